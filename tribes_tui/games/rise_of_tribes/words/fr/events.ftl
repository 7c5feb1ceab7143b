### The active events: their counters, what ends them, what they do.

named = { $name ->
    [you] toi
   *[other] { $name }
}
price = { $number } { $number ->
    [one] { $kind }
   *[other] { PLURAL($kind) }
}
counter = { $tile ->
    [altar] { $number ->
        [1] coûte { price }, dernière chance
       *[other] coûte { price }, −1 par double
    }
    [walls] { $number ->
        [1] coûtent { price }, dernière chance
       *[other] coûtent { price }, −1 par double
    }
    [dugout-canoe] { $number ->
        [1] coûte { price }, dernière chance
       *[other] coûte { price }, −1 par double
    }
    [plentiful-food] reste { $number ->
        [one] 1 nourriture
       *[other] { $number } nourritures
    }
    [plentiful-wood] reste { $number } bois
    [plentiful-stone] reste { $number ->
        [one] 1 pierre
       *[other] { $number } pierres
    }
    [mild-winter] encore { $number } fois CROÎTRE
    [discovery] { $goods }
    [shared-knowledge] { $number } sur 3 payées
    [chieftain] { $name ->
        [no-player] { "" }
        [you] tu mises { $number }
       *[other] { $name } mise { $number }
    }
    [invaders] { $hex ->
        [nowhere] { "" }
       *[other] { $number } en { $hex }, pas de récolte
    }
   *[other] { $hex ->
        [nowhere] { "" }
       *[other] en { $hex }
    }
}
    .short = { $tile ->
        [altar] coûte { price }
        [walls] coûtent { price }
        [dugout-canoe] coûte { price }
        [plentiful-food] encore { $number }
        [plentiful-wood] encore { $number }
        [plentiful-stone] encore { $number }
        [discovery] reste { $number ->
            [one] { $number } ressource
           *[other] { $number } ressources
        }
        [invaders] { $hex ->
            [nowhere] { "" }
           *[other] { $number } en { $hex }
        }
       *[other] { counter }
    }
    .alone = { $tile ->
        [altar] { $number ->
            [1] dernière chance, { price }
           *[other] coûte { price }
        }
        [walls] { $number ->
            [1] dernière chance, { price }
           *[other] coûtent { price }
        }
        [dugout-canoe] { $number ->
            [1] dernière chance, { price }
           *[other] coûte { price }
        }
       *[other] { "" }
    }
line = { $tile ->
    [plentiful-food] Chaque lac : 2 de plus.
    [plentiful-wood] Chaque forêt : 2 de plus.
    [plentiful-stone] Chaque montagne : 2 de plus.
    [altar] Rapporte des points.
    [walls] Qui attaque perd un membre.
    [dugout-canoe] Les lacs ne coûtent rien.
    [discovery] Va chez d'autres : prends 1.
    [shared-knowledge] Hexagone à deux : 1 objectif.
    [mild-winter] CROÎTRE : 2 membres de plus.
    [drought] 4 au plus par hexagone.
    [chieftain] La plus haute : 1 ou 2 points.
    [volcano] Peut coûter des membres.
    [abandoned-village] Un village pour 1 de chaque.
    [sabertooth-tiger] Un dé le chasse : 1 point.
    [mammoth] À 4, chasse-le ou dompte-le.
    [invaders] Bats le dernier : 2 points.
   *[glacier] { "" }
}
    .brief = { $tile ->
        [plentiful-food] Chaque lac où tu récoltes de la nourriture en donne 2 de plus.
        [plentiful-wood] Chaque forêt où tu récoltes du bois en donne 2 de plus.
        [plentiful-stone] Chaque montagne où tu récoltes de la pierre en donne 2 de plus.
        [altar] Chaque tour, un membre et 4 ressources pareilles, ou 1 de chaque, valent 1 point.
        [walls] Là où son propriétaire a un village, un attaquant tombe.
        [dugout-canoe] En VOYAGEANT, les pas dans les lacs ne comptent pas pour son propriétaire.
        [discovery] Avec VOYAGER, va là où il n'y a que d'autres : prends 1 de ces ressources.
        [shared-knowledge] Hexagone à deux, fin du tour : paie 1, pioche un objectif.
        [mild-winter] CROÎTRE : 2 membres de plus.
        [drought] 4 au plus par hexagone, jusqu'au prochain double.
        [chieftain] La plus haute mise gagne 1 point, 2 à partir de 5 ; les autres la reçoivent.
        [volcano] Chaque tribu voisine peut perdre des membres, et gagne une pierre.
        [abandoned-village] Là où tu es seul : un village pour 1 de chaque ressource.
        [sabertooth-tiger] Dépense un dé et un membre là pour le chasser : 1 point.
        [mammoth] 4 membres et un dé : chasse pour 1 point ; 3 nourritures : dompte pour 3.
        [invaders] Ni récolte ni village là. Qui bat le dernier gagne 2 points.
       *[glacier] { "" }
    }
    .help = { $tile ->
        [plentiful-food] qui récolte de la nourriture dans un lac en prend 2 de plus ici, jusqu'à épuisement
        [plentiful-wood] qui récolte du bois dans une forêt en prend 2 de plus ici, jusqu'à épuisement
        [plentiful-stone] qui récolte de la pierre dans une montagne en prend 2 de plus ici, jusqu'à épuisement
        [discovery] quand VOYAGER te mène chez d'autres, où tu n'as personne, prends 1 des ressources posées ici ; vide, il s'en va
        [shared-knowledge] à la fin de ton tour, si tu partages un hexagone avec un adversaire, tu peux payer une ressource au choix pour piocher un objectif ; après trois paiements, c'est fini
        [chieftain] une enchère : mise plus ou renonce ; la plus haute mise obtient 1 point, ou 2 à partir de 5, et se distribue aux autres
        [abandoned-village] dans l'ordre du tour, chacun peut construire un village dans un hexagone où il est seul, pour 1 ressource de chaque sorte
        [volcano] l'éruption suit le double qui vient de sortir : chaque tribu voisine ne perd personne (soleils), perd un membre (vides) ou deux (lunes), et gagne une pierre
        [drought] dès la prochaine phase de conflits, chaque hexagone tient 4 au plus ; le prochain double y met fin
        [altar] une fois par tour, son propriétaire peut donner un membre et 4 ressources pareilles, ou 1 de chaque, pour 1 point ; chaque double baisse son prix de 1, le troisième le retire de la vente
        [walls] quand leur propriétaire défend un village, un attaquant tombe d'abord ; chaque double baisse leur prix de 1, le troisième les retire de la vente
        [dugout-canoe] en VOYAGEANT, tes membres entrent gratuitement dans les lacs ; chaque double baisse son prix de 1, le troisième la retire de la vente
        [sabertooth-tiger] dépense un dé pour le chasser là où tu as un membre : perds ce membre, obtiens 1 point ; tout double le déplace, et chaque tribu y perd un membre
        [mammoth] avec 4 membres là, dépense un dé pour le chasser (3 nourritures, 1 point) ou, pour 3 nourritures, pour le dompter (3 points, perdus s'il se trouve un jour sans un membre à toi)
        [invaders] là, personne ne récolte ni ne construit ; tout double en amène un de plus, jusqu'à 5 ; qui bat le dernier obtient 2 points
        [mild-winter] chaque CROÎTRE donne 2 membres de plus et ôte 1 nourriture d'ici ; vide, il s'en va
       *[glacier] { "" }
    }
empty = un espace vide : le prochain double pioche un événement
told = { $event } : { $help }
    .counted = { $event } ({ $counter }) : { $help }
