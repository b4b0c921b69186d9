"""Scenario 4: temples to explore before the lava takes the island."""

from __future__ import annotations

from itertools import takewhile
from typing import ClassVar

from msgspec.structs import replace

from engine.contract import Illegal
from engine.crusoe.cards.card import Usage
from engine.crusoe.cards.words import Choose, Ignore, Lava, Lift, Mark, Mysteries, Option, Scatter, UseUp
from engine.crusoe.land import distance, has_token, is_accessible, steps, tile_at
from engine.crusoe.names import Item
from engine.crusoe.parts import NEIGHBOURS, Goods, Payment, ScenarioName, Space
from engine.crusoe.progress import VolcanoProgress
from engine.crusoe.scenarios.aims import Brings, Reading, Seen
from engine.crusoe.scenarios.cursed import marks
from engine.crusoe.scenarios.sheet import Effects, Scenario, hearts, use, weather
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause, Cover, Crusoe
from engine.crusoe.target import Target
from engine.crusoe.weights import Weights

CRATER: Space = "C2"
CRATER_TILE = 8
LAVA: dict[int, tuple[Space, ...]] = {4: ("D2",), 5: ("C1", "C3"), 6: ("B1", "B3"), 7: ("B2",), 8: ("A1", "A3")}
GOALS = {1: (6, 3), 2: (6, 3), 3: (7, 4), 4: (8, 4)}
"""Further tiles and temples, by players; alone as for two."""
MYSTERIES = (3, 4, 4, 5)
TILE, TEMPLE = 1.2, 1.6
"""A further tile and a temple, in steps towards the goal."""
SEEN, ROPE, BOAT = 0.35, 0.1, 0.2
"""Shares of the goal: all tiles, or all temples; the rope; the boat."""
ALONG: tuple[Space, ...] = ("A1", "B1")
"""Eight spaces are free of the fire, and six are asked for: the camp's way out spares these."""
SPARED = 3.0
"""How much farther off those count for ash, in steps."""
UNSEEN, DONE, OPEN = 2.0, 9.0, 1.0
"""How little ash hurts an unexplored tile (beside its distance), one that's done with, and one with a temple."""
WEIGHTS = Weights(
    peril=3.16,
    rest=0.869,
    ahead=1.88,
    fading=0.945,
    spent=0.477,
    wood_home=0.994,
    food=0.228,
    site=1.38,
    item=0.884,
    adventure_gather=0.577,
    win=200.0,
    loss=120.0,
)
"""Found with two players."""


class Volcano(Scenario):
    name: ClassVar[ScenarioName] = "volcano"
    rounds = 8
    dice = weather((4, 8, ("rain",)))
    progress = VolcanoProgress()
    inventions: ClassVar[tuple[Item, ...]] = ("rope-ladder", "jolly-boat")
    required: ClassVar[tuple[Item, ...]] = ("rope", "jolly-boat")
    patient = True
    book = (Scatter("ash", 2, (CRATER,)),)
    start = "D2"
    start_tile = 10
    signs: ClassVar[dict[str, Usage]] = {"sign-4": use(Ignore("rain"), gates=("weather",))}
    """The first three are asked for while mysteries are drawn."""

    def set_up(self, scene: Scene) -> None:
        """Knife and shovel are there; the crater cannot be entered."""
        state = scene.state
        scene.alter(
            island={**state.island, CRATER: CRATER_TILE},
            tiles=tuple(tile for tile in state.tiles if tile != CRATER_TILE),
            covers=(Cover(CRATER, "tile", "volcano"),),
            inventions=tuple(name for name in state.inventions if name not in ("knife", "shovel")),
            items=("knife", "shovel"),
            weapons=1,
        )

    def round_begins(self, state: Crusoe) -> Effects:
        """Lava before anything else; a camp in its way is the end."""
        return tuple(Lava(space) for space in LAVA.get(state.round, ()))

    def explored(self, state: Crusoe, space: Space) -> Effects:
        return (Mark("explored"),)

    def targets(self, state: Crusoe) -> tuple[Target, ...]:
        return tuple(
            Target.of("totem", space)
            for space in state.island
            if space != self.start and is_accessible(state, space) and tile_at(state, space).totem
        )

    def refusal(self, state: Crusoe, target: Target) -> Illegal | None:
        space = target.space
        if target.kind != "totem":
            return None
        if has_token(state, "temple", space):
            return Illegal("temple-explored", space=space)
        return Illegal("too-far", space=space) if distance(state, space) > 2 else None

    def more_pawns(self, state: Crusoe, target: Target) -> int:
        """The smoke asks for one more on every exploration; the later temples for another."""
        if target.kind == "totem":
            ahead = takewhile(lambda line: line.target != target, state.plan)
            planned = sum(line.target.kind == "totem" for line in ahead)
            return 1 + (temples(state) + planned >= 2)
        return int(target.kind in ("explore", "chart"))

    def mixed(self, wood: int, hide: int) -> dict[Payment, Goods]:
        """Hide counts as wood for shelter, roof and palisade."""
        ways: dict[Payment, Goods] = {"mixed": Goods(wood=wood - 1, hide=1), "mixed-2": Goods(wood=wood - 2, hide=2)}
        return {word: way for word, way in ways.items() if way.wood > 0 and way.hide < hide}

    def succeeds(self, state: Crusoe, target: Target, cause: Cause) -> Effects:
        """Every kind of mystery, and all of them."""
        n = MYSTERIES[min(temples(state), len(MYSTERIES) - 1)]
        search: Effects = (temple(n),)
        if "sign-1" in state.discoveries:
            fewer = Option("fewer", (UseUp("sign-1"), temple(n - 1)))
            search = (Choose((Option("all", search), fewer), "mysteries"),)
        return (Lift("temple", cause.space, back=True), *search)

    def is_won(self, state: Crusoe) -> bool:
        tiles, goal = GOALS[state.seats]
        enough = so_far(state).explored >= tiles and temples(state) >= goal
        return enough and "jolly-boat" in state.items

    def points(self, state: Crusoe) -> dict[str, int]:
        return {
            "boat": 5 * ("jolly-boat" in state.items),
            "hearts": hearts(state),
            "weapons": 2 * state.weapons,
            "tiles": so_far(state).explored,
            "temples": 3 * temples(state),
        }

    def weights(self, seats: int) -> Weights:
        return WEIGHTS

    def steps(self, state: Crusoe) -> float:
        """Further tiles, temples, rope and boat."""
        tiles, holy = GOALS[state.seats]
        there = TILE * max(0, tiles - so_far(state).explored) + TEMPLE * max(0, holy - temples(state))
        return there + len(self.missing(state))

    def way(self, state: Crusoe) -> tuple[float, int]:
        return self.paced(state), self.rounds_left(state)

    def nearer(self, state: Crusoe) -> float:
        return TILE * (so_far(state).explored < GOALS[state.seats][0])

    def brings(self, ground: Reading, target: Target) -> Brings:
        if target.kind != "totem":
            return super().brings(ground, target)
        table = ground.table
        needed = temples(table) < GOALS[table.seats][1]
        return {"worth": TEMPLE * ground.weights.goal * ground.pressure * needed}

    def refuge(self, state: Crusoe, camp: Space, more: tuple[Space, ...] = ()) -> int:
        """Return the last round in which the camp can keep out of the lava's way, a tile a night."""
        lands = {space for space in state.island if is_accessible(state, space)} | set(more)
        at, taken = {camp}, {space for number, spaces in LAVA.items() if number <= state.round for space in spaces}
        for number in range(state.round + 1, self.rounds + 1):
            taken |= set(LAVA.get(number, ()))
            at = {to for here in at for to in (here, *NEIGHBOURS[here]) if to in lands} - taken
            if not at:
                return number - 1
        return self.rounds

    def refuge_after(self, state: Crusoe, camp: Space) -> int:
        if camp in LAVA.get(state.round + 1, ()):
            return state.round
        return self.refuge(replace(state, round=state.round + 1), camp)

    def is_camp_taken(self, state: Crusoe) -> bool:
        return state.camp in LAVA.get(state.round + 1, ())

    def spares(self, state: Crusoe, space: Space) -> float:
        """Ash does least where all is explored; then on the way that need not be taken, away from the camp's."""
        if space in state.island:
            temple = tile_at(state, space).totem and not has_token(state, "temple", space) and space != self.start
            return 0.0 if space == state.camp else OPEN if temple else DONE
        return UNSEEN + steps(state.camp, space) + SPARED * (space in ALONG)

    def reached(self, state: Crusoe) -> float:
        """Return the shares of tiles, temples, rope and boat."""
        tiles, holy = GOALS[state.seats]
        seen = min(1.0, so_far(state).explored / tiles) + min(1.0, temples(state) / holy)
        return SEEN * seen + ROPE * ("rope" in state.items) + BOAT * ("jolly-boat" in state.items)

    def own_seen(self, state: Crusoe) -> Seen:
        tiles, holy = GOALS[state.seats]
        rounds = self.rounds_left(state)
        lands, searches = max(0, tiles - so_far(state).explored), max(0, holy - temples(state))
        yield "lands-short", lands / tiles
        yield "temples-short", searches / holy
        yield "lands-a-round", lands / rounds
        yield "temples-a-round", searches / rounds
        safe = self.rounds - self.refuge(state, state.camp)
        yield "refuge-short", safe / 4
        yield "no-refuge", float(safe > 0)
        yield "lava-next", float(self.is_camp_taken(state))
        known = len(self.targets(state)) - marks(state, "temple")
        for n in (1, 2, 3, 4):
            yield f"temples-known-{n}", float(known >= n)
        for space in state.island:
            yield f"tile-{space}", 1.0
        yield f"camp-{state.camp}", 1.0


def lava_at_camp(state: Crusoe) -> Space | None:
    """The camp's tile, where the lava takes it when the next round begins (RC-225)."""
    is_next = state.options.scenario == "volcano" and state.camp in LAVA.get(state.round + 1, ())
    return state.camp if is_next else None


def temple(n: int) -> Mysteries:
    return Mysteries(n, treasure=n, monster=n, trap=n, mandatory=True)


def so_far(state: Crusoe) -> VolcanoProgress:
    return state.progress if isinstance(state.progress, VolcanoProgress) else VolcanoProgress()


def temples(state: Crusoe) -> int:
    """Temples explored, those on tiles that lie face down since among them."""
    return marks(state, "temple") + so_far(state).temples_lost


SCENARIO = Volcano()
