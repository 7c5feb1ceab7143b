### La fine di un round, e di una partita.

## Un round

nobody-out = Nessuno chiude: il mazzo è vuoto, e nessuno poteva giocare una carta.
out-with = { $who ->
    [you] Giochi { THE($card) } e chiudi: { $points } punti
   *[other] { $who } gioca { THE($card) } e chiude: { $points } punti
}{ $columns ->
    [0] { "" }
    [one] , e 1 per una colonna
   *[other] , e { $columns } per { $columns } colonne
}.
out = { $who ->
    [you] Chiudi: { $points } punti
   *[other] { $who } chiude: { $points } punti
}{ $columns ->
    [0] { "" }
    [one] , e 1 per una colonna
   *[other] , e { $columns } per { $columns } colonne
}.
    .several = Chiudono in più: { LIST($names) }. { $points } punti a testa{ $columns ->
        [0] { "" }
        [one] , e 1 per una colonna
       *[other] , e { $columns } per { $columns } colonne
    }.
round-is-over = il round { $round } di { $rounds } è finito
onward = comincia il round { $number } con { $cards } carte nuove
    .end = la fine della partita
left = { $number ->
    [one] Resta { $number } round, con { $points } punti per chi chiude e 1 per ogni colonna.
   *[other] Restano { $number } round, con { $points } punti per chi chiude e 1 per ogni colonna.
}
place = { $is-shared ->
    [yes] { $place ->
        [0] parità
        [1] pari in testa
        [2] pari al 2º
       *[other] pari al 3º
    }
   *[no] { $place ->
        [1] in testa
        [2] al 2º posto
        [3] al 3º posto
       *[other] al 4º posto
    }
}
    .was-out = chiuso
final-place = { $is-shared ->
    [yes] { $place ->
        [1] vince alla pari
        [2] pari al 2º
       *[other] pari al 3º
    }
   *[no] { $place ->
        [1] vince
        [2] al 2º posto
        [3] al 3º posto
       *[other] al 4º posto
    }
}
last-card = L'ultima carta
column = { $is-completed ->
    [yes] La colonna che ha completato
   *[no] Una colonna raccolta con lei
}
    .brief = La colonna
for-out = per chi
    .below = chiude
for-columns = per colonna
    .below = da 9 a 1
brought = Che cosa ha dato punti
got-for-out = per la chiusura: { $who }.
    .nobody = per la chiusura: nessuno.
got-for-columns = per le colonne: { $who }.
    .nobody = per le colonne: nessuno.
line = { $name ->
    [you] tu
   *[other] { $name }
}: { $told }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in tutto
of-out = { $points } per la chiusura
of-columns = { $points } per le colonne
nothing = nulla

## Una partita

won = { $number ->
    [one] { $who ->
        [you] Vinci con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] { $who } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
   *[other] Vincono alla pari con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { LIST($names) }.
}
tie = A parità di punti è davanti chi ha chiuso più volte.
shared = I punti sono pari, e anche le chiusure: la vittoria è condivisa.
no-points = Nessuno ha chiuso, e nessuno ha raccolto una colonna.
seat = { $who ->
    [you] Tu
   *[other] { $who }
}: { $points }; { $outs ->
    [one] { $outs } chiusura
   *[other] { $outs } chiusure
}, { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}.
whence = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
    .start = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ $start } all'inizio, poi { LIST($rounds) })
    .rounds = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ({ LIST($rounds) }, round per round)
scores = Punti dopo ogni round:

## In cifre

going-out = chiusure
columns = colonne
rounds-out = round chiusi
best-round = miglior round
won-by-outs = { $points ->
    [one] { $points } punto a testa, e più round chiusi
   *[other] { $points } punti a testa, e più round chiusi
}

## Che cosa ha deciso

lead = { $who ->
    [you] Round { $round }: vai in testa e ci resti.
   *[other] Round { $round }: { $who } va in testa e ci resta.
}
difference = { $who ->
    [you] Hai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } più di { $other }
   *[other] { $who } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } più di { $other ->
        [you] te
       *[other] { $other }
    }
}, { $by ->
    [both] fra chiusure e colonne
    [out] per le chiusure: { $mine } contro { $theirs }
   *[columns] per le colonne: { $mine } contro { $theirs }
}.
