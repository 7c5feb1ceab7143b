### Les options de la Rixe, et les images de son livre de règles.

## Options

length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
    .means = { $rounds ->
        [one] On compte les points de { $rounds } manche.
       *[other] On additionne les points de { $rounds } manches.
    }
youngest = Qui commence à égalité
    .about = Qui a joué le moins de cartes au nettoyage commence la manche. À égalité, c'est le premier dans le sens horaire à partir de cette place.
handicap = Tous les autres commencent avec { $amount } points.

## Pictures

shown-fitting = Le lézard 3 va sur le masque 4 : un de moins, et l'autre couleur.
shown-complete = De 9 à 1, la colonne est complète : ramasse-la pour un point.
