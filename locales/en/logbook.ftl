## A server's logbook

logbook-new = 📖 New records in this server: { $facts }{ $more ->
    [0] .
    [one] , and { $more } more.
   *[other] , and { $more } more.
}
logbook-empty = Nothing stands in this server's logbook yet. A game that is won here may begin it.
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
logbook-island-most-sunk = home from what was left of the island (with { $value ->
    [one] one tile
   *[other] { $value } tiles
} sunk)
logbook-island-at-the-brink = first flight home with the water at its last mark
logbook-island-nothing-sank = first win in which nothing sank
logbook-island-little-left = first win with ten tiles sunk or more
logbook-island-swam-and-won = first win in which somebody had to swim
logbook-island-never-rose = first win before the waters ever rose
logbook-bridges-most-points-a = most points on side A ({ $value })
logbook-bridges-most-points-b = most points on side B ({ $value })
logbook-bridges-much = first board with fifty points or more
logbook-bridges-all-islands = first board with all 18 islands finished
logbook-bridges-all-races = first to win all three races
logbook-crusoe-best-score = best score ({ $value })
logbook-crusoe-most-built = most things built in a game that was won ({ $value })
logbook-crusoe-nobody-hungry = first win in which nobody went hungry
logbook-crusoe-in-good-spirits = first win in good spirits
logbook-crusoe-alone = first castaway to win alone
logbook-crusoe-won-castaways = first win of “{ crusoe-scenario-castaways }”
logbook-crusoe-won-cursed = first win of “{ crusoe-scenario-cursed }”
logbook-crusoe-won-jenny = first win of “{ crusoe-scenario-jenny }”
logbook-crusoe-won-volcano = first win of “{ crusoe-scenario-volcano }”
logbook-crusoe-won-cannibals = first win of “{ crusoe-scenario-cannibals }”
logbook-crusoe-won-family = first win of “{ crusoe-scenario-family }”
