# Words on the pictures of the island, and the pictures told in words.

picture-name = { island-title }
picture-invitation = { $seats ->
    [0] 2 to 4 players. Four treasures, one helicopter.
    [one] 1 player is in. { $free ->
        [0] The table is full.
       *[other] Room for { $free } more.
    }
   *[other] { $seats } players are in. { $free ->
        [0] The table is full.
       *[other] Room for { $free } more.
    }
}
picture-player = Player { $seat }
picture-turn = { $name }’s turn
picture-discarding = { $name }: discard
picture-swimming = { $name }: swim
picture-considering = { $name }: play a card?
picture-over-won = Won
picture-over-lost = Lost
picture-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
picture-ending = No actions left: end the turn
picture-hand-full = More than five cards
picture-sunk-under = The tile sank: choose a shore
picture-gate = Before the next cards
picture-rescue = { $name }: save { $lost }!
picture-rescue-how = Fly them off, or all is lost
picture-the-end = The game is over
picture-water = Water level { $mark }
picture-rate = { $rate } flood cards, then { $next }
picture-rate-last = { $rate } flood cards, then lost
picture-mark-discarded = Card discarded
picture-mark-flooded = Just flooded
picture-mark-sank = Just sunk
picture-mark-shored-up = Just shored up
picture-mark-came = Somebody came
picture-mark-held = In a hand
picture-mark-in-deck = In the deck
picture-mark-gone = Discarded
picture-landed = Safe home!
picture-lost = The island has won
picture-cause-landing-lost = { island-fools-landing } sank.
picture-cause-treasure-lost = Both places { $treasure } sank.
picture-cause-drowned = { $count ->
    [one] { $name } drowned.
   *[other] { $name } drowned.
}
picture-cause-skull-reached = The water reached the skull.
picture-cause-home = All four treasures flew home.
picture-number-turns = Turns
picture-number-treasures = Treasures
picture-number-shored = Shored up
picture-number-flooded = Floods
picture-number-sunk = Sunk
picture-number-water = Water


# Both places …

picture-of-stone = of the Earth Stone
picture-of-statue = of the Statue of the Wind
picture-of-crystal = of the Crystal of Fire
picture-of-chalice = of the Ocean’s Chalice
