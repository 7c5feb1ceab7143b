### La leçon de Tribe : de chaque pas, le texte et le titre. Bo est le nom de l'autre joueur.

about = Construis des chaînes d'un personnage et de ses trois vases : chaque sphère y est un point. Quatre chaînes complètes concluent un défi (à quatre joueurs, trois). Dès que quelqu'un a 100 points, le plus haut total gagne.
    .title = Le but
turn = D'abord, tu prends une carte, puis tu en poses, caches, joues ou défausses une. La défausse est encore vide, une carte a donc été piochée pour toi : l'esprit de l'ours.
    .title = Un tour commence
standing = À côté de chaque nom : les points d'avant, puis les cartes encore à poser. Quand quelqu'un est près de conclure le défi, au-dessus de ta main se lit ce que tu aurais.
    .title = Où tu en es
new-chain = Pose ton chaman. Il veut une arme, un esprit et un calumet, dans cet ordre. Sans vase à la fin de ton prochain tour, il part : seul ton chef, le pisteur, peut rester seul.
    .title = Une nouvelle chaîne
discards = Au lieu de piocher, tu peux prendre le dessus de la défausse, si c'est un vase ou un totem. Prends l'arme : une autre chaîne en voudra une.
    .title = De la défausse
first-vase = Les deux armes vont. Pose celle de guerre : elle a trois sphères, celle de chasse deux, et elle est rouge, comme ton ours. À côté de ton nom, le + dit ce que valent tes chaînes.
    .title = Le premier vase
one-colour = Le calumet de la défausse est bleu : pioche plutôt, et pose l'ours, rouge comme ton arme. Sur trois vases d'une couleur, un totem rend la chaîne magique : dix points de plus, outre les cinq du totem.
    .title = Une couleur, c'est magique
complete = Pas de calumet rouge. Prends le bleu avant que Bo le couvre : la chaîne est complète, mais sans magie cette fois.
    .title = Une chaîne complète
face-down = Pioche, puis cache le bison à côté de ta chaîne, où une carte a sa place : Bo n'en voit que le dos. Des plumes cachées sauvent des vases, et un vase peut y attendre que tu le poses. Une fois par tour, tu peux échanger cette carte.
    .title = Face cachée
attack = Bo a posé un multi : n'importe quel vase, une fois par chaîne. Ton bison détruit les deux derniers vases d'une chaîne sans totem. Utilise-le au lieu de prendre une carte : cela finit ton tour.
    .title = Attaque
lost = Bo n'avait pas de plumes cachées : son chaman est seul. Ce n'est pas son chef : sans vase au prochain tour de Bo, il part. Pour mettre à l'abri une chaîne complète, pose un totem dessus : plus personne ne peut l'attaquer.
    .title = Ce qui est perdu, ce qui est sauf
others = Un loup se cache comme un bison, et détruit un vase. Les plumes de la force sauvent un vase, celles du courage deux. Un blocage fait sauter un tour à un autre joueur qui a une chaîne. Avec tirage 3, tu pioches trois cartes, puis tu en défausses trois.
    .title = Autres cartes
late = Chacun compte toutes ses chaînes, complètes ou non. Mais si un autre conclut le défi, tu paies les sphères de tes cartes en main et face cachée.
    .title = Ce que coûte un retard
