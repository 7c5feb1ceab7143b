### Ce que disent les règles avec ces clés : pourquoi une action n'est pas permise maintenant. Une proposition en minuscules, sans point.

seen-in-turn = cela ramènerait une position déjà vue à ce tour
changes-nothing = une colonne entière dans une colonne libre de sa zone ne change rien
given-to-you = on te l'a donnée avec sa colonne : tu ne peux pas la rendre maintenant
not-face-up = { $card } n'est pas face visible dans une colonne
pile-needs = { $symbol ->
    [djembe] ta pile de djembés
    [mask] ta pile de masques
    [lizard] ta pile de lézards
   *[turtle] ta pile de tortues
} attend maintenant le { $number }
no-fit = { $card } ne va pas sur { $onto } : un de moins et l'autre couleur
no-place = { $card } ne pourrait être posé nulle part
not-your-end = { $onto } n'est pas la dernière carte d'une de tes colonnes
move-left = tu ne peux pas encore finir : un coup retournerait une carte ou viderait une colonne
cleaning-over = le nettoyage est fini ; finis plutôt ton tour
most-decisions = après { $number } décisions, il ne reste que la fin du tour
no-end = { $onto } n'est pas la dernière carte d'une colonne
not-its-end = { $card } n'est pas la dernière carte de sa colonne
seen-in-cleaning = cela ramènerait une position déjà vue à ce nettoyage
own-zone-only = au nettoyage, tu ne déplaces des cartes que dans ta propre zone
only-by-stealing = de la zone de l'adversaire à la tienne, une carte ne passe que par un vol
zone-full = cette zone n'a pas de colonne libre
opponents = { $card } est dans la zone de l'adversaire ; il faudrait voler cette carte
pile-has = { $symbol ->
    [djembe] ta pile de djembés
    [mask] ta pile de masques
    [lizard] ta pile de lézards
   *[turtle] ta pile de tortues
} a déjà son { $number }
stolen-from-you = { $card } : carte volée chez toi au dernier tour, à ne pas reprendre maintenant
used = à ce tour, tu as déjà pioché, pris ou volé
no-stock = la pioche est vide
not-discarded = { $card } n'est pas dans la défausse
take-equal = prends plutôt la carte égale { $other }
yours = { $card } est dans ta propre zone
covered = on ne vole que la dernière carte d'une colonne ; { $card } a des cartes dessus
you-full = tu n'as pas de colonne libre
move-or-sacred-left = tu ne peux pas encore finir : un coup, ou une carte posée sur une pile sacrée, retournerait une carte ou viderait une colonne
place-first = pose d'abord { $card }
nothing-drawn = aucune carte n'a été piochée ou prise
most-moves = après { $number } coups, le nettoyage est fini
no-sacred-cleaning = au nettoyage, rien ne va sur les piles sacrées
only-nine = seul un 9 va dans une colonne libre

## Options, as the help of the command line tells them

option-youngest = la place qui commence quand les nettoyages sont à égalité
option-clean-sacred = des cartes peuvent aller sur les piles sacrées dès le nettoyage
option-emptied = qui a ses quatre 1 gagne aussi quand l'adversaire prend la dernière carte de ses colonnes
option-sacred = avec combien de cartes sur les piles sacrées on gagne ; moins il y en a, plus la partie est courte (variante)
