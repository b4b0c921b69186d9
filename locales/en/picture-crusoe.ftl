# Words on the pictures of Robinson Crusoe.

picture-crusoe-name = { crusoe-title }
picture-crusoe-invitation = { $seats ->
    [0] 1 to 4 castaways. Six islands to survive.
    [one] 1 player is in. Room for { $free } more.
   *[other] { $seats } players are in. { $free ->
        [0] The table is full.
       *[other] Room for { $free } more.
    }
}
picture-crusoe-waiting-planning = Plan
picture-crusoe-waiting-rolling = Roll again?
picture-crusoe-waiting-demanding = Something is lacking
picture-crusoe-waiting-dying = Someone is dying
picture-crusoe-waiting-fighting = A fight
picture-crusoe-waiting-weathering = The weather
picture-crusoe-waiting-eating = The meal
picture-crusoe-waiting-resting = The night
picture-crusoe-waiting-choosing = A decision
picture-crusoe-waiting-over = The end
picture-crusoe-hint-rolling = The dice lie on the table. Another roll of one of them costs 2 determination tokens.
picture-crusoe-hint-demanding = Use something that helps, or face it.
picture-crusoe-hint-dying = Whoever can heal can still save a life.
picture-crusoe-hint-fighting = Use something that helps, or face it.
picture-crusoe-hint-weathering = Use something that helps, or face it.
picture-crusoe-hint-eating = There is not a meal for everybody.
picture-crusoe-hint-resting = Whoever can heal may do so now.
picture-crusoe-hint-choosing = A choice is open.
picture-crusoe-hint-over = The game is over.
picture-crusoe-nothing-planned = No pawn is placed yet.
picture-crusoe-idle = Free:
picture-crusoe-sure = sure
picture-crusoe-strikes = Round { $round }
picture-crusoe-no-threat = Nothing threatens here.
picture-crusoe-to-hunt = Hunt
picture-crusoe-to-shelter = Shelter
picture-crusoe-to-roof = Roof
picture-crusoe-to-palisade = Palisade
picture-crusoe-to-weapons = Weapons
picture-crusoe-to-arrange = Arrange camp
picture-crusoe-to-rest = Rest
picture-crusoe-to-jenny = To Jenny
picture-crusoe-to-chart = Treasure map
picture-crusoe-workshop = Workshop
picture-crusoe-workshop-marks = Green: built. Bright: possible. Crossed out: something is missing.
picture-crusoe-nothing-at-hand = No token, item or treasure is at hand.
picture-crusoe-next = Next
picture-crusoe-people-marks = A yellow heart: there morale falls. Bright abilities can be paid now; each once a round.
picture-crusoe-won = Rescued!
picture-crusoe-lost = The island has won
picture-crusoe-won-castaways = The ship has seen the fire.
picture-crusoe-won-cursed = Five crosses stand against the fog.
picture-crusoe-won-jenny = Jenny and everybody else are in the lifeboat.
picture-crusoe-won-volcano = The boat has left before the lava.
picture-crusoe-won-cannibals = The city has fallen.
picture-crusoe-won-family = The home has everything in it.
picture-crusoe-lost-death = { $name } has died.
picture-crusoe-lost-jenny = Jenny has died.
picture-crusoe-lost-time = The last round is over.
picture-crusoe-lost-lava = Lava has taken the camp.
picture-crusoe-lost-children = There was no food for the children.
picture-crusoe-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-crusoe-number-rounds = Rounds
picture-crusoe-number-wounds = Wounds
picture-crusoe-number-healed = Healed
picture-crusoe-number-failed = Failures
picture-crusoe-number-tiles = Tiles
picture-crusoe-number-items = Items
