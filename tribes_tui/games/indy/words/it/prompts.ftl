### Che cosa si chiede a indy, che cosa si può fare, e che cosa ne viene. .spoken è per chi ascolta.

eagle-too = { $has-eagle ->
    [yes] , gioca un'aquila
   *[no] { "" }
}
question = { $step ->
    [shamans] Scegli il colore del tuo sciamano.
    [dark] Al buio: cambia una o due carte con altre coperte, o passa.
    [light] In luce: scambia una carta con una della fila{ eagle-too } o passa.
    [same] Prima di evocare: scambia una carta con tipo e colore uguali{ eagle-too } o passa.
    [evocation] { $has-eagle ->
        [yes] Scegli la carta da tenere (le altre sono la tua evocazione) o gioca un'aquila.
       *[no] Scegli la carta da tenere; le altre tre sono la tua evocazione.
    }
    [same-plucked] Senza penne: scambia una carta con tipo e colore uguali{ eagle-too } o passa.
    [no-swap] { $has-eagle ->
        [yes] Per scambiare servono tipo e colore uguali: non ce n'è. Gioca un'aquila o passa.
       *[no] Per scambiare servono tipo e colore uguali: non ce n'è. Passa.
    }
    [eagles-alone] Un'aquila non si scambia: giocala o passa.
    [no-return] { $has-eagle ->
        [yes] Non puoi ancora tornare: gioca un'aquila o passa.
       *[no] Non puoi ancora tornare: passa.
    }
    [return] Torna con un personaggio del colore del tuo sciamano{ eagle-too } o passa.
   *[keep] Scegli la carta da tenere; l'altra torna nel mazzo.
}
    .spoken = { $step ->
        [shamans] Scegli il colore del tuo sciamano.
        [dark] Quali carte cambi?
        [light] { $has-eagle ->
            [yes] Scambi una carta o giochi un'aquila?
           *[no] Scambi una carta?
        }
        [same] { $has-eagle ->
            [yes] Scambi con tipo e colore uguali, o giochi un'aquila?
           *[no] Scambi con tipo e colore uguali?
        }
        [same-plucked] { $has-eagle ->
            [yes] Scambi con tipo e colore uguali, o giochi un'aquila?
           *[no] Scambi con tipo e colore uguali?
        }
        [no-swap] { $has-eagle ->
            [yes] Per scambiare servono tipo e colore uguali: non ce n'è. Giochi un'aquila?
           *[no] Per scambiare servono tipo e colore uguali: non ce n'è. Puoi solo passare.
        }
        [eagles-alone] Un'aquila non si scambia. La giochi?
        [no-return] { $has-eagle ->
            [yes] Non puoi ancora tornare. Giochi un'aquila?
           *[no] Non puoi ancora tornare: puoi solo passare.
        }
        [evocation] { $has-eagle ->
            [yes] Quale carta tieni, o giochi prima un'aquila?
           *[no] Quale carta tieni?
        }
        [return] { $has-eagle ->
            [yes] Torni in gioco o giochi un'aquila?
           *[no] Torni in gioco?
        }
       *[keep] Quale delle due carte tieni?
    }
eagle = Prima del turno di { $name }: gioca l'aquila per prendere una carta dalla fila, o tienila.
    .last = Prima del confronto: gioca l'aquila per prendere una carta, o tienila.
round-ends = La manche sta per finire.
over = { $number ->
    [1] { $who ->
        [you] La partita è finita: vinci tu.
       *[other] La partita è finita: vince { $who }.
    }
   *[other] La partita è finita. Vincono in { $number }: { LIST($winners) }.
}
whose-eagle = Chi gioca un'aquila prima del turno di { $name }?
    .last = Chi gioca un'aquila prima del confronto?
call = gioco la mia aquila
about-eagle = La domanda riguarda la tua aquila:

## Quando si è scelto qualcosa

dark-one = Cambi solo questa carta, o un'altra insieme?
dark-two = Cambi queste due carte?
which-for-eagle = Quale carta della fila deve prendere l'aquila?
shall-eagle = La tua aquila deve prendere { THE($card) }?
which-to-give = Quale delle tue carte scambi con { THE($card) }?
which-to-take = Con quale carta della fila scambi { THE($card) }?
pick-eagle = scegli l'aquila: una volta, prende per te una carta della fila
pick-of-row = scegli { THE($card) } per scambiarlo con una delle tue carte
pick-for-eagle = scegli { THE($card) } perché l'aquila lo prenda
pick-eagle-for-deck = scegli l'aquila per cambiarla; se la tieni, più tardi prende una carta della fila
pick-for-deck = scegli { THE($card) } per cambiarlo con il mazzo
pick-gives-up = scegli { THE($card) } per cambiarlo, rinunciando a { $made }
pick-for-row = scegli { THE($card) } per scambiarlo con una carta della fila
pick-best = { $is-of-row ->
    [yes] scegli { THE($card) } per prenderlo: al meglio { $made }
   *[no] scegli { THE($card) } per scambiarlo: al meglio { $made }
}

## Azioni, come ordini

take-shaman = prendi { A($shaman) }
exchange = { $number ->
    [0] passa senza cambiare
   *[other] cambia { LIST(THE($cards)) } con il mazzo
}
pass-turn = passa
keep-eagle = tieni l'aquila
    .short = tienila
play-eagle = fai prendere all'aquila { THE($card) }
swap = scambia { THE($given) } con { THE($card) }
nothing = nulla
    .the = nulla
    .a = nulla
    .of = di nulla
    .gender = m
evoke-keeping = { $made ->
    [none] tieni { THE($kept) } ed evoca le altre tre
   *[other] tieni { THE($kept) } ed evoca le altre tre: { $made }
}
    .brief = tieni { THE($kept) }: { $made }
return-with = torna in gioco con { THE($card) }
keep-card = tieni { THE($card) }
exchange-button = { $number ->
    [0] passa
    [1] cambia { $number } carta
   *[other] cambia { $number } carte
}
exchange-two = cambia due carte
    .ask = Quali due cambi?
give = scambia { THE($card) }
    .ask = { CAPITAL(THE($card)) }: con quale carta della fila?
let-eagle = fai prendere una carta all'aquila
    .ask = Quale carta prende l'aquila?

## Che cosa fa un'azione della mano

less = { $reason ->
    [enough] { $number ->
        [1] { $made } basta, paga { THE($worst) } di { $who }
       *[other] { $made } basta, { $worst } paga
    }
    [pays] paghi qualunque cosa evochi
    [then] { $made } con l'aquila
   *[eagle] ora { $made }, e l'aquila per dopo
}
still = { $keeps-more ->
    [yes] sempre { $made }, e una carta migliore da tenere
   *[no] sempre { $made }
}
    .brief = { $keeps-more ->
        [yes] una carta migliore da tenere
       *[no] sempre { $made }
    }
makes = { $made } (ora { $before })
swap-makes = scambia { $given } con { $card }: { $made }
eagle-makes = l'aquila prende { THE($card) }: { $made }
eagle-waits = può ancora prendere più tardi una carta della fila; in un'evocazione conta 0 e la rende sbagliata
    .brief = tieni l'aquila per dopo; un'evocazione con lei è sbagliata
after-evoking = Queste tre
after-swap = Dopo lo scambio
after-eagle = Dopo l'aquila
