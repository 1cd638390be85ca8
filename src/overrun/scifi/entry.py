"""The entry of a science-fiction box. What depends on the box is in its own package, all else is shared."""

from overrun.game_entry import GameEntry


def entry(box: str, title: str, env_id: str) -> GameEntry:
    """The entry of the box in the package `overrun.<box>`."""
    own = f"overrun.{box}"
    return GameEntry(
        id=box,
        title=title,
        content=f"{own}.content:CONTENT",
        ruleset=f"{own}.rules:RULESET",
        vocabulary="overrun.scifi.vocabulary:VOCABULARY",
        missions=f"{own}.rules:missions",
        survivors=f"{own}.rules:survivors",
        setup_type="overrun.scifi.setup:SetupOptions",
        preview="overrun.scifi.shown.preview:preview",
        stakes="overrun.scifi.shown.preview:stakes",
        refusals="overrun.scifi.shown.preview:refusals",
        view_type="overrun.scifi.shown.seen:View",
        cast=f"{own}.guide:cast",
        house_rules="overrun.scifi.shown.guide:house_rules",
        switches=f"{own}.guide:switches",
        switched="overrun.scifi.shown.guide:switched",
        box=f"{own}.guide:box",
        box_type="overrun.scifi.content_kinds:Box",
        naming="overrun.scifi.naming:NAMING",
        draw_text="overrun.scifi.shown.drawing:draw_text",
        reports="overrun.scifi.shown.remarks:reports",
        remarks="overrun.scifi.shown.remarks:remarks",
        rare=frozenset({"drop", "concede"}),
        bots="overrun.agents.scifi.part:PART",
        lab="overrun.lab.scifi:PART",
        env="overrun.env.scifi:part",
        env_id=env_id,
        page="scifi:SCIFI",
        shared_words=("scifi",),
        index=("scifi", box),
    )
