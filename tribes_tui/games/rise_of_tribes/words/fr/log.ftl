### What happens: a line of the log; as `.did`, in the past tense, what is heard behind the name of whoever did it; as `.was` what nobody does.

named = { $name ->
    [you] toi
    [the-invaders] les envahisseurs
   *[other] { $name }
}

## Amounts

members = { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
goals = { $goals ->
    [one] { $goals } objectif
   *[other] { $goals } objectifs
}
events = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
struck = { $victim ->
    [you] un de tes membres
    [the-invaders] un envahisseur
   *[other] un membre { WHOSE($victim) }
}
grown-where = { $hex ->
    [hidden] en embuscade
   *[other] en { $hex }
}
village = { $hex ->
    [hidden] un village caché
   *[other] un village en { $hex }
}

## The turn

turn = { $who ->
    [you] Tour { $turn } : à toi de jouer.
   *[other] Tour { $turn } : à { $who } de jouer.
}
settled = { $who ->
    [you] Tu installes
   *[other] { CAPITAL($who) } installe
} { members } en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } installé { members } en { $hex }
entered = { $who ->
    [you] Tu reviens
   *[other] { CAPITAL($who) } revient
} sur la carte en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } repris pied sur la carte en { $hex }
power-chosen = { $who ->
    [you] Tu choisis
   *[other] { CAPITAL($who) } choisit
} { $power }.
    .did = { $who ->
        [you] as
       *[other] a
    } choisi { $power }
glacier-laid = { $who ->
    [you] Tu poses
   *[other] { CAPITAL($who) } pose
} le Glacier en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } posé le glacier en { $hex }
rolled = { $who ->
    [you] Tu lances
   *[other] { CAPITAL($who) } lance
} { LIST(A($dice)) }.
    .did = { $who ->
        [you] as
       *[other] a
    } lancé { LIST(A($dice)) }
lit = { $who ->
    [you] Tu changes
   *[other] { CAPITAL($who) } change
} une lune en soleil.
    .did = { $who ->
        [you] as
       *[other] a
    } changé une lune en soleil
undone = le dernier coup a été annulé

## Events

double = Un double sort.
spaces-full = Les deux emplacements d'événement sont pleins : le double n'apporte pas d'événement.
    .was = les deux emplacements d'événement sont pleins, pas d'événement
dreamt = { $who ->
    [you] Tu vois
   *[other] { CAPITAL($who) } voit
} en rêve { LIST($tiles) }.
    .did = { $who ->
        [you] as
       *[other] a
    } vu en rêve { LIST($tiles) }
dreamt-unseen = { $who ->
    [you] Tu vois
   *[other] { CAPITAL($who) } voit
} en rêve les prochains : { events }.
    .did = { $who ->
        [you] as
       *[other] a
    } vu en rêve les prochains événements
put-at-bottom = { $who ->
    [you] Tu mets
   *[other] { CAPITAL($who) } met
} { $tile } sous la pioche.
put-at-bottom-unseen = { $who ->
    [you] Tu en mets un sous la pioche.
   *[other] { CAPITAL($who) } en met un sous la pioche.
}
    .did = { $who ->
        [you] as
       *[other] a
    } mis un événement sous la pioche
event-drawn = Événement : { $tile }. { $does }
    .was = un événement : { $tile }
    .own = Tu as fait un double : { $tile }. { $does }
event-left = Événement fini : { $tile }.
    .was = événement fini : { $tile }
event-returned = Retour dans la pioche : { $tile }.
    .was = retour dans la pioche : { $tile }
events-added = Entrent dans la pioche des événements : { LIST($tiles) }.
    .was = entrent dans la pioche des événements : { LIST($tiles) }
volcano-laid = { $who ->
    [you] Tu poses
   *[other] { CAPITAL($who) } pose
} le volcan sur le site { $site }.
    .did = { $who ->
        [you] as
       *[other] a
    } posé le volcan sur le site { $site }
eruption = { $double ->
    [sun] Éruption du volcan : deux soleils, personne n'est perdu.
    [blank] Éruption du volcan : deux vides, chaque tribu voisine perd un membre.
   *[moon] Éruption du volcan : deux lunes, chaque tribu voisine perd deux membres.
}
    .was = { $double ->
        [sun] le volcan entre en éruption, personne n'est perdu
       *[other] le volcan entre en éruption
    }
tiger = Le tigre rôde en { $hex }.
    .was = le tigre est venu en { $hex }
mammoth = Un mammouth arrive en { $hex }.
    .was = un mammouth arrive en { $hex }
mammoth-shifted = { $who ->
    [you] Ton mammouth va en { $hex }.
   *[other] Le mammouth { WHOSE($who) } va en { $hex }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } mené le mammouth en { $hex }
mammoth-lost = { $who ->
    [you] Ton mammouth s'enfuit.
   *[other] Le mammouth { WHOSE($who) } s'enfuit.
}
    .did = { $who ->
        [you] as
       *[other] a
    } perdu le mammouth
invaders = Envahisseurs en { $hex } : { $invaders }.
    .was = { $invaders ->
        [one] { $invaders } envahisseur en { $hex }
       *[other] { $invaders } envahisseurs en { $hex }
    }
bid = { $who ->
    [you] Tu mises
   *[other] { CAPITAL($who) } mise
} { resources }.
    .did = { $who ->
        [you] as
       *[other] a
    } misé { resources } aux enchères
dropped = { $forced ->
    [yes] { $who ->
        [you] Tu ne peux pas miser plus : l'enchère est finie pour toi.
       *[other] { CAPITAL($who) } ne peut pas miser plus, et quitte l'enchère.
    }
   *[no] { $who ->
        [you] Tu renonces.
       *[other] { CAPITAL($who) } renonce.
    }
}
    .did = { $forced ->
        [yes] { $who ->
            [you] ne pouvais
           *[other] ne pouvait
        } pas miser plus
       *[no] { $who ->
            [you] as
           *[other] a
        } renoncé
    }
bought = { $who ->
    [you] Tu achètes
   *[other] { CAPITAL($who) } achète
} { THE($item) }.
    .did = { $who ->
        [you] as
       *[other] a
    } acheté { THE($item) }
traded = { $who ->
    [you] Tu échanges
   *[other] { CAPITAL($who) } échange
} 2 { PLURAL($give) } contre 1 { $get }.
    .did = { $who ->
        [you] as
       *[other] a
    } échangé 2 { PLURAL($give) } contre 1 { $get }
loan = { $who ->
    [you] Tu empruntes
   *[other] { CAPITAL($who) } emprunte
} { $development } à { $name ->
    [you] toi
   *[other] { $name }
}.
    .did = { $who ->
        [you] as
       *[other] a
    } emprunté { $development } à { $name ->
        [you] toi
       *[other] { $name }
    }

## Actions

die-placed = { $who ->
    [you] { $level ->
        [suns] Tu mets { A($die) } sur { $action } : fort, deux soleils.
        [moons] Tu mets { A($die) } sur { $action } : faible, deux lunes.
        [spent] Tu dépenses { A($die) } pour { $action }.
       *[normal] Tu mets { A($die) } sur { $action }.
    }
   *[other] { $level ->
        [suns] { CAPITAL($who) } met { A($die) } sur { $action } : fort, deux soleils.
        [moons] { CAPITAL($who) } met { A($die) } sur { $action } : faible, deux lunes.
        [spent] { CAPITAL($who) } dépense { A($die) } pour { $action }.
       *[normal] { CAPITAL($who) } met { A($die) } sur { $action }.
    }
}
    .did = { $who ->
        [you] as
       *[other] a
    } { $level ->
        [suns] mis { A($die) } sur { $heard }, deux soleils
        [moons] mis { A($die) } sur { $heard }, deux lunes
        [spent] dépensé { A($die) } pour { $heard }
       *[normal] mis { A($die) } sur { $heard }
    }
grown = { $who ->
    [you] Tu ajoutes
   *[other] { CAPITAL($who) } ajoute
} un membre { grown-where }.
    .did = { $who ->
        [you] as
       *[other] a
    } ajouté { LIST($places) }
    .place = { $number } { grown-where }
moved = { $who ->
    [you] Tu déplaces
   *[other] { CAPITAL($who) } déplace
} un membre de { $a } à { $b }.
    .did = { $who ->
        [you] as
       *[other] a
    } déplacé { LIST($ways) }
    .way = { $number } de { $a } à { $b }
gathered = { $who ->
    [you] Tu récoltes
   *[other] { CAPITAL($who) } récolte
} en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } récolté en { LIST($hexes) }
plentiful = { $who ->
    [you] Tu obtiens
   *[other] { CAPITAL($who) } obtient
} { LIST($goods) } de plus de l'événement.
got = { $who ->
    [you] Tu obtiens
   *[other] { CAPITAL($who) } obtient
} { LIST($goods) }.
    .did = { $who ->
        [you] as
       *[other] a
    } obtenu { LIST($goods) }
    .from = { $who ->
        [you] Tu obtiens
       *[other] { CAPITAL($who) } obtient
    } { LIST($goods) } : { $tile }.
paid = { $who ->
    [you] Tu paies
   *[other] { CAPITAL($who) } paie
} { LIST($goods) }.
    .did = { $who ->
        [you] as
       *[other] a
    } payé { LIST($goods) }
given = { $who ->
    [you] Tu donnes
   *[other] { CAPITAL($who) } donne
} { LIST($goods) } à { $name ->
    [you] toi
   *[other] { $name }
}.
    .did = { $who ->
        [you] as
       *[other] a
    } donné { LIST($goods) } à { $name ->
        [you] toi
       *[other] { $name }
    }
goal-drawn = { $who ->
    [you] Tu pioches
   *[other] { CAPITAL($who) } pioche
} { $goal }.
    .did = { $who ->
        [you] as
       *[other] a
    } pioché { LIST($goals) }
    .unseen = { $who ->
        [you] as
       *[other] a
    } pioché { goals }
goals-drawn = Tu as pioché { LIST($goals) }.
    .many = Tu as pioché { $number } objectifs.
goal-returned = { $who ->
    [you] Tu remets
   *[other] { CAPITAL($who) } remet
} { $goal }.
    .did = { $who ->
        [you] as
       *[other] a
    } remis un objectif
goal-completed = { $who ->
    [you] Tu accomplis
   *[other] { CAPITAL($who) } accomplit
} { $goal }.
    .did = { $who ->
        [you] as
       *[other] a
    } accompli { $goal }
learned = { $who ->
    [you] Tu paies
   *[other] { CAPITAL($who) } paie
} pour le Savoir partagé.
    .did = { $who ->
        [you] as
       *[other] a
    } payé pour le Savoir partagé
member-lost = { $who ->
    [you] Tu perds
   *[other] { CAPITAL($who) } perd
} un membre en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } perdu { LIST($places) }
    .place = { members } en { $hex }

## Conflicts

conflict = Conflit en { $hex }.
marked = { $who ->
    [you] Tu provoques
   *[other] { CAPITAL($who) } provoque
} un conflit en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } provoqué un conflit en { $hex }
driven = { $who ->
    [you] Tu chasses
   *[other] { CAPITAL($who) } chasse
} { struck } de { $a } à { $b }.
    .did = { $who ->
        [you] as
       *[other] a
    } chassé { struck } de { $a } à { $b }
converted = { $who ->
    [you] Tu gagnes
   *[other] { CAPITAL($who) } gagne
} { struck } en { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } gagné { struck } en { $hex }
ambush = { $who ->
    [you] Ton embuscade ajoute un membre en { $hex }.
   *[other] L'embuscade { WHOSE($who) } ajoute un membre en { $hex }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } sorti un membre d'embuscade en { $hex }
shot = { $who ->
    [you] Ton Arc touche { struck } en { $hex }.
   *[other] L'Arc { WHOSE($who) } touche { struck } en { $hex }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } touché { struck } en { $hex }
walls = { $who ->
    [you] Tes Remparts ôtent un attaquant en { $hex }.
   *[other] Les Remparts { WHOSE($who) } ôtent un attaquant en { $hex }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } ôté un attaquant en { $hex } avec les Remparts
rounds = Pertes en { $hex } : { LIST($losses) }.
    .was = conflit en { $hex }. Pertes : { LIST($losses) }
    .loss = { named } { $lost }
evaded = { $who ->
    [you] Un de tes vaincus file en { $hex }.
   *[other] Un des vaincus { WHOSE($who) } file en { $hex }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } laissé un vaincu filer en { $hex }
trimmed = { $who ->
    [you] Tu perds
   *[other] { CAPITAL($who) } perd
} { members } au-delà de la limite de { $hex }.
    .did = { $who ->
        [you] as
       *[other] a
    } perdu { members } au-delà de la limite de { $hex }

## Glacier, villages, elders

glacier-stone = Le Glacier en { $hex } porte maintenant { stones }.
    .was = le glacier en { $hex } porte maintenant { stones }
glacier-melted = Le Glacier en { $hex } fond.
    .was = le glacier en { $hex } fond
village-built = { $who ->
    [you] Tu construis
   *[other] { CAPITAL($who) } construit
} { village }.
    .did = { $who ->
        [you] as
       *[other] a
    } construit { village }
village-lost = { $who ->
    [you] Tu perds
   *[other] { CAPITAL($who) } perd
} { village } : plus personne n'y est.
    .did = { $who ->
        [you] as
       *[other] a
    } perdu { village }
elder-came = { $who ->
    [you] Ton ancien arrive en { $hex }.
   *[other] L'ancien { WHOSE($who) } arrive en { $hex }.
}
    .did = { $who ->
        [you] as
       *[other] a
    } fait venir un ancien en { $hex }
elder-left = { $who ->
    [you] Ton ancien doit partir.
   *[other] L'ancien { WHOSE($who) } doit partir.
}
    .did = { $who ->
        [you] as
       *[other] a
    } perdu l'ancien

## Points and the end

deed = { $why ->
    [villages] les villages
    [elder] le village détruit d'un ancien
    [invaders] la victoire sur les derniers envahisseurs
    [altar] un membre donné à l'Autel
    [chieftain] le titre de Grand Chef
    [tiger-hunted] la chasse au tigre
    [mammoth-hunted] la chasse au mammouth
    [mammoth-tamed] le mammouth dompté
   *[mammoth-lost] le mammouth perdu
}
    .goal = l'objectif { $goal }
scored = { $who ->
    [you] Tu marques
   *[other] { CAPITAL($who) } marque
} { points } pour { $deed } : { $total } en tout.
    .did = { $who ->
        [you] as
       *[other] a
    } marqué { points }, { $total } en tout, pour { $deed }
lost-points = { $who ->
    [you] Tu perds
   *[other] { CAPITAL($who) } perd
} { points } pour { $deed } : { $total } en tout.
    .did = { $who ->
        [you] as
       *[other] a
    } perdu { points } pour { $deed }, { $total } en tout
won = { $who ->
    [you] Tu gagnes
   *[other] { CAPITAL($who) } gagne
} avec { points }.
    .did = { $who ->
        [you] as
       *[other] a
    } gagné
quiet = Aucun point depuis { $rounds } manches : la partie finit après { $most }.
    .was = aucun point depuis { $rounds } manches : la partie finit après { $most }
    .fact = aucun point depuis { $rounds } manches, { $most } y mettent fin
stood-still = { $number ->
    [one] { $who ->
        [you] { $rounds } manches sans un point finissent la partie : tu gagnes.
       *[other] { $rounds } manches sans un point finissent la partie : { $who } gagne.
    }
   *[other] { $rounds } manches sans un point finissent la partie, victoire partagée : { LIST($winners) }.
}
