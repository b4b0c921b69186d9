# Forbidden Island.

island-title = Forbidden Island
island-pitch = Save four treasures from a sinking island, together, and fly home.
island-how-long = Most games take about 20 turns: an hour if everyone is here, or several days.

## Places, cards, people

island-fools-landing = Fools' Landing
    .letter = L
island-bronze-gate = Bronze Gate
island-copper-gate = Copper Gate
island-gold-gate = Gold Gate
island-iron-gate = Iron Gate
island-silver-gate = Silver Gate
island-temple-of-the-moon = Temple of the Moon
island-temple-of-the-sun = Temple of the Sun
island-whispering-garden = Whispering Garden
island-howling-garden = Howling Garden
island-cave-of-embers = Cave of Embers
island-cave-of-shadows = Cave of Shadows
island-coral-palace = Coral Palace
island-tidal-palace = Tidal Palace
island-breakers-bridge = Breakers Bridge
island-cliffs-of-abandon = Cliffs of Abandon
island-crimson-forest = Crimson Forest
island-dunes-of-deception = Dunes of Deception
island-lost-lagoon = Lost Lagoon
island-misty-marsh = Misty Marsh
island-observatory = Observatory
island-phantom-rock = Phantom Rock
island-twilight-hollow = Twilight Hollow
island-watchtower = Watchtower

island-stone = Earth Stone
    .letter = S
island-statue = Statue of the Wind
    .letter = W
island-crystal = Crystal of Fire
    .letter = F
island-chalice = Ocean's Chalice
    .letter = C
island-helicopter-lift = Helicopter Lift
island-sandbags = Sandbags
island-waters-rise = Waters Rise!

island-engineer = Engineer
island-pilot = Pilot
island-navigator = Navigator
island-explorer = Explorer
island-diver = Diver
island-messenger = Messenger

island-always = Always ask me before the cards
island-saving = Ask me only once something can be saved
island-never = Do not ask me
island-power-engineer = You may shore up two tiles for one action.
island-power-pilot = Once a turn you may fly to any tile for one action.
island-power-navigator = For one action you may move another player's pawn one or two tiles.
island-power-explorer = You may also move, shore up and swim diagonally.
island-power-diver = For one action you may dive through any number of flooded and missing tiles.
island-power-messenger = You may give treasure cards to anybody, wherever they stand.

## Options

island-option-difficulty = Difficulty: { $value }
island-option-difficulty-description = How high the water is at the start
island-difficulty-novice = Novice
island-difficulty-normal = Normal
island-difficulty-elite = Elite
island-difficulty-legendary = Legendary
island-option-layout = Island: { $value }
island-option-layout-description = The shape of the island
island-layout-classic = Forbidden Island
island-layout-treasure = Treasure Island
island-layout-shadows = Island of Shadows
island-layout-volcano = Volcano Island
island-layout-death = Island of Death
island-layout-gulls = Bay of Gulls
island-layout-bone = Bone Island
island-layout-reef = Coral Reef
island-layout-skull = Skull Island
island-layout-bridge = Bridge of Horrors
island-layout-atoll = Atoll of Decisions
island-layout-arch = Arch of Fate
island-layout-shipwreck = Shipwreck Bay
island-layout-harpoon = Harpoon Hideout
island-layout-davy = Davy Jones' Locker
island-layout-palm = Palm Springs
island-layout-mutiny = Mutiny Towers
island-layout-tombstone = Tombstone Island
island-layout-shockking = Shock-King Island
island-layout-barbary = Barbary Coast
island-layout-hangman = Hangman's Harbour
island-layout-anchorbay = Anchor Bay
island-layout-anchorisle = Anchor Isle
island-layout-invader = Invader's Space
island-layout-peaks = Perilous Peaks
island-layout-parlay = Parlay Peninsula
island-layout-roasted = Roasted Refuge
island-layout-plank = Plank Walk Paradise
island-layout-shuriken = Shuriken Isle
island-option-pace = Pace: { $value }
island-option-pace-description = When special cards can be played
island-pace-swift = Swift (special cards before the flood)
island-pace-careful = Careful (special cards before every card)
island-option-first-description = Who has the first turn
island-first-host = The host starts
island-first-random = Somebody at random

## Whom the table waits for

island-asks-acting = { $who } **Your turn: { $left ->
    [one] { $left } action
   *[other] { $left } actions
} left.**
island-asks-ending = { $who } No actions left. End your turn{ $undo ->
    [yes] , or take the last one back
   *[none] { "" }
}.
island-asks-considering = { $who } **Play a special card before the flood cards?**{ $gate }
island-gate-to-win = Helicopter Lift wins the game now.
island-gate-to-save = { $cards } can help.
island-asks-discarding = { $who } **You have more than 5 cards.** Discard one, or play a special card.
island-asks-swimming = { $stranded_count ->
    [0] { $who } { $sunk_under } has sunk under you. Swim, or be lifted off.
   *[other] { $who } { $stranded } cannot swim anywhere: fly them off now, or all is lost. { $rescuers_count ->
        [0] { "" }
       *[other] Helicopter Lift: { $rescuers }.
    }
}

## What can be done

island-do-move = Move to { $to }
island-do-fly = Fly to { $to }
island-do-dive = Dive to { $to }
island-do-navigate = { $who } to { $to }
island-do-shore-up = Shore up { $tile }{ $also ->
    [none] { "" }
   *[other] { " " }and { $also }
}
island-do-give = Give { $card } to { $to }
island-do-capture = Capture the treasure
island-do-end-turn = End turn
island-do-discard = Discard { $card }
island-do-swim = Swim to { $to }
island-do-lift = Lift to { $to } ({ $who } from { $origin })
island-do-lift-off = Lift off for the win
island-do-sandbag = Sandbags on { $tile }
island-do-pass = Pass
island-do-ask-me = { $when }

island-menu-move = Move to …
island-menu-fly = Fly to … (once a turn)
island-menu-dive = Dive to …
island-menu-navigate = Move somebody to …
island-menu-shore-up = Shore up …
island-menu-give = Give a card …
island-menu-capture = Capture the treasure
island-menu-end-turn = End turn
island-menu-discard = Discard …
island-menu-swim = Swim to …
island-menu-lift = Helicopter Lift …
island-menu-lift-off = Lift off
island-menu-sandbag = Sandbags on …
island-menu-pass = Pass
island-menu-ask-me = When to ask me …
island-which-lift-who = Helicopter Lift: who flies …
island-which-lift-origin = Helicopter Lift: from …
island-which-lift-to = Helicopter Lift: to …
island-which-navigate-who = Move whom …
island-which-navigate-to = Move somebody: to …

island-open-move = Move
island-open-fly = Fly
island-open-dive = Dive
island-open-navigate = Move somebody
island-open-shore-up = Shore up
island-open-give = Give
island-open-capture = Capture
island-open-end-turn = End turn
island-open-discard = Discard
island-open-swim = Swim
island-open-lift = Helicopter Lift
island-open-lift-off = Lift off
island-open-sandbag = Sandbags
island-open-pass = Pass
island-open-ask-me = When to ask me

island-hint-move = One action: to one of these tiles, dry or flooded.
island-hint-fly = One action, once a turn: to any tile.
island-hint-dive = One action: through flooded and missing tiles, to a tile at their end.
island-hint-navigate = One action: one pawn of another player, one or two tiles.
island-hint-shore-up = One action: the flooded tile is dry again.
island-hint-give = One action: one treasure card; six cards in a hand are one too many.
island-hint-capture = One action: four of its cards are discarded, and the treasure is the team's.
island-hint-end-turn = Two treasure cards are turned up, then flood cards.
island-hint-discard = Five cards may stay in a hand.
island-hint-swim = No action: you leave the sunken tile.
island-hint-lift = No action: pawns of one tile fly to any other.
island-hint-lift-off = No action: everybody flies home, and the game is won.
island-hint-sandbag = No action: any one flooded tile is dry again.
island-hint-pass = You keep your cards; the next cards are turned up.
island-hint-ask-me = Each time, when it matters, once something can be saved, or never.

## What happened

island-did-dealt = { $seat }: { $adventurer }, on { $at }, with { $cards }.
island-did-turn-began = { $seat }'s turn.
island-did-moved = { $seat } moves to { $to }.
island-did-flew = { $seat } flies to { $to }.
island-did-dived = { $seat } dives to { $to }.
island-did-navigated = { $seat } brings { $who } to { $to }.
island-did-shored-up = { $here ->
    [yes] { $seat } shores up that tile.
   *[none] { $seat } shores up { $tiles }.
}
island-did-gave = { $seat } gives { $card } to { $to }.
island-did-captured = { $here ->
    [yes] { $seat } captures there: **{ $treasure }!**
   *[none] { $seat } captures a treasure at { $at }: **{ $treasure }!**
}
island-did-turn-ended = { $seat } ends the turn.
island-did-drew = { $card_key ->
    [waters-rise] { $seat } turns up a card: { $card }
   *[other] { $seat } draws { $card }.
}
island-did-waters-rose = **The waters rise to mark { $mark }**: { $rate } flood { $rate ->
    [one] card
   *[other] cards
} a turn. { $returned ->
    [0] The flood discards were empty.
    [one] One flood card goes back on top.
   *[other] { $returned } flood cards go back on top, shuffled.
}
island-did-treasure-deck-renewed = The treasure cards are shuffled into a new deck.
island-did-flood-deck-renewed = The flood cards are shuffled into a new deck.
island-did-flooded = { $tile } floods.
island-did-sank = **{ $tile } sinks for good.**
island-did-discarded = { $seat } discards { $card }.
island-did-swam = { $seat } **swims** to { $to }.
island-did-lifted = { $who_key ->
    [self] { $seat } plays Helicopter Lift and flies to { $to }.
   *[others] { $saved_count ->
        [0] { $seat } plays Helicopter Lift: { $who } { $who_count ->
            [one] flies
           *[other] fly
        } to { $to }.
       *[other] { $seat } **saves** { $saved }: a Helicopter Lift to { $to }.
    }
}
island-did-sandbagged = { $seat } plays Sandbags: { $tile } is dry again.
island-did-passed = { $seat } passes.
island-did-asked-for = { $when_key ->
    [always] { $seat } wants to be asked before the cards each time.
    [matters] { $seat } wants to be asked when it matters.
    [saving] { $seat } wants to be asked only once something can be saved.
   *[never] { $seat } does not want to be asked before the cards.
}
island-did-game-won = **You won! All four treasures are home.** { $seat } played Helicopter Lift, and everyone flew off.
island-did-game-lost = **You lost: { $causes }.**{ $treasure ->
    [none] { "" }
   *[other] { " " }You can no longer get this treasure: { $treasure }.
}{ $drowned_count ->
    [0] { "" }
   *[other] { " " }{ $drowned } drowned.
}
island-treasure-lost = both tiles of a treasure sank
island-landing-lost = { island-fools-landing } sank
island-drowned = someone had nowhere to swim
island-skull-reached = the water reached the skull

# What each player did in the whole game

island-feat-captured = { $count ->
    [one] one treasure captured
   *[other] { $count } treasures captured
}
island-feat-shored-up = { $count ->
    [one] one tile shored up
   *[other] { $count } tiles shored up
}
island-feat-sandbagged = { $count ->
    [one] Sandbags played once
    [2] Sandbags played twice
   *[other] Sandbags played { $count } times
}
island-feat-gave = { $count ->
    [one] one card given
   *[other] { $count } cards given
}
island-feat-lifted = { $count ->
    [one] Helicopter Lift played once
    [2] Helicopter Lift played twice
   *[other] Helicopter Lift played { $count } times
}
island-feat-flew = { $count ->
    [one] one flight
   *[other] { $count } flights
}
island-feat-dived = { $count ->
    [one] one dive
   *[other] { $count } dives
}
island-feat-navigated = { $count ->
    [one] one pawn led by the { island-navigator }
   *[other] { $count } pawns led by the { island-navigator }
}
island-feat-swam = { $count ->
    [one] swum to safety once
    [2] swum to safety twice
   *[other] swum to safety { $count } times
}

## Refusals

island-no-not-your-turn = It is { $seat }'s turn.
island-no-no-actions-left = You have no actions left. End your turn, or take the last one back.
island-no-hand-full = { $own ->
    [yes] First you have to discard
   *[none] First { $seat } has to discard
}: { $held } cards in hand, 5 may stay.
island-no-waits-for-swimmers = First the swimmers reach a tile: { $who }.
island-no-waits-at-gate = First those who hold special cards play or pass: { $who }.
island-no-no-such-place = There is no tile { $to } on this island.
island-no-sunk = { $tile } has sunk for good.
island-no-not-your-gift = Only the { $needs } can do that.
island-no-flown-already = The { island-pilot } flies once a turn, and has flown.
island-no-there-already = { $to } is where that begins. Choose another tile.
island-no-too-far = { $to } is out of reach from { $origin }.{ $reach_count ->
    [0] { "" }
   *[other] { " " }In reach: { $reach }.
}
island-no-only-a-step = { $to } is only a step from { $origin }: a plain move does it.
island-no-only-others = That is for the other players.
island-no-same-twice = { $tile } twice: name two different tiles.
island-no-not-flooded = { $tile } is not flooded.
island-no-never-given = Special cards are never given: { $card }.
island-no-no-such-card = You do not hold that card: { $card }.
island-no-not-same-tile = You stand on { $at }, { $seat } on { $other }. Cards are given on the same tile; only the { island-messenger } gives from afar.
island-no-no-treasure-here = No treasure can be captured on { $tile }.
island-no-captured-already = The team has it already: { $treasure }.
island-holds = { $who } holds { $count } on { $at }
island-no-cards-needed = It takes { $needed } cards of the { $treasure }; you hold { $held }.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others }.
}
island-no-no-discarding-by-choice = Cards are discarded only when there are more than { $limit } in a hand; you hold { $held }.
island-no-nothing-to-swim-from = You stand on solid ground; nobody has to swim.
island-no-not-there = { $seat } does not stand on { $at }.
island-no-nobody-to-lift = Somebody has to fly.
island-no-not-all-aboard = Not yet.{ $treasures_count ->
    [0] { "" }
   *[other] { " " }Still to capture: { $treasures }.
}{ $who_count ->
    [0] { "" }
   *[other] { " " }Not on { $landing }: { $who }.
}
island-no-nothing-to-pass = Nothing waits for your special cards now.
island-no-so-already = It is settled like that already.
island-no-only-at-a-gate = That is settled when you are asked to play a special card or pass.
island-no-unknown-layout = There is no island called “{ $layout }”. Choose one from the list.
island-no-adventurers-for-each = Name one adventurer for each of { $seats } players.

island-closest = Closest win: { $score } { $score ->
    [one] mark
   *[other] marks
} between the water and the skull.
island-new-acting = -# Up to three actions a turn: move, shore up a flooded tile, give a card, or capture a treasure. Choose from the menus, then press { island-do-end-turn }.
island-goal = **Goal:** capture all four treasures, meet on { $landing }, and fly off together. A game has about 20 turns. Between your turns I may ask you for a special card.
island-you-are = You're the **{ $adventurer }**. { $power }

## The position in words

island-text-water = Water level { $mark } of 10: { $rate } flood cards a turn, { $next } at the next mark.
island-text-water-last = Water level { $mark } of 10: { $rate } flood cards a turn; the next mark is the skull.
island-text-perils = Can sink this turn: { $tiles }.
island-text-fatal = { $tile } is flooded: { $percent }% chance that it sinks this turn. { $why ->
    [landing] If it does, you lose.
   *[last] It's the last place to get the { $treasure }: if it sinks, you lose.
}
island-text-peril = { $tile } { $percent }%{ $why ->
    [landing] { " " }(the way home)
    [last] { " " }(the last tile: { $treasure })
    [treasure] { " " }({ $treasure })
    [pawn] { " " }({ $who } there)
   *[none] { "" }
}
island-text-captured = { $count ->
    [0] No treasure captured yet.
   *[other] Captured: { $treasures }.
}
island-text-treasure = { $treasure }, on { $tiles }. Its cards: { $held }; in the deck { $deck }, discarded { $gone }.
island-text-nobody = in no hand
island-text-tile = { $tile } ({ $state ->
    [flooded] flooded
    [sunk] sunk
   *[dry] dry
})
island-text-player = { $name } ({ $number }), { $role }, on { $at }: { $cards }.
island-text-alone = { $name } ({ $number }), on { $at }: { $cards }.
island-text-no-cards = no cards
island-text-flooded = Flooded ({ $count }): { $tiles }.
island-text-sunk = Sunk ({ $count }): { $tiles }.
island-text-dry = Dry ({ $count }): { $tiles }.
island-text-treasure-deck = Treasure deck ({ $count }): { $cards }.
island-text-treasure-discards = Treasure discards ({ $count }): { $cards }.
island-text-flood-deck = Flood deck ({ $count }).
island-text-flood-top = On top of the flood deck, in unknown order ({ $count }): { $tiles }.
island-text-flood-discards = Flood discards ({ $count }): { $tiles }.
island-text-lift = { $lift } (from { $places } to any other tile that has not sunk)
island-text-two-at-once = { $acts }, two of them for one action
island-text-no-perils = Nothing can sink this turn.
island-text-power = { $role }: { $power }
island-text-may = You can now: { $acts }.
island-text-drawing =
    The island, letters from the left, numbers from the top. `#` dry, `~` flooded, `x` sunk; numbers are players.
    { island-fools-landing.letter } { island-fools-landing }, { island-stone.letter } { island-stone }, { island-statue.letter } { island-statue }, { island-crystal.letter } { island-crystal }, { island-chalice.letter } { island-chalice }.

## Rules

island-rules-1 = **{ island-title }: the aim**
    You are a team. Capture four treasures, gather on { island-fools-landing }, and play a Helicopter Lift there: all of you win.
    You lose together when both tiles of an uncaptured treasure sink, { island-fools-landing } sinks, somebody drowns, or the water reaches the skull.
island-rules-2 = **Before the first turn**
    24 tiles make the island. Each adventurer starts on their own tile and is dealt two treasure cards (never Waters Rise!).
    Then six flood cards are turned up: those tiles are flooded from the start. The difficulty says where the water begins.
island-rules-3 = **A turn**
    Up to three actions in any mix; then two treasure cards are drawn; then flood cards, as many as the water meter says.
    Move: to a tile above, below, left or right, dry or flooded. Shore up: your tile or one beside it is dry again.
    Give: one treasure card to somebody on your tile; special cards are never given.
    Capture: on one of a treasure's two tiles, four of its cards. A flooded tile serves as well as a dry one.
island-rules-4 = **Adventurers**
    { island-explorer }: { island-power-explorer }
    { island-pilot }: { island-power-pilot }
    { island-navigator }: { island-power-navigator }
    { island-diver }: { island-power-diver }
    { island-engineer }: { island-power-engineer }
    { island-messenger }: { island-power-messenger }
island-rules-5 = **Cards**
    Hands are open; five cards at most. Whoever has six discards at once, and may play a special card first.
    Helicopter Lift: pawns of one tile fly to any other. Sandbags: any flooded tile is dry again. Both at any time, for no action.
    To win, lift off from { island-fools-landing } with everybody there; it may be flooded, but not sunk.
    Waters Rise!: the meter goes up a mark, and the flood discards go back on top, shuffled.
    An empty deck is made anew from its shuffled discards. You may look through both discards at any time.
island-rules-6 = **The flood**
    A dry tile whose card is turned up floods. A flooded one sinks for good, with its card.
    Whoever stands on a sinking tile swims to a tile beside it: the { island-explorer } also diagonally, the { island-diver } to the nearest tile, the { island-pilot } to any.
    Where there is nowhere to swim, a Helicopter Lift can still carry you off.
island-rules-7 = **Before the cards**
    Before the flood cards, whoever holds a special card that can help plays it or passes.
    You can say for good when you want to be asked.
    With the pace “careful” there is such a moment before each single card.

## Gates: passing, standing answers, what is asked about once more

island-matters = Ask me when it matters
island-do-pass-turn = Pass, and do not ask me again this turn
island-do-pass-game = Pass, and do not ask me again this game
island-menu-pass-turn = Pass for this turn
island-menu-pass-game = Pass for this game
island-open-pass-turn = Pass for this turn
island-open-pass-game = Pass for this game
island-hint-pass-turn = You keep your cards, and nobody asks you about them again this turn.
island-hint-pass-game = You keep your cards, and nobody asks you about them again until you say so.
island-sure-end-turn = { $left ->
    [one] One action is left.
   *[other] { $left } actions are left.
} End your turn all the same?
island-sure-drown = { $who } cannot swim anywhere, and nobody else can fly there. Do that, and all is lost.
island-sure-doomed = The flood cards that come next are sure to sink { $at }. If you pass now, everyone loses. You can still save it.

island-option-adventurers = Adventurers: { $value }
island-option-adventurers-description = Who plays, with + between; random if left out
island-adventurers-how = Name two to four different adventurers, with + between: { $names }.
island-recap-turn-began = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
island-recap-captured = { $count ->
    [one] 1 treasure captured
   *[other] { $count } treasures captured
}
island-recap-waters-rose = { $count ->
    [one] 1 rise of the water
   *[other] { $count } rises of the water
}
island-recap-sank = { $count ->
    [one] 1 tile lost
   *[other] { $count } tiles lost
}

## A hint, level by level

island-tip-where = { $count ->
    [0] There is no place to look at: it is about the cards to come.
   *[other] Look at: { $where }.
}
island-tip-wins = Everybody and everything can fly home from { $tile } this turn. That wins the game.
island-tip-captures = A treasure can be captured this turn, at { $tile }: { $card }. The team would have { $after } of 4.
island-tip-rescues = { $mine ->
    [yes] You cannot
   *[none] { $who } cannot
} swim anywhere: all would be lost. On { $tile } the game goes on.
island-tip-saves-landing = If { $tile } sinks, all is lost. As things stand, the chance of that is { $before }% this turn; this makes it { $after }%.
island-tip-saves-treasure = { $card }: the last of its tiles can sink this turn, and all would be lost. The chance of that is { $before }%; with { $tile } dry it is { $after }%.
island-tip-saves-pawn = { $mine ->
    [yes] You stand
   *[none] { $who } stands
} on { $tile }, and there would be no swimming away from it. The chance that it sinks and all is lost is { $before }% this turn; this makes it { $after }%.
island-tip-gives = { $card }: { $mine ->
    [yes] you hold
   *[none] { $who } holds
} { $before } of its cards; following the advice it is { $after }. Four capture it.
island-tip-nears-home = Everybody has to get to { $tile }. { $mine ->
    [yes] From you
   *[none] From { $who }
} it is { $before } { $before ->
    [one] action
   *[other] actions
}; following the advice, { $after }.
island-tip-nears-site = { $card }: { $mine ->
    [yes] you hold
   *[none] { $who } holds
} its four cards. To { $tile }, where it is captured, it is { $before } { $before ->
    [one] action
   *[other] actions
}; following the advice, { $after }.
island-tip-nears-giver = { $card }: its cards lie in several hands, some of them with { $who } on { $tile }. The way to hand them over is { $before } { $before ->
    [one] action
   *[other] actions
}; following the advice, { $after }.
island-tip-nears-flood = { $tile } is flooded, and it matters. { $mine ->
    [yes] For you
   *[none] For { $who }
} it takes { $before } actions to shore it up, the way included; following the advice, { $after }.
island-tip-gathers = { $card }: { $mine ->
    [yes] you hold
   *[none] { $who } holds
} the most of its cards. To { $tile }, where it can be captured, it is { $before } { $before ->
    [one] action
   *[other] actions
}; following the advice, { $after }.
island-tip-dries-landing = { $tile } is flooded, and nobody gets home without it. Once it is dry, it takes two flood cards to lose it.
island-tip-dries-treasure = { $card }: of its two tiles { $before } { $before ->
    [one] is
   *[other] are
} flooded or sunk. With { $tile } dry it is { $after }.
island-tip-dries-tile = { $tile } is flooded, one of { $before }. Once it is dry, it takes two flood cards to lose it.
island-tip-saves-tile = { $tile } can sink this turn: { $before }%. This makes it { $after }%, and the way over it stays.
island-tip-stands-safer = { $mine ->
    [yes] You stand
   *[none] { $who } stands
} on { $tile }, and the chance that it sinks this turn is { $before }%. After this it is { $after }%.
island-tip-opens-ways = { $mine ->
    [yes] You could
   *[none] { $who } could
} get away from { $tile } to { $after } tiles. Without this it is { $before }.
island-tip-useless = { $card }: that treasure is captured, and its cards serve no more.
island-tip-too-many = { $card }: four cards capture it, and here are { $before } in one hand.
island-tip-lets-go = { $card } is missed least, as the computer judges: the team holds { $before } of it, { $after } more { $after ->
    [one] lies
   *[other] lie
} in the deck.
island-tip-swims = From { $tile } there { $before ->
    [one] is { $before } tile
   *[other] are { $before } tiles
} to go on to. The chance that it sinks this turn is { $after }%.
island-tip-keeps = { $card }: worth more later, as the computer judges. { $tile ->
    [none] Nothing can sink now.
   *[other] Most at risk now: { $tile }, { $before }%.
}
island-tip-waits = Nothing better is left to do, as the computer judges. Most at risk now: { $tile }, { $before }%.
island-tip-rises = Nothing better is left to do, as the computer judges. Nothing can sink this turn. The chance that { $card } is drawn: { $before }%.
island-tip-ready = Have { $card } ready. After the best that can be done this turn, { $tile } can still sink: { $before }%. Before the flood cards you can play it.
island-tip-nothing = As the computer judges, this promises most. No single tile, card or person is the reason.
island-tip-spends = { $card } is worth playing now: without it, you're about { $points } { $points ->
    [one] percentage point
   *[other] percentage points
} less likely to win.
island-all-flooded = { $tile } flood.
island-all-sank = **{ $tile } sink for good.**

## Odds, on request

island-odds-lost = Lost by the next turn, if nobody does anything more: { $percent }%{ $count ->
    [0] { "." }
   *[other] { " " }({ $ways }).
}
island-odds-landing-lost = { $tile } sinks: { $percent }%
island-odds-treasure-lost = out of reach for good: { $treasure }, { $percent }%
island-odds-drowned = { $who } drowns at { $tile }: { $percent }%
island-odds-skull-reached = the water reaches the skull: { $percent }%
island-odds-won = Chance to win, if strong players play on: { $low } to { $high }%.

## The review of a finished game

island-turning-choice = **The turning point was turn { $turn }:** { $said } would have added { $worth } points to your chance of winning.
island-turning-cards = **The turning point was turn { $turn }:** the cards took your chance of winning from { $before }% to { $after }%.
island-review-title = The chance to win, turn by turn
island-review-won = Won after { $turns } turns. Chance to win, in points: cards { $luck }, choices { $choices }.
island-review-lost = Lost after { $turns } turns. Chance to win, in points: cards { $luck }, choices { $choices }.
island-review-turns = When each turn began: { $turns }.
island-review-turn = { $turn }: { $percent }%
island-review-none = No single turn decided it.
island-review-point = Turn { $turn }: from { $before }% to { $after }%
island-review-parts = Cards { $luck }, choices { $choices }.
island-review-cards = What came: { $cards }.
island-review-sunk = { $count ->
    [one] { $tiles } sank
   *[other] { $tiles } sank
}
island-review-done = Done: { $said }.
island-review-instead = Could have been: { $said }. Worth { $worth } more.
island-review-others = The other choices of that turn: { $worth }.
island-review-rose = { $count ->
    [one] the waters rose
   *[other] the waters rose { $count } times
}
island-review-as-good = Nothing else promised clearly more.
island-review-luck = What the cards brought
island-review-choices = What choices cost
