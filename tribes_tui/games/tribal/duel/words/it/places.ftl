### Che cos'è un posto sul tavolo di un Duello; la posizione intera in righe.

whose = { $who ->
    [you] tua
   *[other] di { $who }
}
so-many = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}

## Una carta: la sua colonna, le carte che ha sopra, il suo divieto, quale pila la prende ora

in-discard = { $card } negli scarti
stolen = { $place }, × furto dell'ultimo turno: non si può riprendere
given = { $place }, × data con la colonna intera: ora non si può ridare
next-on = { $who ->
    [you] { $place }, la prossima per la tua pila
   *[other] { $place }, la prossima per la pila di { $who }
}
    .both = { $who ->
        [you] { $place }, la prossima per la tua pila e quella di { $other }
       *[other] { $other ->
            [you] { $place }, la prossima per la pila di { $who } e la tua
           *[other] { $place }, la prossima per le pile di { $who } e di { $other }
        }
    }

## Altro

hidden = { $number ->
    [one] { so-many } coperta { IN($column) }
   *[other] { so-many } coperte { IN($column) }
}
pile = { $who ->
    [you] la tua pila sacra di { $symbols }, { $height } di 9: { $height ->
        [9] completa
       *[other] ora serve il { $next }
    }
   *[other] la pila sacra di { $symbols } di { $who }, { $height } di 9: { $height ->
        [9] completa
       *[other] ora serve il { $next }
    }
}
stock = il mazzo, { so-many }; nessuno ha visto { $unseen }
free = { $who ->
    [you] le tue colonne libere: per un 9 e ciò che ha sopra
   *[other] le colonne libere di { $who }: per un 9 e ciò che ha sopra
}
drawn = { $card }, da posare ora
sends-next = { CAPITAL(THE($card)) } { IN($column) }: di nuovo { $key } per { $is-stolen ->
    [yes] { GENDER($card) ->
        [m] rubarlo per la
       *[f] rubarla per la
    }
   *[no] { GENDER($card) ->
        [m] metterlo sulla
       *[f] metterla sulla
    }
} tua pila.
sends-none = { $is-cleaning ->
    [yes] Nella pulizia nulla va su una pila sacra: solo nei turni.
   *[no] Nessuna carta libera è la prossima per una delle tue pile sacre.
}

## La posizione intera

position = Tribal Duel, turno { $turn }. Turni senza progressi: { $idle } di { $most }. Carte mai viste: { $unseen }.
    .cleaning = Tribal Duel, pulizia. Turni senza progressi: { $idle } di { $most }. Carte mai viste: { $unseen }.
stock-and-discard = Mazzo: { so-many }. Scarti: { $discard }.
    .empty = Mazzo: { so-many }. Scarti: nessuno.
to-be-placed = Pescata, da posare: { $card }.
piles = { $who ->
    [you] Le tue pile sacre: { $piles }.
   *[other] Pile sacre di { $who }: { $piles }.
}
not-stolen-back = Da non riprendere in questo turno: { $card }.
not-given-back = Da non ridare in questo turno: { LIST($cards) }.
