### Ratings on a host: the list, a person's page, what is asked before a game that counts.

title = classements
ladder = { $game } à { $players }
question = Choisis quelqu'un pour voir son parcours.
order = Les meilleurs d'abord ; avec peu de parties (provisoire), on est en dessous.
none = Personne n'a encore de classement ici : ouvre une table classée.
other-list = Un autre jeu, ou un autre nombre de joueurs
    .key = jeu

## A line of the list

row = { $points } ± { $within } · { $games ->
    [0] mesuré d'avance
    [one] { $games } partie
   *[other] { $games } parties
}
    .provisional = { row } · provisoire

## A person's page

person = { $name ->
    [you] tes classements
   *[other] classements { WHOSE($name) }
}
stands = { $games ->
    [one] { $name ->
        [you] Tu es à { $points }, à { $within } près, après { $games } partie classée.
       *[other] { CAPITAL($name) } est à { $points }, à { $within } près, après { $games } partie classée.
    }
   *[other] { $name ->
        [you] Tu es à { $points }, à { $within } près, après { $games } parties classées.
       *[other] { CAPITAL($name) } est à { $points }, à { $within } près, après { $games } parties classées.
    }
}
    .provisional = { stands } C'est provisoire : entre nouveaux il faut une trentaine de parties, contre des bots une vingtaine.
met = Contre { $rival } : { $level ->
    [0] victoires { $won }, défaites { $lost }.
   *[other] victoires { $won }, défaites { $lost }, partages { $level }.
}
unplayed = { $name ->
    [you] Tu n'as joué ici aucune partie classée.
   *[other] { CAPITAL($name) } n'a joué ici aucune partie classée.
}

## What everybody reads at a table when its game is over

now = { $provisional ->
    [yes] { $name ->
        [you] Ton classement est maintenant { $points } ({ $sign }{ $by }), provisoire.
       *[other] Le classement { WHOSE($name) } est maintenant { $points } ({ $sign }{ $by }), provisoire.
    }
   *[no] { $name ->
        [you] Ton classement est maintenant { $points } ({ $sign }{ $by }).
       *[other] Le classement { WHOSE($name) } est maintenant { $points } ({ $sign }{ $by }).
    }
}

after = Ton classement ({ $ladder }) après cette partie : { $points } ({ $sign }{ $by }).

## Before one sits down

rated = Cette partie est classée
agree = Elle change les classements de tous ceux qui jouent, qui que ce soit qui gagne. Il y a une pendule ({ $pace }), et personne n'a de conseils. Ce que chacun peut compter reste sur la table.
sit-down = M'asseoir : la partie compte
stay-away = Pas maintenant
no-hint = Il n'y a pas de conseils dans une partie qui compte.
measured = Un bot n'a pas de page : sa force a été mesurée d'avance contre d'autres bots.
