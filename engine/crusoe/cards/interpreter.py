"""From words to deeds: each effect finds its meaning here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.crusoe import losses
from engine.crusoe.cards import words
from engine.crusoe.cards.meanings import (
    beasts,
    bodies,
    camp,
    control,
    decks,
    goods,
    island,
    items,
    pawns,
    sheets,
    weather,
)
from engine.crusoe.cards.words import AnyEffect, Effect, Starve, Wound
from engine.crusoe.parts import Name
from engine.crusoe.phases import night, resolving
from engine.crusoe.scene import Scene, track
from engine.crusoe.state import Cause, Crusoe, Do, Dying

Meaning: TypeAlias = Callable[[Scene, Any, Cause], None]
MEANINGS: dict[type[Effect], Meaning] = {
    # beasts
    words.AddBeast: beasts.adds_beast,
    words.Ambush: beasts.ambushes,
    words.EndAmbush: beasts.ends_ambush,
    words.DiscardHunt: beasts.discards_hunt,
    words.PeekHunt: beasts.peeks_hunt,
    words.HuntToBottom: beasts.hunt_to_bottom,
    words.TakeHunt: beasts.takes_hunt,
    words.FightHunt: beasts.fights_hunt,
    words.Fight: beasts.fights,
    words.Arm: beasts.arms,
    # bodies
    words.Wound: bodies.wounds,
    words.Heal: bodies.heals,
    words.Injure: bodies.injure,
    words.Recover: bodies.recover,
    words.Soothe: bodies.soothe,
    words.Drop: bodies.drop_symbol,
    words.ShareWounds: bodies.share_wounds,
    words.Starve: bodies.starve,
    # camp
    words.Raise: camp.raises,
    words.Lower: camp.lowers,
    words.Halve: camp.halves,
    words.Disarm: camp.disarm,
    words.MoveCamp: camp.moves,
    words.CarryTokens: camp.carries_tokens,
    words.LoseCamp: camp.loses_camp,
    # control
    words.Given: control.given,
    words.Later: control.later,
    words.Again: control.again,
    words.Book: control.book,
    words.ThreatsStrike: control.threats_strike,
    words.Mark: control.mark,
    # decks
    words.Reshuffle: decks.reshuffles,
    words.DiscardCard: decks.discards_card,
    words.Keep: decks.keeps,
    words.StartingItem: decks.starting_item,
    words.Discoveries: decks.discoveries,
    words.KeepDiscovery: decks.keeps_discovery,
    words.Mysteries: decks.mysteries,
    words.StopMysteries: decks.stop_mysteries,
    words.DropTreasures: decks.drop_treasures,
    words.PeekEvent: decks.peek_event,
    # goods
    words.Gain: goods.gains,
    words.Bounty: goods.bounty,
    words.Carry: goods.carries,
    words.Discard: goods.discard,
    words.DiscardAll: goods.discard_all,
    words.Determination: goods.determination,
    words.HandOut: goods.hand_out,
    words.Morale: goods.morale,
    words.Pile: goods.pile,
    # island
    words.Exhaust: island.exhausts,
    words.CoverTerrain: island.covers_terrain,
    words.FlipTile: island.flips,
    words.Uncover: island.uncovers,
    words.RemoveCover: island.removes_cover,
    words.ScoutTiles: island.scouts,
    words.TopTile: island.tops,
    words.LayTile: island.lays,
    words.Shortcut: island.lays_shortcut,
    words.Pen: island.pens,
    # items
    words.DiscardInventions: items.discards_inventions,
    words.Forget: items.forgets,
    words.DrawInventions: items.draws_inventions,
    words.KeepInvention: items.keeps_invention,
    words.BuildFree: items.builds_free,
    words.LoseItems: items.loses_items,
    words.MarkItems: items.marks_items,
    words.LoseMarked: items.loses_marked,
    # pawns
    words.Limit: pawns.limits,
    words.Forbid: pawns.forbids,
    words.PassFirst: pawns.passes_first,
    words.Pawn: pawns.pawn,
    words.Curse: pawns.curses,
    words.Thrift: pawns.thrift,
    words.Devotion: pawns.devotion,
    words.BuildAgain: pawns.builds_again,
    # sheets
    words.Burn: sheets.burns,
    words.Rescue: sheets.rescues,
    words.Lava: sheets.lava_flows,
    words.TurnUp: sheets.turns_up,
    words.UseUp: sheets.uses_up,
    # weather
    words.Ignore: weather.ignores,
    words.Soften: weather.softens,
    words.Forecast: weather.forecasts,
    words.RerollAnimals: weather.rerolls_animals,
    words.Produce: weather.produces,
    words.StayOut: weather.stays_out,
    words.Put: weather.puts,
    words.Remove: weather.removes,
    words.RemoveAny: weather.removes_any,
    words.RemoveMarkers: weather.removes_markers,
    words.Lift: weather.lifts,
    words.Scatter: weather.scatters,
    # losses
    words.Choose: losses.choose,
    # resolving
    words.Beware: resolving.beware,
    words.Succeed: resolving.succeeds,
    words.Fail: resolving.fails,
    words.Venture: resolving.ventures,
    words.Finish: resolving.finishes,
    # night
    words.Meal: night.meal,
    words.Ration: night.ration,
    words.Demand: night.demand,
}
"""What each word of the cards does."""


def carry_out(scene: Scene, todo: Do) -> None:
    """The first effect; the others wait beneath whatever it brings about.

    RC-R27: where it would kill somebody whom healing can save, the table pauses before it.
    """
    effect, *others = todo.effects
    if others:
        scene.push(type(todo)(tuple(others), todo.cause))
    before, events = scene.state, len(scene.events)  # no word that wounds draws anything, so nothing hidden is seen
    carry_out_one(scene, effect, todo.cause)
    if was_asked_about(effect, todo.cause) or not (wounds := killed(before, scene.state)):
        return
    pause = Dying(effect, todo.cause, wounds)
    paused = replace(before, agenda=(pause, *before.agenda))
    if pause.waits_for(paused):
        scene.state, scene.verdict = paused, None
        del scene.events[events:]


def was_asked_about(effect: AnyEffect, cause: Cause) -> bool:
    """The wound of a roll, and of hunger: their own lines have paused already."""
    return isinstance(effect, Starve) or (isinstance(effect, Wound) and bool(cause.field) and not cause.card)


def killed(before: Crusoe, after: Crusoe) -> dict[Name, int]:
    """Whom this kills, and by how many wounds."""
    if before.people is after.people:
        return {}
    then = {each.character: each.wounds for each in before.people}
    return {
        each.character: each.wounds - then[each.character]
        for each in after.people
        if each.wounds > track(each.character).hearts >= then.get(each.character, 99)
    }


def die(scene: Scene, todo: Dying) -> None:
    """Everybody has had the chance to heal."""
    carry_out_one(scene, todo.effect, todo.cause)


def carry_out_one(scene: Scene, effect: AnyEffect, cause: Cause) -> None:
    MEANINGS[type(effect)](scene, effect, cause)
