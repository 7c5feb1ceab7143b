### Toute une position d'indy en lignes, et l'histoire d'une partie.

phase = { $phase ->
    [shamans] chamans
    [dark] noir
    [light] lumière
    [evocation] évocation
    [return] retour
    [eagles] derniers aigles
    [keep] carte à garder
   *[end] la fin
}
position = { $who ->
    [you] indy, manche { $number }, { $phase }. Tu commences.
   *[other] indy, manche { $number }, { $phase }. { $who } commence.
}
plate = Pot : { $feathers }. { $legend }
row-codes = Rangée : { $cards }
hand-codes = { $cards ->
    [none] Ta main : vide.
   *[other] Ta main : { $cards }.
}
    .best = Ta main : { $cards }. Les trois meilleures : { $made }.
seat = { $who ->
    [you] toi : { $parts }
   *[other] { $who } : { $parts }
}
holds = a { $cards }
evoked = évoqué { $cards }, { $made }
won = { $number ->
    [1] { $who ->
        [you] Tu gagnes après { $rounds }.
       *[other] { $who } gagne après { $rounds }.
    }
   *[other] Victoire à { $number } après { $rounds } : { LIST($winners) }.
}
rounds = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
takes-plate = { $who ->
    [you] Plus personne d'autre n'a de plume : tu prends aussi le pot.
   *[other] Plus personne d'autre n'a de plume : { $who } prend aussi le pot.
}
most-win = Après { $rounds }, le plus de plumes gagne.
last-evocation = { $who ->
    [you] Ta dernière évocation : { $cards }, { $made }.
   *[other] Dernière évocation { WHOSE($who) } : { $cards }, { $made }.
}
with-team = { $number ->
    [1] { $who ->
        [you] Tu finis sur une équipe de personnages.
       *[other] { $who } finit sur une équipe de personnages.
    }
   *[other] Ils finissent sur une équipe de personnages : { LIST($winners) }.
}
course = Plumes après chaque manche :
