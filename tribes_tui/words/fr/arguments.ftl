### Ce que disent `tribes --help`, `tribes COMMAND --help` et la page de manuel. Les noms d'options et de commandes, et ce qui se
### tape, restent tels quels ; de même les lignes en retrait sous `exemples :`.

## commands/arguments/__init__.py

set-option = une option du jeu ; peut se répéter
seed = comme k7m2qd, ou un nombre : la même graine donne les mêmes cartes et les mêmes dés
plain = des lignes de texte au lieu d'un écran
json-lines = les décisions en JSON sur la sortie standard, les réponses sur l'entrée standard (voir tribes_tui/seats/JSON-LINES.md)
brief = des lignes pour qui écoute : les nouvelles et la question (d'office avec --plain dans un terminal)
ascii = seulement des caractères ASCII
language = la langue dans laquelle tout se dit, comme fr
jobs = combien de processus ({ $jobs })
resume = { $what ->
    [move] garder chaque coup dans FILE dès qu'il arrive, et continuer à partir de ce qui s'y trouve
    [game] garder chaque partie dans FILE dès qu'elle arrive, et continuer à partir de ce qui s'y trouve
   *[deal] garder chaque donne dans FILE dès qu'elle arrive, et continuer à partir de ce qui s'y trouve
}

## commands/arguments/__init__.py

learn = une courte partie guidée
puzzle = une position : trouver le coup qui gagne le plus de parties
puzzle-game = le prochain problème de ce jeu, ou un problème par son nom ; sans cela, celui du jour : { $games }
puzzle-list = la liste des problèmes, et ce qu'ils ont donné ; d'un jeu, chacun avec son nom, son thème et sa difficulté
rules = le livre de règles d'un jeu
rules-section = seulement cette section, par son numéro ou des mots de son titre
rules-headings = les numéros et les titres de toutes les sections
rules-search = chaque phrase avec ces mots, et sa section
rules-plain = en phrases à écouter, sans tableaux dessinés

## commands/arguments/__init__.py

completions-more =
    une fois :
      bash   tribes completions bash > ~/.local/share/bash-completion/completions/tribes
      zsh    tribes completions zsh > ~/.zfunc/_tribes      (avec `fpath+=~/.zfunc` avant `compinit` dans ~/.zshrc)
      fish   tribes completions fish > ~/.config/fish/completions/tribes.fish
doctor = ce que sait faire ce terminal, où sont les parties, ce qui manque
completions = ce qu'il faut à un shell pour compléter tes commandes
completions-shell = bash, zsh ou fish
man = tout cela en page de manuel : tribes man | man -l -
desktop = mettre Tribes, son icône et son manuel là où ton bureau les cherche
desktop-remove = les enlever

## commands/arguments/__init__.py

play-more =
    places, séparées par des virgules :
      you          toi
      name:Ada     une autre personne à ce clavier, nommée Ada
      bot:LEVEL    un bot ; `bot` tout court est bot:medium ; bot:even suit tes résultats à ce jeu, de facile à difficile
      bot:NAME     un rival de ce jeu, un bot avec un style à lui ; m sur l'écran d'une nouvelle partie les montre
      program:'COMMAND'
                   un programme à toi qui lit et écrit des lignes JSON (tribes_tui/seats/JSON-LINES.md). S'il ne répond pas, un bot facile joue. Les virgules entre guillemets font partie de la commande ; python tout seul est le Python qui fait tourner Tribes.

    --players 3 : toi et deux bots moyens. Sans cette option ni --seats : toi et aussi peu de bots moyens que le jeu le permet.

    mode en lignes (--plain) quand la sortie standard n'est pas un terminal, ligne par ligne : la position ; `à la place K de décider :`, où les places se comptent
    à partir de 0 dans l'ordre de --seats ; les actions permises comme `  N) texte` ; une ligne `>`. Réponds par le numéro N, par l'action
    telle qu'elle est écrite, ou par sauver, annuler, refaire, conseil, règles, quitter ou aide ; l'anglais vaut aussi. Une ligne fausse reçoit une ligne qui commence
    par `non`, et de nouveau la question. À la fin de l'entrée, la partie est enregistrée, et le code de sortie est 0.

    Dans un terminal, ou avec --brief, on n'entend que les nouvelles, puis la question en une phrase, le nombre de choix,
    et une ligne `>`. Réponds par un numéro, la notation ou des mots. Demande le reste : aide en donne la liste. Les mots complet et
    bref passent d'un mode à l'autre.

    Avec plusieurs personnes à un terminal, les mains sont cachées pendant qu'on passe le clavier. Ce qu'une seule
    doit savoir se demande pendant que toutes passent au clavier, si bien que nul ne voit pour qui c'était.

    exemples :
      tribes play indy --players 3
      tribes play indy --seats you,bot:easy,bot:easy --seed 7
      tribes play indy --set return_from=all
      tribes play --deal K7Q2-9FMX
      yes 1 | tribes play indy --plain
play = une nouvelle partie
play-help = montrer ceci (après GAME, aussi les options de ce jeu), et quitter
play-players = combien jouent : toi et des bots moyens
play-seats = qui joue où (voir plus bas)
play-deal = la donne d'un ami, comme K7Q2-9FMX : même jeu, même nombre de joueurs, mêmes options et même graine
play-daily = la partie du jour : la même graine pour tous ; continue là où tu l'as laissée
continue-game = continuer ta dernière partie à finir, ou une autre
continue-name = laquelle (`tribes saves` en donne la liste) ; sans cela, la plus récente
continue-repair = continuer à partir de la bonne part d'une partie abîmée, ou que les règles jouent autrement
continue-watch = regarder pendant qu'elle se joue dans un autre programme
continue-from = une nouvelle partie qui commence par ses N premiers coups
continue-copy = continuer à partir d'une copie
continue-program = le programme d'une place qui en avait un ; peut se répéter (sans cela, un bot facile y joue)

## commands/arguments/__init__.py

review-more =
    Chaque choix de la place est cherché de nouveau, et le coup joué se compare au meilleur des autres coups sur les mêmes tirages de
    ce qui était caché. Un choix n'est marqué que là où la différence est certaine. L'analyse se garde à côté de l'enregistrement : la
    prochaine fois, elle s'ouvre aussitôt. Avec --resume, une analyse arrêtée continue, ici ou sur une grappe.

    Avec --json : un objet avec game, seat, choices (combien), result (la part de victoire de la place), cost et luck (change et
    error, en chances de gagner), chances (à chaque position), stands (la même chose place par place avant chaque coup), moments (number du coup, kind, change, text) et marks (number,
    mark, played et other en id d'actions, gain de low à high, expected, text).
par-more =
    Des bots rejouent la même donne de la même place. Aux autres places jouent les bots de l'enregistrement, avec medium à la place
    des personnes et des bots qui cherchent. Un niveau peut dire combien réfléchir : hard@40 (simulations) est reproductible.
saves = la liste des parties enregistrées, ou du rangement
saves-json = en JSON, une liste d'objets
saves-plain = en phrases à écouter
saves-rename = donner ce titre à une partie
saves-copy = copier une partie
saves-delete = supprimer une partie, même abîmée
saves-add = ajouter une partie d'un fichier : reçue par courrier, ou enregistrée ailleurs
replay = parcourir une partie enregistrée
replay-source = une partie enregistrée par son nom, ou un fichier
replay-to = s'arrêter après N coups
replay-round = s'arrêter où commence la manche R
replay-seat = telle que l'a vue une place (0 est la première)
replay-pace = combien de secondes attendre après chaque coup
replay-brief = des phrases pour qui écoute, sans notation (d'office dans un terminal)
replay-good = seulement la bonne part d'une partie abîmée
replay-json = seulement la position finale, sa clé et les scores
replay-verify = dire seulement si elle se rejoue comme elle a été notée
film = faire d'une partie enregistrée une image animée
film-more = Un .svg bouge dans tout navigateur ; un .cast est pour asciinema et ses lecteurs.
film-into = où (d'office : un .svg ici, nommé d'après la partie et les coups)
film-from = commencer après N coups (d'office : avant le premier)
film-to = s'arrêter après N coups (d'office : à la fin)
film-size = colonnes et lignes de l'image (d'office : 100x30)
film-pace = combien de secondes chaque coup est montré (d'office : 1)
film-hide-names = les personnes s'appellent Joueur 1, Joueur 2...
review = juger chaque choix d'une partie finie
source = laquelle (`tribes saves` en donne la liste), ou un fichier
review-seat = les choix de qui (0 est la première place) ; sans cela, de la seule personne
cluster = une grappe Dask, comme pour une arène ; les workers ont besoin du programme, eux aussi
review-simulations = combien réfléchir à chaque choix ; n'est pas gardé
review-json = en JSON (voir plus bas)
par = ce que des bots font de la même donne, pour une partie finie
par-seat = de quelle place (0 est la première) ; sans cela, de la seule personne
par-levels = les niveaux des bots, l'un après l'autre (easy,medium)
par-games = combien de parties de chacun (8)
json = en JSON
journey = le voyage à travers les six jeux : sa carte, ou une de ses étapes
journey-stage = jouer cette étape : son nom est dans la liste que donne --plain
journey-plain = le dire en lignes ; avec une étape, jouer en lignes de texte
journey-rebuild = recalculer les étoiles d'après les enregistrements de toutes les parties
daily = les parties du jour, comment elles ont tourné, et ce que les bots en ont fait
statistics = comment tu as joué jusqu'ici, en lignes
statistics-game = seulement ce jeu : { $games }
statistics-rebuild = relire chaque enregistrement, au lieu de ce qui en est retenu
statistics-more =
    Le classement à un jeu vient de ses seuls enregistrements, dans l'ordre où les parties ont commencé : les mêmes enregistrements donnent
    le même classement sur toute machine. Avec --rebuild, ils sont relus du début à la fin.

    Avec --json : un objet avec games, une liste avec game, games (combien), wins, best, row et longest (victoires de suite, maintenant
    et au mieux), against (par niveau : games, wins), rating (null, ou points, within, record, begun et place de la dernière partie,
    best, et games : chacune qui compte, avec change et chance, celle de la première place) et uncounted (de l'enregistrement à la
    raison pour laquelle il ne compte pas).

## commands/arguments/__init__.py

simulate-more =
    Avec --resume, une série arrêtée continue ; seconds et decisions_per_second ne comptent que ce qui s'est joué cette fois.
    Avec --json : un objet avec game, seats, games (combien), seconds, decisions_per_second, et rows, une liste avec
    seed, scores, ranking, rounds, decisions et end (pourquoi elle a fini) pour chaque partie. Les graines sont --seed, --seed + 1...
arena-more =
    Un niveau peut dire combien réfléchir : hard@400 (simulations), hard@200ms, hard@4s.

    Avec --over, chaque donne est une tâche sur une grappe Dask : pip install 'tribes-tui[cluster]' sur chaque machine, lance un `dask scheduler`,
    et `dask worker tcp://HOST:8786 --nthreads 1` une fois par cœur. Les workers qui ont d'autres règles sont refusés ; les donnes de l'un
    qui meurt vont à d'autres. Avec --resume, une série peut être arrêtée ou tuée, et continuée n'importe où. L'empreinte
    couvre tous les résultats sauf les temps : où se comptent des simulations, elle est la même partout.
    --sprt 0.5,0.55 : la part de premières places du premier niveau est-elle 0,5 ou 0,55 ? Cela s'arrête quand l'une est acceptée, et se trompe
    dans 5 % de ces tests au plus. Pour les systèmes par lots : --seed S --deals A:B joue les donnes A à B-1 de celles à partir de la graine S ;
    --merge réunit les fichiers de toutes les parts.

    exemples :
      tribes arena tribe --levels easy,medium,hard --deals 20 --simulations 100
      tribes arena indy --levels hard@400,hard@100 --deals 30
      tribes arena indy --levels hard@400,hard@100 --deals 2000 --sprt 0.5,0.55 --over tcp://10.0.0.5:8786 --resume indy.jsonl
      tribes arena --merge part1.jsonl part2.jsonl
leaderboard-more =
    Le FILE de --bots est en TOML ; chaque bot a un nom et un de program, open_spiel, policy :

      { "[[bot]]" }
      name = "mine"
      program = "python my_bot.py"      lit et écrit des lignes JSON (tribes_tui/seats/JSON-LINES.md)
      games = ["indy"]                  seulement ceux-ci ; tous sans cela

      { "[[bot]]" }
      name = "searcher"
      open_spiel = "my_bots:searcher"   searcher(game, player, seed) fait un bot d'OpenSpiel ; ISMCTSBot veut un resampler
                                        (rules/adapters/README.md)

      { "[[bot]]" }
      name = "learnt"
      policy = "my_bots:policy"         policy(game id) fait une fonction : observation de PettingZoo -> action

    On joue à deux, et chaque donne se joue des deux places. Les repères ne changent jamais (rules/bots/pinned.py). Les bots ne voient que ce que
    peut voir leur place. Un bot qui ne donne pas d'action permise échoue : sa ligne dit pourquoi, et le code de sortie est 1. Un fichier de --resume peut
    aussi être continué avec plus de jeux, de repères et de donnes.
simulate = seulement des bots, sans écran : résultats, durées, vitesse
simulate-games = combien de parties (100)
simulate-seats = des bots, p. ex. bot:random,bot:medium (le moins possible, bot:random)
arena = quels bots sont plus forts : donnes doubles, Elo, intervalles
arena-levels = un niveau par place ; ils changent de place (easy,medium)
arena-deals = combien de donnes (20), ou A:B d'entre elles
arena-ms = les millisecondes qu'un bot qui cherche peut passer sur un coup
arena-simulations = des simulations à la place : le résultat est reproductible
arena-cluster = une grappe Dask : tcp://host:port, ou local:N pour N workers ici
arena-merge = ne rien jouer : le classement de tels fichiers réunis
arena-sprt = s'arrêter quand la part du premier niveau est décidée
arena-json = en JSON : classement, empreinte, et chaque partie
leaderboard = tes propres bots contre des repères fixes, avec des intervalles
leaderboard-bots = les bots (voir plus bas)
leaderboard-games = tous, ou quelques-uns de { $games }
leaderboard-against = des repères par leur nom (tribes-hard-v8), ou par niveau pour leur version la plus récente (random,easy,medium,hard)
leaderboard-deals = combien de donnes par paire (20)
leaderboard-seed = la graine de la première donne (au hasard)
leaderboard-cluster = une grappe Dask, comme pour une arène ; les workers ont besoin du programme, et des bots
leaderboard-json = en JSON : seed, deals, rows

## commands/values.py

no-number = { $typed } n'est pas un nombre à partir de 1
no-deals = { $typed } n'est ni un nombre de donnes à partir de 1 ni un intervalle comme 100:200
no-shares = { $typed } n'est pas deux parts de 0 à 1, la plus petite d'abord, comme 0.5,0.55
no-seat = { $typed } n'est pas une place : les places se comptent à partir de 0
no-pace = { $typed } n'est pas un nombre de secondes jusqu'à 60
no-size = une taille est colonnes et lignes de 80x24 à 300x100, comme 100x30, pas { $typed }
no-seed = { $typed } n'est pas { $what }
seed-is-a-deal = { $deal } est le nom d'une donne entière : tape tribes play --deal { $deal }

## What every help and every error of a command line says (commands/help.py); $argument: as `--seed` or `GAME`

usage = usage :{ " " }
commands = commandes{ " " }
positional = arguments positionnels{ " " }
options = options{ " " }
help = montrer cette aide et quitter
about-argument = argument { $argument } : { $why }
wrong-choice = choix non valable : { $typed } (choisis parmi { $choices })
wrong-value = valeur { $type } non valable : { $typed }
wanted = il manque les arguments : { $arguments }
wanted-one = il faut un des arguments { $arguments }
unknown = arguments inconnus : { $arguments }
one-value = il faut une valeur
at-most-one-value = une valeur au plus
at-least-one-value = il faut au moins une valeur
values = { $number ->
    [one] il faut { $values } valeur
   *[other] il faut { $values } valeurs
}
not-with = pas permis avec l'argument { $argument }
no-value = valeur ignorée : { $typed }
ambiguous = option ambiguë : { $option } peut être { $matches }
unexpected-option = option inattendue : { $option }
