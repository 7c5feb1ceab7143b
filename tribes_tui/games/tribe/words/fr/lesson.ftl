### La leçon de Tribe : de chaque pas, le texte et le titre. Bo est le nom de l'autre joueur.

about = Construis des chaînes d'un personnage et de ses trois vases : chaque sphère y est un point. Quatre chaînes complètes concluent un défi (à quatre joueurs, trois). Dès que quelqu'un a 100 points, le plus haut total gagne.
    .title = Le but
turn = D'abord, tu prends une carte, puis tu en poses, caches, joues ou défausses une. Aucune défausse n'était à prendre, une carte a donc été piochée pour toi : l'esprit de l'ours. Pose ton chaman : il commence une chaîne.
    .title = Un tour
discards = Ton chaman veut une arme, un esprit et un calumet, dans cet ordre. Sans vase à la fin de ce tour, il partirait : seul ton chef, le pisteur, peut rester seul. Prends le dessus de la défausse, comme tu le peux d'un vase ou d'un totem : ce que tu prends, Bo ne l'aura pas.
    .title = De la défausse
first-vase = Les deux armes vont. Pose celle de guerre : elle a trois sphères, celle de chasse deux, et elle est rouge, comme ton ours. À côté de ton nom, le + dit ce que valent tes chaînes.
    .title = Le premier vase
one-colour = Le calumet de la défausse est bleu : pioche plutôt, et pose l'ours, rouge comme ton arme. Sur trois vases d'une couleur, un totem rend la chaîne magique : dix points de plus, outre les cinq du totem.
    .title = Une couleur, c'est magique
complete = Pas de calumet rouge. Prends le bleu avant que Bo le couvre : la chaîne est complète, mais sans magie cette fois.
    .title = Une chaîne complète
face-down = Pioche, puis cache le bison à côté de ta chaîne, où une carte a sa place : Bo n'en voit que le dos. De là, il attaque à un tour suivant. Un loup fait de même, pour un vase.
    .title = Face cachée
attack = Bo a posé un multi : n'importe quel vase, une fois par chaîne. Ton bison détruit les deux derniers vases d'une chaîne sans totem. Utilise-le au lieu de prendre une carte : cela finit ton tour.
    .title = Attaque
feathers = Bo n'avait pas de plumes cachées, et le chaman, resté seul, est parti. Pioche, puis cache les plumes du courage à côté de ta chaîne. Elles sauvent deux vases d'une attaque, les plumes de la force un.
    .title = Plumes
draw3 = Pioche, et joue ce qui vient : tu pioches trois cartes, puis tu en défausses trois. Si un autre conclut le défi, tu paies un point par sphère de ta main et de tes cartes cachées. Défausse donc ce qui ne te sert pas, d'abord le chaman, dont tu as la chaîne.
    .title = Les cartes coûtent des points
totem = Pioche, et pose le totem sur ta chaîne : cinq points, et plus personne ne peut l'attaquer. Trois autres chaînes concluraient le défi.
    .title = Une chaîne à l'abri
