### Ce que disent les commandes, les erreurs de la ligne de commande comprises. { $why } est une raison en mots ; les noms d'options, de
### commandes et de fichiers, et ce qui se tape, restent tels quels.

## commands/tournament/arena.py

arena-range-needs-seed = un intervalle de donnes veut le --seed commun à toutes ses parts
arena-needs-game = une arène veut un jeu (ou --merge avec des fichiers de résultats)
arena-needs-levels = une arène veut deux niveaux différents, p. ex. --levels easy,medium ou hard@100,hard@400
arena-ms-or-simulations = donne --ms ou bien --simulations
arena-deal-failed = la donne { $deal } a échoué : { $why } ; pour recommencer : { $command }
arena-undecided = { $level } : non décidé entre une part de { $p0 } et de { $p1 } après { $deals } donnes ({ $ratio } sur { $limit })
arena-decided = { $level } : une part de { $accepted }, décidée entre { $p0 } et { $p1 } après { $deals } donnes ; se trompe dans { $error } de ces tests au plus, dans un sens ou dans l'autre
arena-head = { $game }, { $seats } places, { $deals } donnes en { $seats } dispositions chacune ; une part égale est { $share }
arena-level = niveau
arena-share = part
arena-interval = 95 %
arena-elo = Elo
arena-ms = ms/coup
arena-digest = empreinte { $digest }

## commands/parser.py

empty = le nom que tu as tapé est vide : laisse-le de côté, ou donnes-en un
empty-behind = le nom que tu as tapé après { $option } est vide : laisse-le de côté, ou donnes-en un
not-together = { $first } et { $second } ne vont pas ensemble : choisis l'un des deux

## commands/machine.py

desktop-none = ce bureau n'a pas un tel menu : sous macOS et Windows, lance tribes dans un terminal
cant-write = { $file } ne peut pas être écrit : { $why }

## commands/machine.py

doctor-python = Python { $version } sous { $system } { $release }
doctor-games = jeux : { $games }
doctor-broken = le jeu { $game } ne peut pas se jouer, ou pas en entier : { $why }
doctor-there = { $package } est là
doctor-missing = { $package } manque : réinstalle le programme
doctor-no-terminal = pas de terminal ici : on peut jouer avec --plain
doctor-terminal = terminal de { $columns }x{ $rows } caractères
doctor-terminal-small = terminal de { $columns }x{ $rows } caractères ; les écrans veulent 80x24, --plain se contente de moins
doctor-characters = caractères : { $encoding }
doctor-characters-ascii = caractères : { $encoding } ; utilise --ascii
doctor-strip = Continu de la nuit à l'or ? S'il y a des marches, COLORTERM=truecolor peut aider :
doctor-eagle = Un aigle à tête blanche et bec jaune :
doctor-signs = Chaque signe aussi large que le chiffre dessous ? Sinon, joue avec --ascii :
doctor-no-colours = pas de couleurs, car NO_COLOR est défini
doctor-all-colours = 16 millions de couleurs
doctor-colours = { $number } couleurs
doctor-folder-wrong = parties et réglages sont dans { $folder } : { $why }
doctor-folder = parties et réglages sont dans { $folder }
doctor-saved = parties enregistrées : { $count }
doctor-no-folder = on ne peut pas écrire dans { $folder } ({ $why }) ; TRIBES_HOME nomme un autre dossier
doctor-bots = le processus des bots répond ({ $ms } ms depuis son départ)
doctor-bots-silent = le processus des bots ne répond pas : { $why }
doctor-bots-slow = le processus des bots n'a pas répondu en 20 secondes
doctor-extra = extra '{ $extra }', pour { $extra ->
    [ssh] le serveur
   *[learn] l'apprentissage
} : là
doctor-extra-missing = extra '{ $extra }', pour { $extra ->
    [ssh] le serveur
   *[learn] l'apprentissage
} : pas installé ({ $module })

## commands/screen.py

or-play-plain = utilise tribes play GAME --plain

## commands/tournament/leaderboard.py

leaderboard-no-bot = aucun bot ne joue à un de ces jeux
leaderboard-no-baseline = il n'y a pas de repère { $baseline } : { $baselines }
leaderboard-head = { $deals } donnes à partir de la graine { $seed }, chacune des deux places ; à force égale : 0,500.

leaderboard-columns = jeu | bot | contre | parties | part de victoires | 95 %
leaderboard-interval = { $low } à { $high }
leaderboard-none = aucune
leaderboard-failed = a échoué : { $why }

## commands/parser.py

no-language = il n'y a pas de langue { $typed } (langues : { $languages })

## commands/learning.py

no-lesson = il n'y a pas encore de leçon pour { $title } : lis tribes rules { $game }

## commands/help.py: the manual page

manual-name = Nom
manual-in-short = six jeux de société sur des tribus, dans tout terminal
manual-synopsis = Synopsis
manual-description = Description
manual-options = Options
manual-commands = Commandes
manual-examples = Exemples
manual-files = Fichiers
manual-home = Le dossier des parties enregistrées, des réglages et des touches. S'il n'est pas défini, ils sont là où le système garde de telles données. { $command } le nomme.
manual-environment = Environnement
manual-no-color = Aucune couleur.
manual-term = Disent combien de couleurs a le terminal.
manual-exit = Code de sortie
manual-codes = 0 fait ; 2 quelque chose que tu peux réparer, dit en une ligne ; 1 un défaut du programme, avec un rapport ; 130 arrêté par Ctrl+C.

## commands/values.py

either = { $one } ou { $other }
which-one = { $typed } peut être { $games } : lequel ?
no-game = il n'y a pas de jeu { $typed } (jeux : { $games })
no-game-but = il n'y a pas de jeu { $typed }, voulais-tu dire { $near } ? (jeux : { $games })
no-command = il n'y a pas de commande { $typed } (tribes --help en donne la liste)
no-command-but = il n'y a pas de commande { $typed }, voulais-tu dire { $near } ? (tribes --help en donne la liste)

## commands/saves.py

no-saved-game = il n'y a pas de partie enregistrée « { $typed } » ; tribes saves en donne la liste
no-saved-game-but = il n'y a pas de partie enregistrée « { $typed } » ; voulais-tu dire { $near } ? tribes saves en donne la liste
which-of-many = { $typed } peut être { $games } ou une de { $more } autres : laquelle ?
game-with-moves = { $name } ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
})
nothing-unfinished = il n'y a pas de partie à finir : commences-en une avec tribes play GAME
only-unfinished-broken = la seule partie à finir ne peut pas s'ouvrir : { $problem }

## commands/help.py

options-of = { $numbers ->
    [1] { $title }, pour { $least } joueurs :
   *[other] { $title }, pour { $least } à { $most } joueurs :
}
no-options = il n'a pas d'options
option-about = { $text } ; sans cela : { $usual }
lengths = Entre bots, une partie dure environ { $lengths }.
length = { $spread ->
    [0] { $most } minutes avec { $value }
   *[other] de { $least } à { $most } minutes avec { $value }
}

## commands/parser.py

examples = exemples :
examples-lines =
    { "  tribes                                    " }l'écran d'accueil
    { "  tribes indy                               " }une partie aussitôt, avec des bots
    { "  tribes play indy --seats you,bot:medium,bot:easy" }
    { "  tribes play indy --plain                  " }en lignes, pour lecteurs d'écran
    { "  tribes continue                           " }ta dernière partie
    { "  tribes simulate indy --games 100 --seats bot:medium,bot:random" }
see-help = { $message } (voir { $command } --help)
about = Des jeux de société sur des tribus, dans tout terminal. Jeux : { $games }.
version-option = dire quelle version c'est

## commands/replay.py

film-format = { $file } : un film finit par un de { $formats }
film-exists = { $file } est déjà là : nomme un autre fichier avec --into
film-backwards = le film commencerait après { $first } coups et finirait après { $last } : choisis un autre --from ou --to
film-done = { $file } : { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
}, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. À ouvrir dans un navigateur.

## commands/play.py

daily-has-its-seed = la partie du jour a sa propre graine : laisse de côté --seed ou --daily
deal-says-all = une donne dit son jeu, ses options et sa graine : laisse de côté --seed, --set et --daily
deal-players = cette donne est pour { $players } joueurs : --seats doit en nommer autant

## commands/learning.py

any-game = n'importe quel jeu

## commands/replay.py

replay-good-part = { $why } ; pour parcourir la bonne part : tribes replay { $source } --good
replay-verified = { $source } : les { $entries } entrées se rejouent toutes comme elles ont été notées
replay-no-round = la partie a les manches { $first } à { $last }, pas { $round }
replay-no-move = la partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, pas { $move }
replay-goes-on = cette partie est encore en cours : ce qu'a vu une place se montre quand elle est finie

## commands/machine.py

report-above = les lignes ci-dessus (aucun dossier n'a pu être écrit)

## commands/play.py

resume-program = Un programme jouait pour { $name }. Sa commande, ou Entrée pour un bot facile :
resume-easy-bot = un bot facile joue pour { $name } ; pour y mettre un programme : tribes continue --program COMMAND
resume-no-program = aucune place de cette partie ne reste pour le programme { $program }
resume-nothing-after = la partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : il n'y a rien à décider après { $move }
resume-or = { $one }, ou { $other }
resume-ways = { $why } : { $ways }
resume-way = { $way } (tribes continue { $name } --{ $option })
resume-over = cette partie est finie : parcours-la avec tribes replay { $name }

## commands/replay.py

review-no-moves = { $file } ne contient pas les coups d'une analyse
review-move-failed = le coup { $number } n'a pas pu être examiné : { $why }

## commands/help.py

rules-not-said = le livre de règles ne dit pas { $words }
rules-no-section = il n'y a pas de section { $section } : tribes rules { $game } --headings en donne la liste

## commands/saves.py

saves-renamed = { $name } s'appelle maintenant { $title }
saves-copied = { $name } est copiée sous le nom { $copy }
saves-deleted = { $name } est supprimée
saves-added = { $file } est maintenant la partie enregistrée { $name }
saves-so-far = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} pour l'instant
saves-over = finie
saves-none = pas encore de parties enregistrées : commences-en une avec tribes play GAME
saves-line = { $name }{ $title }  { $when }  { $game } : { $who }  { $state }  { $deal ->
    [no] graine { $seed }
   *[other] donne { $deal }
}

## commands/screen.py

needs-terminal = l'écran veut un terminal : { $otherwise } pour jouer en lignes de texte
dumb-terminal = ce terminal (TERM=dumb) ne peut pas montrer d'écran : { $otherwise } pour jouer en lignes de texte
add-plain = ajoute --plain

## commands/values.py

set-takes = --set veut OPTION=VALUE, pas { $typed }
simulate-bots-only = simulate est réservé aux bots : écris les places comme bot:LEVEL, séparées par des virgules
programs-at-tables = les programmes ne jouent qu'aux tables : tribes play GAME --seats you,program:'COMMAND'

## commands/tournament/simulate.py

simulate-none = aucune partie n'a pu se jouer là
simulate-games = { $games ->
    [one] 1 partie { WHOSE($game) }
   *[other] { $games } parties { WHOSE($game) }
} en { $seconds } s
simulate-speed = { $speed } décisions par seconde
simulate-rounds = manches : { $spread }
simulate-decisions = décisions : { $spread }
simulate-seat = place { $seat } { $bot } : première place dans { $share }, score moyen { $points }
simulate-ended = finies par { $end } : { $games }
simulate-spread = { $low } / { $middle } / { $high } / { $most } (5 %, médiane, 95 %, maximum)
simulate-failed = la partie de la graine { $seed } a échoué : { $why }

## commands/tournament/cluster.py

no-scheduler-address = un scheduler est tcp://HOST:PORT, ou local:N, pas { $address }
no-local-address = local:N lance N workers à lui, pas { $address }
needs-dask = --over veut Dask : pip install 'tribes-tui[cluster]'
no-scheduler = aucun scheduler ne répond à { $address }
worker-other-rules = le worker { $worker } a d'autres règles ({ $theirs }, pas { $ours }) : refusé
no-worker = aucun worker avec ces règles à { $address } : on en attend un (Ctrl+C quitte)

## commands/tournament/contestants.py

bot-no-attribute = { $name } : il n'y a pas de { $attribute } dans { $module }
bot-no-import = { $name } : { $what } ne peut pas être importé : { $why }
bot-no-call = { $name } : { $what } ne peut pas être appelé
cant-read = { $file } ne peut pas être lu : { $why }
no-toml = { $file } n'est pas du TOML
no-toml-at = { $file } n'est pas du TOML : voir { $line }
no-bots-named = { $file } ne nomme aucun bot : écris [[bot]], un nom, et un de { $kinds }
bots-of-one-name = { $file } a deux bots du même nom
bot-needs-name = { $file } : un bot veut un nom, qui ne peut pas commencer par tribes-
bot-needs-kind = { $file } : { $name } veut un de { $kinds }
bot-unknown-game = { $file } : { $name } nomme un jeu qui n'existe pas : { $game }

## commands/tournament/results.py

holds-no-results = { $file } ne contient pas de résultats de ce genre
holds-others = { $file } contient les résultats d'autre chose : { $what } diffèrent

## commands/tournament/results.py

arena-otherwise = { $file } : la donne { $deal } s'est jouée autrement que dans les fichiers d'avant

## commands/tournament/progress.py

progress = donnes { $done }/{ $deals }, parties { $games }, { NUMBER($speed, minimumFractionDigits: 1, useGrouping: "false") } parties/s, workers { $workers }, { $left }
progress-left = encore { $time }
progress-none = pas encore de donne

## commands/machine.py

version-from-folder = (lancé depuis son dossier, pas installé)
version-rules = règles : { $rules }
version-how = { $is_compiled ->
    [yes] les règles sont compilées ; Python { $version } sous { $system }
   *[no] les règles sont du simple Python ; Python { $version } sous { $system }
}

## commands/tournament/contestants.py

program-failed = le programme { $why }
needs-openspiel = un bot d'OpenSpiel veut open_spiel : pip install 'tribes-tui[adapters]'
bot-raised = il a levé { $error } : { $why }
bot-no-action = il a répondu { $answer }, qui n'est pas une action
bot-not-legal = il a répondu { $action }, qui n'est pas permis

## commands/tournament/engine.py

process-ended = son processus a fini pendant qu'il la jouait

## commands/tournament/leaderboard.py

pair-failed = { $why } (donne { $deal })
replay-eyes = Vue par { $name } : ici, « tu » et « toi » sont { $name }.
