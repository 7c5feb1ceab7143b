### Ratings on a host: the list, a person's page, what is asked before a game that counts.

title = ratings
# A game and for how many: where people are compared.
ladder = { $game } for { $players }
question = Choose somebody to see how they got there.
# Of a bot, which was chosen.
measured = Bots have no page: their ratings were measured in games between bots.
# Below the list.
order = Best first; those with few games (provisional) come below the others.
none = Nobody has a rating here yet: open a rated table.
# Below the lines, and what keys do.
other-list = Another game, or another number of players
    .key = game

## A line of the list

# In 95 of 100 cases somebody is no more than $within points away. $games is 0 for bots.
row = { $points } ± { $within } · { $games ->
    [0] measured beforehand
   *[other] { COUNT($games, "game") }
}
    .provisional = { row } · provisional

## A person's page

person = { WHOSE($name) } ratings
# Where somebody stands: $name may be you.
stands = { CAPITAL(DO($name, "stand")) } at { $points }, give or take { $within }, after { COUNT($games, "rated game") }.
    .provisional = { stands } That is provisional: it settles after some thirty games between newcomers, some twenty against bots.
# One line of it: against whom, and how often one came before, after and beside them.
met = Against { $rival }: { $level ->
    [0] { $won } won, { $lost } lost.
   *[other] { $won } won, { $lost } lost, { $level } shared.
}
unplayed = { CAPITAL(DO($name, "have", "has")) } played no rated games here.

## What everybody reads at a table when its game is over

# $sign: + or −, or ± where nothing changed
now = { $provisional ->
    [yes] { WHOSE($name) } rating is now { $points } ({ $sign }{ $by }), still provisional.
   *[no] { WHOSE($name) } rating is now { $points } ({ $sign }{ $by }).
}

# The same for the reader, at the end of that game. $ladder: as “indy for 3”
after = Your rating at { $ladder } after this game: { $points } ({ $sign }{ $by }).

## Before one sits down

rated = This game is rated
# Shown above the two answers below. $pace: as "15 min each"
agree = It changes all its players' ratings, whoever wins. It is played with a clock ({ $pace }) and without hints. What anybody could work out stays on the table.
sit-down = Sit down: it counts
stay-away = Not now
no-hint = There are no hints in a rated game.
