"""Words on pictures are large enough, inside their box, clear of one another: longest names, every language."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple, get_args
from unicodedata import category

import pytest
from msgspec.structs import replace

import render
from engine.bridges.parts import RANKS
from engine.bridges.state import Rank, Ranking, Total
from engine.crusoe.parts import SPACES
from engine.island.events import Cause, GameLost
from engine.island.parts import ADVENTURERS, LAYOUTS, TILES
from engine.island.state import Lost
from locales import LANGUAGES, say
from render import day
from render.bridges import pictures as bridges
from render.bridges.scene import scene
from render.canvas import FACES, Picture, breadth, font, forget
from render.caption import captioned
from render.crusoe.plan import planned
from render.crusoe.scene import scene as looked_at_on_the_beach
from render.initials import initials
from render.island import board
from render.island.plan import BLOCK, ENDING, HEIGHTS, plan
from render.lettering import balanced, drawable, fitted, title_face
from render.printing import Collage
from render.theme import ACT, LEAST, THEMES, TITLE, WIDTH
from tests.pictures import crusoe_words
from tools.gallery import bridges as crossing
from tools.gallery import crusoe as castaways
from tools.gallery.crusoe import POSES as CASTAWAYS
from tools.gallery.island import ENDINGS, POSES, looked_at_again
from tools.gallery.people import LONGEST

Paint = Callable[..., None]
SHAPES: tuple[render.Shape, ...] = ("wide", "tall")


class Written(NamedTuple):
    on: Picture
    words: str
    size: int
    box: tuple[float, float, float, float]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Everything that gets written, watched while it is really written; nothing comes from a cache."""
    forget()
    told: list[Written] = []
    write = Picture.write

    def watched(self: Picture, words: str, x: float, y: float, size: int, *more: Any, **named: Any) -> None:
        face, anchor = (
            (*more[1:], "text", "ls")[:2] if len(more) > 2 else ((more[1] if len(more) > 1 else "text"), "ls")
        )
        box = font(named.get("face", face), size).getbbox(words, anchor=named.get("anchor", anchor))
        told.append(Written(self, words, size, (x + box[0], y + box[1], x + box[2], y + box[3])))
        write(self, words, x, y, size, *more, **named)

    monkeypatch.setattr(Picture, "write", watched)
    yield told
    forget()


def paint_everything(lang: str, people: tuple[str, ...] = LONGEST) -> None:
    """All that has words: each pose with these names, each ending, the lobby, a frame of a replay."""
    for pose in POSES.values():
        names = people[: pose.state.seats]
        for waiting in ("acting", "ending", "discarding", "swimming", "considering"):
            everybody = tuple(range(pose.state.seats))
            view = replace(pose.view, waiting=waiting, waits_for=everybody, next_rate=None)
            for shape in SHAPES:
                render.draw("island", view, names, lang, shape=shape)
        many = replace(pose.view, flood_discards=(*range(23),), treasure_deck=28, flood_deck=24)
        render.draw("island", many, names, lang)
    for each in ENDINGS.values():
        for cause in get_args(Cause):
            view = each.view
            story: tuple[GameLost, ...] = ()
            if isinstance(view.outcome, Lost):
                view, story = replace(view, outcome=Lost((cause,) * 2)), (GameLost((cause,) * 2, "statue", (0, 1)),)
            for shape in SHAPES:
                render.final("island", view, people, lang, story=story, shape=shape)
    for seated in range(5):
        render.banner("island", seated, 4, lang)
    captioned(Collage(WIDTH, 100), " ".join(people), THEMES["standard"])


def paint_bridges(lang: str, people: tuple[str, ...] = LONGEST) -> None:
    """The same of bridges: every way a round may stand, every rank, a shared victory."""
    for pose in crossing.POSES.values():
        names, view = people[: pose.state.seats], pose.view
        for shape in SHAPES:
            render.draw("bridges", view, names, lang, events=pose.events, shape=shape)
        if view.own and view.card:
            for given_up, left in ((("number", "bridges"), 0), ((), 0)):
                own = replace(view.own, written=None, drawn=(), given_up=given_up, number_is_open=False)
                render.draw("bridges", replace(view, own=replace(own, bridges_to_draw=left)), names, lang)
            done = replace(view.own, written="A", bridges_to_draw=0, done=True)
            render.draw("bridges", replace(view, own=done, waits_for=()), names, lang)
    for pose in crossing.ENDINGS.values():
        view, names = pose.view, people[: pose.state.seats]
        render.final("bridges", view, names, lang)
        if isinstance(view.outcome, Rank):
            for _, rank in RANKS:
                render.final("bridges", replace(view, outcome=Rank(view.outcome.total, rank)), names, lang)
        else:
            totals = tuple(Total(each.seat, 18, 36, 9, 7, 8) for each in view.outcome.totals)
            render.final("bridges", replace(view, outcome=Ranking(totals)), names, lang)
    for seated in range(5):
        render.banner("bridges", seated, 4, lang)


def paint_days(lang: str, people: tuple[str, ...] = LONGEST) -> None:
    """The same of days: few and many who played, here and elsewhere, all level or far apart."""
    for game, theme in product(("island", "bridges"), THEMES):
        for many, apart, streak in (*product((0, 1, 2, 3, 12), (0, 90), (400,)), (2, 1, 0), (3, 1, 1), (12, 1, 0)):
            here = tuple((people[number % 4], number * apart % 999, number * 9) for number in range(many))
            everybody = (*(points for _, points, _ in here), *range(0, 9 * apart, 7))
            day.drawn(day.Day(game, "2026-09-30", here, everybody, many * apart or None, streak), lang, theme)


def paint_reviews(lang: str, people: tuple[str, ...] = LONGEST) -> None:
    """The same of finished games that are looked at again."""
    for theme in THEMES:
        render.review("island", looked_at_again(), people[:2], lang, theme)
        for seats, side in ((1, "A"), (4, "B")):
            told = crossing.looked_at_again(seats, side)
            render.review("bridges", told, people[:seats], lang, theme)
        for scenario, seats, seed, *_ in castaways.REVIEWS.values():
            told_again = castaways.looked_at_again(scenario, seats, seed)
            render.review("crusoe", told_again, people[:seats], lang, theme)


every_picture = [paint_everything, paint_bridges, crusoe_words.paint_crusoe, paint_days, paint_reviews]
every_game = pytest.mark.parametrize("paint", every_picture)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_large_enough_and_none_overflow_their_box_or_lie_on_one_another(
    paint: Paint, lang: str, written: list[Written]
) -> None:
    """In one test, because it takes long to paint everything."""
    paint(lang)
    assert len(written) > 300
    assert_large_enough(lang, written)
    for each in written:
        left, top, right, bottom = each.box
        assert left >= -1, each
        assert top >= -1, each
        assert right <= each.on.width + 1, each
        assert bottom <= each.on.height + 1, each
    by_picture: dict[int, list[Written]] = {}
    for each in written:
        by_picture.setdefault(id(each.on), []).append(each)
    for together in by_picture.values():
        for one, other in combinations(together, 2):
            apart = (
                one.box[2] <= other.box[0]
                or other.box[2] <= one.box[0]
                or one.box[3] <= other.box[1] + 2
                or other.box[3] <= one.box[1] + 2
            )
            assert apart, (one, other)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_short_names_nothing_is_cut(paint: Paint, lang: str, written: list[Written]) -> None:
    paint(lang, ("Ana", "Bea", "Caio", "Davi"))
    assert [each.words for each in written if "…" in each.words] == []


def assert_large_enough(lang: str, written: list[Written]) -> None:
    """The smallest type is 10 pixels high when a picture shows at 550."""
    in_the_water = {line for tile in TILES for line in names_in_the_water(lang, tile)}
    small = {each.size for each in written if each.size * 550 / WIDTH < 10 and each.words not in in_the_water}
    assert small == set()
    assert LEAST * 550 / WIDTH >= 10


def names_in_the_water(lang: str, tile: str) -> set[str]:
    """Every line of a name as it is written on some island."""
    sizes = {plan(layout, shape).tile for layout in LAYOUTS for shape in SHAPES}
    return {line for size in sizes for line in board.name_lines(lang, tile, size)[0]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_in_the_water_is_smaller_rather_than_on_the_frame(lang: str) -> None:
    for size, tile in product({plan(layout).tile for layout in LAYOUTS}, TILES):
        lines, height = board.name_lines(lang, tile, size)
        assert height in board.NAME_SIZES
        assert all(breadth(line, height) <= size - board.RIM for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_the_names_hardly_any_is_left_out_on_the_widest_island(lang: str) -> None:
    size = min(plan(layout).tile for layout in LAYOUTS)
    assert len([tile for tile in TILES if not board.name_lines(lang, tile, size)[0]]) <= 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_of_two_lines_stands_below_the_wave(lang: str, written: list[Written]) -> None:
    """The wave is painted at half of the tile's height; the words are white as it is."""
    paint_everything(lang)
    names = {line for tile in TILES for line in names_in_the_water(lang, tile)}
    for each in written:
        if each.words in names and each.on.width == each.on.height:
            assert each.box[1] >= each.on.height * 0.57, each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_neutral_names_are_written_whole_too(neutral: None, lang: str, written: list[Written]) -> None:
    """And no smaller than others."""
    paint_everything(lang, ("Ana", "Bea", "Caio", "Davi"))
    assert [each.words for each in written if "…" in each.words] == []
    size = plan("classic").tile
    assert [tile for tile in TILES if not board.name_lines(lang, tile, size)[0]] == []
    assert [each for each in ADVENTURERS if breadth(say(lang, f"island-{each}"), LEAST) > 130] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_bears_its_name_on_the_usual_island(lang: str) -> None:
    size = plan("classic").tile
    for tile in TILES:
        lines, height = board.name_lines(lang, tile, size)
        assert lines, tile
        assert all(breadth(line, height) <= size - board.RIM for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_adventurer_leaves_room_for_a_name(lang: str) -> None:
    for adventurer in ADVENTURERS:
        assert breadth(say(lang, f"island-{adventurer}"), LEAST) <= 130


@pytest.mark.parametrize(("shape", "seats"), [("wide", 4), ("tall", 2), ("tall", 4)])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_block_lies_on_another(layout: str, shape: str, seats: int) -> None:
    where = plan(layout, shape, seats)
    x, y = where.island
    island = [
        (x + column * where.tile, y + row * where.tile, where.tile, where.tile)
        for row, line in enumerate(where.rows)
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    playing = [(*place, BLOCK, HEIGHTS[name]) for name, place in where.blocks.items()]
    playing += [(*place, BLOCK, where.player) for place in where.players[:seats]]
    playing += [(*where.legend, HEIGHTS["legend"])]
    over = [(*place, BLOCK, ENDING[name]) for name, place in where.ending.items()]
    over += [(*place, BLOCK, ENDING["person"]) for place in where.people[:seats]]
    for boxes in ([*island, *playing], [*island, *over]):
        for box in boxes:
            assert box[0] >= 0
            assert box[1] >= 0
            assert box[0] + box[2] <= where.width
            assert box[1] + box[3] <= where.height
        for one, other in combinations(boxes, 2):
            beside = one[0] + one[2] <= other[0] + 4 or other[0] + other[2] <= one[0] + 4
            below = one[1] + one[3] <= other[1] + 4 or other[1] + other[3] <= one[1] + 4
            assert beside or below, (one, other)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", [*crossing.POSES, *crossing.ENDINGS])
def test_no_piece_of_bridges_lies_on_another_of_the_panel(name: str, shape: render.Shape) -> None:
    pose = {**crossing.POSES, **crossing.ENDINGS}[name]
    picture = bridges.draw(pose.view, pose.people, pose.lang, events=pose.events, shape=shape)
    x, y, width, height = scene(pose.view, pose.people, THEMES["standard"], pose.lang, shape=shape).plan.panel
    ground, *panel = [
        (left, top, left + piece.width, top + piece.height)
        for piece, left, top in picture.laid
        if left >= x and top >= y and (left, top) != (x - 1, 0)
    ]
    assert ground == (x, y, x + width, y + height)
    for one, other in combinations(panel, 2):
        beside = one[2] <= other[0] or other[2] <= one[0]
        below = one[3] <= other[1] or other[3] <= one[1]
        assert beside or below, (one, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_one_is_to_save_is_told_however_long_the_names(lang: str, written: list[Written]) -> None:
    """By the letters on their pawns, rather than without who is asked."""
    render.draw("island", POSES["rescue"].view, LONGEST[:3], lang)
    (asked,) = [each.words for each in written if each.size == TITLE]
    assert {"M", "Wo"} <= set(asked.replace("!", " ").replace(":", " ").split())


def test_each_step_of_a_podium_bears_its_place(written: list[Written]) -> None:
    """Beneath the points, also where hints stand between."""
    day.drawn(day.Day("island", "2026-09-30", (("Ana", 9, 2), ("Bea", 8, 1), ("Caio", 7, 3)), (9, 8, 7), 5, 0), "en")
    assert {"1.", "2.", "3."} <= {each.words for each in written}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_marks_are_explained_on_every_island(layout: str) -> None:
    assert all(plan(layout, shape).legend for shape in ("wide", "tall"))


def test_a_name_our_fonts_cannot_draw_is_told_by_its_seat() -> None:
    assert drawable("😀" * 32) == ""
    assert drawable("שלום") == ""
    assert drawable("Zoë 😀 Ωμέγα") == "Zoë Ωμέγα"


@pytest.mark.parametrize("face", FACES)
def test_each_letter_of_a_name_is_in_the_face_that_draws_it(face: str) -> None:
    """A title is in bold where its own face lacks a letter."""
    letters = font(face, 40)
    absent = letters.getmask("\uffff"), letters.getlength("\uffff")
    for letter in filter(drawable, map(chr, range(0x21, 0x2100))):
        is_there = letters.getlength(letter) != absent[1] or bytes(letters.getmask(letter)) != bytes(absent[0])
        is_assigned = category(letter) != "Cn"
        assert is_there or not is_assigned or (face == "title" and title_face(letter)[1] == "bold"), letter


def test_a_greek_name_is_whole_in_a_title(written: list[Written]) -> None:
    render.draw("island", POSES["first-turn"].view, ("Ana", "Bea", "Caio", "Ωμέγα"), "en")
    (asked,) = [each for each in written if "Ωμέγα" in each.words and each.words != "Ωμέγα"]
    assert asked.size == title_face("Ωμέγα")[0] != TITLE


def test_each_pawn_bears_a_letter_of_its_own() -> None:
    assert initials(("Ana", "Bea", "Carl")) == ("A", "B", "C")
    assert initials(("Ana", "Ángel", "Bea")) == ("Aa", "Ag", "B")
    assert initials(("Ana", "Ana", "Bea")) == ("1", "2", "B")
    assert initials(("123", "Ana")) == ("1", "A")


def test_lines_are_of_like_length() -> None:
    """No single word below a full line."""
    words = "Both places of the Statue of the Wind sank."
    one, other = balanced(words, 314, 22, "bold")
    assert len(other.split()) > 2
    assert f"{one} {other}" == words


def test_a_word_too_long_for_its_line_ends_in_an_ellipsis() -> None:
    for words in ("W" * 32, "Wolfeschlegelsteinhausenbergerdorff"):
        fit = fitted(words, 100, LEAST, "bold")
        assert fit.endswith("…")
        assert breadth(fit, LEAST, "bold") <= 100


# What players need in order to act, on a wide board that a phone shows at 360

WIDE = {
    "island": ("middle-standard", "first-turn"),
    "bridges": ("middle-standard", "two-spanish", "alone", "set-up"),
    "crusoe": ("middle-standard", "first-round", "family", "cannibals"),
}


def needed_on_the_island(pose: Any) -> set[str]:
    """Coordinates, what is left to do, who holds how much of a treasure, names."""
    left = say(pose.lang, "picture-island-actions", left=pose.view.left)
    return {tile.square for tile in pose.view.tiles} | {left} | {*pose.names[: pose.state.seats]}


def needed_at_bridges(pose: Any) -> set[str]:
    """Letters, and the quantities written on islands."""
    return {*map(chr, range(ord("A"), ord("S"))), *map(str, range(1, 7))}


def needed_by_castaways(pose: Any) -> set[str]:
    """Coordinates, where the plan sends pawns and how likely it is, when a threat strikes, names."""
    shown = looked_at_on_the_beach(pose.view, pose.people, THEMES["standard"], pose.lang, outlook=pose.outlook)
    rows = [*planned(shown)]
    chances = {str(chance) for row in rows if row.odds for chance in row.odds}
    strikes = {say(pose.lang, "picture-crusoe-strikes", round=pose.view.round + ahead) for ahead in (1, 2)}
    return {*SPACES} | {row.words for row in rows} | chances | strikes | {*pose.people}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in WIDE.items() for name in names])
def test_a_phone_shows_all_that_players_need_to_act_8_pixels_high(game: str, name: str, written: list[Written]) -> None:
    poses: dict[str, dict[str, Any]] = {"island": POSES, "bridges": crossing.POSES, "crusoe": CASTAWAYS}
    pose = poses[game][name]
    needs = {"island": needed_on_the_island, "bridges": needed_at_bridges, "crusoe": needed_by_castaways}[game](pose)
    more = {"outlook": pose.outlook} if game == "crusoe" else {}
    render.draw(game, pose.view, pose.names[: pose.state.seats], pose.lang, events=pose.events, **more)
    told = [each for each in written if each.words in needs]
    assert len({each.words for each in told}) >= len(needs) // 2
    assert {each.words for each in told} == {each.words for each in told if each.size >= ACT}
