### Answers to what people ask who listen.

named = { $name ->
    [you] toi
   *[other] { $name }
}

## Hexes

east = à l'est
west = à l'ouest
south-east = au sud-est
north-west = au nord-ouest
north-east = au nord-est
south-west = au sud-ouest
nobody = personne
notes = { CAPITAL($notes) }.
beside = À côté : { $hexes }.
    .way = { $way } { $hex }
around-what = Autour de quel hexagone ? Dis autour et une lettre.
around = { CAPITAL($way) }, { $hex }
rows = { $rows ->
    [one] La carte a { $rows } ligne. Dis ligne et un numéro.
   *[other] La carte a { $rows } lignes. Dis ligne et un numéro.
}
your-members = { $hexes ->
    [0] Tes membres : aucun sur la carte ; { $supply } dans la réserve.
   *[other] Tes membres : { $places } ; { $supply } dans la réserve.
}
in-ambush = En embuscade : { $number }.
fight = { $hex }, { $verdict }.
stirred = Un conflit a été provoqué en { $hex }.
no-fight = Aucun conflit n'éclaterait maintenant.

## Players

in-deck = Objectifs restant dans la pioche : { $number }.
you-have = Tu as : { $held }.
to-place = Dés à placer : { LIST($dice) }.
your-goals = { $number ->
    [0] Tes objectifs : aucun.
   *[other] Tes objectifs : { LIST($goals) }.
}
leads = Points : { $names }. On gagne à { $most } points.
    .each = { named } { $points }
goal = { $goal }.
village-costs = Qui atteint { $most } points en premier gagne. Un village rapporte un point quand commence le tour de son propriétaire, un objectif un à quatre, une seule fois. Un village te coûte { $cost }.

## Dice, events, the turn

action = { $used ->
    [yes] { $action } : { $dice } ; déjà faite ce tour-ci.
   *[no] { $action } : { $dice }.
}
with-die = avec { A($die) }, { $gain }
event = { CAPITAL($event) }.
older = { $first ->
    [yes] Le premier des deux est le plus ancien.
   *[no] Le second des deux est le plus ancien.
}
volcano = Le volcan est sur le site { $site }, à côté de { LIST($hexes) }.
set-aside = Deux autres événements rejoignent la pioche quand le premier village est construit.
deck = { $tiles ->
    [one] La pioche des événements a { $tiles } tuile
   *[other] La pioche des événements a { $tiles } tuiles
} ; dans la défausse, { $discarded }.
began = { $first ->
    [you] Tu as commencé
   *[other] { CAPITAL($first) } a commencé
}
now = { $who ->
    [you] Tour { $turn }, à toi de jouer, { $phase }. { began } la partie.
   *[other] Tour { $turn }, à { $who } de jouer, { $phase }. { began } la partie.
}
phase = { $phase ->
    [setup] mise en place
    [village-points] points des villages
    [roll] lancer
    [events] événements
    [actions] actions
    [conflict] conflits
    [build] construction
   *[over] fin
}
used = Actions faites : { LIST($actions) }.
done = { $event } : déjà fait ce tour-ci.
gathered = Récolté ce tour-ci : { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}.
borrowed = Emprunt : { $development }.
touched = Hexagones où des membres sont entrés ou ont grandi ce tour-ci : { LIST($hexes) }.
highest = { $name ->
    [you] Plus haute mise : { $bid }, la tienne.
   *[other] Plus haute mise : { $bid }, celle { WHOSE($name) }.
}
dropped = Hors de l'enchère : { LIST($names) }.
over = La partie est finie.

## What can be asked, and by `.typed` under which names, the full one first


ask-hand = tes ressources, tes dés et tes objectifs
    .typed = main, ressources
ask-table = tous les joueurs et la carte
    .typed = table, t
ask-hexes = tous les hexagones
    .typed = hexagones, carte
ask-row = une ligne de la carte, comme ligne 2
    .typed = ligne
ask-around = les voisins d'un hexagone, comme autour E
    .typed = autour
ask-members = tes membres
    .typed = où sont mes membres, membres, m
ask-conflicts = les conflits qui éclateraient maintenant
    .typed = conflits
ask-leads = les points
    .typed = qui mène, score, points
ask-goals = tes objectifs, et ce qui leur manque
    .typed = objectifs, o
ask-dice = les dés sur les quatre actions
    .typed = dés, marché, d
ask-events = les événements en cours
    .typed = événements
ask-now = tour, phase, ce qui est fait
    .typed = maintenant, tour
