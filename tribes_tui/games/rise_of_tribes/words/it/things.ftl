### What the things of the game are called. What is chosen by is the name that the rules have for it, in small letters.

kind = { $kind ->
    [food] cibo
    [wood] legno
   *[stone] pietra
}
# Above a column, in few letters.
column-kind = { $kind ->
    [food] cibo
    [wood] legno
   *[stone] pietra
}
goods = { $kind ->
    [food] { $number } cibo
    [wood] { $number } legno
    [stone] { $number } pietra
   *[any] { $number } a scelta
}
    .long = { $kind ->
        [food] { $number } cibo
        [wood] { $number } legno
        [stone] { $number } pietra
       *[any] { $number } di qualsiasi tipo
    }
face = { $face ->
    [sun] sole
    [moon] luna
   *[blank] vuoto
}
    .the = { $face ->
        [sun] il sole
        [moon] la luna
       *[blank] il vuoto
    }
    .a = { $face ->
        [sun] un sole
        [moon] una luna
       *[blank] un vuoto
    }
    .of = { $face ->
        [sun] del sole
        [moon] della luna
       *[blank] del vuoto
    }
    .gender = { $face ->
        [moon] f
       *[other] m
    }
act = { $act ->
    [grow] CRESCITA
    [move] MOVIMENTO
    [gather] RACCOLTA
    [lead] COMANDO
    [hunt-tiger] cacciare la tigre
    [hunt-mammoth] cacciare il mammut
   *[tame-mammoth] domare il mammut
}
    .spoken = { $act ->
        [grow] crescita
        [move] movimento
        [gather] raccolta
        [lead] comando
       *[other] { act }
    }
    .brief = { $act ->
        [grow] CRESC.
        [move] MOVIM.
        [gather] RACC.
       *[lead] COM.
    }
    .title = { $act ->
        [grow] Crescita
        [move] Movimento
        [gather] Raccolta
       *[lead] Comando
    }
item = { $item ->
    [altar] Altare
    [walls] Mura
   *[canoe] Piroga
}
    .the = { $item ->
        [altar] l'Altare
        [walls] le Mura
       *[canoe] la Piroga
    }
    .a = { $item ->
        [altar] un Altare
        [walls] delle Mura
       *[canoe] una Piroga
    }
    .of = { $item ->
        [altar] dell'Altare
        [walls] delle Mura
       *[canoe] della Piroga
    }
    .gender = { $item ->
        [altar] m
        [walls] fp
       *[canoe] f
    }
goal = { $goal ->
    [oxen] Bestiame
    [cart] Carro
    [horse] Cavallo
    [pottery] Ceramiche
    [bow] Arco
    [mysticism] Misticismo
    [baskets] Ceste
    [control-all-terrain-types] Controlla tutti i terreni
    [majority-in-5-connected] Maggioranze unite
    [majority-in-mountains] Maggioranza sulle montagne
    [majority-in-forests] Maggioranza nelle foreste
    [occupy-any-8-hexes] Occupa 8 esagoni
    [majority-in-lakes] Maggioranza nei laghi
    [gather-6-resources] Raccogli 6 risorse
   *[complete-the-tribe] Completa la tribù
}
    .the = «{ goal }»
    .short = { $goal ->
        [control-all-terrain-types] Controlla i terreni
        [majority-in-mountains] Maggioranza: monti
        [majority-in-forests] Maggioranza: foreste
        [majority-in-lakes] Maggioranza: laghi
       *[other] { goal }
    }
    .help = { $goal ->
        [oxen] RACCOLTA da un esagono in più
        [cart] MOVIMENTO con due membri in più
        [horse] i membri fanno fino a due esagoni
        [pottery] CRESCITA di due membri in più
        [bow] quando attacchi, prima cade un membro avversario
        [mysticism] COMANDO pesca uno scopo in più
        [baskets] RACCOLTA di una risorsa in più per esagono
        [control-all-terrain-types] il controllo di un lago, una foresta e una montagna
        [majority-in-5-connected] una maggioranza in cinque esagoni collegati
        [majority-in-mountains] una maggioranza in tre montagne
        [majority-in-forests] una maggioranza in tre foreste
        [occupy-any-8-hexes] un membro in otto esagoni
        [majority-in-lakes] una maggioranza in tre laghi
        [gather-6-resources] sei risorse raccolte in questo turno, esclusi gli eventi
       *[complete-the-tribe] tutti i venti membri sulla mappa
    }
    .brings = { $goal ->
        [oxen] RACCOLTA +1 esag.
        [cart] MOVIMENTO +2 membri
        [horse] membri: 2 esagoni
        [pottery] CRESCITA +2
        [bow] chi attacchi perde 1
        [mysticism] COMANDO +1 scopo
        [baskets] RACCOLTA +1 a esagono
        [control-all-terrain-types] da soli, uno per tipo
        [gather-6-resources] in un turno, senza eventi
        [occupy-any-8-hexes] basta un membro in ognuno
        [complete-the-tribe] tutti e 20 sulla mappa
       *[other] più di tutti gli altri lì
    }
    .unit = { $goal ->
        [control-all-terrain-types] terreni
        [gather-6-resources] nel turno
        [complete-the-tribe] membri
       *[other] esagoni
    }
event = { $event ->
    [discovery] Scoperta
    [shared-knowledge] Conoscenza Condivisa
    [drought] Siccità
    [altar] Altare
    [walls] Mura
    [dugout-canoe] Piroga
    [volcano] Vulcano
    [sabertooth-tiger] Tigre dai Denti a Sciabola
    [chieftain] Capotribù
    [abandoned-village] Villaggio Abbandonato
    [mammoth] Mammut
    [invaders] Invasori
    [mild-winter] Inverno Mite
    [plentiful-food] Abbondanza di Cibo
    [plentiful-wood] Abbondanza di Legno
    [plentiful-stone] Abbondanza di Pietra
   *[glacier] Ghiacciaio
}
land = { $land ->
    [lake] lago
    [forest] foresta
    [mountain] montagna
    [great-lake] Grande Lago
    [great-forest] Grande Foresta
    [great-mountain] Grande Montagna
    [wild-land] Terra Selvaggia
    [tar-pit] Pozza di Catrame
    [jungle] Giungla
    [desert-oasis] Oasi del Deserto
   *[glacier] Ghiacciaio
}
    .short = { $land ->
        [great-lake] lago
        [great-forest] foresta
        [great-mountain] montagna
        [desert-oasis] Oasi
        [wild-land] Selv.
        [tar-pit] Catrame
       *[other] { land }
    }
    .spoken = { $land ->
        [great-lake] grande lago
        [great-forest] grande foresta
        [great-mountain] grande montagna
        [wild-land] terra selvaggia
        [tar-pit] pozza di catrame
        [jungle] giungla
        [desert-oasis] oasi del deserto
        [glacier] ghiacciaio
       *[other] { land }
    }
    .help = { $land ->
        [lake] { "" }
        [forest] { "" }
        [mountain] { "" }
        [wild-land] conta come lago, foresta e montagna; dà i tre tipi mescolati come vuoi
        [tar-pit] a ogni turno prende il membro solo di una tribù
        [jungle] dà solo a 3 membri o più
        [desert-oasis] dà solo a 3 membri o più
        [glacier] posto per 3, nessun villaggio, al massimo 1 pietra
       *[great] dà 1 in più quando raccogli
    }
    .brief = { $land ->
        [wild-land] tutti e tre i terreni
        [jungle] raccolta con 3+
        [desert-oasis] raccolta con 3+
        [tar-pit] prende chi è solo
        [glacier] tiene 3, dà 1
       *[other] { "" }
    }
power = { $power ->
    [trader] Commerciante
    [crafty-builders] Abili Costruttori
    [cunning] Subdolo
    [agriculture] Agricoltura
    [farming] Coltivazione
    [exogamy] Esogamia
    [wayfarers] Viandanti
    [focused-effort] Lavoro Mirato
    [ambush] Agguato
    [dreamtime] Tempo del Sogno
    [pathfinder] Esploratore
    [evasion] Evasione
    [shared-bounty] Abbondanza Condivisa
    [intimidate] Intimidire
    [hidden-village] Villaggio Nascosto
   *[light-in-the-dark] Luce nel Buio
}
    .help = { $power ->
        [trader] in ogni momento, 2 risorse uguali per 1 diversa
        [crafty-builders] i villaggi costano 1 risorsa in meno, a scelta
        [cunning] 1 volta a turno, per 1 risorsa, lotta in un esagono condiviso
        [agriculture] con RACCOLTA i tuoi villaggi sulla mappa danno 1 cibo
        [farming] CRESCITA può dare 1 in più dove hai un villaggio
        [exogamy] 1 volta a turno, 2 risorse per un membro dove siete insieme
        [wayfarers] per 1 legno, quanti vuoi da un esagono esterno a un altro
        [focused-effort] 1 in più da ogni esagono dove hai 4 o più membri
        [ambush] i membri cresciuti di nascosto entrano nei conflitti che apri
        [dreamtime] prima di tirare vedi due eventi, uno va in fondo
        [pathfinder] nel MOVIMENTO gli esagoni uguali collegati sono uno solo
        [evasion] nei turni altrui gli sconfitti possono andare accanto, dove controlli
        [shared-bounty] prendi 1 quando chi è con te fa RACCOLTA
        [intimidate] 1 volta a turno, 1 risorsa scaccia chi è con te
        [hidden-village] il tuo secondo villaggio può stare sulla tua scheda
       *[light-in-the-dark] per 1 risorsa, una luna che hai tirato diventa sole
    }
    .brief = { $power ->
        [trader] { $who ->
            [you] cambi 2 a 1
           *[other] cambia 2 a 1
        }
        [crafty-builders] villaggi a meno
        [cunning] { $who ->
            [you] apri conflitti
           *[other] apre conflitti
        }
        [agriculture] villaggi con cibo
        [farming] { $who ->
            [you] cresci di più
           *[other] cresce di più
        }
        [exogamy] { $who ->
            [you] prendi membri
           *[other] prende membri
        }
        [wayfarers] { $who ->
            [you] vai lontano
           *[other] va lontano
        }
        [focused-effort] { $who ->
            [you] raccogli di più
           *[other] raccoglie di più
        }
        [ambush] { $who ->
            [you] tendi agguati
           *[other] tende agguati
        }
        [dreamtime] { $who ->
            [you] vedi eventi
           *[other] vede eventi
        }
        [pathfinder] { $who ->
            [you] vai più lontano
           *[other] va più lontano
        }
        [evasion] { $who ->
            [you] ti ritiri
           *[other] si ritira
        }
        [shared-bounty] { $who ->
            [you] raccogli anche tu
           *[other] raccoglie pure
        }
        [intimidate] { $who ->
            [you] scacci altri
           *[other] scaccia altri
        }
        [hidden-village] villaggio nascosto
       *[light-in-the-dark] lune in soli
    }
