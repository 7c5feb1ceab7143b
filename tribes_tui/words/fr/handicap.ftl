### Un handicap : un autre départ pour le joueur le plus fort.

title = Handicap
about = Pour le joueur le plus fort : un départ différent, les mêmes règles.
none = aucun
    .means = Tous commencent à égalité.
seat-of = Handicap à
    .about = La place du joueur le plus fort.
seat = place { $number }
    .means = C'est la place { $number } qui l'a.
fact = handicap { $amount } : { $name ->
    [you] toi
   *[other] { $name }
}
has = { $who ->
    [you] Tu as
   *[other] { CAPITAL($who) } a
} un handicap.
from-the-start = reçus au départ
