### Les mots de Tribe, et les signes de sa table : ce qu'est chacun, et ce qu'il veut dire.

## Words

character = personnage
    .means = Un guerrier, un ancien, un chasseur, un chaman ou un pisteur : il commence une chaîne et veut trois vases.
vase = vase
    .means = Une carte avec des sphères et une icône (un multi vaut pour toutes) ; un personnage en veut trois. Un totem n'est pas un vase.
multi = multi
    .means = Un vase qui vaut n'importe quel vase. Une chaîne ne peut en avoir qu'un.
icon = icône
    .means = Calumet, drapeau, tempête, arme ou esprit : chaque vase en a une, sauf le multi, et elle est dans le nom de la carte : le drapeau du ciel et le drapeau du soleil sont des drapeaux, le vent de tempête et la foudre de tempête des tempêtes. Un personnage montre les trois qu'il veut, dans l'ordre.
chain = chaîne
    .means = Un personnage et ses vases dans l'ordre. Avec trois vases, elle est complète.
alone = seul
    .means = Se dit d'un personnage sans vase.
    .plural = seuls
totem = totem
    .means = Une carte de cinq sphères, posée sur une chaîne complète : dès lors, personne ne peut l'attaquer.
magical = magique
    .means = Se dit d'une chaîne avec un totem et des vases d'une seule couleur (un multi a les deux) : elle compte dix de plus.
    .plural = magiques
sphere = sphère
    .means = Un point : ce que compte une carte sur la table à la fin d'un défi. Dès que quelqu'un en a cent, ou moins dans une partie courte, le plus haut total gagne.
event = événement
    .means = Une carte qui détruit des vases : le loup un, le bison deux.
wolf = loup
    .means = Un événement qui détruit un vase.
    .plural = loups
buffalo = bison
    .means = Un événement qui détruit deux vases.
    .plural = bisons
protection = protection
    .means = Une carte qui sauve des vases, appelée aussi plumes : la force un, le courage deux.
action = action
    .means = Une carte qui en fait piocher trois, ou bloque un joueur.
draw-three = tirage 3
    .means = Une carte action : pioche trois cartes, puis défausses-en trois.
    .plural = tirage 3
block = blocage
    .means = Une carte action : le joueur qui la reçoit saute un tour.
leader = chef
    .means = Le personnage du plateau d'un joueur, qui n'est jamais une carte : ce personnage peut rester seul dans ses chaînes.
challenge = défi
    .means = Ce qu'on joue d'une donne jusqu'à ce que quelqu'un le conclue, qu'il ne reste ni vase ni totem dans la pioche et la défausse, ou que la limite de tours soit atteinte. Puis on compte les sphères.
closer = qui conclut
    .means = Qui complète assez de chaînes : le défi finit, et tous les autres paient pour les cartes qui leur restent.
draw-pile = pioche
    .means = Les cartes à piocher, face cachée.
discard = défausse
    .means = Les cartes mises de côté, face visible. Celle du dessus peut être prise si c'est un vase ou un totem.

## Signs, each with its meaning

sign-red = une sphère rouge
sign-blue = une sphère bleue
sign-both = une sphère des deux couleurs à la fois
sign-no-colour = la sphère d'un personnage, qui n'a pas de couleur
sign-hang-together = deux cartes font partie d'une même chaîne
sign-back = une carte face cachée à côté d'une chaîne
sign-would-bring = ce qu'un totem apporte à une chaîne d'une couleur : ses cinq sphères, et dix pour la magie
sign-chip = dans une fenêtre étroite : un vase posé, bleu, de 2 sphères
sign-title-points = 46 points des défis d'avant, et 25 que les chaînes apporteraient maintenant
    .sign = 46+25 points
sign-title-chains = le nombre de cartes que ce joueur doit encore poser, une par tour, pour avoir assez de chaînes complètes et conclure le défi
    .sign = fin dans 6 cartes
sign-costs = au-dessus de ta main : tes points en tout si un autre joueur conclut le défi : avec ce que comptent tes chaînes, moins les cartes en main et cachées
    .sign = si c'est un autre
sign-may-hide = ici, on peut cacher une carte
sign-played = cartes action jouées : elles reviennent au prochain défi
    .sign = 3 jouées
sign-wanted = le prochain vase de la chaîne
    .sign = suivant  →
sign-is-whole = une chaîne complète
    .sign = ✓
sign-is-alone = un personnage sans vase : s'il n'en reçoit pas, il part à la fin du prochain tour de son joueur, sauf si c'est son chef
    .sign = seul
