### Che cosa dice l'analisi di una partita.

of = { $who ->
    [you] analisi della tua partita
   *[other] analisi della partita di { $who }
}
not-over = un'analisi è di partite giocate fino alla fine: questa è ancora in corso
working = Guardo ogni mossa ...
progress = mossa { $done } di { $total }
waiting = È in corso l'analisi di un'altra partita: questa è la prossima, o quasi.
moments = Dov'è girata
no-moments = Nessun singolo turno ha cambiato molto.
marked = Scelte che spiccano
no-marks = Nessuna scelta spicca: nessuna valeva chiaramente più o meno delle altre.
graph = Probabilità di vittoria, come le giudica un bot che vede tutte le carte
points = Giudizio: quante di 100 partite si vincono con la mossa fatta, e con l'altra, per ciò che allora si poteva sapere; cara: 10 o più in meno. Il grafico vede tutte le carte, anche quelle che allora non si potevano conoscere: può restare fermo dove una mossa è stata cara, e salire o scendere dove era buona.
leave = torna al replay
    .alone = indietro
look = guardala
    .move = guarda la mossa { $number } sul tavolo
to-moment = dov'è girata
to-words = a parole
play = gioca da lì
number = mossa
what = che cosa è stato fatto
how-judged = giudizio: di 100 partite, vinte con questa, con l'altra
# $before (int)
# $after (int)
in-graph = Il grafico, che vede tutte le carte, in questo turno va da { $before } a { $after }.
# $after (int)
in-graph-level = Il grafico, che vede tutte le carte, in questo turno resta a { $after }.
facts = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}, { $choices ->
    [one] { $choices } scelta
   *[other] { $choices } scelte
}
head = { $title }, analisi per { $name ->
    [you] te
   *[other] { $name }
}: { facts }.
on-the-way = { $whole }; intanto { $step }
choices = Scelte: { $share }
# $number (int)
share = { $kind ->
    [good] { $number ->
        [one] buona
       *[other] buone
    }
    [even] alla pari con altre
    [better] non al meglio
   *[costly] { $number ->
        [one] cara
       *[other] care
    }
}
choice = { $mark ->
    [good] { $number }. Buona: { $played }. Per ciò che allora si poteva sapere vince { $made } partite su 100, la seconda { $rest } (di sicuro { $span }). La seconda: { $other }.
    [better] { $number }. Giocata: { $played }. Per ciò che allora si poteva sapere vince { $made } partite su 100, la migliore { $rest } (di sicuro { $span }). Meglio: { $other }.
   *[costly] { $number }. Cara: { $played }. Per ciò che allora si poteva sapere vince { $made } partite su 100, la migliore { $rest } (di sicuro { $span }). Meglio: { $other }.
}
span = { $way ->
    [more] da { $least } a { $most } in più
   *[fewer] da { $least } a { $most } in meno
}
    .one = { $way ->
        [more] { $most } in più
       *[fewer] { $most } in meno
    }
moment = { $number }. { CAPITAL($when) }: { $what } { $told }
rival = ciò che ha fatto { $name }
own-turn = { $luck ->
    [good] buona come ogni altra; il caso ha aiutato
    [bad] buona come ogni altra; il caso ha nuociuto
    [up] buona come ogni altra; ha aiutato ciò che era nascosto
   *[down] buona come ogni altra; ha nuociuto ciò che era nascosto
}
own-turn-hidden = Per ciò che allora si poteva sapere la mossa era buona come ogni altra: la differenza l'ha fatta ciò che era nascosto.
bot-sat = Qui sedeva un bot dalla mossa { $first } della partita: ha fatto { $number } delle { $own } mosse di questo posto.
headline = { $worse ->
    [0] { $choices ->
        [one] Per l'unica scelta nessun'altra mossa era chiaramente migliore.
       *[other] In nessuna di { $choices } scelte un'altra mossa era chiaramente migliore.
    }
    [one] In 1 di { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    } un'altra mossa era chiaramente migliore: la mossa { $number }.
   *[other] In { $worse } di { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    } un'altra mossa era chiaramente migliore; la più cara è la mossa { $number }.
}
luck-sum = Fortuna: per ciò che { $who ->
    [you] potevi sapere, il caso ti ha
   *[other] { $who } poteva sapere, il caso ha
} chiaramente aiutato in { $helped ->
    [0] nessuna mossa
    [one] una mossa, la { $best } ({ $gain } partite su 100)
   *[other] { $helped } mosse, più di tutto nella { $best } ({ $gain } partite su 100)
} e nuociuto in { $hurt ->
    [0] nessuna
    [one] una, la { $worst } ({ $loss } partite su 100)
   *[other] { $hurt }, più di tutto nella { $worst } ({ $loss } partite su 100)
}.
# $before (int)
# $after (int)
unknown-sum = Ciò che era nascosto: carte e piani che { $who ->
    [you] non potevi
   *[other] { $who } non poteva
} conoscere hanno cambiato il grafico più di tutto nella mossa { $number }, da { $before } a { $after }.
# $luck (int)
chance-sentence = { $luck ->
    [1] Nella mossa { $number } il caso ha aiutato di più { $who ->
        [you] te: { $gain } partite su 100, per ciò che potevi sapere.
       *[other] { $who }: { $gain } partite su 100, per ciò che poteva sapere.
    }
   *[other] Nella mossa { $number } il caso ha nuociuto di più { $who ->
        [you] a te: { $gain } partite su 100, per ciò che potevi sapere.
       *[other] a { $who }: { $gain } partite su 100, per ciò che poteva sapere.
    }
}
whose = di' di chi è la partita da analizzare, con --seat: { $names }
no-seat = ci sono i posti da 0 a { $last }, non { $seat }
