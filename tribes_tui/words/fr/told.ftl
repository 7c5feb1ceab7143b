### Ce que disent `saves` et les règles de tous les jeux, chaque phrase par la clé qu'elle y a.

## rules/core

no-action = il n'y a pas d'action { $action }
game-over = la partie est finie
not-your-turn = ce n'est pas ton tour
no-notation = { $text } n'est pas une action de ce jeu
no-game = il n'y a pas de jeu { $game } (jeux : { $games })
no-rules = il n'y a pas de règles { $game } (de { $plain } : { $known })
so-many-players = { $game } est pour { $high } joueurs, pas { $players }
players = { $game } est pour { $low } à { $high } joueurs, pas { $players }
no-option = { $game } n'a pas d'option { $name } (ses options : { $known })
no-choice = { $game } : l'option { $name } ne peut pas être { $typed } (une de : { $choices })
option-handicap-seat = la place qui a le handicap, à partir de 0
no-handicap = { $game } : il n'y a pas de place { $seat } dans une partie à { $players }

## Why a file can't be read or written (saves/errors.py); behind a colon

read-only = ce disque est en lecture seule
disk-error = le disque signale une erreur
no-folder = le dossier n'est pas là
file-for-folder = un fichier est où devrait être un dossier
a-folder = c'est un dossier
a-link = c'est un lien
name-too-long = le nom est trop long
no-program = ce n'est pas un programme
nobody-answers = personne n'y répond
taken-address = un autre programme l'a prise
no-address = ce n'est pas une adresse de cette machine
too-many-files = trop de fichiers sont ouverts
no-memory = le système n'a pas la place pour cela maintenant
no-room = il n'y a plus de place
denied = la permission manque
refused = le système le refuse

## Records that can't be read. $name: of the game, or its file

no-record = il n'y a pas de partie enregistrée « { $name } »
no-record-because = { $name } n'est pas une partie enregistrée : { $why }
cant-read = { $name } ne peut pas être lu : { $why }
not-a-file = { $name } n'est pas une partie enregistrée : ce n'est pas un fichier
too-large = { $name } est trop grand pour une partie enregistrée ({ $size } Mo)
empty = { $name } est vide
not-a-record = { $name } n'est pas une partie enregistrée
header-unreadable = { $name } est abîmé : son en-tête ne peut pas être lu
header-cut-off = { $name } est abîmé : la ligne 1, son en-tête, { $fault }
header-wrong = { $name } est abîmé : son en-tête est faux ({ $why })
no-schema = { $name } est abîmé : son en-tête ne nomme pas de schéma
another-program = un autre programme
too-new = { $name } a été écrit par un programme plus récent ({ $writer }, schéma { $schema }) : mets celui-ci à jour pour l'ouvrir
never-released = { $name } a le schéma { $schema }, qu'aucun programme paru n'a jamais écrit
needs-more = { $name } a besoin de { $feature }, que { $writer } connaît et ce programme non
not-brought = { $name } (schéma { $old }) ne peut pas être amené au schéma { $schema } : { $why }
damaged = { $moves ->
    [one] { $name } est abîmé : la ligne { $line } { $fault } ; ce qui précède est bon, soit { $moves } coup
   *[other] { $name } est abîmé : la ligne { $line } { $fault } ; ce qui précède est bon, soit { $moves } coups
}
cut-short = { $missing ->
    [one] { $name } est tronqué : il finit au coup { $moves }, sa dernière ligne manque
   *[other] { $name } est tronqué : il finit au coup { $moves }, ses { $missing } dernières lignes manquent
}
being-played = { $name } se joue ailleurs
only-looked-at = { $name } peut se regarder ou se copier, mais pas se continuer : { $why }

## What is wrong with a line of a record, behind its number

fault-cut-off = est coupée
fault-too-long = est plus longue que toute ligne d'un enregistrement
fault-no-seal = n'a pas de sceau
fault-seal = ne correspond pas à son sceau
fault-no-text = n'est pas du texte
fault-no-entry = n'est pas une entrée d'un enregistrement
fault-after-end = est un coup après la fin de la partie
fault-number = est le coup { $number } où devrait être le coup { $wanted }
fault-undo = annule jusqu'au coup { $number }, mais il y en a { $moves }
fault-clock = parle d'une pendule, mais la partie n'en a pas
fault-clock-after-end = parle d'une pendule après la fin de la partie
fault-hint = parle d'un conseil, mais l'enregistrement ne parle pas des conseils
fault-hint-after-end = parle d'un conseil après la fin de la partie
fault-second-end = finit la partie une deuxième fois
fault-move = parle du coup { $number }, mais il y en a { $moves }
fault-seat = parle de la place { $seat }, mais il y en a { $seats }

## Records that the rules don't play

unknown-game = c'est une partie enregistrée { WHOSE($game) }, un jeu que ce programme n'a pas : installe le paquet qui l'apporte
newer-rules = cette partie { WHOSE($game) } a été jouée avec la version { $version } des règles, qu'a un programme plus récent : ses coups peuvent se lire, mais pas se rejouer
older-rules = cette partie { WHOSE($game) } a été jouée avec la version { $version } des règles, que ce programme n'a plus : ses coups peuvent se lire, mais pas se rejouer
not-set-up = les règles ne peuvent pas préparer cette partie : { $why }
parted = les règles s'écartent de cet enregistrement au coup { $number } : { $why }
not-its-turn = la place { $seat } joue, mais ce n'est pas son tour
move-refused = { $move } : { $why }
other-scores = les scores à la fin ne sont pas ceux qui ont été notés
other-ranking = les rangs à la fin ne sont pas ceux qui ont été notés
other-position = la position n'est pas celle qui a été notée

## Writing records

not-saved = non enregistrée : { $why } ({ $path })
record-full = non enregistrée : { $path } a la taille maximale d'un enregistrement
record-written-to = non enregistrée : un autre programme a écrit dans { $path }
record-replaced = non enregistrée : un autre programme a remplacé { $path }
nearly-full = l'enregistrement de cette partie est presque plein : environ { $moves } coups peuvent encore être enregistrés
cant-delete = { $path } ne peut pas être supprimé : { $why }
no-home = il n'y a pas de dossier personnel où enregistrer des parties : mets un dossier dans TRIBES_HOME
