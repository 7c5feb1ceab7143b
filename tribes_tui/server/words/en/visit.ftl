### How a visit begins and ends: what SSH asks, codes and names, who finds no place, how one is told to go.

## What SSH asks before there is a session

prompt = Invitation:{ " " }
# Above the prompt.
without-key = Your key wasn't used. With an invitation you can come without one.
prompt-with-key = This host is by invitation. Your code:{ " " }
# Above the prompt.
with-key = Your key is known here once you have typed a code.

## Codes and names, asked on the screen

welcome = welcome
by-invitation = This host is by invitation. What is your code?
wrong-code = That is no code, or it has been used. What is your code?
invitation = an invitation
code = What is its code?
# Above the question for a name, to whoever has never been here.
what-it-is = Six games of cards and tiles, at tables with whoever comes or with bots. Whatever the keys do stands in the last line.
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
    [yes] You were away for a while: the session is closed.
   *[no] You were away for a while: the session is closed. Your seat is kept.
}
host-stops = { $is_guest ->
    [yes] The host stops.
   *[no] The host stops. Your seat is kept: connect again.
}
flooded = { $is_guest ->
    [yes] That was more input than any game needs: the session is closed.
   *[no] That was more input than any game needs: the session is closed. Your seat is kept.
}
# A fault of ours. $report: by which the log knows it
broke = { $is_guest ->
    [yes] Something went wrong here (report { $report }).
   *[no] Something went wrong here (report { $report }). Your seat is kept: connect again.
}
full = This host is full: try again later.
many-sessions = { $sessions ->
    [one] You have a session here already: close it first.
   *[other] You have { $sessions } sessions here already: close one of them first.
}
many-from-there = Too many sessions from your address: try again later.
# To whoever asks by `ssh HOST help`.
help =
    Come without a command to play. One command is answered here:
    { "export" } lists the records of your finished games,
    { "export NAME > game.tribes" } writes one of them.
# To whoever asked for a record by `ssh HOST export NAME`, or for what records there are; $title: game and names
record-later = { $title } (to be had once nobody plays the same deal any more)
no-such-record = No finished game of yours has a record of that name here: "export" alone lists them.
no-records = There is no finished game of yours here.
no-good-code = No good code: good-bye.
    .short = no good code
forgotten = The keeper of this host has ended your visit.

## While it goes on

are-you-there = Are you there? The session is closed in { COUNT($minutes, "minute") }.
your-turn = It is your turn at { $game }.
    .away = { $person }: it is your turn at { $game }.
invites = { $by } invites you to { $game }
    .here = { $by } invites you to { $game }: you can answer in the lobby.
    .away = { $person }: { $by } invites you to { $game }.
