### La leçon de la Rixe : le titre de chaque pas et, dans .text, ce qui est dit.

goal = Le but
    .text = Les colonnes vont de 9 à 1, orange et bleu en alternance. En ramasser une complète rapporte un point ; vider sa main avant les autres, trois.
cleaning = Nettoyage
    .text = Tout ce qui va dans ta zone doit être joué, chaque carte sur une qui vaut un de plus et est de l'autre couleur.
nothing-else = Rien d'autre ne va
    .text = Quand tous ont fini, qui a joué le moins de cartes commence ; à égalité, le sort décide.
zones = Toutes les zones sont à toi
    .text = À tes tours, tu joues dans n'importe quelle zone, et tu le dois tant qu'une carte va.
moving = Les colonnes bougent
    .text = Une carte de la table peut aussi être déplacée là où elle va ; l'emplacement qu'elle laisse vide est alors libre. Une carte éclairée au bas de son bord peut être déplacée maintenant.
free-place = Un emplacement libre
    .text = Seul un 9 d'une main y va, car il ne va sur aucune carte.
group = Un groupe
    .text = La tortue 8 va sur le djembé 9, et tout ce qui est dessus vient avec elle. L'emplacement qu'elle laisse prend ta tortue 9.
end-turn = Finis le tour
    .text = Aucune de tes deux cartes ne va. Dans une partie, inutile de le faire tour par tour : n pioche et finit tes tours jusqu'à ce qu'une carte aille.
complete = Colonnes complètes
    .text = Bo a joué la tortue 4, y a déplacé ton masque 3, a joué le masque 1 et a ramassé la colonne. Avant de finir un tour, cherche une colonne qu'une carte ou un coup complète : ce que tu laisses, Bo peut le ramasser.
draw = Pioche
    .text = Si tu n'as joué aucune carte à ton tour et qu'aucune ne va, pioches-en une. Quand chacun a eu un tour sans que personne puisse jouer, une carte de la pioche commence une nouvelle colonne.
drawn = Une carte piochée
    .text = Si elle va, tu la joues aussitôt : la tortue 5 va sur le djembé 6 de Bo.
end = Comment finit une manche
    .text = Elle est finie quand quelqu'un n'a plus de carte : 3 points. Après cinq manches, le plus de points gagne.
