### Che cosa dice l'analisi di una partita.

of = { $who ->
    [you] Analisi della tua partita
   *[other] Analisi della partita di { $who }
}
not-over = un'analisi è di partite giocate fino alla fine: questa è ancora in corso
progress = mossa { $done } di { $total }
    .left = { progress }, ancora circa { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min
    }
then = Poi potrai aprirle una per una e giocare da lì.
waiting = È in corso l'analisi di un'altra partita: questa è la prossima, o quasi.
moments = I momenti decisivi
marked = Ogni scelta, nell'ordine della partita
no-marks = Nessuna scelta spicca: nessuna valeva chiaramente più o meno delle altre.
graph = Probabilità di vittoria
    .told = come le giudica un bot a colpo d'occhio, a carte scoperte; { $numbers }: i momenti decisivi
    .brief = come le giudica un bot a colpo d'occhio, a carte scoperte
points = Accanto a una scelta sta quante partite su 100 si vincono con quella, per ciò che allora si poteva sapere. La migliore: chiaramente più che con ogni altra; pari alle altre: nessun'altra ne vince chiaramente di più; incerta: troppo poche partite per dirlo; non la migliore: un'altra ne vince chiaramente di più; cara: 10 o più in meno che con quella migliore. Il grafico dà solo un colpo d'occhio a ogni posizione, a carte scoperte, e non gioca nulla fino in fondo: può restare fermo dove una mossa è stata cara, e salire o scendere dove era la migliore.
won-means = Cifre: partite vinte su 100, giocate fino in fondo per ciò che allora si poteva sapere.
mark-means = { $mark ->
    [good] ne vince chiaramente più di ogni altra
    [even] nessun'altra ne vince chiaramente di più
    [unsure] le partite contate non bastano per dirlo
    [better] un'altra ne vince chiaramente di più
   *[costly] ne vince almeno 10 in meno di quella migliore
}
graph-means = Il grafico è un'altra misura: dà un colpo d'occhio a ogni posizione, a carte scoperte, e non gioca nulla fino in fondo. Perciò le sue cifre sono diverse; può restare fermo dopo una mossa cara, e salire o scendere dopo la migliore.
leave = torna al replay
    .alone = indietro
look = guardala
    .move = guarda la mossa { $number } sul tavolo
to-moment = a quel turno
to-moves = le mosse
to-words = le cifre
play = gioca da lì
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
judged = { $mark ->
    [good] ✓ la migliore
    [even] pari alle altre
    [unsure] incerta
    [better] ○ non la migliore
   *[costly] − cara
}
other-side = { $mark ->
    [good] la seconda
    [even] alla pari
    [unsure] { $is-behind ->
        [yes] forse meglio
       *[no] forse peggio
    }
   *[better] meglio
}
won-of = Partite vinte su 100 per ciò che allora si poteva sapere (quasi di sicuro { $span }).
won-of-unmarked = { $mark ->
    [even] Vinte su 100 per ciò che allora si sapeva; troppo vicine per distinguerle.
   *[unsure] Vinte su 100 per ciò che allora si sapeva; troppo poche partite per esserne sicuri.
}
on-the-way = { $whole }; intanto { $step }
choice = { $mark ->
    [good] { $number }. La migliore: { $played }. Per ciò che allora si poteva sapere, su 100 partite ne vince { $made }, la seconda { $rest } (quasi di sicuro { $span }). La seconda: { $other }.
    [even] { $number }. Pari alle altre: { $played }. Per ciò che allora si poteva sapere, su 100 partite ne vince { $made }.
    [unsure] { $number }. Incerta: { $played }. Per ciò che allora si poteva sapere, su 100 partite ne vince { $made }, un'altra scelta { $rest }; troppo poche partite per esserne sicuri. L'altra: { $other }.
    [better] { $number }. Giocata: { $played }. Per ciò che allora si poteva sapere, su 100 partite ne vince { $made }, la migliore { $rest } (quasi di sicuro { $span }). Meglio: { $other }.
   *[costly] { $number }. Cara: { $played }. Per ciò che allora si poteva sapere, su 100 partite ne vince { $made }, la migliore { $rest } (quasi di sicuro { $span }). Meglio: { $other }.
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
own-turn-hidden = Per ciò che allora si poteva sapere la mossa era buona come ogni altra: la differenza l'ha fatta ciò che era nascosto.
bot-sat = Qui sedeva un bot dalla mossa { $first } della partita: ha fatto { $number } delle { $own } mosse di questo posto.
turned-most = { $way ->
    [up] Le { $who ->
        [you] tue probabilità
       *[other] probabilità di { $who }
    } sono salite di più, e per sempre, { $is-part ->
        [yes] nell'insieme ({ $when })
       *[no] nella mossa { $number }, { $when }
    }: da { $before } a { $after } su 100.
    [down] Le { $who ->
        [you] tue probabilità
       *[other] probabilità di { $who }
    } sono scese di più, e per sempre, { $is-part ->
        [yes] nell'insieme ({ $when })
       *[no] nella mossa { $number }, { $when }
    }: da { $before } a { $after } su 100.
   *[same] Le { $who ->
        [you] tue probabilità
       *[other] probabilità di { $who }
    } sono cambiate poco, anche { $is-part ->
        [yes] nell'insieme ({ $when })
       *[no] nella mossa { $number }, { $when }
    }: sono rimaste a { $after } su 100.
}
headline = { $worse ->
    [0] { $choices ->
        [one] Ben scelto: per l'unica scelta nessun'altra mossa era chiaramente migliore.
       *[other] Ben scelto: in nessuna delle { $choices } scelte un'altra mossa era chiaramente migliore.
    }
    [one] In 1 scelta su { $choices } un'altra mossa era chiaramente migliore: la mossa { $number }.
   *[other] In { $worse } scelte su { $choices } un'altra mossa era chiaramente migliore, soprattutto alla mossa { $number }.
}
instead = Lì era meglio: { $other }.
order = { $who ->
    [you] L'hai fatto
   *[other] { $who } l'ha fatto
} comunque, ma solo più tardi nel turno.
times = { $action } { $number } volte
luck-none = Il caso ha contato poco: in nessuna mossa ha chiaramente cambiato le { $who ->
    [you] tue probabilità
   *[other] probabilità di { $who }
}.
what-turned = { $kind ->
    [luck] La svolta è venuta dal caso.
    [part] La svolta è un'intera parte ({ $when }), non una mossa sola.
    [others] La svolta è venuta da una mossa di { $name }, non dal caso.
    [hidden] La svolta è venuta da ciò che era nascosto, non dal caso.
    [own] { $who ->
        [you] La svolta è venuta da una tua mossa, non dal caso.
       *[other] La svolta è venuta da una mossa di { $who }, non dal caso.
    }
   *[small] Anche il caso ha contato poco. { $who ->
        [you] Le tue probabilità le hanno cambiate
       *[other] Le probabilità di { $who } le hanno cambiate
    } tante piccole cose.
}
luck-turned = Il caso ha contato soprattutto alla mossa { $number }: { $who ->
    [you] le tue probabilità sono passate
   *[other] le probabilità di { $who } sono passate
} da { $before } a { $after } su 100.
luck-sum = { $who ->
    [you] Per quanto vedevi, il caso ti ha
   *[other] Per quanto vedeva, a { $who } il caso ha
} { $helped ->
    [0] { $hurt ->
        [one] nuociuto una volta: alla mossa { $worst } ({ $loss } su 100).
       *[other] nuociuto in { $hurt } mosse (al più { $loss } su 100).
    }
    [one] { $hurt ->
        [0] giovato una volta: alla mossa { $best } ({ $gain } su 100).
        [one] giovato alla mossa { $best } ({ $gain } su 100) e nuociuto alla { $worst } ({ $loss }).
       *[other] giovato alla mossa { $best } ({ $gain } su 100) e nuociuto in { $hurt } (al più { $loss }).
    }
   *[other] { $hurt ->
        [0] giovato in { $helped } mosse (al più { $gain } su 100).
        [one] giovato in { $helped } mosse (al più { $gain } su 100) e nuociuto alla { $worst } ({ $loss }).
       *[other] giovato in { $helped } mosse (al più { $gain } su 100) e nuociuto in { $hurt } ({ $loss }).
    }
}
outcome = { $place ->
    [1] { $who ->
        [you] hai vinto
       *[other] ha vinto { $who }
    }{ $is-shared ->
        [yes] { " " }alla pari
       *[no] { "" }
    }
   *[other] { $players ->
        [2] { $who ->
            [you] hai perso
           *[other] ha perso { $who }
        }
       *[other] { $who ->
            [you] sei al { $place }° posto
           *[other] { $who } è al { $place }° posto
        }{ $is-shared ->
            [yes] { " " }alla pari
           *[no] { "" }
        }
    }
}, { $choices ->
    [one] { $choices } scelta
   *[other] { $choices } scelte
}
luck = fortuna { $gain }%
stood-out = Che cosa spicca
    .told = con una freccia: { $who ->
        [you] le tue probabilità
       *[other] le probabilità di { $who }
    } di vittoria su 100, prima e dopo
# $before (int)
# $after (int)
unknown-sum = Ciò che era nascosto: carte e piani che { $who ->
    [you] non potevi
   *[other] { $who } non poteva
} conoscere hanno cambiato il grafico più di tutto nella mossa { $number }, da { $before } a { $after }.
# $luck (int)
chance-sentence = { $luck ->
    [1] Alla mossa { $number } il caso { $who ->
        [you] ti ha aiutato di più: { $gain } su 100, per ciò che potevi sapere. Il grafico vede le carte coperte, e può restare piatto.
       *[other] ha aiutato di più { $who }: { $gain } su 100, per ciò che poteva sapere. Il grafico vede le carte coperte, e può restare piatto.
    }
   *[other] Alla mossa { $number } il caso { $who ->
        [you] ti ha danneggiato di più: { $gain } su 100, per ciò che potevi sapere. Il grafico vede le carte coperte, e può restare piatto.
       *[other] ha danneggiato di più { $who }: { $gain } su 100, per ciò che poteva sapere. Il grafico vede le carte coperte, e può restare piatto.
    }
}
whose = di' di chi è la partita da analizzare, con --seat: { $names }
no-seat = ci sono i posti da 0 a { $last }, non { $seat }

# What a key does, in a few words more, in the list of everything by name.
look-told = il tavolo com'era a questa mossa
to-words-told = che cosa vogliono dire le cifre, e altro a parole
