"""The three dice of an action: rolled, rolled again, applied in order."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.contract import Choice, Illegal, Seat
from engine.crusoe.actions import Reroll
from engine.crusoe.camp import take_token
from engine.crusoe.cards.words import AnyEffect, Determination, Fail, Finish, Succeed, Venture, Wound
from engine.crusoe.ending import said
from engine.crusoe.events import DiceRolled, DieRerolled
from engine.crusoe.gates import can_save
from engine.crusoe.land import has_token
from engine.crusoe.parts import DICE, FRIDAY, REROLLED_BY, Die, Name
from engine.crusoe.people import give_determination, hearts_left
from engine.crusoe.scene import Scene, is_here, person, players
from engine.crusoe.state import Cause, Crusoe, Do, RollDice, Rolling
from engine.crusoe.uses import tokens_at_hand

NAMES: tuple[Die, ...] = ("wound", "success", "adventure")
ABILITY_PRICE = 2
FRIDAY_PRICE = 2


def roll_dice(scene: Scene, todo: RollDice) -> None:
    """RC-081, RC-R07: all three lie on the table before anything happens; the dead roll none (RC-R08)."""
    if not is_here(scene.state, todo.cause.actor):
        scene.push(Do((Fail(), Finish()), todo.cause))
        return
    dice = DICE[todo.cause.field]
    faces = {name: scene.face(dice[name]) for name in NAMES}
    if todo.only_success:
        faces["wound"] = faces["adventure"] = "blank"
    scene.tell(DiceRolled(todo.cause.actor, todo.cause.field, **faces))
    if faces["success"] == "success" and must_reroll(scene, todo.cause):
        faces["success"] = scene.face(dice["success"])
        scene.tell(DieRerolled("success", faces["success"]))
    rolled: tuple[Die, ...] = ("success",) if todo.only_success else NAMES
    scene.push(Rolling(todo.cause, faces["wound"], faces["success"], faces["adventure"], rolled))


def must_reroll(scene: Scene, cause: Cause) -> bool:
    """RC-111, RC-R05: the token goes once a success has been rolled again; a curse stays."""
    token = take_token(scene, "reroll", cause.field)
    return token or is_cursed(scene.state, cause.actor)


def is_cursed(state: Crusoe, who: Name) -> bool:
    return is_here(state, who) and (person(state, who).cursed or person(state, who).bowl)


def is_forced(state: Crusoe, who: Name) -> bool:
    """A curse that has the success die rolled even where the action is certain."""
    return is_here(state, who) and person(state, who).cursed


def rerollers(state: Crusoe, todo: Rolling) -> tuple[Seat, ...]:
    """Seats that can pay for another roll and want to be asked; and whoever could heal before a wound kills."""
    return tuple(
        seat
        for seat in range(state.seats)
        if seat not in todo.passed
        and ((wants_to_be_asked(state, seat, todo) and could_reroll(state, seat, todo)) or can_save(state, seat))
    )


def wants_to_be_asked(state: Crusoe, seat: Seat, todo: Rolling) -> bool:
    """RC-R27: by one's standing order; always where a wound kills."""
    order = players(state)[seat].orders.rolls
    failed = todo.success != "success"
    hurt = todo.wound == "wound"
    kills = hurt and is_here(state, todo.cause.actor) and hearts_left(state, todo.cause.actor) < 1
    return kills or order == "always" or (order != "never" and (failed or (order == "wounds" and hurt)))


def could_reroll(state: Crusoe, seat: Seat, todo: Rolling) -> bool:
    """RC-R27: now, or with the tokens of something else that works now."""
    return bool(may_reroll_at(state, seat, todo) or may_reroll_at(state, seat, todo, tokens_at_hand(state, seat)))


def may_reroll_at(state: Crusoe, seat: Seat, todo: Rolling, more: int = 0) -> list[Reroll]:
    """RC-201, RC-205, RC-208: anybody's die of one's colour; RC-186: Friday's own. With so many more tokens."""
    found: list[Reroll] = []
    who = players(state)[seat]
    own = REROLLED_BY[todo.cause.field]
    owner = {"craftsmanship": "carpenter", "knack": "cook", "second-look": "explorer"}[own]
    if who.character == owner and own not in who.used and not who.mute and who.determination + more >= ABILITY_PRICE:
        found += [Reroll(name) for name in todo.dice]
    if seat == state.first and friday_can_pay(state, todo):
        found += [Reroll(name, "friday") for name in todo.dice if name not in todo.rerolled]
    return found


def friday_can_pay(state: Crusoe, todo: Rolling) -> bool:
    mine = todo.cause.actor == FRIDAY and is_here(state, FRIDAY)
    return mine and person(state, FRIDAY).determination >= FRIDAY_PRICE


def may_reroll(state: Crusoe, seat: Seat) -> Sequence[Reroll]:
    todo = state.agenda[0]
    return may_reroll_at(state, seat, todo) if isinstance(todo, Rolling) else []


def do_reroll(scene: Scene, seat: Seat, action: Reroll) -> None:
    """RC-201, RC-186: paid, and everybody may look again."""
    todo = scene.state.agenda[0]
    assert isinstance(todo, Rolling)
    if action.by == "friday":
        give_determination(scene, FRIDAY, -FRIDAY_PRICE)
        todo = replace(todo, rerolled=(*todo.rerolled, action.die))
    else:
        who = players(scene.state)[seat]
        give_determination(scene, who.character, -ABILITY_PRICE)
        scene.change(who.character, used=(*who.used, REROLLED_BY[todo.cause.field]))
    face = scene.face(DICE[todo.cause.field][action.die])
    scene.tell(DieRerolled(action.die, face, seat))
    todo = replace(todo, passed=(), **{action.die: face})
    scene.alter(agenda=(todo, *scene.state.agenda[1:]))


def why_not_reroll(state: Crusoe, seat: Seat, action: Reroll) -> Illegal:
    todo = state.agenda[0]
    if not isinstance(todo, Rolling):
        return Illegal("no-roll-on-the-table")
    return Illegal("cannot-reroll", ability=REROLLED_BY[todo.cause.field], price=ABILITY_PRICE)


REROLL = Choice(Reroll, may_reroll, said(do_reroll), why_not_reroll)


def apply_roll(scene: Scene, todo: Rolling) -> None:
    """GAP-08: wound, success, adventure; a failure gives two tokens."""
    effects: list[AnyEffect] = []
    if todo.wound == "wound":
        effects.append(Wound())
    if todo.success == "success":
        effects.append(Succeed())
    else:
        effects += [Determination(2), Fail()]
    if todo.adventure == "adventure" or has_token(scene.state, "adventure", todo.cause.field):
        effects.append(Venture())
    scene.push(Do((*effects, Finish()), todo.cause))
