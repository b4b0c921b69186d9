# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Something went wrong on my side. Nothing you did was lost.
    If you report this to the bot's owner, give them this number: { $number }
stale = That button is out of date. Here's what you can do now.
overtaken = Someone was faster. Here's what you can do now.
left-out = That didn't all fit. I left this out: { $what }.
brought-back = The bot's owner restored a saved copy of this game. Here's what you can do now.
busy = Too many people pressed a button at once, so nothing happened. Try again.
done = Done.
choose-one = Choose one
table-over = This game is over.
table-is-lobby = This game hasn't started yet.
table-is-paused = The game is paused. Use `/game resume` to continue it.
no-table-here = No game is running in this channel. Start one with `/play`.
no-lobby-here = There's no lobby in this channel. Open one with `/play`.
another-game = That command is for { $game }, but the game in this channel is { $here }.
not-seated = You aren't playing in this game.
only-in-servers = You can only play this game in a server channel.
lobbies-enough = You already host { $most } lobbies that haven't started. Start or leave one of them before you open another.
channel-taken = There's already a lobby or a game in this channel. Wait until it's over, or play in another channel.
not-in-this-channel = On this server, you can play in these channels: { $list }.
not-shown-missing-permissions =
    Your move is saved, but I can't show the board. I'm missing a permission in this channel: { $list }.
    Once I have that permission, press any button to see the board.
not-shown-closed =
    Your move is saved, but I can't show the board because this thread is locked.
    Once it's unlocked, press any button to see the board.
missing-permissions = I'm missing a permission in this channel: { $list }.
not-allowed = Only this server's moderators can do that.
cooldown = You can ask again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
command-changed = This command has changed. Type it again, and Discord will show you the new one.
command-renamed = That command is now `{ $new }`.
option-unknown = “{ $value }” isn't on the list. Choose from the list.
no-game-over = The game is over.
no-no-such-seat = That player isn't in this game.
no-unknown-word = You can't do “{ $word }” in this game.
no-unreadable = I don't understand that. Choose from the list.
no-not-a-name = Nothing here is called “{ $said }”.{ $possible_count ->
    [0] { "" }
   *[other] { " " }You can choose: { $possible }.
}
no-say-more = Be more specific, or choose below.
no-nothing-of-the-kind = You can't do that right now.
no-start = The game can't start like this. { $reason }
no-wrong-number-of-seats = This game is for { $least } to { $most } players, and { $seats ->
    [one] only one has joined
   *[other] { $seats } have joined
}.
no-unknown-option = There's no option “{ $option }”.
no-unknown-value = “{ $value }” isn't a valid choice for { $option }.

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
    React with { $hand } or press **Join**. To leave, remove your reaction or press **Leave**.
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
lobby-no-bots = Bots can't join.
lobby-in-already = You're already in this game.
lobby-not-in = You aren't in this game.
lobby-full = This game is full.
lobby-host-starts = The host starts the game. After an hour, any player can do this.
lobby-too-few = { $least ->
    [one] At least 1 player has to join first.
   *[other] At least { $least } players have to join first.
}
lobby-host = { $name } (host)
lobby-is-running = The game has started.
lobby-with = **{ $game }** with { $names }
lobby-is-over = The game is over.
lobby-is-abandoned = This lobby was closed.
lobby-is-expired = I closed this lobby because it had been open for a week.
lobby-is-paused = The game is paused.
lobby-time-limit = If a player is away for { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}, the others can decide for them.
thread-name = { $game }: { $who }

## The table

deadline = Time runs out { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } kept watch.
board-moved-on = The game continues below.
since-your-turn = New since your last turn: { $what }
did-take-back = { $who } { $count ->
    [0] undid a step.
   *[other] undid: { $what }.
}
one-then-another = { $first }, then { $then }
did-bring-back = The bot's owner has taken the game back to an earlier step.
undo-too-far = That was too long ago to undo.
undo-daily = In a daily deal, you can't undo once a card is revealed, because the deal is the same for everyone.
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
hint-nothing = It's not your turn.
abandon-not-yours = The host can close a lobby, and the players can vote to end a game. A moderator can do both.
abandon-unreadable = I can't read this game. A moderator can end it with `/game end`.
abandon-ask = End this game for everyone? You can't continue it later.
abandon-sure = End the game
table-abandoned = This game was ended early.
games-none = You don't have a game running. Start one with `/play`.
games-lobby = **{ $title }**: lobby. { $link }
games-line = **{ $title }**: { $whose ->
    [you] your turn.
    [paused] paused.
   *[others] waiting for { $names }.
} { $link }

## Commands

command-play = Open a lobby for a new game
command-play-island = { island-title }: escape together (2 to 4 players)
command-join = Join the lobby in this channel
command-leave = Leave the lobby or the game in this channel
command-start = Start the game from this channel's lobby
command-board = Show the board only to you
command-server = Change the settings of this server
command-profile = See your results and choose your preferences
command-game = Manage the game in this channel
command-board-text = Show the whole position in words, without a picture
command-story = Read everything that has happened in this game
command-undo = Undo your last step
command-undo-what = Another step or item to undo
command-hint = Get a hint: where to look, why, and what to do
command-end = End this game for good
command-games = List your games on all servers, with links
command-rules = Read the rules page by page
command-rules-game = Which game to read about
command-rules-topic = Which page to open
command-help = Learn how to play with this bot
command-about = See who made this bot and how to add it
command-move = Move your pawn or, as the { island-navigator }, another player's
command-move-to = Which tile to go to, such as C3
command-move-who = For the { island-navigator }: whose pawn to move
command-shore-up = Make a flooded tile dry again
command-shore-up-tile = Which tile to dry, such as C3
command-shore-up-second-tile = For the { island-engineer }: a second tile
command-give = Give a treasure card to another player
command-give-card = Which card to give
command-give-to = Who gets the card
command-capture = Trade four cards for the treasure on your tile
command-helicopter = Play Helicopter Lift: fly pawns, or lift off and win
command-helicopter-from = Which tile to fly from; “lift off” wins the game
command-helicopter-to = Which tile to fly to
command-helicopter-who = Who flies; leave blank for everyone on the tile
command-sandbags = Play Sandbags: make any flooded tile dry again
command-sandbags-tile = Which tile to dry, such as C3
command-discard = Discard a card when your hand is too full
command-discard-card = Which card to discard
command-swim = Swim to safety when your tile has sunk
command-swim-to = Which tile to swim to, such as C3
command-pass = Don't play or use anything right now
command-pass-ask-me = When to ask you about special cards from now on

option-players = How many people play, such as 3
option-time-limit = When others can decide for a player who's away
option-thread = Give the game its own thread
option-language = The language of this game
time-limit-0 = No limit
time-limit-8 = 8 hours
time-limit-24 = 1 day
time-limit-72 = 3 days
time-limit-168 = 7 days

## Help

help-1 = **How to play**
    Two minutes? Press a button below, or type `/learn`.
    Start a game with `/play island`, `/play bridges` or `/play crusoe`. People join with ✋ or the **Join** button. Then the host presses **Start game**.
    I mention you when it's your turn. Use the menus and buttons under the board, or type commands. Both can do everything.
    A turn can take days. Every move is saved.
    `/board` shows you the board. `/board text: True` describes the board in words.
    `/hint` shows where to look, then why, then what to do.
    `/undo` takes back your last step. If others have acted since, they vote on it.
    `/done` ends your turn, finishes your card or accepts the plan. `/pass` means that you don't want to use anything right now.
    `/daily` deals everyone the same cards, once a day.
help-2 = **More commands**
    `/join` adds you to a lobby, and `/start` starts its game.
    `/try` lets you try out a turn. Then you can play it, suggest it to someone, or save it for your next turn.
    `/learn` teaches you a game in small lessons, and `/puzzle` has a new puzzle every day.
    `/game story` shows everything that has happened in this game. `/games` lists your games on all servers.
    `/leave` takes you out of a game. `/game end` ends a game if the players agree, or if you're a moderator.
    `/bridges` and `/crusoe` have the commands for those games. `/rules` shows the rules, page by page.
    A game gets its own thread if you set `thread: True`, or if there's already a game in the channel.
help-3 = **When a game takes days**
    `/game nudge` reminds the players you're waiting for, at most once every eight hours. `/game pause` stops all reminders until `/game resume`.
    If a game has a time limit, the others can decide for a player who is away.
    `/game hand_over` offers your place to someone else. `/game kick` removes a player from a lobby.
    `/profile preferences` sets your language, quiet hours, reminders and colours.
    `/server settings`, `/server channels` and `/server daily` are for people who manage the server.
    `/game replay` shows the whole game as an animation. `/game report` reports a problem.
    `/profile stats` shows your results, and `/leaderboard` shows the server's wins and records.
    `/profile privacy` shows what I save about you. `/about` shows who made me.
help-elsewhere-1 = **Playing by yourself, anywhere**
    `/play island`, `/play bridges` and `/play crusoe` start a game just for you. In { island-title }, computer players can join you.
    `/daily` has one deal a day, the same for everyone. `/puzzle` has short puzzles, and `/learn` teaches you a game in small lessons.
    Use the menus and buttons under the board. You can also ask for a hint, undo an action or end the game there.
    `/games` lists your games. If you can't find a board any more, `/games` shows it again.
    I won't send you reminders here. Your game will wait for you.
help-elsewhere-2 = **More commands**
    `/rules` shows the rules, page by page. `/profile stats` shows your results.
    `/profile preferences` sets your language, colours and pictures. `/profile privacy` shows what I save about you and lets you delete it.
    To play with other people, add me to a server. `/about` has the link.
about = **Atoll** { $version }: island games in a chat channel, with turns that can take days.
    I'm on { $servers ->
        [one] 1 server
       *[other] { $servers } servers
    }.
    This is an unofficial adaptation. The games belong to their authors and publishers, and our texts and pictures are our own. If you like a game, buy it.
about-server = Add to your server
about-account = Add to your account
about-terms = Terms
about-privacy = Privacy

## A server has the bot

joined = **Hello!** I bring island games to your channels, with turns that can take days.
    { $where ->
        [channel] Two minutes? Press **{ learn-button }**. Or press a game below to open its lobby, or type `/play` in any channel I can write in. Then others can join.
       *[message] Two minutes? Type `/learn`. Or type `/play` in any channel I can write in to open a lobby. Then others can join.
    }
    If you manage this server, choose my language, the channels for games and more with `/server settings`.
    I don't read messages. If you remove me from the server, I'll delete its games after thirty days.
joined-again = { $count ->
    [one] A game is
   *[other] { $count } games are
} still paused here. To continue, type `/game resume` in { $list }.

## Undo by consent

undo-nothing = You have nothing to undo.
vote-undo = { $who } **{ $name }** wants to undo “{ $what }”. Cards have been revealed or others have acted since then.
vote-undo-how = Everyone else has to agree. After a day, the host can decide alone.
vote-undo-yes = Agree
vote-undo-no = Keep it
vote-undo-yes-carried = Everyone agreed: **{ $name }**'s move has been undone.
vote-undo-no-carried = Not everyone agreed, so the step stands.
vote-over = The game has moved on, so this question is closed.
vote-not-yours = This question is for the other players.

## Somebody is away

vote-absent = { $who } **{ $name }** has run out of time. What should happen now?
vote-absent-how = More than half of you have to agree. After a day, the host can decide alone.
vote-absent-computer = Let the computer play this turn
vote-absent-offer = Offer the seat
vote-absent-extend = Give more time
vote-absent-wait = Keep waiting
vote-absent-computer-carried = The computer plays this turn for **{ $name }**.
vote-absent-offer-carried = Someone else can take **{ $name }**'s seat now.
vote-absent-extend-carried = **{ $name }** gets more time.
vote-absent-wait-carried = You've agreed to keep waiting for **{ $name }**.

## Ending it together

abandon-vote-ask = Ask the others to end this game? More than half have to agree. You can't continue it later.
abandon-vote-sure = Ask them
vote-abandon = { $who } **{ $name }** wants to end this game. Do you agree?
vote-abandon-how = More than half of you have to agree. After a day, the host can decide alone.
vote-abandon-yes = End game
vote-abandon-no = Keep playing
vote-abandon-yes-carried = The players ended this game.
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
    [yes] The other players can decide for you now.
   *[no] The other players can decide for you { $at }.
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
reminder-stood-in = The computer has played this turn for you. You'll play your next turn yourself.
not-your-reminder = That reminder isn't for you, or it isn't your turn any more.
nudge-yourself = It's your turn!
nudged-already = Someone has already sent a reminder in the last eight hours.
nudged = { $who } { $by } is waiting for you. { $link }
paused = The game is paused. I won't remind anyone until someone uses `/game resume`.
not-paused = There's no paused game in this channel.

## Seats that change hands

left-game = You've left the game. The others can take your seat.
offer = { $whom } **{ $name }**'s seat is open.
offer-anybody = Anyone:
offer-take = Take this seat
offer-computer = Let the computer play for them
offer-gone = This seat isn't open any more.
offer-not-yours = This seat was offered to someone else.
offer-not-yours-to-give = Only the player who offered this seat can let the computer take it.
offer-taken = **{ $name }** has taken the seat.
offer-not-to-them = They can't take your seat. They're already playing, or they're a bot.
offered-often = You've offered your seat too often. You can offer it again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}. If you leave with `/leave`, anyone can take your seat right away.
offered = You've offered your seat. It's yours until someone takes it.
computer-name = Computer { $number }
rematch-called = { $who } Another game?
remove-not-here = That person isn't playing in this channel.

## Preferences and settings

palette-standard = Standard
palette-high-contrast = High contrast
palette-colour-blind = Colour-blind safe
not-set = not set
no-such-time = “{ $said }” isn't a time of day. Write it like this: 22:30.
no-such-rhythm = I don't understand “{ $said }”. Enter one to five times in hours, such as 8 24 48.

## Privacy

privacy = **What I save about you**
    I save your Discord ID, your display name, your moves, your preferences and your results.
    I don't read or save messages, and I save nothing about people who don't play.
    I delete lobbies after 7 days, finished games after a year, and a server's games 30 days after I leave it.
privacy-export = Download my data
privacy-forget = Delete my data
privacy-exported = Here's everything I've saved about you.
forget-ask = Delete everything about you? Your name in past games is replaced with “someone”. Other players can take over your seats, and your preferences and records are deleted. You can't undo this.
forget-sure = Delete my data
forgotten = I've deleted your data.

## Records

stats-none = You haven't finished a game yet.
stats-total = { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won } won. Wins in a row: { $now } (best: { $longest }).
stats-variant = { $variant }: { $won ->
    [one] 1 win
   *[other] { $won } wins
} in { $played ->
    [one] 1 game
   *[other] { $played } games
}.
leaderboard-none = Nobody has finished a game on this server yet.
leaderboard-none-together = Nobody has finished a game against other players here yet.
leaderboard-title = **{ $game }** on this server
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [one] 1 win
   *[other] { $won } wins
} in { $played ->
    [one] 1 game
   *[other] { $played } games
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } in a row
}

## The owner

owner-only = Only the bot's owner can do that.
reported-already = You've just reported a problem. The bot's owner knows about it.
reported = Thanks, I've sent a report to the bot's owner. It includes this game's number ({ $table }) but nothing you wrote.
tool-report = Report a problem
tool-rematch = Play again
tool-replay = Replay
replay = { $game }, played by { $names }.
replay-none = There's no game to replay in this channel.
command-replay = Watch the whole game as an animation
command-report = Report a problem to the bot's owner

command-nudge = Remind the players to move, at most once in eight hours
command-pause = Pause the game and its reminders
command-resume = Resume a paused game
command-hand-over = Offer your place in the game to someone else
command-hand-over-to = Who can take it; leave blank for anyone
command-kick = Remove a player from the lobby or the game
command-kick-who = Who to remove; in a game, moderators only
command-preferences = Change your language, reminders, colours and more
preference-language = Language for messages that only you can see
preference-quiet-from = When quiet hours start, such as 22:30 (“-” for none)
preference-quiet-until = When quiet hours end, such as 8:00 (“-” for none)
preference-time-zone = Your time zone, such as Europe/Lisbon (“-” for none)
preference-reminders = Get reminders when it's your turn
preference-remind-after-hours = Hours until each reminder, such as 8 24 48; - for default
preference-reminders-by-dm = Get reminders by direct message, not in the channel
preference-colours = Colours for your own /board
preference-ask-about-cards = When to ask you about special cards in new games
preference-in-statistics = Count your games in statistics and leaderboards
command-settings = Change language, time limit and reminders
command-channels = Choose the channels where people can play
setting-language = Language for new games
setting-channels-add = Allow games in this channel; if none is set, all are fine
setting-channels-remove = Stop allowing this channel
setting-time-limit = Hours before others can decide, such as 24; 0 = no limit
setting-remind-after-hours = Hours until each reminder, such as 8 24 48; - for default
command-privacy = See or delete what I know about you
command-stats = See how your finished games went
command-stats-game = Which game to count
command-leaderboard = See who has won the most on this server
command-leaderboard-show = Show daily results or records instead of wins
command-owner = Use the bot owner's tools
command-owner-sync = Send the commands to Discord again
command-owner-diagnose = Look into a game
command-owner-repair = Show a game again, or restore an earlier version
command-owner-table = Game ID, such as 1a2b3c
command-owner-back-to = Which version to restore, such as 17

## One's own board

tool-mine = My board
own-asked = Choose below. Nobody else sees it until you're done.
own-done = You're done. The others are still thinking.

## Bridges' commands

command-play-bridges = Bridges: connect islands on your board (1 to 4 players)
command-write = Write the card's number on an island
command-bridges = Play your card in Bridges
command-write-island = Which island to write on, such as C
command-write-number = The number to write before the first card: 3 or 4
command-draw = Draw a bridge between two islands
command-draw-from = The island where the bridge starts, such as C
command-draw-to = The island where the bridge ends, such as D
command-skip = Skip the number, the bridges or both
command-skip-what = What to skip on this card
command-done = End your turn, finish your card or accept the plan
command-done-anyway = Don't warn me if I still have something to do

## Hints in levels

tip-2 = Why?
tip-3 = Best move?
tip-at-once = This is a quick hint with no explanation. Ask again later to get a reason, too.
tip-what = My advice: **{ $what }**
tip-first = First: { $what }.
tip-then = Then: { $then }.
steps-you = You: { $what }
tip-next = Then: { $what }
tip-to = It's not your turn, but you could suggest this to { $name }:

## Alone

lobby-alone = { $name } plays alone.

## The daily deal

tool-share = Share
stats-alone = { $variant }: { $played ->
    [one] 1 game
   *[other] { $played } games
}, best score { $best }.
stats-daily = Daily deals: { $played }. Days in a row: { $now } (best: { $longest }).

# Seats, lobbies and what is kept
not-shown-yet = Your move is saved, but Discord isn't accepting the board right now. I'll show it as soon as I can.
seat-is-vacant = { $who } { $names } { $count ->
    [one] has left, and it's their turn
   *[other] have left, and it's their turn
  }. Take the seat, or let the computer play.
nobody-left = Everyone has left this game. It continues when someone takes a seat.
waits-for-others = Waiting for { $who }.
lobby-is-full = The game is full. If someone leaves, the next person to react with { $hand } takes their place.
lobby-full-for-host = { $who } Everyone is here. You can start the game.
lobby-plays-in-a-thread = The game gets its own thread. I'll mention every player there.
lobby-is-elsewhere = The game is in { $place }.
thread-begins = { $who }, your game is in this thread.
leave-ask = Leave this game? Someone else can then take your seat. You can't undo this.
leave-ask-last = You're the only player left. If you leave, the game is over.
leave-sure = Leave the game
left-game-alone = You've left, so the game is over.
nudge-nobody = The player whose turn it is has left. Take their seat, or let the computer play it.
games-started = Started { $at }.
games-unreadable = { $title }: I can't read this game right now. A moderator can end it with `/game end` there.
someone = someone

recap = In this game: { $facts }.
you-are-next = Next: { $who }.
tool-further = Next: { $what }
preference-boards-in-words = Describe the board in words when it's your turn
preference-tell-when-next = Tell you when your turn is next
preference-tall-pictures = Tall versions of your own pictures (better on phones)

option-computers = How many computer players join, such as 1
lobby-alone-with-computers = { $name } and the computer are playing.

## Who plays beside the people

computer-name-strong = Strong computer { $number }
lobby-computers = { $count ->
    [one] One { $strength ->
        [strong] strong computer
       *[calm] computer
    } joins the game.
   *[other] { $count } { $strength ->
        [strong] strong computers
       *[calm] computers
    } join the game.
}
lobby-alone-as-two = { $name } plays two adventurers.
lobby-company = Computers …
company-ask = Who else plays? The game won't begin until you press **Start game**.
company-none = Only people
company-calm = { $count ->
    [one] One computer
   *[other] { $count } computers
}
company-calm-how = Moves instantly and plays solidly.
company-strong = { $count ->
    [one] One strong computer
   *[other] { $count } strong computers
}
company-strong-how = Thinks for a few seconds and plays well.
company-two = Just me, with two adventurers
company-two-how = You move both, one after the other.
company-gone = Someone joined or left in the meantime. Choose again.
company-is-the-hosts = Only the host can choose computer players.
option-strength = How well the computer plays
company-chosen = Done. The game begins when you press **Start game**.
strength-calm = Calm: moves instantly and plays solidly
strength-strong = Strong: thinks for a few seconds and plays well
island-option-alone = Play alone, as two adventurers
computers-think = { $who } { $count ->
    [one] thinks
   *[other] think
} …

## Finding one another

setting-lobby-role = The role to ping when a lobby opens
setting-no-lobby-role = Stop pinging a role
setting-role-cannot-be-called = I can't ping { $role }. Allow anyone to mention this role, or let me mention all roles.
lobby-calls = { $role } A new game is open. Who wants to play?
preference-tell-about-lobbies = Get a message about lobbies here, at most once a day
lobby-opened = { $host } opened a game of { $game }: { $link }
    -# You get this at most once a day. To turn this off, use `/profile preferences tell_about_lobbies: False` on that server.

## Turns tried out

command-try = Try out a turn before you play or propose it
tool-try = Try out
plan-not-here = This game doesn't have practice turns.
plan-over = The game has moved on, so this plan is closed.
plan-title-own = **You're trying out your turn.** Nothing is played until you say so.
plan-title-later = **You're trying out your next turn** on the board as it is now. Nothing will be played unless you save it.
plan-title-theirs = **You're trying out a turn** for { $who }. They can see it once you suggest it.
plan-empty = Choose the first step. Cards that are still face down stay hidden.
plan-cut-off = The board has changed. You can't do “{ $what }” any more, or anything after it.
plan-is-lodged = -# Saved for your next turn: { $what }.
plan-play = Play it
plan-lodge = Save for my turn
plan-propose = Suggest it
plan-back = Undo last step
plan-withdraw = Delete my saved turn
plan-for = For { $who }
plan-for-own = For my own turn
plan-lodged = Saved for your next turn: { $what }.
    { $ends ->
        [yes] This also ends your turn.
       *[no] You still have to end your turn yourself.
    } I won't play it if your position, your cards or one of its tiles has changed by then. You'd get your turn as usual.
plan-withdrawn = Your saved turn has been deleted. You'll get your turn as usual.
plan-proposed = { $by } has a suggestion for { $who }: { $what }.
plan-was-proposed = You've suggested it. { $who } can play it with one tap.
plan-retract = Withdraw suggestion
plan-retracted = You've withdrawn your suggestion.
plan-take = Play this
plan-not-yours = This suggestion is for { $who }.
plan-changed = This suggestion doesn't work any more. { $why }
plan-taken = { $who } follows { $by }'s suggestion: { $what }.
plan-was-played = -# { $who } had planned this turn in advance.
plan-was-dropped = -# { $who }, I didn't play your saved turn. { $why }
plan-why-line = You can't do “{ $what }” any more.
plan-why-hand = Your hand has changed.
plan-why-pawn = Your pawn is on another tile now.
plan-why-tile = { $tile } { $now ->
    [dry] is now dry.
    [flooded] is now flooded.
   *[sunk] has sunk.
}
plan-others = Something else …

## Puzzles

command-puzzle = Solve today's puzzle, or another one
command-puzzle-game = Which game the puzzle is from
command-puzzle-number = Puzzle number, such as 12; leave blank for today's
command-learn = Learn a game in small lessons of two minutes
command-learn-game = Which game to learn
puzzle-back = Undo
puzzle-anew = Start over
puzzle-solution = Show solution
puzzle-next = Another puzzle
puzzle-so-far = { $count ->
    [one] You've solved your first puzzle!
   *[other] You've solved { $count } puzzles.
}{ $days ->
    [0] { "" }
    [one] { " " }You've finished today's puzzle.
   *[other] { " " }That's { $days } days in a row.
}
puzzle-all-solved = You've solved all { $count } puzzles.
puzzle-file-is-other = I can't load the puzzles: { $fault }.

## Odds and the review

tool-odds = Odds
tool-review = Review
review-none = I can't review this game.
review-one-at-a-time = I'm still working on a review for you. Wait until it's done, then ask again.
review-late = The review is taking longer than usual. Ask again in a few minutes.

## From here again

tool-from-here = Replay from a turn
again-begun = The new game is in this channel.
again-ask = Which turn do you want to start from? I'll open a new lobby. Players who join get their old seats back, and computers fill the rest. The game won't count towards any records.
again-anew = Shuffle the hidden cards …
again-as = Keep every card where it was …
again-turn = Turn { $number }: { $who }
again-round = Round { $number }
again-too-old = You can't restart this game from an earlier turn. It's too old, or it isn't over yet.
again-in-lobby = This continues an earlier game, so it doesn't count towards records. Computers play the open seats.
again-in-lobby-as-two = This continues an earlier game, so it doesn't count towards records. You'll play both adventurers again unless someone joins.

## Where only a person brought the bot

elsewhere-alone = You're playing by yourself here, because I haven't been added to this server. **The game begins once you've chosen.**
elsewhere-without = There are no threads, time limits or reminders here. The game will wait for you.
elsewhere-seen-by-one = Only you can see this game, because you don't have the “Use External Apps” permission here. You can still play it.
elsewhere-goes-on = The game continues in a newer message.
tool-go-on = Show it here
tool-end = End game

## What takes a while

working-on-hint = Thinking about the best move …
working-on-plan = Working out a plan for everyone …
working-on-odds = Working out the chances …
working-on-replay = Drawing the replay …
working-on-review = Looking through { $count ->
    [one] 1 turn
   *[other] { $count } turns
} …
