"""Classic Zombicide, 1st edition: every rule, card, skill and mission."""

from overrun.game_entry import GameEntry

GAME = GameEntry(
    id="classic",
    title="Classic",
    content="overrun.classic.content:CONTENT",
    ruleset="overrun.classic.ruleset:RULESET",
    vocabulary="overrun.classic.vocabulary:VOCABULARY",
    missions="overrun.classic.setup:listed_missions",
    survivors="overrun.classic.setup:listed_survivors",
    setup_type="overrun.classic.setup:SetupOptions",
    hopeless="overrun.classic.view:hopeless",
    preview="overrun.classic.preview:preview",
    stakes="overrun.classic.preview:stakes",
    refusals="overrun.classic.preview:refusals",
    view_type="overrun.classic.seen:View",
    cast="overrun.classic.guide:cast",
    house_rules="overrun.classic.guide:house_rules",
    box="overrun.classic.guide:box",
    box_type="overrun.classic.content_kinds:Box",
    naming="overrun.classic.naming:NAMING",
    draw_text="overrun.classic.drawing:draw_text",
    reports="overrun.classic.remarks:reports",
    remarks="overrun.classic.remarks:remarks",
    rare=frozenset({"drop", "concede"}),
    bots="overrun.agents.classic.part:PART",
    lab="overrun.lab.classic:PART",
    env="overrun.env.classic:part",
    env_id="overrun/Classic-v0",
    page="classic:CLASSIC",
    index=("classic",),
)

__all__ = ["GAME"]
