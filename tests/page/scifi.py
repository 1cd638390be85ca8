"""Somebody who plays Invader and Dark Side by clicking: positions to start from, how answers are given."""

from __future__ import annotations

from functools import cache
from typing import Any

import overrun
from overrun.agents import make
from overrun.core import Game
from overrun.scenario import SciFiScenario, scifi
from tests.page.conftest import House, Opener
from tests.page.driver import Player

ATTACKS = ("melee", "melee-both", "shoot", "shoot-both", "blast")
GROUPS = {
    **dict.fromkeys(ATTACKS, "attack"),
    **dict.fromkeys(("move", "sprint", "zero-g-run"), "move"),
    **dict.fromkeys(("machine-move", "machine-melee", "machine-shoot", "unlock"), "machine"),
    **dict.fromkeys(("open", "close", "weld"), "door"),
    **dict.fromkeys(("take", "take-prototype", "take-search-drone", "set-charge", "collapse"), "objective"),
    **dict.fromkeys(("reorganise", "use"), "cards"),
    **dict.fromkeys(("charge", "bloodlust", "lead", "shove", "taunt", "rescue"), "skill"),
    **{verb: verb for verb in ("search", "oxygen", "trade", "noise", "end")},
}
AIMED = {"melee": 2, "melee-both": 2, "machine-melee": 2, "shoot": 3, "shoot-both": 3, "machine-shoot": 3}


class Clicker(Player):
    """Gives any answer by clicking: in the list, through its group, on the attack card."""

    def take(self, text: str) -> None:
        verb = text.partition(" ")[0]
        if self.has(f"[data-question] [data-option='{text}']"):
            self.click(f"[data-question] [data-option='{text}']")
        elif self.has(f"[data-only='{text}']"):
            self.click(f"[data-only='{text}']")
        else:
            self.click(f"[data-group={GROUPS.get(verb, 'other')}]")
            if verb not in ATTACKS:
                way = " ".join(text.split()[: AIMED.get(verb)])
                self.click(f"[data-menu] [data-option='{way}']")
        if verb in ATTACKS or verb in ("machine-melee", "machine-shoot"):
            self.attack(text)

    def attack(self, text: str) -> None:
        way = " ".join(text.split()[: AIMED.get(text.partition(" ")[0])])
        self.page.locator("[data-attack]").wait_for()
        for step in (f"[data-way='{way}']", f"[data-aim='{text}']"):
            if self.has(step):
                self.click(step)
        self.page.locator(f"[data-attack='{text}']").wait_for()
        self.click("[data-roll]")

    def won(self) -> bool:
        return "won" in self.page.locator("dialog[open] h2").inner_text()


def sit_at(visit: Opener, house: House, game: Game[Any, Any], **settings: Any) -> Clicker:
    """The page open at a table with this very position on it."""
    links = house.put(game)
    page = visit(
        f"/#/t/{links['id']}", keys={links["id"]: [seat["token"] for seat in links["seats"]]}, **settings
    )
    page.locator("[data-ready=yes]").wait_for()
    player = Clicker(page)
    player.wait()
    return player


@cache
def winning(mission: str, *seeds: int) -> tuple[int, tuple[str, ...]]:
    """A seed with which bots win, and all their answers; the seeds named are tried before others."""
    for seed in dict.fromkeys((*seeds, *range(1, 100))):
        game = overrun.new(mission, seed=seed, seats=1, undo="until reveal")
        agent = make("sensible", seed)
        answers: list[str] = []
        while game.question is not None:
            answers.append(agent(game.for_agent()).text)
            game.choose(answers[-1])
        if game.view()["result"]["won"]:
            return seed, tuple(answers)
    raise AssertionError(f"bots never win {mission}")


def crowd() -> SciFiScenario:
    """Mitsuki with friends and xenos around her, on a board with everything Invader has."""
    return (
        scifi("invader/m5-arms-race")
        .survivor(
            "mitsuki",
            36,
            hands=["smg+plenty-of-bullets", "prototype-light-machine-gun"],
            body=["oxygen-tank", "ablative-armor"],
            backpack=["energy-cell", "mre"],
            tokens=["purple"],
            armour=1,
            experience=8,
        )
        .survivor("baraka", 36, hands=["cattle-prod"], body=["oxygen-tank"])
        .survivor("cole", 30, hands=["smg"], camouflaged=True)
        .survivor("vivian", 37, hands=["flamethrower+canister"])
        .survivor("jared", 37, hands=["cattle-prod"])
        .survivor("magnus", 37)
        .xenos(30, worker=3, tank=1, hunter=2)
        .xenos(21, {"spoiler-abomination": 1})
        .mold(21)
        .dead_mold(14)
        .noise(37, 2)
        .machine("peacekeeper", 36)
        .doors(closed=(45,), destroyed=(39,))
    )


def demolition() -> SciFiScenario:
    """Demo Squad, with enough charges at the yellow pillar."""
    return (
        scifi("darkside/m10-demo-squad")
        .survivor("miranda", "15-V.c2", hands=["assault-rifle"], tokens=["red"])
        .survivor("drake", "13-R.b2", hands=["pistol", "seismic-grenade"])
        .survivor("reese", "17-R.c2")
        .survivor("miles", "13-R.a3")
        .survivor("umkos", "15-V.b1")
        .survivor("radka", "13-R.c2")
        .xenos("12-V.b3", {"driller-worker": 3})
        .xenos("16-V.a1", {"driller-tank": 1, "driller-abomination": 1})
        .xenos("18-V.a1", {"driller-hunter": 2})
        .pits("13-R.b1")
        .filled_pits("17-R.b1")
        .so_far(charges=("yellow", "yellow", "yellow", "pink"))
    )
