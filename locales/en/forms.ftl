# Settings as private panels: what each line is now, what that means, and what changes it.

form-change = Change …
form-back = Back

## Preferences

preferences-title = **Your preferences**
preferences-language = Language: { $language }
preferences-language-means = This is for messages that only you can see.
as-discord = as in Discord
preferences-quiet = Quiet hours: { $quiet ->
    [yes] { $start } to { $end } ({ $zone })
   *[no] none
}
preferences-quiet-means = { $quiet ->
    [yes] I don't remind you during these hours.
   *[no] I can remind you at any time.
}
preferences-no-zone = Set your time zone too. Without it, I can't keep your quiet hours.
preferences-rhythm = Reminder times: { $rhythm ->
    [own] after { $hours } hours
   *[server] as usual on each server
}
preferences-rhythm-means = The hours count from the start of your turn.
preferences-palette = Colours: { $palette }
preferences-palette-means = These are for pictures that only you can see.
preferences-gates = Special cards: { $gates }
preferences-gates-means = This is for new games of { island-title }.
switch-reminders = Reminders: { $on ->
    [yes] on
   *[no] off
}
switch-reminders-means = { $on ->
    [yes] I remind you when your turn takes long.
   *[no] I don't remind you, so others may wait longer.
}
switch-dm = Reminders by direct message: { $on ->
    [yes] on
   *[no] off
}
switch-dm-means = { $on ->
    [yes] I send reminders to you alone.
   *[no] I mention you in the game's channel.
}
switch-in-words = Boards in words: { $on ->
    [yes] on
   *[no] off
}
switch-in-words-means = { $on ->
    [yes] I describe the board when it's your turn.
   *[no] I show the board as a picture.
}
switch-when-next = Mention when next: { $on ->
    [yes] on
   *[no] off
}
switch-when-next-means = { $on ->
    [yes] I also mention you when your turn is next.
   *[no] I mention you only when it's your turn.
}
switch-tall = Tall pictures: { $on ->
    [yes] on
   *[no] off
}
switch-tall-means = { $on ->
    [yes] Your own pictures are tall, for phones.
   *[no] Your own pictures are wide. On a phone, tall ones are easier to read.
}
switch-records = Statistics: { $on ->
    [yes] on
   *[no] off
}
switch-records-means = { $on ->
    [yes] Your games count in statistics and leaderboards.
   *[no] Your games don't appear in statistics or leaderboards.
}
switch-lobbies = Messages about lobbies: { $on ->
    [yes] on
   *[no] off
}
switch-lobbies-means = { $on ->
    [yes] I message you when a lobby opens on this server, at most once a day.
   *[no] I don't message you when a lobby opens on this server.
}
quiet-enter = Enter quiet hours
quiet-none = No quiet hours
quiet-from = Quiet from
quiet-from-help = Such as 22:30
quiet-until = Quiet until
quiet-until-help = Such as 8:00
quiet-both = Enter both times, or leave both empty.
zone-label = Time zone
zone-help = A city in it, such as Lisbon
zone-ask = Which time zone do you mean?
no-such-zone = I don't know the time zone “{ $said }”. Enter the nearest big city, such as Lisbon.
zones-too-many = “{ $said }” fits { $count } time zones. Enter a city, such as Lisbon.
rhythm-enter = Enter reminder times
rhythm-usual = Usual times
rhythm-label = Hours until each reminder
rhythm-help = One to five numbers, such as 8 24 48

## A server's settings

settings-title = **This server's settings**
settings-are-for-managers = Only people with the “Manage Server” permission can do that.
settings-language = Language of new games: { $language }
settings-language-means = A host can choose another one for each game.
settings-channels = Channels: { $count ->
    [0] everywhere
   *[other] { $channels }
}
settings-channels-count = Channels: { $count ->
    [0] everywhere
    [one] 1 channel
   *[other] { $count } channels
}
settings-channels-means = { $count ->
    [0] People can play in any channel where I can write.
   *[other] People can play only there, and in threads there.
}
settings-choose-channels = Choose the channels for games
settings-everywhere = Everywhere
settings-time-limit = Time limit for new games: { $hours ->
    [0] none
    [one] 1 hour
   *[other] { $hours } hours
}
settings-time-limit-means = { $hours ->
    [0] A player who vanishes holds up the game.
   *[other] After that, the others can decide for a player who's away.
}
settings-rhythm = Reminders: after { $hours } hours
settings-rhythm-means = I remind players who take long. They can choose their own times.
settings-role = Role to ping when a lobby opens: { $role }
settings-role-means = { $on ->
    [yes] I ping it at most once an hour.
   *[no] A new lobby pings nobody.
}
settings-choose-role = Choose a role
settings-no-role = No role
nobody = none
settings-daily = { $state ->
    [off] Daily results: not posted
    [gone] Daily results: not posted (the channel no longer exists)
   *[on] Daily results: posted in { $channel } at { $time } ({ $zone })
}
settings-daily-means = { $state ->
    [off] Choose a channel, and I'll post how the daily deals went there.
    [gone] Choose another channel.
   *[on] I post them once a day if someone here finished a deal.
}
settings-choose-channel = Choose a channel
settings-preview = Preview daily results
setting-daily-where = Choose a channel first.
missing-permissions-there = I'm missing a permission in { $channel }: { $list }.
daily-enter = Enter time and zone
daily-time = Time
daily-time-help = Such as 9:00
daily-stop = Stop posting
daily-preview = -# This is a preview of yesterday's results. Only you can see it.
daily-preview-example = -# Nobody here finished a deal yesterday, so this example shows you with the computer's score. Only you can see it.

## The shape of one's own pictures

tool-tall = Tall picture
tool-wide = Wide picture

## A lobby's options

lobby-options = Options …
lobby-is-tall = The board is tall, for phones.
option-tall = Make everyone's board tall, for phones
options-title = **Options of this game.** Only you see this panel. Everyone sees your changes in the lobby.
options-are-the-hosts = Only the host can change the options.
options-too-few = Choose { $least } to { $most }, or none.
options-random = at random
options-players = Most players: { $value }
options-players-any = as many as join
options-players-means = Computers count, too.
options-computers = Computers: { $others ->
    [yes] { $value }
   *[no] none
}
options-computers-means = Computers take the last places.
options-time-limit = Time limit: { $hours ->
    [0] none
    [one] 1 hour
   *[other] { $hours } hours
}
options-language = Language: { $language }
options-language-means = The board and its messages are in this language.
options-thread = Own thread: { $on ->
    [yes] on
   *[no] off
}
options-thread-means = { $on ->
    [yes] The game gets its own thread.
   *[no] The game is in this channel.
}
options-tall = Tall board: { $on ->
    [yes] on
   *[no] off
}
options-tall-means = { $on ->
    [yes] Everyone's board is tall, for phones.
   *[no] Everyone's board is wide. On a phone, a tall one is easier to read.
}

## A server has the bot

joined-play = Play { $game }
joined-help = How to play
joined-settings = Settings
joined-lacks = { $where ->
    [server] On this server
   *[channel] In { $channel }
}, I'm missing the permission **{ $permission }**. { $without }
without-view-channel = Without it, I can't see your channels.
without-send-messages = Without it, I can't post lobbies and boards.
without-send-messages-in-threads = Without it, I can't play in threads.
without-create-public-threads = Without it, a game can't get its own thread.
without-attach-files = Without it, boards come in words, not as pictures.
without-add-reactions = Without it, people can join only with the button.
without-read-message-history = Without it, I miss the people who react while I'm offline.
