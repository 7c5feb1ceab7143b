### What the things of the game are called. What is chosen by is the name that the rules have for it, in small letters.

kind = { $kind ->
    [food] nourriture
    [wood] bois
   *[stone] pierre
}
    .the = { $kind ->
        [wood] le { kind }
       *[other] la { kind }
    }
    .plural = { $kind ->
        [wood] { kind }
       *[other] { kind }s
    }
# Above a column, in few letters.
column-kind = { $kind ->
    [food] nourr.
    [wood] bois
   *[stone] pierre
}
goods = { $kind ->
    [food] { $number ->
        [one] { $number } nourriture
       *[other] { $number } nourritures
    }
    [wood] { $number } bois
    [stone] { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    }
   *[any] { $number } au choix
}
    .long = { $kind ->
        [food] { $number ->
            [one] { $number } nourriture
           *[other] { $number } nourritures
        }
        [wood] { $number } bois
        [stone] { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
       *[any] { $number } au choix
    }
face = { $face ->
    [sun] soleil
    [moon] lune
   *[blank] vide
}
    .the = { $face ->
        [sun] le soleil
        [moon] la lune
       *[blank] le vide
    }
    .a = { $face ->
        [sun] un soleil
        [moon] une lune
       *[blank] un vide
    }
    .of = { $face ->
        [sun] du soleil
        [moon] de la lune
       *[blank] du vide
    }
    .gender = { $face ->
        [moon] f
       *[other] m
    }
act = { $act ->
    [grow] CROÎTRE
    [move] VOYAGER
    [gather] RÉCOLTER
    [lead] GUIDER
    [hunt-tiger] chasser le tigre
    [hunt-mammoth] chasser le mammouth
   *[tame-mammoth] dompter le mammouth
}
    .spoken = { $act ->
        [grow] croître
        [move] voyager
        [gather] récolter
        [lead] guider
       *[other] { act }
    }
    .brief = { $act ->
        [grow] CROÎT.
        [move] VOYAG.
        [gather] RÉCOL.
       *[lead] GUIDER
    }
    .title = { $act ->
        [grow] Croître
        [move] Voyager
        [gather] Récolter
       *[lead] Guider
    }
item = { $item ->
    [altar] Autel
    [walls] Remparts
   *[canoe] Pirogue
}
    .the = { $item ->
        [altar] l'Autel
        [walls] les Remparts
       *[canoe] la Pirogue
    }
    .a = { $item ->
        [altar] un Autel
        [walls] des Remparts
       *[canoe] une Pirogue
    }
    .of = { $item ->
        [altar] de l'Autel
        [walls] des Remparts
       *[canoe] de la Pirogue
    }
    .gender = { $item ->
        [altar] m
        [walls] mp
       *[canoe] f
    }
goal = { $goal ->
    [oxen] Bœufs
    [cart] Chariot
    [horse] Cheval
    [pottery] Poterie
    [bow] Arc
    [mysticism] Mystique
    [baskets] Paniers
    [control-all-terrain-types] Contrôle tous les terrains
    [majority-in-5-connected] Majorités reliées
    [majority-in-mountains] Majorité en montagne
    [majority-in-forests] Majorité en forêt
    [occupy-any-8-hexes] Occupe 8 hexagones
    [majority-in-lakes] Majorité sur les lacs
    [gather-6-resources] Récolte 6 ressources
   *[complete-the-tribe] Complète la tribu
}
    .short = { $goal ->
        [control-all-terrain-types] Contrôle 3 terrains
       *[other] { goal }
    }
    .help = { $goal ->
        [oxen] RÉCOLTER dans un hexagone de plus
        [cart] VOYAGER avec deux membres de plus
        [horse] les membres avancent jusqu'à deux hexagones
        [pottery] CROÎTRE de deux membres de plus
        [bow] quand tu attaques, un membre adverse tombe d'abord
        [mysticism] GUIDER pioche un objectif de plus
        [baskets] RÉCOLTER une ressource de plus par hexagone
        [control-all-terrain-types] sans personne d'autre dans un lac, une forêt et une montagne
        [majority-in-5-connected] une majorité dans cinq hexagones reliés
        [majority-in-mountains] une majorité dans trois montagnes
        [majority-in-forests] une majorité dans trois forêts
        [occupy-any-8-hexes] un membre dans huit hexagones
        [majority-in-lakes] une majorité dans trois lacs
        [gather-6-resources] six ressources récoltées ce tour-ci, celles des événements non comprises
       *[complete-the-tribe] les vingt membres sur la carte
    }
    .brings = { $goal ->
        [oxen] RÉCOLTER 1 hexagone de plus
        [cart] VOYAGER : 2 membres de plus
        [horse] membres : 2 hexagones
        [pottery] CROÎTRE : 2 de plus
        [bow] attaque : ils perdent 1
        [mysticism] GUIDER 1 objectif de plus
        [baskets] RÉCOLTER 1 de plus chacun
        [control-all-terrain-types] seul dans un de chaque
        [gather-6-resources] en un tour, sans événements
        [occupy-any-8-hexes] un membre suffit dans chacun
        [complete-the-tribe] tous les 20 sur la carte
       *[other] plus que tous les autres
    }
    .unit = { $goal ->
        [control-all-terrain-types] terrains
        [gather-6-resources] ce tour
        [complete-the-tribe] membres
       *[other] hexagones
    }
event = { $event ->
    [discovery] Découverte
    [shared-knowledge] Savoir partagé
    [drought] Sécheresse
    [altar] Autel
    [walls] Remparts
    [dugout-canoe] Pirogue
    [volcano] Volcan
    [sabertooth-tiger] Tigre à dents de sabre
    [chieftain] Grand Chef
    [abandoned-village] Village abandonné
    [mammoth] Mammouth
    [invaders] Envahisseurs
    [mild-winter] Hiver doux
    [plentiful-food] Nourriture à foison
    [plentiful-wood] Bois à foison
    [plentiful-stone] Pierre à foison
   *[glacier] Glacier
}
land = { $land ->
    [lake] lac
    [forest] forêt
    [mountain] montagne
    [great-lake] Grand Lac
    [great-forest] Grande Forêt
    [great-mountain] Grande Montagne
    [wild-land] Terre sauvage
    [tar-pit] Gouffre
    [jungle] Jungle
    [desert-oasis] Oasis du désert
   *[glacier] Glacier
}
    .short = { $land ->
        [great-lake] lac
        [great-forest] forêt
        [great-mountain] montagne
        [desert-oasis] Oasis
        [wild-land] Sauvage
       *[other] { land }
    }
    .spoken = { $land ->
        [great-lake] grand lac
        [great-forest] grande forêt
        [great-mountain] grande montagne
        [wild-land] terre sauvage
        [tar-pit] gouffre
        [jungle] jungle
        [desert-oasis] oasis du désert
        [glacier] glacier
       *[other] { land }
    }
    .help = { $land ->
        [lake] { "" }
        [forest] { "" }
        [mountain] { "" }
        [wild-land] compte comme lac, forêt et montagne ; donne un mélange des trois au choix
        [tar-pit] à chaque tour, il prend le membre d'une tribu qui y est seul
        [jungle] ne donne qu'à 3 membres ou plus
        [desert-oasis] ne donne qu'à 3 membres ou plus
        [glacier] place pour 3, pas de village, 1 pierre au plus
       *[great] donne 1 de plus quand tu récoltes
    }
    .brief = { $land ->
        [wild-land] les trois terrains
        [jungle] récolte à 3+
        [desert-oasis] récolte à 3+
        [tar-pit] prend un membre seul
        [glacier] tient 3, donne 1
       *[other] { "" }
    }
power = { $power ->
    [trader] Négociant
    [crafty-builders] Habiles bâtisseurs
    [cunning] Ruse
    [agriculture] Agriculture
    [farming] Cultures
    [exogamy] Exogamie
    [wayfarers] Nomades
    [focused-effort] Effort ciblé
    [ambush] Embuscade
    [dreamtime] Temps du rêve
    [pathfinder] Éclaireur
    [evasion] Esquive
    [shared-bounty] Abondance partagée
    [intimidate] Intimidation
    [hidden-village] Village caché
   *[light-in-the-dark] Lumière dans la nuit
}
    .help = { $power ->
        [trader] à tout moment, 2 ressources pareilles contre 1 d'une autre sorte
        [crafty-builders] les villages coûtent 1 ressource de moins, à ton choix
        [cunning] une fois par tour, 1 ressource ouvre un conflit dans un hexagone partagé
        [agriculture] quand tu RÉCOLTES, tes villages sur la carte donnent 1 nourriture chacun
        [farming] CROÎTRE peut donner 1 de plus dans chaque hexagone avec un village à toi
        [exogamy] une fois par tour, 2 ressources te gagnent un membre dans un hexagone partagé
        [wayfarers] en VOYAGEANT, pour 1 bois, autant que tu veux d'un hexagone du bord à un autre
        [focused-effort] 1 de plus de chaque hexagone où tu as 4 membres ou plus
        [ambush] les membres ajoutés en cachette peuvent rejoindre les conflits que tu ouvres
        [dreamtime] avant de lancer, vois deux événements et mets-en un dessous
        [pathfinder] des hexagones reliés du même terrain comptent pour un quand tu VOYAGES
        [evasion] au tour des autres, tes vaincus peuvent filer dans un hexagone voisin que tu contrôles
        [shared-bounty] prends 1 quand quelqu'un RÉCOLTE dans un hexagone partagé avec toi
        [intimidate] une fois par tour, 1 ressource chasse un membre d'un hexagone partagé
        [hidden-village] ton second village peut être à l'abri sur ton plateau
       *[light-in-the-dark] pour 1 ressource, une lune que tu as lancée devient un soleil
    }
    .brief = { $power ->
        [trader] { $who ->
            [you] échanges 2:1
           *[other] échange 2:1
        }
        [crafty-builders] villages à moins
        [cunning] { $who ->
            [you] ouvres des conflits
           *[other] ouvre des conflits
        }
        [agriculture] villages nourriciers
        [farming] { $who ->
            [you] croîs plus
           *[other] croît plus
        }
        [exogamy] { $who ->
            [you] gagnes des membres
           *[other] gagne des membres
        }
        [wayfarers] { $who ->
            [you] vas loin
           *[other] va loin
        }
        [focused-effort] { $who ->
            [you] récoltes plus
           *[other] récolte plus
        }
        [ambush] { $who ->
            [you] surprends
           *[other] surprend
        }
        [dreamtime] { $who ->
            [you] vois les événements
           *[other] voit les événements
        }
        [pathfinder] { $who ->
            [you] vas plus loin
           *[other] va plus loin
        }
        [evasion] { $who ->
            [you] esquives
           *[other] esquive
        }
        [shared-bounty] { $who ->
            [you] récoltes avec
           *[other] récolte avec
        }
        [intimidate] { $who ->
            [you] chasses
           *[other] chasse
        } les autres
        [hidden-village] village caché
       *[light-in-the-dark] lunes en soleils
    }
