## The deal of the day

command-daily = Play today's deal, the same for everyone
daily-abandoned = Your game of today's deal was ended before its time. Tomorrow brings a new one.
daily-dealt = -# The deal of { $date }: whoever plays it today meets the same. You play it once, for yourself; hints are counted.
daily-once = A daily deal is played once. /daily has the one of today.
daily-shared = Here it is, for everybody.
daily-result = **Bridges, deal of { $date }**, side { $side }: { $name }
daily-points = { $points } points, { $finished } of 18 islands finished. Rank: { $rank }.
daily-signs = Each sign is a card: { $none } no island finished, { $one } one, { $more } more.
daily-race = Card { $round }: { $points } points for { $race }.
daily-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row.
daily-is-theirs = A day's deal is played by whoever began it.
command-daily-show = Show how today's or yesterday's deal went instead
daily-show-results = Today's results
daily-show-yesterday = Yesterday's results
daily-island-result = **{ island-title }, island of { $date }**, { $difficulty }: { $name }
daily-island-won = { $turns ->
    [one] Home after one turn
   *[other] Home after { $turns } turns
} with all four treasures, the water at mark { $water } of { $skull }.
daily-island-lost = { $turns ->
    [one] Lost in the first turn
   *[other] Lost after { $turns } turns
} with { $treasures ->
    [0] none of the treasures
    [one] one of four treasures
   *[other] { $treasures } of four treasures
}, the water at mark { $water } of { $skull }.
daily-island-points = { $points } points.
command-daily-game = Bridges, or the island with two computers
daily-taken = You have begun today's deal already, and it is not kept any more. Tomorrow brings a new one.
daily-shared-already = It has been shared here already.

## How it went

standings-later = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it. You see how once you have, too.
   *[other] { $count } players have finished it. You see how once you have, too.
}
standings-none = Nobody finished it.
standings-none-here = Nobody here finished it.
standings-line = { $place }\. { $who }: { $points }{ $hints ->
    [0] { "" }
    [one] , with one hint
   *[other] , with { $hints } hints
}
standings-best = Best anywhere: { $points }, among { $count ->
    [one] one player.
   *[other] { $count } players.
}
standings-own = You have { $points }: better than { $percent }% of the others.
standings-computer = The computer, with the same cards: { $points }.
standings-streak = { $days ->
    [one] Somebody here has finished it today.
   *[other] Somebody here has finished the day's deal { $days } days in a row.
}
standings-late = { $who }: { $points }, finished when the day was over
standings-next = The next deal comes { $when }.

## Told once a day, where a server wishes it

morning-best-here = The best here did better than { $percent }% of all others.
morning-play-bridges = Play today's Bridges
morning-play-island = Play today's island
setting-daily-channel = Where to post yesterday's results
command-server-daily = Post the daily deals' results in a channel
setting-daily-time = When to post them, e.g. 9:00, or - to stop
setting-daily-time-zone = The time zone of that time, e.g. Europe/Lisbon
settings-daily = { $state ->
    [off] The day's message: none
    [gone] The day's message: none, its channel is gone
   *[on] The day's message: { $channel } at { $time } ({ $zone })
}
setting-daily-where = Choose a channel too: `channel:`.

## A day's picture

day-of-bridges = Deal of { $date }
day-of-island = Island of { $date }
day-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
day-here = Best here
day-nobody-here = Nobody here has finished it.
day-nobody = Nobody has finished it.
day-line = { $place }. { $name }: { $points }{ $hints ->
    [0] { "" }
    [one] , one hint
   *[other] , { $hints } hints
}
day-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
}
day-more = and { $count } more
day-anywhere = Everybody's points
day-best = Best anywhere: { $points }, among { $count ->
    [one] one player
   *[other] { $count } players
}
day-computer = Computer: { $points }
day-ours = here
day-others = elsewhere
day-spread = By points: { $bars }

## The long run

leaderboard-daily = The deals of the day
leaderboard-records = The server's firsts and records
long-run-title = **{ $game }, the deals of the day**
long-run-line = { $place }\. { $who }: { $crowns }, { $days ->
    [one] { $days } day
   *[other] { $days } days
}, { $average } points on average, { $longest ->
    [one] { $longest } day
   *[other] { $longest } days
} in a row at most
long-run-none = Nobody here has finished a deal of the day yet.
