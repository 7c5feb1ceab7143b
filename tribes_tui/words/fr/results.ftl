### Comment quelqu'un a joué jusqu'ici, en phrases : sous une table finie, et en listes lues à haute voix.

## After a game

first-won = Ta première victoire à { $game } !
first = Ta première partie { WHOSE($game) }.
first-here = { $is-won ->
    [yes] La première avec ces adversaires : gagnée.
   *[no] Ta première partie avec ces adversaires.
}
    .length = { $is-won ->
        [yes] La première de cette durée avec ces adversaires : gagnée.
       *[no] Ta première partie de cette durée avec ces adversaires.
    }
won-best = { $row ->
    [0] Victoires : { $wins } sur { $games }, ton meilleur score !
    [1] Victoires : { $wins } sur { $games }, ton meilleur score !
   *[other] Victoires : { $wins } sur { $games }, { $row } de suite ; meilleur score !
}
won = { $row ->
    [0] Victoires : { $wins } sur { $games }, meilleur score { $best }.
    [1] Victoires : { $wins } sur { $games }, meilleur score { $best }.
   *[other] Victoires : { $wins } sur { $games }, { $row } de suite, au mieux { $best }.
}
won-alone = { $row ->
    [0] Victoires : { $wins } sur { $games } jusqu'ici.
    [1] Victoires : { $wins } sur { $games } jusqu'ici.
   *[other] Victoires : { $wins } sur { $games }, { $row } de suite.
}

## commands/results.py

game = { $title }, victoires : { $wins } sur { $games } ; meilleur score { $best }.
    .alone = { $title }, victoires : { $wins } sur { $games }.
row = Victoires de suite : { $now } maintenant, { $longest } au mieux.
against = Victoires contre { $bots } : { $wins } sur { $games }.

## commands/saves.py

no-saves = Pas encore de partie enregistrée. Pour en commencer une, donne la commande : { "tribes play" }, et un jeu.
saved = { $number } : { $title }, { LIST($company) }, { $state }, { DATETIME($when, dateStyle: "long", timeStyle: "short") }.
from-seed = Sa graine : { $seed }.
deal = Sa donne : { $name }.
