### The end of a round, and of a game.

## A round

nobody-out = Nobody goes out: the stock is empty, and nobody could play a card.
# $who: one player; $card: the last; $columns: collected with it, a point each
out-with = { CAPITAL(DO($who, "play")) } { THE($card) } and { VERB($who, "go", "goes") } out: { $points } points{ $columns ->
    [0] { "" }
    [one] , +1 for a column
   *[other] , +{ $columns } for { $columns } columns
}.
out = { CAPITAL(DO($who, "go", "goes")) } out: { $points } points{ $columns ->
    [0] { "" }
    [one] , +1 for a column
   *[other] , +{ $columns } for { $columns } columns
}.
    .several = { CAPITAL(LIST($names)) } go out: { $points } points each{ $columns ->
        [0] { "" }
        [one] , +1 for a column
       *[other] , +{ $columns } for { $columns } columns
    }.
round-is-over = round { $round } of { $rounds } is over
onward = begin round { $number } with { $cards } new cards
    .end = the end of the game
left = { COUNT($number, "round is", "rounds are") } left: { $points } points for going out, 1 for each column.
# A place by the points; 0 where all have as many.
place = { $is-shared ->
    [yes] { $place ->
        [0] all level
        [1] joint first
        [2] joint second
       *[other] joint third
    }
   *[no] { $place ->
        [1] leads
        [2] second
        [3] third
       *[other] fourth
    }
}
    .was-out = out
# The same in the end.
final-place = { $is-shared ->
    [yes] { $place ->
        [1] shares the win
        [2] joint second
       *[other] joint third
    }
   *[no] { $place ->
        [1] wins
        [2] second
        [3] third
       *[other] fourth
    }
}
last-card = The last card
column = { $is-completed ->
    [yes] The column it completed
   *[no] A column collected with it
}
    .brief = The column
for-out = for going
    .below = out first
for-columns = for each column
    .below = from 9 to 1
brought = Where the points came from
got-for-out = for going out: { $who }.
    .nobody = for going out: nobody.
got-for-columns = for columns: { $who }.
    .nobody = for columns: nobody.
# A seat's points without the picture; $told: for what
line = { $name }: { $told }, { COUNT($points, "point") } in all
of-out = { $points } for going out
of-columns = { $points } for columns
nothing = nothing

## A game

won = { $number ->
    [one] { CAPITAL(DO($who, "win")) }
   *[other] { CAPITAL(LIST($names)) } win
} with { COUNT($points, "point") }.
tie = On equal points, whoever went out more often comes first.
shared = They are level on points and on going out: they share the victory.
no-points = Nobody went out, and nobody collected a column.
# $points: 5 points, and where they came from
seat = { CAPITAL($who) }: { $points }; { $outs ->
    [0] never went out
    [one] went out once
   *[other] went out { $outs } times
}, { COUNT($columns, "column") }.
whence = { COUNT($points, "point") }
    .start = { COUNT($points, "point") } ({ $start } at the start, then { LIST($rounds) })
    .rounds = { COUNT($points, "point") } ({ LIST($rounds) }, round by round)
scores = Scores after each round:

## In figures

going-out = going out
columns = columns
rounds-out = went out
best-round = best round
won-by-outs = { COUNT($points, "point") } each, and went out more often

## What decided it

lead = { $who ->
    [you] Round { $round }: you take the lead for good.
   *[other] Round { $round }: { $who } takes the lead for good.
}
# $by: what put the winner ahead of the next one; $mine, $theirs: how often each was out, or how many columns each has
difference = { CAPITAL(DO($who, "are", "is")) } { COUNT($points, "point") } ahead of { $other }, { $by ->
    [both] by going out and by columns
    [out] by going out: { $mine } to { $theirs }
   *[columns] by columns: { $mine } to { $theirs }
}.
