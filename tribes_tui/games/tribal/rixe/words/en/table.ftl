### What stands on the table of a Rixe besides cards. Of several forms the longest that fits is shown.

what-happened = What happened
# A place for a column, and which card alone it takes.
free = free
    .takes = for a 9
    .takes-brief = for 9
    .takes-briefest = 9
round-of = round { $round } of { $rounds }
step = { $step ->
    [clean] everybody cleans up
    [column] begin a new column
    [play] play
    [draw] draw if none fits
   *[end] end
}
# $few: whether they may soon have none
zone = { COUNT($points, "point") }, { $few ->
    [yes] only { "" }
   *[no] { "" }
}{ COUNT($cards, "card") }
    .brief = { $points } pt, { COUNT($cards, "card") }
    .briefest = { $points } pt, { $cards } c.
hand = Your hand, { COUNT($number, "card") }
no-hand = Hands are hidden
use = { $use ->
    [lifted] lifted
    [fits] fits
   *[nowhere] no fit
}
# The last form stands in rows of eleven letters.
worth = Empty hand: { $points } points, and the round ends. Collecting a column 9 to 1: 1 point.
    .brief = Empty hand: { $points } points. Collecting a column 9 to 1: 1 point.
    .briefer = Empty hand: { $points } points. Column 9 to 1: 1 point.
    .briefest = Empty hand: { $points } points Column 9–1: 1 point
# What goes where, always in sight.
fitting = A card goes on one that is one higher of the other colour; a 9 goes in a free place.
    .brief = Cards go on one higher of the other colour, a 9 in a free place.
# Before a picture of one, from 9 to 1.
column = a column:
# Before the signs of the kinds of cards.
orange = orange
blue = blue
draw = draw
end = end
# In how many $times, one a turn, none of one's cards fitted since something was asked. $drew: whether the cards drawn then are named ($cards), or counted ($number); .took: why, in one turn: $orange, $blue: the values that columns take: 1, 3, 5
none-fitted = { $times ->
    [one] No card of yours fitted
   *[other] In { $times } turns no card of yours fitted
}{ $drew ->
    [none] .
    [named] : you drew { LIST($cards) }.
   *[number] : you drew { $number } cards.
}
    .took = { $drew ->
        [none] No card of yours fits: columns take
        [ended] Your turn ends: columns take
       *[card] You drew { $card }: columns took
    } only { $both ->
        [orange] orange { $orange }
        [blue] blue { $blue }
       *[both] orange { $orange } and blue { $blue }
    }.
# Where everybody's zone would do as well
column-begun = Nobody could play: { THE($card) } begins a column in your zone, as good as any.
# A key: one's turns go by by themselves until there is something to play.
skip = skip till one fits
    .brief = skip
# A key: whether one is asked in turns in which nothing fits but a whole column can move; $is-on: as it is now
stop = { $is-on ->
    [yes] let turns end by themselves
   *[no] ask before a turn ends
}
    .brief = { $is-on ->
        [yes] let it end
       *[no] ask before end
    }
stopped = { $is-on ->
    [yes] You are asked now wherever a whole column can move.
   *[no] Turns end by themselves now where moving a whole column takes no place from others.
}
# Beside Enter, where that ends the turn; $order: that.
and-skip = { $order }; n skips till a card fits
# The same key where turns don't go by; $why: "lesson", "others", "clean", "fits", else "moves".
cannot-skip = { $why ->
    [lesson] In a game n skips turns in which nothing fits; in a lesson it doesn't.
    [others] n skips turns in which nothing fits, once it is your turn.
    [clean] n skips turns in which nothing fits. First you clean your zone.
    [fits] n skips turns in which nothing fits. Now a card fits.
   *[moves] n skips turns in which nothing fits. Here a move may help.
}
# A column that one collected oneself. $points: all that one has; $leads: whether nobody has as many
column-yours = You have { COUNT($points, "point") } now{ $leads ->
    [yes] , and lead
   *[no] { "" }
}.
turned = turned up:
collect = collect
    .brief = +1 pt
    .briefest = +1
is-complete = 9 to 1
    .brief = 9-1
stock = stock: { $number }
# What follows if nobody plays.
dry = After { COUNT($turns, "more turn") } without a card played
    .column = a card from the stock begins a new column
    .end = the round ends without points for going out
no-stock = Once the stock is empty
    .means = nobody draws; if nobody can play either, the round ends without points for going out

## Points by rounds

points = Points
    .after = Points after { COUNT($number, "round") }
round = round
start = start
together = in all
    .brief = all

## What one would want to know

their-hand = { $who ->
    [you] Your
   *[other] { WHOSE(CAPITAL($who)) }
} hand
lacks = no { LIST($cards, type: "or") }
# What scores in this turn. $steps: so many actions; $card: the one that comes first: lizard 6, your turtle 3
scores = What scores now
    .out = your last card can be played: { $points } points
    .collect = { $number ->
        [one] a complete column can be collected: 1 point
       *[other] { $number } complete columns can be collected: 1 point each
    }
    .complete = { $steps ->
        [one] a column can be completed: { $card } goes onto { $onto }
       *[other] a column can be completed in { $steps } steps: first { $card } onto { $onto }
    }
    .from-free = a column can be completed in { $steps } steps: first { $card } in a free place
# $column: Bo's column 3; $wanted: its next card
longest = Longest from 9
    .needs = { $column } has { $length } of 9 cards and needs { $colour ->
        [orange] an orange { $value }
       *[blue] a blue { $value }
    } next
# $who: one player or several; $number: how many
threat = Nearest to going out
    .out = { LIST($who) } { $number ->
        [one] has
       *[other] have
    } { COUNT($cards, "card") } left; the last brings { $points } points

## Why something can't be chosen

nines-only = a free place takes only a 9 from a hand
no-free = a 9 goes only to a free place, and there is none
nine-stays = a 9 fits on no card: this one stays where it is
takes-no-card = your card fits no column now
    .alone = it fits no column now
    .group = it and what lies on it fit no column now
