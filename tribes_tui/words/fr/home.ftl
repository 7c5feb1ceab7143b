### Ce que dit l'écran d'accueil, à côté de ce qu'est chaque jeu (`about`).

motto = jeux de tribus, dans n'importe quel terminal
welcome = { $window ->
    [small] { $colours ->
        [reduced] Bonjour ! 1-6 lancent une partie. Mieux : 120x40 et COLORTERM=truecolor.
       *[all] Bonjour ! Les touches 1 à 6 lancent une partie contre un bot.
    }
   *[large] { $colours ->
        [reduced] Bonjour ! Les touches 1 à 6 lancent une partie contre un bot. Avec COLORTERM=truecolor, les images ont toutes leurs couleurs.
       *[all] Bonjour ! Les touches 1 à 6 lancent une partie contre un bot.
    }
}
too-small = Cette fenêtre fait { $width } sur { $height }. Tribes en veut une de 80 sur 24 : agrandis-la, ou réduis ses caractères. Ou appuie sur q pour quitter.
choose = choisir
walk = aller
help = aide
keys = touches
suspend = mettre en pause ; fg reprend
stays = D'ici, une partie en pause ne pourrait pas revenir : elle continue.
how-to-leave = q quitte, ici et à une table. Chaque coup est enregistré.
how-many = { $players } joueurs
won-of = { $won } sur { $games } gagnées
games = Jeux
else-here = Tout le reste
new-to = { $game } : première fois ? { $key } puis Entrée pour apprendre, Entrée pour jouer.
taught-before = { $game } : { $key } puis Entrée pour refaire la leçon, Entrée pour jouer.
another = { $game } : partie en cours. { $key } la continue, Entrée en commence une autre.
    .among = { $game } : une partie attend ({ $key }). Entrée en commence une autre.
leaves = Chaque coup est enregistré. Appuie encore sur { $key } pour quitter Tribes.
opens = { $label } …
begin = lance une partie { WHOSE($game) }
host = Ouvrir des tables à des amis
    .about = Des amis viennent à tes tables par ssh, pour un tournoi aussi. En ligne de commande, tribes serve --help dit comment.

go-on = Continuer { $game }
last = { $game } : partie laissée après { $move ->
    [one] { $move } coup
   *[other] { $move } coups
}.
    .with = { $game } : partie laissée après { $move ->
        [one] { $move } coup
       *[other] { $move } coups
    }, contre { $others }.
play = Jouer à { $game }

## What is no game

new-game = Nouvelle partie
    .about = Le jeu, qui joue et les options.
journey = Voyage
    .about = Une carte d'étapes à travers les six jeux.
daily = Parties du jour
    .about = Chaque jour la même donne pour tous.
puzzles = Problèmes
    .about = Trouve le coup qui gagne le plus de parties. Un nouveau chaque jour.
learn = Apprendre un jeu
    .about = Une courte partie guidée, coup par coup.
saves = Parties enregistrées
    .about = Continue une partie, ou revois-la.
statistics = Statistiques
    .about = Tes résultats par jeu et par adversaire.
rules = Livres de règles
    .about = Les règles des six jeux, avec recherche.
settings = Réglages
    .about = Couleurs, signes, mouvement, touches, aide.
quit = Quitter
    .about = Chaque coup est déjà enregistré.

## Names of keys on every screen, as they stand on keyboards of this language

enter-key = Entrée
space-key = Espace
shift-tab-key = Maj+Tab
backspace-key = Ret. arr.
home-key = Début
yes-key = o
end-key = Fin
page-up-key = Page↑
page-down-key = Page↓

## Pictures of tables

on-picture = { $word ->
    [shaman] chaman
    [hunter] chasseur
    [weapon] arme
    [spirit] esprit
    [calumet] calumet
    [storm] tempête
    [warrior] guerrier
    [scout] pisteur
    [elder] ancien
    [flag] drapeau
    [multi] multi
    [wolf] loup
    [buffalo] bison
    [draw3] tirage 3
    [block] blocage
    [courage] plumes
    [strength] plumes
    [totem] totem
    [character] person.
    [horse] cheval
    [object] objet
    [red] rouge
    [green] vert
    [blue] bleu
    [sacred] Sacré
    [market] Marché
    [village] Village
   *[oasis] Oasis
}

# What a key does, in a few words more, in the list of everything by name.
choose-told = ouvrir ce que désigne le curseur
