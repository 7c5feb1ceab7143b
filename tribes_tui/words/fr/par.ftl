### Ce qui se dit de la comparaison : ce que des bots ont fait de la même donne.

not-over = la comparaison est pour les parties finies : ce que des bots font d'une donne en dirait trop d'une partie en cours
working = Des bots jouent cette donne à ta place, pour comparer…
searching = Un bot difficile joue cette donne { $games } fois, une minute environ : { $seconds } s déjà…
ask = la faire jouer à un bot difficile
head = { $title } : { $name ->
    [you] toi
   *[other] { $name }
} { $amount } avec cette donne.
at-the-table = Aux autres places : { $levels }.
title = { $unit ->
    [points] Comparaison avec les bots
   *[other] Comparaison avec les bots, en { $units }
}
legend = ◆ toi  ● résultat médian d'un bot  ─ du pire au meilleur
    .brief = ◆ toi  ● bots, au milieu  ─ leur étendue
    .briefer = ◆ toi  ● bots
level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
   *[other] { $level }
} { $points } (médiane de { $games }, de { $fewest } à { $most }), première place : { $share } %
one = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
   *[other] { $level }
} { $points }
    .wins = { $level ->
        [easy] facile
        [medium] moyen
        [hard] difficile
        [master] maître
       *[other] { $level }
    } gagne { $wins } fois sur { $games }
same-deal = Des bots ont rejoué cette donne à { $who ->
        [you] ta
       *[other] la même
    } place et ont fait d'ordinaire : { $made } ; { $who ->
        [you] tu as
       *[other] { $who } a
    } fait { $points }.
    .won = Des bots ont rejoué cette donne à { $who ->
        [you] ta
       *[other] la même
    } place : { $made } ; { $who ->
        [you] tu as
       *[other] { $who } a
    } { $is-won ->
        [yes] gagné
       *[no] perdu
    }.

# What a key does, in a few words more, in the list of everything by name.
ask-told = voir ce qu'un bot en fait à ta place
