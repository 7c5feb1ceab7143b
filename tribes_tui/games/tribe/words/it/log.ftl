### Che cosa è successo, sul tavolo, nella cronaca, a orecchio. Le forme del passato stanno dietro un nome.

leader-chosen = { $who ->
    [you] Scegli { THE($card) } come capo.
   *[other] { $who } sceglie { THE($card) } come capo.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } scelto { THE($card) } come capo
challenge-began = { $who ->
    [you] Sfida { $number }: distribuisci tu.
   *[other] Sfida { $number }: distribuisce { $who }.
}
    .heard = comincia la sfida { $number }
    .did = { $who ->
        [you] hai
       *[other] ha
    } distribuito per la sfida { $number }
dealt = { $who ->
    [you] Ricevi { LIST(A($cards)) }.
   *[other] { $who } riceve { LIST(A($cards)) }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } ricevuto { LIST(A($cards)) }
drawn = { $who ->
    [you] Peschi { THE($card) }.
   *[other] { $who } pesca { THE($card) }.
}
    .hidden = { $who ->
        [you] Peschi una carta.
       *[other] { $who } pesca una carta.
    }
    .did = { $who ->
        [you] hai
       *[other] ha
    } pescato { THE($card) }
    .did-hidden = { $who ->
        [you] hai
       *[other] ha
    } pescato una carta
took = { $who ->
    [you] Prendi { THE($card) } dagli scarti.
   *[other] { $who } prende { THE($card) } dagli scarti.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } preso { THE($card) } dagli scarti
    .did-top = { $who ->
        [you] hai
       *[other] ha
    } preso la prima carta degli scarti
refilled = { $number ->
    [one] Gli scarti, tranne quello in cima, diventano il nuovo mazzo: { $number } carta.
   *[other] Gli scarti, tranne quello in cima, diventano il nuovo mazzo: { $number } carte.
}
    .heard = gli scarti, tranne quello in cima, diventano il nuovo mazzo
used = { $who ->
    [you] Posi { ON($chain) } { THE($card) } che stava accanto { TO($beside) }.
   *[other] { $who } posa { ON($chain) } { THE($card) } che stava accanto { TO($beside) }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } posato { ON($chain) } { THE($card) } che stava accanto { TO($beside) }
    .seen = { $who ->
        [you] hai scoperto { THE($card) } e l'hai
       *[other] ha scoperto { THE($card) } e l'ha
    } { GENDER($card) ->
        [f] posata
       *[other] posato
    } { ON($chain) }
at = { $target ->
    [you] il tuo { $chain }
   *[other] { THE($chain) } di { $target }
}
whom = { $target ->
    [you] te
   *[other] { $target }
}
attacked = { $who ->
    [you] Mandi { A($card) } contro { at }.
   *[other] { $who } manda { A($card) } contro { at }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } mandato { THE($card) } contro { at }
lost = { $number ->
    [0] nulla
   *[other] { LIST(THE($lost)) }
}
declined = { $who ->
    [you] Lasci fare; il tuo { $chain } { $number ->
        [0] non perde nulla
       *[other] perde { lost }
    }.
   *[other] { $who } lascia fare; { THE($chain) } { $number ->
        [0] non perde nulla
       *[other] perde { lost }
    }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } lasciato fare{ $number ->
        [0] { "" }
       *[other] , perdendo { lost }
    }
    .seen = { $who ->
        [you] hai
       *[other] ha
    } perso { lost }
    .to-you = { $who ->
        [you] hai
       *[other] ha
    } perso { lost } nel tuo attacco
protected = { $who ->
    [you] Proteggi con { THE($card) }; il tuo { $chain } { $number ->
        [0] non perde nulla
       *[other] perde { lost }
    }.
   *[other] { $who } protegge con { THE($card) }; { THE($chain) } { $number ->
        [0] non perde nulla
       *[other] perde { lost }
    }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } protetto con { THE($card) }, { $number ->
        [0] senza perdere nulla
       *[other] perdendo { lost }
    }
    .seen = { $who ->
        [you] hai
       *[other] ha
    } scoperto { THE($card) }, { $number ->
        [0] senza perdere nulla
       *[other] perdendo { lost }
    }
    .to-you = { $who ->
        [you] hai
       *[other] ha
    } scoperto { THE($card) } e { $number ->
        [0] non ha perso nulla
       *[other] perso { lost }
    } nel tuo attacco
struck = { THE($back) } di { $target } ha tolto { LIST(THE($lost)) } al tuo { $chain }
    .saved = { $number ->
        [0] con { THE($card) } il tuo { $chain } non ha perso nulla contro { THE($back) } di { $target }
       *[other] { struck }; l'altro è salvo con { THE($card) }
    }
more = { $number ->
    [one] Un'altra cosa: b
   *[other] Altre { $number } cose: b
}
swapped = { $who ->
    [you] Scambi la carta accanto { TO($chain) }.
   *[other] { $who } scambia la carta accanto { TO($chain) }.
}
    .known = { $who ->
        [you] Scambi la carta accanto { TO($chain) }: { THE($card) } per { THE($back) }.
       *[other] { $who } scambia la carta accanto { TO($chain) }: { THE($card) } per { THE($back) }.
    }
    .did = { $who ->
        [you] hai
       *[other] ha
    } scambiato la carta accanto { TO($chain) }
    .seen = { $who ->
        [you] hai
       *[other] ha
    } scambiato una carta coperta
discarded = { $who ->
    [you] Scarti { THE($card) }.
   *[other] { $who } scarta { THE($card) }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } scartato { THE($card) }
    .several = { $who ->
        [you] hai
       *[other] ha
    } scartato { LIST(THE($cards)) }
    .counted = { $who ->
        [you] hai
       *[other] ha
    } { $number ->
        [one] scartato { $number } carta
       *[other] scartato { $number } carte
    }
founded = { $who ->
    [you] Cominci una catena con { THE($chain) }.
   *[other] { $who } comincia una catena con { THE($chain) }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } cominciato una catena con { THE($chain) }
placed = { $who ->
    [you] Posi { THE($card) } { ON($chain) }.
   *[other] { $who } posa { THE($card) } { ON($chain) }.
}
    .complete = { $who ->
        [you] Posi { THE($card) } { ON($chain) }: completa.
       *[other] { $who } posa { THE($card) } { ON($chain) }: completa.
    }
    .did = { $who ->
        [you] hai
       *[other] ha
    } posato { THE($card) } { ON($chain) }
    .did-complete = { $who ->
        [you] hai
       *[other] ha
    } posato { THE($card) } { ON($chain) }, che è completo
activated = { $who ->
    [you] Nascondi { THE($card) } accanto { TO($chain) }.
   *[other] { $who } nasconde { THE($card) } accanto { TO($chain) }.
}
    .hidden = { $who ->
        [you] Nascondi una carta accanto { TO($chain) }.
       *[other] { $who } nasconde una carta accanto { TO($chain) }.
    }
    .did = { $who ->
        [you] hai
       *[other] ha
    } nascosto una carta accanto { TO($chain) }
blocked = { $who ->
    [you] { $target ->
        [you] Blocchi { whom }: salti un turno.
       *[other] Blocchi { whom }, che salta un turno.
    }
   *[other] { $target ->
        [you] { $who } ti blocca: salti un turno.
       *[other] { $who } blocca { whom }, che salta un turno.
    }
}
    .seen = { $target ->
        [you] ti ha bloccato per un turno
       *[other] { $who ->
            [you] hai
           *[other] ha
        } bloccato { whom } per un turno
    }
    .again = { $target ->
        [you] ti ha bloccato
       *[other] { $who ->
            [you] hai
           *[other] ha
        } bloccato { whom }
    } per { $number ->
        [one] { $number } turno
       *[other] { $number } turni
    }
skipped = { $who ->
    [you] Hai un blocco e salti il turno.
   *[other] { $who } ha un blocco e salta un turno.
}
    .over = Avevi un blocco: il tuo turno è saltato.
    .seen = { $who ->
        [you] hai
       *[other] ha
    } saltato un turno
played-draw3 = { $who ->
    [you] Giochi un pesca 3.
   *[other] { $who } gioca un pesca 3.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } giocato un pesca 3
eliminated = { $who ->
    [you] Il tuo { $chain }, solo da troppo, se ne va.
   *[other] { CAPITAL(THE($chain)) } di { $who }, solo da troppo, se ne va.
}
    .both = { $who ->
        [you] Il tuo { $chain }, solo da troppo, se ne va con { THE($card) }.
       *[other] { CAPITAL(THE($chain)) } di { $who }, solo da troppo, se ne va con { THE($card) }.
    }
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso { THE($chain) }, solo da troppo
    .seen = { $who ->
        [you] hai
       *[other] ha
    } perso { THE($chain) }
revealed = { $who ->
    [you] Mostri { LIST(THE($cards)) }.
   *[other] { $who } mostra { LIST(THE($cards)) }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } mostrato { $number ->
        [0] nessuna carta
       *[other] { LIST(THE($cards)) }
    }
ended = { $why ->
    [exhausted] La sfida { $number } è finita (non restano vasi né totem): { $points }.
    [limit] La sfida { $number } è finita (i turni sono esauriti): { $points }.
   *[closed] { $who ->
        [you] La sfida { $number } è finita (la chiudi tu): { $points }.
       *[other] La sfida { $number } è finita (la chiude { $who }): { $points }.
    }
}
    .heard = { $why ->
        [exhausted] la sfida è finita, non restano vasi né totem. Punti: { LIST($scores) }
        [limit] la sfida è finita, i turni sono esauriti. Punti: { LIST($scores) }
       *[closed] la sfida è finita, chiusa da { whom }. Punti: { LIST($scores) }
    }
score = { $target ->
    [you] tu { $points }
   *[other] { $target } { $points }
}
over = La partita è finita.
    .heard = la partita è finita
undone-heard = l'ultima mossa è stata annullata
