# Robinson Crusoe in words: the whole position, and the pictures told in words.

crusoe-text-page-state = The day
crusoe-text-page-island = The island
crusoe-text-page-workshop = The workshop
crusoe-text-page-people = The people
crusoe-text-nothing = nothing
crusoe-text-or = or
crusoe-text-sure = sure
crusoe-text-first = first player
crusoe-text-ready = ready
crusoe-text-outside = outside tonight
crusoe-text-used = (used this round)
crusoe-text-camp = the camp
crusoe-text-natural-shelter = natural shelter
crusoe-text-round = Round { $round } of { $rounds }. { $asked }
crusoe-text-ended = { $won ->
    [yes] Won.
   *[no] Lost.
} { $why } { $points }: { $list }.
crusoe-text-goal-castaways = Goal: signal pile { $castaways } wood; fire { $fire ->
    [yes] built
   *[no] missing
}; a ship passes in rounds 10 to 12.
crusoe-text-goal-cursed = Goal: crosses on different tiles { $cross }.
crusoe-text-goal-jenny = Goal: Jenny { $jenny ->
    [yes] ashore
   *[no] on the rock
}; lifeboat { $lifeboat ->
    [yes] built
   *[no] missing
}.
crusoe-text-goal-volcano = Goal: further tiles { $tiles }; temples { $temple }; jolly boat { $boat ->
    [yes] built
   *[no] missing
}.
crusoe-text-goal-cannibals = Goal: the city, strength { $city }; villages burnt { $burnt }, standing { $village }.
crusoe-text-goal-family = Goal: { $done } of { $count } for the home; missing: { $missing }.
crusoe-text-stage = { $room ->
    [0] No more wood goes on the pile this round.
   *[other] This round { $room } wood goes on the pile at most.
}
crusoe-text-villages = A village has strength { $n } now, and each that is burnt takes 3 from the city's.
crusoe-text-tonight = Tonight: { $sky }; roof { $roof }; { $meals } food for { $eaters } to eat{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } more for certain)
}; { $sheltered ->
    [yes] shelter
   *[no] no shelter yet, 1 wound each
}.
crusoe-text-late = Tonight: { $eaten ->
    [yes] the meal is over
    [hungry] somebody goes hungry
   *[no] { $meals } food for { $eaters } to eat
}; { $sheltered ->
    [yes] shelter
    [over] slept without a shelter
   *[no] no shelter, 1 wound each
}.
crusoe-text-sky-known = rain clouds { $rain }, winter clouds { $winter }
crusoe-text-no-dice = no weather dice
crusoe-text-die-rain = rain die
crusoe-text-die-winter = winter die
crusoe-text-die-animals = die of hungry animals
crusoe-text-ahead = Weather dice ahead, by round: { $list }.
crusoe-text-later = Still to come from cards: { $list }.
crusoe-text-stores = Stores: { $goods }
crusoe-text-promised = promised to the plan: { $goods }
crusoe-text-coming = arriving later: { $goods }
crusoe-text-levels = { $shelter ->
    [built] Shelter built
    [natural] Natural shelter
   *[none] No shelter
}; roof { $roof }, palisade { $palisade }, weapons { $weapons }.
crusoe-text-morale = Morale { $n }.
crusoe-text-good-wood = { $count ->
    [one] 1 wood
   *[other] { $count } wood
}
crusoe-text-good-food = { $count ->
    [one] 1 food
   *[other] { $count } food
}
crusoe-text-good-preserved = { $count ->
    [one] 1 food that keeps
   *[other] { $count } food that keeps
}
crusoe-text-good-hide = { $count ->
    [one] 1 hide
   *[other] { $count } hides
}
crusoe-text-threats = Threats: { $list }.
crusoe-text-threat-short = { $name }{ $round ->
    [0] { "" }
   *[other] { " " }(round { $round })
}
crusoe-text-threat = Threat: **{ $name }**{ $round ->
    [0] .
   *[other] , may strike in round { $round }.
}
crusoe-text-pawns = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}
crusoe-text-weapons = weapons { $n }
crusoe-text-against = See to it with { $words }
crusoe-text-strikes = If it strikes: { $words }
crusoe-text-fields = On the fields: { $list }.
crusoe-text-plan = Plan: { $list }.
crusoe-text-odds = success { $success }%, wound { $wound }%, adventure { $adventure }%
crusoe-text-odds-short = { $success }%
crusoe-text-dies = ‼ { $name } dies tonight: { $chance }%.
crusoe-text-short-meal = ⚠ Somebody goes hungry: { $chance }%.
crusoe-text-short-food = ⚠ Too little food for the weather: { $chance }%.
crusoe-text-short-wood = ⚠ Too little wood: { $chance }%.
crusoe-text-short-palisade = ⚠ The palisade may not hold: { $chance }%.
crusoe-text-lacks = { $count ->
    [one] 1 more pawn needed
   *[other] { $count } more pawns needed
}
crusoe-text-idle = Free pawns: { $list }.
crusoe-text-sayable = You can say: { $list }.
crusoe-text-possible = Possible now, with the fewest pawns it takes and what it costs; in building, gathering and exploring one pawn more makes it sure:
crusoe-text-terrain = its terrain
crusoe-text-land-lava = lava
crusoe-text-land-volcano = the crater
crusoe-text-land-face-down = face down
crusoe-text-unknown = { $count ->
    [0] unexplored
    [one] unexplored, 1 pawn to explore it
   *[other] unexplored, { $count } pawns to explore it
}
crusoe-text-exhausted = { $what } exhausted
crusoe-text-several = { $n } { $what }
crusoe-text-covered = { $what } (covered)
crusoe-text-how-spaces-lie = Columns are letters, rows are numbers; spaces that touch are named.
crusoe-text-steps = { $count ->
    [one] 1 step from the camp.
   *[other] { $count } steps from the camp.
}
crusoe-text-beside = Beside { $list }.
crusoe-text-terrains = Terrains explored: { $list }.
crusoe-text-decks = Beasts to hunt: { $hunt }; in the beast deck: { $beasts }. Tiles left: { $tiles }. Events left: { $events }.
crusoe-text-inventions-built = Built:
crusoe-text-inventions-planned = In the plan:
crusoe-text-inventions-possible = Could be built, with what each needs:
crusoe-text-inventions-blocked = Something is missing for these, with what each needs:
crusoe-text-next-invention = Next invention of the deck: { $name }.
crusoe-text-at-hand = At hand:
crusoe-text-nothing-at-hand = Nothing is at hand.
crusoe-text-kept = { $name }{ $uses ->
    [0] { "" }
    [one] { " " }(1 use)
   *[other] { " " }({ $uses } uses)
}:
crusoe-text-person = { $name }{ $player ->
    [yes] , { $role }
   *[no] { "" }
}: { $state ->
    [dead] dead
    [last] wounds { $wounds } of { $hearts } (the next one kills)
   *[alive] wounds { $wounds } of { $hearts }
}, tokens { $tokens }
crusoe-text-injury = special wound: { $part }
crusoe-text-drops = Wounds that lower morale: { $list }.
crusoe-text-led-by = led by { $name }
crusoe-text-own = Own invention: { $name }.
crusoe-text-price = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
crusoe-text-dog-helps = The dog is here: it helps a player hunt or explore.
