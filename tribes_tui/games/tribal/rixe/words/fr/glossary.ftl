### Les mots de la Rixe, et les signes de sa table.

## Words: what each means

free-place = emplacement libre
    .means = Un emplacement sans colonne : seul y va un 9 d'une main, ou la carte qui commence une nouvelle colonne.
complete = complète
    .means = Une colonne de 9 à 1 : on peut la ramasser.
point = point
    .means = Un par colonne complète que tu ramasses, trois si tu vides ta main.
going-out = vider sa main
    .means = Jouer sa dernière carte.
new-column = nouvelle colonne
    .means = Quand chacun a eu un tour et que personne n'a joué de carte, une carte de la pioche en commence une, de n'importe quelle valeur.
round = manche
    .means = D'une donne jusqu'à ce que quelqu'un vide sa main, ou que personne ne puisse jouer et que la pioche soit vide. Cinq font une partie, sauf si l'option Durée en dit autrement.

## Signs

sign-collect = ramasser
    .means = la colonne est complète : elle vaut un point
sign-free = libre
    .means = un emplacement libre : d'une main, seul un 9 y va
