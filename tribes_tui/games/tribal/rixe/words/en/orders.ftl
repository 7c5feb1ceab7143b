### What is asked in a Rixe, its actions as orders, and what they make.

## What is asked

over = The game is over: { $number ->
    [one] { DO($who, "win") }
   *[other] { LIST($names) } win
}.
choose-zone = Nobody could play: you turned up { THE($card) }. Whose zone does it go in?
# $fits: whether a card can be played; $moves: whether columns can be moved
clean = { $fits ->
    [yes] { $moves ->
        [no] Clean up: play cards on one higher of the other colour, a 9 in a free place.
       *[yes] Clean up your own zone: play cards that fit, or move columns.
    }
   *[no] { $moves ->
        [no] No card fits your zone: end your cleaning.
       *[yes] No card fits your zone: move columns, or end your cleaning.
    }
}
way = { $way ->
    [PLAY] play a card that fits
    [MOVE] move columns
    [HINDER] move a column to hinder others
    [COLLECT] collect a complete column
    [DRAW] draw a card
   *[END] end your turn
}
turn = { CAPITAL(LIST($ways, type: "or")) }.
    .none-fits = No card fits{ $opens ->
        [column] , but a column can be completed
        [room] , but a move frees a place
       *[nothing] { "" }
    }. { CAPITAL(LIST($ways, type: "or")) }.
# The kind of card that fits on one.
wanted = { $colour ->
    [orange] orange { $value }
   *[blue] blue { $value }
}
    .one = { $colour ->
        [orange] an orange { $value }
       *[blue] a blue { $value }
    }
# $more: cards that lie on it; $goal: on a blue 7, or in a free place; $is-own: only the own zone is used
lifted = { $more ->
    [0] Where does { THE($card) } go?
   *[other] Where do { THE($card) } and { $more } more go?
} { CAPITAL($goal) }{ $is-own ->
    [yes] { " " }in your own zone
   *[no] , in any zone
}.
goal = { $colour ->
    [orange] on an orange { $value }
   *[blue] on a blue { $value }
}
    .free = in a free place

## Orders. $onto: a card on the table

# A card on the table.
card = { WHOSE($who) } { $card }
    .in-column = { WHOSE($who) } { $card } in column { $number }
move = { $number ->
    [0] move { $card } onto { $onto }
    [one] move { $card } and the card on it onto { $onto }
   *[other] move { $card } and the { $number } cards on it onto { $onto }
}
# $cards: a card, or a group: lizard 3, your djembe 5 and 2 more
# $moves: whether they lie on the table
put = { $moves ->
    [yes] move { $cards } onto { $onto }
   *[no] play { $cards } on { $onto }
}
    .in-free = play { $cards } in { WHOSE($who) } free place
    .in-none = play { $cards } in no free place
collect = collect the column from 9 to { THE($card) }, { $column }
    .table = collect the column from 9 to { THE($card) }, the table
draw = draw a card
start-column = begin the new column in { WHOSE($who) } zone
    .none = begin the new column in no zone
    .told = begin it in { WHOSE($who) } { $free ->
        [mine] free place, which your 9 needs
        [theirs] free place: then no 9 goes there
        [completes] zone: then you can complete a column
       *[keeps] zone as column { $column }: free places stay free
    }
# What is asked for first, where one card or column may go in several ways.
put-card = play { THE($card) }
    .where = Where does { THE($card) } go?
move-card = move { $card }
    .where = Where does { $card } go?
collect-one = collect a column
    .which = Which column do you collect?

## Step by step. $many: whether several cards are lifted; $number: cards on the table that they fit on, free places

lift = lift { $cards }: { $many ->
    [yes] they fit
   *[no] it fits
} on { COUNT($number, "card") }
    .frees = lift { $cards } to play it in { $number ->
        [one] the free place
       *[other] the free place of a zone
    }
end-leaves = end your turn, and leave a complete column to others
# $order: what is lifted, or goes where; $made: what that makes, or is for
put-makes = { $order }: { $made }
# What a move on the table is for. $colour, $value: of the cards that fitted where it goes
aim = { $aim ->
    [complete] a complete column
    [begin] towards a complete column
    [room] a free place for your 9
   *[shut] others can't play { wanted.one }
}
    .lifting = lift { $cards } { $aim ->
        [complete] to complete a column
        [begin] towards a complete column
        [room] to free a place for your 9
       *[shut] so that others can't play { wanted.one }
    }

## What they make

last-card = your last card
column-of-nine = a column of its own
# $is-from-nine: whether its first card is a 9
column = { $length ->
    [9] a complete column
   *[other] { $is-from-nine ->
        [yes] a column of { $length } from 9 down
       *[no] a column of { $length }
    }
}
# Eight cards of nine, in a turn in which the player can't complete it.
column-wants = { $column }, and others may complete it
    .brief = others may complete it
and-place = { $column }, and a free place
# Of a move: cards in the reader's hand whose only place it takes.
shuts-out = no place for your { LIST($cards) }
points = +{ COUNT($points, "point") }

## What speaks for them

then-hold = Then you hold { COUNT($number, "card") }.
worth = A complete column is worth 1 point to whoever collects it; you have { COUNT($points, "point") }.
played = You have played { COUNT($number, "card") } in cleaning: whoever has played the fewest begins.
why-move = { $aim ->
    [complete] It completes a column from 9 to 1: you can collect all nine cards, for 1 point.
    [begin] With the moves that follow it completes a column in this turn: you can collect all nine cards, for 1 point.
    [room] The place it leaves is free: a 9 from your hand can go there.
   *[shut] Then no { wanted } fits anywhere: of the cards you can't see, { $number } fewer fit.
}
none-fits = { $number ->
    [one] Your last card doesn't fit now.
   *[other] None of your { $number } cards fits now.
}
# $zone: what becomes of free places, which only a 9 from a hand can use
new-column-there = { $zone ->
    [mine] It would take a free place that your 9 needs: a zone without one is better. Everybody may play on the new column wherever it is.
    [theirs] It takes a free place: one fewer for nines, the others' and any you draw. As you hold none, that hinders the others more.
   *[keeps] It takes no free place, which is better while you hold a 9, and everybody may play on it all the same.
}
fit-on = { $number ->
    [0] None of your cards fits on { THE($card) }.
    [one] One of your cards fits on { THE($card) }.
   *[other] { $number } of your cards fit on { THE($card) }.
}
