### Che cosa succede in una Rixe. .spoken sta dietro un nome.

## Di chi sono le cose, di qualcuno che ci fa qualcosa

card-of = { $who ->
    [you] { $card } nella tua zona
   *[other] { $is-own ->
        [yes] { $card } nella sua zona
       *[no] { $card } di { $who }
    }
}
    .from = { $is-same ->
        [yes] { $card }
       *[no] { $who ->
            [you] { $card } dalla tua zona
           *[other] { $is-own ->
                [yes] { $card } dalla sua zona
               *[no] { $card } di { $who }
            }
        }
    }
place-of = { $who ->
    [you] uno spazio libero della tua zona
   *[other] { $is-own ->
        [yes] uno spazio libero della sua zona
       *[no] uno spazio libero della zona di { $who }
    }
}
zone-of = { $who ->
    [you] nella tua zona
   *[other] { $is-own ->
        [yes] nella sua zona
       *[no] nella zona di { $who }
    }
}

## Eventi

round-began = Comincia il round { $number }.
    .spoken = comincia il round { $number }
dealt = { $who ->
    [you] Ricevi { $number } carte.
   *[other] { $who } riceve { $number } carte.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } { $number ->
        [one] ricevuto { $number } carta
       *[other] ricevuto { $number } carte
    }
cleaned = { $who ->
    [you] { $number ->
        [0] Non giochi carte nella pulizia.
        [one] Giochi { $number } carta nella pulizia.
       *[other] Giochi { $number } carte nella pulizia.
    }
   *[other] { $number ->
        [0] { $who } non gioca carte nella pulizia.
        [one] { $who } gioca { $number } carta nella pulizia.
       *[other] { $who } gioca { $number } carte nella pulizia.
    }
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } { $number ->
        [0] finito la pulizia senza giocare carte
        [one] finito la pulizia con { $number } carta giocata
       *[other] finito la pulizia con { $number } carte giocate
    }
began = { $who ->
    [you] Cominci tu
   *[other] Comincia { $who }
}, { $fewest ->
    [0] senza carte giocate nella pulizia
   *[other] con meno carte giocate nella pulizia: { $fewest }
}.
    .on-tie = { $who ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }: nella pulizia più d'uno ha giocato { $fewest ->
        [0] nessuna carta
        [one] meno carte, 1
       *[other] meno carte, { $fewest }
    }. A parità decidono i posti.
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } cominciato i turni
dry-lap = { $who ->
    [you] Nessuno poteva giocare: scopri { THE($card) } dal mazzo.
   *[other] Nessuno poteva giocare: { $who } scopre { THE($card) } dal mazzo.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } scoperto { THE($card) } dal mazzo, perché nessuno poteva giocare
column-begun = { $who ->
    [you] Cominci una colonna { $zone } con { THE($card) }.
   *[other] { $who } comincia una colonna { $zone } con { THE($card) }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } cominciato una colonna con { THE($card) }
moved = { $who ->
    [you] Sposti { $cards } sopra { $onto }.
   *[other] { $who } sposta { $cards } sopra { $onto }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } spostato { $cards } { ON($onto) }
played = { $who ->
    [you] Giochi { THE($card) } sopra { $onto }.
   *[other] { $who } gioca { THE($card) } sopra { $onto }.
}
    .spoken = { THE($card) } sopra { $onto }
played-in-free = { $who ->
    [you] Giochi { THE($card) } in { $place }.
   *[other] { $who } gioca { THE($card) } in { $place }.
}
    .spoken = { THE($card) } in uno spazio libero
put-down = { $who ->
    [you] hai
   *[other] ha
} giocato { LIST($cards) }
    .many = { $who ->
        [you] hai
       *[other] ha
    } giocato { $number } carte
collected = { $who ->
    [you] Raccogli una colonna dal 9 all'1: 1 punto.
   *[other] { $who } raccoglie una colonna dal 9 all'1: 1 punto.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } raccolto una colonna per 1 punto
went-out = { $who ->
    [you] Chiudi: { $points } punti.
   *[other] { $who } chiude: { $points } punti.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } chiuso per { $points } punti
drew = { $who ->
    [you] Peschi { THE($card) }.
   *[other] { $who } pesca { THE($card) }.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato { THE($card) }
drew-unseen = { $who ->
    [you] Peschi una carta.
   *[other] { $who } pesca una carta.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } pescato una carta
laid-nothing = { $who ->
    [you] Il tuo turno finisce: non va { $more ->
        [yes] altro
       *[no] niente
    }.
   *[other] { $who } non può giocare nessuna carta.
}
    .spoken = { $who ->
        [you] hai
       *[other] ha
    } passato senza poter giocare
round-over = Il round { $round } è finito{ $is-out ->
    [yes] { "" }
   *[no] , nessuno chiude
}: { $points }.
    .spoken = il round { $round } è finito{ $is-out ->
        [yes] { "" }
       *[no] , e nessuno chiude
    }; punti di questo round: { LIST($points) }
game-over = La partita è finita: { $points }.
    .spoken = la partita è finita
taken-back = l'ultima mossa è stata annullata

## In poche parole, dove non c'è una cronaca

did = { LIST($who) } { $number ->
    [one] ha
   *[other] hanno
} { LIST($deeds) }
collected-some = raccolto { $number ->
    [one] una colonna
   *[other] { $number } colonne
}
began-a-column = cominciato una colonna con { THE($card) }
moved-to-yours = spostato { $cards } nella tua zona
moved-off-yours = portato via { $cards } da te
laid = giocato { LIST($cards) }
    .on-yours = { $number ->
        [one] giocato { $number } carta
       *[other] giocato { $number } carte
    }{ $yours ->
        [none] { "" }
        [all] { " " }nella tua zona
       *[other] , { $yours } nella tua zona
    }
    .none = passato senza giocare carte
on-yours = { LIST($cards) } nella tua zona
on-others = { LIST($cards) } altrove
