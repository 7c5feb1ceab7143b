### How a Duel ended.

# $most: turns, in a row without progress or in all
why = { $end ->
    [piles] all four sacred piles are complete
    [empty] no columns left, and all four sacred piles begun
    [emptied_by_opponent] the other player took the last card of the winner's columns
    [no_progress] { $most } turns passed without progress
   *[turn_limit] all { $most } turns have been played
}
# What won where it wasn't the cards on piles.
won-by = { $what ->
    [held] equal on sacred piles, with fewer cards to clear
   *[down] equal, with fewer cards face down
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

cleared = cards cleared
turned-up = cards turned up
to-clear = cards to clear
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
# $given: cards that the winner gave away, $other-given: the other one; $left: what that one has left to clear
difference = { $who ->
    [you] You give away { $given ->
        [one] 1 card
       *[other] { $given } cards
    }, { $other } { $other-given }; { $other } has { $left } left to clear. From turn { $turn } on you always have fewer to clear.
   *[other] { CAPITAL($who) } gives away { $given ->
        [one] 1 card
       *[other] { $given } cards
    }, { $other ->
        [you] you
       *[other] { $other }
    } { $other-given }; { $other ->
        [you] you have
       *[other] { $other } has
    } { $left } left to clear. From turn { $turn } on { $who } always has fewer to clear.
}
all-equal = { CAPITAL($why) }, and everything is tied.
# $what: what puts somebody ahead where nobody finished
ahead = { CAPITAL($why) }: { $who ->
    [you] you have
   *[other] { $who } has
} { $what ->
    [piled] more sacred cards
    [held] fewer cards to clear
   *[down] fewer cards face down
}, { $mine } against { $theirs }.
no-progress = { $turns } turns without progress
all-turned-up = { $who ->
    [you] Turn { $turn }: your last card comes up.
   *[other] Turn { $turn }: { WHOSE($who) } last card comes up.
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
