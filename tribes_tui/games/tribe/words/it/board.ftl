### Che cosa sta sui pezzi del tavolo, e che cosa sono i suoi posti. Quasi tutto ha poco spazio: dopo una forma lunga ne viene una breve.

new-chain = nuova catena
guide = Una catena è un personaggio con i suoi tre vasi, in quest'ordine:
    .brief = I personaggi e i vasi che vogliono:
guide-leader = { $card } può restare solo
chain-of = { $character } { $vases }
then = poi
lay = posa
here = qui
hide = nascondi
aim = × mira
step-take = prendi una carta
    .brief = prendi
step-lay = usa una carta
step-answer = si risponde
    .own = rispondi
leader = capo { $card }
blocked = blocco
complete = { $left ->
    [0] { $done } di { $wanted } complete
   *[other] { $done } di { $wanted } complete, { complete.brief }
}
    .brief = { complete.least } alla fine
    .least = { $left ->
        [one] 1 carta
       *[other] { $left } carte
    }
discards = { $number ->
    [0] scarti
   *[other] scarto
}
draw = mazzo
played = giocate
alone = solo: vuole un vaso al prossimo turno, o va via
    .short = solo: vuole un vaso
    .brief = solo
alone-now = solo: vuole un vaso in questo turno, o va via
    .short = solo: vuole un vaso ora
    .brief = vuole un vaso ora
    .briefer = ora solo
    .least = solo
may-stay = capo: può restare solo
    .brief = capo
challenge = sfida { $number }
goal = si vince a { $number } punti
ends = { $number } catene complete: fine sfida
log = Che cosa è successo

## Che cosa si fa con una carta

pick = scegli { THE($card) }
swap = scambia { THE($card) } accanto al tuo { $chain } con una della mano
ask-use = { CAPITAL(THE($card)) }: { LIST($uses, type: "or") }?
use = { $use ->
    [chain] posa
    [new] comincia una catena
    [hide] nascondi
    [swap] scambia
    [seat] blocca un giocatore
    [played] gioca (p)
   *[discards] scarta (x)
}
hide-there = nascondi una carta accanto al tuo { $chain }
ask-hide = Quale carta della tua mano nascondi accanto al tuo { $chain }?
ask-swap = Quale carta della mano va lì al posto { OF($card) }?
ask-chain = Su quale delle tue catene va { THE($card) }?
ask-target = Contro quale catena mandi { THE($card) }? × segna che cosa può distruggere.
pick-unfit = scegli { THE($card) }: ora serve { LIST(A($needed), type: "or") }, non { A($icon) }
    .brief = scegli { THE($card) }: nessuna tua catena vuole ora { A($icon) }
    .no-chain = scegli { THE($card) }: nessuna tua catena vuole un vaso
    .multi = scegli { THE($card) }: le tue catene sono complete, o ne hanno già uno
    .totem = scegli { THE($card) }: per una catena completa, poi al sicuro; +5, di un colore +15
pick-leader = scegli { THE($card) }, il tuo capo: vuole { LIST(A($icons), type: "then") }
pick-to-discard = scegli { THE($card) } da scartare
pick-to-hide = scegli { THE($card) } da nascondere
pick-card = scegli una carta
    .brief = scegli
go-to-card = vai a una carta
    .brief = vai a
another-card = un'altra carta
key-draw = pesca
key-take = prendi
key-discard = scarta
key-play = gioca
key-use = usa una coperta
    .brief = usa
key-swap = scambia una coperta
    .brief = scambia
drawn-for-you = { $is-empty ->
    [yes] Non ci sono scarti da prendere: una carta è stata pescata per te.
   *[no] Lo scarto in cima non è vaso né totem: una carta è pescata per te.
}
key-pass = continua scartando ciò che non serve
    .brief = continua
cannot-pass = { $why ->
    [lesson] In partita n continua finché nessuna carta serve; in una lezione no.
    [others] n continua finché nessuna carta serve, quando tocca a te.
    [use] Hai una carta che serve: n ora non fa nulla.
    [closes] n continua finché nessuna carta serve, ma la sfida può chiudersi ora.
   *[choice] n continua finché nessuna carta serve. Qui scegli che cosa tenere.
}
leaving = { $number ->
    [one] { LIST(THE($chains)) } è solo e va via
   *[other] { LIST(THE($chains)) } sono soli e vanno via
} (−{ $lost })
yours-left = { $number ->
    [one] { CAPITAL(LIST(THE($chains))) } se n'è andato.
   *[other] { CAPITAL(LIST(THE($chains))) } se ne sono andati.
}
yours-is-complete = Il tuo { $chain } è completo: { $done } di { $wanted }, { $left ->
    [one] manca 1 carta
   *[other] mancano { $left } carte
}.
passed = Hai scartato { LIST(A($cards)) }.
    .icons = Hai scartato: { LIST($cards) }.
    .brief = { $number ->
        [one] Hai scartato 1 carta.
       *[other] Hai scartato { $number } carte.
    }
so-many = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}
may-pass = O di' passa: peschi, e scarti ciò che non serve, finché c'è da scegliere.

## I posti

once-hidden = { $card }, una volta coperta
place-protect = proteggilo con la carta coperta accanto al tuo { $chain }
place-new = dove comincia una catena il tuo prossimo personaggio
choose-use = usa { THE($card) } che sta coperto: il tuo turno finisce
send = { $who ->
    [you] manda { THE($card) } contro il tuo { $chain }: { $outcome }
   *[other] manda { THE($card) } contro { THE($chain) } di { $who }: { $outcome }
}
    .brief = { $who ->
        [you] mandalo contro il tuo { $chain }: { $outcome }
       *[other] mandalo contro { THE($chain) } di { $who }: { $outcome }
    }
put = posa { THE($card) } { ON($chain) }: { $outcome }
hidden-place = { $who ->
    [you] il posto per una carta coperta accanto al tuo { $chain }
   *[other] il posto per una carta coperta accanto { TO($chain) } di { $who }
}
hidden-card = { $who ->
    [you] una carta coperta accanto al tuo { $chain }: un vaso, un totem, un lupo, un bufalo o delle penne
   *[other] una carta coperta accanto { TO($chain) } di { $who }: un vaso, un totem, un lupo, un bufalo o delle penne
}
own-hidden = { $who ->
    [you] coperto accanto al tuo { $chain }: { $card }
   *[other] coperto accanto { TO($chain) } di { $who }: { $card }
}
draw-pile = { $number ->
    [one] il mazzo: { $number } carta; quando è vuoto si mescolano tutti gli scarti tranne quello in cima
   *[other] il mazzo: { $number } carte; quando è vuoto si mescolano tutti gli scarti tranne quello in cima
}
discard-pile = { $number ->
    [0] gli scarti: nessuno
    [one] gli scarti: { $number } carta, in cima { THE($card) }
   *[other] gli scarti: { $number } carte, in cima { THE($card) }
}
played-cards = carte azione giocate, fuori fino alla prossima sfida: { $number ->
    [0] nessuna
   *[other] { LIST($cards) }
}

## Sotto le carte di una mano

hand-title = La tua mano
    .leaders = Capi fra cui scegliere
    .piles = I mazzi
    .whose = { $who ->
        [you] La tua mano
       *[other] Mano di { $who }
    }
use-new = comincia
use-twice = ce l'hai già
    .brief = ce l'hai
use-none = non va ora
    .brief = non va
use-later = va più tardi
    .brief = più tardi
use-closes = chiude!
use-play = gioca
use-event = attacca
use-protection = protegge
use-block = blocca qualcuno
    .brief = blocca
use-nobody = nessuno da bloccare
    .brief = non ora
use-no-place = pieno
use-swap = scambia
use-no-chain = vuole una catena
    .brief = aspetta
use-discard = scarta
use-chains = { $number ->
    [one] su { $number } catena
   *[other] su { $number } catene
}
    .brief = { $number ->
        [one] { $number } catena
       *[other] { $number } catene
    }
use-chain = va { ON($chain) }
    .brief = { $chain }
another = { $means ->
    [wins] Se la chiude un altro: { $all }, vinci lo stesso
    [loses] Se la chiude { $danger }, vince { $danger }
   *[other] Se la chiude un altro: { $all }
}
standing = { $magic ->
    [0] Se ora la sfida la chiude un altro, prendi { $other }: { $table } di catene, meno { $hostile } in mano e coperte. Se la chiudi tu, { $own }.
   *[other] Se ora la sfida la chiude un altro, prendi { $other }: { $table } di catene e { $magic } per la magia, meno { $hostile } in mano e coperte. Se la chiudi tu, { $own }.
}
    .long = { $where ->
        [none] { standing.brief }
        [hand] { standing.brief } (la mano ti costa { $hostile })
        [hidden] { standing.brief } (le carte coperte ti costano { $hostile })
       *[both] { standing.brief } (mano e carte coperte ti costano { $hostile })
    }
    .brief = { $then ->
        [wins] Se chiudi tu la sfida: { $total } in tutto, vinci.{ $means ->
            [moot] { "" }
           *[told] { " " }{ another }
        }
        [may] Se chiudi tu la sfida: { $total } in tutto ({ $who } circa { $most }). { another }
       *[short] Se chiudi tu la sfida: { $total } in tutto. { another }
    }
    .least = { $then ->
        [wins] Se chiudi tu: { $figure } in tutto, vinci.{ $means ->
            [moot] { "" }
           *[told] { " " }{ another }
        }
        [may] Se chiudi tu: { $figure } in tutto ({ $who } circa { $most }). { another }
       *[short] Se chiudi tu: { $figure } in tutto. { another }
    }
at-least = almeno { $points }
so-many-points = { $number ->
    [one] { $figure } punto
   *[other] { $figure } punti
}

## Che cosa significano i segni

next-one = ora

red = rosso
blue = blu
both = misto
none = senza
hidden = coperta
new = nuova
