"""Words that only one scenario says."""

from __future__ import annotations

from engine.crusoe.camp import put_token, take_token
from engine.crusoe.cards.interpreter import means
from engine.crusoe.cards.words import Burn, Rescue, UseUp
from engine.crusoe.events import Burnt, DiscoveryLost, Rescued
from engine.crusoe.parts import CITY, JENNY
from engine.crusoe.progress import CannibalsProgress, JennyProgress, burnt
from engine.crusoe.scene import Scene
from engine.crusoe.state import Cause
from engine.crusoe.stores import spend_discovery


@means(Burn)
def burns(scene: Scene, effect: Burn, cause: Cause) -> None:
    """The village gets its black marker; the city ends it all."""
    scene.tell(Burnt(cause.space))
    if cause.space == CITY:
        scene.alter(progress=CannibalsProgress(burnt(scene.state.progress), city=True))
    else:
        scene.count("burnt")
    if take_token(scene, "village", cause.space):
        put_token(scene, "burnt", cause.space)


@means(Rescue)
def rescues(scene: Scene, effect: Rescue, cause: Cause) -> None:
    """From now on she is one of the group."""
    scene.alter(progress=JennyProgress(rescued=True))
    scene.tell(Rescued(JENNY))


@means(UseUp)
def uses_up(scene: Scene, effect: UseUp, cause: Cause) -> None:
    spend_discovery(scene, effect.name)
    scene.tell(DiscoveryLost(effect.name))
