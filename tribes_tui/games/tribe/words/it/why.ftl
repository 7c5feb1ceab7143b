### Che cosa parla a favore di un'azione, perché un posto non è acceso, e che cosa si vorrebbe sapere per giocare bene.

## Che cosa fa una carta coperta

hidden = { $name ->
    [wolf] In un turno futuro, invece di prendere una carta, può distruggere l'ultimo vaso della catena di un altro, se non ha un totem.
    [buffalo] In un turno futuro, invece di prendere una carta, può distruggere gli ultimi due vasi della catena di un altro, se non ha un totem.
    [courage] Lì aspettano un attacco a una qualsiasi delle tue catene, e salvano due vasi.
    [strength] Lì aspettano un attacco a una qualsiasi delle tue catene, e salvano un vaso.
   *[other] In un turno futuro, invece di prendere una carta, si può posare da lì su una tua catena che lo vuole.
}

## Che cosa parla a favore di un'azione

your-chain = sul tuo { $chain }
fits = { $number ->
    [0] non va ora su nessuna tua catena
   *[other] va { LIST($chains) }
}
top = Lo scarto in cima, { THE($card) }, { fits }.
need-next = Che cosa vogliono ora le tue catene: { LIST(A($icons)) }.
take = La carta { fits }; sul tavolo vale { $spheres ->
    [one] { $spheres } punto
   *[other] { $spheres } punti
}.
later = { $number ->
    [one] Al tuo { LIST($chains) } servirà { A($icon) } più avanti.
   *[other] Alle tue catene ({ LIST($chains) }) servirà { A($icon) } più avanti.
}
swap = { CAPITAL(THE($card)) } ti torna in mano, da dove { fits }.
discard = La carta { fits }.
cheaper = Se la sfida la chiude un altro, le carte che ti restano costeranno { $after } invece di { $before }.
found = Vuole { LIST(A($icons), type: "then") }: { $number ->
    [0] in mano non ne hai nessuno
   *[other] in mano hai { LIST(A($held)) }
}.
draw-three = { $number ->
    [one] Ne peschi tre, e scegli fra { $number } carta quali tre scartare.
   *[other] Ne peschi tre, e scegli fra { $number } carte quali tre scartare.
}
saves = Senza, il tuo { $chain } se ne andrebbe alla fine di questo turno.
closes = Allora la sfida è chiusa: in tutto { $own } per te, circa { $most } per { $who }.
comes-near = { $left ->
    [one] Allora per chiudere la sfida ti manca { $left } carta, a { $who } { $other }.
   *[other] Allora per chiudere la sfida ti mancano { $left } carte, a { $who } { $other }.
}
counts-now = { $who } può chiudere presto: sul tavolo la carta vale { $spheres }, in mano costerebbe { $spheres }.
block = { $who ->
    [you] Hai { $done } di { $wanted } catene complete, e salteresti un turno.
   *[other] { $who } ha { $done } di { $wanted } catene complete, e salterebbe un turno.
}
leader = Il tuo { $card } può poi restare sul tavolo senza vasi. Vuole { LIST(A($icons), type: "then") }.

## Perché un posto non è acceso

discard-first = prima scarta per il pesca 3: una carta, poi gli scarti
card-first = prima una carta: { $draw } la pesca, { $take } prende un vaso o totem scartato
have-taken = hai già una carta, presa o pescata per te: usane o scartane una
nothing-lies = lì non c'è nessuna carta coperta
not-yours = è la carta di un altro giocatore
choose-active = prima scegli la carta coperta, poi la catena
choose-card = prima scegli una carta della mano, poi dove va
put-back = prima scegli dove va la carta presa, o lasciala con Esc
own-chains = le carte si posano solo sulle proprie catene
no-need = le penne aspettano un attacco: si scoprono solo allora
no-target = nessun altro ha una catena con un vaso e senza totem
fits-nowhere = questa carta non va ora su nessuna tua catena
no-character = solo un personaggio comincia una catena
own-chain = un personaggio comincia una catena sua
not-laid = non si posa su una catena: mettila coperta accanto a una
not-hidden = personaggi e carte azione non possono stare coperti
no-action = il pesca 3 va fra le giocate, un blocco a un giocatore
only-block = su un giocatore si gioca solo un blocco

## Che cosa si vorrebbe sapere

you-close = Chiudi la sfida con
    .so = { $number } di { $most } carte mai viste
if-not = Se chiude un altro
    .so = { LIST($gains) }
    .gain = { $points } per { $who }
    .about = circa { $points } per { $who }
not-seen = Non ancora visti
    .so = { $kind ->
        [multi] { $number } di { $most } multi
        [totem] { $number } di { $most } totem
        [feathers] { $number } di { $most } penne
       *[event] { $number } di { $most } lupi e bufali
    }
took = { $who ->
    [you] Hai preso
   *[other] { $who } ha preso
}
    .so = { LIST(THE($cards)) }, ora in mano o coperte
