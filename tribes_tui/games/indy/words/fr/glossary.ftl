### Les mots d'indy, et les signes de sa table.

## Words: one, several where that is not the same with an s, and what it means

card = carte
    .means = Un personnage, un cheval ou un objet d'une couleur et d'une valeur, ou un aigle.
character = personnage
    .means = Un type de carte. Trois d'une couleur font une équipe.
horse = cheval
    .means = Un type de carte, pour une standard.
object = objet
    .means = Un type de carte, pour une standard.
eagle = aigle
    .means = Une carte sans couleur ni valeur qui prend une carte de la rangée, au tour de n'importe qui.
kind = type
    .means = Personnage, cheval ou objet.
evocation = évocation
    .means = Les trois cartes qu'un joueur pose.
class-word = classe
    .several = classes
    .means = Équipe, standard ou ratée. La classe compte d'abord, puis la somme.
team = équipe
    .means = Trois personnages d'une couleur, la meilleure classe.
standard = standard
    .means = Un personnage, un cheval et un objet d'une couleur.
wrong = ratée
    .means = Toute autre évocation : ni équipe ni standard. C'est permis, mais c'est la classe la plus basse.
shaman = chaman
    .several = chamans
    .means = La carte d'un joueur, dans une de trois couleurs.
feather = plume
    .means = Ce qu'on gagne et qu'on perd. Le dernier joueur à en avoir gagne.
plate = pot
    .means = Là où restent les plumes perdues jusqu'à ce que quelqu'un les gagne.
plucked = plumé
    .means = Se dit d'un joueur sans plumes : il joue avec deux cartes par manche et peut revenir.
row = rangée
    .means = Les trois, puis quatre, cartes visibles à côté de la pioche, pour tous.
deck = pioche
    .means = Les cartes face cachée.
dealer = donneur
    .means = Qui donne les cartes, et commence chaque phase de la manche.
dark = noir
    .means = La phase où l'on échange des cartes à l'aveugle.
light = lumière
    .means = La phase où l'on troque une carte contre une de la rangée.
round = manche
    .means = D'une donne à la suivante ; à la fin, la pire évocation paie.

## Signs

sign-team = bat standard et ratée : trois personnages d'une couleur
sign-standard = bat ratée : un personnage, un cheval et un objet d'une couleur
sign-wrong = tout le reste, et tout ce qui contient un aigle
sign-eagle = prend pour toi une carte de la rangée, une fois, même au tour des autres ; dans une évocation, il compte pour rien et la rend ratée
sign-sum = somme
    .means = décide à l'intérieur d'une classe ; à somme égale, égalité
sign-shaman = chaman rouge
    .means = la couleur des personnages qui peuvent faire revenir un joueur plumé
sign-feather = une plume ; le nombre à côté est le total
sign-back = une carte que tu ne vois pas
sign-holds = a
    .means = une carte dans une main, que tous ont vu prendre dans la rangée
sign-hand = les touches de tes cartes
sign-row = les touches de la rangée
