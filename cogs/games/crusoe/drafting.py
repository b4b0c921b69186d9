"""What the words of Robinson Crusoe's commands mean: crews, answers, what comes back; and what may be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final

from discord.app_commands import Choice

from cogs.loaded import Table
from cogs.talk.limits import LONGEST_OPTION, MOST_OPTIONS, cut
from cogs.words.teller import Teller, verb
from cogs.words.understood import MOST_NAMED, folded, tellers
from engine.contract import Action, Illegal
from engine.crusoe.actions import Assign, Lead, NotReady, Pass, Pay, Ready, TakeBack, Use
from engine.crusoe.cards import LIBRARY
from engine.crusoe.land import RESOURCE
from engine.crusoe.parts import SPACES
from engine.crusoe.target import Target
from engine.play import legal, play, read, write
from locales import knows, listed, say
from render.crusoe.names import title_of

GAME: Final = "crusoe"
MINE: Final = "mine"
"""All of one's own pawns."""
PLUS: Final = "+"
"""Between helpers."""
MOST_HELPERS: Final = 2
REPLIES: Final = ("answer", "reroll", "pass")
ANSWERS: Final = (*REPLIES, "waive")
"""What one may say to a question, and not to be asked it again."""
CONCEIVABLE: Final = (
    *map(Target, ("hunt", "shelter", "roof", "palisade", "weapons")),
    *(Target(f"build-{name}") for name in LIBRARY.inventions),
    *(Target.of("explore", space) for space in SPACES),
    *(Target.of("gather", space, source) for space in SPACES for source in RESOURCE),
)
"""Where one could wish to go; where that cannot be, the rules say why not."""


# What is meant


def one_of(table: Table, seat: int, said: str, *verbs: str) -> Action:
    """The legal action of these verbs that was said: its notation, or its label in any language."""
    possible = [each for each in legal(table.game, table.state, seat) if verb(each) in verbs]
    for action in possible:
        if folded(said) == folded(write(action)):
            return action
    for tell in tellers(table):
        for action in possible:
            if folded(said) in (folded(tell.label(action)), folded(bare(tell, action))):
                return action
    if said.split(maxsplit=1)[:1] and said.split(maxsplit=1)[0] in verbs:
        return read(table.game, said)  # which the rules say why not to
    if "use" in verbs and (wanted := use_said(table, said)):
        return wanted
    if not possible:
        raise Illegal("nothing-of-the-kind")
    tell = Teller(table, table.row.language, plain=True)
    raise Illegal("not-a-name", said=said[:40], possible=[tell.label(each) for each in possible[:MOST_NAMED]])


def bare(tell: Teller, action: Action) -> str:
    """Return the thing that an action is about, without its verb and article: `Rum`, `Stay`."""
    field = action.__struct_fields__[-1] if action.__struct_fields__ else ""
    value = getattr(action, field) if field else ""
    return title_of(tell.language, str(value)) or str(tell.named(field, value)) if field else ""


def answer_to(table: Table, seat: int, said: str) -> Action:
    """What was said to a question; where none is asked the rules say so, and when to be asked is no answer."""
    if not any(verb(each) in REPLIES for each in legal(table.game, table.state, seat)):
        return Pass()
    return one_of(table, seat, said, *ANSWERS)


def use_said(table: Table, said: str) -> Use | None:
    """What by its name can be used at some time: the rules say why not now."""
    uses = [Use(name) for name in (*LIBRARY.abilities, *LIBRARY.starting, *LIBRARY.discoveries)]
    for tell in tellers(table):
        for each in uses:
            if folded(said) in map(folded, (str(tell.named("thing", each.thing)), bare(tell, each), tell.label(each))):
                return each
    return None


def target_said(table: Table, seat: int, said: str) -> Target:
    """Where pawns shall go, in notation or by its name in any language."""
    words = said.split()
    known = targets(table, seat)
    if len(words) == 1 and (words[0] in known or not known):
        return Target(words[0])
    for tell in tellers(table):
        for where in (*known, *CONCEIVABLE):
            if folded(said) in (folded(str(tell.named("to", where))), folded(in_brief(tell, where))):
                return where
    if len(words) == 1:
        return Target(words[0])
    tell = Teller(table, table.row.language, plain=True)
    raise Illegal("not-a-name", said=said[:40], possible=[tell.named("to", each) for each in known[:MOST_NAMED]])


def in_brief(tell: Teller, where: Target) -> str:
    """A place to go as the picture calls it: `Roof`, `Knife`; empty where it's only a space."""
    key = f"picture-crusoe-to-{where.kind}"
    return say(tell.language, key) if knows("en", key) else title_of(tell.language, where.item)


def pawn_said(table: Table, said: str) -> str:
    """A pawn in notation, or by the name of who plays it."""
    view = table.view()
    known = [*dict.fromkeys((*view.pawns, *(pawn for each in view.plan for pawn in each.line.pawns)))]
    for tell in (*tellers(table),):
        for pawn in known:
            if folded(said) in (pawn, folded(str(tell.named("pawn", pawn)))):
                return str(pawn)
    return (said.split() or ["-"])[0]


def crew(table: Table, seat: int, to: str, who: str | None, helping: str | None, pay: str | None) -> list[Action]:
    """Everything that one `/crusoe assign` says: leader, helpers, who acts, how it is paid."""
    where = target_said(table, seat, to)
    leader = pawn_said(table, who) if who else own_pawn(table, seat, where)
    helpers = [pawn_said(table, each) for each in (helping or "").split(PLUS) if each.strip()]
    already = next((each.line.pawns for each in table.view().plan if each.line.target == where), ())
    if already and pay and not who and not helpers:
        return paying(where, pay)
    if who and not helpers and leader in already and Assign(leader, where) not in assigns(table, seat):
        return [Lead(leader, where), *paying(where, pay)]
    actions: list[Action] = [Assign(pawn, where) for pawn in (leader, *helpers)]
    led = [] if already else leading(table, seat, actions, Lead(leader, where))
    return [*actions, *led, *paying(where, pay)]  # who joins others leaves the lead to them


def own_pawn(table: Table, seat: int, where: Target) -> str:
    """One's own pawn, or whoever may go there where one's own are busy."""
    mine: str = table.view().people[seat].character
    able = [each.pawn for each in assigns(table, seat) if each.to == where]
    return str(mine if mine in able or not able else able[0])


def leading(table: Table, seat: int, actions: Sequence[Action], lead: Lead) -> list[Action]:
    """That the leader acts, where the rules would let somebody else."""
    state = after(table, seat, actions)
    return [lead] if state is not None and lead in legal(table.game, state, seat) else []


def paying(where: Target, goods: str | None) -> list[Action]:
    return [Pay(where, goods)] if goods else []  # type: ignore[arg-type]


def after(table: Table, seat: int, actions: Iterable[Action]) -> Any:
    """The table after these actions, or None where they cannot be."""
    state = table.state
    try:
        for action in actions:
            state = play(table.game, state, seat, action).state
    except Illegal:
        return None
    return state


def taking_back(table: Table, seat: int, done: Sequence[Action]) -> Sequence[Action] | None:
    """Return what takes back one step of planning and leaves what others planned since; None: no actions can."""
    if any(isinstance(each, TakeBack) for each in done):
        return None
    coming = list(backs(table, seat))
    found: list[Action] = []
    for each in reversed(done):
        if isinstance(each, Assign) and (back := TakeBack(each.pawn, each.to)) in coming:
            coming.remove(back)
            found.append(back)
    if found:
        return found
    if any(isinstance(each, Ready) for each in done) and seat in table.view().ready:
        return [NotReady()]
    return [] if any(isinstance(each, Assign | Ready) for each in done) else None


def backs(table: Table, seat: int) -> list[TakeBack]:
    """Every pawn that can come back, a pawn that stands twice in one place twice."""
    found = {each for each in legal(table.game, table.state, seat) if isinstance(each, TakeBack)}
    return [
        TakeBack(pawn, each.line.target)
        for each in table.view().plan
        for pawn in reversed(each.line.pawns)
        if TakeBack(pawn, each.line.target) in found
    ]


# What may be said


def choices(said: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Values and labels as Discord's suggestions: what fits what was typed, each label once."""
    fitting: dict[str, str] = {}
    for value, label in said:
        if folded(typed) in folded(f"{value} {label}") and len(value) <= LONGEST_OPTION:
            fitting.setdefault(cut(label, LONGEST_OPTION), value)
    return [Choice(name=label, value=value) for label, value in list(fitting.items())[:MOST_OPTIONS]]


def assigns(table: Table, seat: int) -> list[Assign]:
    return [each for each in legal(table.game, table.state, seat) if isinstance(each, Assign)]


def targets(table: Table, seat: int) -> list[Target]:
    """Where somebody may go, and where somebody stands."""
    planned = [each.line.target for each in table.view().plan]
    return list(dict.fromkeys([each.to for each in assigns(table, seat)] + planned))


def is_full(table: Table, seat: int, where: Target) -> bool:
    """Whether pawns stand there, and this player can't add another one."""
    planned = any(each.line.target == where for each in table.view().plan)
    return planned and all(each.to != where for each in assigns(table, seat))


def pawns_for(table: Table, seat: int, where: Target | None) -> list[str]:
    """Return the pawns that can go there, or take over the lead there."""
    found = [each for each in legal(table.game, table.state, seat) if isinstance(each, Assign | Lead)]
    return list(dict.fromkeys(each.pawn for each in found if where is None or each.to == where))


def places(tell: Teller, seat: int) -> list[tuple[str, str]]:
    """Where pawns can go, and where some stand. Those are named too, as two lines may be alike (`Rest – Ana`)."""
    table = tell.table
    standing = {each.line.target: each.line.pawns for each in table.view().plan}
    named = {where: str(tell.named("to", where)) for where in targets(table, seat)}
    return [
        (where, f"{name} – {crew_of(tell, standing[where])}" if where in standing else name)
        for where, name in named.items()
    ]


def crew_of(tell: Teller, pawns: Sequence[str]) -> str:
    """`Ana ×2 and Friday`."""
    counted = Counter(str(tell.named("pawn", pawn)) for pawn in pawns)
    return listed(tell.language, [name if n == 1 else f"{name} ×{n}" for name, n in counted.items()])


def helpers_for(table: Table, seat: int, where: Target, leader: str) -> Iterator[str]:
    """Who may help: one pawn, or several."""
    able = list(dict.fromkeys(each.pawn for each in every_assign(table, seat, where, leader)))
    for size in range(1, MOST_HELPERS + 1):
        for together in combinations_with_replacement(able, size):
            if after(table, seat, [Assign(pawn, where) for pawn in (leader, *together)]) is not None:
                yield PLUS.join(together)


def every_assign(table: Table, seat: int, where: Target, leader: str) -> list[Assign]:
    """Who may join once the leader stands there."""
    state = after(table, seat, [Assign(leader, where)])
    offered = legal(table.game, state, seat) if state is not None else []
    return [each for each in offered if isinstance(each, Assign) and each.to == where]


def ways_to_pay(table: Table, seat: int, where: Target, leader: str) -> list[str]:
    """Other goods than those that are taken by themselves."""
    planned = any(each.line.target == where for each in table.view().plan)
    state = table.state if planned else after(table, seat, [Assign(leader, where)])
    offered = legal(table.game, state, seat) if state is not None else []
    return [each.goods for each in offered if isinstance(each, Pay) and each.to == where]


def what_can_come_back(table: Table, seat: int) -> list[tuple[str, Sequence[Action]]]:
    """Return single pawns, whole lines, all of one's own pawns, and that one is ready."""
    back = backs(table, seat)
    found: list[tuple[str, Sequence[Action]]] = [(f"{each.pawn} {each.to}", (each,)) for each in dict.fromkeys(back)]
    for where in dict.fromkeys(each.to for each in back):
        line = [each for each in back if each.to == where]
        found += [(where, line)] * (len(line) > 1)
    people = table.view().people
    mine = [each for each in back if seat < len(people) and each.pawn == people[seat].character]
    found += [(MINE, mine)] * (len(mine) > 1)
    return [*found, *[("ready", (NotReady(),))] * (seat in table.view().ready)]
