### The end of the game: who won, and what decided it.

total = total
hidden = hidden
won = { $number ->
    [one] { CAPITAL(DO($who, "win")) } with { points } after { rounds }.
   *[other] { CAPITAL(LIST($winners)) } win together with { points } after { rounds }.
}
points = { COUNT($points, "point") }
rounds = { COUNT($rounds, "round") }
# $names: who placed their last camel; without any no move was left
why = { $number ->
    [0] No move was left on the board, which ended the game.
    [one] { CAPITAL($who) } placed { THEIR($who) } last camel, which ended the game.
   *[other] { CAPITAL(LIST($names)) } placed their last camels, which ended the game.
}
# Above the result.
over-after = over after { rounds }: { $why ->
    [camels] the last camel is placed
   *[other] no move is left
}
# $line: of the score sheet
owe = The largest part of { WHOSE($who) } points came from { $line }: { points }.
share = { CAPITAL(LIST($winners)) } share the victory: the rules have no tie-breaker.
lead = { CAPITAL($who) } led { $other } by { COUNT($points, "point") } in { $line }.
    .in-vain = { CAPITAL($who) } led { $other } by { COUNT($points, "point") } in { $line }, which wasn't enough.
paid = { CAPITAL($who) } paid the most for early turns: { $gold } gold.
