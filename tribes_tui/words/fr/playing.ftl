### Ce qu'une table refuse et raconte, qui que ce soit qui le montre. Les refus sont derrière `non :`, en minuscules.

## play/table.py, play/replica.py

closed = la table est fermée
moved-on = la partie a continué entre-temps
nothing-to-redo = il n'y a rien à rejouer

## play/undo.py

nothing-decided = tu n'as encore rien décidé
only-people-undo = seules les personnes peuvent annuler des coups
has-decided = { $name } a décidé depuis
another-has-decided = une autre personne a décidé depuis
gone-on = la partie a continué depuis
come-to-light = quelque chose de caché s'est révélé depuis

## A record that the rules don't play. $move: in notation

other-position = après le coup { $number }, la position n'est pas celle qui a été notée
other-seat = le coup { $number } ({ $move }) est de la place { $seat }, qui n'y décide pas
no-such-move = le coup { $number } ({ $move }) ne peut pas se jouer : { $why }
clock-without-one = après le coup { $number }, il est question d'une pendule, mais la partie n'en a pas
recorded-title = { $title } : { $names } ; { $moves } coups
recorded-scores = scores : { $figures }
recorded-ranking = rangs : { $figures }

## play/interruption.py

back-at = { $left ->
    [SIGHUP] La dernière fois, le terminal a disparu.
    [SIGTERM] La dernière fois, on a demandé au programme de s'arrêter.
    [SIGBREAK] La dernière fois, on a demandé au programme de s'arrêter.
    [SIGINT] La dernière fois, le programme a été interrompu.
    [SIGQUIT] La dernière fois, le programme a été fermé.
   *[killed] Le programme a été tué, ou le courant a manqué.
}

## play/offers.py: what can be done with a game that can't be opened

offer-watch = la regarder pendant qu'elle se joue
offer-copy = continuer à partir d'une copie
offer-repair = continuer à partir du coup { $moves } ; le fichier est mis de côté tel quel
offer-branch = continuer à partir du coup { $moves } ; l'enregistrement reste tel quel

## play/elsewhere.py, play/seeds.py, play/deals.py

name-folder = nomme le dossier où enregistrer
no-folder = { $path } n'est pas un dossier
what-seed = un nombre entier d'au plus { $most } chiffres, ou { $length } lettres et chiffres comme k7m2qd
what-deal = une donne s'appelle comme K7Q2-9FMX, en au moins huit lettres et chiffres : l'un est faux, ou deux sont échangés

## Names, clocks

seat = place { $seat }
your-bot = ton bot
days-left = { $days } j { $hours } h
hours-left = { $hours } h { $minutes } min
