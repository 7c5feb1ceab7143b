### Che cosa si chiede, che cosa si può fare, e che cosa ne viene.

## La domanda

over = { $number ->
    [1] { $who ->
        [you] La partita è finita: vinci tu.
       *[other] La partita è finita: vince { $who }.
    }
   *[other] La partita è finita. Vincono in { $number }: { LIST($winners) }.
}
waiting = { $name } deve rispondere all'attacco.
discard-three = { $number ->
    [one] Scarta { $number } carta per il pesca 3; poi il tuo turno finisce.
   *[other] Scarta { $number } carte per il pesca 3.
}
choose-leader = Scegli il tuo capo: il suo personaggio può restare solo sul tavolo.
use = { $use ->
    [lay] posa
    [hide] nascondi
    [play] gioca
   *[discard] scarta
}
main = { CAPITAL(LIST($uses, type: "or")) } una carta; poi il tuo turno finisce.
    .swap = { CAPITAL(LIST($uses, type: "or")) } una carta e finisci, o prima scambiane una.
way = { $way ->
    [draw] pesca una carta
    [take] prendi lo scarto in cima
    [attack] attacca con una carta coperta
   *[use] finisci con una carta coperta
}
start = { CAPITAL(LIST($ways, type: "or")) }.
defend = { $can-protect ->
    [yes] { $who } manda { A($card) } contro il tuo { $chain }: proteggilo o lascia fare.
   *[no] { $who } manda { A($card) } contro il tuo { $chain }. Nessuna tua carta lo protegge.
}
    .brief = { $can-protect ->
        [yes] { CAPITAL(A($card)) } minaccia il tuo { $chain }: proteggilo o lascia fare.
       *[no] { CAPITAL(A($card)) } minaccia il tuo { $chain }. Nessuna tua carta lo protegge.
    }

## Azioni, come ordini

draw = pesca una carta
take = prendi { THE($card) } dagli scarti
    .any = prendi uno scarto
use-vase = posa { ON($to) } { THE($card) } che sta accanto al tuo { $chain }
attack = { $who ->
    [you] manda { THE($card) } accanto al tuo { $chain } contro il tuo { $to }
   *[other] manda { THE($card) } accanto al tuo { $chain } contro { THE($to) } di { $who }
}
swap = scambia { THE($given) } accanto al tuo { $chain } con { THE($card) }
    .brief = scambia { THE($given) } con { THE($card) }
discard = scarta { THE($card) }
found = comincia una catena con { THE($card) }
    .brief = comincia con { THE($card) }
place = posa { THE($card) } { ON($chain) }
hide = nascondi { THE($card) } accanto { TO($chain) }
hidden-for = { $name ->
    [wolf] può attaccare in un turno futuro
    [buffalo] può attaccare in un turno futuro
    [courage] salva due vasi da un attacco
    [strength] salva un vaso da un attacco
   *[other] si può posare in un turno futuro
}
needed-next = { $number ->
    [1] { TO($chain) } ora serve { LIST(A($icons), type: "or") }
   *[other] alle tue catene ora serve { LIST(A($icons), type: "or") }
}
wins-anyway = così vinci anche se chiude { $who }
open-end = la partita finisce, tu con { $own }, { $who } con circa { $most }
play = gioca il pesca 3
block = { $who ->
    [you] bloccati per un turno
   *[other] blocca { $who } per un turno
}
protect = proteggilo con { THE($card) } accanto al tuo { $chain }
    .brief = usa { THE($card) }
lead = prendi { THE($card) } come capo
seat = posto { $number }

## Che cosa ne viene

spheres = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
gain = { $end ->
    [magic] +{ spheres }, altre { $bonus } per la magia
    [safe] +{ spheres }, al sicuro; due colori, niente magia
    [closes] +{ spheres }, chiude la sfida
    [one-colour] +{ spheres }, completa; totem +{ $totem }
    [mixed-complete] +{ spheres }, rosso e blu, completa
    [mixed] +{ spheres }, rosso e blu
   *[begun] +{ spheres }
}
draw-fits = { $number } carte mai viste su { $most } vanno sulle tue catene{ $begin ->
    [0] { "" }
    [one] , { $begin } ne comincia una
   *[other] , { $begin } ne cominciano una
}
draw-closes = { $number } carte mai viste su { $most } chiudono la sfida
both-leave = vanno via tutti e due alla fine di questo turno
needs-soon = { $why ->
    [leader] il tuo capo può restare solo
    [held] il suo primo vaso ({ $icon }) è nella tua mano
    [multi] il tuo multi può fare da primo vaso ({ $icon })
   *[leaves] vuole { A($icon) } al turno dopo, o va via
}
destroys = { spheres } in meno se nulla li salva{ $is-open ->
    [yes] , poi quello in cima si può prendere
   *[no] { "" }
}{ $left-alone ->
    [yes] , senza più vasi
   *[no] { "" }
}
    .brief = { $left-alone ->
        [yes] perdi { $number ->
            [one] l'ultimo punto, se nulla lo
           *[other] gli ultimi { spheres }, se nulla li
        } salva
       *[no] { spheres } in meno se nulla li salva
    }
saves-all = non si perde nulla
loses = { $left-alone ->
    [yes] perdi { LIST(THE($cards)) } ({ spheres }), senza più vasi
   *[no] perdi { LIST(THE($cards)) } ({ spheres })
}
    .saving = salva { LIST(THE($saved)) }, non { LIST(THE($cards)) } ({ spheres })
leads-to = { $order }: { $outcome }
