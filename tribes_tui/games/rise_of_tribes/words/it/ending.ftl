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
took-lead = { $who ->
    [you] Turno { $turn }: hai preso la testa e l'hai tenuta, con { points }.
   *[other] Turno { $turn }: { $who } ha preso la testa e l'ha tenuta, con { points }.
}
completed = { $who ->
    [you] Hai completato { LIST(THE($goals)) }.
   *[other] { CAPITAL($who) } ha completato { LIST(THE($goals)) }.
}
    .none = { $who ->
        [you] Non hai completato nessuno scopo.
       *[other] { CAPITAL($who) } non ha completato nessuno scopo.
    }
