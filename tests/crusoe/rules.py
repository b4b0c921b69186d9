"""The ids of the rulebook's rules, its gaps and our rulings; and those that are no behaviour, each with its reason."""


def numbered(prefix: str, *spans: tuple[int, int]) -> list[str]:
    width = 3 if prefix == "RC-" else 2
    return [f"{prefix}{number:0{width}d}" for begin, end in spans for number in range(begin, end + 1)]


RULES = [
    *numbered("RC-", (1, 7), (10, 36), (40, 48), (50, 57), (60, 62), (65, 67), (70, 92), (95, 103), (105, 117)),
    *numbered("RC-", (120, 133), (140, 149), (155, 164), (170, 175), (180, 190), (200, 215), (220, 229)),
    *numbered("RC-", (240, 269), (280, 293), (300, 303)),
    *numbered("GAP-", (1, 33)),
    *numbered("RC-R", (1, 28)),
]
NO_BEHAVIOUR = {
    "RC-010": "Where the board lies on a table of wood.",
    "RC-047": "The two sides of a character card differ in the drawing alone.",
    "GAP-19": "The number is not used.",
    "GAP-20": "Where the figures of cards, tiles, dice and tracks come from; the tests of the set-up count them.",
}
