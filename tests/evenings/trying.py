"""Somebody tries out a turn: the private panel of /try, and what comes of it."""

from cogs.loaded import find
from engine.play import legal, write
from tests.evenings.people import Presses, items, press, private, surely


async def sitting(place):
    found = await find(place.store, (await place.table()).id)
    assert found is not None
    return found


class Trying:
    """Somebody with the panel open."""

    def __init__(self, place, seat: int) -> None:
        self.place, self.person = place, place.people[seat]
        self.shown = None

    async def open(self):
        self.shown = private(await self.person.slash(self.place.channel, "try"))
        return self

    async def choose(self, line: str):
        """From the panel's menus, half-made first where there are many."""
        while True:
            words = line.split()
            item = next(
                each
                for each in items(self.shown)
                if each.kind == "sketch"
                and all(a in ("?", b) for a, b in zip((each.value or "").split(), words, strict=False))
            )
            self.shown = private(await press(self.person, item))
            if item.value == line:
                return self

    async def use(self, word: str):
        item = next(each for each in items(self.shown) if each.kind == "planned" and each.custom_id.endswith(word))
        self.shown = private(await press(self.person, item)) or self.shown
        return self


async def turn(place):
    """Who plays, who waits, and the table."""
    await place.begin(2)
    table = await sitting(place)
    (playing,) = table.waits_for
    return playing, 1 - playing, table


def moves(table, seat):
    plans = table.game.plans
    return [
        write(each) for each in plans.further(plans.on_turn(table.state, seat), seat) if write(each).startswith("move ")
    ]


async def end_turn(place, seat):
    return await surely(place.people[seat], await place.people[seat].slash(place.channel, "done"))


async def until_turn_of(place, seat) -> None:
    while (now := await sitting(place)).view().waiting != "acting" or now.waits_for != (seat,):
        each = now.waits_for[0]
        await Presses(place).say(each, write(now.game.mind(now.view(each), each, legal(now.game, now.state, each))))


async def proposed(place, seat: int, line: str):
    """What the channel reads once this seat has proposed that."""
    panel = await Trying(place, seat).open()
    back = next((each for each in items(panel.shown) if each.custom_id.endswith(":back")), None)
    assert back is None, "a proposal leaves no sketch behind"
    panel = await (await (await panel.use("for")).choose(line)).use("propose")
    return panel, proposals(place)[-1]


def proposals(place):
    """The messages with a button to take what is proposed."""
    return [message for message in place.said if any(each.kind == "take" for each in items(message))]


def taking(message):
    return next(each for each in items(message) if each.kind == "take")
