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
    hopeless="overrun.classic.shown.view:hopeless",
    preview="overrun.classic.shown.preview:preview",
    stakes="overrun.classic.shown.preview:stakes",
    refusals="overrun.classic.shown.preview:refusals",
    view_type="overrun.classic.shown.seen:View",
    cast="overrun.classic.shown.guide:cast",
    house_rules="overrun.classic.shown.guide:house_rules",
    box="overrun.classic.shown.guide:box",
    box_type="overrun.classic.content_kinds:Box",
    naming="overrun.classic.naming:NAMING",
    draw_text="overrun.classic.shown.drawing:draw_text",
    reports="overrun.classic.shown.remarks:reports",
    remarks="overrun.classic.shown.remarks:remarks",
    rare=frozenset({"drop", "concede"}),
    bots="overrun.agents.classic.part:PART",
    lab="overrun.lab.classic:PART",
    env="overrun.env.classic:part",
    env_id="overrun/Classic-v0",
    page="classic:CLASSIC",
    index=("classic",),
)

__all__ = ["GAME"]
