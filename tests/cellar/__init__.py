"""The toy game as a plug-in brings it: one entry that names everything, exactly as a built-in game does."""

from overrun.game_entry import GameEntry

GAME = GameEntry(
    id="cellar",
    title="The cellar",
    content="tests.cellar.content:CONTENT",
    ruleset="tests.cellar.rules:RULESET",
    missions="tests.cellar.rules:missions",
    setup_type="tests.cellar.rules:SetupOptions",
    cast="tests.cellar.telling:cast",
    naming="tests.cellar.telling:naming",
    draw_text="tests.cellar.telling:draw_text",
    bots="tests.cellar.parts:BOTS",
    lab="tests.cellar.parts:LAB",
    env="tests.cellar.parts:env",
    env_id="cellar/Cellar-v0",
    page="cellar:CELLAR",
    words_folder="tests.cellar:words",
    shared_words=("classic",),
    index=("cellar", "classic"),
    index_folder="tests.cellar:rule_index",
)
