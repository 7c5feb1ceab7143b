### For people who listen: how choices are grouped, and answers to what they ask.

## Choices in two steps

group = { $kind ->
    [TAKE] una tessera della colonna { $column }
    [AT] una tessera della colonna { $column }
    [DROP] a { direction }, su { group.there }
    [BUY] compra { $djinn }
    [USE] usa { $djinn }
    [KILL] uccidi su { $tile }
    [BID] offri usando fachiri
   *[SELL] metti in vendita una merce
}
    .ask = { $kind ->
        [TAKE] Quale tessera della colonna { $column }?
        [AT] Quale tessera della colonna { $column }?
        [DROP] A { direction }, su { group.there }: quale meeple?
        [BUY] Come paghi { $djinn }?
        [USE] Come paghi { $djinn }?
        [KILL] Quale meeple su { $tile }?
        [BID] Quanto offri, e con quanti fachiri?
       *[SELL] Quale merce?
    }
    .there = { $is-known ->
        [yes] { $tile }
       *[no] { direction }
    }
    .rest = { $tile }: { $meeples }
drop = { $drop }, a { direction }
direction = { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[other] ovest
}

## Tiles

facts = { $tile } punti: { $things }.
no-meeples = nessun meeple
beside = Accanto: { $tiles }.
    .one = a { direction } { $tile }
around = { $direction ->
    [north] A nord { $facts }
    [east] A est { $facts }
    [south] A sud { $facts }
   *[other] A ovest { $facts }
}
around-what = Intorno a quale tessera? Di' intorno e il suo nome: intorno b4.
row-what = Le righe si contano da 1, a nord, a { $rows }, a sud. Di' riga e un numero.
column-what = Le colonne vanno da a, a ovest, a f, a est. Di' colonna e una lettera.
no-tile = Non hai ancora nessuna tessera.

## Players

seat = { $who ->
    [you] Tu
   *[other] { CAPITAL($who) }
}: { $things }.
camels-left = { $number ->
    [one] { $number } cammello rimasto
   *[other] { $number } cammelli rimasti
}
tiles-worth = { $points ->
    [one] { $tiles } che valgono { $points } punto
   *[other] { $tiles } che valgono { $points } punti
}
seen = Visto prendere: { LIST($cards) }.
djinn-of = { $who ->
    [you] Tuo genio: { $djinn }.
   *[other] Genio di { $who }: { $djinn }.
}
used = Usati in questo turno: { LIST($djinns) }.
carried = In mano: { LIST($meeples) }, presi da { $start }, ora su { $tile }.
hand = Le tue carte: { $number ->
    [0] nessuna
   *[other] { LIST($cards) }
}. Il tuo oro: { $gold ->
    [-1] nascosto
   *[other] { $gold }
}.
laid-out = In vendita: { LIST($cards) }.
worth = { CAPITAL($worth) }.
open = Punti senza l'oro, che è nascosto, e senza le carte che nessuno ha visto.
open-of = { $who ->
    [you] Tu
   *[other] { CAPITAL($who) }
}: { open-of.points }, da { $things } e merci.
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Cards, bids, the turn

threes = { $number ->
    [0] Le prime tre del mercato: { LIST($cards) }.
    [1] Le tre successive: { LIST($cards) }.
   *[other] Le ultime tre: { LIST($cards) }.
}
no-market = Il mercato è vuoto.
pile = { $number ->
    [one] Nel mazzo c'è { $number } carta
   *[other] Nel mazzo ci sono { $number } carte
}. Scarti: { $discarded ->
    [0] nessuno
   *[other] { LIST($cards) }
}.
djinn = { $djinn }.
no-djinn = Non c'è nessun genio in vendita.
drawn = Pescati con Sibittis: { LIST($djinns) }.
djinn-pile = Nel mazzo dei geni: { $number }. Scarti: { $discarded ->
    [0] nessuno
   *[other] { LIST($djinns) }
}.
bid-of = { $who ->
    [you] tu
   *[other] { $who }
} per { bid-of.price }
    .price = { $price ->
        [0] zero
       *[other] { $price }
    }
bids = { $is-bidding ->
    [yes] Devono ancora offrire: { LIST($names, type: "then") }. Offerte: { $placed ->
        [0] nessuna
       *[other] { $bids }
    }.
   *[no] Devono ancora giocare: { $placed ->
        [0] nessuno
       *[other] { $bids }
    }.
}
next-bids = Ordine delle prossime offerte: { LIST($names, type: "then") }.
goals-people = Ogni moneta d'oro e ogni visir valgono un punto, ogni anziano due. Ogni avversario con meno visir di te te ne porta altri 10.
goals-tiles = Le tessere con il tuo cammello danno i loro punti, 3 per ogni palma che vi sta sopra, 5 per ogni palazzo. I geni danno i propri.
goals-goods = Le merci si vendono in serie di tipi diversi, anche alla fine: 1, 3, 7, 13, 21, 30, 40, 50 o 60 da uno a nove tipi.
goals-end = La partita finisce con il round in cui qualcuno posa l'ultimo cammello, o quando nessuno può più muovere.
round = Round { $number }. Palme rimaste: { $palms }. Palazzi rimasti: { $palaces }.
bag = Nel sacchetto: { $number ->
    [0] nessun meeple
   *[other] { LIST($meeples) }
}.
stuck = Nessuno può più muovere.
turn = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $who }.
}
steps = { $number ->
    [one] Resta { $number } passo, da { $tile }.
   *[other] Restano { $number } passi, da { $tile }.
}
ended = La mossa è finita su { $tile } punti{ $number ->
    [0] { "" }
   *[other] , raccolti { $meeples }
}.
killed = Uccisi in questo turno: { $number }.
paid = Pagati in questo turno: { LIST($djinns) }.
at-work = All'opera: { $djinn }.
sold = In questo turno è già stata venduta una serie.

## What can be asked, and by `.typed` under which names, the full one first

ask-hand = ciò che hai in mano, le tue carte, il tuo oro
    .typed = mano
ask-table = tutti i giocatori e tutte le tessere
    .typed = tavolo
ask-row = una riga di tessere, come riga 3
    .typed = riga
ask-column = una colonna di tessere, come colonna c
    .typed = colonna, col
ask-around = le tessere accanto a una, come intorno b4
    .typed = intorno
ask-camels = le tue tessere
    .typed = cammelli, dove sono i miei, tessere
ask-market = le risorse in vendita
    .typed = mercato
ask-djinns = i geni in vendita, e che cosa fanno
    .typed = geni
ask-bids = chi offre e chi gioca
    .typed = offerte, ordine
ask-leads = ciò che è scoperto
    .typed = chi è in testa, testa, punteggio
ask-goals = che cosa dà punti
    .typed = punti, obiettivi
ask-now = round, sacchetto, questo turno
    .typed = ora, turno
