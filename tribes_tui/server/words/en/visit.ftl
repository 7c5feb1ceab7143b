### How a visit begins and ends: what SSH asks, codes and names, who finds no place, how one is told to go.

## What SSH asks before there is a session

prompt = Invitation:{ " " }
# Above the prompt.
without-key = Your key wasn't used. With an invitation you can come in without one.
prompt-with-key = This host is by invitation only. Your code:{ " " }
# Above the prompt.
with-key = Once you have typed a code, this host knows your key.

## Codes and names, asked on the screen

welcome = welcome
by-invitation = This host is by invitation only. What is your code?
wrong-code = That isn't a code, or it has been used. What is your code?
invitation = an invitation
code = What is its code?
# Above the question for a name, to whoever has never been here.
what-it-is = Six games of cards and tiles, played with whoever comes, or with bots. The last line always shows what the keys do.
name = What should the others call you?
# What Enter does.
done = that's it
# Enter was pressed before anything was typed.
nothing-typed = Type it first, then press Enter.

## The last line in somebody's terminal. Nobody's key leads a guest back to their seat.

good-bye = { $is_guest ->
    [yes] Good-bye!
   *[no] Good-bye! The same key leads back to your seat.
}
    .short = Good-bye!
idle = { $is_guest ->
    [yes] You were away for a while, so the session was closed.
   *[no] You were away for a while, so the session was closed. Your seat is kept.
}
host-stops = { $is_guest ->
    [yes] The host is stopping.
   *[no] The host is stopping. Your seat is kept: connect again.
}
flooded = { $is_guest ->
    [yes] That was more input than any game needs, so the session was closed.
   *[no] That was more input than any game needs, so the session was closed. Your seat is kept.
}
# A fault of ours. $report: by which the log knows it
broke = { $is_guest ->
    [yes] Something went wrong here (report { $report }).
   *[no] Something went wrong here (report { $report }). Your seat is kept: connect again.
}
full = This host is full: try again later.
many-sessions = { $sessions ->
    [one] You already have a session here: close it first.
   *[other] You already have { $sessions } sessions here: close one of them first.
}
many-from-there = Too many sessions from your address: try again later.
# To whoever asks by `ssh HOST help`.
help =
    Connect without a command to play. One command works here:
    { "export" } lists the records of your finished games,
    { "export NAME > game.tribes" } writes one of them.
# To whoever asked for a record by `ssh HOST export NAME`, or for what records there are; $title: game and names
record-later = { $title } (available once nobody can play the same deal)
no-such-record = You have no finished game of that name here: "export" alone lists them.
no-records = You have no finished games here.
no-good-code = That code isn't right. Goodbye.
    .short = no good code
forgotten = This host's keeper ended your visit.

## While it goes on

are-you-there = Are you still there? The session closes in { COUNT($minutes, "minute") }.
your-turn = It is your turn at { $game }.
    .away = { $person }: it is your turn at { $game }.
invites = { $by } invites you to { $game }
    .here = { $by } invites you to { $game }: answer in the lobby.
    .away = { $person }: { $by } invites you to { $game }.
