# Robinson Crusoe.

crusoe-title = Robinson Crusoe
crusoe-pitch = Stranded together on an island that wants you dead: plan the day, face the weather, eat, and reach your goal in time.

## People

crusoe-carpenter = Carpenter
crusoe-cook = Cook
crusoe-explorer = Explorer
crusoe-soldier = Soldier
crusoe-friday = Friday
crusoe-jenny = Jenny
crusoe-dog = the dog

crusoe-power-carpenter = You save wood, roll building dice again, and find new ideas.
crusoe-power-cook = You heal with a meal, roll gathering dice again, and make soup out of nothing.
crusoe-power-explorer = You look ahead, roll exploring dice again, and lift everybody's spirits.
crusoe-power-soldier = You track beasts, fight in a frenzy, and strengthen palisade or weapons.
crusoe-plays = { $who } is the { $character }. { $power }
crusoe-plays-whom = { $who } is the { $character }.
crusoe-aim-castaways = **Goal:** build a fire and stack 15 wood on the signal pile while a ship is in sight (rounds 10 to 12). { crusoe-how-long }
crusoe-aim-cursed = **Goal:** raise a cross on five different tiles within 10 rounds, while fog creeps over the island. { crusoe-how-long }
crusoe-aim-jenny = **Goal:** bring Jenny ashore by raft and build the lifeboat within 8 rounds. She loses 2 hearts a night. { crusoe-how-long }
crusoe-aim-volcano = **Goal:** explore enough tiles and temples, build the jolly boat, and leave within 8 rounds. Lava comes from round 4. { crusoe-how-long }
crusoe-aim-cannibals = **Goal:** burn villages, then storm the city, which you find in round 4. You have 9 rounds. { crusoe-how-long }
crusoe-aim-family = **Goal:** make a home: shelter, roof, palisade, weapons and nine inventions. From round 7 on, children need food. { crusoe-how-long }
crusoe-how-long = If one of you dies, you all lose. A game takes one to two weeks.

crusoe-pawn-dog = the dog
crusoe-pawn-brown = a builder's pawn
crusoe-pawn-compass = the compass's pawn
crusoe-pawn-map = the map's pawn
crusoe-pawn-belts = the belts' pawn
crusoe-pawn-lantern = the lantern's pawn
crusoe-pawn-raft = the raft's pawn
crusoe-pawn-shield = the shield's pawn
crusoe-pawn-rope-ladder = the rope ladder's pawn

## Goods, land, tokens

crusoe-wood = wood
crusoe-food = food
crusoe-hide = hide
crusoe-mixed = wood and hide
crusoe-mixed-2 = wood and 2 hides
crusoe-parrot = birds
crusoe-fish = fish
crusoe-any = any source
crusoe-beach = beach
crusoe-hills = hills
crusoe-mountains = mountains
crusoe-river = river
crusoe-plains = plains
crusoe-shelter = the shelter
crusoe-roof = roof
crusoe-palisade = palisade
crusoe-weapons = weapons
crusoe-chart = the treasure map
crusoe-idle = the pawns without a task
crusoe-head = head
crusoe-arm = arm
crusoe-belly = belly
crusoe-leg = leg

crusoe-as-goods = { $wood ->
    [0] { "" }
   *[other] { $wood } wood
}{ $food ->
    [0] { "" }
   *[other] { $wood ->
        [0] { "" }
       *[other] { $preserved ->
            [0] { $hide ->
                [0] { " and " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $food } food
}{ $preserved ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $food ->
            [0] { "" }
           *[other] { $hide ->
                [0] { " and " }
               *[other] { ", " }
            }
        }
       *[other] { $hide ->
            [0] { " and " }
           *[other] { ", " }
        }
    }{ $preserved } food that keeps
}{ $hide ->
    [0] { $wood ->
        [0] { $food ->
            [0] { $preserved ->
                [0] nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $wood ->
        [0] { $food ->
            [0] { $preserved ->
                [0] { "" }
               *[other] { " and " }
            }
           *[other] { " and " }
        }
       *[other] { " and " }
    }{ $hide ->
        [one] 1 hide
       *[other] { $hide } hides
    }
}

crusoe-tile-holds = { $terrain } ({ $sources }{ $discoveries ->
    [0] { "" }
    [one] , 1 discovery
   *[other] , { $discoveries } discoveries
}{ $beast ->
    [yes] , a beast
   *[none] { "" }
}{ $shelter ->
    [yes] , a natural shelter
   *[none] { "" }
}{ $totem ->
    [yes] , a totem
   *[none] { "" }
})

crusoe-token-adventure = an adventure token
crusoe-token-reroll = a reroll token
crusoe-token-minus-pawn = a token for one more pawn
crusoe-token-plus-wood = a wood token
crusoe-token-plus-food = a food token
crusoe-token-strength = a danger token
crusoe-token-block = disorder
crusoe-token-rain = a rain cloud
crusoe-token-winter = a winter cloud
crusoe-token-storm = a storm
crusoe-token-animals = hungry animals
crusoe-token-totem = a totem to search
crusoe-token-fog = fog
crusoe-token-ash = ash
crusoe-token-lava = lava
crusoe-token-temple = an explored temple
crusoe-token-village = a village
crusoe-token-burnt = a burnt village
crusoe-token-cross = a cross
crusoe-token-shortcut = the shortcut
crusoe-token-wither = a barren spot

crusoe-at-threat = the threats
crusoe-at-build = Build
crusoe-at-gather = Gather
crusoe-at-explore = Explore
crusoe-at-arrange = Arrange camp
crusoe-at-rest = Rest
crusoe-at-hunt = the hunting deck
crusoe-at-weather = the weather
crusoe-at-shelter = the cost of the shelter
crusoe-at-roof = the cost of the roof
crusoe-at-palisade = the cost of the palisade
crusoe-at-weapons = the cost of weapons

crusoe-threat = Threat
crusoe-hunt = Hunt
crusoe-build = Build
crusoe-gather = Gather
crusoe-explore = Explore
crusoe-arrange = Arrange camp
crusoe-rest = Rest
crusoe-clear = Clear

crusoe-deck-event = event deck
crusoe-deck-event_deck = event deck
crusoe-deck-build = Build adventures
crusoe-deck-gather = Gather adventures
crusoe-deck-explore = Explore adventures
crusoe-deck-mystery = mysteries
crusoe-deck-mysteries = mysteries
crusoe-deck-beast = beasts
crusoe-deck-beasts = beasts
crusoe-deck-hunt = hunting deck
crusoe-deck-invention = inventions
crusoe-deck-discovery = discovery tokens
crusoe-deck-ambush = beasts in wait
crusoe-deck-tiles = island tiles

crusoe-phase-event = Event
crusoe-phase-morale = Morale
crusoe-phase-production = Production
crusoe-phase-planning = Planning
crusoe-phase-action = Actions
crusoe-phase-evening = Evening
crusoe-phase-weather = Weather
crusoe-phase-night = Night

## Where pawns go

crusoe-to-threat = { $thing }
crusoe-to-hunt = Hunt
crusoe-to-shelter = Shelter
crusoe-to-roof = Roof
crusoe-to-palisade = Palisade
crusoe-to-weapons = Weapons
crusoe-to-build = Build { $thing }
crusoe-to-cross = Cross on { $space }
crusoe-to-gather = Gather { $source } on { $space }
crusoe-to-explore = Explore { $space }
crusoe-to-totem = Search the totem on { $space }
crusoe-to-jenny = Sail to Jenny
crusoe-to-chart = Follow the treasure map
crusoe-to-village = Burn the village on { $space }
crusoe-to-city = Storm the city
crusoe-to-clear = Clear { $space }: { $source }
crusoe-to-arrange = Arrange camp
crusoe-to-rest = Rest

crusoe-done-threat = { $who } sees to “{ $thing }”.
crusoe-done-hunt = { $who } goes hunting.
crusoe-done-shelter = { $who } builds the shelter.
crusoe-done-roof = { $who } mends the roof.
crusoe-done-palisade = { $who } strengthens the palisade.
crusoe-done-weapons = { $who } makes weapons.
crusoe-done-build = { $who } builds something new: { $thing }.
crusoe-done-cross = { $who } raises a cross on { $space }.
crusoe-done-gather = { $who } gathers { $source } on { $space }.
crusoe-done-explore = { $who } explores { $space }.
crusoe-done-totem = { $who } searches the totem on { $space }.
crusoe-done-jenny = { $who } sails to Jenny's rock.
crusoe-done-chart = { $who } follows the treasure map.
crusoe-done-village = { $who } attacks the village on { $space }.
crusoe-done-city = { $who } storms the city.
crusoe-done-clear = { $who } clears { $space }: { $source }.
crusoe-done-arrange = { $who } puts the camp in order.
crusoe-done-rest = { $who } rests.

crusoe-failed-shelter = { $who } does not get the shelter up.
crusoe-failed-roof = { $who } fails at the roof.
crusoe-failed-palisade = { $who } fails at the palisade.
crusoe-failed-weapons = { $who } fails at the weapons.
crusoe-failed-build = { $who } tries in vain to build: { $thing }.
crusoe-failed-cross = { $who } does not get the cross up on { $space }.
crusoe-failed-gather = { $who } comes back from { $space } with nothing.
crusoe-failed-explore = { $who } gets lost on the way to { $space }.
crusoe-failed-totem = { $who } finds nothing at the totem on { $space }.
crusoe-failed-jenny = { $who } is driven back before Jenny's rock.
crusoe-failed-chart = { $who } cannot make sense of the treasure map.

## Options

crusoe-option-scenario = Scenario: { $value }
crusoe-option-scenario-description = Which story to play; start with Castaways
crusoe-scenario-castaways = Castaways
crusoe-scenario-cursed = The cursed island
crusoe-scenario-jenny = Jenny
crusoe-scenario-volcano = The volcano
crusoe-scenario-cannibals = The cannibals
crusoe-scenario-family = The family
crusoe-choice-castaways = Castaways: 12 rounds, begin here
crusoe-choice-cursed = The cursed island: 10 rounds, harder
crusoe-choice-jenny = Jenny: 8 rounds, a rescue
crusoe-choice-volcano = The volcano: 8 rounds, a race
crusoe-choice-cannibals = The cannibals: 9 rounds, a war
crusoe-choice-family = The family: 12 rounds, the hardest
crusoe-goal-castaways = A ship comes by in rounds 10 to 12. Build a fire, and pile up 15 wood for the signal, in stages of 1, 2, 3, 4 and 5 wood, at most one a round: the pile must be complete while the ship is in sight.
crusoe-goal-cursed = Fog creeps over the island. Raise a cross on five different tiles within 10 rounds.
crusoe-goal-jenny = Jenny sits on a rock and loses 2 hearts a night. Bring her ashore by raft, and build the lifeboat, within 8 rounds.
crusoe-goal-volcano = Lava comes from round 4. Explore enough tiles and temples, build the jolly boat, and leave within 8 rounds.
crusoe-goal-cannibals = Burn villages, then storm the city, which is found in round 4. You have 9 rounds.
crusoe-goal-family = Make a home: shelter, roof, palisade, weapons, and nine inventions. From round 7 there are children to feed.
crusoe-option-friday = Friday: { $value }
crusoe-option-friday-description = Let Friday help; usual with one or two players
crusoe-friday-standard = by the rules
crusoe-friday-yes = with Friday
crusoe-friday-no = without Friday (harder)
crusoe-option-dog = Dog: { $value }
crusoe-option-dog-description = Let the dog help; usual with one player
crusoe-dog-standard = by the rules
crusoe-dog-yes = with the dog (easier)
crusoe-dog-no = without the dog
crusoe-option-starting_items = Starting items: { $value }
crusoe-option-starting_items-description = How many items you saved; 2 by the rules, more is easier
crusoe-option-events = Events: { $value }
crusoe-option-events-description = How often events use the book of the scenario
crusoe-events-standard = by the rules
crusoe-events-fewer-book = fewer with a book
crusoe-events-more-book = more with a book
crusoe-option-wreckage = Wreckage: { $value }
crusoe-option-wreckage-description = What the sea washes ashore in the first round
crusoe-choice-food-crates = crates of food
crusoe-wreckage-random = at random
crusoe-option-rulings-description = Which printing of the rules decides doubtful points
crusoe-rulings-first = First edition
crusoe-rulings-later = Later printing
crusoe-option-halving = A halved level: { $value }
crusoe-halving-loss-down = loses the smaller half
crusoe-halving-result-down = loses the larger half
crusoe-option-draft = Planning: { $value }
crusoe-option-draft-description = Place everyone's pawns, or only your own
crusoe-draft-together = all plan with all pawns
crusoe-draft-own = each plans with their own pawns
crusoe-variant-easier = made easier
crusoe-variant-harder = made harder

crusoe-lobby-easing = All in all { $ease ->
    [easier] easier
   *[harder] harder
} than the rules have it.
crusoe-lobby-three = With three, the dog makes up for a pawn that two have in Friday.
crusoe-lobby-newcomers = Easier for a first game: open it with the dog (`dog`) and 3 starting items (`starting_items`).

crusoe-died-of = { $by ->
    [hunger] { $who } died of hunger.
    [cold] { $who } died of the cold, without a shelter.
    [beast] { $who } died fighting.
    [weather] { $who } died of the weather.
    [morale] { $who } lost all heart, and died of it.
    [work] { $who } died of a wound at work.
   *[card] { $who } did not survive this: { $card }.
}
crusoe-closest-night = The closest night was that of round { $round }: { $who } had { $hearts ->
    [0] no heart
    [one] 1 heart
   *[other] { $hearts } hearts
} left.
crusoe-placed = { $score ->
    [one] 1 point
   *[other] { $score } points
}: place { $place } among the { $count } games of this story here.

## Whom the table waits for

crusoe-asks-planning = { $who } { $pawns ->
    [0] { $lacking ->
        [0] **Round { $round } of { $rounds }:** every pawn is placed. If you agree with the plan, press **{ crusoe-do-ready }**.
        [one] **Round { $round } of { $rounds }:** every pawn is placed, but 1 action still needs more pawns.
       *[other] **Round { $round } of { $rounds }:** every pawn is placed, but { $lacking } actions still need more pawns.
    }
    [one] **Round { $round } of { $rounds }: plan the day.** 1 pawn is free.
   *[other] **Round { $round } of { $rounds }: plan the day.** { $pawns } pawns are free.
}{ $ready_count ->
    [0] { "" }
   *[other] { " " }Ready: { $ready }.
}
crusoe-asks-rolling = { $who } { $action ->
    [none] The dice lie on the table
   *[other] **{ $action }**{ $actor ->
        [none] { "" }
       *[other] , { $actor }
    }
}: { $asked_success ->
    [success] success
   *[other] failure
}{ $asked_wound ->
    [wound] , a wound
   *[other] { "" }
}{ $asked_adventure ->
    [adventure] , an adventure
   *[other] { "" }
}. Roll one again, or let it stand.
crusoe-asks-demanding = { $who } { $asked_kind ->
    [wood] Wood is
    [food] Food is
    [hide] Hide is
    [determination] Determination is
    [roof] A roof is
    [palisade] A palisade is
    [weapons] Weapons are
   *[other] More than you have is
} demanded, and there is too little. Use something that helps, or bear it.
crusoe-asks-dying = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**:{ " " }
}{ $dying } would die of { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}. Heal someone now, or let it happen.
crusoe-asks-fighting = { $who } Strength { $asked_strength } against weapons { $weapons }. Use something, or fight.
crusoe-asks-weathering = { $who } Clouds: { $sky_rain } rain, { $sky_winter } winter; roof { $roof }. They take { $toll }. Use something, or face it.
crusoe-asks-eating = { $who } There is not a meal for everybody. Use something, or somebody goes hungry.
crusoe-asks-resting = { $who } Night. Heal whom you can, or let it be.
crusoe-asks-choosing = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**{ $actor ->
        [none] { "" }
       *[other] , { $actor }
    }:{ " " }
}{ $asked_asks ->
    [morale] { crusoe-question-morale }
    [hungry] { crusoe-question-hungry }
    [move-camp] { crusoe-question-move-camp }
    [camp] { crusoe-question-camp }
    [arrange-camp] { crusoe-question-arrange-camp }
    [mystery] { crusoe-question-mystery }
    [mysteries] { crusoe-question-mysteries }
    [spare] { crusoe-question-spare }
    [tile-to-lay] { crusoe-question-tile-to-lay }
    [tiles] { crusoe-question-tiles }
    [tile] { crusoe-question-tile }
    [terrain] { crusoe-question-terrain }
    [shortcut] { crusoe-question-shortcut }
    [shortcut-goods] { crusoe-question-shortcut-goods }
    [corral] { crusoe-question-corral }
    [thrift] { crusoe-question-thrift }
    [arrange] { crusoe-question-arrange }
    [build] { crusoe-question-build }
    [token] { crusoe-question-token }
    [give-token] { crusoe-question-give-token }
    [fog] { crusoe-question-fog }
    [marker-place] { crusoe-question-marker-place }
    [marker] { crusoe-question-marker }
    [raise] { crusoe-question-raise }
    [lower] { crusoe-question-lower }
    [halve] { crusoe-question-halve }
    [level] { crusoe-question-level }
    [cloud] { crusoe-question-cloud }
    [source] { crusoe-question-source }
    [cover] { crusoe-question-cover }
    [heal] { crusoe-question-heal }
    [soothe] { crusoe-question-soothe }
    [hunt] { crusoe-question-hunt }
    [forget] { crusoe-question-forget }
    [invention] { crusoe-question-invention }
    [lose] { crusoe-question-lose }
    [mark] { crusoe-question-mark }
    [discovery] { crusoe-question-discovery }
    [loss] { crusoe-question-loss }
    [tribute] { crusoe-question-tribute }
    [carry] { crusoe-question-carry }
    [halved] { crusoe-question-halved }
    [tokens-along] { crusoe-question-tokens-along }
   *[decide] { crusoe-question-decide }
}{ $asked_total ->
    [0] { "" }
   *[other] { " " }({ $asked_number } of { $asked_total })
}

crusoe-question-decide = Decide.
crusoe-question-morale = Spirits are high. Tokens, or heal a wound?
crusoe-question-hungry = Who goes hungry tonight?
crusoe-question-move-camp = { $lava ->
    [none] { "" }
   *[other] Lava takes { $lava } when the next round begins!{ " " }
}Does the camp stay, or where does it go?
crusoe-question-camp = The camp must move. Where to?
crusoe-question-arrange-camp = The camp is in order. Tokens, or morale?
crusoe-question-mystery = Search on, or stop here?
crusoe-question-mysteries = All the mysteries, or one fewer with the sign?
crusoe-question-spare = Use the sign and ignore it, or face it?
crusoe-question-tile-to-lay = Which tile is laid?
crusoe-question-tiles = Which tile goes on top?
crusoe-question-tile = Which tile is hit?
crusoe-question-terrain = Which terrain is covered?
crusoe-terrain = terrain
crusoe-question-shortcut = Where does the shortcut lead?
crusoe-question-shortcut-goods = What comes by the shortcut?
crusoe-question-corral = Which source feeds the corral?
crusoe-question-thrift = Which action costs 1 wood less?
crusoe-question-arrange = Which Arrange camp is the Bible for?
crusoe-question-build = What is built?
crusoe-question-token = Which token?
crusoe-question-give-token = Who gets 1 determination token?
crusoe-question-fog = Where does the fog lift?
crusoe-question-marker-place = { $options_scenario ->
    [cursed] Where does fog settle?
   *[volcano] Where does ash fall?
}
crusoe-question-marker = Who takes a marker? Each wounds tonight.
crusoe-question-raise = Roof or palisade: which rises?
crusoe-question-lower = Roof or palisade: which falls?
crusoe-question-halve = Roof or palisade: which is halved?
crusoe-question-level = Palisade or weapons?
crusoe-question-cloud = Which cloud?
crusoe-question-source = Which source is exhausted?
crusoe-question-cover = Which black marker is removed?
crusoe-question-heal = Who is healed?
crusoe-question-soothe = Which morale symbol is covered?
crusoe-question-hunt = The next beast: leave it, or to the bottom?
crusoe-question-forget = Which invention is discarded?
crusoe-question-invention = Which invention do you keep?
crusoe-question-lose = Which item is lost?
crusoe-question-mark = Which item is marked?
crusoe-question-discovery = Which token do you keep?
crusoe-question-loss = What do you give up?
crusoe-question-tribute = What do you give the cannibals?
crusoe-question-carry = Carry more here, or keep that for another action?
crusoe-question-halved = Half the production. Which half?
crusoe-question-tokens-along = Do the camp's tokens move along?

crusoe-answer-morale-tokens = Tokens
crusoe-answer-morale-heal = Heal 1 wound
crusoe-answer-move-camp-stay = Stay
crusoe-answer-sheltered = { $space } (natural shelter)
crusoe-answer-arrange-camp-tokens = Tokens
crusoe-answer-arrange-camp-morale = Morale +1
crusoe-answer-mystery-stop = Stop here
crusoe-answer-mystery-go-on = Search on
crusoe-answer-mysteries-all = All of them
crusoe-answer-mysteries-fewer = One fewer: use the sign
crusoe-answer-spare-ignore = Ignore it: use the sign
crusoe-answer-spare-face = Face it
crusoe-answer-shortcut-goods-wood = 1 wood
crusoe-answer-shortcut-goods-food = 1 food
crusoe-answer-corral-leave = No corral now
crusoe-answer-level-palisade = Palisade +1
crusoe-answer-level-weapons = Weapons +1
crusoe-answer-cloud-ignore = Ignore 1 rain cloud
crusoe-answer-cloud-soften = Turn a winter cloud into rain
crusoe-answer-hunt-leave = Leave it on top
crusoe-answer-hunt-bottom = To the bottom
crusoe-answer-loss-pay = Pay
crusoe-answer-loss-wounds = Take the wounds
crusoe-answer-loss-item = 1 item
crusoe-answer-loss-weapons = Weapons −1
crusoe-answer-loss-palisade = Palisade −1
crusoe-answer-loss-determination = 1 determination token
crusoe-answer-tribute-wood = 1 wood
crusoe-answer-tribute-food = 1 food
crusoe-answer-carry-both = Both
crusoe-answer-carry-leave = Not here
crusoe-answer-halved = { $food ->
    [0] { $wood } wood
   *[other] { $wood ->
        [0] { $food } food
       *[other] { $wood } wood and { $food } food
    }
}
crusoe-answer-tokens-along-take = Take them along
crusoe-answer-tokens-along-leave = Leave them
crusoe-answer-decide-leave = Leave it
crusoe-answer-decide-take = Do it
crusoe-answer-decide-pay = Pay
crusoe-answer-decide-stay-out = Spend the night outside
crusoe-answer-decide-hurry = Hurry home; the card returns
crusoe-answer-decide-fight = Fight
crusoe-answer-decide-flee = Flee
crusoe-answer-source = { $source } on { $space }
crusoe-answer-cover = { $what } on { $space }
crusoe-answer-token = { $token } on { $at }
crusoe-answer-soothe = { $who }, at wound { $wound }

# What a card offers; whoever takes it meets its lower half later

crusoe-event-b1-pay = Discard 2 wood
crusoe-event-b1-wounds = 1 wound for every player
crusoe-event-a27-wounds = 1 wound for every player
crusoe-adventure-013-fight = Fight: 2 wounds, 2 food, 1 hide
crusoe-adventure-013-flee = Flee: 1 food and palisade −1; later: it attacks
crusoe-adventure-017-take = Dig: 2 discovery tokens; later: palisade −1
crusoe-adventure-018-take = Sleep: heal 2 wounds; later: morale −1
crusoe-adventure-021-take = Take 2 wood; later: morale −1
crusoe-adventure-026-take = Build once more, with the dice; later: roof or palisade −1
crusoe-adventure-027-wounds = Take 1 wound
crusoe-adventure-036-hurry = Hurry home; later: a beast of strength 4
crusoe-adventure-037-hurry = Hurry home; later: a beast of strength 3
crusoe-adventure-038-take = Go in: 3 mysteries; later: a beast of strength 3
crusoe-adventure-041-take = Discard 1 food: weapons +1
crusoe-adventure-044-take = Climb: 3 mysteries; later: 1 wound for every player
crusoe-adventure-045-take = Search: a tool for nothing; later: morale −1
crusoe-adventure-046-take = Reach for it: 1 treasure; later: reroll tokens
crusoe-adventure-049-take = Go in: 2 mysteries; later: 1 determination token each
crusoe-adventure-050-take = Take 2 wood; later: roof or palisade −1
crusoe-adventure-051-take = Take 2 food and 1 hide; later: 1 wound for every player
crusoe-adventure-055-pay = Give it 1 food
crusoe-adventure-055-leave = Chase it off; later: everybody eats one more
crusoe-adventure-069-take = Carry 2 wood and hurt an arm; later: it may cost you
crusoe-adventure-071-take = Open it: a starting item; later: morale −1
crusoe-adventure-073-take = Take 1 food for each player; later: roof −1
crusoe-adventure-074-take = Take 3 wood; later: the roof is halved
crusoe-adventure-076-take = Look inside: 2 treasures; later: 1 pawn each for a round
crusoe-adventure-080-take = Take 2 hides; later: production gives 1 less food
crusoe-adventure-085-take = Take 1 food for each player; later: wounds without a cure
crusoe-mystery-204-wounds = Take 1 wound

## What can be done

crusoe-do-assign = { $pawn }: { $to }
crusoe-do-take-back = Take back { $pawn } from: { $to }
crusoe-do-lead = { $pawn } acts: { $to }
crusoe-do-hasten = First of all: { $to }
crusoe-do-pay = { $to }: pay with { $goods }
crusoe-do-ready = I am ready
crusoe-do-not-ready = Not ready yet
crusoe-do-use = Use: { $thing }{ $price ->
    [0] { "" }
    [one] { "" } (1 token)
   *[other] { "" } ({ $price } tokens)
}
crusoe-do-pass = Let it be
crusoe-do-waive = { $gate_key ->
    [fight] Ask me before fights: on or off
    [weather] Ask me before the weather: on or off
    [night] Ask me at night: on or off
   *[demand] Ask me when something is lacking: on or off
}
crusoe-do-order = { $what_key ->
    [camp] The camp tonight: { $word }
    [hungry] If somebody goes hungry: { $word }
    [morale] At the best morale: { $word }
    [rolls] Ask me about rolls: { $word }
   *[arrange] When I arrange the camp: { $word }
}
crusoe-do-reroll = { $die_key ->
    [wound] Roll the wound die again
    [success] Roll the success die again
   *[adventure] Roll the adventure die again
}{ $by ->
    [none] { "" }
   *[other] , for Friday's tokens
}
crusoe-do-answer = { $word }
crusoe-do-stack = { $wood } wood on the signal pile

crusoe-order-camp-stay = stays
crusoe-order-camp-ask = ask us
crusoe-order-hungry-healthiest = the healthiest
crusoe-order-hungry-ask = ask us
crusoe-order-morale-tokens = tokens
crusoe-order-morale-heal = heal a wound
crusoe-order-morale-ask = ask us
crusoe-order-rolls-failures = after a failure
crusoe-order-rolls-wounds = after a failure or a wound
crusoe-order-rolls-always = always
crusoe-order-rolls-never = never
crusoe-order-arrange-tokens = tokens
crusoe-order-arrange-morale = morale
crusoe-order-arrange-ask = ask me

crusoe-menu-assign = Send a pawn …
crusoe-menu-take-back = Take back …
crusoe-menu-lead = Who acts …
crusoe-menu-hasten = Which first …
crusoe-menu-pay = Pay with …
crusoe-menu-ready = I am ready
crusoe-menu-not-ready = Not ready yet
crusoe-menu-use = Use …
crusoe-menu-pass = Let it be
crusoe-menu-waive = When to ask me …
crusoe-menu-order = Tonight …
crusoe-menu-reroll = Roll again …
crusoe-menu-answer = Decide …
crusoe-menu-stack = Wood on the pile …

crusoe-open-assign = Send pawns
crusoe-open-take-back = Take back a pawn
crusoe-open-lead = Who acts
crusoe-open-hasten = Order
crusoe-open-pay = Pay otherwise
crusoe-open-ready = I am ready
crusoe-open-not-ready = Not ready yet
crusoe-open-use = Use
crusoe-open-own = Use … ({ $who })
crusoe-open-pass = Let it be
crusoe-open-waive = When to ask me
crusoe-open-order = Tonight
crusoe-open-reroll = Roll again
crusoe-open-answer = Decide
crusoe-open-stack = Signal pile

crusoe-hint-assign = The first pawn on an action acts, the others help. One more than needed makes it sure.
crusoe-hint-take-back = A pawn comes back to the camp; what was reserved for its action is free again.
crusoe-hint-lead = Who acts takes the wounds, meets the adventure, and gains what it brings.
crusoe-hint-hasten = Actions of one kind are carried out in this order.
crusoe-hint-pay = Shelter, roof and palisade can be paid in wood or in hide.
crusoe-hint-ready = When all are ready the plan is carried out.
crusoe-hint-not-ready = Until the last one is ready the plan can be changed.
crusoe-hint-use = An ability, an item, a treasure or a token that works now.
crusoe-hint-pass = Nothing is used; the game goes on.
crusoe-hint-waive = Where you are not asked, nothing of yours is used.
crusoe-hint-order = An answer given now; nobody need be asked later.
crusoe-hint-reroll = It costs 2 determination tokens, once a round.
crusoe-hint-answer = What you choose happens at once.
crusoe-hint-stack = Stages of 1, 2, 3, 4 and 5 wood, one a round, before the actions. It cannot be taken back.

## What happened

crusoe-did-game-set = Washed ashore: { $characters }.{ $companions_count ->
    [0] { "" }
   *[other] { " " }With you: { $companions }.
}{ $starting_count ->
    [0] { "" }
   *[other] { " " }Saved from the wreck: { $starting }.
}
crusoe-did-round-began = **Round { $round }.** { $first } goes first.
crusoe-did-phase-began = { $phase_key ->
    [morale] Spirits in the camp:
   *[other] { "" }-
}
crusoe-did-card-drawn = { $half ->
    [yes] It comes back! **{ $card }**.
   *[none] { $deck_key ->
        [event] **{ $card }**.
        [mystery] A mystery for { $who }! **{ $card }**.
       *[other] An adventure for { $who }! **{ $card }**.
    }
}
crusoe-did-deck-empty = Nothing is left: { $deck }.
crusoe-did-deck-renewed = The discards are shuffled into a new deck: { $deck }.
crusoe-did-card-discarded = -
crusoe-did-card-reshuffled = -
crusoe-did-card-kept = -
crusoe-did-mystery-ignored = -
crusoe-did-mysteries-ended = { $resolved_count ->
    [0] Nothing is found.
   *[other] { "" }-
}
crusoe-did-threat-placed = -
crusoe-did-threat-struck = **It strikes!** { $card }.
crusoe-did-book-read = { $scenario_key ->
    [castaways] -
    [cursed] The book: the fog spreads.
    [jenny] The book: waves tear at the palisade.
    [volcano] The book: ash falls.
    [cannibals] The book: **cannibals raid the camp!**
   *[family] The book: a poor day; half the production.
}
crusoe-did-totem-found = A totem stands on { $space }: the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] next
}.
crusoe-did-token-placed = { $token_key ->
    [fog] Fog settles on { $at }.
    [ash] Ash settles on { $at }.
    [lava] { "" }-
    [village] A village is found on { $at }.
    [burnt] { "" }-
    [cross] A cross stands on { $at }.
    [temple] The temple on { $at } is explored.
    [totem] There is something to search on { $at }.
    [shortcut] The shortcut leads to { $at }.
    [rain] { "" }-
    [winter] { "" }-
    [storm] { "" }-
    [animals] { "" }-
    [block] { "" }-
    [strength] { $at_key ->
        [hunt] { "" }-
       *[space] { crusoe-token-means }
    }
   *[other] { crusoe-token-means }
}
crusoe-token-means = { $token_key ->
    [adventure] The next { $at } meets an adventure.
    [reroll] The next success at { $at } is rolled again.
    [block] The next { $at } only clears up the disorder.
    [minus-pawn] { $at_key ->
        [build] The next { $at } takes 1 more pawn.
        [gather] The next { $at } takes 1 more pawn.
        [explore] The next { $at } takes 1 more pawn.
        [arrange] The next { $at } takes 1 more pawn.
       *[space] Every action on { $at } takes 1 more pawn.
    }
    [plus-wood] { $at_key ->
        [build] The next { $at } that costs wood costs 1 more.
        [shelter] 1 wood more from now on: { $at }.
        [roof] 1 wood more from now on: { $at }.
        [palisade] 1 wood more from now on: { $at }.
        [weapons] 1 wood more from now on: { $at }.
       *[space] { $at } gives 1 more wood.
    }
    [plus-food] { $at } gives 1 more food.
    [strength] { $at_key ->
        [hunt] The next beast hunted is 1 stronger.
        [explore] The next { $at } is dangerous: without weapons, 1 wound.
       *[space] { $at } is dangerous: without weapons, 1 wound for whoever acts there.
    }
   *[other] On { $at }: { $token }.
}
crusoe-did-token-ignored = -
crusoe-did-token-removed = { $token_key ->
    [fog] The fog lifts on { $at }.
   *[other] { "" }-
}
crusoe-did-wounded = { $who } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
crusoe-did-healed = { $who } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
crusoe-did-injured = { $who } is hurt: { $part }.
crusoe-did-recovered = { $who } is over the old hurt: { $part }.
crusoe-did-soothed = { $who } takes heart: a morale symbol is covered.
crusoe-did-died = { $who } **dies**.
crusoe-did-morale-changed = Morale { $by ->
    [1] rises
    [2] rises
    [3] rises
    [4] rises
    [5] rises
    [6] rises
   *[other] falls
} to { $now }.
crusoe-did-determination-changed = { $who } gains { $by ->
    [one] 1 determination token
   *[other] { $by } determination tokens
}.
crusoe-did-determination-lost = { $who } discards { $n ->
    [one] 1 determination token
   *[other] { $n } determination tokens
}.
crusoe-did-goods-gained = { $who } brings { $goods }.
crusoe-did-goods-lost = Out of the stores: { $goods }.
crusoe-did-goods-arrived = { $goods_count ->
    [0] { "" }
   *[other] Into the stores: { $goods }.
}{ $discoveries_count ->
    [0] { "" }
   *[other] { $goods_count ->
        [0] { "" }
       *[other] { " " }
    }At hand now: { $discoveries }.
}{ $cards_count ->
    [0] { $goods_count ->
        [0] { $discoveries_count ->
            [0] { "" }-
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $goods_count ->
        [0] { $discoveries_count ->
            [0] { "" }
           *[other] { " " }
        }
       *[other] { " " }
    }Kept: { $cards }.
}
crusoe-did-demand-unmet = { $kind_key ->
    [wood] Wood
    [food] Food
    [hide] Hides
    [determination] Determination tokens
    [roof] Roof
    [palisade] Palisade
    [weapons] Weapons
    [source] Sources
    [item] Items
   *[inventions] Inventions
}: { $missing } lacking. That wounds.
crusoe-did-level-changed = { $what_key ->
    [roof] Roof
    [palisade] Palisade
   *[weapons] Weapons
}: { $now }.
crusoe-did-shelter-built = The shelter stands.
crusoe-did-shelter-lost = **The shelter is lost**, and with it roof and palisade.
crusoe-did-camp-moved = The camp moves from { $origin } to { $to }.
crusoe-did-camp-trapped = The camp must move and cannot. That wounds.
crusoe-did-source-exhausted = { $space } gives no more: { $source }.
crusoe-did-terrain-covered = The terrain of { $space } is covered.
crusoe-did-tile-flipped = **{ $space } is lost** to you.
crusoe-did-cover-lifted = { $what_key ->
    [tile] { $space } is open again.
    [terrain] The terrain of { $space } is open again.
   *[other] { $space } gives again: { $what }.
}
crusoe-did-tile-placed = { $space }: { $tile }.
crusoe-did-tiles-seen = Seen: { $tiles }.
crusoe-did-card-seen = Seen in the { $deck }: { $card }.
crusoe-all-card-seen = Seen: { $card }.
crusoe-did-beast-added = { $n ->
    [one] A beast joins the hunting deck.
   *[other] { $n } beasts join the hunting deck.
}
crusoe-did-beast-left = A beast is gone: { $card }.
crusoe-did-ambush-set = -
crusoe-did-invention-drawn = A new idea: { $name }.
crusoe-did-invention-discarded = Given up: { $name }.
crusoe-did-item-built = In use now: { $name }.
crusoe-all-item-built = In use now: { $name }.
crusoe-did-item-lost = **Lost:** { $name }.
crusoe-did-items-marked = Marked by rust: { $names }.
crusoe-did-starting-item-found = Found: { $card }.
crusoe-did-discovery-found = { $who } finds { $name }.
crusoe-did-discovery-lost = Gone: { $name }.
crusoe-did-limited = { $mute ->
    [yes] { $who } uses no abilities this round.
   *[none] { $only_count ->
        [0] { $who } has 1 pawn this round.
       *[other] This round { $who } may only do this: { $only }.
    }
}
crusoe-did-forbade = { $what_key ->
    [together] { "" }-
   *[items] { "" }-
}
crusoe-did-first-passed = { $first } goes first now.
crusoe-did-pawn-gained = { $n ->
    [one] A builder's pawn helps this round.
   *[other] { $n } builder's pawns help this round.
}
crusoe-did-cursed = { $who } is cursed from now on: every success is rolled again.
crusoe-did-curse-lifted = The curse on { $who } is lifted.
crusoe-did-assigned = -
crusoe-did-taken-back = -
crusoe-did-led = -
crusoe-did-hastened = -
crusoe-did-paid = -
crusoe-did-stacked = { $wood } wood on the signal pile: { $now } of 15.
crusoe-did-became-ready = -
crusoe-did-ready-withdrawn = -
crusoe-did-plan-settled = -
crusoe-did-used = { $seat } uses “{ $thing }”.
crusoe-did-passed = -
crusoe-did-waived = -
crusoe-did-ordered = -
crusoe-did-order-followed = -
crusoe-did-answered = { $asks_key ->
    [heal] -
    [hungry] -
    [cloud] -
    [level] -
    [raise] -
    [lower] -
    [halve] -
    [move-camp] -
    [camp] -
    [morale] -
    [arrange-camp] -
    [tile] -
    [source] -
    [cover] -
    [fog] -
    [soothe] -
    [give-token] -
    [loss] -
    [halved] -
    [tribute] -
    [decide] { $word_key ->
        [take] { $seat } accepts.
        [leave] { $seat } declines.
       *[other] { $seat } decides: { $word }.
    }
   *[other] { $seat } decides: { $word }.
}
crusoe-did-action-began = -
crusoe-did-action-succeeded = { $who } succeeds: { $target }.
crusoe-did-action-failed = { $who } fails: { $target }.
crusoe-did-dice-rolled = { $who } rolls: { $success_key ->
    [success] success
   *[other] failure
}{ $wound_key ->
    [wound] , a wound
   *[other] { "" }
}{ $adventure_key ->
    [adventure] , an adventure
   *[other] { "" }
}.
crusoe-did-die-rerolled = { $die_key ->
    [wound] The wound die again
    [success] The success die again
   *[adventure] The adventure die again
}: { $face_key ->
    [wound] a wound
    [success] success
    [determination] failure
    [adventure] an adventure
   *[blank] nothing
}.
crusoe-did-beast-met = { $beast_key ->
    [none] { $who_key ->
        [none] A beast of strength { $strength } attacks the camp.
       *[other] { $who } faces a strength of { $strength }.
    }
   *[other] { $who } meets: **{ $beast }**, strength { $strength }.
}
crusoe-did-fought = Weapons { $weapons } against strength { $strength }.
crusoe-did-production-gathered = The camp gives { $goods }.
crusoe-did-weather-rolled = The sky: { $rain ->
    [0] no rain
    [one] 1 rain cloud
   *[other] { $rain } rain clouds
}{ $winter ->
    [0] { "" }
    [one] , 1 winter cloud
   *[other] , { $winter } winter clouds
}{ $animals_key ->
    [palisade] ; animals tear at the palisade
    [food] ; animals steal food
    [beast] ; a beast comes
   *[other] { "" }
}.
crusoe-did-weather-faced = { $rain ->
    [0] { $winter ->
        [0] A dry night
       *[other] Snow falls: winter clouds { $winter }, roof { $roof }
    }
   *[other] { $winter ->
        [0] It rains: rain clouds { $rain }, roof { $roof }
       *[other] Rain and snow: rain clouds { $rain }, winter clouds { $winter }, roof { $roof }
    }
}{ $storm ->
    [yes] ; a storm tears at the palisade
   *[none] { "" }
}.
crusoe-did-cloud-ignored = { $cloud_key ->
    [rain] A rain cloud passes by.
   *[winter] A winter cloud passes by.
}
crusoe-did-cloud-softened = A winter cloud becomes rain.
crusoe-did-ate = { $meals ->
    [0] There is nothing to eat.
    [one] 1 meal is eaten.
   *[other] { $meals } meals are eaten.
}
crusoe-did-went-hungry = { $who } goes hungry.
crusoe-did-stayed-out = { $who } spends the night outside.
crusoe-did-pit-seen = { $food ->
    [0] The pit is empty.
   *[other] Something has fallen into the pit: { $food } food.
}
crusoe-did-slept-rough = Without a shelter { $who_count ->
    [one] { $who } takes 1 wound
   *[other] { $who } take 1 wound each
}.
crusoe-did-food-rotted = { $food } food rots.
crusoe-did-wreckage-taken = -
crusoe-did-pile-grew = { $wood } wood more for the signal pile: { $now } of 15.
crusoe-did-burnt = { $space ->
    [D1] **The city has fallen.**
   *[other] The village on { $space } burns.
}
crusoe-did-rescued = **Jenny is ashore.**
crusoe-did-land-lost = Lava takes { $space }.
crusoe-did-game-won = **You won with { $score } points!**
crusoe-did-game-lost = **You lost:** { $reason_key ->
    [death] { $who } **died.**
    [jenny] **Jenny died.**
    [time] **you ran out of rounds.**
    [lava] **the lava reached your camp.**
   *[children] **you couldn't feed all the children.**
} Score: { $score }.

## Refusals

crusoe-no-enough-pawns = That is enough: { $most } { $most ->
    [one] pawn
   *[other] pawns
} there, more would be wasted.
crusoe-no-only-rests = { $pawn } can only rest.
crusoe-no-wrong-field = { $pawn } helps only here: { $fields }.
crusoe-no-supports-only = { $pawn } only helps. Send somebody there first: { $target }.
crusoe-no-only-some-actions = This round { $pawn } may only do this: { $only }.
crusoe-no-not-together = This round no two players work together; there already: { $others }.
crusoe-no-two-players-needed = That takes pawns of two different players.
crusoe-no-not-the-inventor = Only { $owner } can lead that; others help.
crusoe-no-not-yours-to-use = You cannot use that: { $thing }.{ $usable_count ->
    [0] { " " }Nothing can be used now.
   *[other] { " " }Possible now: { $usable }.
}
crusoe-no-not-now = Not now.
crusoe-no-too-few-tokens = { $thing } takes { $needed } determination tokens; you have { $held }.
crusoe-no-cannot-use = That does nothing now: { $thing }.{ $has ->
    [none] { "" }
   *[other] { " " }It may need { $has }.
}
crusoe-no-not-asked = Nobody asks you now.
crusoe-no-nothing-asked = Nothing is asked now.
crusoe-no-asked-of-another = { $seat } decides that.
crusoe-no-not-offered = That is not offered. Possible: { $offers }.
crusoe-no-unknown-target = There is no such action: { $target }.
crusoe-no-no-card-there = No card lies there.
crusoe-no-too-few-weapons = It takes weapons at { $needed }; yours are at { $weapons }.
crusoe-no-item-missing = First you need this: { $item }.
crusoe-no-no-beast-to-hunt = { $beasts ->
    [0] There is nothing to hunt.
    [one] There is one beast to hunt, and it is planned.
   *[other] There are { $beasts } beasts to hunt, all planned.
}
crusoe-no-shelter-stands = The shelter stands already.
crusoe-no-shelter-missing = First comes a shelter: without it roof and palisade cannot be built.
crusoe-no-not-an-invention-here = That cannot be built here: { $item }.
crusoe-no-terrain-unexplored = { $item } needs a terrain you have not found: { $terrain }.
crusoe-no-camp-produces = The camp's own tile { $space } gives by itself; nobody gathers there.
crusoe-no-no-tile-there = There is no open tile on { $space }.
crusoe-no-no-source-there = { $space } has no such source.{ $sources_count ->
    [0] { "" }
   *[other] { " " }It has: { $sources }.
}
crusoe-no-too-far = { $space } is too far from the camp.
crusoe-no-nothing-to-explore = Nothing can be explored on { $space }.
crusoe-no-no-more-tiles = No tiles are left to explore.
crusoe-no-no-chart = There is no treasure map to follow.
crusoe-no-no-roll-on-the-table = No dice lie on the table.
crusoe-no-cannot-reroll = You cannot roll that again: it takes { $price } tokens and the ability { $ability }.
crusoe-no-no-pile-here = Only the castaways pile up wood for a signal.
crusoe-no-one-stage-a-round = One stage of the pile a round; { $stages ->
    [0] none is complete
    [one] 1 is complete
   *[other] { $stages } are complete
}.
crusoe-no-too-much-wood = That is too much: the stage takes { $room }, and { $free } wood is free.
crusoe-no-pawn-is-busy = { $pawn } is already placed: { $where }. To move a pawn, take it back first (`/undo`).
crusoe-no-no-such-pawn = There is no such pawn. There are: { $pawns }.
crusoe-no-not-your-pawn = You cannot place { $pawn }. Yours: { $yours }.
crusoe-no-too-few-goods = The stores do not hold that. Not promised yet: { $free }.{ $reserved_count ->
    [0] { "" }
   *[other] { " " }Promised to: { $reserved }.
}
crusoe-no-no-such-pawn-there = { $pawn } is not there: { $target }.
crusoe-no-nobody-there = No pawn is there yet: { $target }.
crusoe-no-leads-already = { $pawn } is already leading this: { $target }. To free a pawn, use `/undo`.
crusoe-no-cannot-lead = { $pawn } can't lead this: { $target }. A helper can only support a player, and an inventor leads their own invention.
crusoe-no-nothing-to-hasten = That is the first of its kind already: { $target }.
crusoe-no-cannot-pay-so = That cannot be paid like this: { $target }. Not promised yet: { $free }.
crusoe-no-nobody-acts = Nobody leads this: { $target }.
crusoe-no-too-few-pawns = Too few pawns: { $target } takes { $needed }; there now: { $there }.
crusoe-no-already-ready = You are ready already.
crusoe-no-idle-pawns = Every pawn has to be placed; still idle: { $pawns }.
crusoe-no-not-ready-yet = You are not ready yet.
crusoe-no-temple-explored = The temple on { $space } is explored already.
crusoe-no-cross-stands = A cross stands on { $space } already.
crusoe-no-already-ordered = It is settled like that already.
crusoe-no-cannot-order = That cannot be settled now. Possible: { $words }.

crusoe-sure-ready = { $idle_count ->
    [0] { $dying_count ->
        [0] The plan has a warning.
       *[other] { "" }
    }
   *[other] Still idle: { $idle }.{ $dying_count ->
        [0] { "" }
       *[other] { " " }
    }
}{ $dying_count ->
    [0] { "" }
   *[other] May die tonight: { $dying }.
} Are you ready all the same?
crusoe-sure-stack = Wood on the pile cannot be taken back. Put it there?
crusoe-sure-wasted = The stage at hand does not take it all: { $thing } would waste { $wood } wood. All the same?
crusoe-sure-deadly = { $what_key ->
    [fighting] Fighting now
    [weathering] Facing the weather now
    [eating] Eating now
    [resting] Going to sleep now
    [rolling] Letting this roll stand
    [choosing] This answer
    [using] Using that now
   *[other] Doing nothing
} would { $dying_count ->
    [0] end the game for everyone.
   *[other] kill { $dying } ({ $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }){ $lost ->
        [yes] { " " }and end the game for everyone.
       *[other] .
    }
} You can still avoid it.
crusoe-anyway-deadly = { $what_key ->
    [fighting] Fight anyway
    [weathering] Face it anyway
    [eating] Eat anyway
    [resting] Sleep anyway
    [rolling] Let it stand anyway
    [demanding] Do nothing anyway
    [dying] Let it happen
   *[other] { $label }
}

## The plan and tonight

crusoe-plan-title = **Plan**{ $count ->
    [0] { "" }
   *[other] { " " }(ready: { $ready })
}
crusoe-plan-menu-build = Build … ({ $count })
crusoe-plan-menu-land = Gather or explore … ({ $count })
crusoe-plan-menu-other = Threat, camp, rest … ({ $count })
crusoe-plan-pawns = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
}
crusoe-plan-more = More …
crusoe-plan-other-crew = Other crew …
crusoe-plan-rests = { $count ->
    [0] Something has changed since you were ready: look at it again.
    [one] { $names } is ready; the plan waits for you.
   *[other] { $names } are ready; the plan waits for you.
}
crusoe-plan-orders = **Tonight, unless you say otherwise:**
crusoe-plan-never-asked = You are not asked { $gates }.
crusoe-gate-fight = before fights
crusoe-gate-weather = before the weather
crusoe-gate-night = at night
crusoe-gate-demand = when something is lacking
crusoe-plan-sure = sure
crusoe-plan-not-yet = { $to } (not planned yet)
crusoe-city-found = **The city is found** on { $space }.
crusoe-plan-stacks = Puts { $wood } wood on the signal pile; it cannot be taken back.
crusoe-plan-adopt = Adopt it and be ready
crusoe-plan-agree = Agree and be ready
crusoe-plan-keeps = { $added ->
    [0] { $who } agreed to this plan:
   *[other] **Suggested plan.** It keeps the plan that { $who } agreed to and adds free pawns.
}
crusoe-plan-moves = ⚠ This changes the plan as it is now. It moves these pawns: { $who }.
crusoe-plan-open-none = { $what ->
    [life] Every plan I found probably loses the game tonight.
    [palisade] No action can raise the palisade this round.
    [wood] No action brings wood this round.
   *[food] No action brings food this round.
}
crusoe-plan-open-rather = { $what ->
    [palisade] The palisade could be raised, but the pawns do more good elsewhere.
    [wood] Someone could gather wood, but the pawns do more good elsewhere.
   *[food] Someone could get food, but the pawns do more good elsewhere.
}
crusoe-plan-another = Another one
crusoe-lacks-food = { $meals ->
    [0] There's no food for tonight (2 wounds{ $people ->
        [1] { "" }
       *[other] { " " }each
    }).
   *[other] There's food for only { $meals } of { $eaters } tonight (2 wounds for going hungry).
}
crusoe-may-lack-food = { $chance }% chance that someone goes hungry tonight (2 wounds).
crusoe-lacks-shelter = You have no shelter yet (1 wound{ $people ->
    [1] { "" }
   *[other] { " " }each
}).
crusoe-warn-death = ‼ { $chance }% chance that { $who } dies tonight.
crusoe-warn-children = ‼ { $chance }% chance that there isn't enough food for the children.
crusoe-warn-impossible = ‼ This cannot be done like that: { $to }.
crusoe-warn-short-meal = ⚠️ Somebody goes hungry: { $chance }%.
crusoe-warn-short-food = ⚠️ The weather may take more food than there is: { $chance }%.
crusoe-warn-short-wood = ⚠️ There may be too little wood for the night: { $chance }%.
crusoe-warn-short-palisade = ⚠️ The palisade may not hold: { $chance }%.
crusoe-warn-idle = ⚠️ Idle: { $who }.
crusoe-warn-token = ⚠️ { crusoe-token-means }
crusoe-warn-strikes = ⚠️ { $card } strikes next round, unless you deal with it today.
crusoe-warn-reserved-wood = ⚠️ { $n } wood is promised to the plan; it warms nobody.
crusoe-warn-no-shelter = ⚠️ Without a shelter this raises no palisade: { $to }.
crusoe-warn-no-beast = ⚠️ The threat takes the last beast first, so this meets none: { $to }.
crusoe-warn-lava = ⚠️ Lava takes { $to } when the next round begins, and the camp with it, unless it moves tonight.
crusoe-threat-strikes = strikes in round { $round }

## The first time

crusoe-new-planning = -# Each pawn does one thing. Two pawns on an action always succeed, one has to roll dice. Choose from the menus, then press { crusoe-do-ready }.
crusoe-new-rolling = -# Three dice: does it succeed, does it wound, is there an adventure. Whoever has tokens and the ability may roll one again.
crusoe-new-choosing = -# What you choose happens at once. A card of an adventure that goes into the event deck comes back later.
crusoe-new-demanding = -# Whatever is demanded and missing wounds. Something you hold may still help.
crusoe-new-dying = -# Someone would die now, and you can still heal. Choose what to use.
crusoe-new-fighting = -# Each point your weapons are short is a wound. Weapons and palisade may fall too; food and hide are the prize.
crusoe-new-weathering = -# Each winter cloud takes 1 wood; each cloud above the roof takes 1 food and 1 wood. What is missing wounds everybody.
crusoe-new-eating = -# Everybody eats 1 food. Whoever goes hungry takes 2 wounds.
crusoe-new-resting = -# Whatever heals at night can be used now.

crusoe-lesson-1 = -# Send a pawn to the crates of food first, then build a shelter.
crusoe-lesson-2 = -# Each event card waits two rounds, then strikes. To stop it, send pawns with whatever the card requires.
crusoe-lesson-3 = -# Food rots overnight unless it is the kind that keeps. Gather what you eat.
crusoe-lesson-4 = -# It begins to rain. Each cloud above your roof takes 1 food and 1 wood.
crusoe-lesson-6 = -# Winter comes next round: each winter cloud takes 1 wood, whatever the roof. Lay wood by.
crusoe-lesson-7 = -# From now on three weather dice: rain, winter, and hungry animals. A palisade helps.
crusoe-lesson-9 = -# The ship comes in round 10. Fire, and the rest of the 15 wood: one stage a round.

crusoe-late-pile = -# Signal pile: { $left ->
    [one] 1 stage is missing
   *[other] { $left } stages are missing
}, at most one a round, and { $fits ->
    [0] no round is left
    [one] 1 round is left
   *[other] { $fits } rounds are left
}. { $helps_count ->
    [0] It cannot be complete any more; the points are still counted.
   *[other] Only this can still make up for it: { $helps }.
}
crusoe-late-fire = -# The fire asks for mountains, and nobody has found any: it cannot be built any more. The points are still counted.
crusoe-late-jenny = -# Jenny cannot be brought ashore any more: that takes { $left } rounds, and { $fits ->
    [one] 1 is
   *[other] { $fits } are
} left for it. The points are still counted.
crusoe-late-lifeboat = -# The lifeboat cannot be built any more: what it asks for is missing, and this is the last round. The points are still counted.
crusoe-late-crosses = -# Not all the crosses can stand in time. Missing: { $left }; at most { $fits } can still be raised. The points are still counted.
crusoe-late-temples = -# Not all the tiles and temples can be explored in time. Missing: { $left }; the pawns suffice for { $fits } at most. The points are still counted.
crusoe-late-home = -# The home cannot be finished any more: { $left ->
    [one] 1 thing is missing
   *[other] { $left } things are missing
}. The points are still counted.

crusoe-tip-where = { $count ->
    [0] No danger is in sight now.
   *[other] Look here first – { $where }.
}
crusoe-tip-spares-lack = { $about }: without it { $measure_key ->
    [wood] wood
    [palisade] the palisade
   *[food] food
} falls short tonight with a chance of { $before }%. With it, { $after }%.
crusoe-tip-shelters = { $about }: without it you sleep { $before ->
    [0] in the open tonight, 1 wound each
   *[other] in a shelter tonight with a chance of { $before }%
}. With it, { $after ->
    [100] in a shelter for certain
   *[other] in a shelter with a chance of { $after }%
}.
crusoe-tip-brings = { $about }: { $measure }, { $after } instead of { $before }, { $odds ->
    [100] for certain
   *[other] with a chance of { $odds }%
}.
crusoe-tip-wins = { $about }: the goal asks for it. { $rounds ->
    [0] This is the last round;
    [1] After this one there is one more round;
   *[other] After this one there are { $rounds } more rounds;
} it succeeds { $odds ->
    [100] for certain
   *[other] with a chance of { $odds }%
}.
crusoe-tip-lasts = { $about }: it serves for { $rounds ->
    [1] one more round
   *[other] { $rounds } more rounds
}, and succeeds { $odds ->
    [100] for certain
   *[other] with a chance of { $odds }%
}.
crusoe-tip-averts = { $about }: otherwise it strikes { $rounds ->
    [1] next round
   *[other] in { $rounds } rounds
}. That alone would mean: { $measure }, { $before } instead of { $after }.
crusoe-tip-hunts = { $about }: a beast brings { $after } meals on average. Whoever hunts is wounded with a chance of { $before }%.
crusoe-tip-piles = On the signal pile: { $after } wood instead of { $before }, of the 15 it takes.
crusoe-tip-nobody-dies = As planned, hardly anything can kill tonight. The most wounds are to be expected for { $about }: { $after }.
crusoe-tip-danger = As planned, somebody dies tonight with a chance of { $before }%. Most in danger is { $about }, with { $after } wounds to be expected.
crusoe-tip-rather = Compared with “{ $word }”: { $measure }, { $after } instead of { $before }.
crusoe-tip-uses = Using { $about }: { $measure }, { $after } instead of { $before }.{ $price ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-costs = { $about } pays off in later rounds. Using it costs you something now: { $measure }, { $after } instead of { $before }.{ $price ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-keeps = { $about } could be used now: { $measure }, { $after } instead of { $before }. It can still be used later.
crusoe-tip-price = It takes { $price ->
    [one] 1 determination token
   *[other] { $price } determination tokens
} and leaves { $kept ->
    [0] none
   *[other] { $kept }
}.{ $owed ->
    [0] { "" }
   *[other] { " " }In the morning low morale takes { $owed }: each that is missing is a wound.
}
crusoe-tip-stronger = Hearts left: { $about } { $after }, { $who } { $before }.
crusoe-tip-farther = Steps from the camp: { $about } { $after }, { $word } { $before }.
crusoe-tip-reckoned = By my count this spares you { $after } wounds, and “{ $word }” { $before }.
crusoe-tip-alike = It hardly matters. By my count this spares you { $after } wounds, and “{ $word }” { $before }.
crusoe-tip-cold-pile = The wood for the pile would warm you: without it there, somebody dies tonight with a chance of { $after }%, as planned { $before }%.
crusoe-tip-rolls-again = { $die_key ->
    [success] Another roll succeeds
    [wound] Another roll shows no wound
   *[adventure] Another roll shows no adventure
} with a chance of { $after }%. Tokens left after it: { $before }.
crusoe-tip-stands = { $die_key ->
    [success] Another roll would succeed
    [wound] Another roll would show no wound
   *[adventure] Another roll would show no adventure
} with a chance of { $after }%, and leave this many tokens: { $before }.
crusoe-tip-frees = { $about } needs more pawns: { $before } of { $after } stand there.
crusoe-tip-leads = { $about }: { $who } has { $after } hearts left, and whoever acts there now { $before }.
crusoe-tip-orders-camp = Choose tonight if the camp moves to { $about }. There: { $measure }, { $after } instead of { $before }.
crusoe-tip-orders-morale = “{ $word_key ->
    [heal] { crusoe-order-morale-heal }
   *[tokens] { crusoe-order-morale-tokens }
}”, should morale reach its top by the next round: { $who } has { $before ->
    [one] 1 wound
   *[other] { $before } wounds
} and { $after ->
    [one] 1 determination token
   *[other] { $after } determination tokens
}.
crusoe-tip-orders-arrange = Four players choose: “{ $word_key ->
    [morale] { crusoe-order-arrange-morale }
   *[tokens] { crusoe-order-arrange-tokens }
}”, for morale is at { $after } now.
crusoe-tip-nothing-better = Nothing better is in sight.
crusoe-tip-saves-lives = { $about }: without it somebody dies tonight with a chance of { $before }%. With it, { $after }%.
crusoe-tip-spares-hunger = { $about }: without it somebody goes hungry tonight with a chance of { $before }%. With it, { $after }%.
crusoe-tip-spares-wounds = { $about }: without it { $before } wounds are to be expected until morning. With it, { $after }.

crusoe-measure-death = chance of a death in %
crusoe-measure-wounds = wounds in all
crusoe-measure-hearts = hearts left to the weakest
crusoe-measure-meals = meals in the stores
crusoe-measure-shelter = shelters to sleep in
crusoe-measure-morale = morale
crusoe-measure-wood = wood in the stores
crusoe-measure-hide = hides in the stores
crusoe-measure-determination = determination tokens
crusoe-measure-roof = roof
crusoe-measure-palisade = palisade
crusoe-measure-weapons = weapons
crusoe-measure-tiles = tiles on the island
crusoe-measure-produced = goods from the camp’s tile each round
crusoe-measure-sources = sources beside the camp
crusoe-measure-items = items
crusoe-measure-found = discoveries, treasures and uses
crusoe-measure-dangers = tokens in the way
crusoe-measure-injuries = injuries
crusoe-measure-pile = wood on the signal pile

## The end

crusoe-points-hearts = hearts left: { $n }
crusoe-points-weapons = weapons: { $n }
crusoe-points-roof = roof: { $n }
crusoe-points-palisade = palisade: { $n }
crusoe-points-pile = signal pile: { $n }
crusoe-points-crosses = crosses: { $n }
crusoe-points-fog = fog: { $n }
crusoe-points-jenny = Jenny: { $n }
crusoe-points-lifeboat = lifeboat: { $n }
crusoe-points-boat = jolly boat: { $n }
crusoe-points-tiles = tiles: { $n }
crusoe-points-temples = temples: { $n }
crusoe-points-villages = villages: { $n }
crusoe-points-city = the city: { $n }
crusoe-points-items = items: { $n }

crusoe-feat-wounded = { $count ->
    [one] one wound taken
   *[other] { $count } wounds taken
}
crusoe-feat-healed = { $count ->
    [one] one wound healed
   *[other] { $count } wounds healed
}
crusoe-feat-action-succeeded = { $count ->
    [one] one action that worked
   *[other] { $count } actions that worked
}
crusoe-feat-action-failed = { $count ->
    [one] one failure
   *[other] { $count } failures
}
crusoe-feat-card-drawn = { $count ->
    [one] one adventure
   *[other] { $count } adventures
}
crusoe-feat-item-built = { $count ->
    [one] one invention built
   *[other] { $count } inventions built
}
crusoe-feat-discovery-found = { $count ->
    [one] one discovery
   *[other] { $count } discoveries
}
crusoe-feat-fought = { $count ->
    [one] one fight
   *[other] { $count } fights
}
crusoe-feat-went-hungry = { $count ->
    [one] hungry one night
   *[other] hungry { $count } nights
}
crusoe-next-scenario = Next scenario: { $scenario }

## Rules

crusoe-rules-1 = **{ crusoe-title }: the aim**
    You are shipwrecked together. Each scenario has its own goal and a number of rounds to reach it.
    All of you win when it is reached, and lose together when one of you dies or the rounds run out.
    Each person has a track of hearts. With one wound more than there are hearts, one dies.
    Some wounds lower morale, where the track shows it.
crusoe-rules-2 = **A round**
    Six phases: Event (not in round 1), Morale, Production, Actions, Weather, Night.
    The first player changes every round. Questions to all go to the first player, and anybody may answer them.
crusoe-rules-3 = **Event, morale, production**
    The top event happens: first its icon, an adventure token or the scenario's book, then its words. Then it stays as the second threat. The next one makes it the first, another pushes it off: then it strikes.
    While it lies there, pawns can deal with it, for what the card asks.
    Morale gives the first player tokens, or takes some. The camp's tile gives 1 for each of its sources: wood or food.
crusoe-rules-4 = **Planning**
    Everybody has two pawns. You plan all of them together, on one plan; goods are reserved at once.
    Building, gathering and exploring with one pawn more than needed is sure; with just enough it takes dice.
    The second step away from the camp takes one more pawn; nobody goes further.
    The plan is carried out when everybody is ready. Any change asks everybody again.
crusoe-rules-5 = **Actions**
    Threats first, then hunts, building, gathering, exploring, arranging the camp, resting.
    Hunt: 2 pawns; the top beast. Gather: one source gives 1 wood or 1 food.
    Build: shelter, roof, palisade (each 2 wood or 1 hide; with three players 3 or 2, with four 4 or 3), weapons (1 wood), an invention. Roof and palisade need a shelter.
    Explore: a new tile with its finds. Arrange camp: 2 determination tokens and morale +1; with four players one of the two. Rest: heal 1 wound.
    What is gained arrives after all actions, and inventions work from then on.
crusoe-rules-6 = **Dice**
    Three dice: a wound; success or failure; an adventure. A failure gives 2 determination tokens, and what was reserved stays yours.
    An adventure card happens to whoever acts. Some go into the event deck, and their lower half happens when they turn up there.
    Determination tokens pay for abilities, each once a round.
crusoe-rules-7 = **Beasts**
    Where weapons are below a beast's strength, whoever acts takes a wound for each point missing. Then weapons and palisade fall as it says, and you gain food and hide.
    Whatever you are to lose and do not have wounds: whoever acts, during an action; everybody, at other times.
crusoe-rules-8 = **Weather**
    The dice of the round, and clouds from cards. Each winter cloud takes 1 wood.
    Rain and winter clouds above the roof take 1 food and 1 wood each. Hungry animals take food or palisade, or attack with strength 3. A storm takes 1 palisade.
    What is missing wounds everybody.
crusoe-rules-9 = **Night**
    Everybody eats 1 food; whoever goes hungry takes 2 wounds. Then whoever can may heal.
    The camp may move to a tile beside it: half of roof and palisade is lost, all of them without a built shelter.
    Without a shelter: 1 wound each. Food rots, except the kind that keeps.
crusoe-rules-10 = **Inventions, tokens, treasures**
    An invention needs its terrain, its items and its goods, and works once built. A personal one only its inventor leads.
    Adventure token: the next such action meets an adventure. Reroll token: the next success is rolled again. Danger: without weapons, a wound. One more pawn: the next such action takes one more.
    Discovery tokens and treasures belong to all and are used when they help. Starting items can be used twice.
crusoe-rules-11 = **Friday, the dog, fewer players**
    Friday has one pawn and three hearts, and does anything; adventures wound him instead. The dog helps to hunt and explore.
    Alone: Friday, the dog, and morale +1 every round. With two: Friday.
    With four: arranging the camp gives tokens or morale, not both.
crusoe-rules-12 = **The scenarios**
    { crusoe-scenario-castaways }: { crusoe-goal-castaways }
    { crusoe-scenario-cursed }: { crusoe-goal-cursed }
    { crusoe-scenario-jenny }: { crusoe-goal-jenny }
    { crusoe-scenario-volcano }: { crusoe-goal-volcano }
    { crusoe-scenario-cannibals }: { crusoe-goal-cannibals }
    { crusoe-scenario-family }: { crusoe-goal-family }

## Commands

command-play-crusoe = { crusoe-title }: survive together (1 to 4 players)
command-assign = Send pawns to an action
command-crusoe = Plan and answer in { crusoe-title }
command-assign-to = Which action to send pawns to
command-assign-who = Who acts; your own pawn if left out
command-assign-helpers = Who helps, with + between
command-assign-pay-with = Which goods to pay with, if there are two ways
command-show-plan = Show the plan for this round
command-do-first = Put an action before others of its kind
command-do-first-action = Which action goes first
command-suggest-plan = Get a suggested plan
command-adopt-plan = Use the suggested plan and accept it
command-clear-plan = Take every pawn back from the plan
command-answer = Answer the question that the game asks
command-answer-choice = Which answer to give
command-ability = Use one of your abilities
command-ability-name = Which ability to use
command-use = Use an item, a treasure or a token
command-use-thing = What to use, e.g. a medicine
command-night = Decide now what happens tonight
command-night-camp-moves = Where the camp moves tonight
command-night-goes-hungry = Who goes hungry if food is short
command-night-morale-reward = What to take when morale is highest
command-night-arrange-camp = What to arrange the camp for (four players)
command-night-ask-about-rolls = When to ask you about rolls
command-night-ask-me-about = Ask you before fights, the weather or the night, or not
command-board-show = Show the island, the workshop or the people instead

crusoe-recap-round-began = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
crusoe-recap-tile-placed = { $count ->
    [one] 1 tile explored
   *[other] { $count } tiles explored
}
crusoe-recap-item-built = { $count ->
    [one] 1 thing built
   *[other] { $count } things built
}
crusoe-recap-card-drawn = { $count ->
    [one] 1 card met
   *[other] { $count } cards met
}

## A round in a few sentences

crusoe-day = **Yesterday:** { $news }
crusoe-day-who = { $who } { $what }.
crusoe-day-explore = explored { $things }
crusoe-day-gather = gathered { $things }
crusoe-day-source = { $source } on { $space }
crusoe-day-build = built { $things }
crusoe-day-cross = raised a cross on { $things }
crusoe-day-threat = dealt with “{ $things }”
crusoe-day-hunt = went hunting
crusoe-day-shelter = built the shelter
crusoe-day-roof = built up the roof
crusoe-day-palisade = built up the palisade
crusoe-day-weapons = made weapons
crusoe-day-arrange = tidied the camp
crusoe-day-rest = rested
crusoe-day-totem = searched the totem on { $things }
crusoe-day-jenny = sailed to Jenny's rock
crusoe-day-chart = followed the treasure map
crusoe-day-village = attacked the village on { $things }
crusoe-day-city = stormed the city
crusoe-day-clear = cleared { $things }
crusoe-day-failed = failed at { $things }
crusoe-day-hungry = went hungry
crusoe-day-wounds = took { $n ->
    [1] 1 wound
   *[other] { $n } wounds
}
crusoe-day-injured = got an injury ({ $parts })
crusoe-day-healed = healed { $n ->
    [1] 1 wound
   *[other] { $n } wounds
}
crusoe-day-rough = { $who } slept outside (1 wound each).
crusoe-day-found = You found { $things }.
crusoe-day-morale = Morale { $by }.
crusoe-day-rotted = { $food } food rotted.
crusoe-day-event = **New event:** { $event }
