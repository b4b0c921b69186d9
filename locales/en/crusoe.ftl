# Robinson Crusoe.

crusoe-title = Robinson Crusoe
crusoe-pitch = You're stranded together on a deadly island. Plan each day, survive the weather, eat, and reach your goal in time.

## People

crusoe-carpenter = Carpenter
crusoe-cook = Cook
crusoe-explorer = Explorer
crusoe-soldier = Soldier
crusoe-friday = Friday
crusoe-jenny = Jenny
crusoe-dog = the dog

crusoe-power-carpenter = You save wood, reroll building dice, and come up with new ideas.
crusoe-power-cook = You heal others with a meal, reroll gathering dice, and make soup out of nothing.
crusoe-power-explorer = You look ahead, reroll exploring dice, and raise morale.
crusoe-power-soldier = You track beasts, gain fighting strength, and improve the palisade or weapons.
crusoe-plays = { $who } is the { $character }. { $power }
crusoe-plays-whom = { $who } is the { $character }.
crusoe-aim-castaways = **Goal:** build a fire and stack 15 wood on the signal pile, a little each round. You win if both are done while a ship is near (rounds 10 to 12). { crusoe-how-long }
crusoe-aim-cursed = **Goal:** put up crosses on five different tiles within 10 rounds, while fog spreads over the island. { crusoe-how-long }
crusoe-aim-jenny = **Goal:** bring Jenny ashore by raft and build the lifeboat within 8 rounds. She loses 2 hearts every night. { crusoe-how-long }
crusoe-aim-volcano = **Goal:** explore enough tiles and temples, build the jolly boat, and leave within 8 rounds. Lava flows from round 4 on. { crusoe-how-long }
crusoe-aim-cannibals = **Goal:** burn villages, then storm the city, which appears in round 4. You have 9 rounds. { crusoe-how-long }
crusoe-aim-family = **Goal:** build a home with a shelter, a roof, a palisade, weapons and nine inventions. From round 7 on, children need food. { crusoe-how-long }
crusoe-how-long = If one of you dies, you all lose. A game takes one to two weeks.

crusoe-pawn-dog = the dog
crusoe-pawn-brown = a builder pawn
crusoe-pawn-compass = the compass pawn
crusoe-pawn-map = the map pawn
crusoe-pawn-belts = the belts pawn
crusoe-pawn-lantern = the lantern pawn
crusoe-pawn-raft = the raft pawn
crusoe-pawn-shield = the shield pawn
crusoe-pawn-rope-ladder = the rope ladder pawn

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
crusoe-idle = the free pawns
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
crusoe-token-minus-pawn = an extra-pawn token
crusoe-token-plus-wood = a wood token
crusoe-token-plus-food = a food token
crusoe-token-strength = a danger token
crusoe-token-block = a mess
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
crusoe-token-wither = an exhausted spot

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
crusoe-deck-build = Build adventure deck
crusoe-deck-gather = Gather adventure deck
crusoe-deck-explore = Explore adventure deck
crusoe-deck-mystery = mystery deck
crusoe-deck-mysteries = mystery deck
crusoe-deck-beast = beast deck
crusoe-deck-beasts = beast deck
crusoe-deck-hunt = hunting deck
crusoe-deck-invention = invention deck
crusoe-deck-discovery = pile of discovery tokens
crusoe-deck-ambush = pile of waiting beasts
crusoe-deck-tiles = pile of island tiles

crusoe-phase-event = Event
crusoe-phase-morale = Morale
crusoe-phase-production = Production
crusoe-phase-planning = Planning
crusoe-phase-action = Actions
crusoe-phase-evening = Evening
crusoe-phase-weather = Weather
crusoe-phase-night = Night

## Where pawns go

crusoe-to-threat = Deal with “{ $thing }”
crusoe-to-hunt = Hunt
crusoe-to-shelter = Build the shelter
crusoe-to-roof = Work on the roof
crusoe-to-palisade = Work on the palisade
crusoe-to-weapons = Make weapons
crusoe-to-build = Build { $thing }
crusoe-to-cross = Put up a cross on { $space }
crusoe-to-gather = Gather { $source } on { $space }
crusoe-to-explore = Explore { $space }
crusoe-to-totem = Search the totem on { $space }
crusoe-to-jenny = Sail to Jenny
crusoe-to-chart = Follow the treasure map
crusoe-to-village = Burn the village on { $space }
crusoe-to-city = Storm the city
crusoe-to-clear = Clear { $space } ({ $source })
crusoe-to-arrange = Arrange camp
crusoe-to-rest = Rest

crusoe-done-threat = { $who } deals with “{ $thing }”.
crusoe-done-hunt = { $who } goes hunting.
crusoe-done-shelter = { $who } builds the shelter.
crusoe-done-roof = { $who } works on the roof.
crusoe-done-palisade = { $who } works on the palisade.
crusoe-done-weapons = { $who } makes weapons.
crusoe-done-build = { $who } builds { $thing }.
crusoe-done-cross = { $who } puts up a cross on { $space }.
crusoe-done-gather = { $who } gathers { $source } on { $space }.
crusoe-done-explore = { $who } explores { $space }.
crusoe-done-totem = { $who } searches the totem on { $space }.
crusoe-done-jenny = { $who } sails to Jenny's rock.
crusoe-done-chart = { $who } follows the treasure map.
crusoe-done-village = { $who } attacks the village on { $space }.
crusoe-done-city = { $who } storms the city.
crusoe-done-clear = { $who } clears { $space } ({ $source }).
crusoe-done-arrange = { $who } tidies the camp.
crusoe-done-rest = { $who } rests.

crusoe-failed-shelter = { $who } can't get the shelter up.
crusoe-failed-roof = { $who } can't get the roof done.
crusoe-failed-palisade = { $who } can't get the palisade done.
crusoe-failed-weapons = { $who } can't make any weapons.
crusoe-failed-build = { $who } can't finish { $thing }.
crusoe-failed-cross = { $who } can't put up the cross on { $space }.
crusoe-failed-gather = { $who } comes back from { $space } with nothing.
crusoe-failed-explore = { $who } gets lost on the way to { $space }.
crusoe-failed-totem = { $who } finds nothing at the totem on { $space }.
crusoe-failed-jenny = { $who } can't reach Jenny's rock.
crusoe-failed-chart = { $who } can't make sense of the treasure map.

## Options

crusoe-option-scenario = Scenario: { $value }
crusoe-option-scenario-description = Which story to play; start with Castaways
crusoe-scenario-castaways = Castaways
crusoe-scenario-cursed = The cursed island
crusoe-scenario-jenny = Jenny
crusoe-scenario-volcano = The volcano
crusoe-scenario-cannibals = The cannibals
crusoe-scenario-family = The family
crusoe-choice-castaways = Castaways: 12 rounds, start here
crusoe-choice-cursed = The cursed island: 10 rounds, harder
crusoe-choice-jenny = Jenny: a rescue in 8 rounds
crusoe-choice-volcano = The volcano: an 8-round race
crusoe-choice-cannibals = The cannibals: a 9-round war
crusoe-choice-family = The family: 12 rounds, the hardest scenario
crusoe-goal-castaways = A ship passes in rounds 10 to 12. Build a fire and a signal pile of 15 wood. The pile has stages of 1, 2, 3, 4 and 5 wood, and you can add one stage per round. Finish it while the ship is near.
crusoe-goal-cursed = Fog spreads over the island. Put up crosses on five different tiles within 10 rounds.
crusoe-goal-jenny = She's stuck on a rock and loses 2 hearts every night. Bring her ashore by raft, and build the lifeboat within 8 rounds.
crusoe-goal-volcano = Lava flows from round 4 on. Explore enough tiles and temples, build the jolly boat, and leave within 8 rounds.
crusoe-goal-cannibals = Burn villages, then storm the city, which appears in round 4. You have 9 rounds.
crusoe-goal-family = Make a home with a shelter, roof, palisade, weapons and nine inventions. From round 7 on, there are children to feed.
crusoe-option-friday = Friday: { $value }
crusoe-option-friday-description = Let Friday help; recommended for one or two players
crusoe-friday-standard = by the rules
crusoe-friday-yes = with Friday
crusoe-friday-no = without Friday (harder)
crusoe-option-dog = Dog: { $value }
crusoe-option-dog-description = Let the dog help; recommended for one player
crusoe-dog-standard = by the rules
crusoe-dog-yes = with the dog (easier)
crusoe-dog-no = without the dog
crusoe-option-starting_items = Starting items: { $value }
crusoe-option-starting_items-description = How many items you saved (usually 2; more is easier)
crusoe-option-events = Events: { $value }
crusoe-option-events-description = How often events trigger the scenario effect
crusoe-events-standard = by the rules
crusoe-events-fewer-book = fewer scenario effects
crusoe-events-more-book = more scenario effects
crusoe-option-wreckage = Wreckage: { $value }
crusoe-option-wreckage-description = What the sea washes ashore in the first round
crusoe-choice-food-crates = crates of food
crusoe-wreckage-random = at random
crusoe-option-rulings = Printing: { $value }
crusoe-option-rulings-description = Which printing of the rules settles unclear points
crusoe-rulings-first = First edition
crusoe-rulings-later = Later printing
crusoe-option-halving = Halving a level: { $value }
crusoe-halving-loss-down = round the loss down
crusoe-halving-result-down = round the loss up
crusoe-option-draft = Planning: { $value }
crusoe-option-draft-description = Place everyone's pawns, or only your own
crusoe-draft-together = everyone plans all pawns
crusoe-draft-own = everyone plans their own pawns
crusoe-variant-easier = made easier
crusoe-variant-harder = made harder

crusoe-lobby-easing = Overall, this is { $ease ->
    [easier] easier
   *[harder] harder
} than the standard rules.
crusoe-lobby-three = With three players, you get the dog, because Friday joins only games with one or two players.
crusoe-lobby-newcomers = For an easier first game, close this one, and type `/play crusoe` with `dog` and 3 `starting_items`.

crusoe-died-of = { $by ->
    [hunger] { $who } died of hunger.
    [cold] { $who } had no shelter and died of the cold.
    [beast] { $who } died in a fight.
    [weather] { $who } died in bad weather.
    [morale] { $who } died because morale was too low.
    [work] { $who } died of a wound at work.
   *[card] { $who } didn't survive “{ $card }”.
}
crusoe-closest-night = The closest call was the night of round { $round }: { $who } had { $hearts ->
    [0] no hearts
    [one] 1 heart
   *[other] { $hearts } hearts
} left.
crusoe-placed = { $score ->
    [one] 1 point
   *[other] { $score } points
}: place { $place } of { $count } games of this scenario here.

## Whom the table waits for

crusoe-asks-planning = { $who } { $pawns ->
    [0] { $lacking ->
        [0] **Round { $round } of { $rounds }:** every pawn has a task. If you agree with the plan, press **{ crusoe-do-ready }**.
        [one] **Round { $round } of { $rounds }:** every pawn has a task, but 1 action still needs more pawns.
       *[other] **Round { $round } of { $rounds }:** every pawn has a task, but { $lacking } actions still need more pawns.
    }
    [one] **Round { $round } of { $rounds }: plan the day.** 1 pawn is free.
   *[other] **Round { $round } of { $rounds }: plan the day.** { $pawns } pawns are free.
}{ $ready_count ->
    [0] { "" }
   *[other] { " " }Ready: { $ready }.
}
crusoe-asks-rolling = { $who } { $action ->
    [none] The dice show
   *[other] **{ $action }**{ $actor ->
        [none] { "" }
       *[other] { " " }({ $actor })
    }: the dice show
} { $asked_success ->
    [success] success
   *[other] failure
}{ $asked_wound ->
    [wound] { $asked_adventure ->
        [adventure] , a wound and an adventure
       *[other] { " " }and a wound
    }
   *[other] { $asked_adventure ->
        [adventure] { " " }and an adventure
       *[other] { "" }
    }
}. Reroll a die, or keep this roll?
crusoe-asks-demanding = { $who } **You don't have enough { $asked_kind ->
    [wood] wood
    [food] food
    [hide] hides
    [determination] determination tokens
    [roof] roof
    [palisade] palisade
    [weapons] weapons
   *[other] of what you need
}.** Take wounds, or use something that helps.
crusoe-asks-dying = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**:{ " " }
}**{ $dying } will die of { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.** Heal someone now, or let it happen.
crusoe-asks-fighting = { $who } **The beast's strength is { $asked_strength }, and your weapon level is { $weapons }.** Fight, or use something that helps.
crusoe-asks-weathering = { $who } **Tonight's clouds: rain { $sky_rain }, winter { $sky_winter }. Your roof is at level { $roof }.** { $toll ->
    [none] You lose nothing
   *[other] You lose { $toll }
}. Face the weather, or use something that helps.
crusoe-asks-eating = { $who } **There isn't enough food for everyone.** Use something that helps, or someone goes hungry.
crusoe-asks-resting = { $who } **It's night.** Heal someone, or go to sleep.
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

crusoe-question-decide = What will you do?
crusoe-question-morale = Morale is high. Will you take tokens or heal a wound?
crusoe-question-hungry = Who goes hungry tonight?
crusoe-question-move-camp = { $lava ->
    [none] { "" }
   *[other] Lava will cover { $lava } at the start of the next round!{ " " }
}Should the camp stay or move? If it moves, where does it go?
crusoe-question-camp = The camp has to move. Where will it go?
crusoe-question-arrange-camp = The camp is tidy. Will you take tokens or raise morale?
crusoe-question-mystery = Will you keep searching or stop here?
crusoe-question-mysteries = Will you draw all the mysteries, or use the sign to draw one fewer?
crusoe-question-spare = Will you use the sign to ignore this, or face it?
crusoe-question-tile-to-lay = Which tile will you lay?
crusoe-question-tiles = Which tile goes on top of the pile?
crusoe-question-tile = Which tile is affected?
crusoe-question-terrain = Which terrain is covered?
crusoe-terrain = terrain
crusoe-question-shortcut = Where does the shortcut lead?
crusoe-question-shortcut-goods = What should the shortcut give you?
crusoe-question-corral = Which source does the corral use?
crusoe-question-thrift = Which action should cost 1 wood less?
crusoe-question-arrange = Which Arrange camp action uses the Bible?
crusoe-question-build = What will you build?
crusoe-question-token = Which token?
crusoe-question-give-token = Who gets 1 determination token?
crusoe-question-fog = Where does the fog lift?
crusoe-question-marker-place = { $options_scenario ->
    [cursed] Where does fog settle?
   *[volcano] Where does ash fall?
}
crusoe-question-marker = Who takes a marker? You take 1 wound per marker tonight.
crusoe-question-raise = Which do you raise, the roof or the palisade?
crusoe-question-lower = Which loses a level, the roof or the palisade?
crusoe-question-halve = Which will you halve, the roof or the palisade?
crusoe-question-level = Which will you raise, the palisade or the weapons?
crusoe-question-cloud = Which cloud?
crusoe-question-source = Which source runs out?
crusoe-question-cover = Which black marker will you remove?
crusoe-question-heal = Who will you heal?
crusoe-question-soothe = Which morale symbol will you cover?
crusoe-question-hunt = Will you leave the next beast on top or put it at the bottom?
crusoe-question-forget = Which invention will you discard?
crusoe-question-invention = Which invention will you keep?
crusoe-question-lose = Which item will you lose?
crusoe-question-mark = Which item gets a mark?
crusoe-question-discovery = Which token will you keep?
crusoe-question-loss = What will you give up?
crusoe-question-tribute = What will you give the cannibals?
crusoe-question-carry = Will you carry more now, or save that for a later action?
crusoe-question-halved = You only get half of the production. Which half?
crusoe-question-tokens-along = Do you want to take the camp's tokens with you?

crusoe-answer-morale-tokens = Tokens
crusoe-answer-morale-heal = Heal 1 wound
crusoe-answer-move-camp-stay = Stay
crusoe-answer-sheltered = { $space } (natural shelter)
crusoe-answer-arrange-camp-tokens = Tokens
crusoe-answer-arrange-camp-morale = Morale +1
crusoe-answer-mystery-stop = Stop here
crusoe-answer-mystery-go-on = Keep searching
crusoe-answer-mysteries-all = Draw them all
crusoe-answer-mysteries-fewer = Use the sign and draw one fewer card
crusoe-answer-spare-ignore = Use the sign to ignore it
crusoe-answer-spare-face = Face it
crusoe-answer-shortcut-goods-wood = 1 wood
crusoe-answer-shortcut-goods-food = 1 food
crusoe-answer-corral-leave = Don't use the corral now
crusoe-answer-level-palisade = Palisade +1
crusoe-answer-level-weapons = Weapons +1
crusoe-answer-cloud-ignore = Ignore 1 rain cloud
crusoe-answer-cloud-soften = Turn a winter cloud into rain
crusoe-answer-hunt-leave = Leave it on top
crusoe-answer-hunt-bottom = Put it at the bottom
crusoe-answer-loss-pay = Pay
crusoe-answer-loss-wounds = Take the wounds
crusoe-answer-loss-item = 1 item
crusoe-answer-loss-weapons = Weapons −1
crusoe-answer-loss-palisade = Palisade −1
crusoe-answer-loss-determination = 1 determination token
crusoe-answer-tribute-wood = 1 wood
crusoe-answer-tribute-food = 1 food
crusoe-answer-carry-both = Both
crusoe-answer-carry-leave = Save it
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
crusoe-answer-decide-stay-out = Sleep outside
crusoe-answer-decide-hurry = Hurry home (but the card returns later)
crusoe-answer-decide-fight = Fight
crusoe-answer-decide-flee = Flee
crusoe-answer-source = { $source } on { $space }
crusoe-answer-cover = { $source } on { $space }
crusoe-answer-token = { $token } on { $at }
crusoe-answer-soothe = { $who }, at wound { $wound }

# What a card offers; whoever takes it meets its lower half later

crusoe-event-b1-pay = Discard 2 wood
crusoe-event-b1-wounds = Everyone takes 1 wound
crusoe-event-a27-wounds = Everyone takes 1 wound
crusoe-adventure-013-fight = Fight: take 2 wounds, get 2 food and 1 hide
crusoe-adventure-013-flee = Flee: lose 1 food and 1 palisade level (and it attacks later)
crusoe-adventure-017-take = Dig: get 2 discovery tokens (but lose 1 palisade level later)
crusoe-adventure-018-take = Sleep: heal 2 wounds (but lose 1 morale later)
crusoe-adventure-021-take = Take 2 wood (but lose 1 morale later)
crusoe-adventure-026-take = Build once more, with dice (but lose 1 roof or palisade level later)
crusoe-adventure-027-wounds = Take 1 wound
crusoe-adventure-036-hurry = Hurry home (but a beast with strength 4 attacks later)
crusoe-adventure-037-hurry = Hurry home (but a beast with strength 3 will attack later)
crusoe-adventure-038-take = Go in: draw 3 mysteries (but a beast with strength 3 will attack later)
crusoe-adventure-041-take = Discard 1 food for 1 weapon level
crusoe-adventure-044-take = Climb: draw 3 mysteries (but everyone takes 1 wound later)
crusoe-adventure-045-take = Search: get a tool for free (but lose 1 morale later)
crusoe-adventure-046-take = Reach for it: get 1 treasure (but reroll three successes later)
crusoe-adventure-049-take = Go in: draw 2 mysteries (but everyone loses 1 determination token later)
crusoe-adventure-050-take = Take 2 wood (but lose 1 roof or palisade level later)
crusoe-adventure-051-take = Take 2 food and 1 hide (but everyone takes 1 wound later)
crusoe-adventure-055-pay = Give it 1 food
crusoe-adventure-055-leave = Chase it off (but everyone needs 1 extra food later)
crusoe-adventure-069-take = Carry 2 wood and injure an arm (but it may cost you later)
crusoe-adventure-071-take = Open it: get a starting item (but lose 1 morale later)
crusoe-adventure-073-take = Take 1 food for each player (but lose 1 roof level later)
crusoe-adventure-074-take = Take 3 wood (but lose half of your roof later)
crusoe-adventure-076-take = Look inside: get 2 treasures (but in a later round, everyone gets only 1 pawn)
crusoe-adventure-080-take = Take 2 hides (but your camp produces 1 less food later)
crusoe-adventure-085-take = Take 1 food for each player (but take wounds later without the cure)
crusoe-mystery-204-wounds = Take 1 wound

## What can be done

crusoe-do-assign = { $pawn }: { $to }
crusoe-do-take-back = Remove { $pawn } from “{ $target }”
crusoe-do-lead = Let { $pawn } lead “{ $target }”
crusoe-do-hasten = Do “{ $target }” first
crusoe-do-pay = Pay for “{ $target }” with { $goods }
crusoe-do-ready = I'm ready
crusoe-do-not-ready = I'm not ready yet
crusoe-do-use = Use { $thing }{ $tokens ->
    [0] { "" }
    [one] { "" } (1 token)
   *[other] { "" } ({ $tokens } tokens)
}
crusoe-do-pass = Do nothing
crusoe-pass-rolling = Keep this roll
crusoe-pass-demanding = Take the wounds
crusoe-pass-dying = Let it happen
crusoe-pass-fighting = Fight
crusoe-pass-weathering = Face the weather
crusoe-pass-eating = Eat what you have
crusoe-pass-resting = Go to sleep
crusoe-do-waive = { $gate_key ->
    [fight] Ask me before fights: on or off
    [weather] Ask me before the weather: on or off
    [night] Ask me at night: on or off
   *[demand] Ask me when something is missing: on or off
}
crusoe-do-order = { $what_key ->
    [camp] The camp tonight: { $word }
    [hungry] If someone goes hungry: { $word }
    [morale] At the highest morale: { $word }
    [rolls] Ask me about rolls: { $word }
   *[arrange] When I arrange the camp: { $word }
}
crusoe-do-reroll = { $die_key ->
    [wound] Reroll the wound die
    [success] Reroll the success die
   *[adventure] Reroll the adventure die
}{ $by ->
    [none] { "" }
   *[other] { " " }with Friday's tokens
}
crusoe-do-answer = { $word }
crusoe-do-stack = Put { $wood } wood on the signal pile

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
crusoe-menu-lead = Who leads …
crusoe-menu-hasten = Which action first …
crusoe-menu-pay = Pay with …
crusoe-menu-ready = I'm ready
crusoe-menu-not-ready = I'm not ready yet
crusoe-menu-use = Use …
crusoe-menu-pass = Do nothing
crusoe-menu-waive = When to ask me …
crusoe-menu-order = Tonight …
crusoe-menu-reroll = Reroll …
crusoe-menu-answer = Decide …
crusoe-menu-stack = Wood on the pile …

crusoe-open-assign = Send pawns
crusoe-open-take-back = Take back a pawn
crusoe-open-lead = Who leads
crusoe-open-hasten = Order
crusoe-open-pay = Pay differently
crusoe-open-ready = I'm ready
crusoe-open-not-ready = I'm not ready yet
crusoe-open-use = Use
crusoe-open-own = Use … ({ $who })
crusoe-open-pass = Do nothing
crusoe-open-waive = When to ask me
crusoe-open-order = Tonight
crusoe-open-reroll = Reroll
crusoe-open-answer = Decide
crusoe-open-stack = Signal pile

crusoe-hint-assign = The first pawn leads the action, and the others help. With one extra pawn, it's sure to succeed.
crusoe-hint-take-back = The pawn comes back to the camp, and its wood, food or hide is free again.
crusoe-hint-lead = This player takes the wounds, faces the adventure, and gets the reward.
crusoe-hint-hasten = Actions of the same kind happen in this order.
crusoe-hint-pay = You can pay for the shelter, roof and palisade with wood or with hides.
crusoe-hint-ready = The day begins when everyone is ready.
crusoe-hint-not-ready = You can change the plan until everyone is ready.
crusoe-hint-use = An ability, item, treasure or token that works right now.
crusoe-hint-pass = You keep what you have, and the game goes on.
crusoe-hint-waive = If you turn one off, I won't ask you then or use your items.
crusoe-hint-order = Decide now, so that I don't have to stop and ask you tonight.
crusoe-hint-reroll = A reroll costs 2 determination tokens, once per round.
crusoe-hint-answer = Your choice takes effect right away.
crusoe-hint-stack = Add one stage per round (1, 2, 3, 4, then 5 wood). You can't undo this.

## What happened

crusoe-did-game-set = { $characters } washed ashore.{ $companions_count ->
    [0] { "" }
   *[other] { " " }{ $companions } came with you.
}{ $starting_count ->
    [0] { "" }
   *[other] { " " }You saved { $starting } from the wreck.
}
crusoe-did-round-began = **Round { $round }.** { $first } goes first.
crusoe-did-phase-began = { $phase_key ->
    [morale] Camp mood:
   *[other] { "" }-
}
crusoe-did-card-drawn = { $half ->
    [yes] An earlier choice comes back! **{ $card }**.
   *[none] { $deck_key ->
        [event] **{ $card }**.
        [mystery] A mystery for { $who }! **{ $card }**.
       *[other] An adventure for { $who }! **{ $card }**.
    }
}
crusoe-did-deck-empty = The { $deck } is empty.
crusoe-did-deck-renewed = The discards of the { $deck } are shuffled into a new one.
crusoe-did-card-discarded = -
crusoe-did-card-reshuffled = -
crusoe-did-card-kept = -
crusoe-did-mystery-ignored = -
crusoe-did-mysteries-ended = { $resolved_count ->
    [0] You find nothing.
   *[other] { "" }-
}
crusoe-did-threat-placed = -
crusoe-did-threat-struck = **A threat strikes!** { $card }.
crusoe-did-book-read = { $scenario_key ->
    [castaways] -
    [cursed] The fog spreads.
    [jenny] Waves tear at the palisade.
    [volcano] Ash falls.
    [cannibals] **Cannibals raid the camp!**
   *[family] A poor day: you get half of the production.
}
crusoe-did-totem-found = The { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] next
} totem is on { $space }.
crusoe-did-token-placed = { $token_key ->
    [fog] Fog settles on { $place }.
    [ash] Ash settles on { $place }.
    [lava] { "" }-
    [village] There's a village on { $place }.
    [burnt] { "" }-
    [cross] A cross now stands on { $place }.
    [temple] You've explored the temple on { $place }.
    [totem] There's something to search on { $place }.
    [shortcut] The shortcut leads to { $place }.
    [rain] { "" }-
    [winter] { "" }-
    [storm] { "" }-
    [animals] { "" }-
    [block] { "" }-
    [strength] { $place_key ->
        [hunt] { "" }-
       *[space] { crusoe-token-means }
    }
   *[other] { crusoe-token-means }
}
crusoe-token-means = { $token_key ->
    [adventure] Your next { $at } action triggers an adventure.
    [reroll] You have to reroll your next { $at } success.
    [block] Your next { $at } action only cleans up.
    [minus-pawn] { $at_key ->
        [build] Your next { $at } action needs 1 extra pawn.
        [gather] Your next { $at } action needs 1 extra pawn.
        [explore] Your next { $at } action needs 1 extra pawn.
        [arrange] Your next { $at } action needs 1 extra pawn.
       *[space] Each action on { $at } needs 1 extra pawn.
    }
    [plus-wood] { $at_key ->
        [build] Your next { $at } action that costs wood costs 1 more.
        [shelter] From now on, this costs 1 more wood: { $at }.
        [roof] From now on, this costs 1 more wood: { $at }.
        [palisade] From now on, this costs 1 more wood: { $at }.
        [weapons] From now on, this costs 1 more wood: { $at }.
       *[space] { $at } gives 1 extra wood.
    }
    [plus-food] { $at } gives 1 extra food.
    [strength] { $at_key ->
        [hunt] The next beast you hunt has 1 extra strength.
        [explore] Your next { $at } action costs 1 wound if you have no weapons.
       *[space] An action on { $at } costs 1 wound if you have no weapons.
    }
   *[other] On { $at }: { $token }.
}
crusoe-did-token-ignored = -
crusoe-did-token-removed = { $token_key ->
    [fog] The fog lifts on { $place }.
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
crusoe-did-injured = { $who } gets { $part_key ->
    [head] a head injury
    [arm] an arm injury
    [belly] a belly injury
   *[leg] a leg injury
}.
crusoe-did-recovered = { $who } recovers from { $part_key ->
    [head] a head injury
    [arm] an arm injury
    [belly] a belly injury
   *[leg] a leg injury
}.
crusoe-did-soothed = { $who } covers a morale symbol.
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
crusoe-did-goods-gained = { $who } brings back { $goods }.
crusoe-did-goods-lost = You lose { $goods }.
crusoe-did-goods-arrived = { $goods_count ->
    [0] { "" }
   *[other] You get { $goods }.
}{ $discoveries_count ->
    [0] { "" }
   *[other] { $goods_count ->
        [0] { "" }
       *[other] { " " }
    }You can now use { $discoveries }.
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
    }You keep { $cards }.
}
crusoe-did-demand-unmet = You don't have enough { $kind_key ->
    [wood] wood
    [food] food
    [hide] hides
    [determination] determination tokens
    [roof] roof levels
    [palisade] palisade levels
    [weapons] weapon levels
    [source] sources
    [item] items
   *[inventions] inventions
} ({ $missing } short), so you take wounds.
crusoe-did-level-changed = { $what_key ->
    [roof] The roof is
    [palisade] The palisade is
   *[weapons] Your weapons are
} at level { $now } now.
crusoe-did-shelter-built = You have a shelter.
crusoe-did-shelter-lost = **You lose the shelter**, its roof and the palisade.
crusoe-did-camp-moved = The camp moves from { $origin } to { $to }.
crusoe-did-camp-trapped = The camp has to move but can't, and that costs you wounds.
crusoe-did-source-exhausted = { $space } has run out of { $source }.
crusoe-did-terrain-covered = You can no longer use the terrain on { $space }.
crusoe-did-tile-flipped = **You can no longer use { $space }.**
crusoe-did-cover-lifted = { $what_key ->
    [tile] You can use { $space } again.
    [terrain] You can use the terrain on { $space } again.
   *[other] { $space } gives { $what } again.
}
crusoe-did-tile-placed = { $space } turns out to be { $tile }.
crusoe-did-tiles-seen = You looked at { $tiles }.
crusoe-did-card-seen = You looked at the { $deck } and saw “{ $card }”.
crusoe-all-card-seen = You looked at { $card }.
crusoe-did-beast-added = { $n ->
    [one] A beast joins the hunting deck.
   *[other] { $n } beasts join the hunting deck.
}
crusoe-did-beast-left = A beast leaves the hunting deck: { $card }.
crusoe-did-ambush-set = -
crusoe-did-invention-drawn = A new idea: { $name }.
crusoe-did-invention-discarded = You discard { $name }.
crusoe-did-item-built = You can now use { $name }.
crusoe-all-item-built = You can now use { $name }.
crusoe-did-item-lost = **You lose { $name }.**
crusoe-did-items-marked = These items are rusty now: { $names }.
crusoe-did-starting-item-found = You find { $card }.
crusoe-did-discovery-found = { $who } finds { $name }.
crusoe-did-discovery-lost = You lose { $name }.
crusoe-did-limited = { $mute ->
    [yes] { $who } can't use abilities this round.
   *[none] { $only_count ->
        [0] { $who } has only 1 pawn this round.
       *[other] This round, { $who } can only do these actions: { $only }.
    }
}
crusoe-did-forbade = { $what_key ->
    [together] { "" }-
   *[items] { "" }-
}
crusoe-did-first-passed = { $first } goes first now.
crusoe-did-pawn-gained = { $n ->
    [one] A builder pawn helps you this round.
   *[other] { $n } builder pawns help you this round.
}
crusoe-did-cursed = { $who } is cursed: every success has to be rerolled.
crusoe-did-curse-lifted = { $who } isn't cursed any more.
crusoe-did-assigned = -
crusoe-did-taken-back = -
crusoe-did-led = -
crusoe-did-hastened = -
crusoe-did-paid = -
crusoe-did-stacked = You add { $wood } wood to the signal pile, which now has { $now } of 15.
crusoe-did-became-ready = -
crusoe-did-ready-withdrawn = -
crusoe-did-plan-settled = -
crusoe-did-used = { $seat } uses { $thing }.
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
crusoe-did-action-succeeded = { $who } succeeds at “{ $target }”.
crusoe-did-action-failed = { $who } fails at “{ $target }”.
crusoe-did-dice-rolled = { $who } rolls { $success_key ->
    [success] a success
   *[other] a failure
}{ $wound_key ->
    [wound] { $adventure_key ->
        [adventure] , a wound and an adventure
       *[other] { " " }and a wound
    }
   *[other] { $adventure_key ->
        [adventure] { " " }and an adventure
       *[other] { "" }
    }
}.
crusoe-did-die-rerolled = The rerolled { $die_key ->
    [wound] wound die
    [success] success die
   *[adventure] adventure die
} shows { $face_key ->
    [wound] a wound
    [success] a success
    [determination] a failure
    [adventure] an adventure
   *[blank] nothing
}.
crusoe-did-beast-met = { $beast_key ->
    [none] { $who_key ->
        [none] A beast with strength { $strength } attacks the camp.
       *[other] { $who } faces a strength of { $strength }.
    }
   *[other] { $who } meets a beast with strength { $strength }: **{ $beast }**.
}
crusoe-did-fought = Your weapon level is { $weapons } against a strength of { $strength }.
crusoe-did-production-gathered = The camp produces { $goods }.
crusoe-did-weather-rolled = The weather dice show { $rain ->
    [0] { $winter ->
        [0] no clouds
        [one] 1 winter cloud
       *[other] { $winter } winter clouds
    }
    [one] 1 rain cloud{ $winter ->
        [0] { "" }
        [one] { " " }and 1 winter cloud
       *[other] { " " }and { $winter } winter clouds
    }
   *[other] { $rain } rain clouds{ $winter ->
        [0] { "" }
        [one] { " " }and 1 winter cloud
       *[other] { " " }and { $winter } winter clouds
    }
}{ $animals_key ->
    [palisade] , and animals damage the palisade
    [food] , and animals steal food
    [beast] , and a beast attacks
   *[other] { "" }
}.
crusoe-did-weather-faced = { $rain ->
    [0] { $winter ->
        [0] The night stays dry
       *[other] It snows: { $winter } winter { $winter ->
            [one] cloud
           *[other] clouds
        } in total, and your roof is at level { $roof }
    }
   *[other] { $winter ->
        [0] It rains: { $rain } rain { $rain ->
            [one] cloud
           *[other] clouds
        } in total, and your roof is at level { $roof }
       *[other] Rain and snow: { $rain } rain { $rain ->
            [one] cloud
           *[other] clouds
        } and { $winter } winter { $winter ->
            [one] cloud
           *[other] clouds
        } in total, and your roof is at level { $roof }
    }
}{ $storm ->
    [yes] ; a storm damages the palisade
   *[none] { "" }
}.
crusoe-did-cloud-ignored = { $cloud_key ->
    [rain] You ignore a rain cloud.
   *[winter] You ignore a winter cloud.
}
crusoe-did-cloud-softened = A winter cloud becomes rain.
crusoe-did-ate = { $meals ->
    [0] There's nothing to eat.
    [one] You eat 1 meal.
   *[other] You eat { $meals } meals.
}
crusoe-did-went-hungry = { $who } goes hungry.
crusoe-did-stayed-out = { $who } sleeps outside.
crusoe-did-pit-seen = { $food ->
    [0] The pit is empty.
   *[other] An animal fell into the pit: you get { $food } food.
}
crusoe-did-slept-rough = { $who_count ->
    [one] { $who } sleeps without a shelter and takes 1 wound
   *[other] { $who } sleep without a shelter and take 1 wound each
}.
crusoe-did-food-rotted = { $food } food rots.
crusoe-did-wreckage-taken = -
crusoe-did-pile-grew = The signal pile gains { $wood } wood and now has { $now } of 15.
crusoe-did-burnt = { $space ->
    [D1] **The city has fallen.**
   *[other] The village on { $space } burns.
}
crusoe-did-rescued = **Jenny is ashore.**
crusoe-did-land-lost = Lava covers { $space }.
crusoe-did-game-won = **You won with { $score } points!**
crusoe-did-game-lost = **You lost:** { $reason_key ->
    [death] { $who } **died.**
    [jenny] **Jenny died.**
    [time] **you ran out of rounds.**
    [lava] **the lava reached your camp.**
   *[children] **you couldn't feed all the children.**
} Score: { $score }.

## Refusals

crusoe-no-enough-pawns = This action can use only { $most ->
    [one] 1 pawn
   *[other] { $most } pawns
}.
crusoe-no-only-rests = { $pawn } can only rest.
crusoe-no-wrong-field = { $pawn } can only help with { $fields }.
crusoe-no-supports-only = { $pawn } can only help. Send another pawn to “{ $target }” first.
crusoe-no-only-some-actions = This round, { $pawn } can only do { $only }.
crusoe-no-not-together = Players can't work together this round. { $others } is already there.
crusoe-no-two-players-needed = This needs pawns from two different players.
crusoe-no-not-the-inventor = Only { $owner } can lead that. Others can help.
crusoe-no-not-yours-to-use = You can't use { $thing }.{ $usable_count ->
    [0] { " " }You have nothing to use right now.
   *[other] { " " }You can use { $usable }.
}
crusoe-no-not-now = You can't do that now. While planning, you can change the plan and your answers for tonight. Use items when they can help.
crusoe-no-too-few-tokens = Using { $thing } costs { $needed } determination tokens. You have { $held }.
crusoe-no-cannot-use = Using { $thing } wouldn't do anything right now.{ $has ->
    [none] { "" }
   *[other] { " " }You may need { $has } first.
}
crusoe-no-not-asked = I'm not asking you anything right now.
crusoe-no-nothing-asked = There's no question to answer right now.
crusoe-no-asked-of-another = { $seat } has to decide that.
crusoe-no-not-offered = You can't choose that. You can choose: { $offers }.
crusoe-no-unknown-target = There's no action called “{ $target }”.
crusoe-no-no-card-there = There's no card there.
crusoe-no-too-few-weapons = This needs weapon level { $needed }, but yours is { $weapons }.
crusoe-no-item-missing = You need { $item } first.
crusoe-no-no-beast-to-hunt = { $beasts ->
    [0] There's nothing to hunt. Explore to find beasts.
    [one] There's only one beast to hunt, and it's already in the plan.
   *[other] There are only { $beasts } beasts to hunt, and they're already in the plan.
}
crusoe-no-shelter-stands = You already have a shelter.
crusoe-no-shelter-missing = Build a shelter first. You can't work on the roof or the palisade without it.
crusoe-no-not-an-invention-here = You can't build { $item } in this game.
crusoe-no-terrain-unexplored = For { $item }, you need { $terrain }, but you haven't found any yet.
crusoe-no-camp-produces = The camp's own tile, { $space }, produces by itself. You can't gather there.
crusoe-no-no-tile-there = There's no explored tile on { $space }.
crusoe-no-no-source-there = { $space } doesn't have that.{ $sources_count ->
    [0] { "" }
   *[other] { " " }It has: { $sources }.
}
crusoe-no-too-far = { $space } is too far from the camp.
crusoe-no-nothing-to-explore = There's nothing to explore on { $space }.
crusoe-no-no-more-tiles = There are no tiles left to explore.
crusoe-no-no-chart = You don't have a treasure map to follow.
crusoe-no-no-roll-on-the-table = There's no roll to change right now.
crusoe-no-cannot-reroll = You can't reroll that. You need { $price } tokens and the ability { $ability }.
crusoe-no-no-pile-here = Only the Castaways scenario has a signal pile.
crusoe-no-one-stage-a-round = You can add only one stage per round. { $stages ->
    [0] No stage is finished yet.
    [one] So far, 1 stage is finished.
   *[other] So far, { $stages } stages are finished.
}
crusoe-no-too-much-wood = That's too much. This stage takes { $room } wood, and you have { $free } to spare.
crusoe-no-pawn-is-busy = { $pawn } is already busy with “{ $target }”. To free this pawn, use `/undo`.
crusoe-no-no-such-pawn = There's no such pawn. You can choose: { $pawns }.
crusoe-no-not-your-pawn = You can't place { $pawn }. You can place: { $yours }.
crusoe-no-too-few-goods = You don't have enough. Still free: { $free }.{ $reserved_count ->
    [0] { "" }
   *[other] { " " }Set aside for: { $reserved }.
}
crusoe-no-no-such-pawn-there = { $pawn } isn't on “{ $target }”.
crusoe-no-nobody-there = “{ $target }” doesn't have a pawn yet.
crusoe-no-leads-already = { $pawn } is already leading “{ $target }”. To free this pawn, use `/undo`.
crusoe-no-cannot-lead = { $pawn } can't lead “{ $target }”. Helpers can only help, and inventors can lead only their own inventions.
crusoe-no-nothing-to-hasten = “{ $target }” already comes first.
crusoe-no-cannot-pay-so = You can't pay for “{ $target }” that way. You have this left: { $free }.
crusoe-no-nobody-acts = “{ $target }” needs a player to lead it. Friday and the dog can help, but they can't lead.
crusoe-no-too-few-pawns = “{ $target }” needs { $needed } pawns, but it only has { $there }.
crusoe-no-already-ready = You're already ready.
crusoe-no-idle-pawns = Every pawn needs something to do. These are still free: { $pawns }.
crusoe-no-not-ready-yet = You aren't ready yet.
crusoe-no-temple-explored = You've already explored the temple on { $space }.
crusoe-no-cross-stands = There's already a cross on { $space }.
crusoe-no-already-ordered = You've already chosen that.
crusoe-no-cannot-order = You can't choose that now. You can choose: { $words }.

crusoe-sure-ready = { $idle_count ->
    [0] { $dying_count ->
        [0] The plan has a warning.
       *[other] { "" }
    }
   *[other] These pawns have no task: { $idle }.{ $dying_count ->
        [0] { "" }
       *[other] { " " }
    }
}{ $dying_count ->
    [0] { "" }
   *[other] { $dying } might die tonight.
} Are you ready anyway?
crusoe-sure-stack = Once wood is on the signal pile, you can't take it back off. Put it there?
crusoe-sure-wasted = This stage doesn't need that much wood. Using { $thing } would waste { $wood } wood. Use it anyway?
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
    [rolling] Keep this roll
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
crusoe-plan-other-crew = Other pawns …
crusoe-plan-rests = { $count ->
    [0] Something has changed since you were ready. Look at the plan again.
    [one] { $names } is ready. Look at the plan, then say if you agree.
   *[other] { $names } are ready. Look at the plan, then say if you agree.
}
crusoe-tonight = **Decide now what I would otherwise ask tonight.** The camp, hunger and morale are decided for everyone.
crusoe-ask-fight = Ask me before fights
crusoe-ask-weather = Ask me before the weather
crusoe-ask-night = Ask me at night
crusoe-ask-demand = Ask me when something is missing
crusoe-ask-failures = Ask me after a failed roll
crusoe-ask-wounds = Ask me after a roll with a wound
crusoe-ask-always = Ask me after every roll
crusoe-ask-nothing = Don't ask me about anything
crusoe-plan-sure = guaranteed
crusoe-plan-not-yet = { $target } (not in the plan yet)
crusoe-city-found = **The city is** on { $space }.
crusoe-plan-stacks = This puts { $wood } wood on the signal pile, and you can't undo it.
crusoe-plan-adopt = Accept this plan
crusoe-plan-included = { $reason } (This is part of the plan.)
crusoe-plan-agree = Agree and be ready
crusoe-plan-keeps = { $added ->
    [0] { $who } agreed to this plan:
   *[other] **Suggested plan.** It keeps the plan that { $who } agreed to and adds free pawns.
}
crusoe-plan-moves = ⚠ This changes the current plan. It moves these pawns: { $who }.
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
crusoe-plan-another = Another plan
crusoe-lacks-food = { $meals ->
    [0] There's no food for tonight (2 wounds{ $people ->
        [1] { "" }
       *[other] { " " }each
    }).
   *[other] There's food for only { $meals } of { $eaters } tonight (going hungry costs 2 wounds).
}
crusoe-may-lack-food = { $chance ->
    [100] Someone will go hungry tonight (2 wounds).
   *[other] { $chance }% chance that someone goes hungry tonight (2 wounds).
}
crusoe-lacks-shelter = You have no shelter yet (1 wound{ $people ->
    [1] { "" }
   *[other] { " " }each
}).
crusoe-warn-death = ‼ { $chance ->
    [100] { $who } will almost certainly die tonight.
   *[other] { $chance }% chance that { $who } dies tonight.
}
crusoe-warn-children = ‼ { $chance ->
    [100] There won't be enough food for the children.
   *[other] { $chance }% chance that there won't be enough food for the children.
}
crusoe-warn-impossible = ‼ “{ $target }” can't be done as planned.
crusoe-warn-short-meal = ⚠️ { $chance ->
    [100] Someone will go hungry.
   *[other] { $chance }% chance that someone goes hungry.
}
crusoe-warn-short-food = ⚠️ { $chance ->
    [100] The weather will take more food than you have.
   *[other] { $chance }% chance that the weather takes more food than you have.
}
crusoe-warn-short-wood = ⚠️ { $chance ->
    [100] You won't have enough wood tonight.
   *[other] { $chance }% chance that you won't have enough wood tonight.
}
crusoe-warn-short-palisade = ⚠️ { $chance ->
    [100] The palisade won't hold.
   *[other] { $chance }% chance that the palisade won't hold.
}
crusoe-warn-idle = ⚠️ These pawns have no task: { $who }.
crusoe-warn-token = ⚠️ { crusoe-token-means }
crusoe-warn-strikes = ⚠️ “{ $card }” strikes next round unless you deal with it or with the other threat this round.
crusoe-warn-reserved-wood = ⚠️ { $n } wood is set aside for the plan and won't keep you warm tonight.
crusoe-warn-no-shelter = ⚠️ Without a shelter, “{ $target }” won't raise the palisade.
crusoe-warn-no-beast = ⚠️ The threat uses the last beast, so “{ $target }” won't find one.
crusoe-warn-lava = ⚠️ Lava will cover { $to } and your camp at the start of the next round, unless you move the camp tonight.
crusoe-threat-strikes = strikes in round { $round }

## The first time

crusoe-new-planning = -# Each pawn does one thing. Two pawns on an action always succeed, one has to roll dice. Choose from the menus, then press { crusoe-do-ready }.
crusoe-new-rolling = -# The three dice show success or failure, wounds, and adventures. If you have the ability and the tokens, you can reroll one.
crusoe-new-choosing = -# Your choice takes effect right away. Some adventure cards come back later.
crusoe-new-demanding = -# You take a wound for each thing you're missing. Something you have might still help.
crusoe-new-dying = -# Someone is about to die, but you can still heal them. Choose what to use.
crusoe-new-fighting = -# You take 1 wound for each point your weapons are too low. You can also lose weapon and palisade levels. The reward is food and hides.
crusoe-new-weathering = -# Each winter cloud costs 1 wood. Each cloud beyond your roof level costs 1 food and 1 wood. If something is missing, everyone takes wounds.
crusoe-new-eating = -# Everyone eats 1 food. Going hungry costs 2 wounds.
crusoe-new-resting = -# It's night, so you can use anything that heals.

crusoe-lesson-1 = -# Send a pawn to the crates of food first, then build a shelter.
crusoe-lesson-2 = -# Each event card waits two rounds, then strikes. To stop it, send pawns with whatever the card requires.
crusoe-lesson-3 = -# Food rots overnight, except for the kind that keeps. Gather only what you'll eat.
crusoe-lesson-4 = -# From now on, it can rain. Each cloud beyond your roof level costs 1 food and 1 wood.
crusoe-lesson-6 = -# Winter comes next round. Each winter cloud costs 1 wood, no matter how good your roof is. Save some wood.
crusoe-lesson-7 = -# From now on, you roll three weather dice: rain, winter, and hungry animals. A palisade helps.
crusoe-lesson-9 = -# The ship arrives in round 10. You need a fire and 15 wood on the pile, one stage per round.

crusoe-late-pile = -# The signal pile still needs { $left ->
    [one] 1 more stage
   *[other] { $left } more stages
}. You can add one per round, and you have { $fits ->
    [0] no rounds
    [one] 1 round
   *[other] { $fits } rounds
} left. { $helps_count ->
    [0] You can't finish it any more, but your points still count.
   *[other] Only this can still help: { $helps }.
}
crusoe-late-fire = -# You can't build the fire any more, because you haven't found any mountains. Your points still count.
crusoe-late-jenny = -# You can't bring Jenny ashore any more. It takes { $left } rounds, but only { $fits ->
    [one] 1 is
   *[other] { $fits } are
} left. Your points still count.
crusoe-late-lifeboat = -# You can't build the lifeboat any more. You're missing something it needs, and this is the last round. Your points still count.
crusoe-late-crosses = -# You can't put up all the crosses in time. You need { $left } more, but you have time for only { $fits }. Your points still count.
crusoe-late-temples = -# You can't explore all the tiles and temples in time. You need { $left } more, but you have pawns for only { $fits }. Your points still count.
crusoe-late-home = -# You can't finish the home any more. You still need { $left ->
    [one] 1 thing
   *[other] { $left } things
}. Your points still count.

crusoe-tip-dangers = **Watch out:** { $dangers }
crusoe-tip-where = { $count ->
    [0] Nothing is urgent right now.
    [one] Look at { $where } first.
   *[other] Look at these first: { $where }.
}
crusoe-tip-spares-lack = If you { $what }, the chance that you run out of { $measure_key ->
    [wood] wood
    [palisade] palisade
   *[food] food
} tonight drops from { $before }% to { $after }%.
crusoe-tip-shelters = { $after ->
    [100] If you { $what }, you'll definitely sleep in a shelter tonight.
   *[other] If you { $what }, the chance that you sleep in a shelter tonight is { $after }%.
} { $before ->
    [0] Otherwise, you all sleep outside and take 1 wound each.
   *[other] Otherwise, it's only { $before }%.
}
crusoe-tip-brings = { $odds ->
    [100] If you { $what }, you're sure to succeed. Then { $measure }.
   *[other] If you { $what }, the chance of success is { $odds }%. If it works, { $measure }.
}
crusoe-tip-wins = To reach your goal, you have to { $what }. { $rounds ->
    [0] This is the last round.
    [1] There's only one more round after this one.
   *[other] There are { $rounds } more rounds after this one.
} { $odds ->
    [100] It's sure to succeed.
   *[other] { $odds }% chance of success.
}
crusoe-tip-lasts = If you { $what }, it will help you for { $rounds ->
    [1] one more round
   *[other] { $rounds } more rounds
}. { $odds ->
    [100] It's sure to succeed.
   *[other] { $odds }% chance of success.
}
crusoe-tip-averts = You should { $what }. Otherwise, this threat strikes { $rounds ->
    [1] next round
   *[other] in { $rounds } rounds
}. If you stop it, { $measure }.
crusoe-tip-hunts = If you { $what }, expect about { $after } meals. The chance that the hunter gets wounded is { $before }%.
crusoe-tip-piles = The signal pile will have { $after } wood instead of { $before }. You need 15.
crusoe-tip-nobody-dies = With this plan, hardly anything can kill you tonight. { $name } will probably take the most wounds, about { $after }.
crusoe-tip-danger = { $before ->
    [100] Someone will die tonight, and I don't see a way to prevent it.
   *[other] With this plan, the chance that someone dies tonight is { $before }%.
} { $name } is most at risk and should expect { $after } wounds.
crusoe-tip-rather = This is better than “{ $word }”: { $measure }.
crusoe-tip-uses = Using { $item } helps: { $measure }.{ $tokens ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-costs = Using { $item } pays off in later rounds, but it costs you something now: { $measure }.{ $tokens ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-keeps = If you use { $item } now, { $measure }. But you can also use it later.
crusoe-tip-price = It costs { $tokens ->
    [one] 1 determination token
   *[other] { $tokens } determination tokens
}. After that, you'll have { $kept ->
    [0] none
   *[other] { $kept }
} left.{ $owed ->
    [0] { "" }
   *[other] { " " }In the morning, low morale will cost you { $owed }. You take a wound for each missing token.
}
crusoe-tip-stronger = { $name } has { $after } hearts left, and { $who } has { $before }.
crusoe-tip-as-strong = It hardly matters: { $who } has just as many hearts left.
crusoe-tip-farther = { $about } is { $after } steps from the camp, and { $word } is { $before }.
crusoe-tip-reckoned = By my count, this leaves you about { $after ->
    [one] 1 wound
   *[other] { $after } wounds
} better off than “{ $word }”.
crusoe-tip-alike = It hardly matters: “{ $word }” is about as good.
crusoe-tip-cold-pile = If you keep that wood for the night, the chance that someone dies drops from { $before }% to { $after }%.
crusoe-tip-rolls-again = The chance that the reroll { $die_key ->
    [success] succeeds
    [wound] shows no wound
   *[adventure] shows no adventure
} is { $after }%. You'd have { $before ->
    [0] no tokens
    [one] 1 token
   *[other] { $before } tokens
} left.
crusoe-tip-stands = The chance that a reroll { $die_key ->
    [success] succeeds
    [wound] shows no wound
   *[adventure] shows no adventure
} is only { $after }%. You'd have { $before ->
    [0] no tokens
    [one] 1 token
   *[other] { $before } tokens
} left.
crusoe-tip-frees = “{ $target }” needs { $after } pawns and has only { $before }. If nobody else joins, this pawn can do something else.
crusoe-tip-leads = { $who } has { $after } hearts left and should be the one to { $what }. The player leading now has { $before }.
crusoe-tip-orders-camp = Have me ask you tonight whether the camp moves to { $about }. If it does, { $measure }.
crusoe-tip-orders-morale = If morale reaches its highest level by next round, choose “{ $word_key ->
    [heal] { crusoe-order-morale-heal }
   *[tokens] { crusoe-order-morale-tokens }
}”. { $who } has { $before ->
    [one] 1 wound
   *[other] { $before } wounds
} and { $after ->
    [one] 1 determination token
   *[other] { $after } determination tokens
}.
crusoe-tip-orders-arrange = With four players, you choose what arranging the camp gives you. Choose “{ $word_key ->
    [morale] { crusoe-order-arrange-morale }
   *[tokens] { crusoe-order-arrange-tokens }
}”, because morale is { $after } now.
crusoe-tip-nothing-better = I don't see anything better to do.
crusoe-tip-best-plan = I don't see a better plan than this one.
crusoe-tip-saves-lives = If you { $what }, the chance that someone dies tonight drops from { $before }% to { $after }%.
crusoe-tip-spares-hunger = If you { $what }, the chance that someone goes hungry tonight drops from { $before }% to { $after }%.
crusoe-tip-spares-wounds = If you { $what }, expect { $after } wounds by morning instead of { $before }.

crusoe-measure-death = the chance of a death will be { $after }% instead of { $before }%
crusoe-measure-wounds = you'll have { $after ->
    [one] 1 wound
   *[other] { $after } wounds
} in total instead of { $before }
crusoe-measure-hearts = the weakest player will have { $after ->
    [one] 1 heart
   *[other] { $after } hearts
} instead of { $before }
crusoe-measure-meals = you'll have { $after ->
    [one] 1 meal
   *[other] { $after } meals
} instead of { $before }
crusoe-measure-shelter = you'll { $after ->
    [0] have no shelter
   *[other] have a shelter
}
crusoe-measure-morale = morale will be at { $after } instead of { $before }
crusoe-measure-wood = you'll have { $after } wood instead of { $before }
crusoe-measure-hide = you'll have { $after ->
    [one] 1 hide
   *[other] { $after } hides
} instead of { $before }
crusoe-measure-determination = you'll have { $after ->
    [one] 1 determination token
   *[other] { $after } determination tokens
} instead of { $before }
crusoe-measure-roof = the roof will be at level { $after } instead of { $before }
crusoe-measure-palisade = the palisade will be at level { $after } instead of { $before }
crusoe-measure-weapons = your weapons will be at level { $after } instead of { $before }
crusoe-measure-tiles = you'll have explored { $after ->
    [one] 1 tile
   *[other] { $after } tiles
} instead of { $before }
crusoe-measure-produced = the camp will produce { $after } resources per round instead of { $before }
crusoe-measure-sources = there'll be { $after ->
    [one] 1 source
   *[other] { $after } sources
} near the camp instead of { $before }
crusoe-measure-items = you'll have { $after ->
    [one] 1 item
   *[other] { $after } items
} instead of { $before }
crusoe-measure-found = you'll have { $after ->
    [one] 1 thing
   *[other] { $after } things
} left to use instead of { $before }
crusoe-measure-dangers = there'll be { $after ->
    [one] 1 token
   *[other] { $after } tokens
} in your way instead of { $before }
crusoe-measure-injuries = you'll have { $after ->
    [one] 1 injury
   *[other] { $after } injuries
} instead of { $before }
crusoe-measure-pile = the signal pile will have { $after } wood instead of { $before }

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
    [one] 1 wound taken
   *[other] { $count } wounds taken
}
crusoe-feat-healed = { $count ->
    [one] 1 wound healed
   *[other] { $count } wounds healed
}
crusoe-feat-action-succeeded = { $count ->
    [one] 1 action succeeded
   *[other] { $count } actions succeeded
}
crusoe-feat-action-failed = { $count ->
    [one] 1 action failed
   *[other] { $count } actions failed
}
crusoe-feat-card-drawn = { $count ->
    [one] 1 adventure
   *[other] { $count } adventures
}
crusoe-feat-item-built = { $count ->
    [one] 1 invention built
   *[other] { $count } inventions built
}
crusoe-feat-discovery-found = { $count ->
    [one] 1 discovery
   *[other] { $count } discoveries
}
crusoe-feat-fought = { $count ->
    [one] 1 fight
   *[other] { $count } fights
}
crusoe-feat-went-hungry = { $count ->
    [one] hungry 1 night
   *[other] hungry { $count } nights
}
crusoe-next-scenario = Next scenario: { $scenario }

## Rules

crusoe-rules-1 = **{ crusoe-title }: the goal**
    You're shipwrecked together. Each scenario has its own goal and a number of rounds to reach it.
    You all win if you reach it. You all lose if one of you dies or the rounds run out.
    Each character has a row of hearts and dies once they have more wounds than hearts.
    Some wounds lower morale. The row of hearts shows which.
crusoe-rules-2 = **A round**
    There are six phases: Event (not in round 1), Morale, Production, Actions, Weather and Night.
    The first player changes every round. They decide questions that concern everyone, but anyone can answer for the group.
crusoe-rules-3 = **Event, morale, production**
    You draw an event. Its icon takes effect first: an adventure token or the scenario's own effect. Then its text takes effect. The card stays as a threat for two rounds, then it strikes.
    Until then, you can send pawns to stop it, with whatever the card requires.
    Morale gives the first player tokens or takes some away. The camp's tile produces 1 wood or food for each of its sources.
crusoe-rules-4 = **Planning**
    Everyone has two pawns. You plan all of them together, and the wood, food and hides you need are set aside.
    Building, gathering and exploring are sure to succeed with one extra pawn. With just enough pawns, you roll dice.
    A tile two steps from the camp needs one extra pawn. You can't go any farther.
    The day begins when everyone is ready. If the plan changes, everyone has to agree again.
crusoe-rules-5 = **Actions**
    Threats come first, then hunting, building, gathering, exploring, arranging the camp, and resting.
    Hunt: 2 pawns fight the top beast. Gather: get 1 wood or 1 food from a source.
    Build: a shelter, roof or palisade (2 wood or 1 hide each; with three players, 3 wood or 2 hides; with four, 4 wood or 3 hides), weapons (1 wood), or an invention. The roof and palisade need a shelter.
    Explore: lay a new tile and get its discoveries. Arrange camp: get 2 determination tokens and 1 morale (with four players, only one of the two). Rest: heal 1 wound.
    You get your rewards once all actions are done. Inventions work from that point on.
crusoe-rules-6 = **Dice**
    There are three dice: wound, success, and adventure. If you fail, you get 2 determination tokens and keep what you set aside.
    The acting player faces the adventure. Some adventures go into the event deck. When you draw one as an event, its second half takes effect.
    Determination tokens pay for abilities. You can use each ability once per round.
crusoe-rules-7 = **Beasts**
    If your weapon level is lower than a beast's strength, the acting player takes 1 wound for each missing point. Then you lose the weapon and palisade levels shown on the card, and get its food and hides.
    If you'd have to lose something you don't have, you take wounds instead. During an action, the acting player takes them. At other times, everyone does.
crusoe-rules-8 = **Weather**
    You roll this round's dice and add the clouds from the cards. Each winter cloud costs 1 wood.
    Each rain or winter cloud beyond your roof level costs 1 food and 1 wood. Hungry animals take food or a palisade level, or attack with strength 3. A storm takes 1 palisade.
    Everyone takes 1 wound for each missing thing.
crusoe-rules-9 = **Night**
    Everyone eats 1 food. Going hungry costs 2 wounds. Then you can heal.
    The camp can move to an adjacent tile. You lose half of the roof and palisade, or all of them if you haven't built a shelter.
    Without a shelter, everyone takes 1 wound. Food rots, except food that keeps.
crusoe-rules-10 = **Inventions, tokens, treasures**
    An invention needs a terrain, items or materials, and works once it's built. A personal invention has to be led by its inventor, though others can help.
    Adventure token: your next action of that kind triggers an adventure. Reroll token: you have to reroll your next success. Danger token: you take 1 wound if you have no weapons. Extra pawn token: your next action of that kind needs one more pawn.
    Discovery tokens and treasures belong to everyone. Use them whenever they help. You can use each starting item twice.
crusoe-rules-11 = **Friday, the dog, fewer players**
    Friday has one pawn and three hearts and can do anything. Adventures wound him instead. The dog helps you hunt and explore.
    One player: you get Friday, the dog, and 1 morale every round. Two players: you get Friday.
    Four players: arranging the camp gives tokens or morale, not both.
crusoe-rules-12 = **The scenarios**
    { crusoe-scenario-castaways }: { crusoe-goal-castaways }
    { crusoe-scenario-cursed }: { crusoe-goal-cursed }
    { crusoe-scenario-jenny }: { crusoe-goal-jenny }
    { crusoe-scenario-volcano }: { crusoe-goal-volcano }
    { crusoe-scenario-cannibals }: { crusoe-goal-cannibals }
    { crusoe-scenario-family }: { crusoe-goal-family }

## Commands

command-play-crusoe = { crusoe-title }: survive together (1 to 4 players)
command-assign = Assign pawns to an action
command-crusoe = Make plans and answer questions in { crusoe-title }
command-assign-to = Which action to send pawns to
command-assign-who = Who acts; leave blank for your own pawn
command-assign-helpers = Who helps, with + between
command-assign-pay-with = Which goods to pay with, if you have a choice
command-show-plan = Show the plan for this round
command-do-first = Put an action ahead of others of the same type
command-do-first-action = Which action goes first
command-suggest-plan = Get a suggested plan
command-adopt-plan = Accept the suggested plan
command-clear-plan = Take every pawn back from the plan
command-answer = Answer the game's question
command-answer-choice = Which answer to give
command-ability = Use one of your abilities
command-ability-name = Which ability to use
command-use = Use an item, a treasure or a token
command-use-thing = What to use, such as medicine
command-night = Decide now what happens tonight
command-night-camp-moves = Where the camp moves tonight
command-night-goes-hungry = Who goes hungry if food is short
command-night-morale-reward = What to take when morale is highest
command-night-arrange-camp = What you get when you arrange the camp (four players)
command-night-ask-about-rolls = When to ask you about rolls
command-night-ask-me-about = Whether to ask you before fights, the weather or the night
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
    [one] 1 card drawn
   *[other] { $count } cards drawn
}

## A round in a few sentences

crusoe-day = **Yesterday:** { $news }
crusoe-day-who = { $who } { $what }.
crusoe-day-explore = explored { $things }
crusoe-day-gather = gathered { $things }
crusoe-day-source = { $source } on { $space }
crusoe-day-build = built { $things }
crusoe-day-cross = put up a cross on { $things }
crusoe-day-threat = dealt with { $things }
crusoe-day-card = “{ $thing }”
crusoe-day-hunt = went hunting
crusoe-day-shelter = built the shelter
crusoe-day-roof = worked on the roof
crusoe-day-palisade = worked on the palisade
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
crusoe-day-morale = Morale { $way ->
    [up] rose
   *[down] fell
} by { $n }.
crusoe-day-rotted = { $food } food rotted.
crusoe-day-event = **New event:** { $event }
