### A table that is to be opened at a host.

title = open a table
question = Who may sit at your table?
# Beside the question. s is a key.
remark = s opens it.
open = Open the table
# The same for somebody who is invited to it.
question-for = What do you want to play with { $guest }?
open-for = Open the table and invite { $guest }
you = you
comes = anybody
comes-about = The seat is free until somebody sits down.

## Fields: title, sentence, values with what they mean

who = Who may come
    .about = Who can see the table.
everybody = everybody here
    .about = Everybody in the lobby sees the table and may sit down.
invited = by invitation
    .about = Only people with a code from you see the table.
pace = Pace
    .about = How long the table waits for each player.
live = live
    .about = A bot sits in for anybody who is gone too long.
slow = turns when you like
    .about = Nobody is replaced: everybody plays whenever they come by.
minutes = { COUNT($minutes, "minute") } each
    .about = Everybody has { COUNT($minutes, "minute") } for the whole game, plus { $seconds } seconds with each decision.
hours = { COUNT($hours, "hour") } a decision
days = { COUNT($days, "day") } a decision
    .about = For games over days or weeks: everybody has that long for each decision, and { COUNT($reserve, "day") } in reserve for the whole game. The clock shows both together.
rated = Rated
    .about = Whether the game changes its players' ratings. Only with clocks, and without hints.
rated-on = Everybody is asked before they sit down.
rated-off = Nobody's rating changes.
then = Which bot decides then
    .about = For somebody whose time ran out, or in a seat lost that way. Only with clocks.

## A pace where there is little room

pace-live = live
pace-slow = no clock
pace-minutes = { $minutes } min each
pace-hours = { $hours } h a decision
pace-days = { COUNT($days, "day") } a decision
# Besides, for the whole game.
reserve = { $days } d in reserve
rated-table = rated
