"""Cards found, kept, lost and moved about."""

from __future__ import annotations

from collections import Counter

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.arms import WORTH
from overrun.agents.classic.hands import WOUND
from overrun.agents.classic.scene import Person, Scene
from overrun.agents.sensible import Choice
from overrun.core import Question


def worth(card: str, person: Person, plan: Plan) -> float:
    """What a card is worth to somebody who carries it."""
    value = WORTH.get(card, 1.0)
    kinds = plan.world.kinds
    if card in plan.wanted:
        team = sum(other.cards.count(card) for other in plan.scene.alive)
        value = 8.0 if team <= 1 or plan.keep_all_wanted else 1.0
    number = person.cards.count(card)
    if number > 1:
        dual = kinds[card].dual
        value = value + 1.0 if dual and number == 2 else value * 0.3
    if card.startswith("plenty-of-ammo"):
        value = 4.0 if any(weapon in person.cards for weapon in kinds[card].rerolls) else 0.8
    if card == "scope" and "rifle" in person.cards:
        value = 5.0
    if card in ("gasoline", "glass-bottles"):
        twin = "gasoline" if card == "glass-bottles" else "glass-bottles"
        value = 6.0 if twin in person.cards else 2.5
    if kinds[card].opens_doors and number == 1:
        openers = sum(other.could_open(plan.world) for other in plan.scene.alive)
        if openers <= 2:
            value += 3.0
    return value


def find(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Keep a card, in the place of the least useful one if need be."""
    person = scene.named(str(question.subject[0]))
    card = str(question.subject[1])
    discard = next(option for option in question.options if option.verb == "discard")
    keep = next(
        (option for option in question.options if option.verb == "keep" and len(option.args) == 1), None
    )
    if keep is not None:
        return Choice(keep, "keep")
    mine = worth(card, person, plan)
    best, least = discard, mine
    for option in question.options:
        if option.verb == "keep":
            value = worth(str(option.args[1]), person, plan)
            if value < least:
                best, least = option, value
    return Choice(best, "keep" if best.verb == "keep" else "discard")


def arrange(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Bring the best cards into the hands, one at a time."""
    done = question.options[0]
    for option in question.options:
        if option.verb == "combine":
            return Choice(option, "combine")
    people = [scene.named(str(name)) for name in question.subject]
    if len(people) == 2:
        given = _give(question, people[0], people[1], plan) or _give(question, people[1], people[0], plan)
        if given is not None:
            return given
    for person in people:
        wanted = Counter(scene.armoury.best(person.cards, person.able, person.keeps_opener))
        held = Counter(person.hands)
        missing, spare = wanted - held, held - wanted
        if not missing:
            continue
        hand, reserve = f"{person.id}/hand", f"{person.id}/reserve"
        for option in question.options:
            if option.verb == "put":
                card, here, there = (str(arg).rstrip("*") for arg in option.args)
                if card in missing and here == reserve and there == hand:
                    return Choice(option, "arrange")
        for option in question.options:
            if option.verb == "swap":
                one, here, two, there = (str(arg).rstrip("*") for arg in option.args)
                if here == hand and there == reserve:
                    one, here, two, there = two, there, one, here
                if (
                    one in missing
                    and here == reserve
                    and there == hand
                    and (two in spare or two == "wounded")
                ):
                    return Choice(option, "arrange")
    return Choice(done, "arranged")


def _give(question: Question, giver: Person, taker: Person, plan: Plan) -> Choice | None:
    """A card one can spare goes straight into the other's hand, where there is room or something worse."""
    armoury = plan.scene.armoury
    card, _ = armoury.gift(giver, taker)
    if not card:
        return None
    aside = f"put {WOUND} {taker.id}/hand {taker.id}/reserve"
    spare = Counter(taker.hands) - Counter(armoury.best((*taker.cards, card), taker.able, taker.keeps_opener))
    for option in question.options:
        if option.verb not in ("put", "swap"):
            continue
        args = tuple(str(arg).rstrip("*") for arg in option.args)
        if args[0] != card or not args[1].startswith(giver.id) or args[-1] != f"{taker.id}/hand":
            continue
        if option.verb == "put" or (args[2] in spare and args[2] != WOUND):
            return Choice(option, "trade")
    return next((Choice(option, "trade") for option in question.options if option.text == aside), None)


def lose(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Of what one carries, the least useful card goes; rather from the reserve."""
    person = scene.named(str(question.subject[0]))

    def cost(place: int) -> float:
        card, where = (str(arg) for arg in question.options[place].args)
        return worth(card, person, plan) + (0.5 if where == "hand" else 0.0)

    best = min(range(len(question.options)), key=cost)
    return Choice(question.options[best], "lose")


def stop_wound(question: Question, scene: Scene, plan: Plan) -> Choice:
    """A mask is there to be used; other cards go when the wound would kill or they are worth little."""
    person = scene.named(str(question.subject[0]))
    stops = [option for option in question.options if option.verb == "stop"]
    best = min(stops, key=lambda option: worth(str(option.args[0]), person, plan))
    return Choice(best, "stop-wound")


def wound_place(question: Question, scene: Scene, plan: Plan) -> Choice:
    """With empty hands a wound goes into the reserve."""
    return Choice(question.options[-1], "lose")


def matching_set(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Two of a kind are better than one."""
    return Choice(question.options[0], "keep")


def destiny(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Draw again when the card is poor."""
    person = scene.named(str(question.subject[0]))
    card = str(question.subject[1])
    poor = plan.world.kinds[card].kind == "ambush" or worth(card, person, plan) < 4
    return Choice(question.options[1 if poor else 0], "keep")
