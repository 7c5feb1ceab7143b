### La leçon de Tribe : de chaque pas, le texte et le titre. Bo est le nom de l'autre joueur.

about = Tu construis des chaînes : un personnage et ses trois vases. Chaque sphère dessus est un point. Quatre chaînes complètes concluent un défi (à quatre joueurs, trois suffisent), et on compte les points. Dès que quelqu'un en a 100, le plus haut total gagne.
    .title = Le but
turn = D'abord, tu prends une carte, puis tu en poses, caches, joues ou défausses une. Sans chaîne, tu ne peux souvent que défausser : garde les vases que voudront les personnages de ta main. La défausse est encore vide, une carte a donc été piochée pour toi : l'esprit de l'ours.
    .title = Un tour commence
standing = À côté de chaque nom, tu vois les points des défis d'avant et, après le signe plus, ce que les chaînes comptent maintenant. À droite, tu vois combien de cartes ce joueur doit encore poser jusqu'à la fin du défi. Au-dessus de ta main, tu vois ce que tu aurais maintenant : tant si tu le conclus, tant si c'est un autre, car tes cartes en main et face cachée te coûtent alors leurs sphères.
    .title = Où tu en es
new-chain = Pose ton chaman. Tu ne peux avoir qu'une chaîne par personnage. Celui-ci veut une arme, un esprit et un calumet, dans cet ordre. Il lui faut son premier vase avant la fin de ton prochain tour, sinon il part : seul ton chef peut rester seul, et c'est le pisteur.
    .title = Une nouvelle chaîne
discards = Au lieu de piocher, tu peux prendre la carte du dessus de la défausse, si c'est un vase ou un totem. Prends l'arme de chasse : une en réserve, pour une autre chaîne.
    .title = De la défausse
first-vase = Les deux armes vont. Pose celle de guerre : elle a trois sphères, celle de chasse deux, et elle est rouge, comme ton ours.
    .title = Le premier vase
one-colour = Le calumet de la défausse est bleu : il gâcherait la couleur. Pioche donc, en espérant un rouge, et pose l'ours : comme ton arme, il est rouge. Quand les trois vases d'une chaîne sont d'une seule couleur, un totem posé dessus la rend magique : elle compte dix de plus, en plus des cinq du totem.
    .title = Une couleur, c'est magique
complete = Pas de calumet rouge. Prends donc le bleu avant que Bo le couvre, et pose-le, c'est ton troisième vase : la chaîne est complète, mais sans magie cette fois.
    .title = Une chaîne complète
face-down = Pioche, et cache le bison à côté de ta chaîne : Bo n'en voit que le dos. Des plumes cachées sauveraient des vases de n'importe laquelle de tes chaînes, et un vase caché peut être posé à un tour suivant. Chaque chaîne a une telle place, et une fois par tour tu peux échanger ce qui s'y trouve.
    .title = Face cachée
attack = Bo a posé un multi, qui vaut n'importe quel vase, mais une seule fois par chaîne. Utilise ton bison au lieu de prendre une carte : il détruit les deux derniers vases de la chaîne d'un autre joueur, si elle n'a pas de totem. Cela finit ton tour : tu ne poses pas de carte.
    .title = Attaque
lost = Bo n'avait pas de plumes face cachée. Son chaman est maintenant seul : s'il ne reçoit pas de vase, il part à la fin du prochain tour de Bo, car ce n'est pas son chef. Ce qui est perdu ou utilisé dans une attaque va sous la défausse : si elle est vide, c'est au-dessus, et à prendre. Un totem ne va que sur une chaîne complète : elle est alors à l'abri.
    .title = Ce qui est perdu, ce qui est sauf
others = Un loup se cache comme un bison, et détruit un vase. Les plumes de la force sauvent un vase, celles du courage deux. Un blocage fait sauter un tour à un autre joueur qui a une chaîne. Avec tirage 3, tu pioches trois cartes, puis tu en défausses trois.
    .title = Autres cartes
late = Chacun compte les sphères de toutes ses chaînes, complètes ou non. Mais si quelqu'un conclut, tous les autres soustraient les sphères de leurs cartes en main et face cachée. Au-dessus de ta main, tu vois ce que tu aurais maintenant.
    .title = Ce que coûte un retard
