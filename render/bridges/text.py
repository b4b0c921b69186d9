"""Bridges in words: each board drawn in letters and told as a list, and everything else the picture shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.bridges.board import Board
from engine.bridges.parts import INDEX, Card
from engine.bridges.reach import drawable, writable
from engine.bridges.state import Rank
from engine.bridges.view import BoardSeen, BridgesView, Player, RaceSeen
from locales import listed, say
from render.bridges.alt import alt

__all__ = ["alt", "brief", "text"]

WIDE, TALL = 5, 2
"""A cell of the drawing."""
DRAWN = 2
"""So many boards are drawn even in brief."""
LINES = {"H": ("·", "-", "="), "V": ("·", "|", "‖")}
FLAGS = {"red": "r", "blue": "b", None: ""}


def text(view: BridgesView, names: Sequence[str], language: str) -> str:
    """The whole position, one's own board first, with what is staged; the boards drawn in letters come last."""
    lines = _opening(view, names, language)
    drawn = [say(language, "bridges-text-signs")]
    for player in _ordered(view):
        seen = _seen(view, player)
        lines.append(_player(player, seen, names, language))
        if player.seat == view.seat:
            lines += _own(view, seen.board, names, language)
        lines += _told(seen, language)
        drawn += [f"**{names[player.seat]}**", "```", *board(seen), "```"]
    lines += [*_races(view, names, language), *_cards(view, language)]
    lines += [_lines(view, language), _crossings(view, language)]
    return "\n".join([*lines, *drawn])


def _lines(view: BridgesView, language: str) -> str:
    """The dotted lines, the same on every board: `A: B, L`, each told once."""
    ends = [name.split("-") for name in view.players[0].seen.board.chart.names]
    near = {one: ", ".join(other for first, other in ends if first == one) for one, _ in ends}
    return say(
        language, "bridges-text-lines", list="; ".join(f"{one}: {others}" for one, others in sorted(near.items()))
    )


def _crossings(view: BridgesView, language: str) -> str:
    """Which dotted lines a bridge closes that is no neighbour's: the eye sees it, the ear must be told."""
    crossed: dict[str, list[str]] = {}
    for one, other in view.players[0].seen.board.chart.crossings:
        crossed.setdefault(one, []).append(other)
    told = [
        say(language, "bridges-text-crosses", line=one, others=listed(language, others))
        for one, others in crossed.items()
    ]
    return say(language, "bridges-text-crossings", list="; ".join(told))


def brief(view: BridgesView, names: Sequence[str], language: str) -> str:
    """What stands in for the picture under a table's news: a board or two drawn, more told in a line each."""
    lines = _opening(view, names, language)
    for player in _ordered(view):
        seen = _seen(view, player)
        lines.append(_player(player, seen, names, language))
        lines += ["```", *board(seen), "```"] if view.seats <= DRAWN else [_line_of(seen)]
    return "\n".join([*lines, *_cards(view, language)])


def _line_of(seen: BoardSeen) -> str:
    """`A3b! B5; 2×A-B`: what is written and drawn."""
    written = [_short(seen, island.letter) for island in seen.board.chart.islands if _number(seen, island.letter)]
    bridges = [f"{seen.board.bridges_on(here)}×{name}" for here, name in _bridged(seen.board)]
    return f"> {' '.join(written) or '–'}; {', '.join(bridges) or '–'}"


def board(seen: BoardSeen) -> list[str]:
    """The board in letters: islands with number, flag and end; lines between them."""
    chart = seen.board.chart
    grid = [[" "] * (WIDE * chart.columns) for _ in range(TALL * chart.rows - 1)]
    for here, connection in enumerate(chart.connections):
        if seen.board.bridges_on(here) or connection.name not in seen.closed:
            _line(grid, seen.board, here)
    for island in chart.islands:
        cell = _short(seen, island.letter)
        start = WIDE * island.column
        grid[TALL * island.row][start : start + len(cell)] = cell
    return ["".join(row).rstrip() for row in grid]


def _line(grid: list[list[str]], drawn: Board, here: int) -> None:
    chart = drawn.chart
    one, other = (chart.islands[end] for end in chart.ends[here])
    mark = LINES[chart.connections[here].direction][drawn.bridges_on(here)]
    if one.row == other.row:
        for column in range(WIDE * one.column, WIDE * other.column):
            grid[TALL * one.row][column] = mark
    else:
        for row in range(TALL * one.row + 1, TALL * other.row):
            grid[row][WIDE * one.column] = mark


def _short(seen: BoardSeen, letter: str) -> str:
    """`A3b!`: letter, number, flag, whether it is finished."""
    flag = seen.board.chart.islands[INDEX[letter]].flag
    end = "!" if letter in seen.finished else "x" if letter in seen.unfinishable else ""
    return f"{letter}{_number(seen, letter) or '.'}{FLAGS[flag]}{end}"


def _number(seen: BoardSeen, letter: str) -> int:
    return seen.board.numbers[INDEX[letter]]


def _bridged(drawn: Board) -> Iterator[tuple[int, str]]:
    return ((here, name) for here, name in enumerate(drawn.chart.names) if drawn.bridges_on(here))


def _ordered(view: BridgesView) -> list[Player]:
    """One's own board first."""
    return sorted(view.players, key=lambda player: player.seat != view.seat)


def _seen(view: BridgesView, player: Player) -> BoardSeen:
    return view.own.seen if view.own and player.seat == view.seat else player.seen


# In words


def _opening(view: BridgesView, names: Sequence[str], language: str) -> list[str]:
    if view.outcome:
        return _ending(view, names, language)
    if view.card is None:
        lines = [say(language, "bridges-text-set-up", seats=view.seats)]
    else:
        card = view.card
        told = {"round": view.round, "rounds": view.rounds, "number": card.number, "bridges": card.bridges}
        lines = [say(language, "bridges-text-card", **told)]
    if view.seats == 1:
        return lines
    done = [names[seat] for seat in range(view.seats) if seat not in view.waits_for]
    lines.append(say(language, "bridges-text-thinking", names=", ".join(names[seat] for seat in view.waits_for)))
    return [*lines, say(language, "bridges-text-done", names=", ".join(done))] if done else lines


def _ending(view: BridgesView, names: Sequence[str], language: str) -> list[str]:
    if isinstance(view.outcome, Rank):
        rank = say(language, f"bridges-{view.outcome.rank}")
        lines = [say(language, "bridges-text-rank", points=view.outcome.total.points, rank=rank)]
    else:
        winners = view.outcome.winners if view.outcome else ()
        won = ", ".join(names[seat] for seat in winners)
        lines = [say(language, "picture-bridges-won", count=len(winners), names=won) + "."]
    for player in view.players:
        total = player.total
        told = {name: getattr(total, name) for name in ("finished", "islands", "red", "blue", "six", "points")}
        lines.append(say(language, "bridges-text-total", name=names[player.seat], **told))
    return lines


def _player(player: Player, seen: BoardSeen, names: Sequence[str], language: str) -> str:
    total = player.total
    points = 2 * len(seen.finished) + total.red + total.blue + total.six
    told = {"points": points, "red": seen.red, "blue": seen.blue, "group": seen.group}
    return say(language, "bridges-text-player", name=names[player.seat], **told)


def _told(seen: BoardSeen, language: str) -> Iterator[str]:
    """Each island with a number, a bridge or no hope in a line of its own; then the free ones, and what is closed."""
    board, free = seen.board, []
    for here, island in enumerate(board.chart.islands):
        if board.numbers[here] or board.degree(here) or island.letter in seen.unfinishable:
            yield _island(seen, here, language)
        else:
            free.append(island)
    if free:
        flags = {flag: [island.letter for island in free if island.flag == flag] for flag in ("red", "blue", None)}
        told = [" ".join(flags[None])] if flags[None] else []
        told += [
            say(language, f"bridges-text-free-{flag}", list=" ".join(flags[flag]))
            for flag in ("red", "blue")
            if flags[flag]
        ]
        yield say(language, "bridges-text-free", list="; ".join(told))
    shut = [name for name in seen.closed if not board.bridges_on(board.chart.index[name])]
    if shut:
        yield say(language, "bridges-text-closed", list=", ".join(shut))


def _island(seen: BoardSeen, here: int, language: str) -> str:
    """`A (blue flag): 3, two bridges to B, finished`."""
    board, island = seen.board, seen.board.chart.islands[here]
    letter = island.letter
    bridges = "".join(
        say(language, "bridges-text-bridge", count=board.bridges_on(line), to=name.replace(letter, "").strip("-"))
        for line, name in _bridged(board)
        if letter in name.split("-")
    )
    state = "finished" if letter in seen.finished else "lost" if letter in seen.unfinishable else "live"
    told = {"place": letter, "flag": island.flag or "none", "number": board.numbers[here], "bridges": bridges}
    return say(language, "bridges-text-island", state=state, **told)


def _own(view: BridgesView, drawn: Board, names: Sequence[str], language: str) -> Iterator[str]:
    """What is staged, and what may come next."""
    own, card, nothing = view.own, view.card, say(language, "bridges-text-nothing")
    if own is None or card is None:
        if view.prewritten and view.waiting == "prewriting":
            chosen = view.prewritten
            name = "none" if view.writes_for is None else names[view.writes_for]
            yield say(language, "bridges-text-chosen", number=chosen.number, island=chosen.island, name=name)
        return
    where = {"number": card.number, "island": own.written}
    written = say(language, "picture-bridges-written", **where) if own.written else nothing
    given_up = ", ".join(say(language, f"bridges-{part}") for part in own.given_up) or nothing
    yield say(language, "bridges-text-own", written=written, drawn=", ".join(own.drawn) or nothing, given_up=given_up)
    if own.number_is_open and not own.done:
        islands = " ".join(drawn.chart.letters(writable(drawn, card.number)))
        yield say(language, "bridges-text-may-write", number=card.number, list=islands)
        if own.hopeless:
            yield say(language, "bridges-text-hopeless", list=" ".join(own.hopeless))
    elif own.bridges_to_draw and not own.done:
        connections = ", ".join(drawn.chart.named(drawable(drawn, own.bridges_to_draw)))
        yield say(language, "bridges-text-may-draw", left=own.bridges_to_draw, connections=connections)
    elif not (own.drawn or own.given_up or own.done):
        yield say(language, "bridges-text-no-way")


def _races(view: BridgesView, names: Sequence[str], language: str) -> Iterable[str]:
    return (_race(race, names, language) for race in view.races)


def _race(race: RaceSeen, names: Sequence[str], language: str) -> str:
    called = say(language, f"bridges-{race.race}")
    return say(
        language,
        "bridges-text-race",
        title=called[:1].upper() + called[1:],
        most=race.first,
        less=race.later,
        is_open="yes" if race.first_is_open else "no",
        deadline=race.deadline or 0,
        scored=", ".join(f"{names[each.seat]} {each.points}" for each in race.scored)
        or say(language, "bridges-text-nobody"),
    )


def _cards(view: BridgesView, language: str) -> Iterator[str]:
    if view.turned and not view.hidden:
        yield say(language, "bridges-text-gone", cards=_listed(view.turned))
    if view.to_come:
        yield say(language, "bridges-text-to-come", cards=_listed(view.to_come))
    if view.piles and not view.outcome:
        yield say(language, "bridges-text-piles", piles=", ".join(map(str, view.piles)))
    if view.hidden:
        yield say(language, "bridges-text-box", card=_listed((view.hidden,)))


def _listed(cards: Sequence[Card]) -> str:
    return ", ".join(f"{card.number}/{card.bridges}" for card in cards)
