"""`make gallery`: paint every posed table and film into docs/gallery."""

from __future__ import annotations

from render import day
from tools.gallery import FOLDER, bridges, crusoe, island
from tools.gallery.crusoe import film as crusoe_film
from tools.gallery.days import DAYS
from tools.gallery.island import film as island_film

GAMES = (island, bridges, crusoe)
FILMS = {"island": island_film.film, "bridges": bridges.film, "crusoe": crusoe_film.film}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        game.paint(FOLDER)
    for name, (known, lang, dress) in DAYS.items():
        (FOLDER / f"day-{name}.png").write_bytes(day.drawn(known, lang, dress))
        (FOLDER / f"day-{name}.txt").write_text(day.alt(known, lang) + "\n", "utf-8")
    for name, film in FILMS.items():
        (FOLDER / f"{name}-replay.gif").write_bytes(film())


if __name__ == "__main__":
    main()
