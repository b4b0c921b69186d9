"""Clouds, production, tokens, the night outside."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.camp import put_token, take_token
from engine.crusoe.cards.words import (
    Forecast,
    Ignore,
    Lift,
    Produce,
    Put,
    Remove,
    RemoveAny,
    RemoveMarkers,
    RerollAnimals,
    Scatter,
    Soften,
    StayOut,
)
from engine.crusoe.events import CloudIgnored, CloudSoftened, StayedOut, WeatherRolled
from engine.crusoe.land import FOG, has_token, natural_shelter
from engine.crusoe.parts import ANIMALS_DIE, RAIN_DIE, SPACES, WINTER_DIE, Animals, TokenKind, WeatherDie
from engine.crusoe.questions import ask, nth, offer
from engine.crusoe.scenarios import scenario
from engine.crusoe.scene import Scene, is_here
from engine.crusoe.state import Cause, Crusoe, Production, Sky

HARMS = ("adventure", "reroll", "strength", "minus-pawn", "plus-wood", "block", "rain", "winter", "storm", "animals")
"""Tokens an amulet takes away."""


def ignores(scene: Scene, effect: Ignore, cause: Cause) -> None:
    """RC-R17: an ignored cloud counts nowhere."""
    sky = scene.state.sky
    if sky and getattr(sky, effect.cloud):
        scene.alter(sky=replace(sky, **{effect.cloud: getattr(sky, effect.cloud) - 1}))
        scene.tell(CloudIgnored(effect.cloud))


def softens(scene: Scene, effect: Soften, cause: Cause) -> None:
    sky = scene.state.sky
    if sky and sky.winter:
        scene.alter(sky=replace(sky, rain=sky.rain + 1, winter=sky.winter - 1))
        scene.tell(CloudSoftened())


def forecasts(scene: Scene, effect: Forecast, cause: Cause) -> None:
    if scene.state.forecast is None:
        scene.alter(forecast=roll_weather(scene))


def roll_weather(scene: Scene) -> Sky:
    """RC-140, RC-141, RC-147: the round's dice, the animals' once though a card calls them too."""
    dice = dice_today(scene.state)
    rain, winter = 0, 0
    animals: Animals = ""
    for name, faces in (("rain", RAIN_DIE), ("winter", WINTER_DIE)):
        if name in dice:
            clouds = scene.face(faces)
            rain, winter = rain + clouds[0], winter + clouds[1]
    if "animals" in dice:
        animals = scene.face(ANIMALS_DIE)
    if dice:
        scene.tell(WeatherRolled(rain, winter, animals))
    return Sky(rain, winter, animals)


def dice_today(state: Crusoe) -> tuple[WeatherDie, ...]:
    dice = scenario(state).dice.get(state.round, ())
    if has_token(state, "animals", "weather") and "animals" not in dice:
        return (*dice, "animals")
    return dice


def rerolls_animals(scene: Scene, effect: RerollAnimals, cause: Cause) -> None:
    sky = scene.state.sky
    if sky and sky.animals:
        sky = replace(sky, animals=scene.face(ANIMALS_DIE))
        scene.alter(sky=sky)
        scene.tell(WeatherRolled(sky.rain, sky.winter, sky.animals))


def produces(scene: Scene, effect: Produce, cause: Cause) -> None:
    now = scene.state.production
    scene.alter(
        production=Production(
            wood=now.wood + effect.wood,
            food=now.food + effect.food,
            no_wood=now.no_wood or effect.no_wood,
            no_food=now.no_food or effect.no_food,
            halved=now.halved + effect.halved if now.halved else effect.halved,
            nothing=now.nothing or effect.nothing,
        )
    )


def stays_out(scene: Scene, effect: StayOut, cause: Cause) -> None:
    """RC-222: this one sleeps outside the camp, where the action took place."""
    if is_here(scene.state, cause.actor):
        scene.change(cause.actor, outside=True, sheltered=natural_shelter(scene.state, cause.space))
        scene.tell(StayedOut(cause.actor))


def puts(scene: Scene, effect: Put, cause: Cause) -> None:
    at = cause.space if effect.at == "here" else scene.state.camp if effect.at == "camp" else effect.at
    if at:
        put_token(scene, effect.token, at, effect.item)


def removes(scene: Scene, effect: Remove, cause: Cause) -> None:
    take_token(scene, effect.token, effect.at)


def removes_any(scene: Scene, effect: RemoveAny, cause: Cause) -> None:
    tokens = [token for token in scene.state.tokens if token.kind in HARMS and not token.by]
    ask(scene, "token", [offer(f"{token.kind}-{token.at}", Remove(token.kind, token.at)) for token in tokens], cause)


def removes_markers(scene: Scene, effect: RemoveMarkers, cause: Cause) -> None:
    places = [token.at for token in scene.state.tokens if token.kind == FOG]
    left = min(effect.n, len(places))
    total = effect.of or left
    rest = (RemoveMarkers(effect.n - 1, total),) if effect.n > 1 else ()
    offers = [offer(at, Remove(FOG, at), *rest) for at in places]
    ask(scene, "fog", offers, cause, group=True, number=nth(left, total))


def lifts(scene: Scene, effect: Lift, cause: Cause) -> None:
    at = effect.at or cause.space
    if effect.back:
        put_token(scene, effect.token, at)
    else:
        take_token(scene, effect.token, at)


def scatters(scene: Scene, effect: Scatter, cause: Cause) -> None:
    """One marker a space, on spaces of the players' choice; not where the lava has been."""
    total = effect.of or effect.n
    rest = (Scatter(effect.token, effect.n - 1, effect.avoid, total),) if effect.n > 1 else ()
    taken: tuple[TokenKind, ...] = (effect.token, "lava")
    places = [at for at in SPACES if at not in effect.avoid and not any(has_token(scene.state, it, at) for it in taken)]
    offers = [offer(at, Put(effect.token, at), *rest) for at in places]
    ask(scene, "marker-place", offers, cause, group=True, number=nth(effect.n, total))
