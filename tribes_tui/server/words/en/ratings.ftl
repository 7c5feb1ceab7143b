### Ratings on a host: the list, a person's page, what is asked before a game that counts.

title = ratings
# A game and for how many: where people are compared.
ladder = { $game } for { $players }
question = Choose somebody to see how they got there.
# Of a bot, which was chosen.
measured = A bot has no page: it was measured against other bots beforehand.
# Below the list.
order = Best first; who has played few games (provisional) stands below the others.
none = Nobody has a rating here yet: open a table that is rated.
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
    .provisional = { stands } That is provisional: between newcomers it takes some thirty games to tell, against bots some twenty.
# One line of it: against whom, and how often one came before, after and beside them.
met = Against { $rival }: { $level ->
    [0] { $won } won, { $lost } lost.
   *[other] { $won } won, { $lost } lost, { $level } shared.
}
unplayed = { CAPITAL(DO($name, "have", "has")) } played no rated game here.

## What everybody reads at a table when its game is over

# $sign: + or −, or ± where nothing changed
now = { $provisional ->
    [yes] { WHOSE($name) } rating is { $points } now ({ $sign }{ $by }), which is provisional.
   *[no] { WHOSE($name) } rating is { $points } now ({ $sign }{ $by }).
}

# The same for the reader, at the end of that game. $ladder: as “indy for 3”
after = Your rating at { $ladder } after this game: { $points } ({ $sign }{ $by }).

## Before one sits down

rated = This game is rated
# Shown above the two answers below. $pace: as "15 min each"
agree = It changes the ratings of all who sit there, whoever wins. A clock runs ({ $pace }), and nobody gets hints. What anybody could count stays on the table.
sit-down = Sit down: it counts
stay-away = Not now
no-hint = There are no hints in a game that counts.
