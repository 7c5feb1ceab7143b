### What happened at indy. A message is a line of the log; .short is for a window too small for one, .again behind another who did
### the like; .spoken is for those who listen, and stands behind the name of whoever did it.

# $who (str): whoever did it, or `several` together, or `you-and-others`
shaman-chosen = { CAPITAL(DO($who, "take")) } { A($shaman) }.
    .short = { $who } took { A($shaman) }
    .again = { $who } a { $colour ->
        [R] red
        [G] green
       *[B] blue
    } one
    .spoken = took { A($shaman) }
round-began = Round { $number }: { DO($who, "go", "goes") } first.
    .spoken = round { $number }
# $who (str): whoever did it, or `several` together, or `you-and-others`
dealt = { CAPITAL(DO($who, "get")) } { LIST(A($cards)) }.
    .spoken = got { COUNT($number, "card") }
# So many cards.
so-many = { $number ->
    [0] nothing
    *[other] { COUNT($number, "card") }
}
# Of others all see how many.
# $who (str): whoever did it, or `several` together, or `you-and-others`
exchanged = { CAPITAL(DO($who, "exchange")) } { so-many }.
    .short = { $who } exchanged { so-many }
    .again = { $number ->
        [0] { $who } nothing
       *[other] { $who } { $number }
    }
    .spoken = exchanged { so-many }
# One's own, card by card.
# $who (str): whoever did it, or `several` together, or `you-and-others`
drew = { CAPITAL(DO($who, "exchange")) } { LIST(A($given)) } for { LIST(A($drawn)) } from the deck.
    .short = you exchanged { so-many } for { LIST(A($drawn)) }
    .spoken = drew { LIST(A($drawn)) }
# $eagles: so many came first, and went under the deck.
under = { $eagles ->
    [0] { "" }
    [1] { " " }(first an eagle turned up and went under the deck)
   *[other] { " " }(first { COUNT($eagles, "eagle") } turned up and went under the deck)
}
turned-up = Row, place { $place }: { $card }{ under }.
    .spoken = Row: { LIST($cards) }.
    .alone = { CAPITAL(LIST($cards)) } turned up.
# $who (str): whoever did it, or `several` together, or `you-and-others`
passed = { CAPITAL(DO($who, "pass", "passes")) }.
    .short = { $who } passed
    .spoken = passed
# Whoever did the like, too: the same as before, or another.
again-who = { $who ->
    [same] then
   *[other] { $who }
}
# $who (str): whoever did it, or `several` together, or `you-and-others`; .again: or the `same` as before
swapped = { CAPITAL(DO($who, "swap")) } { $given } for { $taken }.
    .short = { $who } swapped { $given } for { $taken }
    .again = { again-who } { $given } for { $taken }
    .brief = { $who } swapped for { $taken }
    .brief-again = { again-who } for { $taken }
    .spoken = swapped { $given } for { $taken }
# $who (str): whoever did it, or `several` together, or `you-and-others`
eagle-played = { CAPITAL(WHOSE($who)) } eagle takes { $taken }; { $card } takes its place{ under }.
    .short = { WHOSE($who) } { $number ->
        [one] eagle
       *[other] eagles
    } took { LIST($cards) }
    .again = { WHOSE($who) } { LIST($cards) }
    .spoken = took { THE($taken) } with an eagle; place { $place } of the row gets { THE($card) }
# $who (str): whoever did it, or `several` together, or `you-and-others`
eagle-kept = { CAPITAL(DO($who, "keep")) } the eagle.
    .spoken = kept the eagle
# $made: a standard of 13; .spoken: standard 13
# $who (str): whoever did it, or `several` together, or `you-and-others`
evoked = { CAPITAL(DO($who, "evoke")) } { LIST(A($cards)) }: { $made }.
    .kept = { CAPITAL(DO($who, "evoke")) } { LIST(A($cards)) }: { $made }; { A($kept) } is kept.
    .spoken = evoked { $made }
# $who (str): whoever did it, or `several` together, or `you-and-others`
returned = { CAPITAL(DO($who, "return")) } to the game with { $card }.
    .short = { $who } returned
    .spoken = returned to the game with { THE($card) }
# Of a player without feathers, at the end of a round.
# $who (str): whoever did it, or `several` together, or `you-and-others`
kept = { CAPITAL(DO($who, "keep")) } one of two cards.
    .both = { CAPITAL(DO($who, "keep")) } { A($kept) }; { A($dropped) } goes back.
    .spoken = kept one of two cards
paid = The worst evocation costs { LIST($losers) } { $number ->
    [one] a feather
   *[other] a feather each
}.
    .won = { CAPITAL(DO($winner, "take")) } a feather for the best team; the worst evocation costs { LIST($losers) } { $number ->
        [one] a feather
       *[other] a feather each
    }.
spared = Nobody loses a feather: otherwise nobody would have one left.
    .won = { CAPITAL(DO($winner, "take")) } a feather for the best team; nobody loses a feather: otherwise nobody would have one left.
game-over = { $number ->
    [1] { CAPITAL(DO($who, "win")) } the game.
   *[other] { CAPITAL(LIST($winners)) } win the game.
}
    .spoken = the game is won by { LIST($winners) }
undo-spoken = the last move was taken back
# All who are not named.
others = others
# What there is no room for in the row for news; the key shows all.
more-news = more: { $key }
# The same where none of it has room.
only-more = news: key { $key }
# What several did is told once. $did: exchanged 2 cards
together = { LIST($who) } { $did }

## The end of a round

# $how: who pays; $rank: wrong 13; $next: standard 9, the lowest of those that don't pay, where there is room
ends = { $how ->
    [single] { worst }.
    [some] { CAPITAL(LIST($losers)) } are worst with { $rank } and pay a feather each.
    [crowd] { $number } players are worst with { $rank } and pay a feather each.
   *[spared] Nobody pays a feather: otherwise nobody would have one left.
}
    .won = { $how ->
        [single] { CAPITAL(DO($who, "pay")) } a feather for the worst, { $rank }; { your-team } takes one.
        [some] { CAPITAL(LIST($losers)) } pay a feather each; { your-team } takes one.
        [crowd] { $number } players pay a feather each; { your-team } takes one.
       *[spared] Nobody pays a feather (otherwise nobody would have one left); { your-team } takes one.
    }
# Within it: whose evocation pays, and whose team takes a feather.
worst = { CAPITAL(DO($who, "pay")) } a feather for the worst evocation, { $rank }{ $has-next ->
    [yes] , below { $next }
   *[no] { "" }
}
your-team = { WHOSE($winner) } team
# $place: third; .best: $why it wins no feather
place = Your evocation is { $place } of { $number }: you pay nothing.
    .shared = Your evocation shares { $place } place: you pay nothing.
    .best = Your evocation is the best of { $number }, but { $why ->
        [shared] a team that another equals wins no feather.
        [empty] the plate has no feather to win.
       *[class] only a team wins a feather.
    }
all-alike = { $number ->
    [2] Both evocations are equal.
   *[other] All { $number } evocations are equal.
}
colour-of = { $colour ->
    [R] red
    [G] green
   *[B] blue
}
# $colour: of the $card
came-back = Back with { $card } and two more { colour-of } ones, { DO($who, "take") } a feather.
laid-nothing = { $number ->
    [1] { CAPITAL(DO($who, "are", "is")) } plucked and evoked nothing.
   *[other] { CAPITAL(LIST($names)) } are plucked and evoked nothing.
}
# Behind what the round cost.
is-back = { CAPITAL(DO($who, "are", "is")) } back.
last-feather = { CAPITAL(WHOSE($who)) } last feather is gone.
    .plucked = { CAPITAL(WHOSE($who)) } last feather is gone: { DO($who, "are", "is") } plucked from the next round on.
# Of a game that is over with this round. $feathers: those on the plate
takes-plate = Only { DO($who, "have", "has") } feathers left: { DO($who, "win") }, with { $feathers } from the plate.
next-round = the next round: all but the kept cards are shuffled, and new ones dealt
round-over = round { $number } is over
