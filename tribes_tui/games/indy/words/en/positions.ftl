### A whole position of indy in lines, and the story of a game.

# $phase (str)
phase = { $phase ->
    [shamans] shamans
    [dark] dark
    [light] light
    [evocation] evocation
    [return] return
    [eagles] last eagles
    [keep] keeping
   *[end] the end
}
position = { $who ->
    [you] indy, round { $number }, { $phase }. You deal.
   *[other] indy, round { $number }, { $phase }. { CAPITAL($who) } deals.
}
plate = Plate: { $feathers }. { $legend }
# $cards: codes and their places
row-codes = Row: { $cards }
hand-codes = { $cards ->
    [none] Your hand: empty.
   *[other] Your hand: { $cards }.
}
    .best = Your hand: { $cards }. Best three: { $made }.
seat = { $who ->
    [you] you: { $parts }
   *[other] { $who }: { $parts }
}
holds = holds { $cards }
evoked = evoked { $cards }, { $made }
won = { $number ->
    [1] { $who ->
        [you] You win after { $rounds }.
       *[other] { CAPITAL($who) } wins after { $rounds }.
    }
   *[other] { CAPITAL(LIST($winners)) } win after { $rounds }.
}
rounds = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
takes-plate = { $who ->
    [you] Nobody else has a feather: you take the plate too.
   *[other] Nobody else has a feather: { $who } takes the plate too.
}
most-win = After { $rounds } whoever has most feathers wins.
last-evocation = { $who ->
    [you] Your last evocation: { $cards }, { $made }.
   *[other] { CAPITAL(WHOSE($who)) } last evocation: { $cards }, { $made }.
}
with-team = { $number ->
    [1] { $who ->
        [you] You finish with a team of characters.
       *[other] { CAPITAL($who) } finishes with a team of characters.
    }
   *[other] { CAPITAL(LIST($winners)) } finish with a team of characters.
}
course = Feathers after each round:
