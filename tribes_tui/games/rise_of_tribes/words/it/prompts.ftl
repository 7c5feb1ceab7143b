### What the viewer is asked.

ask = { $asked ->
    [choose-power] Scegli il tuo capotribù.
    [lay-glacier] Posa il Ghiacciaio su una montagna: posto per 3, al massimo 1 pietra, si scioglie.
    [enter] La tua tribù non c'è più: scegli un esagono dove tornano due membri.
    [before-roll] Tocca a te: tira i dadi.
    [dream] Hai visto i prossimi due eventi: quale va in fondo?
    [after-roll] Vai avanti: il tiro ha effetto.
    [wayfare] Viandanti: mandane un altro, o smetti.
    [put-tiger] La tigre: su quale montagna? Ogni tribù lì perde un membro.
    [put-mammoth] Il mammut: su quale lago? Questi hanno meno membri.
    [put-invaders] Invasori: in quale esagono? Questi hanno meno membri.
    [abandoned-village] Villaggio abbandonato: lo costruisci dove controlli, per 1 di ogni tipo?
   *[save] Abili Costruttori: quale risorsa risparmi?
}

## Dice

die = { $hand ->
    [last] Metti l'altro dado su { LIST($where, type: "or") }: { LIST(A($dice)) }.
    [sun] Metti un dado su { LIST($where, type: "or") }: due soli.
    [moon] Metti un dado su { LIST($where, type: "or") }: due lune.
    [blank] Metti un dado su { LIST($where, type: "or") }: due vuoti.
   *[different] Metti un dado su { LIST($where, type: "or") }: { LIST(A($dice), type: "or") }.
}
an-action = un'azione
the-mammoth = il mammut

## Members

settle = { $first ->
    [yes] { $start ->
        [one] Scegli un esagono libero per il tuo primo membro.
       *[other] Scegli un esagono libero per i tuoi primi { $start } membri.
    }
   *[no] { $start ->
        [one] Scegli un esagono libero lì accanto per un altro membro.
       *[other] Scegli un esagono libero lì accanto per altri { $start } membri.
    }
}
lose = { $lost ->
    [0] Dai all'Altare un membro per 1 punto: da quale esagono?
    [one] Il vulcano prende { $lost } membro: da quale esagono?
   *[other] Il vulcano prende { $lost } membri: da quale esagono?
}
grow = { $members ->
    [one] Crescita: metti 1 membro dove sei già, o smetti.
   *[other] Crescita: metti fino a { $members } membri dove sei già, o smetti.
}
# $home: the only hex from which members may come, or `several`
move = { $home ->
    [several] { $members ->
        [one] Muovi 1 membro, o smetti.
       *[other] Muovi fino a { $members } membri, o smetti.
    }
   *[other] { $members ->
        [one] Muovi 1 membro da { $home }: dove? O smetti.
       *[other] Muovi fino a { $members } membri da { $home }: dove? O smetti.
    }
}
gather = { $hexes ->
    [one] Raccogli da 1 esagono, o smetti.
   *[other] Raccogli da { $hexes } esagoni al massimo, o smetti.
}
lead = { $goals ->
    [one] Rimetti 1 scopo o nessuno, poi ne peschi { $cards }, +1 se rimesso.
   *[other] Rimetti fino a { $goals } scopi, poi ne peschi { $cards }, +1 per ognuno.
}

## Resources

resources = { $resources ->
    [one] { $resources } risorsa
   *[other] { $resources } risorse
}
take = { $source ->
    [wild] La Terra Selvaggia dà { resources } a tua scelta.
    [found] Una scoperta: prendi una delle risorse sulla tessera.
    [bounty] Abbondanza Condivisa: prendi una risorsa che i tuoi esagoni possono dare.
   *[gift] Cominci dopo altri: prendi in cambio { resources } a tua scelta.
}
pay = { $receiver ->
    [the-bank] Scegli che cosa paghi: { resources } di qualsiasi tipo.
    [you] Scegli che cosa paghi a te: { resources } di qualsiasi tipo.
   *[other] Scegli che cosa paghi { WHOM($receiver) }: { resources } di qualsiasi tipo.
}
share = Capotribù! Distribuisci la tua offerta, ancora { resources }.
    .all = La tua offerta è tutto ciò che hai: va all'unica altra tribù.
auction = { $who ->
    [no-player] Offri risorse o ritirati. L'offerta più alta vince 1 punto, 2 da 5 in su.
   *[other] { CAPITAL($who) } offre { $bid }: offri di più, o ritirati. Da 5 in su vince 2 punti.
}

## Conflicts

conflict = { $number ->
    [0] Nessun conflitto: vai avanti.
    [one] Conflitto in { LIST($crowded) }: risolvilo.
   *[other] Conflitto in { LIST($crowded) }: quale risolvi ora?
}
victim = { $to ->
    [nowhere] Esogamia: di chi è il membro in { $hex } che diventa tuo?
   *[other] Intimidire: di chi è il membro che scacci da { $hex } { WHOM($to) }?
}
bow = La lotta in { $hex }: di chi è il membro che il tuo Arco colpisce?
evade = { $members ->
    [one] Evasione da { $hex }: salva 1 membro sconfitto, o nessuno.
   *[other] Evasione da { $hex }: salva fino a { $members } sconfitti, uno per uno.
}
volcano = { $own ->
    [yes] Il vulcano: su quale sito accanto a te? { volcano-there }
   *[no] Il vulcano: su quale sito? { volcano-there }
}
volcano-there = Tribù lì: { $hand ->
    [sun] { "" }
    [blank] −1 membro,{ " " }
   *[other] −2 membri,{ " " }
}+1 pietra.

## The end of the turn

build = { CAPITAL(LIST($things, type: "or")) }.
a-village = costruisci un villaggio
    .short = costruisci
a-goal = completa uno scopo
the-end = chiudi il turno

## What is asked once something is picked

next = { $pair ->
    [hex-hex] Un membro da { $last }: verso dove?
    [hex-elder] Un villaggio in { $last }: con il tuo anziano, o senza?
    [hex-kind] { $last } è accanto al vulcano: che cosa raccogli lì?
    [wayfare-hex] Viandanti: da quale esagono?
    [wayfare-to] Viandanti da { $last }: verso dove?
    [shift-hex] Il mammut: verso quale esagono?
    [exogamy-hex] Esogamia: in quale esagono?
    [cunning-hex] Subdolo: in quale esagono è il conflitto?
    [ambush-hex] Agguato: in quale esagono?
    [intimidate-hex] Intimidire: da quale esagono?
    [intimidate-to] Intimidire da { $last }: verso dove?
    [learn-kind] Conoscenza Condivisa: quale risorsa paghi?
    [altar-altar] Che cosa dai all'Altare oltre a un membro? Vale 1 punto.
    [trade-give] Scambia 2 di quale tipo?
    [trade-get] 2 { $last }: con 1 di quale tipo?
    [loan-seat] Il prestito dell'anziano: da chi?
    [loan-lend] Il prestito dell'anziano: quale sviluppo?
    [loan-kind] In prestito { $last }: che cosa dai in cambio?
    [bids-bid] Quanto offri?
    [kind-seat] 1 { $last }: a chi?
    [seat-kind] Che cosa dai { WHOM($last) }?
   *[other] { "" }
}

## What may be done besides, in the words of its button

besides = { $asked } Oppure: { $things }.
beside = { $kind ->
    [dream] Tempo del Sogno
    [light] un sole per una luna
    [buy] compra { LIST(THE($items), type: "or") }
    [trade] scambia
    [loan] chiedi un prestito
    [learn] usa Conoscenza Condivisa
    [altar] usa l'Altare
    [exogamy] usa Esogamia
    [wayfare] Viandanti
    [shift] il mammut
    [grow-board] in agguato
    [cunning] Subdolo
    [intimidate] Intimidire
    [ambush] Agguato
   *[build-hidden] un villaggio nascosto
}
    .short = { $kind ->
        [dream] Tempo del Sogno
        [light] un sole per una luna
        [buy] { LIST($items) }
        [trade] scambia
        [loan] prestito
        [learn] Conoscenza
        [altar] l'Altare
        [exogamy] Esogamia
        [wayfare] Viandanti
        [shift] mammut
        [grow-board] agguato
        [cunning] Subdolo
        [intimidate] Intimidire
        [ambush] Agguato
       *[build-hidden] villaggio nascosto
    }
