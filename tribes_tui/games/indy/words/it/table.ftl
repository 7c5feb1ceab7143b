### Quello che sta sul tavolo di indy.

colour = { $colour ->
    [R] rosso
    [G] verde
   *[B] blu
}

log-title = Che cosa è successo
    .before = Chi ha preso che cosa
row-title = La fila
    .shamans = Gli sciamani: quale colore vuoi?
hand-title = { $who ->
    [you] La tua mano
   *[other] Mano di { $who }
}
    .hidden = Le mani sono coperte
    .undealt = Ancora nessuna carta
pick-key = scegli
keep-for-round = tienila per la manche
cannot-keep = { $why ->
    [none] n tiene un'aquila tutta la manche: tu non ne hai.
    [ending] n tiene un'aquila tutta la manche. Ora finisce: { $passes } fa lo stesso.
   *[no] n tiene la tua aquila tutta la manche, se la chiedono in un altro turno.
}
watch = gioca un bot finché non torni
paid-meanwhile = Penne pagate nel frattempo: { LIST($paid) }.
goes-first = { $who ->
    [you] Cominci tu
   *[other] Comincia { $who }
}
round = manche { $number }
    .before = prima della manche 1
step = { $step ->
    [dark] buio
    [light] luce
    [evoke] scambia, evoca
    [return] ritorno
   *[resolve] paga
}
deck = mazzo
    .row = mazzo  { $cards }
plate = il piatto
    .row = piatto  { $feathers }
    .empty = vuoto
    .prize = Il team migliore: +1
    .prize-none = Vuoto: nulla per i team.
opens-after-dark =
    si scopre
    dopo il
    buio
opens-after-light =
    si scopre
    dopo la
    luce
left = ancora { $number }

## Posti

plucked = spennato
is-back = di nuovo in gioco
back-note = { $feathers }, dalla prossima manche quattro carte
return-note = può tornare con un personaggio { colour } e altri due nella { $from-all ->
    [yes] fila o in un'evocazione
   *[no] fila
}
holds = tiene { THE($card) }
    .more = tiene { THE($card) }, più { $more }
legend =
    r rosso  v verde  b blu
    pers  personaggio
    cava  cavallo
    ogge  oggetto

## Le carte di chi guarda

best-three = { $who ->
    [you] Le tue tre migliori
   *[other] Le tre migliori di { $who }
}
evoked = { $who ->
    [you] Hai evocato
   *[other] { $who } ha evocato
}
worst-pays = Peggiore: −1 penna.
equal-sum = A pari classe, la somma.
lose = Se paghi, perdi.
may-end = Se paghi, può finire.
may-return = Se paghi, puoi tornare.
eagle-once =
    L'aquila prende 1 volta
    una carta della fila.
your-shaman = { $who ->
    [you] Il tuo sciamano
   *[other] Sciamano di { $who }
}
no-swap = Per scambiare servono tipo e colore uguali: non ce n'è. Scegli la carta da tenere.
your-shaman-about = Senza penne vieni spennato. Poi può farti tornare un personaggio del colore del tuo sciamano.
return-how = Non hai penne. Per tornare cala un personaggio { colour } quando altri due sono nella { $from-all ->
    [yes] fila o nelle evocazioni
   *[no] fila
}.
return-now = { $from-all ->
    [yes] In mano { $held }, calati { $lying }.
   *[no] In mano { $held }, nella fila { $lying }.
}

## Che cosa conta ora, in una riga di 77 colonne

nothing-laid = Evocare: calare 3 carte. Le peggiori pagano 1 penna.
    .last = La peggiore paga; chi resta senza penne perde.
each = { $several ->
    [yes] una penna a testa
   *[no] una penna
}
worst = { $so-far ->
    [yes] { $number ->
        [1] Peggiore finora: { $rank }, di { $who }. Costerebbe { each }.
       *[other] Peggiore finora: { $rank }, di { $number } giocatori. Costerebbe { each }.
    }
   *[no] { $number ->
        [1] Peggiore: { $rank }, di { $who }. Costa { each }.
       *[other] Peggiore: { $rank }, di { $number } giocatori. Costa { each }.
    }
}
safe = { $number ->
    [1] Con { A($rank) } sei al sicuro: { THE($worst) } di { $who } è più in basso.
   *[other] Con { A($rank) } sei al sicuro: { THE($worst) } di { $number } giocatori è più in basso.
}
below = { $number ->
    [1] Hai { A($rank) }, sotto { THE($worst) } di { $who }: { you-pay }.
   *[other] Hai { A($rank) }, sotto { THE($worst) } di { $number } giocatori: { you-pay }.
}
    .these = { $number ->
        [1] Con queste tre ({ $rank }) pagheresti: { THE($worst) } di { $who } le batte.
       *[other] Con queste tre ({ $rank }) pagheresti: { THE($worst) } di { $number } giocatori le batte.
    }
    .these-even = { $number ->
        [1] Con queste tre ({ $rank }) saresti pari con { $who }: paghereste tutti.
       *[other] Con queste tre ({ $rank }) saresti pari con { $number } giocatori: paghereste tutti.
    }
you-pay = { $ends ->
    [so-far] per ora paghi tu
    [unless] paghi tu, se non migliori
    [last] paghi l'ultima penna
   *[settled] paghi tu
}
beats-all = { $number ->
    [1] Non puoi battere { THE($worst) } di { $who }: { pay-and-keep }
   *[other] Non puoi battere { THE($worst) } di { $number } giocatori: { pay-and-keep }
}
pay-and-keep = { $ends ->
    [yes] paghi l'ultima penna.
   *[no] paghi. Tieni la carta migliore.
}
only = { $who ->
    [you] Finora hai evocato solo tu ({ $rank }). La peggiore paga una penna.
   *[other] Finora ha evocato solo { $who } ({ $rank }). La peggiore paga una penna.
}
own-worst = { $so-far ->
    [yes] { $number ->
        [0] Hai l'evocazione peggiore finora, { A($rank) }: costerebbe una penna.
        [1] Hai l'evocazione peggiore finora, { A($rank) }, come { $who }: pagherebbe ognuno.
       *[other] Hai l'evocazione peggiore finora, { A($rank) }, come { $number } giocatori: pagherebbe ognuno.
    }
   *[no] { $number ->
        [0] Hai l'evocazione peggiore, { A($rank) }: costa { $is-last ->
            [yes] l'ultima penna
           *[no] una penna
        }.
        [1] Hai l'evocazione peggiore, { A($rank) }, come { $who }: paga ognuno.
       *[other] Hai l'evocazione peggiore, { A($rank) }, come { $number } giocatori: paga ognuno.
    }
}

## Le classi di evocazioni

rule = { $class-number ->
    [2] tre personaggi di un colore
    [1] personaggio, cavallo e oggetto di un colore
   *[0] tutto il resto
}
    .short = { $class-number ->
        [2] 3 personaggi
       *[1] i 3 tipi
    }
    .for-both = Di un colore:
beats = { $class-number ->
    [2] batte standard e sbagliata
    [1] batte sbagliata
   *[0] a pari classe è peggio la somma minore
}
    .short = batte

## La fine di una manche, come viene disegnata

nobody = stavolta nessuno
takes = prende una penna
    .left = prende una penna: { $feathers }
pays = paga una penna
    .left = paga una penna: { $feathers }
feathers = Penne
plate-title = Il piatto
plate-now = Nel piatto: { $feathers }.

## Quello che si indica

in-hand = { $card }, nella tua mano
in-row = { $card }, al posto { $place } della fila
about-plate = il piatto: { $feathers }; il miglior team, se nessuno lo eguaglia, ne prende una, e così chi, spennato, torna in gioco
    .pair = il piatto: { $feathers }; il miglior team, se nessuno lo eguaglia, ne prende una
about-shaman = { $colour ->
    [R] uno sciamano rosso: se vieni spennato, possono farti tornare i personaggi rossi
    [G] uno sciamano verde: se vieni spennato, possono farti tornare i personaggi verdi
   *[B] uno sciamano blu: se vieni spennato, possono farti tornare i personaggi blu
}
about-deck = il mazzo: { $cards } coperte; le carte cambiate vanno sotto
answer-done = cambia le carte scelte con il mazzo
answer-eagle = fai prendere all'aquila una carta dalla fila
