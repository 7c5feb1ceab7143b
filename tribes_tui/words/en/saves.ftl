### The saved games: their list, and what is said of each.

none = No games are saved yet. Every game is kept here from its first move: to go on with, to watch again, or to play on from any of its moves.
none-found = No game matches. Esc shows all games again.
look-for = / look for
legend = Chances: those you had of winning, from start to end; high is good.
# What the signs in a small picture of a table of $game mean.
signs = { $game ->
    [tribe] a row: a chain and its vases
    [indy] ● character  ▲ horse  ◆ object
    [tribal_duel] ▼ djembe ◊ mask § lizard ∩ turtle
    [tribal_rixe] ▼ djembe ◊ mask § lizard ∩ turtle
    [rise_of_tribes] ● members  ⌂ village
   *[five_tribes] ∩ camel  ▖ meeple
}
# How many there are.
facts = { COUNT($number, "game") }, { $going-on } going on

## The columns

game = game
title = title
played-with = with
result = result
when = when
moves = moves
went = chances

## The lists, each with how many are on it

list-all = all { $number }
list-open = going on { $number }
list-over = finished { $number }
list-daily = of the day { $number }

## What the keys do

to-found = to the games
replay = replay
name = name
copy = copy
export = export
delete = delete
copy-deal = copy the deal's name
sort = sort
list = which games
# What Enter does with a game that goes on
go-on-with = continue { $called }

## Questions, and what came of them

name-it = Name this game
its-name = Its title everywhere (empty: the game's own name):
sure = Delete this game?
ask-delete = This can't be undone: { $called } and all its moves will be gone.
keep = Keep it
delete-it = Delete it for ever
seed-copied = The seed is copied: { $seed }
exported = Written as { $path }
not-exported = It couldn't be written: { $why }.
# A game that can't be opened.
cannot = { $called }: { $why }

## The details of one

standing = How everybody stands
last = What happened last
kept = Kept
kept-when = { $when }, after { COUNT($moves, "move") }
kept-seed = seed { $seed }: y copies it
kept-deal = deal { $deal }: y copies it
# Who plays how well. $number: of the names
bots-of = { $number ->
    [one] { LIST($names) }: { $level } bot
   *[other] { LIST($names) }: { $level } bots
}

## A game in the list

# Who plays well how; $name: of the only bot
company-one = { $name }, { level }
company-bots = { COUNT($bots, "bot") }, { level }
# How well bots play.
level = { $level ->
    [mixed] mixed
   *[other] { $level }
}
# Where several people play: those who have a name, and so many bots.
company-named = { $bots ->
    [0] { LIST($names) }
   *[other] { LIST($names) } + { COUNT($bots, "bot") }
}
company-people = { COUNT($people, "person", "people") }
company-people-bots = { company-people }, { $bots ->
    [one] a bot
   *[other] bots
}
# Of a game of two, and where no score says who won.
won-or-lost = { $is-won ->
    [yes] won
   *[no] lost
}
# $place: second, won
came = { $place }, { $score }
    .shared = shared { $place }, { $score }
others-won = { LIST($names) } won
damaged = unreadable
goes-on = going on
called-whole = { $title }, { $game }

## Days

today = today
    .at = today { DATETIME($when, timeStyle: "short") }
yesterday = yesterday
day = { DATETIME($day, dateStyle: "short") }
    .year = { DATETIME($day, dateStyle: "medium") }
# The title of a game of the day.
of-day = of { $day }
# A game of the day by what it is and its title: Tribe of 22 Nov.
day-called = { $game } { $title }
# A copy of a game that has no title of its own; $copy: "copy", or which one it is
copy-called = { $game }, { $copy }
# What stands in place of a title; $number: which copy of that game it is
copied = { $number ->
    [1] copy
   *[other] copy { $number }
}

# What a key does, in a few words more, in the list of everything by name.
name-told = give the game under the cursor a title
delete-told = delete the game under the cursor; you are asked first
replay-told = see it again, move by move
copy-told = a second copy of this game
copy-deal-told = so that a friend can play the same deal
export-told = write its file to the folder for sharing
search-told = only games whose line has these words
sort-told = order the list by another column

# What a key does, in a few words more, in the list of everything by name.
list-told = all games, those going on, those finished
to-found-told = to the games that were found
