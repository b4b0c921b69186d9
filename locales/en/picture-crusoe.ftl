# Words on the pictures of Robinson Crusoe.

picture-crusoe-name = { crusoe-title }
picture-crusoe-invitation = { $seats ->
    [0] 1 to 4 castaways. Six islands to survive.
    [one] 1 player has joined. Room for { $free } more.
   *[other] { $seats } players have joined. { $free ->
        [0] The game is full.
       *[other] Room for { $free } more.
    }
}
picture-crusoe-waiting-planning = Plan
picture-crusoe-waiting-rolling = Roll again?
picture-crusoe-waiting-demanding = Something is missing
picture-crusoe-waiting-dying = Someone is dying
picture-crusoe-waiting-fighting = A fight
picture-crusoe-waiting-weathering = The weather
picture-crusoe-waiting-eating = The meal
picture-crusoe-waiting-resting = The night
picture-crusoe-waiting-choosing = A decision
picture-crusoe-waiting-over = The end
picture-crusoe-hint-rolling = You can reroll one of the dice for 2 determination tokens.
picture-crusoe-hint-demanding = Use something that helps, or take the wounds.
picture-crusoe-hint-dying = A player who can heal can still save a life.
picture-crusoe-hint-fighting = Use something that helps, or fight.
picture-crusoe-hint-weathering = Use something that helps, or face the weather.
picture-crusoe-hint-eating = There isn't enough food for everyone.
picture-crusoe-hint-resting = Players who can heal can do so now.
picture-crusoe-hint-choosing = You have a decision to make.
picture-crusoe-hint-over = The game is over.
picture-crusoe-idle = Free:
picture-crusoe-sure = sure
picture-crusoe-strikes = Round { $round }
picture-crusoe-no-threat = No threats
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
picture-crusoe-workshop-marks = Green: built. Bright: you can build it. Crossed out: you're missing something.
picture-crusoe-nothing-at-hand = You have no tokens, items or treasures to use.
picture-crusoe-next = Next
picture-crusoe-people-marks = A yellow heart: morale drops here. Bright abilities: you can afford these, each once per round.
picture-crusoe-won = Rescued!
picture-crusoe-lost = The island has won
picture-crusoe-won-castaways = The ship has seen the fire.
picture-crusoe-won-cursed = Five crosses stand against the fog.
picture-crusoe-won-jenny = Jenny and everyone else are in the lifeboat.
picture-crusoe-won-volcano = The boat got away from the lava.
picture-crusoe-won-cannibals = The city has fallen.
picture-crusoe-won-family = The new home has everything it needs.
picture-crusoe-lost-death = { $name } has died.
picture-crusoe-lost-jenny = Jenny has died.
picture-crusoe-lost-time = The last round is over.
picture-crusoe-lost-lava = The lava reached the camp.
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
picture-crusoe-caption-round = Round
picture-crusoe-caption-morale = Morale
picture-crusoe-caption-beasts = Beasts
picture-crusoe-caption-tiles = Tiles
picture-crusoe-caption-events = Events
picture-crusoe-caption-items = Items
picture-crusoe-caption-tonight = Tonight
picture-crusoe-caption-wood = Wood
picture-crusoe-caption-food = Food
picture-crusoe-caption-preserved = Kept food
picture-crusoe-caption-hide = Hides
picture-crusoe-can-build = Can build:
picture-crusoe-builds-nothing = You can't build anything yet.
picture-crusoe-headline-planning = Round { $round } of { $rounds }: { $name } { $count ->
    [one] plans
   *[other] plan
}
picture-crusoe-headline-all = Round { $round } of { $rounds }: make a plan
picture-crusoe-headline-now = Round { $round } of { $rounds }: { $what }
picture-crusoe-headline-over = Round { $round } of { $rounds }: the end
picture-crusoe-aim-pile = Signal { $n } wood
picture-crusoe-aim-fire = Fire
picture-crusoe-aim-jenny = Jenny ashore
picture-crusoe-aim-lifeboat = Lifeboat
picture-crusoe-aim-tiles = Tiles { $n }
picture-crusoe-aim-temples = Temples { $n }
picture-crusoe-aim-jolly-boat = Boat
picture-crusoe-aim-burnt = Burnt { $n }
picture-crusoe-aim-villages = Villages { $n }
picture-crusoe-aim-city = City { $n }
picture-crusoe-aim-crosses = Crosses { $n }
picture-crusoe-aim-home = Home
picture-crusoe-win-castaways = You win when the fire and the signal are ready in rounds 10 to 12.
picture-crusoe-win-cursed = You win when five crosses stand on different tiles.
picture-crusoe-win-jenny = You win when Jenny is ashore and the lifeboat is built.
picture-crusoe-win-volcano = Explore tiles and temples, then leave in the jolly boat.
picture-crusoe-win-cannibals = Burn villages to weaken the city, then capture it.
picture-crusoe-win-family = You win when your home has all of these things.
picture-crusoe-nothing-planned = No pawns have been placed yet.
picture-crusoe-caption-threat = Threat
picture-crusoe-caption-wreckage = Wreckage
picture-crusoe-caption-goal-castaways = Castaways: have both in rounds 10 to 12
picture-crusoe-caption-goal-cursed = The cursed island: by round { $rounds }
picture-crusoe-caption-goal-jenny = Jenny: do both by round { $rounds }
picture-crusoe-caption-goal-volcano = The volcano: do all by round { $rounds }
picture-crusoe-caption-goal-cannibals = The cannibals: take the city by round { $rounds }
picture-crusoe-caption-goal-family = The family: all this by round { $rounds }
picture-crusoe-prevent = Prevent:
picture-crusoe-key-success = Success, in %
picture-crusoe-key-wound = A wound, in %
picture-crusoe-key-adventure = Adventure, in %
picture-crusoe-key-determination = Determination
picture-crusoe-key-strikes = Strikes in
picture-crusoe-key-pawns = Pawns needed
picture-crusoe-key-hungry = Hunger tonight
picture-crusoe-key-drop = Costs 1 morale
picture-crusoe-key-new = Just happened
picture-crusoe-key-reroll = Reroll a success
picture-crusoe-key-minus-pawn = 1 pawn more
picture-crusoe-key-plus-wood = 1 wood more
picture-crusoe-key-plus-food = 1 food more
picture-crusoe-key-strength = Beast is stronger
picture-crusoe-key-block = A mess
picture-crusoe-key-die = Weather die
picture-crusoe-key-first = First player
picture-crusoe-key-winter = Snow die
picture-crusoe-key-animals = Beasts at night
picture-crusoe-key-adventure-ahead = Adventure ahead
