# Words on the pictures of the island, and the pictures told in words.

picture-island-name = { island-title }
picture-island-invitation = { $seats ->
    [0] 2 to 4 players. Four treasures, one helicopter.
    [one] 1 player has joined. { $free ->
        [0] The game is full.
       *[other] Room for { $free } more.
    }
   *[other] { $seats } players have joined. { $free ->
        [0] The game is full.
       *[other] Room for { $free } more.
    }
}
picture-player = Player { $seat }
picture-island-turn = { $name }’s turn
picture-island-discarding = { $name }: discard
picture-island-swimming = { $name }: swim
picture-island-considering = { $name }: play a card?
picture-island-over-won = Won
picture-island-over-lost = Lost
picture-island-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
picture-island-ending = You have no actions left
picture-island-hand-full = More than five cards
picture-island-sunk-under = Tile sank: swim to another
picture-island-gate = Before the flood cards
picture-island-rescue = { $name }: save { $lost }!
picture-island-rescue-how = Fly them off, or you lose
picture-island-the-end = The game is over
picture-island-water = Water level { $mark }
picture-island-rate = { $rate } flood cards, then { $next }
picture-island-rate-last = { $rate } cards; next rise: you lose
picture-island-mark-discarded = Flood card, discarded
picture-island-mark-flooded = Just flooded
picture-island-mark-sank = Just sunk
picture-island-mark-shored-up = Just shored up
picture-island-mark-came = Someone arrived
picture-island-mark-held = In hand
picture-island-mark-in-deck = In deck
picture-island-mark-gone = Discarded
picture-island-landed = Safe home!
picture-island-lost = The island has won
picture-island-cause-landing-lost = { island-fools-landing } sank.
picture-island-cause-treasure-lost = Both tiles { $treasure } sank.
picture-island-cause-drowned = { $count ->
    [one] { $name } drowned.
   *[other] { $name } drowned.
}
picture-island-cause-skull-reached = The water reached the skull.
picture-island-cause-home = All four treasures made it home.
picture-island-number-turns = Turns
picture-island-number-treasures = Treasures
picture-island-number-shored = Shored up
picture-island-number-flooded = Floods
picture-island-number-sunk = Sunk
picture-island-number-water = Water


# Both places …

picture-island-of-stone = of the Earth Stone
picture-island-of-statue = of the Statue of the Wind
picture-island-of-crystal = of the Crystal of Fire
picture-island-of-chalice = of the Ocean’s Chalice
picture-island-legend-treasure = Treasure cards:
picture-island-power-engineer = Shores up 2 tiles at once
picture-island-power-pilot = Flies anywhere, once a turn
picture-island-power-navigator = Moves others' pawns 2 tiles
picture-island-power-explorer = Also goes diagonally
picture-island-power-diver = Dives through flooded tiles
picture-island-power-messenger = Gives cards from anywhere
