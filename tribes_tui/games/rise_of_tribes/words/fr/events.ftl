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
       *[other] coûte { price }
    }
    [walls] { $number ->
        [1] coûtent { price }, dernière chance
       *[other] coûtent { price }
    }
    [dugout-canoe] { $number ->
        [1] coûte { price }, dernière chance
       *[other] coûte { price }
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
       *[other] { $number } en { $hex }
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
        [discovery] reste { $number ->
            [one] { $number } ressource
           *[other] { $number } ressources
        }
       *[other] { counter }
    }
line = { $tile ->
    [plentiful-food] Chaque lac où tu récoltes donne 2 nourritures de plus.
    [plentiful-wood] Chaque forêt où tu récoltes donne 2 bois de plus.
    [plentiful-stone] Chaque montagne où tu récoltes donne 2 pierres de plus.
    [altar] Son propriétaire peut lui donner un membre et des ressources pour 1 point.
    [walls] Qui attaque les villages de leur propriétaire perd d'abord un membre.
    [dugout-canoe] En VOYAGEANT, les pas dans les lacs sont gratuits pour son propriétaire.
    [discovery] Si tu entres là où il n'y a que des adversaires, prends 1 ressource.
    [shared-knowledge] Si tu finis ton tour dans un hexagone partagé, tu peux payer 1 ressource pour un objectif.
    [mild-winter] CROÎTRE donne 2 membres de plus.
    [drought] Un hexagone contient 4 membres au plus, jusqu'au prochain double.
    [chieftain] La plus haute mise gagne 1 point, ou 2 à partir de 5.
    [volcano] Chaque tribu voisine peut perdre des membres, et gagne une pierre.
    [abandoned-village] Dans un hexagone que tu contrôles, tu peux bâtir un village pour 1 de chaque ressource.
    [sabertooth-tiger] Dépense un dé et un membre sur place pour le chasser : cela vaut 1 point.
    [mammoth] Si tu y as 4 membres, dépense un dé pour le chasser (3 nourritures, 1 point) ou, pour 3 nourritures, le dompter (3 points).
    [invaders] Là, personne ne récolte ni ne bâtit. Battre le dernier rapporte 2 points.
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
