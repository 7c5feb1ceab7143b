### The end of the game: who won, and what decided it.

total = totale
hidden = ignoto
won = { $number ->
    [one] { $who ->
        [you] Vinci
       *[other] { CAPITAL($who) } vince
    } con { points } dopo { rounds }.
   *[other] Vittoria condivisa, con { points } dopo { rounds }: { LIST($winners) }.
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}
why = { $number ->
    [0] Sul tavolo non restavano mosse, e così la partita è finita.
    [one] { $who ->
        [you] Hai posato il tuo ultimo cammello, e così la partita è finita.
       *[other] { CAPITAL($who) } ha posato l'ultimo cammello, e così la partita è finita.
    }
   *[other] Ultimo cammello posato da più di uno, e così la partita è finita: { LIST($names) }.
}
over-after = finita dopo { rounds }: { $why ->
    [camels] l'ultimo cammello è stato posato
   *[other] non restano mosse
}
owe = { $who ->
    [you] La parte più grande dei tuoi punti viene { FROM($line) }: { points }.
   *[other] La parte più grande dei punti di { $who } viene { FROM($line) }: { points }.
}
share = { CAPITAL(LIST($winners)) }: vittoria condivisa, perché le regole non prevedono spareggi.
lead = Per { THE($line) } { $who ->
    [you] precedevi { $other }
   *[other] { $other ->
        [you] { $who } ti precedeva
       *[other] { $who } precedeva { $other }
    }
} di { points }.
    .in-vain = Per { THE($line) } { $who ->
        [you] precedevi { $other }
       *[other] { $other ->
            [you] { $who } ti precedeva
           *[other] { $who } precedeva { $other }
        }
    } di { points }, ma non è bastato.
paid = { $who ->
    [you] Per giocare presto hai pagato più di tutti: { $gold } oro.
   *[other] Per giocare presto { $who } ha pagato più di tutti: { $gold } oro.
}
