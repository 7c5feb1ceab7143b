### What stands on the table and the pages beside it.

market = Mercato
small-reach = prime 3: mercato piccolo, 3 oro
    .brief = Mercato piccolo 3 oro
large-reach = prime 6: mercato grande, 6 oro
    .brief = Mercato grande 6 oro
goods = { $who ->
    [you] Le tue merci
   *[other] Merci di { $who }
}
djinns = Geni in vendita
no-djinns = Ora nessun genio
keep-one = Tieni un genio
track = Prezzo   giochi
in-hand = ● { $who ->
    [you] Nella tua mano
   *[other] Nella mano di { $who }
}
still-carried = { "  " }● ancora in mano:
ends = Dove può finire
    .on-tiles = Su una tessera: chi raccogli se finisci lì.
    .steps = (1), (2): i passi.
log = Che cosa è successo
    .turns = Successo in { $number } turni
how-to-win = Danno punti oro, tessere, palme, palazzi, geni, visir, anziani e merci.
on-the-way = La tua mossa è iniziata su { $start }; i meeple che hai in mano sono su { $here }.
step-bid = offri
step-move = muovi
step-tribe = tribù
step-tile = tessera
step-sell = vendi
rarity = { $rarity ->
    [rare] rara
    [scarce] scarsa
    [common] comune
   *[fakir] aiuto
}
title = { $length ->
    [whole] { $kind ->
        [village] Villaggio
        [sacred] Luogo sacro
        [oasis] Oasi
        [small-market] Mercato piccolo
       *[large-market] Mercato grande
    }
    [short] { $kind ->
        [village] Villaggio
        [sacred] Sacro
        [oasis] Oasi
       *[other] Mercato
    }
   *[least] { $kind ->
        [village] Vill.
        [sacred] Sacro
        [oasis] Oasi
       *[other] Merc.
    }
}

## The legend

legend = Visir: 1 ciascuno, 10 per rivale con meno. E anziano: 2 punti. Mercante: carta. B costruttore: oro. Assassino: uccide.
    .short = Visir, E anziani: punti. Mercanti: carte. B costruttori: oro. Assassini: morti
last-camels = { $number ->
    [0] { $who ->
        [you] Hai posato l'ultimo cammello: { ends-when }
       *[other] { CAPITAL($who) } ha posato l'ultimo cammello: { ends-when }
    }
    [one] { $who ->
        [you] Hai 1 cammello: il round in cui lo posi chiude la partita.
       *[other] { CAPITAL($who) } ha 1 cammello: il round in cui lo posa chiude la partita.
    }
   *[other] { $who ->
        [you] Hai { $number } cammelli: il round dell'ultimo chiude la partita.
       *[other] { CAPITAL($who) } ha { $number } cammelli: il round dell'ultimo chiude la partita.
    }
}
no-move-left = { $is-sure ->
    [yes] Non resta nessuna mossa: { ends-when }
   *[no] Così com'è il tavolo, non resta nessuna mossa: { ends-when }
}
ends-when = { $is-last ->
    [yes] si finisce con questo turno.
   *[no] si finisce con questo round.
}
camel = cammello
palm = { $has-points ->
    [yes] palma 3
   *[no] palma
}
palace = { $has-points ->
    [yes] palazzo 5
   *[no] palazzo
}

## The bid

names-later = { $number ->
    [0] Nessuno offre dopo di te.
    [one] { $who ->
        [you] Poi offri ancora una volta.
       *[other] Deve ancora offrire { $who }.
    }
   *[other] Devono ancora offrire { LIST($names) }.
}
more-bids = { $number ->
    [one] Dopo la tua: { $number } offerta.
   *[other] Dopo la tua: { $number } offerte.
}
of-nothing = Fra chi offre zero
    .last = gioca prima l'ultimo.

## A player's panel

score = Totale: punti + oro
order = Turni del round
worth = { $hides-gold ->
    [yes] { $points ->
        [one] { $points } punto + oro nascosto{ worth.cards }
       *[other] { $points } punti + oro nascosto{ worth.cards }
    }
   *[no] { $points } + { $gold } oro = { $sum ->
        [one] { $sum } punto
       *[other] { $sum } punti
    }
}
    .short = { $hides-gold ->
        [yes] { $points }+nascosti
       *[no] { $points }+{ $gold } oro
    }
    .cards = { $unseen ->
        [0] { "" }
        [one] { " " }e { $unseen } carta
       *[other] { " " }e { $unseen } carte
    }
makes = { " " }= { $points }
known = { $number ->
    [one] { $number } merce
   *[other] { $number } merci
}
not-seen = { $number ->
    [one] { $number } ignota
   *[other] { $number } ignote
}
more = altro: { $key }
palms = { $number ->
    [one] { $number } palma
   *[other] { $number } palme
}
held = genio { $djinn }

## Facts, prompts, news

round = round { $number }
steps-to-go = { $number ->
    [one] ancora { $number } passo
   *[other] ancora { $number } passi
}
where-to = { $steps ->
    [1] Scegli dove finisce la tua mossa.
   *[other] Scegli dove finire, o lasciane uno su una tessera vicina.
}
walk-to = cammina fino { WHOM($tile) }, lasciandone uno su ogni tessera
since = { $is-own ->
    [yes] Il tuo ultimo turno, e che cosa è successo dopo.
   *[no] Che cosa è successo dal tuo ultimo turno.
}
onward = torna al tavolo
other-turn = un altro turno
more-turns = turni precedenti: tasto v
way = da { $tile }: { $steps }
    .begin = da { $tile }:
turn-of = { $who ->
    [you] Tu
   *[other] { $who }
}: { $way }

## Pages

best-moves = che cosa rende di più subito (i migliori arrivi: { $shown } di { $number })
    .first = se giochi per primo: che cosa rende di più (i migliori arrivi: { $shown } di { $number })
no-move = Non c'è nessuna mossa da confrontare.
plays-it = Vai a una mossa con ↑↓ o 1-9, poi giocala.
play = giocala
to-first = vai alla prima mossa
before-bids = Da leggere soltanto, prima vengono le offerte: quanto vale giocare presto.
mark = { $of ->
    [cursor] cursore
    [hint] consiglio
   *[both] cursore, consiglio
}
from-to = Da { $start }, a { $end }
how-to-read = Punti: quanto ogni parte aggiunge subito al tuo foglio, poi la somma.
    .others = Dietro la somma: chi altro ci guadagna o ci perde.
    .tiles = La tessera, senza punti: dipendono da ciò che compri.
    .leaves = Il turno dopo: di chi è, e il massimo che può rendere subito. Al tavolo, il cursore parte da dove si tiene conto anche di questo.
    .marks = { $has-hint ->
        [yes] "cursore": dove sta al tavolo. "consiglio": la mossa del bot, da partite giocate fino alla fine.
       *[no] "cursore": dove sta al tavolo.
    }
    .camel = Cammello: è il tuo ultimo, e il round è l'ultimo.
    .nobodys = Palma o palazzo di nessuno: va a chi prenderà la tessera.
open = punteggi, ciò che è scoperto e geni
what-lies-open = Il punteggio finora, ciò che ognuno ha di scoperto, e che cosa fanno i geni.
to-be-had = In vendita in un luogo sacro per 2 anziani, o un anziano e un fachiro
no-djinn = nessuno
so-far = Punti di adesso, senza l'oro e le carte nascosti degli altri: vince chi ne ha di più
    .over = Il foglio dei punti
own-cards = Carte: { $cards }
key-djinns = punteggi, geni
key-use = usa un genio
key-moves = confronta
key-sell = { $number ->
    [one] vendi { $number } merce per { $gold } oro
   *[other] vendi { $number } merci per { $gold } oro
}

## What lies under the cursor

put-here = mettilo su questa tessera
sell-suit = vendi la serie esposta
pay = { $payment ->
    [EE] paga due anziani
    [EF] paga un anziano e un fachiro
    [E] paga un anziano
   *[F] paga un fachiro
}
pay-button = { $payment ->
    [EE] e 2 anziani
    [EF] f anziano e fachiro
    [E] e un anziano
   *[F] f un fachiro
}
place-button = . mettilo qui
end-button = e fine turno
pass-button = . { $passing }
use-button = usa { $djinn }
sell-button = . vendi per { $gold } oro
tile = { $things }: { $meeples }
    .empty = { $things }: nessun meeple
row = { $reach ->
    [any] { $card }, carta { $place } della fila, alla portata di ogni mercato
    [large] { $card }, carta { $place } della fila, alla portata di un mercato grande
   *[none] { $card }, carta { $place } della fila, ancora alla portata di nessun mercato
}
good = { $number } { $card } nella tua mano
space = la casella da { $gold } oro: le più care giocano prima
    .nothing = le caselle da zero: lì un'offerta fatta dopo gioca prima
seat = { $who ->
    [you] Tu
   *[other] { $who }
}: { $things }; s mostra tutto
points = { $number ->
    [one] { $number } punto senza l'oro
   *[other] { $number } punti senza l'oro
}
the-tribe = { $colour ->
    [Y] i visir
    [W] gli anziani
    [G] i mercanti
    [B] i costruttori
   *[other] gli assassini
}
spend = { $number ->
    [one] spendi { $number } fachiro
   *[other] spendi { $number } fachiri
}

## Elsewhere

and-more = e ancora { $number }
and-clauses = { $told } ({ $number ->
    [one] un'altra cosa
   *[other] altre { $number } cose
}{ $has-key ->
    [yes] : tasto { $key }
   *[no] { "" }
})
picture-tiles = Un villaggio con tre meeple; un'oasi con il cammello di Ada e due palme.
picture-tribes = V visir, E anziani, M mercanti, B costruttori, A assassini
picture-way = Due meeple hanno camminato: un visir resta, l'anziano finisce dove ci sono anziani.
picture-from = da
