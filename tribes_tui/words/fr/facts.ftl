### Ce qu'il faudrait savoir pour bien jouer, autour de ce qu'un jeu en dit.

title = Bon à savoir
nothing = Il n'y a rien de plus à savoir maintenant.
more = … { $number ->
    [one] { $number } fait de plus
   *[other] { $number } faits de plus
} : appuie sur { "?" }
    .brief = … suite : appuie sur { "?" }
fact = { CAPITAL($label) } : { $words }
