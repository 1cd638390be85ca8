"""Somebody who plays the tutorial by clicking what the page offers."""

from __future__ import annotations

from playwright.sync_api import Page

# The way from the kitchen to the bathroom with the token, zone by zone.
WAY = {11: 12, 9: 12, 12: 13, 13: 10, 10: 8, 8: 7, 6: 7, 3: 6, 0: 3, 7: 4, 4: 5, 5: 2, 1: 2}


class Player:
    """Looks at the page and clicks. Everything it knows, it reads from the page."""

    def __init__(self, page: Page):
        self.page = page
        self.at = -2

    def wait(self) -> str:
        """Until the page asks something new; what kind of question it is, or nothing at the end."""
        self.page.wait_for_function(
            """before => {
                const bar = document.querySelector("[data-question]");
                return bar && Number(bar.dataset.at) !== before;
            }""",
            arg=self.at,
        )
        bar = self.page.locator("[data-question]")
        self.at = int(bar.get_attribute("data-at") or 0)
        return bar.get_attribute("data-question") or ""

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def option(self, text: str) -> bool:
        """Take an option of the open question, through its group if it stands in one."""
        if not self.has(f"[data-option='{text}']"):
            return False
        self.click(f"[data-option='{text}']")
        return True

    def zone(self) -> int:
        return int(self.page.locator(".right [data-survivor]").get_attribute("data-zone") or -1)

    def act(self) -> None:
        """One answer to the question on the screen."""
        kind = self.page.locator("[data-question]").get_attribute("data-question")
        if kind == "action":
            self.action()
        else:
            self.click("[data-question] [data-option]")

    def action(self) -> None:
        if self.has("[data-group=objective]"):
            self.click("[data-group=objective]")
        elif self.has("[data-group=attack]"):
            self.click("[data-group=attack]")
            self.page.locator("[data-roll]").wait_for()
            self.click("[data-roll]")
        elif self.has("[data-group=door]"):
            self.click("[data-group=door]")
            if self.has("[data-menu=door]"):
                self.click("[data-menu=door] [data-option]")
        elif self.has("[data-group=search]") and not self.has(
            ".right [data-card=pistol], .right [data-card=crowbar], .right [data-card=fire-axe]"
        ):
            self.click("[data-group=search]")
        elif not self.go():
            self.click("[data-group=end]")

    def go(self) -> bool:
        """One zone nearer to the token."""
        if not self.has("[data-group=move]"):
            return False
        target = WAY.get(self.zone())
        single = self.page.locator("[data-group=move] .number").count() == 0
        self.click("[data-group=move]")
        if single:
            return True
        if target is not None and self.option(f"move {target}"):
            return True
        self.page.keyboard.press("Escape")
        return False

    def play(self, answers: int = 400) -> bool:
        """Until the end; whether it was won."""
        for _ in range(answers):
            if not self.wait():
                break
            self.act()
        return "won" in self.page.locator("dialog[open] h2").inner_text()
