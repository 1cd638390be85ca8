"""All other questions: cards, dice, damage, splits, skills, the order of turns."""

from __future__ import annotations

from typing import Any

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.aims import FLAMETHROWER, GRENADE, has_fire
from overrun.agents.scifi.arms import worth
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.scene import Ground, Scene
from overrun.agents.scifi.turn import Turn
from overrun.agents.sensible import Choice
from overrun.core import Option, Question
from overrun.skirmish.words import DICE

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


def activate(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Who is in danger and can do something about it goes first; who is to take a token goes early."""

    def urgency(option: Option) -> float:
        if option.verb == "later":
            return -99.0
        person = scene.named(str(option.args[0]))
        here = scene.crowd.get(person.zone, 0.0)
        way = plan.field(plan.aim(person), person)[person.zone]
        value = 3.0 * min(here, 3.0) * (0.5 + person.power) - 0.1 * min(way, 30.0) - 0.3 * person.xp / 7
        return value - (0.5 * person.xp if plan.learners else 0.0)

    return Choice(max(question.options, key=urgency), "any")


def find(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Keep what is good, attach ammo, throw away what is worst."""
    kinds = scene.world.kinds
    card = str(question.subject[1])

    def value(option: Option) -> float:
        if option.verb == "discard":
            return 0.1
        gain = worth(kinds[card]) + (3.0 if card in plan.wanted else 0.0)
        if option.verb == "attach":
            return gain + (3.0 if kinds[str(option.args[1]).split("+")[0]].prototype else 1.0)
        if len(option.args) > 1:
            lost = str(option.args[1]).split("+")[0]
            gain -= worth(kinds[lost]) + (5.0 if lost in plan.wanted else 0.0)
        return gain

    return Choice(max(question.options, key=value), "keep-card")


def arrange(question: Question, scene: Scene, plan: Plan) -> Choice:
    """One improvement after the other: weapons to hand, ammo to weapons, worn things on the body."""
    people = {str(name): scene.named(str(name)) for name in question.subject}
    kinds = scene.world.kinds
    first = str(question.subject[0])
    fire = plan.fire and has_fire(*people.values())

    def called(arg: object) -> dict[str, Any]:
        name, *ammo = str(arg).split("+")
        return {"kind": name, "attached": ammo} if ammo else {"kind": name}

    def moved(*moves: tuple[object, object, object]) -> float:
        """What is gained if cards go from one part of somebody's dashboard to another."""
        hands = {name: list(person.hands) for name, person in people.items()}
        gain = 0.0
        for arg, source, target in moves:
            card = called(arg)
            if plan.thrower is not None and card["kind"] == GRENADE and len(people) > 1:
                gain += w.DEED * (str(target).startswith(f"{plan.thrower.id}/"))
                gain -= w.DEED * (str(source).startswith(f"{plan.thrower.id}/"))
            if plan.thrower is not None and plan.blast_at and card["kind"] == GRENADE:
                gain += w.READY * (str(target) == f"{plan.thrower.id}/hand")
                gain -= w.READY * (str(source) == f"{plan.thrower.id}/hand")
            if card["kind"] == FLAMETHROWER and fire:
                gain += w.READY * (str(target).endswith("hand") - str(source).endswith("hand"))
            for place, sign in ((str(source), -1), (str(target), 1)):
                owner, _, spot = place.rpartition("/")
                if spot == "body":
                    gain += sign * worth(kinds[card["kind"]])
                elif spot == "hand" and sign > 0:
                    hands[owner or first].append(card)
                elif spot == "hand":
                    held = hands[owner or first]
                    held.remove(next(c for c in held if c["kind"] == card["kind"]))
        for name, person in people.items():
            if hands[name] != person.hands:
                gain += scene.armoury.worth(hands[name], person.able)
                gain -= scene.armoury.worth(person.hands, person.able)
        if len(people) > 1 and not any(str(target).endswith(("hand", "body")) for _, _, target in moves):
            gain -= 0.5
        return gain

    def value(option: Option) -> float:
        args = option.args
        match option.verb:
            case "attach":
                return 3.0 if str(args[1]).endswith("backpack") else 0.0
            case "put":
                return moved((args[0], args[1], args[2]))
            case "swap":
                return moved((args[0], args[1], args[3]), (args[2], args[3], args[1]))
        return 0.0

    best = max(question.options, key=value)
    return Choice(best if value(best) > 0.4 else question.options[0], "reorganise")


def dice(question: Question) -> Choice:
    """As many as there may be."""
    return Choice(max(question.options, key=lambda option: int(option.args[0])), "any")


def reroll(question: Question) -> Choice:
    """Roll again after a poor roll."""
    hits = int(question.subject[1])
    keep = next(option for option in question.options if option.verb == "keep")
    if hits == 0:
        return Choice(next(option for option in question.options if option.verb != "keep"), "reroll")
    return Choice(keep, "keep-roll")


def hit(question: Question, scene: Scene) -> Choice:
    """Hunters first, then what is strong; never a friend."""
    order = {figure.id: (figure.actions, figure.attack) for figure in scene.world.figures}
    targets = [option for option in question.options if option.args and option.args[0] in order]
    if not targets:
        return Choice(question.options[-1], "spare")
    return Choice(max(targets, key=lambda option: order[str(option.args[0])]), "hit")


def share(question: Question, scene: Scene, plan: Plan) -> Choice:
    """One attack at a time to whoever can best take it; machines first."""
    kind = str(question.subject[1])
    power = next((f.attack for f in scene.world.figures if f.id == kind), 1)
    singles = [option for option in question.options if int(option.args[1]) == 1]
    people = {person.id: person for person in scene.alive}
    given = dict(zip(question.subject[3::2], question.subject[4::2], strict=True))

    def cost(option: Option) -> float:
        person = people.get(str(option.args[0]))
        if person is None:
            machine = any(m["id"] == option.args[0] for m in scene.view["machines"])
            return -5.0 if machine and option.args[0] not in plan.needed else 50.0
        if any(skill.id.startswith("ironclad") and skill.id.endswith(kind) for skill in person.able.skills):
            return -10.0
        left = person.armour + person.wards - int(given[person.id]) - power
        if left <= 0:
            return 100.0 if int(given[person.id]) < person.armour + person.wards else 1.0
        return 10.0 / left

    best = min(singles, key=cost)
    machine = str(best.args[0]) not in people
    if machine and cost(best) < 0:
        same = [option for option in question.options if option.args[0] == best.args[0]]
        best = max(same, key=lambda option: int(option.args[1]))
    return Choice(best, "victim")


def hostile_target(question: Question, scene: Scene) -> Choice:
    """A machine shoots where most can be borne."""

    def borne(option: Option) -> int:
        return sum(person.spare for person in scene.at(int(option.args[0])))

    return Choice(max(question.options, key=borne), "victim")


def hostile_hit(question: Question, scene: Scene) -> Choice:
    """The hits of a machine go round, the soundest first."""
    people = {person.id: person.spare for person in scene.alive}
    order = sorted(question.options, key=lambda option: people.get(str(option.args[0]), 0))
    return Choice(order[-(int(question.subject[1]) % len(order))], "victim")


def damage(question: Question, scene: Scene) -> Choice:
    """Armour made for it is spent; other cards only to live on."""
    person = scene.named(str(question.subject[0]))
    left = int(question.subject[1])
    kinds = scene.world.kinds
    cards = [option for option in question.options if option.verb == "discard"]
    made = [option for option in cards if kinds[str(option.args[0]).split("+")[0]].prevents_damage]
    if made:
        return Choice(made[0], "victim")
    if cards and left >= person.armour:
        return Choice(
            min(cards, key=lambda option: worth(kinds[str(option.args[0]).split("+")[0]])), "victim"
        )
    return Choice(question.options[0], "victim")


def skill(question: Question) -> Choice:
    """What the bot likes best."""

    def rank(option: Option) -> int:
        name = str(option.args[0])
        return LIKED.index(name) if name in LIKED else len(LIKED)

    return Choice(min(question.options, key=rank), "learn")


def far_off(question: Question, ground: Ground) -> Choice:
    """Xenos go, and appear, where they are farthest from us."""
    ours = {seen["zone"] for seen in ground.view["survivors"] if seen["fate"] == "alive"}

    def away(option: Option) -> int:
        row = ground.swarm.distances(int(option.args[-1]))
        return min((row[zone] for zone in ours if row[zone] >= 0), default=0)

    return Choice(max(question.options, key=away), "any")


def gear(question: Question, scene: Scene) -> Choice:
    """The better a fighter, the better the weapon."""

    def value(option: Option) -> float:
        if option.verb in ("done", "none"):
            return -1.0
        person = scene.named(str(option.args[0]))
        kind = scene.world.kinds[str(option.args[1])]
        held = sum(worth(scene.world.kinds[card["kind"]]) for card in person.hands)
        return worth(kind) - held + (1.0 if kind.ranged and person.able.value(DICE["ranged"]) else 0.0)

    return Choice(max(question.options, key=value), "any")


def leave(question: Question) -> Choice:
    """Out."""
    return Choice(next(o for o in question.options if o.verb == "leave"), "advance")


def yes(question: Question) -> Choice:
    """The first that is not a no."""
    good = [o for o in question.options if o.verb not in ("no", "stay", "none", "decline", "keep")]
    return Choice((good or list(question.options))[0], "any")


def follow(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Machines come along, but for those that must not be lost: xenos would go for them."""
    staying = question.options[-1]
    return Choice(staying if staying.args[0] in plan.needed else question.options[0], "any")


def first(question: Question) -> Choice:
    """It does not matter."""
    return Choice(question.options[0], "any")


def free_attack(question: Question, scene: Scene, plan: Plan) -> Choice:
    """An attack for nothing is taken if it can kill something."""
    me = scene.named(str(question.subject[0]))
    turn = Turn(scene, plan, me)
    rated = [
        rated
        for option in question.options
        if option.verb != "no"
        for rated in turn.consider(option, 0.0, 0.0)
    ]
    best = max(rated, key=lambda found: found[0], default=None)
    return best[1] if best is not None else Choice(question.options[-1], "any")


def hit_and_run(question: Question, scene: Scene, plan: Plan) -> Choice:
    """Away if that is better."""
    me = scene.named(str(question.subject[0]))
    turn = Turn(scene, plan, me)
    best, chosen = turn.best_place(me.zone, me.actions)[0], question.options[-1]
    for option in question.options[:-1]:
        value = turn.best_place(int(option.args[0]), me.actions)[0]
        if value > best:
            best, chosen = value, option
    return Choice(chosen, "flee")


def walk(question: Question, scene: Scene) -> Choice:
    """Scientists keep away from xenos."""
    best = min(question.options, key=lambda option: scene.crowd.get(int(option.args[0]), 0.0))
    return Choice(best, "any")
