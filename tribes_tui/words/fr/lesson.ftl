### Ce que disent une leçon et le mode d'apprentissage autour de ce qu'un jeu enseigne.

title = Leçon
unrecorded = une leçon
over-title = À toi de jouer
over = { $first } commence une partie { $stage ->
    [none] contre des bots faciles
   *[other] { $bots }, une étape du voyage : { $stage }
}. Le mode d'apprentissage explique une fois chaque genre d'action que la leçon n'a pas vu. Tu peux le couper dans les réglages.
    .brief = { $first } commence une partie { $stage ->
        [none] contre des bots faciles
       *[other] { $bots }, une étape du voyage : { $stage }
    }.
closes = { $leave } quitte la leçon.
stay = Dans une leçon, chacun garde sa place.
first = C'est le début de la leçon.
last = C'était la fin de la leçon.
left-here = Tu t'étais arrêté ici. { $key } revient d'un pas.
first-game = commencer une partie
before = en arrière
skip = passer
pick = Apprendre un jeu en y jouant
do-it = confirmer
no-lesson = Il n'y a pas encore de leçon pour { $game }.
place-of = { $number } sur { $count }
read = Lis ceci, puis appuie sur { $choose }.
read-on = { $back } montre de nouveau le texte, { $choose } continue.
    .more = { $choose } montre le reste du texte.
goes-on = { $choose } continue.
confirm = { $choose } { $action }, { $back } annule.
    .once = { $choose } { $action }, { $back } annule. Les réglages coupent ces questions.
    .each = { $choose } { $action }, { $back } annule. La prochaine fois, c'est fait aussitôt.
    .brief = { $choose } confirme, { $back } annule.
others = { CAPITAL($who) } joue
    .watch = Regarde la table : la leçon continue quand { $who } a joué.
now = Maintenant, { $action }.
about-to = Ton choix : { $action }.
taught = { $text } ({ $where })
and-steps = { $action }, puis { $number ->
    [one] encore un choix
   *[other] encore { $number } choix
}
asked = { CAPITAL($action) } ?
rule = Règle { $section }, { $heading } : { $text }
    .short = Règle { $section }, { $heading }.
    .brief = Règle { $section } : { $text }
