### What happened at indy. A message is a line of the log; .short is for a window too small for one, .again behind another who did
### the like; .spoken is for those who listen, and stands behind the name of whoever did it.

shaman-chosen = { $who ->
    [you] You take { A($shaman) }.
   *[other] { CAPITAL($who) } takes { A($shaman) }.
}
    .short = { $who } took { A($shaman) }
    .again = { $who } a { $colour ->
        [R] red
        [G] green
       *[B] blue
    } one
    .spoken = took { A($shaman) }
round-began = { $who ->
    [you] Round { $number }: you deal.
   *[other] Round { $number }: { $who } deals.
}
    .spoken = round { $number }
dealt = { $who ->
    [you] You get { LIST(A($cards)) }.
   *[other] { CAPITAL($who) } gets { LIST(A($cards)) }.
}
    .spoken = { $number ->
        [one] got 1 card
       *[other] got { $number } cards
    }
# So many cards.
so-many = { $number ->
    [0] nothing
    [one] 1 card
   *[other] { $number } cards
}
# Of others all see how many.
exchanged = { $who ->
    [you] You exchange { so-many }.
   *[other] { CAPITAL($who) } exchanges { so-many }.
}
    .short = { $who } exchanged { so-many }
    .again = { $number ->
        [0] { $who } nothing
       *[other] { $who } { $number }
    }
    .spoken = exchanged { so-many }
# One's own, card by card.
drew = { $who ->
    [you] You put { LIST(A($given)) } under the deck, and { LIST(A($drawn)) } came up.
   *[other] { CAPITAL($who) } puts { LIST(A($given)) } under the deck, and { LIST(A($drawn)) } came up.
}
    .short = you drew { LIST(A($drawn)) }
    .spoken = drew { LIST(A($drawn)) }
# $eagles: so many came first, and went under the deck.
under = { $eagles ->
    [0] { "" }
    [one] { " " }(1 eagle went under the deck)
   *[other] { " " }({ $eagles } eagles went under the deck)
}
turned-up = Place { $place } shows { $card }{ under }.
    .spoken = Row: { LIST($cards) }.
passed = { $who ->
    [you] You pass.
   *[other] { CAPITAL($who) } passes.
}
    .short = { $who } passed
    .spoken = passed
swapped = { $who ->
    [you] You swap { $given } for { $taken }.
   *[other] { CAPITAL($who) } swaps { $given } for { $taken }.
}
    .short = { $who } took { $taken }
    .again = { $who } { $taken }
    .spoken = swapped { $given } for { $taken }
eagle-played = { $who ->
    [you] Your eagle takes { $taken }; { $card }{ under } takes its place.
   *[other] { CAPITAL(WHOSE($who)) } eagle takes { $taken }; { $card }{ under } takes its place.
}
    .short = { $who }: eagle took { $taken }
    .spoken = took { THE($taken) } with an eagle; place { $place } shows { THE($card) }
eagle-kept = { $who ->
    [you] You keep the eagle.
   *[other] { CAPITAL($who) } keeps the eagle.
}
    .spoken = kept the eagle
# $made: a standard of 13 points; .spoken: standard 13
evoked = { $who ->
    [you] You evoke { LIST(A($cards)) }: { $made }.
   *[other] { CAPITAL($who) } evokes { LIST(A($cards)) }: { $made }.
}
    .kept = { $who ->
        [you] You evoke { LIST(A($cards)) }: { $made }; { A($kept) } is kept.
       *[other] { CAPITAL($who) } evokes { LIST(A($cards)) }: { $made }; { A($kept) } is kept.
    }
    .spoken = evoked { $made }
returned = { $who ->
    [you] You return to the game with { $card }.
   *[other] { CAPITAL($who) } returns to the game with { $card }.
}
    .short = { $who } returned
    .spoken = returned to the game with { THE($card) }
# Of a player without feathers, at the end of a round.
kept = { $who ->
    [you] You keep one of two cards.
   *[other] { CAPITAL($who) } keeps one of two cards.
}
    .both = { $who ->
        [you] You keep { A($kept) }; { A($dropped) } goes back.
       *[other] { CAPITAL($who) } keeps { A($kept) }; { A($dropped) } goes back.
    }
    .spoken = kept one of two cards
paid = The worst evocation costs { LIST($losers) } a feather.
    .won = { $winner ->
        [you] You take a feather for the best team; the worst evocation costs { LIST($losers) } a feather.
       *[other] { CAPITAL($winner) } takes a feather for the best team; the worst evocation costs { LIST($losers) } a feather.
    }
spared = Nobody loses a feather: there would be nobody left.
    .won = { $winner ->
        [you] You take a feather for the best team; nobody loses a feather: there would be nobody left.
       *[other] { CAPITAL($winner) } takes a feather for the best team; nobody loses a feather: there would be nobody left.
    }
game-over = { $number ->
    [1] { $who ->
        [you] You win the game.
       *[other] { CAPITAL($who) } wins the game.
    }
   *[other] { CAPITAL(LIST($winners)) } win the game.
}
    .spoken = the game is won by { LIST($winners) }
undo-spoken = the last move was taken back
# All who are not named.
others = others
# What several did is told once. $did: exchanged 2 cards
together = { LIST($who) } { $did }

## The end of a round

# $how: who pays; $rank: wrong 13
ends = { $how ->
    [single] { worst }.
    [some] { CAPITAL(LIST($losers)) } are worst with { $rank } and pay a feather each.
    [crowd] { $number } shamans are worst with { $rank } and pay a feather each.
   *[spared] Nobody pays a feather: there would be nobody left.
}
    .won = { $how ->
        [single] { worst }; { your-team } takes one.
        [some] { CAPITAL(LIST($losers)) } are worst with { $rank } and pay a feather each; { your-team } takes one.
        [crowd] { $number } shamans are worst with { $rank } and pay a feather each; { your-team } takes one.
       *[spared] Nobody pays a feather (there would be nobody left); { your-team } takes one.
    }
# Within it: whose evocation pays, and whose team takes a feather.
worst = { $who ->
    [you] Your { $rank } is the worst and costs a feather
   *[other] { CAPITAL(WHOSE($who)) } { $rank } is the worst and costs a feather
}
your-team = { $winner ->
    [you] your team
   *[other] { WHOSE($winner) } team
}
# $place: third
place = Your evocation is { $place } of { $number }.
    .unmoved = Your evocation is { $place } of { $number }. Only the best team gains, the worst pays.
colour-of = { $colour ->
    [R] red
    [G] green
   *[B] blue
}
# $colour: of the $card
came-back = { $who ->
    [you] You came back, and took a feather from the plate.
   *[other] { CAPITAL($who) } came back, and took a feather from the plate.
}
    .with = { $who ->
        [you] You are back: { $card } and two more { colour-of } ones. You take a feather.
       *[other] { CAPITAL($who) } is back: { $card } and two more { colour-of } ones. Takes a feather.
    }
laid-nothing = { $who ->
    [you] You are plucked, and so laid nothing.
   *[other] { CAPITAL($who) } is plucked, and so laid nothing.
}
last-feather = { $who ->
    [you] Your last feather is gone.
   *[other] { CAPITAL(WHOSE($who)) } last feather is gone.
}
    .plucked = { $who ->
        [you] Your last feather is gone: plucked from the next round on.
       *[other] { CAPITAL(WHOSE($who)) } last feather is gone: plucked from the next round on.
    }
# Of a game that is over with this round. $feathers: those on the plate
takes-plate = { $who ->
    [you] Only you have feathers left: you win, with { $feathers } from the plate.
   *[other] Only { $who } has feathers left: { $who } wins, with { $feathers } from the plate.
}
next-round = the next round: new cards for everybody, to go with the one they kept
round-over = round { $number } is over
