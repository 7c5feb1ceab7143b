### Che cosa succede in un Duello. .spoken sta dietro un nome.

owners = { $owner ->
    [you] tuo
   *[other] di { $owner }
}
goal = { $is-free ->
    [yes] { $owner ->
        [you] in una tua colonna libera
       *[other] in una colonna libera di { $owner }
    }
   *[no] { $owner ->
        [you] { GENDER($onto) ->
            [m] sul tuo { $onto }
           *[f] sulla tua { $onto }
        }
       *[other] { ON($onto) } di { $owner }
    }
}
so-many = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
idle-so-far = { $idle ->
    [0] { "" }
    [1] { "" }
   *[other] ; { $idle } turni senza progressi
}
name = { $who ->
    [you] te
   *[other] { $who }
}

gave = { $who ->
    [you] Dai { $cards } { goal }.
   *[other] { $who } dà { $cards } { goal }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } dato { $cards } { goal }
    .several = { $who ->
        [you] hai
       *[other] ha
    } dato { $number } carte in { $groups } gruppi { WHOM($to) }
moved = { $who ->
    [you] Sposti { $cards }
   *[other] { $who } sposta { $cards }
} { $is-free ->
    [yes] in una colonna libera
   *[no] { ON($onto) }
}{ $is-own ->
    [yes] { "" }
   *[no] { $owner ->
        [you] { " " }nella tua zona
       *[other] { " " }nella zona di { $owner }
    }
}.
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } spostato { $cards } { goal }
own-moves = { $who ->
    [you] hai
   *[other] ha
} { $number ->
    [one] spostato { $cards }
   *[other] fatto { $number } mosse
}
turned-up = Si scopre { THE($card) } { IN($column) }.
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } scoperto { THE($card) } { IN($column) }
put-on-pile = { $who ->
    [you] Metti { THE($card) } sulla pila sacra.
   *[other] { $who } mette { THE($card) } sulla pila sacra.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } messo { THE($card) } sulla pila sacra
    .several = { $who ->
        [you] hai
       *[other] ha
    } messo { LIST($cards) } sulle pile sacre
stole = { $who ->
    [you] Rubi { THE($card) } per la tua colonna { $number }.
   *[other] { $who } ruba { THE($card) } per la sua colonna { $number }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } rubato { THE($card) } per la propria colonna { $number }
stole-for-pile = { $who ->
    [you] Rubi { THE($card) } per la pila sacra.
   *[other] { $who } ruba { THE($card) } per la pila sacra.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } rubato { THE($card) } per la pila sacra
drew = { $who ->
    [you] Peschi { THE($card) }.
   *[other] { $who } pesca { THE($card) }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato { THE($card) }
discarded = { $who ->
    [you] Peschi { THE($card) }, che non va da nessuna parte e si scarta.
   *[other] { $who } pesca { THE($card) }, che non va da nessuna parte e si scarta.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato { THE($card) }, che non va da nessuna parte e si scarta
took = { $who ->
    [you] Prendi { THE($card) } dagli scarti.
   *[other] { $who } prende { THE($card) } dagli scarti.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } preso { THE($card) } dagli scarti
placed = { $who ->
    [you] Posi { THE($card) }
   *[other] { $who } posa { THE($card) }
} { $is-free ->
    [yes] in una colonna libera
   *[no] { ON($onto) }
} { $owner ->
    [you] nella tua zona
   *[other] nella zona di { $owner }
}.
placed-in = { $who ->
    [you] hai
   *[other] ha
} posato { THE($card) } { IN($column) }
cleaned = { $who ->
    [you] Finisci la tua pulizia con { $number ->
    [one] { $number } carta scoperta
   *[other] { $number } carte scoperte
}.
   *[other] { $who } finisce la sua pulizia con { $number ->
    [one] { $number } carta scoperta
   *[other] { $number } carte scoperte
}.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } finito la pulizia con { $number ->
    [one] { $number } carta scoperta
   *[other] { $number } carte scoperte
}
began = { $who ->
    [you] Cominci tu dopo la pulizia: { $fewer ->
        [one] { $fewer } carta scoperta
       *[other] { $fewer } carte scoperte
    } contro { $more }.
   *[other] Comincia { $who } dopo la pulizia: { $fewer ->
        [one] { $fewer } carta scoperta
       *[other] { $fewer } carte scoperte
    } contro { $more }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } cominciato con meno carte scoperte, { $fewer } contro { $more }
began-on-tie = { $who ->
    [you] Cominci tu: parità, { $number ->
        [one] { $number } carta scoperta
       *[other] { $number } carte scoperte
    } a testa, e risulti più giovane.
   *[other] Comincia { $who }: parità, { $number ->
        [one] { $number } carta scoperta
       *[other] { $number } carte scoperte
    } a testa, e risulta più giovane.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } cominciato dopo una parità nella pulizia
ended-turn = { $who ->
    [you] Finisci il turno { $number }{ idle-so-far }.
   *[other] { $who } finisce il turno { $number }{ idle-so-far }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } finito il turno { $number }
won = { $who ->
    [you] Vinci: { $why }.
   *[other] Vince { $who }: { $why }.
}
    .draw = Parità: { $why }.
    .spoken = la partita è finita: { $why }
taken-back = l'ultima mossa è stata annullata

## Un turno in una frase, per intero e in breve

turn-of = { $is-titled ->
    [yes] In tutto
   *[no] { $title }
}: { LIST($parts) }{ $key ->
    [none] .
   *[other] ; { $key } mostra il resto.
}
on-piles = { $number ->
    [one] messo { $number } carta sulle pile sacre
   *[other] messo { $number } carte sulle pile sacre
}
stolen-for-pile = { $number ->
    [one] rubato { LIST(THE($cards)) } { WHOM($who) } per una pila sacra
   *[other] rubato { LIST(THE($cards)) } { WHOM($who) } per le pile sacre
}
stolen-from = rubato { LIST(THE($cards)) } { WHOM($who) }
given-to = { $number ->
    [one] dato { $number } carta { WHOM($who) }
   *[other] dato { $number } carte { WHOM($who) }
}
given-to-which = dato { LIST(THE($cards)) } { WHOM($who) }
drawn-and-given = pescato e dato { LIST(THE($cards)) } { WHOM($who) }
drawn-and-discarded = pescato e scartato { LIST(THE($cards)) }
drawn = pescato { LIST(THE($cards)) }
taken = preso { LIST(THE($cards)) } dagli scarti
other-moves = { $number ->
    [one] fatto un'altra mossa
   *[other] fatto altre { $number } mosse
}
up = { $number ->
    [one] scoperto { $number } carta
   *[other] scoperto { $number } carte
}
