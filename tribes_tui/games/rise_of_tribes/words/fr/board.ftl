### The table: its pieces, their titles and signs, what actions give.

step-roll = lancer
step-actions = actions
step-conflict = conflits
step-build = bâtir
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crowd = { $population } s'affrontent, { $verdict }
owns = avec { $things }
hidden-village = village caché
mammoth-in = mammouth en { $hex }
in-ambush = { $number } en embuscade
a-turn = +{ $villages }

## Goals and what they cost

mysticism-cost = 1 de chaque, 1 au choix
goal-help = { $cost ->
    [none] { $goal } : { $help }, { points }
   *[other] { $goal }, { $cost } : { $help }, { points }
}
goal-now = { $goal } ; pour l'instant { $done } sur { $wanted }
# Above the columns of the table: what tribes have, and what things cost.
column-points = points
    .short = pts
any-more = +1
village-brings = chacun vaut 1 point par tour
    .yours = ton prix ; 1 point par tour
so-far = { $done } sur { $wanted }
goals-hidden = { $number ->
    [one] et encore 1 objectif : voir ?
   *[other] et encore { $number } objectifs : voir ?
}
    .more = et { $number } de plus
goals-counted = { $who } { $number }
others-goals = Objectifs en cours : { $goals }
rival-ready = { $goal } : prêt
village = ⌂ village
goals-title = { $who ->
    [you] Tes objectifs, et leurs points
   *[other] Objectifs { WHOSE($who) }, et leurs points
}
no-goals = Objectifs : GUIDER en pioche.
ready = prêt
goals =
    .wanted = { CAPITAL($who) } veut
    .may-win = { goals.wins } avec
    .wins = { $sure ->
        [yes] { CAPITAL($who) } gagne
       *[no] { CAPITAL($who) } peut gagner
    }
    .next = { goals.wins } au prochain tour
    .drawn = objectifs encore à piocher
rival-far = { $goal } { $far }

## The four actions

actions-title = { $who ->
    [you] Tes dés et les quatre actions
   *[other] Dés { WHOSE($who) } et les quatre actions
}
    .alone = Les quatre actions
how-many = combien avec
in-hand = dés
sun-moon = ☼soleil ◐lune
no-sign = rien : vide
strong = 2 soleils : fort
weak = 2 lunes : faible
sun = soleil
no-sign-blank = lune  rien : vide
die-offer = { $die } : { $gain }
taken = faite ce tour-ci
    .short = faite
tile-deed = { $die } : { $deed }

## Buttons

can-do = Appuie sur
roll = lancer les dés
dream = rêver d'événements
done = fini
drop = renoncer
far = un qui n'a pas bougé
far-moved = un qui a bougé
board = en embuscade
invaders = un envahisseur
elder = avec l'ancien
alone = sans lui
learn = Savoir partagé
altar = utilise l'Autel
trade = échanger 2:1
loan = prêt de l'ancien
each = 1 de chaque
light = un soleil pour { $kind }
altar-kind = 4 { PLURAL($kind) }
give = 2 { PLURAL($kind) } contre
get = 1 { $kind }
down = { $tile } dessous

## Events

events-title = Événements
no-event = 2 dés égaux : un événement.

## The tribes

leader = chef : { $power }
    .does = chef : { $power }, { $does }
done-goals = accomplis
    .whose = { $who ->
        [you] Tes objectifs accomplis
       *[other] Objectifs accomplis { WHOSE($who) }
    }

## The map

whose-village = { $who ->
    [you] Ton village
   *[other] Village { WHOSE($who) }
}
elder-here = ancien
tiger = tigre
mammoth-here = mammouth
    .tame = mammouth dompté
invaders-here = { $number ->
    [one] { $number } envahisseur
   *[other] { $number } envahisseurs
}
    .short = { $number } env.
stones = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
    .loose = { $number ->
        [one] { $number } pierre libre
       *[other] { $number } pierres libres
    }
volcano = volcan
site = site { $number }
pick-site = le poser là
warning = { $sides ->
    [one] { $over } de trop
   *[other] { $population } en lutte
}
    .short = { $sides ->
        [one] { $over } de trop
       *[other] { $population } lutte
    }
happened = Ce qui s'est passé

## The legend

legend-great = Grand : donne 1 de plus
    .short = Grand
legend-elder = ancien : fait des emprunts
legend-invaders = envahisseurs
legend-stones = pierres
