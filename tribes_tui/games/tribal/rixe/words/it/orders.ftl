### Che cosa si chiede in una Rixe, le sue azioni come ordini, e che cosa fanno.

## Che cosa si chiede

over = { $number ->
    [one] { $who ->
        [you] La partita è finita: vinci tu.
       *[other] La partita è finita: vince { $who }.
    }
   *[other] La partita è finita. Vincono alla pari: { LIST($names) }.
}
choose-zone = Nessuno ha potuto giocare: hai scoperto { THE($card) }. In quale zona va?
clean = { $fits ->
    [yes] { $moves ->
        [no] Pulisci: gioca su una più alta di uno e di altro colore, i 9 in spazi liberi.
       *[yes] Pulisci la tua zona: gioca le carte che vanno, o sposta colonne.
    }
   *[no] { $moves ->
        [no] Nessuna carta va nella tua zona: finisci la pulizia.
       *[yes] Nessuna carta va nella tua zona: sposta colonne, o finisci la pulizia.
    }
}
way = { $way ->
    [PLAY] gioca una carta che va
    [MOVE] sposta colonne
    [HINDER] sposta una colonna per ostacolare gli altri
    [COLLECT] raccogli una colonna
    [DRAW] pesca una carta
   *[END] finisci il turno
}
turn = { CAPITAL(LIST($ways, type: "or")) }.
    .none-fits = Nessuna carta va{ $opens ->
        [column] , ma puoi completare una colonna
        [room] , ma una mossa fa posto
       *[nothing] { "" }
    }. { CAPITAL(LIST($ways, type: "or")) }.
lifted = { $more ->
    [0] Hai preso { THE($card) }: va
    [one] Hai preso { THE($card) } e un'altra: vanno
   *[other] Hai preso { THE($card) } e altre { $more }: vanno
} { $goal }{ $is-own ->
    [yes] { " " }della tua zona
   *[no] { " " }in qualsiasi zona
}.
wanted = { $colour ->
    [orange] { $value } arancione
   *[blue] { $value } blu
}
    .one = { $colour ->
        [orange] un { $value } arancione
       *[blue] un { $value } blu
    }
goal = { $colour ->
    [orange] su un { $value } arancione
   *[blue] su un { $value } blu
}
    .free = in uno spazio libero

## Ordini

card = { $who ->
    [you] { GENDER($card) ->
        [m] il tuo { $card }
       *[f] la tua { $card }
    }
   *[other] { THE($card) } di { $who }
}
    .in-column = { $who ->
        [you] { GENDER($card) ->
            [m] il tuo { $card } nella colonna { $number }
           *[f] la tua { $card } nella colonna { $number }
        }
       *[other] { THE($card) } di { $who } nella colonna { $number }
    }
move = { $number ->
    [0] sposta { $card } sopra { $onto }
    [one] sposta { $card } e un'altra carta sopra { $onto }
   *[other] sposta { $card } e altre { $number } carte sopra { $onto }
}
put = { $moves ->
    [yes] sposta { $cards } sopra { $onto }
   *[no] gioca { $cards } sopra { $onto }
}
    .in-free = { $who ->
        [you] gioca { $cards } nel tuo spazio libero
       *[other] gioca { $cards } nello spazio libero di { $who }
    }
    .in-none = gioca { $cards } in nessuno spazio libero
collect = raccogli la colonna dal 9 { TO($card) }: { $column }
    .table = raccogli la colonna dal 9 { TO($card) }: il tavolo
draw = pesca una carta
start-column = { $who ->
    [you] comincia la nuova colonna nella tua zona
   *[other] comincia la nuova colonna nella zona di { $who }
}
    .none = comincia la nuova colonna in nessuna zona
    .told = { $free ->
        [mine] mettila { $who ->
            [you] nel tuo spazio libero
           *[other] nello spazio libero di { $who }
        }, che serve al tuo 9
        [theirs] mettila { $who ->
            [you] nel tuo spazio libero
           *[other] nello spazio libero di { $who }
        }: poi nessun 9 ci va
        [completes] mettila { $who ->
            [you] nella tua zona
           *[other] nella zona di { $who }
        }: poi puoi completare una colonna
       *[keeps] mettila { $who ->
            [you] nella tua zona
           *[other] nella zona di { $who }
        }, colonna { $column }: gli spazi restano liberi
    }
put-card = gioca { THE($card) }
    .where = Dove va { THE($card) }?
move-card = sposta { $card }
    .where = Dove va { $card }?
collect-one = raccogli una colonna
    .which = Quale colonna raccogli?

## Passo per passo

lift = prendi { $cards }: { $many ->
    [yes] vanno
   *[no] va
} su { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
    .frees = prendi { $cards }: va { $number ->
        [one] nello spazio libero
       *[other] nello spazio libero di una zona
    }
end-leaves = finisci il turno, e lascia agli altri una colonna completa
put-makes = { $order }: { $made }
aim = { $aim ->
    [complete] una colonna completa
    [begin] verso una colonna completa
    [room] uno spazio libero per il tuo 9
   *[shut] gli altri non giocano { wanted.one }
}
    .lifting = prendi { $cards } { $aim ->
        [complete] per completare una colonna
        [begin] verso una colonna completa
        [room] per fare posto al tuo 9
       *[shut] perché gli altri non giochino { wanted.one }
    }

## Che cosa fanno

last-card = la tua ultima carta
column-of-nine = una colonna a sé
column = { $length ->
    [9] una colonna completa
   *[other] { $is-from-nine ->
        [yes] una colonna da { $length } dal 9 in giù
       *[no] una colonna da { $length }
    }
}
column-wants = { $column }, e altri possono completarla
    .brief = altri possono completarla
and-place = { $column }, e uno spazio libero
shuts-out = nessun posto per { LIST($cards) }
points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}

## Che cosa parla a loro favore

then-hold = Poi hai in mano { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}.
worth = Una colonna completa vale 1 punto per chi la raccoglie; finora hai { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
played = Nella pulizia hai giocato { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}: comincia chi ne ha giocate meno.
why-move = { $aim ->
    [complete] Completa una colonna dal 9 all'1: puoi raccogliere tutte e nove le carte, per 1 punto.
    [begin] Con le mosse che seguono completa in questo turno una colonna: puoi raccogliere tutte e nove le carte, per 1 punto.
    [room] Lo spazio che lascia è libero: ci può andare un 9 della tua mano.
   *[shut] Allora nessun { wanted } va da nessuna parte: tra le carte che non vedi { $number ->
        [one] ne va una in meno
       *[other] ne vanno { $number } in meno
    }.
}
none-fits = { $number ->
    [one] La tua ultima carta ora non va.
   *[other] Nessuna delle tue { $number } carte ora va.
}
new-column-there = { $zone ->
    [mine] Occuperebbe uno spazio libero in cui potrebbe andare il tuo 9: meglio una zona che non ne ha. Ovunque sia, tutti possono giocare sulla nuova colonna.
    [theirs] Occupa uno spazio libero: uno in meno per i 9, quelli degli altri e quelli che pescherai. Tu non ne hai: ostacola di più gli altri.
   *[keeps] Non occupa nessuno spazio libero, meglio finché hai un 9, e tutti possono giocarci lo stesso.
}
fit-on = { $number ->
    [0] Nessuna delle tue carte va { ON($card) }.
    [one] Una delle tue carte va { ON($card) }.
   *[other] { $number } delle tue carte vanno { ON($card) }.
}
