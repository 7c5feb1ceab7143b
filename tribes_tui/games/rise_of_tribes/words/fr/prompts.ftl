### What the viewer is asked.

ask = { $asked ->
    [choose-power] Choisis ton chef.
    [lay-glacier] Pose le Glacier sur une montagne : place pour 3, 1 pierre au plus, fond.
    [enter] Ta tribu a disparu : choisis un hexagone où reviennent deux membres.
    [before-roll] À toi : lance les dés.
    [dream] Tu as vu les deux prochains événements : lequel va dessous ?
    [after-roll] Continue : le lancer prend effet.
    [wayfare] Nomades : envoies-en un autre, ou arrête.
    [put-tiger] Le tigre : sur quelle montagne ? Chaque tribu y perd un membre.
    [put-mammoth] Le mammouth : sur quel lac ? Ce sont les moins peuplés.
    [put-invaders] Envahisseurs : où ? Ces hexagones sont les moins peuplés.
    [abandoned-village] Village abandonné : le construis-tu où il n'y a que toi, pour 1 de chaque ?
   *[save] Habiles bâtisseurs : quelle ressource économises-tu ?
}

## Dice

die = { $hand ->
    [last] Place l'autre dé sur { LIST($where, type: "or") } : { LIST(A($dice)) }.
    [sun] Place un dé sur { LIST($where, type: "or") } : deux soleils.
    [moon] Place un dé sur { LIST($where, type: "or") } : deux lunes.
    [blank] Place un dé sur { LIST($where, type: "or") } : deux vides.
   *[different] Place un dé sur { LIST($where, type: "or") } : { LIST(A($dice), type: "or") }.
}
an-action = une action
the-mammoth = le mammouth

## Members

settle = { $first ->
    [yes] { $start ->
        [one] Choisis un hexagone libre pour ton premier membre.
       *[other] Choisis un hexagone libre pour tes { $start } premiers membres.
    }
   *[no] { $start ->
        [one] Choisis un hexagone libre à côté pour un autre membre.
       *[other] Choisis un hexagone libre à côté pour { $start } autres membres.
    }
}
lose = { $lost ->
    [0] Donne à l'Autel un membre pour 1 point : de quel hexagone ?
    [one] Le volcan prend { $lost } membre : de quel hexagone ?
   *[other] Le volcan prend { $lost } membres : de quel hexagone ?
}
grow = { $members ->
    [one] Croître : mets 1 membre là où tu es, ou arrête.
   *[other] Croître : mets jusqu'à { $members } membres là où tu es, ou arrête.
}
# $home: the only hex from which members may come, or `several`
move = { $home ->
    [several] { $members ->
        [one] Voyager : déplace 1 membre, ou arrête.
       *[other] Voyager : déplace jusqu'à { $members } membres, ou arrête.
    }
   *[other] { $members ->
        [one] Voyager : déplace 1 membre de { $home } : où ? Ou arrête.
       *[other] Voyager : déplace jusqu'à { $members } membres de { $home } : où ? Ou arrête.
    }
}
gather = { $hexes ->
    [one] Récolte dans 1 hexagone, ou arrête.
   *[other] Récolte dans { $hexes } hexagones au plus, ou arrête.
}
lead = { $goals ->
    [one] Remets 1 objectif ou aucun, puis pioches-en autant, et { $cards } de plus.
   *[other] Remets jusqu'à { $goals } objectifs, puis pioches-en autant, et { $cards } de plus.
}

## Resources

resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
take = { $source ->
    [wild] La Terre sauvage donne { resources } à ton choix.
    [found] Une découverte : prends une des ressources de la tuile.
    [bounty] Abondance partagée : prends une ressource que tes hexagones peuvent donner.
   *[gift] Tu commences après d'autres : prends en échange { resources } à ton choix.
}
pay = { $receiver ->
    [the-bank] Choisis ce que tu paies : { resources } au choix.
    [you] Choisis ce que tu te paies : { resources } au choix.
   *[other] Choisis ce que tu paies à { $receiver } : { resources } au choix.
}
share = Grand Chef ! Distribue ta mise, encore { resources }.
    .all = Ta mise est tout ce que tu as : elle va à la seule autre tribu.
auction = { $who ->
    [no-player] Mise ou renonce. La plus haute mise gagne 1 point, 2 à partir de 5.
   *[other] { CAPITAL($who) } mise { $bid } : mise plus, ou renonce. Dès 5, elle gagne 2 points.
}

## Conflicts

conflict = { $number ->
    [0] Aucun conflit : continue.
    [one] Conflit en { LIST($crowded) } : résous-le.
   *[other] Conflit en { LIST($crowded) } : lequel résous-tu ?
}
victim = { $to ->
    [nowhere] Exogamie : à qui est le membre en { $hex } qui devient le tien ?
   *[other] Intimidation : à qui est le membre que tu chasses de { $hex } à { $to } ?
}
bow = Le combat en { $hex } : à qui est le membre que touche ton Arc ?
evade = { $members ->
    [one] Esquive de { $hex } : sauve 1 membre vaincu, ou aucun.
   *[other] Esquive de { $hex } : sauve jusqu'à { $members } vaincus, un à la fois.
}
volcano = { $own ->
    [yes] Le volcan : sur quel site à côté de toi ? { volcano-there }
   *[no] Le volcan : sur quel site ? { volcano-there }
}
volcano-there = Tribus là : { $hand ->
    [sun] { "" }
    [blank] −1 membre,{ " " }
   *[other] −2 membres,{ " " }
}+1 pierre.

## The end of the turn

build = { CAPITAL(LIST($things, type: "or")) }.
a-village = construis un village
    .short = construis
a-goal = accomplis un objectif
the-end = termine ton tour

## What is asked once something is picked

next = { $pair ->
    [hex-hex] Un membre de { $last } : vers où ?
    [hex-elder] Un village en { $last } : avec ton ancien, ou sans ?
    [hex-kind] { $last } est à côté du volcan : qu'y récoltes-tu ?
    [wayfare-hex] Nomades : de quel hexagone ?
    [wayfare-to] Nomades de { $last } : vers où ?
    [shift-hex] Le mammouth : vers quel hexagone ?
    [exogamy-hex] Exogamie : dans quel hexagone ?
    [cunning-hex] Ruse : dans quel hexagone est le conflit ?
    [ambush-hex] Embuscade : dans quel hexagone ?
    [intimidate-hex] Intimidation : hors de quel hexagone ?
    [intimidate-to] Intimidation de { $last } : vers où ?
    [learn-kind] Savoir partagé : quelle ressource paies-tu ?
    [altar-altar] Que donnes-tu à l'Autel avec un membre ? Il rapporte 1 point.
    [trade-give] Échange 2 de quelle sorte ?
    [trade-get] { CAPITAL($last) }, 2 contre 1 : de quelle sorte ?
    [loan-seat] Le prêt de l'ancien : de qui ?
    [loan-lend] Le prêt de l'ancien : quel développement ?
    [loan-kind] Emprunt, { $last } : que donnes-tu en échange ?
    [bids-bid] Combien mises-tu ?
    [kind-seat] 1 { $last } : à qui ?
    [seat-kind] Que donnes-tu à { $last } ?
   *[other] { "" }
}

## What may be done besides, in the words of its button

besides = { $asked } Ou bien : { $things }.
beside = { $kind ->
    [dream] Temps du rêve
    [light] un soleil pour une lune
    [buy] achète { LIST(THE($items), type: "or") }
    [trade] échange
    [loan] fais un emprunt
    [learn] utilise le Savoir partagé
    [altar] utilise l'Autel
    [exogamy] utilise Exogamie
    [wayfare] Nomades
    [shift] le mammouth
    [grow-board] en embuscade
    [cunning] Ruse
    [intimidate] Intimidation
    [ambush] Embuscade
   *[build-hidden] un village caché
}
    .short = { $kind ->
        [dream] Temps du rêve
        [light] un soleil pour une lune
        [buy] { LIST($items) }
        [trade] un échange
        [loan] un emprunt
        [learn] Savoir partagé
        [altar] l'Autel
        [exogamy] Exogamie
        [wayfare] Nomades
        [shift] mammouth
        [grow-board] embuscade
        [cunning] Ruse
        [intimidate] Intimidation
        [ambush] Embuscade
       *[build-hidden] village caché
    }
