### Where one waits until a table is full, and how others are invited to it.

title = { $game } · waiting for players
question = The game begins when all seats are taken.

## What there is to do, and the same as what keys do

begin = Begin now, with bots in the free seats
    .key = begin with bots
invite = Make an invitation
    .key = invite
lobby = Wait in the lobby: your seat is kept
    .key = to the lobby
get-up = Get up
    .key = get up
    .sure = Get up from this table?
    .about = Your seat becomes free for anybody. To keep it and look around, wait in the lobby.
    .opened = You opened this table, so it closes. To keep it and look around, wait in the lobby.
    .no = Stay

## What stands there

seats = Seats
options = Chosen rules
# One of them, and its value.
option = { $option }: { $value }
code = Invitation, for one person: { $code }
# Of somebody who was invited by name.
awaited = { $name } is invited.
now-invited = { $name } is invited, and will see it in the lobby.

## The dialog with a code

invitation = An invitation
how-to-come = Your guest chooses “I have an invitation” in the lobby and types this code.
handed-on = Back to the waiting room
# Above the code.
invited-to = Pass this on: it brings one person to your table of { $game }.

## Whom, and to which table

whom = Who would you like to invite?
somebody-else = somebody else, by name
their-name = The name of somebody this host knows, connected or not:
not-oneself = You are already here: name somebody else.
not-known = Nobody here is called { $name }.
which-table = Which table will you invite { $guest } to?
new-table = a new table
# One of them.
own-table = { $game }: { COUNT($free, "seat is", "seats are") } free
