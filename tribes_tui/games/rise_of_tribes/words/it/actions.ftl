### What may be chosen, as an order: `move a member from A to B`. $place: a hex with its land.

named = { $name ->
    [you] te
    [no-player] nessuno
   *[other] { $name }
}
place = { $hex } ({ $land })
    .giving = { $hex } ({ $land }: { $kind })
    .spoken = { $hex }, { $land }

## Done with something

finish = { $asked ->
    [grow] smetti di crescere
    [move] smetti di muovere
    [wayfare] non mandare altri
    [gather] smetti di raccogliere
    [lead] pesca gli scopi
    [build] termina il turno
    [after-roll] vai avanti
    [conflicts] passa a costruire
    [abandoned-village] non costruire
   *[evade] non salvare altri
}

## Dice

roll = tira i dadi
light = paga 1 { $kind } per cambiare una luna in sole
dream = guarda i prossimi due eventi
bottom = { $tile ->
    [unseen] metti quella tessera in fondo al mazzo
   *[other] metti { $tile } in fondo al mazzo
}
place-die = { $level ->
    [suns] metti { THE($die) } su { $action }: { $worth } (forte)
    [moons] metti { THE($die) } su { $action }: { $worth } (debole)
    [spent] spendi { THE($die) } per { $action }
   *[normal] metti { THE($die) } su { $action }: { $worth }
}
    .spoken = { $level ->
        [spent] spendi { THE($die) } per { $heard }
       *[other] metti { THE($die) } su { $heard }: { $gain }
    }
gain = { $act ->
    [grow] { $number ->
        [one] { $number } nuovo membro
       *[other] { $number } nuovi membri
    }
    [move] { $number ->
        [one] { $number } membro da muovere
       *[other] { $number } membri da muovere
    }
    [gather] { $number ->
        [one] { $number } esagono, { $each } da lì
       *[other] { $number } esagoni, { $each } da ciascuno
    }
   *[lead] { $number ->
        [0] nessuno scopo
        [one] { $number } scopo
       *[other] { $number } scopi
    }
}
    .worth = { $act ->
        [grow] cresci di { $number }
        [move] muovi { $number }
        [gather] { $number ->
            [one] raccogli { $each } da { $number } esagono
           *[other] raccogli { $each } da { $number } esagoni
        }
       *[lead] { $number ->
            [0] nessuno scopo
            [one] pesca { $number } scopo
           *[other] pesca { $number } scopi
        }
    }
    .brief = { $act ->
        [grow] { $number ->
            [one] { $number } membro
           *[other] { $number } membri
        }
        [move] { $number ->
            [one] { $number } membro
           *[other] { $number } membri
        }
        [gather] { $number ->
            [one] { $number } esagono
           *[other] { $number } esagoni
        }
       *[lead] { $number ->
            [0] nessuno scopo
            [one] { $number } scopo
           *[other] { $number } scopi
        }
    }
    .tiny = { $act ->
        [grow] { $number ->
            [one] { $number } nuovo
           *[other] { $number } nuovi
        }
        [move] muovi { $number }
        [gather] { $number } esag.
       *[other] { gain.brief }
    }
between = { $act ->
    [grow] { $least }-{ $most } nuovi membri
    [move] { $least }-{ $most } membri da muovere
    [gather] { $least }-{ $most } esagoni
   *[lead] { $least }-{ $most } scopi
}
    .brief = { $act ->
        [grow] { $least }-{ $most } membri
        [move] { $least }-{ $most } membri
        [gather] { $least }-{ $most } esag.
       *[lead] { $least }-{ $most } scopi
    }
unit = { $act ->
    [grow] nuovi membri
    [move] membri da muovere
    [gather] esagoni, { $each } da ognuno
   *[lead] scopi da pescare
}
    .short = { $act ->
        [grow] membri
        [move] membri
        [gather] esagoni, { $each } l'uno
       *[lead] scopi
    }
    .tiny = esag.
    .room = { $number ->
        [0] nessun posto
       *[other] posto per { $number }
    }
    .room-first = { unit.room } prima di un MOVIMENTO
    .capped = { $act ->
        [move] ne hai { $number }
        [gather] max { $number } esag.
       *[other] restano { $number }
    }

## Members

grow = aggiungi un membro in { $place }
    .hidden = aggiungi un membro in agguato sulla tua scheda
    .several = aggiungi { LIST($places) }
    .first = { $number ->
        [one] { $number } membro in { $hex }
       *[other] { $number } membri in { $hex }
    }
    .next = { $number } in { $hex }
move = muovi un membro da { $a } { WHOM($place) }
    .several = muovi { LIST($ways) }
    .first = { $number ->
        [one] { $number } membro da { $a } { WHOM($b) }
       *[other] { $number } membri da { $a } { WHOM($b) }
    }
    .from = muovi un membro da { $a }
wayfare = paga 1 legno per i Viandanti da { $a } { WHOM($place) }
    .from = manda i Viandanti da { $a }
far = mandane uno che non si è ancora mosso
far-moved = mandane uno che si è già mosso
shift = porta il mammut in { $hex }
put = { $asked ->
    [lay-glacier] posa il Ghiacciaio su { $place }
    [put-tiger] metti la tigre su { $place }
    [put-mammoth] metti il mammut su { $place }
    [put-invaders] metti gli invasori in { $place }
   *[other] stabilisciti in { $place }
}
lose = { $altar ->
    [yes] dai all'Altare un membro in { $place }: 1 punto
   *[no] perdi un membro in { $place }
}

## Resources and goals

gather = raccogli da { $place }
    .stone = raccogli pietra al vulcano da { $hex }
    .either = raccogli da { $hex }: ciò che dà, o pietra dal vulcano
put-back = rimetti nel mazzo { THE($goal) }
take = prendi 1 { $kind }
pay = paga 1 { $kind }
save = risparmia 1 { $kind }
buy = compra { THE($item) }
trade = scambia 2 { $give } con 1 { $get }
    .give = scambia 2 { $give }
loan = dai 1 { $kind } { $name ->
    [no-player] a nessuno
   *[other] { WHOM($name) }
} e prendi in prestito { $development }
    .each = prendi in prestito { $development }
learn = paga 1 { $kind } per Conoscenza Condivisa e pesca uno scopo
altar = { $kind ->
    [each] dai all'Altare un membro e 1 di ogni tipo: 1 punto
   *[other] dai all'Altare un membro e 4 { $kind }: 1 punto
}
complete = { $cost ->
    [none] completa { THE($goal) }
   *[other] completa { THE($goal) } per { $cost }
}
    .points = { $points ->
        [one] { complete }: { $points } punto
       *[other] { complete }: { $points } punti
    }
    .points-spoken = { $points ->
        [one] { complete }, { $points } punto
       *[other] { complete }, { $points } punti
    }
build = costruisci un villaggio in { $place }
    .any = costruisci un villaggio
    .elder = costruisci un villaggio con il tuo anziano in { $place }
    .either = costruisci un villaggio in { $hex }, con o senza il tuo anziano
    .hidden = costruisci il tuo villaggio nascosto
power = scegli { $power }

## Conflicts

victim = { $name ->
    [you] scegli un tuo membro
    [no-player] non scegliere nessuno
   *[other] scegli un membro di { $name }
}
fight = risolvi il conflitto in { $place }: { $forecast }
    .spoken = risolvi il conflitto in { $place }
nothing-there = lì niente
down-to = giù a { $limit }
nobody-left = non resta nessuno
keeps = { $who ->
    [you] ne tieni { $number }
    [the-invaders] gli invasori ne tengono { $number }
   *[other] { $who } ne tiene { $number }
}
bow = { $name ->
    [you] colpisci un tuo membro
    [no-player] non colpire nessuno
   *[other] colpisci un membro di { $name }
}
    .invader = colpisci un invasore
cunning = paga 1 risorsa per un conflitto in { $place }
intimidate = paga 1 risorsa per scacciare un membro da { $a } { WHOM($b) }
    .from = scaccia un membro da { $a }
ambush = fai uscire un membro dall'agguato in { $hex }
evade = fai ritirare un membro sconfitto in { $hex }
exogamy = paga 2 risorse a un altro giocatore e prendi un membro in { $place }

## Events

site = { $number ->
    [0] posa il vulcano sul sito { $site }, accanto a nessun esagono
   *[other] posa il vulcano sul sito { $site }, accanto a { LIST($hexes) }
}
    .brief = vulcano sul sito { $site }
drop = ritirati
bid = { $resources ->
    [one] offri { $resources } risorsa
   *[other] offri { $resources } risorse
}
    .any = offri
give = dai 1 { $kind } { $name ->
    [no-player] a nessuno
   *[other] { WHOM($name) }
}
    .any = dai 1 { $kind }

## Those who listen are asked in two steps

ask-from = Da { $a }: verso dove?
ask-die = Dado { $die }: su quale azione?
ask-trade = 2 { $give }: in cambio di che cosa?
ask-give = { $kind }: a chi?
ask-loan = Per { $development }: che cosa dai, e a chi?
ask-bid = Quanto offri?
ask-build = Dove costruisci?
group-die = metti { THE($die) }

## What it brings

a-turn = 1 punto a turno, per { $cost }
