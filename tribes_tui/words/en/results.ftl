### How somebody has played so far, in sentences: below a table that has ended, and as lists that are read aloud.

## After a game

first-won = Your first victory at { $game }!
first = That was your first game of { $game }.
first-here = { $is-won ->
    [yes] Your first game with these opponents: a win.
   *[no] Your first game with these opponents.
}
    .length = { $is-won ->
        [yes] Your first game of this length with these opponents: a win.
       *[no] Your first game of this length with these opponents.
    }
# $row: games won in a row; told from two on
won-best = { $row ->
    [0] Won { $wins } of { $games }: your best score yet!
    [1] Won { $wins } of { $games }: your best score yet!
   *[other] Won { $wins } of { $games }, { $row } in a row: a new best!
}
won = { $row ->
    [0] Won { $wins } of { $games }, best score { $best }.
    [1] Won { $wins } of { $games }, best score { $best }.
   *[other] Won { $wins } of { $games }, { $row } in a row, best { $best }.
}
# In a game whose score is not what one wins by.
won-alone = { $row ->
    [0] Won { $wins } of { $games } so far.
    [1] Won { $wins } of { $games } so far.
   *[other] Won { $wins } of { $games }, { $row } in a row.
}

## commands/results.py

game = { $title }: { $wins } of { COUNT($games, "game") } won, best score { $best }.
    .alone = { $title }: { $wins } of { COUNT($games, "game") } won.
row = Wins in a row: { $now } now, { $longest } at best.
# $bots: of a level
against = Against { $bots }: { $wins } of { $games } won.

## commands/saves.py

no-saves = No games are saved yet. To start one, type { "tribes play" } and a game.
# The newest is number 1. $state: over, or how far
saved = { $number }: { $title }, { LIST($company) }, { $state }, { DATETIME($when, dateStyle: "long", timeStyle: "short") }.
# $seed: letter by letter
from-seed = Its seed: { $seed }.
deal = Its deal: { $name }.
