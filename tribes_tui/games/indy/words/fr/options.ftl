### Les options d'indy, et les images de son livre de règles.

## Options

return-from = Revenir dans la partie
    .about = Quelles cartes font revenir dans la partie un joueur sans plumes.
    .row = difficile (la rangée)
    .row-means = Un personnage de la couleur de ton chaman te fait revenir si deux autres personnages de cette couleur sont dans la rangée : environ un tour sur 25.
    .all = facile (évocations aussi)
    .all-means = Un personnage de la couleur de ton chaman te fait revenir si deux autres personnages de cette couleur sont dans la rangée ou dans des évocations : environ un tour sur quatre.
handicap = { $number ->
    [one] Qui l'a commence avec une plume de moins : elle est dans le pot.
   *[other] Qui l'a commence avec { $number } plumes de moins : elles sont dans le pot.
}
length = { $feathers ->
    [one] { $feathers } plume chacun
   *[other] { $feathers } plumes chacun
}
    .means = Chacun commence avec { $feathers } plumes.

## Pictures of the rulebook

picture-cards = un personnage, un cheval, un objet ; un aigle
picture-eagle =
    Il n'a ni couleur ni valeur.
    Il prend une carte de la rangée.
picture-class = { $name } : { $rule }
    .sum = somme { $sum }
