### The day's deal of the host: the same for everybody on a day, once each.

line = Partie du jour : { $game }
    .played = Partie du jour : { $game } · place { $place } sur { $people }
    .plays = Partie du jour : { $game } · tu la joues
here = { $name } (à la partie du jour)
at-it-place = à la partie du jour.
title = la partie du jour
facts = { $game } · { $day }
play = La jouer : une fois, contre des bots
    .go-on = La continuer
play-key = jouer
other-key = autre jour
question = Les mêmes cartes pour tous aujourd'hui ; ton résultat s'affiche à côté des autres.
guest = Seul qui on peut reconnaître y joue : viens avec une clé.
past = Ce jour est fini. Choisis une ligne pour voir sa partie.
bots = { $games ->
    [one] Bots, { $level } : victoire dans { $firsts } partie sur { $games } à ta place, avec { LIST($points) } points
   *[other] Bots, { $level } : victoire dans { $firsts } parties sur { $games } à ta place, avec { LIST($points) } points
}
at-it = { $people ->
    [one] En train de la jouer, ou sans l'avoir finie : { LIST($names) }.
   *[other] En train de la jouer, ou sans l'avoir finie : { LIST($names) }.
}
nobody = Personne ne l'a encore jouée jusqu'au bout.
row = { $place }  { $name } { $won ->
    [yes] gagnée
   *[no] perdue
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $behind ->
    [0] { $ahead ->
        [0] à égalité avec le meilleur bot
       *[other] { $ahead } de plus que le meilleur bot
    }
   *[other] { $behind } de moins que le meilleur bot
}
resigned-row = { $place }  { $name } abandonnée
