# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Something went wrong on our side. Nothing of yours was lost.
    The number { $number } helps the bot's owner find it.
stale = That button is from before. This is what you can do now.
overtaken = Somebody was quicker. This is what you can do now.
left-out = That didn't all fit. Left out: { $what }.
brought-back = The bot's owner restored a saved copy of this game. This is what you can do now.
busy = Too many people acted at this table at once. Nothing of yours was done; press again.
done = Done.
choose-one = Choose one
table-over = This game is over.
table-is-lobby = This game has not started yet.
table-is-paused = The game is paused. `/game resume` goes on with it.
no-table-here = No game is running in this channel. Start one with /play.
no-lobby-here = No lobby is open in this channel. Open one with /play.
another-game = That command is for { $whose }. Here { $here } is played.
not-seated = You have no seat at this table.
only-in-servers = Games are played in a server's channels.
lobbies-enough = You already host { $most } lobbies that haven't started. Start or leave one of them, then you can open another.
channel-taken = There is an open table or a game in this channel already. Wait until it is over, or play in another channel.
not-in-this-channel = Games are played in { $channels } here.
not-shown-missing-permissions =
    What you did is kept, but the table cannot be shown. Here the bot lacks a permission: { $permissions }.
    Once it has that, the next press shows the table.
not-shown-closed =
    What you did is kept, but this thread is locked.
    Once it is open again, the next press shows the table.
missing-permissions = Here the bot lacks a permission: { $permissions }.
not-allowed = That is for the server's moderators.
cooldown = You can ask again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
command-changed = This command has changed. Type it again; Discord will show the new one.
command-renamed = That's `{ $new }` now.
option-unknown = “{ $value }” is not on the list. Choose from it.
no-game-over = The game is over.
no-no-such-seat = Nobody sits there.
no-unknown-word = “{ $word }” is nothing one can do here.
no-unreadable = That cannot be understood here. Choose from the list.
no-not-a-name = Nothing here is called “{ $said }”.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Possible now: { $possible }.
}
no-say-more = Say more, or choose below.
no-nothing-of-the-kind = Nothing of that kind is possible now.
no-start = The game cannot start like this. { $reason }
no-wrong-number-of-seats = It takes { $least } to { $most } players; { $seats ->
    [one] one sits
   *[other] { $seats } sit
} here.
no-unknown-option = There is no option “{ $option }”.
no-unknown-value = “{ $value }” is no choice for { $option }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-add-reactions = Add Reactions
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## The lobby

lobby-free-seat = open
lobby-how =
    React with { $hand } or press **Join**. To leave, take your reaction away or press **Leave**.
    { $fixed ->
        [yes] { $most } people play.
       *[no] { $least } to { $most } people can play.
    } The host starts the game.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start game
lobby-ready = Nobody else can join. The game begins when you press **Start game**.
lobby-joined = You've joined.
lobby-left = You've left.
lobby-over = This lobby is closed.
lobby-no-bots = Bots cannot join.
lobby-in-already = You're already in this game.
lobby-not-in = You aren't in this game.
lobby-full = This game is full.
lobby-host-starts = The host starts the game. After an hour, any player can.
lobby-too-few = { $least ->
    [one] At least 1 player has to join first.
   *[other] At least { $least } players have to join first.
}
lobby-host = { $name } (host)
lobby-is-running = The game has started.
lobby-with = **{ $game }** with { $names }
lobby-is-over = The game is over.
lobby-is-abandoned = This lobby was closed.
lobby-is-expired = I closed this lobby because it was open for a week.
lobby-is-paused = The game is paused.
lobby-time-limit = If a player is away for { $hours } { $hours ->
    [one] hour
   *[other] hours
}, the others may decide for them.
thread-name = { $game }: { $who }

## The table

deadline = Time is up { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } kept watch.
board-moved-on = The game goes on below.
since-your-turn = Since your last turn: { $what }
did-take-back = { $who } takes { $count ->
    [0] it back.
   *[other] back: { $what }.
}
one-then-another = { $first }, then { $then }
did-bring-back = The bot's owner brings the table back to an earlier step.
undo-too-far = That was too long ago to take back.
undo-daily = You can't take back a revealed card in a daily deal. It's the same for everyone.
undo-and-later = { $what } (and { $later } more)
tool-undo = Undo
tool-text = In words
tool-hint = Hint
tool-back = Back
tool-uses = Use …
tool-tonight = Tonight …
tool-suggest = Suggest a plan
tool-workshop = Workshop
tool-people = People
hint-nothing = The table does not wait for you.
abandon-not-yours = A lobby is ended by its host, a game by its players together, and either by a moderator.
abandon-unreadable = I can't read this game. A moderator can end it with `/game end`.
abandon-ask = End this game for everybody? It cannot be taken up again.
abandon-sure = End it for good
table-abandoned = This game was ended before its time.
games-none = You have no game running. Start one with /play.
games-lobby = **{ $title }**: lobby. { $link }
games-line = **{ $title }**: { $whose ->
    [you] your turn.
    [paused] paused.
   *[others] waits for { $names }.
} { $link }

## Commands

command-play = Open a lobby for a new game
command-play-island = { island-title }: escape together (2 to 4 players)
command-join = Join the lobby in this channel
command-leave = Leave the lobby or the game in this channel
command-start = Start the game whose lobby is in this channel
command-board = Show the board to you alone
command-server = Change the settings of this server
command-profile = See your results and choose your preferences
command-game = Manage the game in this channel
command-board-text = Show the whole position in words, without a picture
command-story = Read everything that has happened in this game
command-undo = Take back your last step
command-undo-what = Another step or thing to take back
command-hint = Get a hint: where to look, why, and what to do
command-end = End this game for good
command-games = List your games everywhere, with links
command-rules = Read the rules page by page
command-rules-game = Which game to read about
command-rules-topic = Which page to open
command-help = Learn how to play with this bot
command-about = See who made this bot and how to add it
command-move = Move your pawn, or another one as the { island-navigator }
command-move-to = Where to go, e.g. C3; flights and dives are marked
command-move-who = For the { island-navigator }: whose pawn to move
command-shore-up = Turn a flooded tile dry
command-shore-up-tile = Which tile to dry, e.g. C3
command-shore-up-second-tile = For the { island-engineer }: a second tile
command-give = Give a treasure card to another player
command-give-card = Which card to give
command-give-to = Who gets the card
command-capture = Trade four cards for the treasure of your tile
command-helicopter = Play Helicopter Lift: fly pawns, or lift off and win
command-helicopter-from = Which tile to fly from, or lift off for the win
command-helicopter-to = Which tile to fly to
command-helicopter-who = Who flies; everyone on the tile if left out
command-sandbags = Play Sandbags: turn any flooded tile dry
command-sandbags-tile = Which tile to dry, e.g. C3
command-discard = Discard a card when your hand is too full
command-discard-card = Which card to discard
command-swim = Swim to safety when your tile has sunk
command-swim-to = Which tile to swim to, e.g. C3
command-pass = Play or use nothing right now
command-pass-ask-me = When to ask you about special cards from now on

option-players = How many people play, e.g. 3
option-time-limit = When others may decide for a player who is away
option-thread = Play in a thread of its own
option-language = The language of this game
time-limit-0 = No limit
time-limit-8 = 8 hours
time-limit-24 = 1 day
time-limit-72 = 3 days
time-limit-168 = 7 days

## Help

help-1 = **Playing here**
    `/play island` opens a table. People join with ✋ or the button, and the host presses Start.
    `/play bridges` and `/play crusoe` too, for one to four; `/daily` deals the same to everybody, once a day.
    When it is your turn you are pinged.
    Use the menus and buttons under the board, or type the commands: both can do everything.
    A turn may take days. Nothing is lost in between.
    `/board` shows you the board, `/board text: True` the whole position in words.
    `/hint` tells where to look, then why, then what to do. `/undo` takes back your last step. If others acted since, they vote.
    `/done` ends your turn, finishes your card or accepts the plan. `/pass` uses nothing now.
help-2 = **Every table**
    `/join` puts you in the lobby, and `/start` starts its game.
    `/try` tries out a turn: play it, propose it to whoever plays, or lodge it for your next one.
    `/learn` teaches the island in five small puzzles, `/puzzle` has one for each day.
    `/game story` tells the whole game so far. `/games` lists your games, here and elsewhere.
    `/leave` takes you out of a game. `/game end` ends a game: the players together, or a moderator.
    `/bridges` and `/crusoe` have the commands of those games. `/rules` has the rules, page by page.
    With `thread: True`, or where a game is running already, a table gets a thread of its own.
help-3 = **When days pass**
    `/game nudge` reminds those the table waits for, once in eight hours. `/game pause` stops the reminders until `/game resume`.
    With a time limit the others may decide for somebody who is away.
    `/game hand_over` offers your seat. `/game kick` takes a person out of a lobby.
    `/profile preferences` has your language, quiet hours, reminders and colours.
    `/server settings`, `/server channels` and `/server daily` are for people who manage the server.
    `/game replay` shows a game again. `/game report` reports a problem.
    `/profile stats` counts your finished games. `/leaderboard` has the server's wins, firsts and records.
    `/profile privacy` shows what is kept about you. `/about` says what this is.
help-elsewhere-1 = **Playing by yourself, anywhere**
    `/play island`, `/play bridges` and `/play crusoe` start a game that only you play. On the island, computers can join you.
    `/daily` has one deal a day, the same for everyone. `/puzzle` has short puzzles, and `/learn` teaches the island.
    Use the menus and buttons under the board. The same buttons give you a hint, undo an action or end the game.
    `/games` lists your games. If you can't find a board any more, it shows it again.
    I don't remind you here. Your game waits for you.
help-elsewhere-2 = **More commands**
    `/rules` has the rules, page by page. `/profile stats` counts the games you finished.
    `/profile preferences` has your language, colours and pictures. `/profile privacy` shows what I know about you, and deletes it.
    To play with other people, add me to a server: `/about` has the link.
about = **Atoll** { $version }: island games in a chat channel, with turns that span days.
    It plays in { $servers } { $servers ->
        [one] server
       *[other] servers
    }.
    An unofficial adaptation: the games belong to their authors and publishers. Art and words here are our own. If you like a game, buy it.
about-server = Add to your server
about-account = Add to your account
about-terms = Terms
about-privacy = Privacy

## A server has the bot

joined = **Hello.** I bring island games to a channel, with turns that may take days.
    `/play island` opens a table in any channel where I may write; `/play bridges` and `/play crusoe` too. `/help` tells the rest.
    `/server settings` (for who manages the server): the language, and the channels where I may be played.
    I read no messages. To be rid of me, remove me from the server; thirty days later its games are deleted.
joined-again = { $count ->
    [one] A game is
   *[other] { $count } games are
} still paused here. To go on, type `/game resume` in { $channels }.

## Undo by consent

undo-nothing = You have nothing to take back.
vote-undo = { $who } **{ $name }** would like to take back “{ $what }”. Cards were turned up or others acted since.
vote-undo-how = All the others have to agree; after a day the host's word is enough.
vote-undo-yes = Agree
vote-undo-no = Keep it as it is
vote-undo-yes-carried = It is agreed: **{ $name }** takes it back.
vote-undo-no-carried = It stays as it is.
vote-over = The table has moved on; this question is settled.
vote-not-yours = The others are asked here.

## Somebody is away

vote-absent = { $who } Time is up for **{ $name }**. The others decide what is done.
vote-absent-how = More than half of you decide; after a day the host alone.
vote-absent-computer = Let the computer play this turn
vote-absent-offer = Offer the seat
vote-absent-extend = Give more time
vote-absent-wait = Wait on
vote-absent-computer-carried = The computer plays this turn for **{ $name }**.
vote-absent-offer-carried = The seat of **{ $name }** is offered.
vote-absent-extend-carried = **{ $name }** gets more time.
vote-absent-wait-carried = The table waits for **{ $name }**.

## Ending it together

abandon-vote-ask = Ask the others to end this game? More than half have to agree. It cannot be taken up again.
abandon-vote-sure = Ask them
vote-abandon = { $who } **{ $name }** would like to end this game.
vote-abandon-how = More than half have to agree; after a day the host's word is enough.
vote-abandon-yes = End it
vote-abandon-no = Play on
vote-abandon-yes-carried = The game is ended.
vote-abandon-no-carried = The game goes on.

## Reminders

reminder-since = { $whose ->
    [question] A question has been waiting for your answer for
   *[turn] It's been your turn for
} { $unit ->
    [hour] an hour
    [hours] { $count } hours
    [day] a day
   *[days] { $count } days
}.
reminder-by-now = { $unit ->
    [hour] An hour
    [hours] { $count } hours
    [day] A day
   *[days] { $count } days
} now.
reminder-help = Short of time? Press a button.
reminder-then-limit = { $passed ->
    [yes] The other players may decide for you now.
   *[no] The other players may decide for you { $at }.
}
reminder-then-vote = The game can't go on without you. The other players can vote to end it.
reminder-then-nothing = Nobody else is waiting, so take your time.
reminder-waiting = { $names } { $count ->
    [one] is
   *[other] are
} waiting.
reminder-last = This is my last reminder for this turn.
reminder-button-stand-in = Let the computer play this turn
reminder-button-hand-over = Hand over my seat
reminder-button-tonight = Remind me tonight
reminder-button-later = Remind me in 6 hours
reminder-button-not-now = Stop reminding me this turn
reminder-silenced = I won't remind you again until your next turn.
reminder-put-off = I'll remind you { $at }.
reminder-stood-in = The computer has played this turn for you. Your next turn is yours again.
not-your-reminder = That reminder isn't for you, or it isn't your turn any more.
nudge-yourself = It's your own turn!
nudged-already = Somebody nudged less than eight hours ago.
nudged = { $who } { $by } is waiting for you. { $link }
paused = The game is paused. Nobody is reminded until `/game resume`.
not-paused = No paused game is in this channel.

## Seats that change hands

left-game = You got up. Your seat is offered to the others.
offer = { $whom } The seat of **{ $name }** is free to take.
offer-anybody = Anybody:
offer-take = Take the seat
offer-computer = Let the computer play it
offer-gone = That seat is not offered any more.
offer-not-yours = That seat is offered to somebody else.
offer-not-yours-to-give = Whoever offers the seat decides whether the computer plays it.
offer-taken = **{ $name }** has the seat now.
offer-not-to-them = They cannot take it: bots cannot play, and one person has one seat.
offered-often = You've offered your seat too often. You can offer it again in { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. If you leave the game with `/leave`, anyone can take it now.
offered = The seat is offered. It is yours until somebody takes it.
computer-name = Computer { $number }
rematch-called = { $who } Once more?
remove-not-here = That person has no seat in this channel.

## Preferences and settings

palette-standard = Standard
palette-high-contrast = High contrast
palette-colour-blind = Colour-blind safe
not-set = not set
no-such-time = “{ $said }” is no time of day. Write it like 22:30.
no-such-zone = “{ $said }” is no time zone. Choose one from the list, like Europe/Lisbon.
no-such-rhythm = “{ $said }” is no rhythm. Write one to five numbers of hours, like 8 24 48.
preferences-title = **Your preferences**
as-discord = as in Discord
preferences-language = Language: { $language }
preferences-quiet = Quiet hours: { $quiet ->
    [yes] { $start } to { $end }, zone { $zone }
   *[no] none
}
preferences-reminders = Reminders: { $on ->
    [yes] on
   *[no] off
}, { $rhythm ->
    [own] after { $hours } hours
   *[server] at the server's rhythm
}, { $dm ->
    [yes] by direct message
   *[no] in the channel
}
preferences-palette = Palette of your own /board: { $palette }
preferences-gates = Special cards: { $gates }
preferences-records = In statistics and leaderboards: { $shown ->
    [yes] yes
   *[no] no
}
preferences-no-zone = Quiet hours need your zone to be kept.
settings-title = **This server's settings**
settings-language = Language of new tables: { $language }
settings-channels = Channels: { $count ->
    [0] everywhere
   *[other] { $channels }
}
settings-time-limit = Time limit of new tables: { $hours ->
    [0] none
   *[other] { $hours } h
}
settings-rhythm = Reminders: after { $hours } hours

## Privacy

privacy = **What is kept about you**
    Your Discord id and display name at the tables you play, your moves, your preferences, and how your games ended.
    No messages are read or kept, and nothing about people who do not play.
    Lobbies go after 7 days, finished games after a year, a server's games 30 days after the bot left it.
privacy-export = Send me all of it
privacy-forget = Forget me
privacy-exported = Everything that is kept about you.
forget-ask = Forget you for good? In past games you become “someone”, your seats are offered to others, and your preferences and records are deleted.
forget-sure = Forget me for good
forgotten = You are forgotten.

## Records

stats-none = No finished game yet.
stats-total = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won. Wins in a row: { $now } now, { $longest } at most.
stats-variant = { $variant }: { $won ->
    [one] { $won } win
   *[other] { $won } wins
} in { $played } { $played ->
    [one] game
   *[other] games
}.
leaderboard-none = No finished game on this server yet.
leaderboard-none-together = No game against others has ended here yet.
leaderboard-title = **{ $game }** on this server
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [one] { $won } win
   *[other] { $won } wins
} in { $played } { $played ->
    [one] game
   *[other] games
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } in a row
}

## The owner

owner-only = That is for the bot's owner.
reported-already = You reported a problem just now. The bot's owner knows.
reported = The bot's owner was told, with the table's number { $table }. Nothing you wrote was sent.
tool-report = Report a problem
tool-rematch = Rematch
tool-replay = Replay
replay = { $game }, played by { $names }.
replay-none = There is no game here to play again.
command-replay = Watch the whole game as an animated picture
command-report = Report a problem to the bot's owner

command-nudge = Remind the players to move, once in eight hours
command-pause = Pause the game and its reminders
command-resume = Resume a paused game
command-hand-over = Offer your place in the game to someone else
command-hand-over-to = Who can take it; anyone if left out
command-kick = Remove a player from the lobby or the game
command-kick-who = Who to remove; in a game, moderators only
command-preferences = Change your language, reminders, colours and more
preference-language = The language of what only you see
preference-quiet-from = When quiet hours start, e.g. 22:30, or - for none
preference-quiet-until = When quiet hours end, e.g. 8:00, or - for none
preference-time-zone = Your time zone, e.g. Europe/Lisbon, or - for none
preference-reminders = Get reminders when it is your turn
preference-remind-after-hours = Hours until reminders, e.g. 8 24 48, or - for the usual
preference-reminders-by-dm = Get reminders by direct message, not in the channel
preference-colours = The colours of your own /board
preference-ask-about-cards = When new games ask you about special cards
preference-in-statistics = Count your games in statistics and leaderboards
command-settings = Change language, time limit and reminders
command-channels = Choose the channels where people can play
setting-language = The language of new games
setting-channels-add = Allow this channel; without any, all are allowed
setting-channels-remove = Stop allowing this channel
setting-time-limit = Hours until others may decide, e.g. 24; 0 is no limit
setting-remind-after-hours = Hours until reminders, e.g. 8 24 48, or - for the usual
command-privacy = See or delete what I know about you
command-stats = See how your finished games went
command-stats-game = Which game to count
command-leaderboard = See who won most on this server
command-leaderboard-show = Show the daily deals or the records instead of wins
command-owner = Use the bot owner's tools
command-owner-sync = Send the commands to Discord again
command-owner-diagnose = Look into a game
command-owner-repair = Show a game again, or bring back a revision
command-owner-table = The number of the game, e.g. 1a2b3c
command-owner-back-to = Which revision to bring back, e.g. 17

## One's own board

tool-mine = My board
own-asked = Choose below; until you are done nobody else sees it.
own-done = You are done. The others are still thinking.

## Bridges' commands

command-play-bridges = Bridges: connect islands on your board (1 to 4 players)
command-write = Write the card's number on an island
command-bridges = Play your card in Bridges
command-write-island = Which island to write on, e.g. C
command-write-number = Before the first card: a 3 or a 4
command-draw = Draw a bridge between two islands
command-draw-from = Where the bridge starts, e.g. C
command-draw-to = Where the bridge ends, e.g. D
command-skip = Give up the number, the bridges or both
command-skip-what = What to give up on this card
command-done = End your turn, finish your card or accept the plan
command-done-anyway = Skip the question if something is left to do

## Hints in levels

tip-2 = Why?
tip-3 = Which move?
tip-at-once = This is advice given at once, and without a reason. Ask again in a while for one.
tip-what = { $what }
tip-first = First: { $what }.
tip-then = Then: { $then }.
tip-next = Then: { $what }
tip-to = It is not your turn. Something to say to { $to }:

## Alone

lobby-alone = { $name } plays alone.

## The daily deal

tool-share = Share
stats-alone = { $variant }: { $played ->
    [one] { $played } game
   *[other] { $played } games
}, at best { $best } points.
stats-daily = Daily deals: { $played }. Days in a row: { $now } now, { $longest } at most.

# Seats, lobbies and what is kept
not-shown-yet = It is kept. Discord does not take the board right now; it will be shown as soon as it can be.
seat-is-vacant = { $who } { $names } { $count ->
    [one] has left, and it is that seat's turn
   *[other] have left, and it is those seats' turn
  }. Take the seat, or let the computer play it.
nobody-left = Nobody is left at this table. It waits; whoever takes the seat goes on.
waits-for-others = Waiting for { $who }.
lobby-is-full = The game is full. If someone leaves, the next { $hand } joins.
lobby-full-for-host = { $who } Everyone is here. You can start the game.
lobby-plays-in-a-thread = The game gets its own thread. I'll mention every player there.
lobby-is-elsewhere = The game runs in { $place }.
thread-begins = { $who } The game is played here.
leave-ask = Leave this game? Your seat is offered to others, and you cannot take this back.
leave-ask-last = You are the last one here. If you leave, the game is over.
leave-sure = Yes, leave
left-game-alone = You have left, and the game is over.
nudge-nobody = Nobody sits where the table waits. Take that seat, or let the computer play it.
games-started = Started { $at }.
games-unreadable = { $title }: I can't read this game right now. A moderator can end it with `/game end` there.
someone = someone

recap = In this game: { $facts }.
you-are-next = Next: { $who }.
tool-further = Next: { $what }
preference-boards-in-words = Add the position in words to boards that call you
preference-tell-when-next = Say that your turn is next
preference-tall-pictures = Tall pictures in your own /board, for a phone
preferences-in-words = Position in words with every call: { $on ->
    [yes] yes
   *[no] no
}
preferences-when-next = Told when you are next: { $on ->
    [yes] yes
   *[no] no
}
preferences-tall = Your own /board tall, for a phone: { $on ->
    [yes] yes
   *[no] no
}

option-computers = How many computers play along, e.g. 1
lobby-alone-with-computers = { $name } plays with the computer.

## Who plays beside the people

computer-name-strong = Strong computer { $number }
lobby-computers = { $count ->
    [one] One { $strength ->
        [strong] strong computer
       *[calm] computer
    } plays too.
   *[other] { $count } { $strength ->
        [strong] strong computers
       *[calm] computers
    } play too.
}
lobby-alone-as-two = { $name } plays two adventurers.
lobby-company = Computers …
company-ask = Who else plays? The game begins later, when you press **Start game**.
company-none = Only people
company-calm = { $count ->
    [one] One computer
   *[other] { $count } computers
}
company-calm-how = Answers at once and plays soundly.
company-strong = { $count ->
    [one] One strong computer
   *[other] { $count } strong computers
}
company-strong-how = Thinks a few seconds and plays well.
company-two = I play two adventurers, alone
company-two-how = You move both, one after the other.
company-gone = Someone joined or left meanwhile. Choose again.
company-is-the-hosts = Only the host can choose computers.
option-strength = How well the computers play
company-chosen = Done. The game begins when you press **Start game**.
strength-calm = Calm: answers at once and plays soundly
strength-strong = Strong: thinks a few seconds and plays well
island-option-alone = Play alone, as two adventurers
computers-think = { $who } { $count ->
    [one] thinks
   *[other] think
} …

## Finding one another

setting-lobby-role = The role to ping once when a lobby opens
setting-no-lobby-role = Stop pinging a role
setting-role-cannot-be-called = { $role } cannot be called by the bot: let anyone mention the role, or give the bot that right.
settings-role = Called when a table opens: { $role }
lobby-calls = { $role } A new game is open. Who wants to play?
preference-tell-about-lobbies = Get a message about lobbies here, once a day at most
preferences-lobbies = Told by message when a table opens in this server: { $on ->
    [yes] yes, once a day
   *[no] no
}
lobby-opened = { $host } opened a game of { $game }: { $link }
    -# You get this at most once a day. To stop it, use `/profile preferences tell_about_lobbies: False` there.

## Turns tried out

command-try = Try out a turn before you play or propose it
tool-try = Try out
plan-not-here = Turns are not tried out in this game.
plan-over = That plan is over; the table has moved on.
plan-title-own = **Your turn, tried out.** Nothing is played until you say so.
plan-title-later = **Your next turn, tried out** on the island as it lies now. Nothing is played until you lodge it.
plan-title-theirs = **A turn, tried out** for { $who }. They read it once you propose it.
plan-empty = Choose what to do first. The cards that would be turned up stay hidden.
plan-cut-off = The table has changed: “{ $what }” is not possible any more, nor what came after it.
plan-is-lodged = -# Lodged for your next turn: { $what }.
plan-play = Play it
plan-lodge = Lodge for my turn
plan-propose = Propose it
plan-back = Take back the last
plan-withdraw = Withdraw what is lodged
plan-for = For { $who }
plan-for-own = For my own turn
plan-lodged = Lodged for your next turn: { $what }.
    { $ends ->
        [yes] It ends your turn, too.
       *[no] Your turn stays yours to end.
    } If a tile it names, a card it uses or your place changes, it is not played, and you are called as usual.
plan-withdrawn = Nothing is lodged. You are called as usual.
plan-proposed = { $by } proposes to { $who }: { $what }.
plan-was-proposed = Proposed. { $who } can take it with one press.
plan-retract = Withdraw the proposal
plan-retracted = Your proposal is withdrawn.
plan-take = Do it like this
plan-not-yours = That is proposed to { $who }.
plan-changed = That proposal stands no more. { $why }
plan-taken = { $who } does as { $by } proposed: { $what }.
plan-was-played = -# { $who } had lodged this turn.
plan-was-dropped = -# { $who }: your lodged turn was not played. { $why }
plan-why-line = “{ $what }” is not possible any more.
plan-why-hand = Your hand has changed.
plan-why-pawn = You stand elsewhere now.
plan-why-tile = { $tile } { $now ->
    [dry] is dry now.
    [flooded] is flooded now.
   *[sunk] has sunk.
}
plan-others = Something else …

## Puzzles

command-puzzle = Solve today's puzzle, or another one
command-puzzle-game = Which game the puzzle is from
command-puzzle-number = Number of the puzzle, e.g. 12; today's if left out
command-learn = Learn { island-title } in five small puzzles
puzzle-back = Take back
puzzle-anew = From the beginning
puzzle-solution = Solution
puzzle-next = Another one
puzzle-so-far = { $count ->
    [one] Your first one solved.
   *[other] { $count } solved.
}{ $days ->
    [0] { "" }
    [one] { " " }Today's puzzle is done.
   *[other] { " " }{ $days } days in a row.
}
puzzle-all-solved = You have solved all { $count }.
puzzle-file-is-other = The puzzles cannot be read: { $fault }.

## Odds and the review

tool-odds = Odds
tool-review = Review
review-none = This game cannot be looked at again.
review-one-at-a-time = I'm still working on a review for you. Wait for it, then ask again.
review-late = Looking back takes longer than it should just now. Ask again in a while.

## From here again

tool-from-here = From here again
again-begun = The new game is in the channel.
again-ask = From which turn shall it go on? You sit in a new lobby; whoever joins has their seat again, the computer has the others. It counts for no record.
again-anew = What nobody had seen, shuffled anew …
again-as = Every card as it lay then …
again-turn = Turn { $number }: { $who }
again-round = Round { $number }
again-too-old = This game cannot be begun again from one of its turns: it is too old, or not over.
again-in-lobby = This continues an earlier game and doesn't count for records. Computers play the open seats.
again-in-lobby-as-two = This continues an earlier game and doesn't count for records. You play both adventurers again, unless someone joins.

## Where only a person brought the bot

elsewhere-alone = You play by yourself here, because I'm not in this server. **The game begins when you choose.**
elsewhere-without = There are no threads and no time limits here: nobody is reminded, and the game waits for you.
elsewhere-seen-by-one = Only you see the game here: you lack the permission “Use External Apps”. It goes on all the same.
elsewhere-goes-on = The game goes on in a newer message.
tool-go-on = Show it here
tool-end = End it

## What takes a while

working-on-hint = Thinking about the best move …
working-on-plan = Thinking about a plan for everyone …
working-on-odds = Working out the chances …
working-on-replay = Drawing the replay …
working-on-review = Looking through { $count } { $count ->
    [one] turn
   *[other] turns
} …
