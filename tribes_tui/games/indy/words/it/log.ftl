### Che cosa è successo a indy. .spoken sta dietro a chi l'ha fatto.

shaman-chosen = { $who ->
    [you] Prendi { A($shaman) }.
   *[other] { $who } prende { A($shaman) }.
}
    .short = { $who }: { $shaman }
    .again = { $who }: { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } preso { A($shaman) }
round-began = { $who ->
    [you] Manche { $number }: cominci tu.
   *[other] Manche { $number }: comincia { $who }.
}
    .spoken = manche { $number }
dealt = { $who ->
    [you] Ricevi { LIST(A($cards)) }.
   *[other] { $who } riceve { LIST(A($cards)) }.
}
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } ricevuto { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
so-many = { $number ->
    [0] nulla
    [1] { $number } carta
   *[other] { $number } carte
}
exchanged = { $who ->
    [you] { $number ->
        [0] Non cambi nulla.
       *[other] Cambi { so-many }.
    }
   *[other] { $number ->
        [0] { $who } non cambia nulla.
       *[other] { $who } cambia { so-many }.
    }
}
    .short = { $number ->
        [0] { $who }: nessun cambio
        [1] { $who }: { so-many } cambiata
       *[other] { $who }: { so-many } cambiate
    }
    .again = { $number ->
        [0] { $who }: nulla
       *[other] { $who }: { $number }
    }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } { $number ->
        [0] tenuto tutte le carte
       *[other] cambiato { so-many }
    }
drew = { $who ->
    [you] Cambi { LIST(THE($given)) } con { LIST(THE($drawn)) } dal mazzo.
   *[other] { $who } cambia { LIST(THE($given)) } con { LIST(THE($drawn)) } dal mazzo.
}
    .short = hai cambiato { so-many } con { LIST(THE($drawn)) }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } pescato { LIST(A($drawn)) }
under = { $eagles ->
    [0] { "" }
    [1] { " " }(prima un'aquila è finita sotto il mazzo)
   *[other] { " " }(prima { $eagles } aquile sono finite sotto il mazzo)
}
turned-up = Fila, posto { $place }: { $card }{ under }.
    .spoken = La fila: { LIST($cards) }.
    .alone = Nella fila arriva { LIST($cards) }.
passed = { $who ->
    [you] Passi.
   *[other] { $who } passa.
}
    .short = { $who }: passo
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } passato
again-who = { $who ->
    [same] poi
   *[other] { $who }:
}
swapped = { $who ->
    [you] Scambi { THE($given) } con { THE($taken) }.
   *[other] { $who } scambia { THE($given) } con { THE($taken) }.
}
    .short = { $who } scambia { $given } con { $taken }
    .again = { again-who } { $given } con { $taken }
    .brief = { $who }: scambio con { $taken }
    .brief-again = { again-who } con { $taken }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } scambiato { THE($given) } con { THE($taken) }
eagle-played = { $who ->
    [you] La tua aquila prende { THE($taken) }; al suo posto viene { THE($card) }{ under }.
   *[other] L'aquila di { $who } prende { THE($taken) }; al suo posto viene { THE($card) }{ under }.
}
    .short = { $who }: { $number ->
        [one] l'aquila prende
       *[other] le aquile prendono
    } { LIST($cards) }
    .again = { $who }: { LIST($cards) }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } preso { THE($taken) } con un'aquila, e al posto { $place } viene { THE($card) }
eagle-kept = { $who ->
    [you] Tieni l'aquila.
   *[other] { $who } tiene l'aquila.
}
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } tenuto l'aquila
evoked = { $who ->
    [you] Evochi { LIST(A($cards)) }: { $made }.
   *[other] { $who } evoca { LIST(A($cards)) }: { $made }.
}
    .kept = { $who ->
        [you] Evochi { LIST(A($cards)) }: { $made }; tieni { THE($kept) }.
       *[other] { $who } evoca { LIST(A($cards)) }: { $made }; tiene { THE($kept) }.
    }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } calato un'evocazione { $made }
returned = { $who ->
    [you] Torni in gioco con { THE($card) }.
   *[other] { $who } torna in gioco con { THE($card) }.
}
    .short = { $who }: ritorno
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } ripreso a giocare con { THE($card) }
kept = { $who ->
    [you] Tieni una di due carte.
   *[other] { $who } tiene una di due carte.
}
    .both = { $who ->
        [you] Tieni { THE($kept) }; { THE($dropped) } torna nel mazzo.
       *[other] { $who } tiene { THE($kept) }; { THE($dropped) } torna nel mazzo.
    }
    .spoken = { $who ->
        [you] hai
        [you-and-others] avete
        [several] hanno
       *[other] ha
    } tenuto una di due carte
paid = L'evocazione peggiore costa una penna. { $number ->
    [one] Paga
   *[other] Pagano
}: { LIST($losers) }.
    .won = { $winner ->
        [you] Prendi una penna per il miglior team; per l'evocazione peggiore { $number ->
            [one] paga
           *[other] pagano
        }: { LIST($losers) }.
       *[other] { $winner } prende una penna per il miglior team; per l'evocazione peggiore { $number ->
            [one] paga
           *[other] pagano
        }: { LIST($losers) }.
    }
spared = Nessuno perde una penna: altrimenti nessuno ne avrebbe più.
    .won = { $winner ->
        [you] Prendi una penna per il miglior team; nessuno perde una penna: altrimenti nessuno ne avrebbe più.
       *[other] { $winner } prende una penna per il miglior team; nessuno perde una penna: altrimenti nessuno ne avrebbe più.
    }
game-over = { $number ->
    [1] { $who ->
        [you] Vinci la partita.
       *[other] { $who } vince la partita.
    }
   *[other] Vincono la partita in { $number }: { LIST($winners) }.
}
    .spoken = la partita è vinta da { LIST($winners) }
undo-spoken = l'ultima mossa è stata annullata
others = gli altri
more-news = altro: { $key }
only-more = novità: tasto { $key }
together = { LIST($who) } { $did }

## La fine di una manche

ends = { $how ->
    [single] { worst }.
    [some] La peggiore, { A($rank) }, costa una penna a testa: { LIST($losers) }.
    [crowd] In { $number } hanno la peggiore, { A($rank) }, e pagano una penna.
   *[spared] Nessuno paga una penna: altrimenti nessuno ne avrebbe più.
}
    .won = { $how ->
        [single] { $who ->
            [you] Paghi
           *[other] { $who } paga
        } una penna per { A($rank) }; ne prende una { your-team }.
        [some] { CAPITAL(A($rank)) } costa una penna: { LIST($losers) }; ne prende una { your-team }.
        [crowd] In { $number } pagano una penna per { A($rank) }; ne prende una { your-team }.
       *[spared] Nessuno paga (altrimenti nessuno ne avrebbe più); prende una penna { your-team }.
    }
worst = { $who ->
    [you] Paghi
   *[other] { $who } paga
} una penna per l'evocazione peggiore, { A($rank) }{ $has-next ->
    [yes] , sotto { A($next) }
   *[no] { "" }
}
your-team = { $winner ->
    [you] il tuo team
   *[other] il team di { $winner }
}
place = La tua evocazione è al { $place } su { $number }: non paghi nulla.
    .shared = La tua evocazione divide il { $place }: non paghi nulla.
    .best = La tua evocazione è la migliore di { $number }, ma { $why ->
        [shared] un team che un altro pareggia non prende penne.
        [empty] sul piatto non c'è nessuna penna.
       *[class] solo un team prende una penna.
    }
all-alike = { $number ->
    [2] Le due evocazioni sono uguali.
   *[other] Tutte e { $number } le evocazioni sono uguali.
}
colour-of = { $colour ->
    [R] rossi
    [G] verdi
   *[B] blu
}
came-back = { $who ->
    [you] Torni con { THE($card) } e altri due { colour-of }: prendi una penna.
   *[other] { $who } torna con { THE($card) } e altri due { colour-of }: prende una penna.
}
laid-nothing = { $number ->
    [1] { $who ->
        [you] Senza penne, non hai evocato nulla.
       *[other] Senza penne, { $who } non ha evocato nulla.
    }
   *[other] Senza penne, nulla di calato: { LIST($names) }.
}
is-back = { $who ->
    [you] Torni in gioco.
   *[other] { $who } torna in gioco.
}
last-feather = { $who ->
    [you] La tua ultima penna è andata.
   *[other] L'ultima penna di { $who } è andata.
}
    .plucked = { $who ->
        [you] La tua ultima penna è andata: dalla prossima manche sei spennato.
       *[other] L'ultima penna di { $who } è andata: dalla prossima manche è fra gli spennati.
    }
takes-plate = { $who ->
    [you] Solo tu hai ancora penne: vinci, con { $feathers } dal piatto.
   *[other] Solo { $who } ha ancora penne: vince, con { $feathers } dal piatto.
}
next-round = la prossima manche: si rimescolano tutte le carte tranne quelle tenute, e se ne danno di nuove
round-over = la manche { $number } è finita
