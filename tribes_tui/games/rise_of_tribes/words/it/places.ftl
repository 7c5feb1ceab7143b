### What each place on the screen is, and what an action would lead to.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## A hex

hex = { $hex }; { $notes }
    .put = { $hex }. { $put }
beside-volcano = accanto al vulcano
moved-already = { $members ->
    [one] { $members } membro già mosso
   *[other] { $members } membri già mossi
}
outer = un esagono esterno
put-help = { $asked ->
    [lay-glacier] Il Ghiacciaio: { $help }; ogni azione con due soli ci mette una pietra; la quinta lo scioglie, e chi per primo raccoglie lì le prende tutte e cinque
    [put-tiger] La tigre: { $help }
    [put-mammoth] Il mammut: { $help }
    [put-invaders] Invasori: { $help }
   *[other] { "" }
}

## Dice and actions

your-die = { GENDER($die) ->
    [f] la tua
   *[m] il tuo
} { $die } per { $action }
offer = { $die } su { $action } spinge fuori { A($last) }; decidono { LIST($dice) } (due soli: forte; due lune: debole)
action = { $action }: { $queue }. Due lune: { $moons }; due soli: { $suns }; altrimenti { $normal }
    .reach = { action }. { $act ->
        [grow] { $number ->
            [one] Ti resta solo { $number } membro da far venire
           *[other] Ti restano solo { $number } membri da far venire
        }
        [move] { $number ->
            [one] Sulla mappa hai solo { $number } membro da muovere
           *[other] Sulla mappa hai solo { $number } membri da muovere
        }
        [gather] { $number ->
            [one] Ora potresti raccogliere solo da { $number } esagono
           *[other] Ora potresti raccogliere solo da { $number } esagoni
        }
       *[lead] { $number ->
            [one] Resta solo { $number } scopo da pescare
           *[other] Restano solo { $number } scopi da pescare
        }
    }

## Goals, tribes, villages

power = { $power }: { $help }
owner = { $who ->
    [you] tu
   *[other] { $who }
}
owner-has = { $who ->
    [you] hai { $held }
   *[other] { $who } ha { $held }
}
village = { $missing ->
    [none] un villaggio della tribù { $tribe } costa { $cost } e dà 1 punto a turno; { owner-has }, e basta per uno
   *[other] un villaggio della tribù { $tribe } costa { $cost } e dà 1 punto a turno; { owner-has }, serve ancora: { $missing }
}

## The volcano

volcano = il vulcano: { LIST($hexes) } possono dare pietra; quando erutta, lì le tribù possono perdere membri, e ottengono una pietra
site = { $number ->
    [0] un sito per il vulcano, accanto a nessun esagono; { $help }
   *[other] un sito per il vulcano, accanto a { LIST($hexes) }; { $help }
}

## Buttons

bids = offerte da { $least } a { $most } risorse
bid = un'offerta di { $number }
give = dai 2 { $kind }
get = per 1 { $kind }
light = paga 1 { $kind }: una luna diventa un sole
button = { $name ->
    [bottom] metti questa in fondo al mazzo
    [done] finisci qui e vai avanti
    [roll] tira i dadi
    [drop] ritirati dall'asta
    [wayfare] Viandanti: per 1 legno, da un esagono esterno a un altro, quanti ne vuoi
    [shift] porta il mammut in un altro tuo esagono
    [exogamy] Esogamia: paga 2 risorse a un altro giocatore, e un suo membro diventa tuo
    [cunning] Subdolo: per 1 risorsa, un conflitto in un esagono che condividi
    [intimidate] Intimidire: per 1 risorsa, scaccia il membro di un avversario in un esagono vicino
    [ambush] Agguato: un membro della tua scheda entra in un conflitto
    [learn] Conoscenza Condivisa: paga 1 risorsa, pesca uno scopo
    [altar] dai al tuo Altare un membro e risorse per 1 punto
    [altar-each] 1 cibo, 1 legno e 1 pietra
    [trade] Commerciante: 2 risorse uguali per 1 di un altro tipo
    [loan] il prestito dell'anziano: dai a un giocatore 1 risorsa per usare una volta un suo sviluppo
    [elder] il tuo anziano viene nel nuovo villaggio: una volta a turno, dai a un giocatore 1 risorsa per usare un suo sviluppo
    [alone] un villaggio senza il tuo anziano
    [dream] Tempo del Sogno: guarda i prossimi due eventi, mettine uno in fondo
    [board] Agguato: un membro che aggiungi sulla tua scheda può entrare più tardi in un conflitto
    [hide] il tuo secondo villaggio, sulla tua scheda
    [far] uno che in questo turno non si è mosso
    [far-moved] uno che si è già mosso
    [invaders] uno degli invasori
   *[other] { "" }
}

## What an action leads to

# With what an action leads to.
brief = { $action }: { $outcome }
beast = { $action ->
    [hunt-tiger] perdi un tuo membro in { $hex } per 1 punto
    [hunt-mammoth] 3 cibo e 1 punto
   *[tame-mammoth] 3 punti per 3 cibo finché ci resti
}
gain-with = con { LIST($helpers) }
pushes-out = spinge fuori { A($last) }
conflict = conflitto in { $hex } ({ $verdict })
too-many = { $over ->
    [1] 1 di { $number } si perde, se nessuno se ne va
   *[other] { $over } di { $number } si perdono, se nessuno se ne va
}
village-falls = il tuo villaggio in { $hex } cade
alone-there = da solo lì si perde
    .left = quello rimasto in { $hex } si perde
harvest = { $stones ->
    [0] { $more ->
        [0] { $goods }
       *[other] { $goods }, { $more } dall'evento
    }
   *[other] { $more ->
        [0] { $goods }, di cui { $stones } dal Ghiacciaio
       *[other] { $goods }, di cui { $stones } dal Ghiacciaio e { $more } dall'evento
    }
}
harvest-counted = { $goods }, di cui { $counted } per Raccogli 6
any-kinds = { $number } di qualsiasi tipo
completing = { $cost ->
    [none] completa { THE($goal) }
   *[other] completa { THE($goal) } ({ $cost }): { $help }
}
gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
    .goods = +{ $goods }
elder-borrows = { $outcome }; un anziano può prendere in prestito sviluppi altrui
brings = { $asked ->
    [lay-glacier] posto per 3, nessun villaggio, dà al massimo 1 pietra, poi si scioglie
    [put-mammoth] lì 4 membri lo cacciano (1 punto) o lo domano (3)
    [put-invaders] lì niente raccolta; battere l'ultimo: 2 punti
   *[other] { "" }
}
loses-member = { $number ->
    [0] non c'è nessuno
    [one] { $who ->
        [you] perdi un membro
       *[other] { $who } perde un membro
    }
   *[other] { LIST($names) }: un membro in meno
}
wins-bid = { points } se nessuno offre di più
then = poi { $verdict }
last-one = l'ultimo che è lì
    .village = l'ultimo che è lì, e il tuo villaggio cade
no-losses = nessuno perde membri
gains-stone = { $number ->
    [one] { $who ->
        [you] ottieni una pietra
       *[other] { $who } ottiene una pietra
    }
   *[other] una pietra a testa per { LIST($names) }
}
losses = { LIST($losses) }
losing = { $members ->
    [one] { $who ->
        [you] perdi { $members } membro
       *[other] { $who } perde { $members } membro
    }
   *[other] { $who ->
        [you] perdi { $members } membri
       *[other] { $who } perde { $members } membri
    }
}
    .next = { owner } { $members }
left = potresti ancora completare { LIST(THE($goals), type: "or") }
    .counted = potresti ancora completare { $number ->
        [one] { $number } scopo
       *[other] { $number } scopi
    }
unused = { $asked ->
    [grow] { $number ->
        [one] potrebbe venire ancora { $number } membro
       *[other] potrebbero venire ancora { $number } membri
    }
    [move] { $number ->
        [one] { $number } movimento non usato
       *[other] { $number } movimenti non usati
    }
   *[gather] { $number ->
        [one] ancora { $number } esagono potrebbe dare qualcosa
       *[other] ancora { $number } esagoni potrebbero dare qualcosa
    }
}
bought = { $item ->
    [altar] una volta a turno, un membro e 4 risorse uguali o 1 per tipo danno 1 punto
    [walls] chi attacca un esagono con un tuo villaggio perde prima un membro
   *[canoe] il tuo MOVIMENTO entra nei laghi gratis
}
