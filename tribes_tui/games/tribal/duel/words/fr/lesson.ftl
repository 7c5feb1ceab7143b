### La leçon du Duel : le titre de chaque pas et, dans .text, ce qui est dit.

goal = Comment on gagne
    .text = Une patience à deux. Pour gagner, vide tes colonnes avec les quatre piles sacrées commencées, ou complète les quatre. Dans les colonnes, les valeurs descendent de un en un et les couleurs alternent. Chaque carte existe deux fois.
cleaning = Nettoyage
    .text = D'abord, chacun nettoie sa propre zone : déplace des cartes entre tes colonnes. Le djembé 5 est orange, le lézard 6 est bleu et vaut un de plus.
up = Des cartes se retournent
    .text = Une carte cachée s'est retournée, et voici ton prochain coup : le masque 8 va sur le lézard 9.
nothing-more = Plus rien ne va
    .text = Aucun coup ne retourne une autre carte : finis ton nettoyage.
piles = Piles sacrées
    .text = Bo a retourné moins de cartes : Bo a commencé, et t'a volé la tortue 2 pour une pile sacrée. Les piles montent de 1 à 9, une par symbole.
give = Donner
    .text = Tu peux poser des cartes sur les colonnes de Bo : cela s'appelle donner. Le lézard 6, avec le djembé 5 dessus, va sur le djembé 7 de Bo, et la carte d'en dessous se retourne.
often = Autant que tu veux
group = Un groupe
    .text = Des cartes l'une sur l'autre se déplacent ensemble : le lézard 3 et le masque 2 vont sur le masque 4. Tu peux aussi déplacer des cartes dans la zone de Bo.
first-pile = Ta première pile
    .text = Un 1 ! Il commence ta pile de masques, et le masque 2 le suit.
once = L'action limitée
    .text = Une fois par tour, tu peux piocher, prendre une carte de la défausse ou voler la dernière carte d'une colonne de Bo. Ce que tu pioches ou prends se pose, si cela va. Vole le masque 3 de Bo.
not-back = Pas de retour immédiat
    .text = Ce que l'un de vous vole pour une colonne, l'autre ne peut pas le reprendre au tour suivant. On ne peut pas non plus rendre alors des cartes qui, une fois données, ont vidé leur colonne. Finis ton tour.
end = Comment finit la partie
    .text = Vide toutes tes colonnes avec les quatre piles commencées, ou complète les piles. Après vingt tours sans carte piochée, retournée ou posée sur une pile, qui a le plus de cartes sur ses piles gagne.
