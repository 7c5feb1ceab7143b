### Che cosa parla a favore di un'azione di indy, e che cosa vorrebbe sapere chi gioca bene.

colour = { $colour ->
    [R] rosso
    [G] verde
   *[B] blu
}

## Perché

shaman = Conta solo quando hai perso tutte le penne: allora può farti tornare un personaggio { colour }, con altri due nella fila{ $from-all ->
    [yes] { " " }o nelle evocazioni
   *[no] { "" }
}.
come-back = Torni in gioco, e dalla prossima manche ricevi quattro carte.
keep = Vale { $value }, l'altra { $other }.
    .eagle = Un'aquila può prendere una carta dalla fila quasi in ogni momento. In un'evocazione non conta nulla e la rende sbagliata.
become = Le tue tre migliori farebbero { $made }; ora fanno { $now }.
stay = Le tue tre migliori restano { $now }.
    .least = Le tue tre migliori restano almeno { $now }.
already = Le tue tre migliori fanno già { $now }.
gives-up = Tieni { LIST(A($cards)) } e speri che con le carte nuove venga più di { $now }.
nothing-better = Nessuna carta che puoi prendere migliora { $now }.
all-the-same = Qualunque cosa tu evochi è lo stesso, quindi conta solo la carta che tieni.
lays = Le tre che evochi fanno { $made }.
worst = { $is-below ->
    [yes] La peggiore { $so-far ->
        [yes] finora è
       *[no] è
    } quella di { $name }: { $made }, sotto la tua.
   *[no] La tua { $so-far ->
        [yes] finora sarebbe la peggiore
       *[no] è la peggiore
    }, o a pari con la peggiore: quella di { $name } è { $made }.
}

## Per giocare bene

laid-so-far = Evocate finora
worst-so-far = Peggiore finora
best-so-far = Migliore finora
laid-by = { LIST($names) }, { $made }
short-of-team = Ne manca una per un team
short-of-standard = Ne manca una per una standard
lacking = { $is-remembered ->
    [yes] { $lying ->
        [0] { A($card) }, ancora { $left } di 6 mai visti
       *[other] { A($card) }, { $lying } nella fila, ancora { $left } di 6 mai visti
    }
   *[no] { $lying ->
        [0] { A($card) }, { $left } di 6 non in vista
       *[other] { A($card) }, { $lying } nella fila, { $left } di 6 non in vista
    }
}
still-to-exchange = Devono ancora cambiare
still-to-swap = Devono ancora scambiare
still-to-evoke = Devono ancora evocare
after = { $who ->
    [you] tu, poi { LIST($names) }
   *[other] { $who }, poi { LIST($names) }
}
    .nobody = { $who ->
        [you] solo tu
       *[other] solo { $who }
    }
to-return = Per tornare
    .way = un personaggio { colour } in mano e due nella fila{ $from-all ->
        [yes] { " " }o nelle evocazioni
       *[no] { "" }
    }: tu ne hai { $held }, e lì ce { $lying ->
        [one] n'è { $lying }
       *[other] ne sono { $lying }
    }
unseen = { $is-remembered ->
    [yes] { $colour ->
        [R] Rossi mai visti
        [G] Verdi mai visti
       *[B] Blu mai visti
    }
   *[no] { $colour ->
        [R] Rossi non in vista
        [G] Verdi non in vista
       *[B] Blu non in vista
    }
}
unseen-cards = { $characters ->
    [one] { $characters } personaggio
   *[other] { $characters } personaggi
}, { $horses ->
    [one] { $horses } cavallo
   *[other] { $horses } cavalli
}, { $objects ->
    [one] { $objects } oggetto
   *[other] { $objects } oggetti
}
in-hand = In mano { WHOM($name) }
    .from-row = { LIST($cards) }, dalla fila
maybe = { LIST($cards) }, in mano o sotto il mazzo
buried = Hai messo sotto il mazzo
eagles = Aquile
    .seen = { $number } di { $all } sotto il mazzo, fuori da questa manche
