### How a Duel ended.

# $most: turns, in a row without progress or in all
why = { $end ->
    [piles] all four sacred piles are complete
    [empty] no columns left, and all four sacred piles begun
    [emptied_by_opponent] the other player took the last card of the winner's columns
    [no_progress] { $most } turns passed without progress
   *[turn_limit] all { $most } turns have been played
}
# What won where nobody finished. $mine: how much of what decided the winner has, $theirs: the other one; $most: turns
won-by = { $what ->
    [piled] { $mine } sacred { $mine ->
        [one] card
       *[other] cards
    } to { $theirs }
    [held] sacred cards level, { $mine } left to { $theirs },
   *[down] { $mine } face down to { $theirs }, all else level,
} when { $end ->
    [no_progress] the game got stuck
   *[turn_limit] all { $most } turns were played
}
outcome = { $who ->
    [you] you win; { $why }
   *[other] { $who } wins; { $why }
}
    .draw = a draw; { $why }
# $outcome: who won, and why
over = { CAPITAL($outcome) }, after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
# How a player stands. $total: cards on sacred piles, which are $piles; $held: in columns, $hidden of them face down
stands = { $who ->
    [you] You
   *[other] { CAPITAL($who) }
}: { $total ->
    [one] 1 card on sacred piles
   *[other] { $total } cards on sacred piles
} ({ $piles }), { $held } in columns, { $hidden } of them face down.
# A pile and its height.
pile = { $symbol } { $height }
# What a player did in all.
did = { $who ->
    [you] you
   *[other] { $who }
}: { $sacred ->
    [one] 1 sacred card
   *[other] { $sacred } sacred cards
}, { $gives ->
    [one] 1 give
   *[other] { $gives } gives
}, { $steals ->
    [one] 1 steal
   *[other] { $steals } steals
}

## In figures

# Above the cards on piles.
sacred = { $has-decided ->
    [yes] Sacred cards decided it
   *[no] Sacred cards: not what decided it
}
cleared = cards gone of the { $dealt } dealt
turned-up = cards turned up of { $down }
left = cards left in columns
steals = steals

## What decided it

won-in-turn = { $end ->
    [piles] { $who ->
        [you] Turn { $turn }: you complete the fourth sacred pile.
       *[other] Turn { $turn }: { $who } completes the fourth sacred pile.
    }
    [empty] { $who ->
        [you] Turn { $turn }: you have no column left, and a card on each sacred pile.
       *[other] Turn { $turn }: { $who } has no column left, and a card on each sacred pile.
    }
   *[emptied_by_opponent] { $who ->
        [you] Turn { $turn }: your last column is taken, and that makes you the winner.
       *[other] Turn { $turn }: { WHOSE($who) } last column is taken, and that makes { $who } the winner.
    }
}
# $left: cards that the other one has in columns; $since: the turn from which on the winner had fewer; $only-now: it was the last one,
# before which the winner had $had, the other one $other-had
difference = { $other ->
    [you] You still have
   *[other] { CAPITAL($other) } still has
} { $left ->
    [one] 1 card
   *[other] { $left } cards
} in columns. { $only-now ->
    [yes] Before the last turn { $who ->
        [you] you
       *[other] { $who }
    } had { $had }, { $other ->
        [you] you
       *[other] { $other }
    } { $other-had }.
   *[no] { $who ->
        [you] You have
       *[other] { CAPITAL($who) } has
    } had fewer since turn { $since }.
}
all-equal = { CAPITAL($why) }, and everything is tied.
# $what: what puts somebody ahead where nobody finished
ahead = { CAPITAL($why) }: { $who ->
    [you] you have
   *[other] { $who } has
} { $what ->
    [piled] more sacred cards
    [held] fewer cards in columns
   *[down] fewer cards face down
}, { $mine } against { $theirs }.
no-progress = { $turns } turns without progress
all-turned-up = { $who ->
    [you] Turn { $turn }: the last of your face-down cards is turned up.
   *[other] Turn { $turn }: the last of { WHOSE($who) } face-down cards is turned up.
}
best-turn = { $who ->
    [you] Turn { $turn }: you put { $number ->
        [one] 1 card
       *[other] { $number } cards
    } on sacred piles, the most in one turn.
   *[other] Turn { $turn }: { $who } puts { $number ->
        [one] 1 card
       *[other] { $number } cards
    } on sacred piles, the most in one turn.
}
