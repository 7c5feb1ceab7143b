### Che cosa dice lo schermo di fine partita in ogni gioco.

victory = VITTORIA
defeat = SCONFITTA
came-in = { $place ->
    [2] SECONDO
    [3] TERZO
    [4] QUARTO
    [5] QUINTO
   *[other] SESTO
}
came-from = Da dove viene il risultato
decided = La svolta, dal cambiamento più grande, a carte scoperte
    .open = La svolta, a carte scoperte
    .brief = La svolta
    .unjudged = Che cosa ha deciso
# Above what is told without figures, behind the turns that changed most.
also = Altro della partita
more-decided = e ancora { $number }: { $key }
own-choices = Quali tue scelte erano buone e quali ti sono costate: { $key }
record = Le tue partite a questo tavolo
in-all = in tutto
# Solo indy disegna queste strisce, e i suoi round sono manche.
round = manche
the-end = fine
this-game = per te, { $unit }; l'ultima barra: questa partita
    .brief = per te, { $unit }; ultima: questa
look = guarda il tavolo
rematch = rivincita
review = analisi
replay = replay
all-decided = che cosa ha deciso
take-record = registrazione
offered = Premi { $key } per giocare senza mosse proposte.
leave = esci
seated = { $number } giocatori

## Who won

wins = { $who ->
    [you] Vinci
   *[other] { CAPITAL($who) } vince
} con { $amount }.
    .ahead = { $who ->
        [you] Vinci
       *[other] { CAPITAL($who) } vince
    } con { $amount }, { $ahead } di vantaggio.
    .ahead-of = { $who ->
        [you] Vinci
       *[other] { CAPITAL($who) } vince
    } con { $amount }; { LIST($others) } a { $ahead } di distanza.
wins-by = { $who ->
    [you] Vinci
   *[other] { CAPITAL($who) } vince
}: { $why }.
    .brief = { $who ->
        [you] Vinci
       *[other] { CAPITAL($who) } vince
    }.
shared = Vittoria condivisa con { $amount }: { LIST($winners) }.
    .brief = Vittoria condivisa fra { $number } con { $amount }.
shared-by = Vittoria condivisa: { LIST($winners) } ({ $why }).
    .brief = Vittoria condivisa fra { $number }: { $why }.
second = { $who ->
    [you] Arrivi al secondo posto
   *[other] { CAPITAL($who) } arriva al secondo posto
}.
    .several = Al secondo posto: { LIST($names) }.
place = { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
    [5] quinto posto
    [6] sesto posto
   *[other] posto { $place }
}
    .short = { $place }º
foot = { $name }, { place }
    .short = { $name }, { $place }º
    .brief = { $place }. { $name }
below = sotto i nomi: { $lost }

## How it came about

record-with = { $is-of-length ->
    [yes] Le tue partite di questa durata con { LIST($bots) }
   *[no] Le tue partite con { LIST($bots) }
}
apart = Alla fine { $who ->
    [you] hai
   *[other] { $who } ha
} { $amount } di vantaggio su { $other ->
    [you] di te
   *[other] { $other }
}: { $parts }.
    .brief = Alla fine { $who ->
        [you] hai
       *[other] { $who } ha
    } { $amount } di vantaggio su { $other ->
        [you] di te
       *[other] { $other }
    }.
part = { $number } in { $is_more ->
    [yes] più
   *[no] meno
} { $costs ->
    [yes] persi con
   *[no] con
} { $what }
turned = { CAPITAL($when) }: da qui in poi { $who ->
    [you] sei
   *[other] { $who } è
} in testa ai punti.
# $number (int)
over-after = { $kind ->
    [challenge] la partita è finita dopo { $number ->
        [one] { $number } sfida
       *[other] { $number } sfide
    }
    [turn] la partita è finita dopo { $number ->
        [one] { $number } turno
       *[other] { $number } turni
    }
    [manche] la partita è finita dopo { $number } manche
   *[other] la partita è finita dopo { $number } round
}
strips = { $first ->
    [1] { $units } dopo ogni manche, × dove c'è stata una perdita
   *[other] { $units } dopo ogni manche, dalla { $first } in poi, × dove c'è stata una perdita
}
    .shorter = { $first ->
        [1] { $units } per manche
       *[other] { $units } dalla manche { $first }
    }, × dove c'è stata una perdita
    .shortest = { $first ->
        [1] { $units }
       *[other] { $units } dalla manche { $first }
    }, ×: perdite
rating = { $rating }; { $key }: perché
    .key = valutazione

look-told = torna al tavolo come l'ha lasciato la partita
rematch-told = gli stessi giocatori, con una nuova distribuzione
review-told = quanto valevano le tue scelte e il caso
replay-told = rivedi la partita, mossa per mossa
graph-told = quanto era probabile che vincesse ognuno, mossa per mossa
all-decided-told = tutto ciò che ha deciso la partita
rating-key-told = che cosa ha fatto questa partita alla tua valutazione, e la sua curva

# What a key does, in a few words more, in the list of everything by name.
take-record-told = dove è conservata questa partita, per copiarla
leave-told = la partita resta tra quelle salvate
