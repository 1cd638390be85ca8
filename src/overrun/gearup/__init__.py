"""Gear Up: the flip-and-write game for one to six players."""

from overrun.game_entry import GameEntry

GAME = GameEntry(
    id="gearup",
    title="Gear Up",
    content="overrun.gearup.content:CONTENT",
    ruleset="overrun.gearup.ruleset:RULESET",
    vocabulary="overrun.gearup.vocabulary:VOCABULARY",
    missions="overrun.gearup.setup:listed_missions",
    survivors="overrun.gearup.setup:listed_survivors",
    setup_type="overrun.gearup.setup:SetupOptions",
    refusals="overrun.gearup.refusals:refusals",
    view_type="overrun.gearup.seen:View",
    cast="overrun.gearup.guide:cast",
    house_rules="overrun.gearup.guide:house_rules",
    naming="overrun.gearup.naming:NAMING",
    draw_text="overrun.gearup.drawing:draw_game",
    reports="overrun.gearup.telling:reports",
    remarks="overrun.gearup.telling:remarks",
    bots="overrun.agents.gearup.part:PART",
    lab="overrun.lab.gearup:PART",
    env="overrun.env.gearup:part",
    env_id="overrun/GearUp-v0",
    page="gearup:GEARUP",
    index=("gearup",),
)

__all__ = ["GAME"]
