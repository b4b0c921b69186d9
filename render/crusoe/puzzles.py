"""A puzzle of Robinson Crusoe in words: its goal, tonight's dice, and how good a plan is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.crusoe.ahead.day import FACE
from engine.crusoe.parts import ANIMALS_BEAST, ANIMALS_DIE, FRIDAY, RAIN_DIE, WINTER_DIE, Field, WeatherDie
from engine.crusoe.view import CrusoeView
from engine.puzzles import Asked, Judged
from locales import listed, say
from render.crusoe import text
from render.crusoe.names import title_of


def goal(asked: Asked, language: str) -> str:
    """What to reach, and how surely."""
    if asked.percent == 100:
        sure = say(language, "puzzle-round-sure")
    else:
        sure = say(language, "puzzle-round-likely", percent=asked.percent)
    return f"{_wanted(asked, language)} {sure}"


def _wanted(asked: Asked, language: str) -> str:
    thing = title_of(language, asked.about)
    match asked.kind:
        case "feed":
            wanted = say(language, "puzzle-round-feed")
        case "unhurt":
            wanted = say(language, "puzzle-round-unhurt")
        case "build":
            wanted = say(language, "puzzle-round-build", thing=thing)
        case "threat":
            wanted = say(language, "puzzle-round-threat", thing=thing)
        case "store":
            wanted = say(language, "puzzle-round-store", wood=asked.points)
        case "raise":
            wanted = say(language, "puzzle-round-raise", what=asked.about, level=asked.points)
        case _:
            wanted = say(language, "puzzle-round-survive")
    return wanted


def chances(view: CrusoeView, language: str) -> list[str]:
    """Tonight's dice with what each face brings, then the dice of the actions."""
    weather = [*_weather(view, language), *_tokens(view, language)] or [say(language, "crusoe-text-no-dice")]
    odds: dict[str, Any] = {}
    fields: tuple[Field, ...] = ("build", "gather")
    for field in fields:
        odds |= {f"{field}_{die}": _percent(chance) for die, chance in FACE[field].items()}
    is_friday = any(each.character == FRIDAY for each in view.people)
    return [
        say(language, "puzzle-round-tonight", list=listed(language, weather)),
        say(language, "puzzle-round-dice", **odds),
        say(language, "puzzle-round-rules", friday="yes" if is_friday else "no", adventure=odds["build_adventure"]),
    ]


def _weather(view: CrusoeView, language: str) -> Iterator[str]:
    dice: tuple[WeatherDie, ...] = view.weather_dice
    is_hungry = any(token.kind == "animals" and token.at == "weather" for token in view.tokens)
    if "rain" in dice:
        rain = {"one": (1, 0), "two": (2, 0), "winter": (0, 1)}
        shares = {name: _percent(RAIN_DIE.count(face) / len(RAIN_DIE)) for name, face in rain.items()}
        yield say(language, "puzzle-round-rain", **shares)
    if "winter" in dice:
        winter = {"one": (0, 1), "two": (0, 2), "rain": (2, 0)}
        shares = {name: _percent(WINTER_DIE.count(face) / len(WINTER_DIE)) for name, face in winter.items()}
        yield say(language, "puzzle-round-winter", **shares)
    if "animals" in dice or is_hungry:
        animals = {each: _percent(ANIMALS_DIE.count(each) / len(ANIMALS_DIE)) for each in ANIMALS_DIE}
        yield say(language, "puzzle-round-animals", strength=ANIMALS_BEAST, **animals)


def _tokens(view: CrusoeView, language: str) -> Iterator[str]:
    """Clouds and storms that are there whatever the dice show."""
    lying = [token.kind for token in view.tokens if token.at == "weather"]
    if "rain" in lying:
        yield say(language, "crusoe-token-rain")
    if "winter" in lying:
        yield say(language, "crusoe-token-winter")
    if "storm" in lying:
        yield say(language, "puzzle-round-storm")


def _percent(chance: float) -> int:
    return round(100 * chance)


def judged(judged: Judged, asked: Asked, language: str) -> str:
    """How often the plan works, what's possible, and what goes wrong."""
    if judged.percent >= judged.best:
        return say(language, "puzzle-round-solved", percent=judged.percent)
    works = say(language, "puzzle-round-failed", percent=judged.percent, best=judged.best)
    return " ".join((works, _why(judged, asked, language), say(language, "puzzle-round-again")))


def _why(judged: Judged, asked: Asked, language: str) -> str:
    """What most often goes wrong."""
    share, thing = judged.share, title_of(language, asked.about)
    match judged.cause:
        case "death":
            why = say(language, "puzzle-round-dies", share=share, who=say(language, f"crusoe-{judged.who}"))
        case "feed":
            why = say(language, "puzzle-round-hungry", share=share)
        case "unhurt":
            why = say(language, "puzzle-round-hurt", share=share)
        case "build":
            why = say(language, "puzzle-round-unbuilt", share=share, thing=thing)
        case "threat":
            why = say(language, "puzzle-round-unmet", thing=thing)
        case "store":
            why = say(language, "puzzle-round-short", share=share, wood=asked.points)
        case _:
            why = say(language, "puzzle-round-low", share=share, what=asked.about, level=asked.points)
    return why


def position(view: CrusoeView, names: Sequence[str], language: str) -> str:
    """Everything that a plan needs."""
    return text.posed(view, names, language)
