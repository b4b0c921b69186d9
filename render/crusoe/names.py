"""What the things of Robinson Crusoe are called: people, pawns, cards, tokens, places to go. Messages ask here too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from engine.contract import Seat
from engine.crusoe.names import CardName
from engine.crusoe.parts import CHARACTERS, COMPANIONS, TILES
from engine.crusoe.target import Target
from engine.crusoe.view import CrusoeView
from locales import knows, say

TITLES = ("", "invention-", "starting-", "discovery-", "ability-")
"""What can stand before a card's own word."""


def title_of(lang: str, card: str) -> str:
    """Return a card's title, or nothing where it has none."""
    keys = (f"crusoe-{kind}{card}-title" for kind in TITLES)
    return next((say(lang, key) for key in keys if card and knows("en", key)), "")


def in_a_sentence(lang: str, card: str) -> str:
    """Return what a card is called in a sentence: an item with its article, anything else by its title."""
    keys = (f"crusoe-{kind}{card}-title.the" for kind in TITLES)
    return next((say(lang, key) for key in keys if card and knows("en", key)), title_of(lang, card))


def card_title(lang: str, card: str) -> str:
    """Return a card by its title: an invention, a starting item, a token, an event."""
    return title_of(lang, card) or card


def threat_card(view: CrusoeView, target: Target) -> CardName:
    """Return the card of the threat field that this target meets."""
    return view.threats[0 if target.side == "left" else 1]


class Namer:
    """The names of one table's things in one language. `player` names a seat, `cite` a word that has no name."""

    terrain = "crusoe-terrain"
    """The key of the terrain that a card covers."""

    def __init__(
        self, lang: str, view: CrusoeView | None, player: Callable[[Seat], str], cite: Callable[[str], str] = str
    ) -> None:
        self.lang = lang
        self.view: CrusoeView = view  # type: ignore[assignment] # a lobby has none, and asks for nobody on the island
        self.player = player
        self.cite = cite

    @cached_property
    def seats(self) -> dict[str, Seat]:
        """The seat of each character."""
        people = self.view.people[: self.view.seats] if self.view is not None else ()
        return {each.character: seat for seat, each in enumerate(people)}

    def name_of(self, who: str) -> str:
        """Return the name of the player of this character, or the companion's."""
        return self.player(self.seats[who]) if who in self.seats else say(self.lang, f"crusoe-{who}")

    def pawn(self, pawn: str) -> str:
        """Return a person's name, or a helper's."""
        return self.name_of(pawn) if is_person(pawn) else self._own("pawn", pawn)

    def token(self, token: str) -> str:
        return self._own("token", token)

    def spot(self, spot: str) -> str:
        """Return where a token is."""
        return self._own("at", spot)

    def deck(self, deck: str) -> str:
        return self._own("deck", deck)

    def _own(self, kind: str, word: str) -> str:
        key = f"crusoe-{kind}-{word}"
        return say(self.lang, key) if word and knows("en", key) else self.thing(word)

    def card(self, card: str) -> str:
        return card_title(self.lang, card)

    def thing(self, word: str) -> str:
        """Return a person, an item, a card, a source, a terrain or a part of the body as a sentence calls it."""
        if is_person(word):
            return self.name_of(word)
        key = f"crusoe-{word}"
        return in_a_sentence(self.lang, word) or (say(self.lang, key) if word and knows("en", key) else self.cite(word))

    def target(self, target: Target) -> str:
        """Return a place to go: `Gather fish on B2`."""
        return say(self.lang, f"crusoe-to-{target.kind}", **self.parts(target))

    def parts(self, target: Target, met: str = "") -> dict[str, str]:
        """Return the names in a target's words; `met` is the threat's card, if it has left its place."""
        card = met or threat_card(self.view, target) if target.kind == "threat" else target.item
        source = target.source or target.covered
        named = say(self.lang, self.terrain) if source == "terrain" else self.thing(source) if source else ""
        return {"thing": self.thing(card) if card else "", "space": target.space, "source": named}

    def tile(self, number: int) -> str:
        """Return what a tile of the island holds."""
        shown = TILES[number]
        return say(
            self.lang,
            "crusoe-tile-holds",
            terrain=self.thing(shown.terrain),
            sources=", ".join(self.thing(each) for each in shown.sources),
            discoveries=shown.discoveries,
            beast="yes" if shown.beast else "none",
            shelter="yes" if shown.shelter else "none",
            totem="yes" if shown.totem else "none",
        )


def is_person(who: str) -> bool:
    return who in CHARACTERS or who in COMPANIONS
