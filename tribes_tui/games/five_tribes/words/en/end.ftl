### The end of the game: who won, and what decided it.

total = total
hidden = hidden
won = { $number ->
    [one] { $who ->
        [you] You win with { points } after { rounds }.
       *[other] { CAPITAL($who) } wins with { points } after { rounds }.
    }
   *[other] { CAPITAL(LIST($winners)) } win together with { points } after { rounds }.
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
# $names: who placed their last camel; without any no move was left
why = { $number ->
    [0] No move was left on the board, which ended the game.
    [one] { $who ->
        [you] You placed your last camel, which ended the game.
       *[other] { CAPITAL($who) } placed their last camel, which ended the game.
    }
   *[other] { CAPITAL(LIST($names)) } placed their last camels, which ended the game.
}
# Above the result.
over-after = over after { rounds }: { $why ->
    [camels] the last camel is placed
   *[other] no move is left
}
# $line: of the score sheet
owe = { $who ->
    [you] Most of your points came from { $line }: { points }.
   *[other] Most of { WHOSE($who) } points came from { $line }: { points }.
}
share = { CAPITAL(LIST($winners)) } share the victory: the rules have no tie-breaker.
lead = { $who ->
    [you] You made { lead.more } than { $other } in { $line }.
   *[other] { CAPITAL($who) } made { lead.more } than { $other } in { $line }.
}
    .more = { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }
    .in-vain = { $who ->
        [you] In { $line } you made { lead.more } than { $other }, which was not enough.
       *[other] In { $line } { $who } made { lead.more } than { $other }, which was not enough.
    }
paid = { $who ->
    [you] You paid the most for early turns: { $gold } gold.
   *[other] { CAPITAL($who) } paid the most for early turns: { $gold } gold.
}
