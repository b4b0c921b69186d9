# Forbidden Island.

island-title = Forbidden Island
island-pitch = Work together to save four treasures from a sinking island, then fly home.
island-how-long = Most games take about 20 turns: an hour if everyone is here, several days if not.

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
    .the = an Earth Stone
    .many = Earth Stones
    .letter = S
island-statue = Statue of the Wind
    .the = a Statue of the Wind
    .many = Statues of the Wind
    .letter = W
island-crystal = Crystal of Fire
    .the = a Crystal of Fire
    .many = Crystals of Fire
    .letter = F
island-chalice = Ocean's Chalice
    .the = an Ocean's Chalice
    .many = Ocean's Chalices
    .letter = C
island-helicopter-lift = Helicopter Lift
    .the = a Helicopter Lift
    .many = Helicopter Lifts
island-sandbags = Sandbags
    .the = Sandbags
    .many = Sandbags
island-waters-rise = Waters Rise!
    .the = Waters Rise!
    .many = Waters Rise!

island-engineer = Engineer
island-pilot = Pilot
island-navigator = Navigator
island-explorer = Explorer
island-diver = Diver
island-messenger = Messenger

island-always = Ask me every time before flood cards are drawn
island-saving = Ask me only if I can save something
island-never = Don't ask me
island-power-engineer = You can shore up two tiles for one action.
island-power-pilot = Once per turn, you can fly to any tile for one action.
island-power-navigator = For one action, you can move another player's pawn one or two tiles.
island-power-explorer = You can also move, shore up and swim diagonally.
island-power-diver = For one action, you can dive through any number of flooded and missing tiles.
island-power-messenger = You can give treasure cards to anyone, on any tile.

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
island-option-first = First turn: { $value }
island-option-first-description = Who has the first turn
island-first-host = the host
island-first-random = a random player

## Whom the table waits for

island-asks-acting = { $who } **Your turn: { $left ->
    [one] 1 action
   *[other] { $left } actions
} left.**
island-asks-ending = { $who } You have no actions left. End your turn{ $undo ->
    [yes] , or undo your last action
   *[none] { "" }
}.
island-asks-considering = { $who } **Play a special card before the flood cards are drawn?**{ $gate }
island-gate-to-win = Helicopter Lift wins the game now.
island-gate-to-save = { $cards } can help.
island-asks-discarding = { $who } **You have more than 5 cards.** Discard one, or play a special card.
island-asks-swimming = { $stranded_count ->
    [0] { $who } **{ $sunk_under } sank under you.** Swim to safety, or use a Helicopter Lift.
   *[other] { $who } **{ $stranded } can't swim to any tile.** Fly them off now, or everyone loses. { $rescuers_count ->
        [0] { "" }
       *[other] These players have a Helicopter Lift: { $rescuers }.
    }
}

## What can be done

island-do-move = Move to { $to }
island-do-fly = Fly to { $to }
island-do-dive = Dive to { $to }
island-do-navigate = Move { $who } to { $to }
island-do-shore-up = Shore up { $tile }{ $also ->
    [none] { "" }
   *[other] { " " }and { $also }
}
island-do-give = Give { $card_the } to { $to }
island-do-capture = Capture the treasure
island-do-end-turn = End turn
island-do-discard = Discard { $card_the }
island-do-swim = Swim to { $to }
island-do-lift = Helicopter Lift to { $to }: fly { $who } from { $origin }
island-do-lift-off = Fly home and win
island-do-sandbag = Sandbags on { $tile }
island-do-pass = Pass
island-do-ask-me = { $when }

island-menu-move = Move to …
island-menu-fly = Fly to … (once a turn)
island-menu-dive = Dive to …
island-menu-navigate = Move another pawn to …
island-menu-shore-up = Shore up …
island-menu-give = Give a card …
island-menu-capture = Capture the treasure
island-menu-end-turn = End turn
island-menu-discard = Discard …
island-menu-swim = Swim to …
island-menu-lift = Helicopter Lift …
island-menu-lift-off = Fly home and win
island-menu-sandbag = Sandbags on …
island-menu-pass = Pass
island-menu-ask-me = When to ask me …
island-which-lift-who = Helicopter Lift: who flies …
island-which-lift-origin = Helicopter Lift: from …
island-which-lift-to = Helicopter Lift: to …
island-which-navigate-who = Move which pawn …
island-which-navigate-to = Move it to …

island-open-move = Move
island-open-fly = Fly
island-open-dive = Dive
island-open-navigate = Move a pawn
island-open-shore-up = Shore up
island-open-give = Give
island-open-capture = Capture
island-open-end-turn = End turn
island-open-discard = Discard
island-open-swim = Swim
island-open-lift = Helicopter Lift
island-open-lift-off = Fly home
island-open-sandbag = Sandbags
island-open-pass = Pass
island-open-ask-me = When to ask me

island-hint-move = For one action, move to one of these tiles, dry or flooded.
island-hint-fly = For one action, once per turn, fly to any tile.
island-hint-dive = For one action, dive through flooded and missing tiles.
island-hint-navigate = For one action, move another player's pawn one or two tiles.
island-hint-shore-up = For one action, make a flooded tile dry again.
island-hint-give = For one action, give away one treasure card. Five cards is the limit.
island-hint-capture = For one action, discard four cards of one treasure and take that treasure.
island-hint-end-turn = You draw two treasure cards, then the flood cards.
island-hint-discard = You can keep five cards.
island-hint-swim = Leave the sunken tile. This doesn't cost an action.
island-hint-lift = Fly pawns from one tile to any other. This doesn't cost an action.
island-hint-lift-off = Everyone flies home, and you win. This doesn't cost an action.
island-hint-sandbag = Make any flooded tile dry again. This doesn't cost an action.
island-hint-pass = Keep your cards. The next cards are drawn.
island-hint-ask-me = Every time, only when it matters, only if something can be saved, or never.

## What happened

island-did-dealt = { $seat }: { $adventurer }, on { $place }, with { $cards }.
island-did-turn-began = { $seat }'s turn.
island-did-moved = { $seat } moves to { $to }.
island-did-flew = { $seat } flies to { $to }.
island-did-dived = { $seat } dives to { $to }.
island-did-navigated = { $seat } moves { $who } to { $to }.
island-did-shored-up = { $here ->
    [yes] { $seat } shores up that tile.
   *[none] { $seat } shores up { $tiles }.
}
island-did-gave = { $seat } gives { $card_the } to { $to }.
island-did-captured = { $here ->
    [yes] { $seat } captures the **{ $treasure }** there!
   *[none] { $seat } captures the **{ $treasure }** at { $at }!
}
island-did-turn-ended = { $seat } ends the turn.
island-did-drew = { $card_key ->
    [waters-rise] { $seat } draws { $card_the }
   *[other] { $seat } draws { $card_the }.
}
island-did-waters-rose = **The water rises to level { $mark }**: { $rate } flood { $rate ->
    [one] card
   *[other] cards
} per turn. { $returned ->
    [0] There were no flood discards to put back.
    [one] One flood discard goes back on top of the deck.
   *[other] { $returned } flood discards are shuffled and go back on top of the deck.
}
island-did-treasure-deck-renewed = The treasure discards are shuffled into a new deck.
island-did-flood-deck-renewed = The flood discards are shuffled into a new deck.
island-did-flooded = { $tile } floods.
island-did-sank = **{ $tile } sinks for good.**
island-did-discarded = { $seat } discards { $card_the }.
island-did-swam = { $seat } **swims** to { $to }.
island-did-lifted = { $who_key ->
    [self] { $seat } plays Helicopter Lift and flies to { $to }.
   *[others] { $saved_count ->
        [0] { $seat } plays Helicopter Lift: { $who } { $who_count ->
            [one] flies
           *[other] fly
        } to { $to }.
       *[other] { $seat } **saves** { $saved } with a Helicopter Lift to { $to }.
    }
}
island-did-sandbagged = { $seat } plays Sandbags: { $tile } is dry again.
island-did-passed = { $seat } passes.
island-did-asked-for = { $when_key ->
    [always] { $seat } wants to be asked every time before flood cards are drawn.
    [matters] { $seat } wants to be asked only when it matters.
    [saving] { $seat } only wants to be asked when something can be saved.
   *[never] { $seat } doesn't want to be asked before flood cards are drawn.
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
    [one] one pawn moved as the { island-navigator }
   *[other] { $count } pawns moved as the { island-navigator }
}
island-feat-swam = { $count ->
    [one] swum to safety once
    [2] swum to safety twice
   *[other] swum to safety { $count } times
}

## Refusals

island-no-not-your-turn = It's { $seat }'s turn.
island-no-no-actions-left = You have no actions left. End your turn, or undo your last action.
island-no-hand-full = { $own ->
    [yes] You have to discard first. You have { $held } cards, and the limit is 5.
   *[none] { $seat } has to discard first. They have { $held } cards, and the limit is 5.
}
island-no-waits-for-swimmers = These players have to swim to safety first: { $who }.
island-no-waits-at-gate = These players have to play a special card or pass first: { $who }.
island-no-no-such-place = There's no tile called { $to } on this island.
island-no-sunk = { $tile } has sunk for good.
island-no-not-your-gift = Only the { $needs } can do that.
island-no-flown-already = The { island-pilot } can fly only once per turn, and you've already flown.
island-no-there-already = The pawn is already on { $to }. Choose another tile.
island-no-too-far = { $to } is out of reach from { $origin }.{ $reach_count ->
    [0] { "" }
   *[other] { " " }You can reach: { $reach }.
}
island-no-only-a-step = { $to } is right next to { $origin }. Use a normal move.
island-no-only-others = You have to choose another player.
island-no-same-twice = You chose { $tile } twice. Choose two different tiles.
island-no-not-flooded = { $tile } isn't flooded. Choose a flooded tile.
island-no-never-given = You can't give away { $card_the }, because it's a special card.
island-no-no-such-card = You don't have { $card_the }.
island-no-not-same-tile = You're on { $place }, and { $seat } is on { $other }. You can only give cards to a player on your tile. Only the { island-messenger } can give cards to players on other tiles.
island-no-no-treasure-here = You can't capture a treasure on { $tile }. Go to a tile with a treasure symbol.
island-no-captured-already = Your team already has the { $treasure }.
island-holds = { $who } has { $count } on { $place }
island-no-cards-needed = You need { $needed } { $treasure } cards and have { $held }.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others }.
}
island-no-no-discarding-by-choice = You can only discard when you have more than { $limit } cards. You have { $held }.
island-no-nothing-to-swim-from = Your tile hasn't sunk, so you don't have to swim.
island-no-not-there = { $seat } isn't on { $place }.
island-no-nobody-to-lift = Choose who flies.
island-no-not-all-aboard = You can't fly home yet.{ $treasures_count ->
    [0] { "" }
   *[other] { " " }Still to capture: { $treasures }.
}{ $who_count ->
    [0] { "" }
   *[other] { " " }Not on { $landing } yet: { $who }.
}
island-no-nothing-to-pass = You can't pass right now.
island-no-so-already = You've already chosen that.
island-no-only-at-a-gate = You can change this the next time I ask about your special cards.
island-no-unknown-layout = There's no island called “{ $layout }”. Choose one from the list.
island-no-adventurers-for-each = Choose one adventurer for each of the { $seats } players.

island-closest = Closest win: the water was { $score ->
    [one] 1 level
   *[other] { $score } levels
} below the skull.
island-new-acting = -# Up to three actions a turn: move, shore up a flooded tile, give a card, or capture a treasure. Choose from the menus, then press { island-do-end-turn }.
island-goal = **Goal:** capture all four treasures, then meet on { $tile } and fly off with a Helicopter Lift. A treasure takes four of its cards, on a tile with its symbol. A game lasts about 20 turns. Between your turns, I may ask if you want to play a special card.
island-you-are = You're the **{ $adventurer }**. { $power }

## The position in words

island-text-water = Water level { $mark } of 10: { $rate } flood cards per turn, { $next } at the next level.
island-text-water-last = Water level { $mark } of 10: { $rate } flood cards per turn. If the water rises once more, you lose.
island-text-perils = Could sink this turn ({ $chance }%{ $count ->
    [one] { "" }
   *[other] { " " }each
}): { $tiles }
island-text-more-perils = { $chance }%{ $count ->
    [one] { "" }
   *[other] { " " }each
}: { $tiles }
island-text-perils-others = { $count ->
    [one] 1 more tile
   *[other] { $count } more tiles
} could sink, too.
island-text-fatal = { $tile } is flooded: { $percent }% chance that it sinks this turn. { $why ->
    [landing] If it does, you lose.
   *[last] It's the last place to get the { $treasure }: if it sinks, you lose.
}
island-text-peril = { $tile }{ $why ->
    [landing] { " " }(the way home)
    [last] { " " }(the last { $treasure } tile)
    [treasure] { " " }({ $treasure })
    [pawn] { $count ->
        [one] { " " }({ $who } is there)
       *[other] { " " }({ $who } are there)
    }
   *[none] { "" }
}
island-text-captured = { $count ->
    [0] No treasure captured yet.
   *[other] Captured: { $treasures }.
}
island-text-treasure = Capture the { $treasure } at { $tiles }. Cards for this treasure: { $held }; { $deck } in the deck and { $gone } discarded.
island-text-nobody = no player has one
island-text-has = { $name } has { $count }
island-text-tile = { $tile } ({ $state ->
    [flooded] flooded
    [sunk] sunk
   *[dry] dry
})
island-text-player = { $name } (player { $number }), the { $role }, is on { $tile } with { $cards }.
island-text-alone = { $name } (player { $number }) is on { $tile } with { $cards }.
island-text-no-cards = no cards
island-text-flooded = Flooded tiles ({ $count }): { $tiles }.
island-text-sunk = Sunk tiles ({ $count }): { $tiles }.
island-text-dry = Dry tiles ({ $count }): { $tiles }.
island-text-treasure-deck = Treasure deck ({ $count }): { $cards }.
island-text-treasure-discards = Treasure discards ({ $count }): { $cards }.
island-text-flood-deck = Flood deck ({ $count }).
island-text-flood-top = Top of the flood deck, in unknown order ({ $count }): { $tiles }.
island-text-flood-discards = Flood discards ({ $count }): { $tiles }.
island-text-lift = { $what } (from { $tiles } to any other tile that hasn't sunk)
island-text-two-at-once = { $what } (two of them for one action)
island-text-no-perils = Nothing can sink this turn.
island-text-power = { $role }: { $power }
island-text-may = You can: { $acts }.
island-text-drawing =
    Map of the island. Columns are lettered from the left, and rows are numbered from the top. `#` is dry, `~` is flooded, `x` is sunk, and numbers are players.
    { island-fools-landing.letter } { island-fools-landing }, { island-stone.letter } { island-stone }, { island-statue.letter } { island-statue }, { island-crystal.letter } { island-crystal }, { island-chalice.letter } { island-chalice }.

## Rules

island-rules-1 = **{ island-title }: the goal**
    You're a team. Capture four treasures, meet on { island-fools-landing }, and play a Helicopter Lift there. Then you all win.
    You all lose if both tiles of a treasure sink before you capture it, if { island-fools-landing } sinks, if a player drowns, or if the water reaches the skull.
island-rules-2 = **Setup**
    24 tiles form the island. Each adventurer starts on their own tile with two treasure cards (never Waters Rise!).
    Then six flood cards are drawn, and their tiles are flooded from the start. The difficulty sets the first water level.
island-rules-3 = **Your turn**
    Take up to three actions, in any order. Then draw two treasure cards. Then draw as many flood cards as the water level says.
    Move: go to the tile above, below, left or right, dry or flooded. Shore up: make your tile or one next to it dry again.
    Give: hand one treasure card to a player on your tile. You can't give away special cards.
    Capture: on one of a treasure's two tiles, discard four of its cards. The tile can be flooded.
island-rules-4 = **Adventurers**
    { island-explorer }: { island-power-explorer }
    { island-pilot }: { island-power-pilot }
    { island-navigator }: { island-power-navigator }
    { island-diver }: { island-power-diver }
    { island-engineer }: { island-power-engineer }
    { island-messenger }: { island-power-messenger }
island-rules-5 = **Cards**
    Everyone can see everyone's cards. You can keep five cards. With six, you have to discard one or play a special card right away.
    Helicopter Lift: fly pawns from one tile to any other. Sandbags: make any flooded tile dry again. You can play either at any time, without using an action.
    To win, play a Helicopter Lift on { island-fools-landing } when everyone is there. The tile can be flooded, but not sunk.
    Waters Rise!: the water rises one level. The flood discards are shuffled and go back on top of their deck.
    When a deck is empty, its discards are shuffled into a new one. You can look at the discards at any time.
island-rules-6 = **The flood**
    When a flood card is drawn, its tile floods if it's dry. A flooded tile sinks for good, and its card leaves the game.
    If your tile sinks, you swim to a tile next to it. The { island-explorer } can also swim diagonally, the { island-diver } goes to the nearest tile, and the { island-pilot } to any tile.
    If you can't swim to any tile, a Helicopter Lift can still save you.
island-rules-7 = **Before the flood cards**
    I ask the players whose special cards can help. They can play one or pass.
    You can choose when you want to be asked.
    At the “Careful” pace, I ask before every single card.

## Gates: passing, standing answers, what is asked about once more

island-matters = Ask me only when it matters
island-do-pass-turn = Pass, and don't ask me again this turn
island-do-pass-game = Pass, and don't ask me again this game
island-menu-pass-turn = Pass for this turn
island-menu-pass-game = Pass, and don't ask me again this game
island-open-pass-turn = Pass for this turn
island-open-pass-game = Pass, and don't ask me again this game
island-hint-pass-turn = Keep your cards. I won't ask you again this turn.
island-hint-pass-game = Keep your cards. I won't ask you again unless you change this setting.
island-sure-end-turn = { $left ->
    [one] You have one action left.
   *[other] You have { $left } actions left.
} End your turn anyway?
island-sure-drown = { $who } has nowhere to swim to, and nobody else can fly there. If you do this, everyone loses.
island-sure-doomed = The next flood cards are sure to sink { $place }. If you pass now, everyone loses. You can still save it.

island-option-adventurers = Adventurers: { $value }
island-option-adventurers-means = Choose two to four, or let chance decide
island-option-adventurers-description = Adventurers, separated by + (random if left out)
island-adventurers-how = Choose two to four different adventurers, with + between them: { $names }.
island-recap-turn-began = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
island-recap-captured = { $count ->
    [one] 1 treasure captured
   *[other] { $count } treasures captured
}
island-recap-waters-rose = { $count ->
    [one] the water rose once
   *[other] the water rose { $count } times
}
island-recap-sank = { $count ->
    [one] 1 tile lost
   *[other] { $count } tiles lost
}

## A hint, level by level

island-tip-where = { $count ->
    [0] No tile stands out here. It's about the cards to come.
   *[other] **Look at:** { $where }
}
island-tip-lowers = { $moves ->
    [0] The right move lowers
    [one] This move lowers
   *[other] Together, these moves lower
}
island-tip-after = { $moves ->
    [0] After the right move
    [one] After this move
   *[other] After these moves
}
island-tip-wins = Everyone can fly home from { $tile } this turn, with all four treasures. That wins the game.
island-tip-captures = You can capture the { $treasure } at { $tile } this turn. That makes { $after } of 4.
island-tip-rescues = { $mine ->
    [yes] You can't
   *[none] { $who } can't
} swim anywhere, so everyone would lose. { $tile } is safe.
island-tip-saves-landing = If { $tile } sinks, everyone loses. { island-tip-lowers } the chance of that from { $before }% to { $after }% this turn.
island-tip-saves-treasure = { $tile } is the last place to get the { $treasure }. If it sinks, everyone loses. { island-tip-lowers } the chance of that from { $before }% to { $after }% this turn.
island-tip-saves-pawn = If { $tile } sinks, { $mine ->
    [yes] you have
   *[none] { $who } has
} nowhere to swim to, and everyone loses. { island-tip-lowers } the chance of that from { $before }% to { $after }% this turn.
island-tip-gives = { $mine ->
    [yes] You have
   *[none] { $who } has
} { $before } { $card } { $before ->
    [one] card
   *[other] cards
}. With this, it's { $after }. You need four of them to capture the treasure.
island-tip-nears-home = Everyone has to get to { $tile }. { $mine ->
    [yes] You're
   *[none] { $who } is
} { $before ->
    [one] 1 action
   *[other] { $before } actions
} away. { island-tip-after }, it'll be { $after }.
island-tip-nears-site = { $mine ->
    [yes] You have
   *[none] { $who } has
} all four { $treasure } cards. The treasure can be captured at { $tile }, { $before ->
    [one] 1 action
   *[other] { $before } actions
} away. { island-tip-after }, it'll be { $after }.
island-tip-nears-giver = { $who } has { $treasure } cards, and so does another player. To meet on one tile, they need { $before ->
    [one] 1 action
   *[other] { $before } actions
}. { island-tip-after }, { $after ->
    [0] they're together
   *[other] it's { $after }
}.
island-tip-nears-flood = { $tile } is flooded, and { $treasure_key ->
    [none] everyone needs it to fly home
   *[other] the { $treasure } can be captured there
}. { $mine ->
    [yes] You need
   *[none] { $who } needs
} { $before } actions to get there and shore it up. { island-tip-after }, it's { $after }.
island-tip-gathers = { $mine ->
    [yes] You have
   *[none] { $who } has
} the most { $treasure } cards. The treasure can be captured at { $tile }, { $before ->
    [one] 1 action
   *[other] { $before } actions
} away. { island-tip-after }, it'll be { $after }.
island-tip-dries-landing = { $tile } is flooded, and you all need it to get home. If you shore it up, it takes two flood cards to sink it.
island-tip-dries-treasure = The { $treasure } can be captured on two tiles, and { $before ->
    [one] 1 is
   *[other] { $before } are
} flooded or sunk. If you shore up { $tile }, that drops to { $after }.
island-tip-dries-tile = { $before } tiles are flooded, and { $tile } is one of them. If you shore it up, it takes two flood cards to sink it.
island-tip-saves-tile = { island-tip-lowers } the chance that { $tile } sinks this turn from { $before }% to { $after }%, and that keeps a way open.
island-tip-stands-safer = The chance that { $tile } sinks this turn is { $before }%, and { $mine ->
    [yes] you're
   *[none] { $who } is
} standing on it. { island-tip-after }, the risk is { $after }%.
island-tip-opens-ways = { island-tip-after }, { $mine ->
    [yes] you're
   *[none] { $who } is
} safer: if { $tile } sinks, { $mine ->
    [yes] you can
   *[none] { $who } can
} swim to { $after } tiles instead of { $before }.
island-tip-useless = You've captured the treasure, so you don't need its cards any more: { $treasure }.
island-tip-too-many = It takes four cards to capture the { $treasure }, and one player has { $before }.
island-tip-lets-go = I think { $card_the } is the card you need least. The team has { $before } of these, and { $after } more { $after ->
    [one] is
   *[other] are
} in the deck.
island-tip-swims = From { $tile }, you can reach { $before ->
    [one] 1 tile
   *[other] { $before } tiles
}. The chance that it sinks this turn is { $after }%.
island-tip-keeps = I'd keep { $card_the } for later. { $tile ->
    [none] Nothing can sink right now.
   *[other] Keep an eye on { $tile }: the chance that it sinks this turn is { $before }%.
}
island-tip-waits = I don't see a better move. Keep an eye on { $tile }: the chance that it sinks this turn is { $before }%.
island-tip-rises = I don't see a better move, and nothing can sink this turn. The chance of drawing { $card } is { $before }%.
island-tip-ready = Keep { $card_the } ready. Even after your best move, the chance that { $tile } sinks is { $before }%. You can play the card just before the flood cards are drawn.
island-tip-nothing = I think this gives you the best chance of winning, though not because of any single tile, card or player.
island-tip-spends = It's worth playing { $card_the } now. Without it, you're about { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
} less likely to win.
island-all-flooded = These tiles flood: { $tile }.
island-all-sank = **{ $tile } sink for good.**

## Odds, on request

island-odds-lost = { $percent }% chance that you'll lose before the next turn if nobody does anything else{ $count ->
    [0] { "." }
   *[other] { " " }({ $ways }).
}
island-odds-landing-lost = { $percent }% chance that { $tile } sinks
island-odds-treasure-lost = { $percent }% chance that the { $treasure } is lost for good
island-odds-drowned = { $percent }% chance that { $who } drowns at { $tile }
island-odds-skull-reached = { $percent }% chance that the water reaches the skull
island-odds-won = { $low } to { $high }% chance that you win with strong play from here.

## The review of a finished game

island-turning-choice = **The turning point was turn { $turn }:** { $said } would have added { $worth } percentage points to your chance of winning.
island-turning-cards = **The turning point was turn { $turn }:** the cards took your chance of winning from { $before }% to { $after }%.
island-review-title = Your chance of winning, turn by turn
island-review-won = You won after { $turns } turns. Change in your chance of winning, in percentage points: cards { $luck }, decisions { $choices }.
island-review-lost = You lost after { $turns } turns. Change in your chance of winning, in percentage points: cards { $luck }, decisions { $choices }.
island-review-turns = Your chance of winning at the start of each turn: { $turns }.
island-review-turn = { $turn }: { $percent }%
island-review-none = No single turn decided it.
island-review-point = Turn { $turn }: from { $before }% to { $after }%
island-review-parts = Cards { $luck }, decisions { $choices }.
island-review-cards = Cards drawn: { $cards }.
island-review-sunk = { $count ->
    [one] { $tiles } sank
   *[other] { $tiles } sank
}
island-review-done = Played: { $said }.
island-review-instead = Better: { $said }. That would have added { $worth } points.
island-review-others = Other decisions this turn: { $worth }.
island-review-rose = { $count ->
    [one] the water rose
   *[other] the water rose { $count } times
}
island-review-as-good = Nothing else was clearly better.
island-review-luck = Effect of the cards
island-review-choices = Effect of decisions
