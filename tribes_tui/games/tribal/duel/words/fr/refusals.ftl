### Pourquoi une place de la table d'un Duel n'est pas allumée.

nines-only = seul un 9, avec ce qui est dessus, va dans une colonne libre
face-down = cartes face cachée : la dernière se retourne quand plus rien n'est dessus
stolen-back = on te l'a volée au dernier tour : tu ne peux pas la reprendre maintenant
own-pile = elle ne va que sur ta propre pile de son symbole
not-yet = pas encore : on peut encore retourner une carte ou vider une colonne
no-column = aucune colonne ne la prend
    .nine = un 9 ne va que dans une colonne libre
    .and = aucune colonne ne la prend ; { $reason }
    .nine-and = un 9 ne va que dans une colonne libre ; { $reason }
no-column-group = aucune colonne ne la prend avec ce qui est dessus
    .theirs = aucune colonne ne la prend avec ce qui est dessus ; on ne vole qu'une dernière carte
    .nine-theirs = un 9 ne va que dans une colonne libre ; on ne vole qu'une dernière carte
