### Come è finito un Duello.

why = { $end ->
    [piles] tutte e quattro le pile sacre sono complete
    [sacred_cards] ci sono abbastanza carte sulle pile sacre
    [empty] niente più carte in colonna, e quattro pile sacre cominciate
    [emptied_by_opponent] l'avversario ha preso l'ultima carta delle sue colonne
    [no_progress] { $most } turni senza progressi
   *[turn_limit] tutti i { $most } turni sono stati giocati
}
won-by = { $what ->
    [piled] { $mine ->
        [one] { $mine } carta sacra
       *[other] { $mine } carte sacre
    } contro { $theirs }
    [held] pari di carte sacre, { $mine } rimaste contro { $theirs },
   *[down] { $mine } coperte contro { $theirs }, pari nel resto,
} { $end ->
    [no_progress] a gioco bloccato
   *[turn_limit] dopo { $most } turni
}
outcome = { $who ->
    [you] vinci tu; { $why }
   *[other] vince { $who }; { $why }
}
    .draw = parità; { $why }
stands-so = { $who ->
    [you] vinci tu
   *[other] vince { $who }
}{ $what ->
    [piled] , { $mine } a { $theirs } sulle pile
    [held] , { $mine } carte contro { $theirs }
   *[down] , { $mine } coperte contro { $theirs }
}
    .draw = è un pareggio
over = { $turns ->
    [one] { CAPITAL($outcome) }, dopo { $turns } turno.
   *[other] { CAPITAL($outcome) }, dopo { $turns } turni.
}
stands = { $who ->
    [you] Tu: { $total ->
        [one] { $total } carta
       *[other] { $total } carte
    } sulle pile sacre ({ $piles }), { $held } nelle colonne (coperte: { $hidden }).
   *[other] { $who }: { $total ->
        [one] { $total } carta
       *[other] { $total } carte
    } sulle pile sacre ({ $piles }), { $held } nelle colonne (coperte: { $hidden }).
}
pile = { $symbol } { $height }
did = { $who ->
    [you] tu
   *[other] { $who }
}: { $sacred ->
    [one] { $sacred } carta sacra
   *[other] { $sacred } carte sacre
}, { $gives ->
    [one] { $gives } dono
   *[other] { $gives } doni
}, { $steals ->
    [one] { $steals } furto
   *[other] { $steals } furti
}

## In cifre

sacred = { $has-decided ->
    [yes] Hanno deciso le carte sacre
   *[no] Carte sacre: non hanno deciso
}
cleared = carte tolte delle { $dealt } iniziali
cleared-columns = colonne svuotate su { $columns }
turned-up = carte scoperte su { $down }
left = carte nelle colonne
steals = furti

## Che cosa ha deciso

won-in-turn = { $end ->
    [piles] { $who ->
        [you] Turno { $turn }: completi la quarta pila sacra.
       *[other] Turno { $turn }: { $who } completa la quarta pila sacra.
    }
    [sacred_cards] { $who ->
        [you] Turno { $turn }: hai abbastanza carte sulle pile sacre.
       *[other] Turno { $turn }: { $who } ha abbastanza carte sulle pile sacre.
    }
    [empty] { $who ->
        [you] Turno { $turn }: non hai più colonne, e hai una carta su ogni pila sacra.
       *[other] Turno { $turn }: { $who } non ha più colonne, e ha una carta su ogni pila sacra.
    }
   *[emptied_by_opponent] { $who ->
        [you] Turno { $turn }: ti viene presa l'ultima colonna, e così vinci.
       *[other] Turno { $turn }: l'ultima colonna di { $who } viene presa, e così vince { $who }.
    }
}
difference = { $other ->
    [you] { $left ->
        [one] Hai ancora { $left } carta nelle colonne.
       *[other] Hai ancora { $left } carte nelle colonne.
    }
   *[other] { $left ->
        [one] { $other } ha ancora { $left } carta nelle colonne.
       *[other] { $other } ha ancora { $left } carte nelle colonne.
    }
}
all-equal = { CAPITAL($why) }, e tutto è in parità.
ahead = { CAPITAL($why) }{ $what ->
    [piled] : allora vince chi ha più carte sacre
    [held] { " " }e carte sacre pari: allora vince chi ha meno carte nelle colonne
   *[down] { " " }e tutto il resto pari: allora vince chi ha meno carte coperte
}, { LIST($each) }.
best-turn = { $who ->
    [you] Turno { $turn }: metti { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } sulle pile sacre, il massimo in un turno.
   *[other] Turno { $turn }: { $who } mette { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } sulle pile sacre, il massimo in un turno.
}
