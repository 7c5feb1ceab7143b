### Ce qu'on peut montrer sur la table d'une Rixe ; toute la position en lignes.

in-hand = { $card }, dans ta main
column = { $number ->
    [one] { $column }, { $number } carte
   *[other] { $column }, { $number } cartes
}
    .free = { $column }, libre : d'une main, seul un 9 y va
    .complete = { $column }, complète de 9 à 1 : 1 point pour qui la ramasse
complete = une colonne complète
free = { $who ->
    [you] un emplacement libre de ta zone : d'une main, seul un 9 y va
   *[other] un emplacement libre de la zone { WHOSE($who) } : d'une main, seul un 9 y va
}
stock = la pioche, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} ; tu n'as pas vu { $unseen }
turned = { $card } : carte retournée car personne ne pouvait jouer, elle commence une colonne

## The whole position

phase = { $phase ->
    [clean] nettoyage
    [zone] une nouvelle colonne
    [over] la fin
   *[turns] tours
}
position = Tribal Rixe, manche { $round } sur { $rounds }, { $phase }. Pioche : { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}. Tours de suite sans carte jouée : { $dry } sur { $players }.
turned-up = Retournée : { $card }.
seat = { $who ->
    [you] Toi
   *[other] { $who }
} : { $told }.
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
held = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
out = main vidée { $often }
collected = { $number ->
    [one] { $number } colonne ramassée à cette manche
   *[other] { $number } colonnes ramassées à cette manche
}
complete-column = { $cards } (complète)
hand = Ta main : { $cards }.
    .empty = Ta main : vide.
