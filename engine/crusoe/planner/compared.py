"""Why an answer is given, or a thing used: what it leaves is counted beside what the other answers leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from engine.contract import Action, Seat
from engine.crusoe.actions import Answer, Order, Pass, Reroll, Stack, Use
from engine.crusoe.ahead.day import FACE
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.meanings.camp import camp_sites
from engine.crusoe.land import steps
from engine.crusoe.names import CardName
from engine.crusoe.parts import CHARACTERS, COMPANIONS, SPACES, Name, Space
from engine.crusoe.people import hearts_left
from engine.crusoe.phases.dice import ABILITY_PRICE, FRIDAY_PRICE
from engine.crusoe.phases.morale import bonus
from engine.crusoe.planner.answers import judged
from engine.crusoe.planner.ground import Ground
from engine.crusoe.planner.reasons import Facts, Reason, hundreds
from engine.crusoe.planner.sites import moved
from engine.crusoe.planner.tally import Sampled, counted, differences, first_gain, led_to
from engine.crusoe.scene import person, players
from engine.crusoe.state import Choosing, Crusoe, Rolling
from engine.crusoe.uses import own
from engine.crusoe.view import CrusoeView

MOST = 4
"""So many other answers are looked at."""


def compared(seen: CrusoeView, seat: Seat, action: Action, legal: Sequence[Action], ground: Ground) -> Reason | None:
    """For whatever is asked outside of a plan, and what is said besides its lines."""
    reason: Reason | None = None
    match action:
        case Answer(word):
            reason = answered(seen, seat, word, legal, ground)
        case Use(thing):
            reason = used(seen, seat, thing, legal, ground)
        case Reroll() | Pass() if isinstance(seen.asked, Rolling):
            reason = rolled(ground.table, seat, action, seen.asked, legal)
        case Pass():
            reason = kept(seen, seat, legal, ground)
        case Stack(wood):
            pile = getattr(ground.table.progress, "pile", 0)
            reason = Reason("piles", facts=Facts("pile", pile, pile + wood))
        case Order():
            reason = ordered(ground, action)
    return reason


def answered(seen: CrusoeView, seat: Seat, word: str, legal: Sequence[Action], ground: Ground) -> Reason:
    """What differs at once; where nothing does, how far away it is, or what the planner reckons with."""
    others = [each.word for each in legal if isinstance(each, Answer) and each.word != word]
    if {word, *others} <= {*CHARACTERS, *COMPANIONS}:
        return of_people(ground.table, word, others)
    mine = led_to(seen, seat, Answer(word), ground.weights)
    tallies = [(each, led_to(seen, seat, Answer(each), ground.weights)) for each in others[:MOST]]
    if (gain := first_gain(tallies, mine)) is not None:
        other, measure, before, after = gain
        return Reason("rather", facts=Facts(measure, before, after, word=other))
    return of_places(ground.table, word, others) or reckoned(ground, seen.asked, word, others)


def of_people(table: Crusoe, word: str, others: Sequence[str]) -> Reason:
    """Whom it strikes or helps: hearts left, beside the one of whom that is most or least."""
    left = {who: hearts_left(table, cast("Name", who)) for who in (word, *others)}
    other = max(others, key=lambda each: abs(left[each] - left[word]))
    if left[other] == left[word]:
        return Reason("as-strong", (word,), Facts("hearts", left[other], left[word], who=cast("Name", other)))
    return Reason("stronger", (word,), Facts("hearts", left[other], left[word], who=cast("Name", other)))


def of_places(table: Crusoe, word: str, others: Sequence[str]) -> Reason | None:
    """A marker does least where it is far to go."""
    if not {word, *others} <= {*SPACES}:
        return None
    far = {where: steps(table.camp, cast("Space", where)) for where in (word, *others)}
    nearest = min(others, key=lambda each: far[each])
    return (
        Reason("farther", (word,), Facts("", far[nearest], far[word], word=nearest))
        if far[nearest] < far[word]
        else None
    )


def reckoned(ground: Ground, todo: object, word: str, others: Sequence[str]) -> Reason:
    """What the planner takes each for, in wounds; where that is hardly a difference, that it is none."""
    assert isinstance(todo, Choosing)
    worth = judged(ground, todo)
    best = max(others, key=lambda each: worth[each])
    more = round(worth[word] - worth[best], 1)
    return Reason("alike" if abs(more) < HARDLY else "reckoned", facts=Facts(after=more, word=best))


HARDLY = 0.2
"""So few wounds are hardly a difference."""


def used(seen: CrusoeView, seat: Seat, thing: str, legal: Sequence[Action], ground: Ground) -> Reason | None:
    """Beside doing without; while planning, beside the table as it is. What only later actions bring has its price."""
    passing = Pass() in legal
    without = led_to(seen, seat, Pass(), ground.weights) if passing else [counted(ground.table)]
    then = led_to(seen, seat, Use(thing), ground.weights)
    if (gain := first_gain([("", without)], then)) is not None:
        return Reason("uses", (thing,), with_price(ground.table, seat, thing, Facts(*gain[1:])))
    if (loss := first_loss(without, then)) is not None:
        return Reason("costs", (thing,), with_price(ground.table, seat, thing, loss))
    return None


def first_loss(without: Sampled, then: Sampled) -> Facts | None:
    """What is better without it."""
    found = first_gain([("", then)], without)
    return Facts(found[1], found[3], found[2]) if found is not None else None


def with_price(table: Crusoe, seat: Seat, thing: str, facts: Facts) -> Facts:
    """RC-046: the tokens that it takes, and how many there will be for what next morning takes."""
    price = dict(own(table, seat))[cast("CardName", thing)].determination if thing in LIBRARY.abilities else 0
    if not price:
        return facts
    kept = players(table)[seat].determination - price
    owed = taken_by_morale(table, seat)
    return replace(facts, price=price, kept=kept, owed=owed if owed > kept else 0)


def taken_by_morale(table: Crusoe, seat: Seat) -> int:
    """RC-060, RC-061: tokens that low morale takes of this player in the next Morale phase, as things stand."""
    first_then = table.first if table.phase == "event" else (table.first + 1) % table.seats
    morale = table.morale + (table.seats == 1) + bonus(table)
    return max(0, -morale) if seat == first_then else 0


def kept(seen: CrusoeView, seat: Seat, legal: Sequence[Action], ground: Ground) -> Reason | None:
    """What could be used here would bring so little, or would only cost something."""
    passed = led_to(seen, seat, Pass(), ground.weights)
    ends = [(each.thing, led_to(seen, seat, each, ground.weights)) for each in legal if isinstance(each, Use)]
    for thing, then in ends:
        if (gain := first_gain([("", passed)], then)) is not None:
            return Reason("keeps", (thing,), Facts(*gain[1:]))
    lost = ((thing, first_loss(passed, then)) for thing, then in ends)
    return next((Reason("keeps", (thing,), loss) for thing, loss in lost if loss is not None), None)


def rolled(table: Crusoe, seat: Seat, action: Action, todo: Rolling, legal: Sequence[Action]) -> Reason | None:
    """RC-081: how likely another roll shows what one wants, and the tokens that would be left."""
    again = action if isinstance(action, Reroll) else next((each for each in rolls(todo, legal)), None)
    if again is None:
        return None
    payer = person(table, "friday") if again.by else players(table)[seat]
    left = payer.determination - (FRIDAY_PRICE if again.by else ABILITY_PRICE)
    odds = FACE[todo.cause.field]
    better = odds["success"] if again.die == "success" else 1 - odds[again.die]
    facts = Facts(before=left, after=hundreds(better), who=todo.cause.actor, die=again.die)
    return Reason("rolls-again" if action is again else "stands", facts=facts)


def rolls(todo: Rolling, legal: Sequence[Action]) -> Iterator[Reroll]:
    """Those of dice that do not show what one wants, success first."""
    for die in ("success", "wound", "adventure"):
        if (getattr(todo, die) == die) != (die == "success"):
            yield from (each for each in legal if isinstance(each, Reroll) and each.die == die)


def ordered(ground: Ground, action: Order) -> Reason | None:
    """RC-060, RC-157, RC-180: what the standing answer would be the wrong one for; nothing where no way is known."""
    table = ground.table
    match action.what:
        case "morale":
            who = table.people[(table.first + 1) % table.seats]
            facts = Facts("wounds", who.wounds, who.determination, who=who.character, word=action.word)
            return Reason("orders-morale", facts=facts)
        case "camp":
            if not (sites := camp_sites(table)):
                return None
            best = max(sites, key=lambda to: moved(ground, to))
            here, there = ([counted(replace(table, camp=where))] for where in (table.camp, best))
            gain = next(differences(here, there), ("produced", here[0]["produced"], there[0]["produced"]))
            return Reason("orders-camp", (best,), Facts(*gain))
    return Reason("orders-arrange", facts=Facts("morale", after=table.morale, word=action.word))
