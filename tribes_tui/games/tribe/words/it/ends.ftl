### Un attacco a cui rispondere, la fine di una sfida, e la fine della partita.

spheres = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}

## Un attacco

takes = { $number ->
    [one] prende { $number } vaso,
   *[other] prende { $number } vasi,
}
    .which = { $number ->
        [one] l'ultimo
       *[other] dall'ultimo
    }
begun = { $number } di { $most } vasi
whole = completa
let-it-happen = lascia fare
    .first = Le tue coperte
    .then = restano lì.
    .helpless = Nessuna carta
    .helpless-then = lo protegge.
protects = { $card } accanto { TO($chain) }
stops = salva { $number } di { $most }
    .goes = va sotto
    .discards = gli scarti
loses = { $number ->
    [0] non perde nulla
   *[other] perde { spheres }
}
left = ne restano { $number }
complete = completa: { $done } di { $wanted } per chiudere
needs = vuole { $icons }
leaves = solo: vuole un vaso al
    .then = prossimo turno, o va via
stays = il tuo capo: può restare
    .then = senza vasi
lost = perso
    .sign = ×
saved = salvo
    .brief = salvo
    .least = ok
before = Che cosa è successo prima
legend = sfere: ognuna è un punto

## La fine di una sfida

closed = { $who ->
    [you] Chiudi la sfida { $number }. Gli altri pagano le carte non posate.
   *[other] { $who } chiude la sfida { $number }. Gli altri pagano le carte non posate.
}
nobody-closed = { $why ->
    [exhausted] La sfida { $number } è finita: non restano vasi né totem nei mazzi. Nessuno l'ha chiusa, quindi nessuno paga.
   *[limit] La sfida { $number } è finita: i turni sono esauriti. Nessuno l'ha chiusa, quindi nessuno paga.
}
sum-before = { $points } prima
sum-laid = +{ $points } di sfere
sum-magic = +{ $points } di magia
sum-paid = −{ $points } rimaste
sum = { $parts }: { $total }.
left-in-hand = In mano: { LIST($cards) }.
left-face-down = Coperte: { LIST($cards) }.
cost = { $card } { $number }
to-go = Mancano ancora, per { $goal }: { $missing }.
goal = a { $number } si vince
part-before = prima
place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[4] 4º
}
    .tied = { $place ->
        [1] 1º pari
        [2] 2º pari
       *[3] 3º pari
    }
onward = comincia la sfida { $number }: cinque carte per tutti
onward-end = vedi il risultato

## La fine della partita, in cifre e in frasi

chains = catene
magical = catene magiche
left-over = carte rimaste
times-closed = sfide chiuse
attacks-sent = attacchi fatti
vases-lost = vasi persi
share = Dividono la vittoria: { LIST($names) }. L'ultima sfida non l'ha chiusa nessuno di loro.
as-many = { $who ->
    [you] Hai gli stessi punti; allora vince chi ha chiuso l'ultima sfida.
   *[other] { $who } ha gli stessi punti; allora vince chi ha chiuso l'ultima sfida.
}
    .several = Stessi punti per { LIST($names) }; allora vince chi ha chiuso l'ultima sfida.
got-most = { $best ->
    [you] hai fatto più punti di tutti: { $number }
   *[other] { $best } ha fatto più punti di tutti: { $number }
}
told = { $who ->
    [you] Hai chiuso la sfida { $challenge }; { got-most }.
   *[other] { $who } ha chiuso la sfida { $challenge }; { got-most }.
}
    .nobody = Nessuno ha chiuso la sfida { $challenge }; { got-most }.
    .best = { $who ->
        [you] Hai chiuso la sfida { $challenge } e fatto più punti di tutti: { $number }.
       *[other] { $who } ha chiuso la sfida { $challenge } e fatto più punti di tutti: { $number }.
    }
