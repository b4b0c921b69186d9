"""Phase 5: the dice and tokens, the roof, the wood that keeps one warm."""

from __future__ import annotations

from msgspec.structs import replace

from engine.crusoe.camp import take_token
from engine.crusoe.cards.meanings.weather import dice_today, roll_weather
from engine.crusoe.events import BeastMet, CloudIgnored, CloudSoftened, WeatherFaced, WeatherRolled
from engine.crusoe.items import has_item, has_treasure
from engine.crusoe.land import has_token, tokens_at
from engine.crusoe.parts import ANIMALS_BEAST, ANIMALS_DIE
from engine.crusoe.people import everybody
from engine.crusoe.phases.rounds import begin_phase
from engine.crusoe.scene import Scene, cause_of
from engine.crusoe.state import (
    AnyTodo,
    CalmDown,
    Cause,
    Crusoe,
    Demanding,
    Fighting,
    Sky,
    Weathering,
    WeatherPhase,
)


def look_up(scene: Scene, todo: WeatherPhase) -> None:
    """RC-140 to RC-142: dice and tokens; RC-267, RC-R17: what ignores a cloud by itself."""
    begin_phase(scene, "weather")
    sky = scene.state.forecast or roll_weather(scene)
    if "animals" in dice_today(scene.state) and not sky.animals:
        sky = replace(sky, animals=scene.face(ANIMALS_DIE))
        scene.tell(WeatherRolled(sky.rain, sky.winter, sky.animals))
    sky = replace(
        sky,
        rain=sky.rain + has_token(scene.state, "rain", "weather"),
        winter=sky.winter + has_token(scene.state, "winter", "weather"),
    )
    scene.alter(forecast=None, sky=warmed(scene, sky))
    scene.push(Weathering())


def warmed(scene: Scene, sky: Sky) -> Sky:
    if sky.winter and has_item(scene.state, "furnace"):
        scene.tell(CloudIgnored("winter"))
        sky = replace(sky, winter=sky.winter - 1)
    if sky.winter and has_treasure(scene.state, "clothes"):
        scene.tell(CloudSoftened())
        sky = replace(sky, winter=sky.winter - 1, rain=sky.rain + 1)
    return sky


def face_weather(scene: Scene, todo: Weathering) -> None:
    """RC-143, RC-144, RC-146, RC-148, in this order; with nobody in the camp nobody is to be warmed (RC-222)."""
    sky = scene.state.sky or Sky()
    scene.tell(WeatherFaced(sky.rain, sky.winter, scene.state.roof, is_stormy(scene.state)))
    cause = cause_of(scene.state)
    warmth = (*cold(sky, cause), *wet(scene.state, sky, cause)) if everybody(scene.state) else ()
    lines: list[AnyTodo] = [
        *warmth,
        *animals(scene, sky, cause),
        *storm(scene.state, cause),
        CalmDown(),
    ]
    scene.push(*lines)


def cold(sky: Sky, cause: Cause) -> list[AnyTodo]:
    """RC-143: wood for each winter cloud, whatever the roof."""
    return [Demanding("wood", sky.winter, cause)] if sky.winter else []


def wet(state: Crusoe, sky: Sky, cause: Cause) -> list[AnyTodo]:
    """RC-144: food and wood for each cloud above the roof."""
    open_sky = sky.rain + sky.winter - state.roof
    return [Demanding("food", open_sky, cause), Demanding("wood", open_sky, cause)] if open_sky > 0 else []


def animals(scene: Scene, sky: Sky, cause: Cause) -> list[AnyTodo]:
    """RC-146."""
    if sky.animals == "beast":
        scene.tell(BeastMet("", ANIMALS_BEAST))
        return [Fighting(cause, ANIMALS_BEAST)]
    return [Demanding(sky.animals, 1, cause)] if sky.animals in ("food", "palisade") else []


def storm(state: Crusoe, cause: Cause) -> list[AnyTodo]:
    """RC-148."""
    return [Demanding("palisade", 1, cause)] if is_stormy(state) else []


def is_stormy(state: Crusoe) -> bool:
    return has_token(state, "storm", "weather")


def calm_down(scene: Scene, todo: CalmDown) -> None:
    """RC-149."""
    for token in tokens_at(scene.state, "weather"):
        take_token(scene, token.kind, "weather")
    scene.alter(sky=None)
