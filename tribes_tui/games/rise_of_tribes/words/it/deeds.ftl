### What was done in a row, or paid for, as one deed: a line.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
grown = { $who ->
    [you] Aggiungi
   *[other] { CAPITAL($who) } aggiunge
} { LIST($places) }.
moved = { $who ->
    [you] Muovi
   *[other] { CAPITAL($who) } muove
} { LIST($ways) }.
    .near = { $who ->
        [you] Muovi
       *[other] { CAPITAL($who) } muove
    } { LIST($ways) }: in { LIST($hexes) } ci sei anche tu.
gathered = { $who ->
    [you] Raccogli
   *[other] { CAPITAL($who) } raccoglie
} { LIST($goods) } da { LIST($hexes) }.
    .nothing = { $who ->
        [you] Raccogli
       *[other] { CAPITAL($who) } raccoglie
    } da { LIST($hexes) }.
drawn = { $who ->
    [you] Peschi
   *[other] { CAPITAL($who) } pesca
} { LIST(THE($goals)) }.
lost = { $who ->
    [you] Perdi
   *[other] { CAPITAL($who) } perde
} { LIST($places) }.

## With what was paid

bought = { $who ->
    [you] Compri
   *[other] { CAPITAL($who) } compra
} { THE($item) } per { LIST($goods) }.
altar = { $who ->
    [you] Dai
   *[other] { CAPITAL($who) } dà
} all'Altare { LIST($goods) } e un membro in { $hex }: { points }, { $total } in tutto.
lit = { $who ->
    [you] Paghi { LIST($goods) } e cambi
   *[other] { CAPITAL($who) } paga { LIST($goods) } e cambia
} una luna in sole.
won = { $who ->
    [you] Completi
   *[other] { CAPITAL($who) } completa
} { THE($goal) }: { points }, { $total } in tutto.
    .for = { $who ->
        [you] Completi
       *[other] { CAPITAL($who) } completa
    } { THE($goal) } per { LIST($goods) }: { points }, { $total } in tutto.
    .did = { $who ->
        [you] hai
       *[other] ha
    } completato { THE($goal) } per { points }, { $total } in tutto
built = { $who ->
    [you] Costruisci
   *[other] { CAPITAL($who) } costruisce
} un villaggio in { $hex } per { LIST($goods) }.
