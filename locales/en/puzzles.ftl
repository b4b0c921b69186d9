# Puzzles: a position, a goal, a way that leads there.

puzzle-you = You
puzzle-heading = { $game }, puzzle { $number } of { $of } ({ $level })
puzzle-level-easy = easy
puzzle-level-tricky = tricky
puzzle-level-hard = hard

puzzle-goal-win = Win this turn: fly home before any more cards are drawn.
puzzle-goal-capture-two = Capture two treasures: { $first } this turn, and { $then } next turn. No cards are drawn in between.
puzzle-goal-save = Save { $tiles }: { $count ->
    [one] don't let it sink this turn, whatever cards come up.
   *[other] don't let any of them sink this turn, whatever cards come up.
}
puzzle-goal-points = Score { $points } points. The next cards are { $cards }.

puzzle-open = You can play everyone's special cards.
puzzle-solved = **Solved!** { $leads ->
    [one] Only one of { $among } possible first actions leads to the goal.
   *[other] { $leads } of { $among } possible first actions lead to the goal.
}
puzzle-failed = You can't reach the goal any more. Undo a step, or look at the solution.
puzzle-plans-solved = { $leads ->
    [one] Only one of { $among } possible plans does it.
   *[other] { $leads } of { $among } possible plans do it.
}
puzzle-open-plan = Place your pawns, then hand in the plan.
puzzle-submit = Hand in plan

## One round of Robinson Crusoe: what to reach, what the dice can bring, how good the plan is

puzzle-round-survive = Make a plan so that nobody dies tonight.
puzzle-round-feed = Make a plan so that everyone eats tonight and nobody dies.
puzzle-round-unhurt = Make a plan so that nobody has more wounds tomorrow than now.
puzzle-round-build = Build this, and let nobody die tonight: { $thing }.
puzzle-round-threat = Deal with “{ $thing }”, and let nobody die tonight.
puzzle-round-store = Have { $wood } wood tomorrow morning, and let nobody die tonight.
puzzle-round-raise = Have { $what ->
    [roof] a roof
    [palisade] a palisade
   *[weapons] weapons
} of level { $level } tomorrow morning, and let nobody die tonight.
puzzle-round-sure = It must work whatever the dice show.
puzzle-round-likely = It must work in at least { $percent }% of all rolls. No plan does better.

puzzle-round-tonight = Tonight's weather: { $list }.
puzzle-round-rain = the rain die ({ $one }% 1 rain cloud, { $two }% 2 rain clouds, { $winter }% 1 winter cloud)
puzzle-round-winter = the winter die ({ $one }% 1 winter cloud, { $two }% 2 winter clouds, { $rain }% 2 rain clouds)
puzzle-round-animals = the hungry-animals die ({ $palisade }% lose 1 palisade level, { $food }% lose 1 food, { $beast }% fight a beast of strength { $strength }, { $blank }% nothing)
puzzle-round-storm = a storm (lose 1 palisade level)
puzzle-round-dice = Without an extra pawn, you roll dice. Building works in { $build_success }% and wounds the leader in { $build_wound }%. Gathering works in { $gather_success }% and wounds the leader in { $gather_wound }%.
puzzle-round-rules = Nobody can use abilities. { $friday ->
    [yes] Adventures do nothing, but an adventure die ({ $adventure }%) wounds Friday.
   *[no] Adventures do nothing.
}

puzzle-round-solved = **Solved!** { $percent ->
    [100] Your plan always works.
   *[other] Your plan works in { $percent }% of all rolls, and no plan does better.
}
puzzle-round-failed = **Not solved.** { $percent ->
    [0] Your plan never works.
   *[other] Your plan works in { $percent }% of all rolls.
} { $best }% is possible.
puzzle-round-dies = In { $share }%, { $who } dies.
puzzle-round-hungry = In { $share }%, someone goes hungry.
puzzle-round-hurt = In { $share }%, someone has more wounds than now.
puzzle-round-unbuilt = In { $share }%, you don't build this: { $thing }.
puzzle-round-unmet = Nobody deals with “{ $thing }”.
puzzle-round-short = In { $share }%, everyone lives, but you have less than { $wood } wood.
puzzle-round-low = In { $share }%, everyone lives, but { $what ->
    [roof] the roof doesn't reach level { $level }
    [palisade] the palisade doesn't reach level { $level }
   *[weapons] the weapons don't reach level { $level }
}.
puzzle-round-again = Undo a step to change the plan, or look at the solution.



## Refusals

no-no-such-puzzle = There's no puzzle { $number }. Choose a number from 1 to { $most }.
no-not-in-this-puzzle = You can't do that in this puzzle right now.

## Lessons, and why a step is wrong

lesson-heading = { $game }, lesson { $number } of { $of }: { $title }
lesson-solved = **Well done!**
puzzle-goal-capture = Capture { $treasure } this turn.
puzzle-goal-capture-together = Capture { $treasure } before { $then } has finished a turn. { $first } plays first. No cards are drawn in between.
puzzle-why-sinks = { $places_count ->
    [one] { $places } will sink: its card is on top, and there's no way left to shore it up in time.
   *[other] { $places } will sink: their cards are on top, and there's no way left to shore them up in time.
}
puzzle-why-can-sink = { $places_count ->
    [one] { $places } can sink: its card can come up, and there's no way left to shore it up in time.
   *[other] { $places } can sink: their cards can come up, and there's no way left to shore them up in time.
}
puzzle-why-not-all = You can still save some of { $places }, but not all of them.
puzzle-why-no-treasure = There's no way left to capture { $treasure } in time: it takes four of its cards and 1 action on one of its two tiles.
puzzle-why-no-treasures = There's no way left to capture two treasures in time.
puzzle-why-no-lift = Nobody has a { island-helicopter-lift } any more, so you can't fly home.
puzzle-why-too-far = { $who_count ->
    [one] { $who } can't get to { island-fools-landing } in time, and everyone has to be there.
   *[other] { $who } can't all get to { island-fools-landing } in time, and everyone has to be there.
}
puzzle-on = Next lesson
puzzle-play = Play a real game
lesson-island-1-title = shore up before it sinks
lesson-island-1 = You're the **{ island-messenger }**, on C4. **C2** is flooded, and its card is on top of the flood deck: it sinks for good after your turn. You have three actions. **Move** takes you to the next tile. **Shore up** dries your own tile or one next to it. Choose an action from a menu below.
lesson-island-1-learned = You learned: shore up a flooded tile before its card comes up again. You can do it from the tile next to it.
lesson-island-2-title = a discarded card is safe
lesson-island-2 = You're the **{ island-messenger }**, on C4. **C3** and **E3** are flooded. C3 has a small card on it: its flood card is already discarded, so C3 can't sink now. E3's card is on top of the deck. Your three actions are just enough for E3.
lesson-island-2-learned = You learned: look for the small card on a flooded tile. Without it, the tile can sink this turn. When the water rises, discarded cards go back on top of the deck.
lesson-island-3-title = special cards are free
lesson-island-3 = You're the **{ island-messenger }**, on D4. **A3** and **E3** both sink after your turn. A3 is too far away, but you have **{ island-sandbags }**: they dry any tile, and they don't cost an action.
lesson-island-3-learned = You learned: special cards don't cost an action, and you can play them on any player's turn. Keep them for tiles you can't reach.
lesson-island-4-title = four cards capture a treasure
lesson-island-4 = You're the **{ island-engineer }**, on B4, with four cards of { island-chalice }. Go to a tile with the sign of the chalice, **A3** or **E2**, and capture the treasure there. The tile can be flooded.
lesson-island-4-learned = You learned: with four of a treasure's cards on one of its two tiles, capturing it takes 1 action.
lesson-island-5-title = give your friend a card
lesson-island-5 = You're the **{ island-engineer }**, on B3. The { island-explorer } is on **A3**, a tile of { island-chalice }, with three of its cards. You have the fourth. Give it to the { island-explorer } on the same tile, and press **{ island-do-end-turn }**. You play for both of you.
lesson-island-5-learned = You learned: giving a card takes 1 action, and both pawns have to be on the same tile.
lesson-island-6-title = fly home
lesson-island-6 = You're the **{ island-engineer }**, on D4. You have all four treasures and one **{ island-helicopter-lift }**. When everyone is on **C3**, { island-fools-landing }, the lift flies you home. It can also fly pawns to another tile, but you only have one.
lesson-island-6-learned = You learned: keep one { island-helicopter-lift } for the end, and look after { island-fools-landing }. If it sinks, you lose.
learn-button = Learn in two minutes
learn-game-button = Learn { $game }
