### Che cosa parla a favore di un'azione di un Duello, e che cosa si vorrebbe sapere per giocarlo bene.

has = { $who ->
    [you] Hai
   *[other] { $who } ha
}
so-many = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}

lays-free = Libera { THE($card) }, che ora va sulla tua pila sacra{ $is-mine ->
    [yes] { "" }
   *[no] : puoi rubarla
}.
covers = { $who ->
    [you] Copre { THE($card) }, che ora va sulla tua pila sacra.
   *[other] Copre { THE($card) }, che ora va sulla pila sacra di { $who }.
}
feeds = { $who ->
    [you] Ma la tua pila sacra prende poi { THE($card) }.
   *[other] Ma la pila sacra di { $who } prende poi { THE($card) }.
}
keeps-from = Così { $who } non può mettere { THE($card) } su una pila.
then-fit = Poi { ON($card) } può andare una tua carta: { LIST($cards, type: "or") }.
then-frees = Svuota { THE($column) }: lì puoi dare la tua colonna { $number ->
    [one] { LIST($columns) }
   *[other] { LIST($columns, type: "or") }
}.
to-clear = { has } { so-many } da togliere.
    .would-be = { has } { so-many } da togliere; ne resterebbero { $then }.
nothing-left = Nulla di ciò che resta scoprirebbe una carta, svuoterebbe una colonna o andrebbe su una pila sacra.

## Fatti: di che cosa si tratta, e che cosa è così

idle = Senza progressi
    .is = { $idle } di { $most } turni, poi vince chi ha più carte sulle pile
race = { $who ->
    [you] Per vincere ti { $sacred ->
        [one] serve ancora { $sacred } carta
       *[other] servono ancora { $sacred } carte
    } sulle pile sacre, o devi togliere { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }{ $unbegun ->
        [0] { "" }
        [4] { " " }e cominciare tutte e quattro le pile
        [one] { " " }e cominciare 1 altra pila
       *[other] { " " }e cominciare altre { $unbegun } pile
    }.
   *[other] { CAPITAL(WHOM($who)) } { $sacred ->
        [one] serve ancora { $sacred } carta
       *[other] servono ancora { $sacred } carte
    } sulle pile sacre, o deve togliere { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }{ $unbegun ->
        [0] { "" }
        [4] { " " }e cominciare tutte e quattro le pile
        [one] { " " }e cominciare 1 altra pila
       *[other] { " " }e cominciare altre { $unbegun } pile
    }.
}
to-win = Per vincere: { $mine }; { $other }: { $theirs }.
    .mine = Per vincere: { $mine }.
ways-left = { $first ->
    [piles] ancora { $sacred } sulle pile o togliere { $left }
   *[clear] togliere { $left } o ancora { $sacred } sulle pile
}
    .begun = { $first ->
        [piles] ancora { $sacred } sulle pile o { clearing }
       *[clear] { clearing } o ancora { $sacred } sulle pile
    }
    .brief = { $first ->
        [piles] { $sacred } sulle pile o togliere { $left }
       *[clear] togliere { $left } o { $sacred } sulle pile
    }
clearing = togliere { $left ->
    [one] 1 carta
   *[other] { $left } carte
}{ $columns ->
    [0] { "" }
    [one] { " " }in 1 colonna
   *[other] { " " }in { $columns } colonne
}{ $unbegun ->
    [0] { "" }
    [one] { " " }e iniziare 1 pila
   *[other] { " " }e iniziare { $unbegun } pile
}
needs = { $who ->
    [you] Ti serve { THE($card) }
   *[other] { CAPITAL(WHOM($who)) } serve { THE($card) }
}
waits = Le tue pile aspettano { LIST($cards) }.
    .brief = Più vicine alle tue pile: { LIST($cards) }.
waits-there = { $sign }{ $value } { place }{ $later ->
    [yes] , non in questo turno
   *[no] { "" }
}
waits-no-more = { $sign } completa
needs-next = { $who ->
    [you] Ti serve
   *[other] { CAPITAL(WHOM($who)) } serve
} (la copia più vicina)
both = tutte e due le copie { $place }
each = una copia { $first }, l'altra { $second }
place = { $place ->
    [unseen] mai vista
    [discard] negli scarti
    [drawn] da posare
    [pile] su una pila
   *[column] { $who ->
        [you] nella tua colonna { $number }
       *[other] nella colonna { $number } di { $who }
    }{ $more ->
        [0] { "" }
        [one] { " " }sotto 1 carta
       *[other] { " " }sotto { $more } carte
    }
}
