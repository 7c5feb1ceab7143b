### Les mots du Duel, et les signes de sa table.

## Words: what each means

free-column = colonne libre
    .means = Une place vide pour une colonne : seul un 9 y va, avec ce qui est dessus.
sacred-pile = pile sacrée
    .means = Une pile d'un symbole, de 1 à 9 ; seul son propriétaire y pose des cartes.
complete = complète
    .means = Se dit d'une pile sacrée arrivée à son 9.
discard = défausse
    .means = Les cartes piochées qui n'allaient nulle part ; celle qui va maintenant peut être prise.
opponent = adversaire
    .means = L'autre joueur.
give = don
    .means = Un groupe qui passe de ta zone à celle de l'adversaire.
steal = vol
    .means = La dernière carte d'une colonne adverse, qui passe dans ta zone ou sur ta pile sacrée.
limited-action = action limitée
    .means = Piocher, prendre ou voler une carte : une seule de ces actions, une fois par tour.
ban = interdit
    .means = À ce tour, tu ne peux pas revoler la carte que l'adversaire a volée pour une colonne à son dernier tour, ni lui rendre les cartes d'une colonne entière qu'il t'a donnée.
progress = progrès
    .means = Une carte posée sur une pile sacrée, retournée ou piochée ; 20 tours de suite sans rien de cela finissent la partie.

## Signs

sign-next = la prochaine carte de tes piles sacrées
sign-theirs = la prochaine carte des piles sacrées adverses
sign-both = la prochaine carte de tes piles sacrées et de celles de l'adversaire
sign-ban = un interdit : à ce tour, la carte ne peut pas revenir
sign-can-move = le pied, ou le bord, vert d'une carte qu'on peut déplacer ; soulignée sans couleurs
sign-down = trois cartes face cachée
