### Comment quelqu'un a joué jusqu'ici, en phrases : sous une table finie, et en listes lues à haute voix.

## After a game

first-won = Ta première victoire !
first = Ta première partie. Tu sais jouer.
first-here = { $is-won ->
    [yes] La première avec ces adversaires : gagnée.
   *[no] Ta première partie avec ces adversaires.
}
    .length = { $is-won ->
        [yes] La première de cette durée avec ces adversaires : gagnée.
       *[no] Ta première partie de cette durée avec ces adversaires.
    }
won-best = { $row ->
    [0] { $wins } sur { $games } gagnées : ton meilleur score !
    [1] { $wins } sur { $games } gagnées : ton meilleur score !
   *[other] { $wins } sur { $games } gagnées, { $row } de suite : meilleur score !
}
won = { $row ->
    [0] { $wins } sur { $games } gagnées, meilleur score { $best }.
    [1] { $wins } sur { $games } gagnées, meilleur score { $best }.
   *[other] { $wins } sur { $games } gagnées, { $row } de suite, au mieux { $best }.
}
won-alone = { $row ->
    [0] { $wins } sur { $games } gagnées jusqu'ici.
    [1] { $wins } sur { $games } gagnées jusqu'ici.
   *[other] { $wins } sur { $games } gagnées, { $row } de suite.
}

## commands/results.py

game = { $games ->
    [one] { $title } : { $wins } sur { $games } partie gagnée, meilleur score { $best }.
   *[other] { $title } : { $wins } sur { $games } parties gagnées, meilleur score { $best }.
}
    .alone = { $games ->
        [one] { $title } : { $wins } sur { $games } partie gagnée.
       *[other] { $title } : { $wins } sur { $games } parties gagnées.
    }
row = Victoires de suite : { $now } maintenant, { $longest } au mieux.
against = Contre { $bots } : { $wins } sur { $games } gagnées.

## commands/saves.py

no-saves = Pas encore de partie enregistrée. Pour en commencer une, donne la commande : { "tribes play" }, et un jeu.
saved = { $number } : { $title }, { LIST($company) }, { $state }, { DATETIME($when, dateStyle: "long", timeStyle: "short") }.
from-seed = Sa graine : { $seed }.
deal = Sa donne : { $name }.
