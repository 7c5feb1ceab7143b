### Che cosa si chiede in un Duello, le sue azioni come ordini, e che cosa ne viene.

owners = { $owner ->
    [you] tuo
   *[other] di { $owner }
}

## Che cosa si chiede

over = La partita è finita: { $outcome }.
    .brief = { CAPITAL($outcome) }.
where-does = Dove va { THE($card) }? { CAPITAL($where) }.
cleaning = { $may-end ->
    [no] Scopri carte o svuota colonne. { $is-open ->
        [yes] Le pile sono aperte.
       *[no] Le pile si aprono dopo la pulizia.
    }
   *[yes] Nessuna mossa scopre carte o svuota una colonna: finisci la pulizia.
}
nothing-to-do = Non resta nulla da fare: finisci il turno.
turn-over = Il tuo turno finisce: non resta nulla da fare.
was-over = Turno finito: hai pescato { $card }, che non aveva posto.
danger = Se finisci ora, { $who } può { wins } e vincere: impediscilo.
    .brief = Se finisci, { $who } può vincere: { $is-hindered ->
        [yes] impediscilo.
       *[no] nulla di sicuro lo impedisce.
    }
danger-card = Se finisci ora, { $who } vince con { $cards } { $cards ->
    [one] carta
   *[other] carte
} su { $of }{ $is-hindered ->
    [yes] : impediscilo.
   *[no] .
}
    .brief = Se finisci, { $who } vince con { $cards } { $cards ->
        [one] carta
       *[other] carte
    } su { $of }.
danger-over = Così ostacoli { $who }: nessuna vittoria sicura in vista al prossimo turno.
    .wins-now = Così ostacoli { $who }, e in questo turno puoi vincere.
wins = { $end ->
    [piles] completare le pile
    [sacred_cards] mettere abbastanza carte sulle pile
   *[empty] svuotare le colonne
}
way = { $way ->
    [move] sposta carte
    [move_theirs] sposta carte di { $who }
    [move_any] sposta carte in ogni zona
    [give] dai
    [pile] metti su una pila
    [draw] pesca
    [take] prendi
    [steal] ruba
   *[end] finisci
}
stuck = Nessuno può più fare progressi: { LIST($ways, type: "or") }.
idle = Nulla di nuovo da { $idle } turni, a { $most } è finita: { LIST($ways, type: "or") }.
rest-pass = { $left ->
    [gives] Resta solo dare, che non scopre nulla.
    [uncovers] Solo dando si scopre una tua carta.
   *[no] Ora nessuna tua carta si scopre o va su una pila.
}
stuck-pass = Nessuno può più avanzare: { $stands }; { $key } passa fino alla fine.
idle-pass = { $idle } turni fermi su { $most }, poi { $stands }: { $key } passa.
which-once = Per le tue pile, una di queste: { LIST($cards, type: "or") }.
choices = { $ups ->
    [0] { choices.fit }.
   *[other] { $laid ->
        [0] { choices.turn-up }.
       *[other] { choices.fit } e { choices.turn-up }.
    }
}
    .fit = { $laid ->
        [one] { CAPITAL(LIST($cards, type: "or")) } va sulla tua pila
       *[other] { $laid } carte vanno sulle tue pile
    }
    .turn-up = { $ups ->
        [one] 1 mossa scopre una tua carta
       *[other] { $ups } mosse scoprono una tua carta
    }
ways = { CAPITAL(LIST($ways, type: "or")) }.

## Ordini

of-column = { $cards } della colonna { $number }
    .whose = { $cards } { OF($column) }
to = { $verb ->
    [move] sposta
    [give] dai
    [steal] ruba
   *[place] posa
} { $cards } { $is-free ->
    [yes] { $owner ->
        [you] nella tua colonna libera { $number }
       *[other] nella colonna libera { $number } di { $owner }
    }
   *[no] { ON($onto) } { IN($column) }
}
to-brief = { $verb ->
    [move] sposta
    [give] dai
   *[steal] ruba
} { $cards } { $is-free ->
    [yes] { $owner ->
        [you] in una tua colonna libera
       *[other] { $verb ->
            [give] a { $owner }
           *[other] in una colonna libera di { $owner }
        }
    }
   *[no] { ON($onto) }{ $owner ->
        [you] { "" }
       *[other] { " " }di { $owner }
    }
}
move-anywhere = sposta { THE($card) } { $is-free ->
    [yes] in una colonna libera
   *[no] { ON($onto) }
}
steal-anywhere = ruba { THE($card) }
place-anywhere = posa { THE($card) }
    .card = posa la carta
to-pile = metti { $cards } sulla tua pila sacra
    .the-card = metti la carta sulla tua pila sacra
steal-for-pile = ruba { $cards } per la tua pila sacra
draw = pesca una carta
take = prendi { THE($card) } dagli scarti
    .for-pile = prendi { THE($card) } dagli scarti per la tua pila sacra
card-in = { THE($card) } { IN($column) }
where-to = Dove va { THE($card) } { IN($column) }?

## Passo per passo

lifted = { $more ->
    [0] Hai preso { THE($card) }: dove va? { CAPITAL($where) }.
    [one] Hai preso { THE($card) } e un'altra: dove vanno? { CAPITAL($where) }.
   *[other] Hai preso { THE($card) } e altre { $more }: dove vanno? { CAPITAL($where) }.
}
    .brief = { $more ->
        [0] { CAPITAL(THE($card)) } va { $where }.
        [one] { CAPITAL(THE($card)) } e un'altra vanno { $where }.
       *[other] { CAPITAL(THE($card)) } e altre { $more } vanno { $where }.
    }
wanted = { $colour ->
    [orange] un { $value } arancione
   *[blue] un { $value } blu
}
goes = { $kinds ->
    [column] su { wanted }
    [pile] sulla sua pila sacra
    [free] in una colonna libera
    [column_pile] su { wanted } o sulla sua pila sacra
    [column_free] su { wanted } o in una colonna libera
    [pile_free] sulla sua pila sacra o in una colonna libera
   *[column_pile_free] su { wanted }, sulla sua pila sacra o in una colonna libera
}
lift = prendi { $cards }{ $is-stolen ->
    [yes] { " " }da rubare
   *[no] { "" }
}: { $many ->
    [yes] vanno
   *[no] va
} { $goes }
only-place = La tua carta è { THE($card) }. Va solo { ON($onto) }, e ora sta lì.
    .pile = La tua carta è { THE($card) }. Va solo sulla tua pila sacra, e ora sta lì.
    .free = La tua carta è { THE($card) }. Va solo in una colonna libera, e ora sta lì.
put-on-pile = { $is-stolen ->
    [yes] { GENDER($card) ->
        [m] rubalo per la
       *[f] rubala per la
    }
   *[no] { GENDER($card) ->
        [m] mettilo sulla
       *[f] mettila sulla
    }
} tua pila sacra di { $symbols }
put = { $verb ->
    [steal] { GENDER($card) ->
        [m] rubalo e posalo
       *[f] rubala e posala
    }
   *[put] { $many ->
        [yes] posale
       *[no] { GENDER($card) ->
            [m] posalo
           *[f] posala
        }
    }
} { $is-free ->
    [yes] { $owner ->
        [you] nella tua colonna libera { $number }
       *[other] nella colonna libera { $number } di { $owner }
    }
   *[no] { $owner ->
        [you] { GENDER($onto) ->
            [m] sul tuo { $onto }, colonna { $number }
           *[f] sulla tua { $onto }, colonna { $number }
        }
       *[other] { ON($onto) } di { $owner }, colonna { $number }
    }
}

## Che cosa ne viene

turns-up = scopre una carta
frees = svuota { THE($column) }
clears = ti toglie { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
good-but = { $gain }, { $price }
takes = poi riceve { LIST($cards, type: "or") }
lays-free = libera { THE($card) }
    .other = libera { THE($card) } che sta sotto
nothing-left = nessun'altra tua carta si scopre o va su una pila
lays-free-needed = libera { THE($card) } per { $who }
hands-over = ma { WHOM($who) } { $number ->
    [one] serve { $cards }
   *[other] ne servono { $number }
}
parts-with = ma { $number ->
    [one] ti serve { $cards }
   *[other] te ne servono { $number }
}
buries = seppellisce { $card }, che serve { WHOM($who) }
hinders = { $way ->
    [given] così { $who } non può { $many ->
        [yes] ridarle
       *[no] ridarla
    } e vincere
    [stolen] così { $who } non può rubarla di nuovo e vincere
    [first] un primo passo per ostacolare { $who }
   *[whole] ostacola { $who }
}
then-wins = poi { $who } può { wins } e vincere
lets-win = permette { WHOM($who) } di { wins } e vincere
wins-anyway = ovunque vada, { $who } può { wins } nel prossimo turno
draw-wins = vittoria sicura con { LIST($cards, type: "or") }: { $number } su { $of } mai viste
    .brief = vittoria sicura con { $number } su { $of } mai viste
draw-brings = { $number } su { $of } mai viste { $number ->
    [one] va
   *[other] vanno
} sulle tue pile
can-draw = puoi ancora pescare
still-useful = una carta può ancora andare su una pila o essere scoperta
draw-risk = { LIST($cards, type: "or") } può aiutare { $who }
    .brief = { $number ->
        [one] 1 può
       *[other] { $number } possono
    } aiutare { $who }
can-give = { $turns-up ->
    [yes] dando { $cards } scopri una tua carta
   *[no] puoi dare ancora { $cards }
}
taken-goes = va { $where }
