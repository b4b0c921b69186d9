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

## What the first five teach

puzzle-lesson-1 = You have up to three actions per turn. Move to a tile next to yours, then shore up that tile or one next to it. It's dry again.
puzzle-lesson-2 = Special cards don't cost an action, and you can play them on any player's turn. A Helicopter Lift flies pawns to any tile. Sandbags make any flooded tile dry.
puzzle-lesson-3 = Each treasure can be captured on two tiles. Go to one of them with four of the treasure's cards. The tile can be flooded.
puzzle-lesson-4 = It takes four of a treasure's cards to capture it. For one action, you can give one card to a player on your tile. Then that player can capture the treasure.
puzzle-lesson-5 = Once you have all four treasures, everyone meets on { island-fools-landing }. Then one Helicopter Lift takes you all home, so keep the last one for that.

## Refusals

no-no-such-puzzle = There's no puzzle { $number }. Choose a number from 1 to { $most }.
no-not-in-this-puzzle = You can't do that in this puzzle right now.
