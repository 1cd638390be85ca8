"""All other questions: cards, dice, damage, splits, skills, the order of turns."""

from __future__ import annotations

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.aims import FLAMETHROWER, GRENADE, has_fire
from overrun.agents.scifi.arms import worth
from overrun.agents.scifi.held import Held
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.situation import Ground, Situation
from overrun.agents.scifi.turn import Ahead, Turn
from overrun.agents.sensible import Choice
from overrun.core import Option, Question
from overrun.core.verb import AnyVerb
from overrun.scifi.words import (
    ACTIVATE,
    AIM_AT,
    APPEAR,
    ASK_ARRANGE,
    ASK_DAMAGE,
    ASK_FIND,
    ASK_FOLLOW,
    ASK_FREE_ATTACK,
    ASK_HIT_AND_RUN,
    ASK_HOSTILE_HIT,
    ASK_SHARE,
    ATTACH,
    ATTACH_FOUND,
    DEAL,
    DISCARD,
    DO_NOT_HIDE,
    DO_NOT_LEAVE,
    ENOUGH_DICE,
    FOLLOW,
    GIVE_DRONE,
    HIT,
    HIT_PERSON,
    KEEP_INSTEAD,
    LATER,
    LEAVE_SPAWN,
    NO_FREE_ATTACK,
    NO_REAPING,
    PLACE_ABOMINATION,
    PUT,
    ROLL_SO_MANY,
    RUN,
    SPAWN_HERE,
    STAY_BEHIND,
    STAY_THERE,
    SWAP,
    TAKE_DAMAGE,
    TOWARDS,
    VIA,
    WALK_TO,
    WARD_OFF,
    kind_held,
    parts_held,
)
from overrun.skirmish.words import ASK_REROLL, DICE, KEEP_ROLL, LEARN, ROLL_AGAIN, SPAWN_FIRST, ZONE

# Skills the bot likes, best first; what is not here comes after.
LIKED = (
    "plus-1-free-action-combat",
    "plus-1-action",
    "plus-1-free-action-move",
    "plus-1-free-action-ranged",
    "plus-1-free-action-melee",
    "auto-repair",
    "tough",
    "medic",
    "plus-1-die-combat",
    "plus-1-to-dice-roll-combat",
    "plus-1-damage-action-combat",
    "lucky",
    "sniper",
    "unstoppable",
)


def activate(question: Question, now: Situation, plan: Plan) -> Choice:
    """Who is in danger and can do something about it goes first; who is to take a token goes early."""

    def urgency(option: Option) -> float:
        if LATER.made(option):
            return -99.0
        person = now.named(*ACTIVATE.read(option))
        here = now.crowd.get(person.zone, 0.0)
        way = plan.field(plan.aim(person), person)[person.zone]
        value = 3.0 * min(here, 3.0) * (0.5 + person.power) - 0.1 * min(way, 30.0) - 0.3 * person.xp / 7
        return value - (0.5 * person.xp if plan.learners else 0.0)

    return Choice(max(question.options, key=urgency), "any")


def find(question: Question, now: Situation, plan: Plan) -> Choice:
    """Keep what is good, attach ammo, throw away what is worst."""
    kinds = now.world.kinds
    _, card = ASK_FIND.read(question)

    def value(option: Option) -> float:
        if DISCARD.made(option):
            return 0.1
        gain = worth(kinds[card]) + (3.0 if card in plan.wanted else 0.0)
        if ATTACH_FOUND.made(option):
            _, weapon = ATTACH_FOUND.read(option)
            return gain + (3.0 if kinds[kind_held(weapon)].prototype else 1.0)
        if KEEP_INSTEAD.made(option):
            lost = kind_held(KEEP_INSTEAD.read(option)[1])
            gain -= worth(kinds[lost]) + (5.0 if lost in plan.wanted else 0.0)
        return gain

    return Choice(max(question.options, key=value), "keep-card")


def arrange(question: Question, now: Situation, plan: Plan) -> Choice:
    """One improvement after the other: weapons to hand, ammo to weapons, worn things on the body."""
    thinking = Rearranging(now, plan, ASK_ARRANGE.read(question))
    best = max(question.options, key=thinking.value)
    return Choice(best if thinking.value(best) > 0.4 else question.options[0], "reorganise")


class Rearranging:
    """Thinking about the cards of one survivor, or of two who trade."""

    def __init__(self, now: Situation, plan: Plan, names: tuple[str, ...]):
        self.now = now
        self.plan = plan
        self.people = {name: now.named(name) for name in names}
        self.first = names[0]
        self.fire = plan.fire and has_fire(*self.people.values())

    def value(self, option: Option) -> float:
        """What a move of cards gains."""
        if ATTACH.made(option):
            _, source, _ = ATTACH.read(option)
            return 3.0 if source.endswith("backpack") else 0.0
        if PUT.made(option):
            return self._moved(PUT.read(option))
        if SWAP.made(option):
            one, here, two, there = SWAP.read(option)
            return self._moved((one, here, there), (two, there, here))
        return 0.0

    def _moved(self, *moves: tuple[str, str, str]) -> float:
        """What is gained if cards go from one part of somebody's dashboard to another."""
        hands = {name: list(person.hands) for name, person in self.people.items()}
        gain = 0.0
        for card, source, target in moves:
            gain += self._for_the_mission(kind_held(card), source, target)
            gain += self._taken(card, source, hands) + self._placed(card, target, hands)
        for name, person in self.people.items():
            if hands[name] != person.hands:
                gain += self.now.armoury.worth(hands[name], person.able)
                gain -= self.now.armoury.worth(person.hands, person.able)
        if len(self.people) > 1 and not any(target.endswith(("hand", "body")) for _, _, target in moves):
            gain -= 0.5
        return gain

    def _for_the_mission(self, kind: str, source: str, target: str) -> float:
        """Grenades go to whoever throws them, a flamethrower to a hand."""
        thrower, gain = self.plan.thrower, 0.0
        if thrower is not None and kind == GRENADE:
            if len(self.people) > 1:
                hers = f"{thrower.id}/"
                gain += w.DEED * (target.startswith(hers) - source.startswith(hers))
            if self.plan.blast_at:
                hand = f"{thrower.id}/hand"
                gain += w.READY * ((target == hand) - (source == hand))
        if kind == FLAMETHROWER and self.fire:
            gain += w.READY * (target.endswith("hand") - source.endswith("hand"))
        return gain

    def _taken(self, card: str, place: str, hands: dict[str, list[Held]]) -> float:
        owner, _, spot = place.rpartition("/")
        kind = kind_held(card)
        if spot == "hand":
            held = hands[owner or self.first]
            held.remove(next(other for other in held if other.kind == kind))
        return -worth(self.now.world.kinds[kind]) if spot == "body" else 0.0

    def _placed(self, card: str, place: str, hands: dict[str, list[Held]]) -> float:
        owner, _, spot = place.rpartition("/")
        kind, *ammo = parts_held(card)
        if spot == "hand":
            hands[owner or self.first].append(Held(kind, tuple(ammo)))
        return worth(self.now.world.kinds[kind]) if spot == "body" else 0.0


def dice(question: Question) -> Choice:
    """As many as there may be."""
    return Choice(max(question.options, key=ROLL_SO_MANY.read), "any")


def reroll(question: Question) -> Choice:
    """Roll again after a poor roll."""
    _, hits = ASK_REROLL.read(question)
    if hits == 0:
        return Choice(next(option for option in question.options if ROLL_AGAIN.made(option)), "reroll")
    return Choice(KEEP_ROLL.of(), "keep-roll")


def hit(question: Question, now: Situation) -> Choice:
    """Hunters first, then what is strong; never a friend."""
    order = {figure.id: (figure.actions, figure.attack) for figure in now.world.figures}
    return Choice(max(question.options, key=lambda option: order[HIT.read(option)[0]]), "hit")


def share(question: Question, now: Situation, plan: Plan) -> Choice:
    """One attack at a time to whoever can best take it; machines first."""
    _, kind, _, *shares = ASK_SHARE.read(question)
    power = next((f.attack for f in now.world.figures if f.id == kind), 1)
    offered = {option: TAKE_DAMAGE.read(option) for option in question.options}
    people = {person.id: person for person in now.alive}
    machines = {machine.of for machine in now.state.machines}
    given = dict(zip(shares[::2], shares[1::2], strict=True))

    def cost(option: Option) -> float:
        name, _ = offered[option]
        person = people.get(name)
        if person is None:
            return -5.0 if name in machines and name not in plan.needed else 50.0
        if any(skill.id.startswith("ironclad") and skill.id.endswith(kind) for skill in person.able.skills):
            return -10.0
        left = person.armour + person.wards - int(given[person.id]) - power
        if left <= 0:
            return 100.0 if int(given[person.id]) < person.armour + person.wards else 1.0
        return 10.0 / left

    best = min([option for option, (_, number) in offered.items() if number == 1], key=cost)
    target, _ = offered[best]
    if target not in people and cost(best) < 0:
        same = [option for option, (name, _) in offered.items() if name == target]
        best = max(same, key=lambda option: offered[option][1])
    return Choice(best, "victim")


def hostile_target(question: Question, now: Situation) -> Choice:
    """A machine shoots where most can be borne."""

    def borne(option: Option) -> int:
        return sum(person.spare for person in now.at(*AIM_AT.read(option)))

    return Choice(max(question.options, key=borne), "victim")


def hostile_hit(question: Question, now: Situation) -> Choice:
    """The hits of a machine go round, the soundest first."""
    people = {person.id: person.spare for person in now.alive}
    order = sorted(question.options, key=lambda option: people.get(*HIT_PERSON.read(option), 0))
    _, hits = ASK_HOSTILE_HIT.read(question)
    return Choice(order[-(hits % len(order))], "victim")


def damage(question: Question, now: Situation) -> Choice:
    """Armour made for it is spent; other cards only to live on."""
    name, left = ASK_DAMAGE.read(question)
    person = now.named(name)
    spent = [option for option in question.options if WARD_OFF.made(option)]
    kinds = {option: now.world.kinds[kind_held(*WARD_OFF.read(option))] for option in spent}
    made = [option for option, kind in kinds.items() if kind.prevents_damage]
    if made:
        return Choice(made[0], "victim")
    if kinds and left >= person.armour:
        return Choice(min(kinds, key=lambda option: worth(kinds[option])), "victim")
    return Choice(question.options[0], "victim")


def skill(question: Question) -> Choice:
    """What the bot likes best."""

    def rank(option: Option) -> int:
        (name,) = LEARN.read(option)
        return LIKED.index(name) if name in LIKED else len(LIKED)

    return Choice(min(question.options, key=rank), "learn")


# What the players decide for the xenos: in each case about a zone.
FOR_XENOS: tuple[AnyVerb, ...] = (TOWARDS, VIA, SPAWN_FIRST, APPEAR, PLACE_ABOMINATION, SPAWN_HERE)


def _where(option: Option) -> int:
    return next(verb for verb in FOR_XENOS if verb.made(option)).part(option, ZONE)


def far_off(question: Question, ground: Ground) -> Choice:
    """Xenos go, and appear, where they are farthest from us."""
    ours = {survivor.zone for survivor in ground.state.survivors if survivor.fate == "alive"}

    def away(option: Option) -> int:
        row = ground.swarm.distances(_where(option))
        return min((row[zone] for zone in ours if row[zone] >= 0), default=0)

    return Choice(max(question.options, key=away), "any")


def gear(question: Question, now: Situation) -> Choice:
    """The better a fighter, the better the weapon."""

    def value(option: Option) -> float:
        deal = next((verb for verb in (DEAL, GIVE_DRONE) if verb.made(option)), None)
        if deal is None:
            return -1.0
        name, card = deal.read(option)
        person, kind = now.named(name), now.world.kinds[card]
        held = sum(worth(now.world.kinds[other.kind]) for other in person.hands)
        return worth(kind) - held + (1.0 if kind.ranged and person.able.value(DICE["ranged"]) else 0.0)

    return Choice(max(question.options, key=value), "any")


def leave(question: Question) -> Choice:
    """Out."""
    return Choice(next(option for option in question.options if option is not DO_NOT_LEAVE.of()), "advance")


# What is not what a survivor can do.
NO: tuple[AnyVerb, ...] = (ENOUGH_DICE, NO_REAPING, DO_NOT_HIDE, LEAVE_SPAWN, STAY_THERE)


def yes(question: Question) -> Choice:
    """The first that is not a no."""
    good = [option for option in question.options if not any(verb.made(option) for verb in NO)]
    return Choice((good or list(question.options))[0], "any")


def follow(question: Question, now: Situation, plan: Plan) -> Choice:
    """Machines come along, but for those that must not be lost: xenos would go for them."""
    _, machine, _ = ASK_FOLLOW.read(question)
    return Choice((STAY_BEHIND if machine in plan.needed else FOLLOW).of(machine), "any")


def first(question: Question) -> Choice:
    """It does not matter."""
    return Choice(question.options[0], "any")


def free_attack(question: Question, now: Situation, plan: Plan) -> Choice:
    """An attack for nothing is taken if it can kill something."""
    turn = Turn(now, plan, now.named(*ASK_FREE_ATTACK.read(question)))
    rated = [
        rated
        for option in question.options
        if not NO_FREE_ATTACK.made(option)
        for rated in turn.consider(option, Ahead(0.0, 0.0))
    ]
    best = max(rated, key=lambda found: found[0], default=None)
    return best[1] if best is not None else Choice(question.options[-1], "any")


def hit_and_run(question: Question, now: Situation, plan: Plan) -> Choice:
    """Away if that is better."""
    me = now.named(*ASK_HIT_AND_RUN.read(question))
    turn = Turn(now, plan, me)
    best, chosen = turn.best_place(me.zone, me.actions)[0], question.options[-1]
    for option in question.options[:-1]:
        value = turn.best_place(*RUN.read(option), me.actions)[0]
        if value > best:
            best, chosen = value, option
    return Choice(chosen, "flee")


def walk(question: Question, now: Situation) -> Choice:
    """Scientists keep away from xenos."""
    best = min(question.options, key=lambda option: now.crowd.get(*WALK_TO.read(option), 0.0))
    return Choice(best, "any")
