## A server's logbook

logbook-new = 📖 New records on this server: { $facts }{ $more ->
    [0] .
    [one] , and { $more } more.
   *[other] , and { $more } more.
}
logbook-empty = This server has no records yet. Win a game to set the first one.
logbook-line = { $what }: { $count ->
    [0] { $when }
   *[other] { $who }, { $when }
}
logbook-island-won-novice = first win at { island-difficulty-novice }
logbook-island-won-normal = first win at { island-difficulty-normal }
logbook-island-won-elite = first win at { island-difficulty-elite }
logbook-island-won-legendary = first win at { island-difficulty-legendary }
logbook-island-swiftest = fastest flight home (after { $value ->
    [one] one turn
   *[other] { $value } turns
})
logbook-island-most-sunk = most tiles sunk in a win ({ $value ->
    [one] one tile
   *[other] { $value } tiles
})
logbook-island-at-the-brink = first win with the water at its highest level
logbook-island-nothing-sank = first win without a tile sinking
logbook-island-little-left = first win with at least ten tiles sunk
logbook-island-swam-and-won = first win where someone had to swim
logbook-island-never-rose = first win before the water rose
logbook-bridges-most-points-a = most points on side A ({ $value } points)
logbook-bridges-most-points-b = most points on side B ({ $value } points)
logbook-bridges-much = first board with at least 50 points
logbook-bridges-all-islands = first board with all 18 islands finished
logbook-bridges-all-races = first to win all three races
logbook-crusoe-best-score = best score ({ $value })
logbook-crusoe-most-built = most things built in a win ({ $value })
logbook-crusoe-nobody-hungry = first win where nobody went hungry
logbook-crusoe-in-good-spirits = first win with high morale
logbook-crusoe-alone = first win alone
logbook-crusoe-won-castaways = first win in “{ crusoe-scenario-castaways }”
logbook-crusoe-won-cursed = first win in “{ crusoe-scenario-cursed }”
logbook-crusoe-won-jenny = first win in “{ crusoe-scenario-jenny }”
logbook-crusoe-won-volcano = first win in “{ crusoe-scenario-volcano }”
logbook-crusoe-won-cannibals = first win in “{ crusoe-scenario-cannibals }”
logbook-crusoe-won-family = first win in “{ crusoe-scenario-family }”
