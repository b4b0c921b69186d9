# Robinson Crusoe in words: the whole position, and the pictures told in words.

crusoe-text-page-state = The day
crusoe-text-page-island = The island
crusoe-text-page-workshop = The workshop
crusoe-text-page-people = The people
crusoe-text-nothing = nothing
crusoe-text-or = or
crusoe-text-sure = guaranteed
crusoe-text-first = first player
crusoe-text-ready = agreed to the plan
crusoe-text-outside = outside tonight
crusoe-text-used = (used this round)
crusoe-text-camp = the camp
crusoe-text-natural-shelter = natural shelter
crusoe-text-round = Round { $round } of { $rounds }. { $asked }
crusoe-text-ended = { $won ->
    [yes] Won.
   *[no] Lost.
} { $why } { $points }: { $list }.
crusoe-text-goal-castaways = Goal: the signal pile has { $castaways } wood, and the fire { $fire ->
    [yes] is built
   *[no] isn't built yet
}. A ship passes in rounds 10 to 12.
crusoe-text-goal-cursed = Goal: put up crosses on different tiles ({ $cross } so far).
crusoe-text-goal-jenny = Goal: bring Jenny ashore and build the lifeboat. Jenny is { $jenny ->
    [yes] ashore
   *[no] still on the rock
}, and the lifeboat { $lifeboat ->
    [yes] is built
   *[no] isn't built yet
}.
crusoe-text-goal-volcano = Goal: explore tiles ({ $tiles }) and temples ({ $temple }), and build the jolly boat ({ $boat ->
    [yes] built
   *[no] not built yet
}).
crusoe-text-goal-cannibals = Goal: capture the city (strength { $city }). You've burnt { $burnt } villages, and { $village } are still standing.
crusoe-text-goal-family = Goal: get everything your home needs. You have { $done } of { $count } things. Still missing: { $missing }.
crusoe-text-stage = { $room ->
    [0] You can't put any more wood on the pile this round.
   *[other] You can put { $room } wood on the pile this round.
}
crusoe-text-villages = Each village now has strength { $n }. Each one you burn takes 3 off the city's strength.
crusoe-text-tonight = Tonight's weather: { $sky }. Your roof is at level { $roof }. { $meals ->
    [0] You have no food for { $eaters } people
   *[other] You have { $meals } food for { $eaters } people
}{ $more ->
    [0] { "" }
   *[other] , and you're sure to get { $more } more
}. { $sheltered ->
    [yes] You have a shelter.
   *[no] You have no shelter yet, so everyone takes 1 wound.
}
crusoe-text-late = { $eaten ->
    [yes] You've eaten.
    [hungry] Someone goes hungry tonight.
   *[no] { $meals ->
        [0] You have no food for { $eaters } people tonight.
       *[other] You have { $meals } food for { $eaters } people tonight.
    }
} { $sheltered ->
    [yes] You have a shelter.
    [over] You slept without a shelter.
   *[no] You have no shelter, so everyone takes 1 wound.
}
crusoe-text-sky-rain = { $count ->
    [one] 1 rain cloud
   *[other] { $count } rain clouds
}
crusoe-text-sky-winter = { $count ->
    [one] 1 winter cloud
   *[other] { $count } winter clouds
}
crusoe-text-no-dice = no weather dice
crusoe-text-die-rain = the rain die
crusoe-text-die-winter = the winter die
crusoe-text-die-animals = the hungry-animals die
crusoe-text-ahead = Weather dice in later rounds: { $list }.
crusoe-text-later = Cards still in effect: { $list }.
crusoe-text-stores = Supplies: { $goods }.
crusoe-text-promised = Set aside for the plan: { $goods }.
crusoe-text-coming = Arriving later: { $goods }.
crusoe-text-of = { $done } of { $most }
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
crusoe-text-threat-short = “{ $name }”{ $round ->
    [0] { "" }
   *[other] { " " }(round { $round })
}
crusoe-text-threat = Threat: **{ $card }**{ $round ->
    [0] .
   *[other] { " " }(can strike in round { $round }).
}
crusoe-text-pawns = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}
crusoe-text-with = { $name } with { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}
crusoe-text-weapons = weapons { $n }
crusoe-text-against = To stop it: { $words }
crusoe-text-strikes = If it strikes: { $words }
crusoe-text-fields = These actions have tokens: { $list }.
crusoe-text-plan = Plan: { $list }.
crusoe-text-odds = { $success }% success, { $wound }% wound, { $adventure }% adventure
crusoe-text-odds-short = { $success }%
crusoe-text-dies = ‼ { $chance ->
    [100] { $name } will almost certainly die tonight.
   *[other] { $chance }% chance that { $name } dies tonight.
}
crusoe-text-short-meal = ⚠ { $chance ->
    [100] Someone will go hungry.
   *[other] { $chance }% chance that someone goes hungry.
}
crusoe-text-short-food = ⚠ { $chance ->
    [100] The weather will take more food than you have.
   *[other] { $chance }% chance that the weather takes more food than you have.
}
crusoe-text-short-wood = ⚠ { $chance ->
    [100] You won't have enough wood.
   *[other] { $chance }% chance that you won't have enough wood.
}
crusoe-text-short-palisade = ⚠ { $chance ->
    [100] The palisade won't hold.
   *[other] { $chance }% chance that the palisade won't hold.
}
crusoe-text-lacks = { $count ->
    [one] needs 1 more pawn
   *[other] needs { $count } more pawns
}
crusoe-text-idle = Free pawns: { $list }.
crusoe-text-sayable = You can: { $list }.
crusoe-text-possible = What you can do now, with the cost and the fewest pawns needed. One extra pawn makes building, gathering and exploring sure to succeed:
crusoe-text-terrain = its terrain
crusoe-text-land-lava = lava
crusoe-text-land-volcano = the crater
crusoe-text-land-face-down = face down
crusoe-text-unknown = { $count ->
    [0] unexplored
    [one] unexplored (takes 1 pawn to explore)
   *[other] unexplored (takes { $count } pawns to explore)
}
crusoe-text-exhausted = no { $source } left
crusoe-text-several = { $n } { $what }
crusoe-text-covered = { $what } (covered)
crusoe-text-how-spaces-lie = Columns are letters, and rows are numbers. Neighbouring spaces are listed.
crusoe-text-steps = { $count ->
    [one] 1 step from the camp.
   *[other] { $count } steps from the camp.
}
crusoe-text-beside = Next to { $list }.
crusoe-text-terrains = Terrains you've found: { $list }.
crusoe-text-decks = Beasts to hunt: { $hunt }; beast deck: { $beasts }. Tiles left: { $left }. Events left: { $events }.
crusoe-text-inventions-built = Built:
crusoe-text-inventions-planned = In the plan:
crusoe-text-inventions-possible = You can build these (with what each needs):
crusoe-text-inventions-blocked = You can't build these yet (with what each needs):
crusoe-text-next-invention = Next invention: { $name }.
crusoe-text-at-hand = You can use:
crusoe-text-nothing-at-hand = You have nothing to use.
crusoe-text-kept = { $name }{ $uses ->
    [0] { "" }
    [one] { " " }(1 use)
   *[other] { " " }({ $uses } uses)
}:
crusoe-text-person = { $name }{ $player ->
    [yes] { " " }({ $role })
   *[no] { "" }
}: { $state ->
    [dead] dead
    [last] { $wounds } of { $hearts } wounds (one more is fatal)
   *[alive] { $wounds } of { $hearts } wounds
}, { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}
crusoe-text-injury = injury: { $part }
crusoe-text-drops = Wounds that lower morale: { $list }.
crusoe-text-led-by = led by { $name }
crusoe-text-own = Personal invention: { $name }.
crusoe-text-price = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
crusoe-text-dog-helps = The dog is here. It helps a player hunt or explore.
