### How a game ended.

source = { $kind ->
    [goals] scopi
    [villages] villaggi
    [elder] anziano
    [invaders] invasori
    [altar] altare
    [chieftain] asta
    [tiger-hunted] tigre cacciata
    [mammoth-hunted] mammut cacciato
    [mammoth-tamed] mammut domato
   *[points-lost] punti persi
}
goals-reached = scopi completati
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
takes-lead = Dal turno { $turn } { $who ->
    [you] eri
   *[other] { $who } era
} in testa, con { points }.
last-points = Gli ultimi punti vengono { $who ->
    [you] dai tuoi villaggi
   *[other] dai villaggi di { $who }
}: { $number }.
completed = { $who ->
    [you] Hai completato { LIST(THE($goals)) }.
   *[other] { CAPITAL($who) } ha completato { LIST(THE($goals)) }.
}
    .none = { $who ->
        [you] Non hai completato nessuno scopo.
       *[other] { CAPITAL($who) } non ha completato nessuno scopo.
    }
