"""Cards found, kept, lost and moved about."""

from __future__ import annotations

from collections import Counter

from overrun.agents.classic.aims import Plan
from overrun.agents.classic.arms import WORTH
from overrun.agents.classic.hands import WOUND
from overrun.agents.classic.situation import Person, Situation
from overrun.agents.sensible import Choice
from overrun.classic.words import (
    ASK_ARRANGE,
    ASK_DESTINY,
    ASK_FIND,
    ASK_LOSE,
    ASK_WOUND,
    COMBINE_MEANWHILE,
    DISCARD,
    KEEP_CARD,
    KEEP_INSTEAD,
    LOSE,
    PUT,
    STOP_WOUND,
    SWAP,
    kind_held,
    spot,
)
from overrun.core import Question


def worth(card: str, person: Person, plan: Plan) -> float:
    """What a card is worth to somebody who carries it."""
    value = WORTH.get(card, 1.0)
    kinds = plan.world.kinds
    if card in plan.wanted:
        team = sum(other.cards.count(card) for other in plan.now.alive)
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
        openers = sum(other.could_open(plan.world) for other in plan.now.alive)
        if openers <= 2:
            value += 3.0
    return value


def find(question: Question, now: Situation, plan: Plan) -> Choice:
    """Keep a card, in the place of the least useful one if need be."""
    name, card = ASK_FIND.read(question)
    person = now.named(name)
    discard = next(option for option in question.options if DISCARD.made(option))
    keep = next((option for option in question.options if KEEP_CARD.made(option)), None)
    if keep is not None:
        return Choice(keep, "keep")
    mine = worth(card, person, plan)
    best, least = discard, mine
    for option in question.options:
        if KEEP_INSTEAD.made(option):
            value = worth(KEEP_INSTEAD.read(option)[1], person, plan)
            if value < least:
                best, least = option, value
    return Choice(best, "discard" if best is discard else "keep")


def arrange(question: Question, now: Situation, plan: Plan) -> Choice:
    """Bring the best cards into the hands, one at a time."""
    done = question.options[0]
    for option in question.options:
        if COMBINE_MEANWHILE.made(option):
            return Choice(option, "combine")
    people = [now.named(name) for name in ASK_ARRANGE.read(question)]
    if len(people) == 2:
        given = _give(question, people[0], people[1], plan) or _give(question, people[1], people[0], plan)
        if given is not None:
            return given
    for person in people:
        wanted = Counter(now.armoury.best(person.cards, person.able, person.keeps_opener))
        held = Counter(person.hands)
        missing, spare = wanted - held, held - wanted
        if not missing:
            continue
        hand, reserve = spot(person.id, "hand"), spot(person.id, "reserve")
        for option in question.options:
            if PUT.made(option):
                card, here, there = PUT.read(option)
                if kind_held(card) in missing and here == reserve and there == hand:
                    return Choice(option, "arrange")
        for option in question.options:
            if SWAP.made(option):
                one, here, two, there = SWAP.read(option)
                if here == hand and there == reserve:
                    one, here, two, there = two, there, one, here
                better, worse = kind_held(one) in missing, kind_held(two) in spare or two == WOUND
                if here == reserve and there == hand and better and worse:
                    return Choice(option, "arrange")
    return Choice(done, "arranged")


def _give(question: Question, giver: Person, taker: Person, plan: Plan) -> Choice | None:
    """A card one can spare goes straight into the other's hand, where there is room or something worse."""
    armoury = plan.now.armoury
    card, _ = armoury.gift(giver, taker)
    if not card:
        return None
    hand = spot(taker.id, "hand")
    aside = PUT.of(WOUND, hand, spot(taker.id, "reserve"))
    spare = Counter(taker.hands) - Counter(armoury.best((*taker.cards, card), taker.able, taker.keeps_opener))
    for option in question.options:
        if PUT.made(option):
            held, here, there = PUT.read(option)
        elif SWAP.made(option):
            held, here, other, there = SWAP.read(option)
            if kind_held(other) not in spare or other == WOUND:
                continue
        else:
            continue
        if kind_held(held) == card and here.startswith(giver.id) and there == hand:
            return Choice(option, "trade")
    return Choice(aside, "trade") if aside in question.options else None


def lose(question: Question, now: Situation, plan: Plan) -> Choice:
    """Of what one carries, the least useful card goes; rather from the reserve."""
    person = now.named(*ASK_LOSE.read(question))

    def cost(place: int) -> float:
        card, where = LOSE.read(question.options[place])
        return worth(card, person, plan) + (0.5 if where == "hand" else 0.0)

    best = min(range(len(question.options)), key=cost)
    return Choice(question.options[best], "lose")


def stop_wound(question: Question, now: Situation, plan: Plan) -> Choice:
    """A mask is there to be used; other cards go when the wound would kill or they are worth little."""
    person = now.named(*ASK_WOUND.read(question))
    stops = [option for option in question.options if STOP_WOUND.made(option)]
    best = min(stops, key=lambda option: worth(*STOP_WOUND.read(option), person, plan))
    return Choice(best, "stop-wound")


def wound_place(question: Question, now: Situation, plan: Plan) -> Choice:
    """With empty hands a wound goes into the reserve."""
    return Choice(question.options[-1], "lose")


def matching_set(question: Question, now: Situation, plan: Plan) -> Choice:
    """Two of a kind are better than one."""
    return Choice(question.options[0], "keep")


def destiny(question: Question, now: Situation, plan: Plan) -> Choice:
    """Draw again when the card is poor."""
    name, card = ASK_DESTINY.read(question)
    person = now.named(name)
    poor = plan.world.kinds[card].kind == "ambush" or worth(card, person, plan) < 4
    return Choice(question.options[1 if poor else 0], "keep")
