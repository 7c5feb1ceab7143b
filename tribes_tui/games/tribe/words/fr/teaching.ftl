### Les options de Tribe, et les images de son livre de règles.

## Options: what each is, what its values mean

leader-choice = Choisir les chefs
    .about = Les règles originales disent ici que les chefs sont tirés au sort, là qu'on les choisit.
    .on = Chacun choisit un chef à découvert, l'un après l'autre, le donneur d'abord.
    .off = Chacun reçoit un chef au hasard.
lone-scores = Un personnage seul compte
    .about = Compter aussi, dans un défi, un personnage sans vase.
    .on = Un personnage sans vase compte ses propres sphères.
    .off = Seuls comptent les personnages qui ont au moins un vase.
handicap = Le plus fort commence { $points } points sous 0.
length = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .means = La partie finit quand quelqu'un a { $points } points à la fin d'un défi.

## Pictures

figure-vases = Un chaman, et deux des vases qu'il veut.
figure-next = Un esprit d'abord, puis un calumet.
figure-one-colour = complète, toute bleue
figure-two-colours = complète, rouge et bleue
