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
picture-crusoe-nothing-planned = No pawns have been placed yet.
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
