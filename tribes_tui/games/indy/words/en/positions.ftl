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
position = indy, round { $number }, { $phase }. { CAPITAL(DO($who, "go", "goes")) } first.
plate = Plate: { $feathers }. { $legend }
# $cards: codes and their places
row-codes = Row: { $cards }
hand-codes = { $cards ->
    [none] Your hand: empty.
   *[other] Your hand: { $cards }.
}
    .best = Your hand: { $cards }. Best three: { $made }.
seat = { $who }: { $parts }
holds = holds { $cards }
evoked = evoked { $cards }, { $made }
won = { $number ->
    [1] { CAPITAL(DO($who, "win")) } after { $rounds }.
   *[other] { CAPITAL(LIST($winners)) } win after { $rounds }.
}
rounds = { COUNT($number, "round") }
takes-plate = Nobody else has a feather: { DO($who, "take") } the plate too.
most-win = After { $rounds } whoever has the most feathers wins.
last-evocation = { CAPITAL(WHOSE($who)) } last evocation: { $cards }, { $made }.
with-team = { $number ->
    [1] { CAPITAL(DO($who, "finish", "finishes")) } with a team of characters.
   *[other] { CAPITAL(LIST($winners)) } finish with a team of characters.
}
course = Feathers after each round:
