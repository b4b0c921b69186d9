"""Words that only one scenario says."""

from __future__ import annotations

from engine.crusoe.camp import put_token, take_token
from engine.crusoe.cards.meanings.island import flip, lift_cover
from engine.crusoe.cards.words import Burn, Lava, Rescue, TurnUp, UseUp
from engine.crusoe.events import Burnt, DiscoveryLost, LandLost, Rescued
from engine.crusoe.parts import CITY, JENNY
from engine.crusoe.progress import CannibalsProgress, JennyProgress, burnt
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause
from engine.crusoe.stores import spend_discovery


def burns(scene: Scene, effect: Burn, cause: Cause) -> None:
    """The village gets its black marker; the city ends it all."""
    scene.tell(Burnt(cause.space))
    if cause.space == CITY:
        scene.alter(progress=CannibalsProgress(burnt(scene.state.progress), city=True))
    else:
        scene.count("burnt")
    if take_token(scene, "village", cause.space):
        put_token(scene, "burnt", cause.space)


def rescues(scene: Scene, effect: Rescue, cause: Cause) -> None:
    """From now on she is one of the group."""
    scene.alter(progress=JennyProgress(rescued=True))
    scene.tell(Rescued(JENNY))


def lava_flows(scene: Scene, effect: Lava, cause: Cause) -> None:
    """RC-225: what the lava reaches is inaccessible; a camp there is lost with everybody in it."""
    space = effect.at
    scene.tell(LandLost(space))
    if scene.state.camp == space:
        scene.lose("lava")
        return
    if space in scene.state.island:
        flip(scene, space, "lava")
    put_token(scene, "lava", space)


def turns_up(scene: Scene, effect: TurnUp, cause: Cause) -> None:
    """RC-R26: the city, of which the terrain stays unknown."""
    for each in scene.state.covers:
        if (each.space, each.what) == (effect.at, "tile"):
            lift_cover(scene, each)


def uses_up(scene: Scene, effect: UseUp, cause: Cause) -> None:
    spend_discovery(scene, effect.name)
    scene.tell(DiscoveryLost(effect.name))
