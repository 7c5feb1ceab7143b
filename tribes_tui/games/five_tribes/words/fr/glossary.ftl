### The words of the game, each with what it means, and the signs on its table.

tile = tuile
    .means = Une des trente : un village, un lieu sacré, une oasis, un petit ou un grand marché.
meeple = meeple
    .means = Un des habitants des tuiles, de cinq tribus.
tribe = tribu
    .means = Vizirs, sages, marchands, bâtisseurs ou assassins.
vizier = vizir
    .means = Un point à la fin, et dix de plus par adversaire qui en a moins.
elder = sage
    .means = Deux points à la fin. Les sages paient aussi les djinns et leurs pouvoirs.
merchant = marchand
    .means = Prend la première carte qui reste dans la rangée.
builder = bâtisseur
    .means = Gagne une pièce d'or par tuile bleue dans le carré de neuf autour de l'endroit où il a été ramassé.
assassin = assassin
    .means = Ensemble, ils tuent un meeple : sur une tuile à autant de pas au plus qu'il y a d'assassins, ou un vizir ou un sage devant un adversaire.
camel = chameau
    .means = Se tient sur une tuile que tu contrôles : ses points sont à toi. Quand un joueur n'en a plus, la partie finit avec cette manche.
palm-tree = palmier
    .means = Trois points pour qui contrôle sa tuile. Un déplacement qui finit sur une oasis en plante un.
palace = palais
    .means = Cinq points pour qui contrôle sa tuile. Un déplacement qui finit sur un village en construit un.
djinn = djinn
    .means = Une carte avec des points et un pouvoir. Un lieu sacré la vend pour deux sages, ou un sage et un fakir.
fakir = fakir
    .means = Une carte qui ne se vend jamais et ne rapporte aucun point. Dépense des fakirs pour aider bâtisseurs et assassins, ou pour payer des djinns.
good = marchandise
    .means = Toute carte qui n'est pas un fakir. Des marchandises de sortes différentes se vendent ensemble : plus il y a de sortes, plus il y a d'or.
row = rangée
    .means = Les cartes visibles du marché : les marchands prennent les premières, les marchés vendent celles de devant.
bid = enchère
    .means = Ce qu'un joueur paie pour sa place dans l'ordre de la manche : la plus haute joue d'abord, puis ceux qui n'ont rien payé, le dernier en tête. Jouer tôt vaut ce que le meilleur coup rapporte de plus que le suivant : souvent moins que le prix, et beaucoup ne misent rien.
gold-coin = pièce d'or
    .means = Paie les enchères et les marchés ; chacune qu'il te reste est un point.
sale = vente
    .means = Des marchandises de sortes différentes contre de l'or : 1, 3, 7, 13, 21, 30, 40, 50 ou 60 pour une à neuf sortes.
turn = tour
    .means = Ce que fait un joueur quand c'est à lui : déplacement, tribu, tuile, vente. À deux, chacun a deux tours par manche.

## Signs

sign-v = un vizir, jaune
sign-e = un sage, blanc
sign-m = un marchand, vert
sign-b = un bâtisseur, bleu
sign-a = un assassin, rouge
sign-four = quatre d'entre eux
sign-camel = un chameau : la tuile est prise
sign-palm = un palmier, 3 points ; un nombre derrière les compte
sign-palace = un palais, 5 points ; un nombre derrière les compte
sign-points = à la fin du nom d'une tuile : ses points
sign-brings = à côté de ce qu'a un joueur : les points que cela rapporte
