### Che cosa dicono i rompicapi.

begins-here = Il rompicapo inizia qui: ciò che è successo prima non si racconta.

task = Trova la mossa con più probabilità di vincere.
    .several = Qui { $number } mosse sono quasi equivalenti: va bene una qualsiasi.
opens = { $key } continua
    .next = { $key } continua
walk = Vai su una mossa, poi { $choose } la prova; qui { $choose } dice prima che cos'è.
tried = Provata: { $move }. Scegli un'altra mossa.
    .brief = Provata. Scegli un'altra mossa.
no-undo = non hai giocato niente: in un rompicapo si cerca una mossa
stay = In un rompicapo nessuno cambia posto.
next = altro rompicapo
leave = esci
more-key = continua
to-next = { $is-left ->
    [yes] prova { $puzzle }, il prossimo di questo gioco per te
   *[no] rivedi { $puzzle }
}
unrecorded = un rompicapo
try-it = Quale mossa? Il suo numero, suggerimento, salta o esci:
not-a-move = Non è una mossa: scrivi il suo numero, suggerimento, salta o esci.
none-of = non ci sono rompicapi di { $game }: tribes puzzle --list dice quali giochi ne hanno
titled = { $is-of-day ->
    [yes] { $puzzle }, { $difficulty }: rompicapo del giorno
   *[no] { $puzzle }, { $difficulty }: rompicapo
}
of-game = Rompicapo: { $game }
wrong = Non è la migliore: { $move }.
    .brief = Non è la migliore.
better = Un'altra mossa vince almeno { $worth } in più.
hint-next-best = Suggerimento: non questa, che è solo la seconda mossa migliore: { $move }.
shown = La soluzione: { $move }.
shown-marked = La soluzione è sul tavolo.
marked-only = Lì è segnata, non giocata.
hint-place = Suggerimento: la mossa migliore comincia da ciò che è acceso sul tavolo. Ancora { $hint } la mostra tutta.
difficulty = { $level ->
    [1] facile
    [2] insidioso
   *[3] difficile
}
rating-now = La tua valutazione nei rompicapi è { $points }, più o meno { $within }.
    .brief = La tua valutazione nei rompicapi è { $points } ± { $within } ({ $by }).
    .vague = La tua valutazione nei rompicapi per ora è { $points }: nessuno sa ancora quanto sei in gamba, e cambierà ancora molto.
    .brief-vague = La tua valutazione nei rompicapi per ora è { $points } ({ $by }): nessuno sa ancora quanto sei in gamba.
    .changed = { $way ->
        [up] La tua valutazione nei rompicapi è { $points }, più o meno { $within }: sale di { $by }.
        [down] La tua valutazione nei rompicapi è { $points }, più o meno { $within }: scende di { $by }.
       *[same] La tua valutazione nei rompicapi è ancora { $points }, più o meno { $within }.
    }
hint-costs = Con un suggerimento il rompicapo conta come mancato. Premi di nuovo { $key }.
    .typed = Con un suggerimento questo rompicapo conta come mancato per la valutazione. Scrivilo di nuovo per averlo.
rating-missed = Mancato: la tua valutazione nei rompicapi è ora { $points } ({ $by }).
rating-counts = Per la valutazione un rompicapo è risolto se lo trovi al primo colpo e senza suggerimenti.
    .brief = Conta il primo tentativo.
listed = { $name }: { $theme }, { $difficulty }{ $way ->
    [solved] , risolto
    [open] , finora mancato
    [shown] , soluzione vista
   *[new] { "" }
}.
opens-one = { "tribes puzzle NAME" } ne apre uno.

## The screen of all puzzles

list-title = Rompicapi
    .game = gioco
    .walk = rompicapo
    .next = il prossimo per te
    .today = quello del giorno
    .number = { $game } { $number }
    .of-all = { $game } { $number } di { $known }
    .back = indietro
    .rated = valutazione nei rompicapi: { $points } ± { $within }
    .rated-vague = valutazione nei rompicapi per ora: { $points }
list-first = Trova la mossa migliore: { $known } posizioni di partite, { $solved-ones ->
    [0] nessuna ancora risolta
    [one] { $solved-ones } risolta
   *[other] { $solved-ones } risolte
}.
list-named = { $puzzle } ({ $difficulty })
list-next = Il prossimo per te: { $puzzle }.
list-today = Quello del giorno: { $puzzle }.
list-of = { $solved } di { $known }
list-went = { $way ->
    [solved] { $number ->
        [one] { $number } risolto
       *[other] { $number } risolti
    }
    [open] { $number ->
        [one] { $number } mancato, da risolvere
       *[other] { $number } mancati, da risolvere
    }
    [shown] { $number } con soluzione vista
    [today] quello del giorno
   *[new] { $number } da provare
}
about = { difficulty }, tema: { $theme }
so-far-of = { $way ->
    [solved] Risolto: { $tries ->
        [one] { $tries } tentativo
       *[other] { $tries } tentativi
    }, { $hints ->
        [one] { $hints } suggerimento
       *[other] { $hints } suggerimenti
    }.
    [open] { $tries ->
        [0] { $hints ->
            [one] { $hints } suggerimento visto
           *[other] { $hints } suggerimenti visti
        }, ancora nessuna mossa provata.
       *[other] { $tries ->
            [one] { $tries } mossa provata
           *[other] { $tries } mosse provate
        }{ $hints ->
            [0] { "" }
            [one] , { $hints } suggerimento visto
           *[other] , { $hints } suggerimenti visti
        }: non ancora risolto.
    }
    [shown] Ne hai visto la soluzione.
   *[new] Non ancora provato.
}
rated-by = Ha cambiato di { $by } la tua valutazione nei rompicapi.
choices = { $number ->
    [one] { $number } mossa fra cui scegliere.
   *[other] { $number } mosse fra cui scegliere.
}
stands = Round { $number }: { $units } finora
    .hidden = Round { $number }: { $units } finora. Un + vuol dire che altri possono essere nascosti.
    .before = Prima della sfida { $number }: { $units } finora. Le carte sul tavolo contano dopo.
list-opens = prova { $puzzle }
    .today = prova il rompicapo del giorno, { $puzzle }
    .again = riguarda { $puzzle }

## In lines, and at the end

so-far = Rompicapi: { $solved-ones } di { $known } risolti.
none-kept = { $game }: nessuno; in nessuna posizione esaminata una mossa era di sicuro migliore di tutte le altre.
worth = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} su 100
why = { $move }. { $as-good ->
    [0] { "" }
    [one] Un'altra mossa vale quasi lo stesso.{ " " }
   *[other] Altre { $as-good } mosse valgono quasi lo stesso.{ " " }
}La migliore delle altre, che vince { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in meno su 100: { $other }.
as-good = Quasi altrettanto buone: { $moves }.
moves = { CAPITAL($difficulty) }: { $number ->
    [one] { $number } mossa
   *[other] { $number } mosse
} fra cui scegliere.
    .hint = { CAPITAL($difficulty) }: { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    } fra cui scegliere. { $hint } aiuta.
tried-so-far = { $number ->
    [one] Finora { $number } mossa provata. Per la valutazione conta solo la prima.
   *[other] Finora { $number } mosse provate. Per la valutazione conta solo la prima.
}
hint-worth = Suggerimento: { $number ->
    [one] la mossa migliore vince
   *[other] le mosse migliori vincono circa
} { $worth } in più della seconda.
solved = Risolto con { $tries ->
    [one] { $tries } tentativo
   *[other] { $tries } tentativi
}{ $hints ->
    [0] { "" }
    [one] { " " }e { $hints } suggerimento
   *[other] { " " }e { $hints } suggerimenti
}.
follows = Che cosa può seguire: { $line }.
goes-on = { $choose }: { $onward }.
streak = Rompicapi: risolti per { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} di fila, al massimo { $longest }.
of-a-game = { $game }: risolti { $solved } di { $known ->
    [one] { $known } rompicapo
   *[other] { $known } rompicapi
}{ $seen ->
    [0] { "" }
   *[other] , vista la soluzione di { $seen }
}.

# What a key does, in a few words more, in the list of everything by name.
walk-told = il rompicapo seguente di questo gioco, o quello prima
games-told = i rompicapi di un altro gioco
next-told = quello non risolto più vicino alla tua valutazione, di qualsiasi gioco
today-told = il rompicapo del giorno, uguale per tutti
ahead = Se bot veloci giocano { $until ->
    [turn] fino al tuo prossimo turno
    [challenge] fino alla fine della sfida
   *[round] fino alla fine del round
}, hai { $points ->
    [one] un punto
   *[other] { $points } punti
} di vantaggio in più che dopo l'altra mossa: { $other }.
# $what: what somebody does then, as the log tells it
prevents = Dopo l'altra mossa succederebbe molto probabilmente questo, che la mossa migliore impedisce: { $what }.
brings = La mossa migliore porta molto probabilmente questo, e l'altra no: { $what }.
# After a move that is not the best: what follows it, and wouldn't follow the best.
replied = Poi succederebbe molto probabilmente questo: { $what }.
    .behind = Se bot veloci giocano fino al tuo prossimo turno, ti lascia con { $points ->
        [one] un punto
       *[other] { $points } punti
    } in meno della mossa migliore.
    .costs = Che cosa costa: { $what }.
