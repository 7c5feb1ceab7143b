### What happens: a line of the log; as `.did`, in the past tense, what is heard behind the name of whoever did it; as `.was` what nobody does.

named = { $name ->
    [you] tu
    [the-invaders] invasori
   *[other] { $name }
}

## Amounts

members = { $members ->
    [one] { $members } membro
   *[other] { $members } membri
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
resources = { $resources ->
    [one] { $resources } risorsa
   *[other] { $resources } risorse
}
stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
goals = { $goals ->
    [one] { $goals } scopo
   *[other] { $goals } scopi
}
events = { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}
struck = { $victim ->
    [you] uno dei tuoi membri
    [the-invaders] un invasore
   *[other] un membro di { $victim }
}
grown-where = { $hex ->
    [hidden] in agguato
   *[other] in { $hex }
}
village = { $hex ->
    [hidden] un villaggio nascosto
   *[other] un villaggio in { $hex }
}

## The turn

turn = { $who ->
    [you] Turno { $turn }: giochi tu.
   *[other] Turno { $turn }: gioca { $who }.
}
settled = { $who ->
    [you] Ti stabilisci
   *[other] { CAPITAL($who) } si stabilisce
} in { $hex } con { members }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } piazzato { members } in { $hex }
entered = { $who ->
    [you] Torni
   *[other] { CAPITAL($who) } torna
} sulla mappa in { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } fatto ritorno sulla mappa in { $hex }
power-chosen = { $who ->
    [you] Scegli
   *[other] { CAPITAL($who) } sceglie
} { $power }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } scelto { $power }
glacier-laid = { $who ->
    [you] Posi
   *[other] { CAPITAL($who) } posa
} il Ghiacciaio su { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } posato il ghiacciaio su { $hex }
rolled = { $who ->
    [you] Tiri
   *[other] { CAPITAL($who) } tira
} { LIST($dice) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } tirato { LIST($dice) }
lit = { $who ->
    [you] Cambi
   *[other] { CAPITAL($who) } cambia
} una luna in sole.
    .did = { $who ->
        [you] hai
       *[other] ha
    } cambiato una luna in sole
undone = l'ultima mossa è stata annullata

## Events

double = Esce un doppio.
spaces-full = I due spazi degli eventi sono pieni: il doppio non porta un nuovo evento.
    .was = i due spazi degli eventi sono pieni, nessun nuovo evento
dreamt = { $who ->
    [you] Sogni
   *[other] { CAPITAL($who) } sogna
} { LIST($tiles) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } visto in sogno { LIST($tiles) }
dreamt-unseen = { $who ->
    [you] Sogni i prossimi { events }.
   *[other] { CAPITAL($who) } sogna i prossimi { events }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } visto in sogno i prossimi eventi
put-at-bottom = { $who ->
    [you] Metti
   *[other] { CAPITAL($who) } mette
} { $tile } in fondo al mazzo.
put-at-bottom-unseen = { $who ->
    [you] Ne metti uno in fondo al mazzo.
   *[other] { CAPITAL($who) } ne mette uno in fondo al mazzo.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } messo un evento in fondo al mazzo
event-drawn = Evento: { $tile }. { $does }
    .was = un evento: { $tile }
    .own = Doppio: { $tile }. { $does }
event-left = Evento finito: { $tile }.
    .was = evento finito: { $tile }
event-returned = Torna nel mazzo: { $tile }.
    .was = torna nel mazzo: { $tile }
events-added = Entrano nel mazzo degli eventi: { LIST($tiles) }.
    .was = entrano nel mazzo degli eventi: { LIST($tiles) }
volcano-laid = { $who ->
    [you] Posi
   *[other] { CAPITAL($who) } posa
} il vulcano sul sito { $site }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } posato il vulcano sul sito { $site }
eruption = { $double ->
    [sun] Il vulcano erutta: due soli, nessuna perdita.
    [blank] Il vulcano erutta: due vuoti, ogni tribù accanto perde un membro.
   *[moon] Il vulcano erutta: due lune, ogni tribù accanto perde due membri.
}
    .was = { $double ->
        [sun] il vulcano erutta, nessuna perdita
       *[other] il vulcano erutta
    }
tiger = La tigre si aggira in { $hex }.
    .was = la tigre è arrivata in { $hex }
mammoth = Un mammut arriva in { $hex }.
    .was = un mammut arriva in { $hex }
mammoth-shifted = { $who ->
    [you] Il tuo mammut va in { $hex }.
   *[other] Il mammut di { $who } va in { $hex }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } portato il mammut in { $hex }
mammoth-lost = { $who ->
    [you] Il tuo mammut scappa.
   *[other] Il mammut di { $who } scappa.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso il mammut
invaders = Invasori in { $hex }: { $invaders }.
    .was = { $invaders ->
        [one] { $invaders } invasore in { $hex }
       *[other] { $invaders } invasori in { $hex }
    }
bid = { $who ->
    [you] Offri
   *[other] { CAPITAL($who) } offre
} { resources }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } offerto { resources } all'asta
dropped = { $forced ->
    [yes] { $who ->
        [you] Non puoi offrire di più, e l'asta per te è chiusa.
       *[other] { CAPITAL($who) } non può offrire di più, ed esce dall'asta.
    }
   *[no] { $who ->
        [you] Esci dall'asta.
       *[other] { CAPITAL($who) } esce dall'asta.
    }
}
    .did = { $forced ->
        [yes] { $who ->
            [you] non potevi
           *[other] non poteva
        } offrire di più
       *[no] { $who ->
            [you] hai
           *[other] ha
        } lasciato l'asta
    }
bought = { $who ->
    [you] Compri
   *[other] { CAPITAL($who) } compra
} { THE($item) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } comprato { THE($item) }
traded = { $who ->
    [you] Scambi
   *[other] { CAPITAL($who) } scambia
} 2 { $give } con 1 { $get }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } scambiato 2 { $give } con 1 { $get }
loan = { $who ->
    [you] Prendi
   *[other] { CAPITAL($who) } prende
} in prestito { $development } da { $name ->
    [you] te
   *[other] { $name }
}.
    .did = { $who ->
        [you] hai
       *[other] ha
    } preso in prestito { $development } da { $name ->
        [you] te
       *[other] { $name }
    }

## Actions

die-placed = { $who ->
    [you] { $level ->
        [suns] Metti { A($die) } su { $action }: forte, due soli.
        [moons] Metti { A($die) } su { $action }: debole, due lune.
        [spent] Spendi { A($die) } per { $action }.
       *[normal] Metti { A($die) } su { $action }.
    }
   *[other] { $level ->
        [suns] { CAPITAL($who) } mette { A($die) } su { $action }: forte, due soli.
        [moons] { CAPITAL($who) } mette { A($die) } su { $action }: debole, due lune.
        [spent] { CAPITAL($who) } spende { A($die) } per { $action }.
       *[normal] { CAPITAL($who) } mette { A($die) } su { $action }.
    }
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } { $level ->
        [suns] messo { A($die) } su { $heard }, due soli
        [moons] messo { A($die) } su { $heard }, due lune
        [spent] speso { A($die) } per { $heard }
       *[normal] messo { A($die) } su { $heard }
    }
grown = { $who ->
    [you] Aggiungi
   *[other] { CAPITAL($who) } aggiunge
} un membro { grown-where }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } aggiunto { LIST($places) }
    .place = { $number } { grown-where }
moved = { $who ->
    [you] Muovi
   *[other] { CAPITAL($who) } muove
} un membro da { $a } { WHOM($b) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } mosso { LIST($ways) }
    .way = { $number } da { $a } { WHOM($b) }
gathered = { $who ->
    [you] Raccogli
   *[other] { CAPITAL($who) } raccoglie
} da { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } raccolto da { LIST($hexes) }
plentiful = { $who ->
    [you] Ottieni
   *[other] { CAPITAL($who) } ottiene
} { LIST($goods) } in più dall'evento.
got = { $who ->
    [you] Ottieni
   *[other] { CAPITAL($who) } ottiene
} { LIST($goods) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } ottenuto { LIST($goods) }
    .from = { $who ->
        [you] Ottieni
       *[other] { CAPITAL($who) } ottiene
    } { LIST($goods) } da { $tile }.
paid = { $who ->
    [you] Paghi
   *[other] { CAPITAL($who) } paga
} { LIST($goods) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } pagato { LIST($goods) }
given = { $who ->
    [you] Dai
   *[other] { CAPITAL($who) } dà
} { LIST($goods) } { WHOM($name) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } dato { LIST($goods) } { WHOM($name) }
goal-drawn = { $who ->
    [you] Peschi
   *[other] { CAPITAL($who) } pesca
} { THE($goal) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } pescato { LIST(THE($goals)) }
    .unseen = { $who ->
        [you] hai
       *[other] ha
    } pescato { goals }
goals-drawn = Hai pescato { LIST(THE($goals)) }.
    .many = Hai pescato { $number } scopi.
goal-returned = { $who ->
    [you] Rimetti
   *[other] { CAPITAL($who) } rimette
} nel mazzo { THE($goal) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } rimesso nel mazzo uno scopo
goal-completed = { $who ->
    [you] Completi
   *[other] { CAPITAL($who) } completa
} { THE($goal) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } completato { THE($goal) }
learned = { $who ->
    [you] Paghi
   *[other] { CAPITAL($who) } paga
} per Conoscenza Condivisa.
    .did = { $who ->
        [you] hai
       *[other] ha
    } pagato per Conoscenza Condivisa
member-lost = { $who ->
    [you] Perdi
   *[other] { CAPITAL($who) } perde
} un membro in { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso { LIST($places) }
    .place = { members } in { $hex }

## Conflicts

conflict = Conflitto in { $hex }.
marked = { $who ->
    [you] Provochi
   *[other] { CAPITAL($who) } provoca
} un conflitto in { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } provocato un conflitto in { $hex }
driven = { $who ->
    [you] Scacci
   *[other] { CAPITAL($who) } scaccia
} { struck } da { $a } { WHOM($b) }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } scacciato { struck } da { $a } { WHOM($b) }
converted = { $who ->
    [you] Porti dalla tua
   *[other] { CAPITAL($who) } porta dalla sua
} { struck } in { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } preso { struck } in { $hex }
ambush = { $who ->
    [you] Il tuo agguato aggiunge un membro in { $hex }.
   *[other] L'agguato di { $who } aggiunge un membro in { $hex }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } aggiunto un membro dall'agguato in { $hex }
shot = { $who ->
    [you] Il tuo Arco colpisce { struck } in { $hex }.
   *[other] L'Arco di { $who } colpisce { struck } in { $hex }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } colpito { struck } in { $hex }
walls = { $who ->
    [you] Le tue Mura tolgono un attaccante in { $hex }.
   *[other] Le Mura di { $who } tolgono un attaccante in { $hex }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } tolto un attaccante in { $hex } con le Mura
rounds = Perdite in { $hex }: { LIST($losses) }.
    .was = conflitto in { $hex }. Perdite: { LIST($losses) }
    .loss = { named } { $lost }
evaded = { $who ->
    [you] Uno dei tuoi sconfitti si ritira in { $hex }.
   *[other] Uno degli sconfitti di { $who } si ritira in { $hex }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } ritirato uno sconfitto in { $hex }
trimmed = { $who ->
    [you] Perdi
   *[other] { CAPITAL($who) } perde
} { members } oltre il limite di { $hex }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso { members } oltre il limite di { $hex }

## Glacier, villages, elders

glacier-stone = Il Ghiacciaio in { $hex } ora tiene { stones }.
    .was = il ghiacciaio in { $hex } ora tiene { stones }
glacier-melted = Il Ghiacciaio in { $hex } si scioglie.
    .was = il ghiacciaio in { $hex } si scioglie
village-built = { $who ->
    [you] Costruisci
   *[other] { CAPITAL($who) } costruisce
} { village }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } costruito { village }
village-lost = { $who ->
    [you] Perdi
   *[other] { CAPITAL($who) } perde
} { village }: non c'è più nessuno.
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso { village }
elder-came = { $who ->
    [you] Il tuo anziano arriva in { $hex }.
   *[other] L'anziano di { $who } arriva in { $hex }.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } portato un anziano in { $hex }
elder-left = { $who ->
    [you] Il tuo anziano deve andarsene.
   *[other] L'anziano di { $who } deve andarsene.
}
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso l'anziano

## Points and the end

deed = { $why ->
    [villages] i villaggi
    [elder] il villaggio distrutto di un anziano
    [invaders] la vittoria sugli ultimi invasori
    [altar] un membro dato all'Altare
    [chieftain] il titolo di capotribù
    [tiger-hunted] la caccia alla tigre
    [mammoth-hunted] la caccia al mammut
    [mammoth-tamed] il mammut domato
   *[mammoth-lost] il mammut perduto
}
    .goal = lo scopo { THE($goal) }
scored = { $who ->
    [you] Segni
   *[other] { CAPITAL($who) } segna
} { points } per { $deed }: { $total } in tutto.
    .did = { $who ->
        [you] hai
       *[other] ha
    } segnato { points }, { $total } in tutto, per { $deed }
lost-points = { $who ->
    [you] Perdi
   *[other] { CAPITAL($who) } perde
} { points } per { $deed }: { $total } in tutto.
    .did = { $who ->
        [you] hai
       *[other] ha
    } perso { points } per { $deed }, { $total } in tutto
won = { $who ->
    [you] Vinci
   *[other] { CAPITAL($who) } vince
} con { points }.
    .did = { $who ->
        [you] hai
       *[other] ha
    } vinto
quiet = Nessun punto da { $rounds } round: la partita finisce dopo { $most }.
    .was = nessun punto da { $rounds } round: la partita finisce dopo { $most }
    .fact = nessun punto da { $rounds } round, dopo { $most } è finita
stood-still = { $number ->
    [one] { $who ->
        [you] { $rounds } round senza un punto chiudono la partita: vinci tu.
       *[other] { $rounds } round senza un punto chiudono la partita: vince { $who }.
    }
   *[other] { $rounds } round senza un punto chiudono la partita, vittoria condivisa: { LIST($winners) }.
}
