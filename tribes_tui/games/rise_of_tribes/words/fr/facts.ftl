### What one would want to know to play well.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Fifteen

has = { $name ->
    [you] Tu as
   *[other] { CAPITAL($name) } a
}
from-villages = { $points } des villages au début du prochain tour
from-goals = { $has-all ->
    [yes] { $points } des objectifs prêts
   *[no] { $points } des objectifs prêts, car ils ne peuvent pas être tous payés
}
enough = { LIST($parts) } ; assez pour gagner
to-go = { $points ->
    [one] { LIST($parts) } ; encore { $points } point à marquer
   *[other] { LIST($parts) } ; encore { $points } points à marquer
}
may-have = Au prochain tour, { $name } peut avoir
    .villages = { points } au début
    .goals = { $sure } au début, jusqu'à { points } avec les objectifs en cours
    .drawn = les objectifs piochés peuvent donner davantage
begin = Membres au départ
    .members = { $table ->
        [duel] qui commence en a 2, tous les autres 3
       *[more] qui commence en a 2, tous les autres 3 ; à partir du troisième chacun a aussi 2 ressources
    }
scores = Ce qui rapporte des points
    .usual = chaque village 1 point au début du tour de son propriétaire, et un objectif de 1 à 4
also = De plus
tiger = 1 point pour la chasse au tigre, qui coûte un membre
mammoth = 1 point pour la chasse au mammouth, 3 s'il est dompté (3 nourritures)
invaders = 2 points pour qui bat le dernier envahisseur
altar = 1 point par tour pour qui donne à son Autel un membre et des ressources

## One's own

village = Un village
    .none = il n'en reste aucun
    .nowhere = tu n'es dans aucun hexagone où en construire un
    .payable = tu peux le payer, en { LIST($hexes, type: "or") }
    .whose = { CAPITAL($name) }
    .theirs = paie { $cost } pour un village
    .payable-or = tu peux le payer, en { LIST($hexes, type: "or") }, ou payer à la place { LIST($goals, type: "or") }
lacks = coûte { $cost } ; il te manque { LIST($goods) }
goal = { points }, { $lacks }
controlled = { $done } sur { $wanted } contrôlés
    .without = { $done } sur { $wanted } contrôlés, sans { LIST($lands, type: "or") }
occupied = { $done } sur { $wanted } hexagones
gathered = { $done } sur { $wanted } récoltées ce tour-ci
members = { $done } sur { $wanted } membres sur la carte
majority = pour l'instant une majorité dans { $done } sur { $wanted }
    .nearest = pour l'instant une majorité dans { $done } sur { $wanted } ; le plus proche : { LIST($hexes, type: "or") }
nearest = { $number } de plus en { $hex }
undrawn = Objectifs à piocher
    .all = { $goals ->
        [one] { $goals } objectif, { $points } points en tout
       *[other] { $goals } objectifs, { $points } points en tout
    }

## Events

events = Événements à venir
    .more = Et ceux-ci
