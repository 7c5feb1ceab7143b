### Des erreurs que l'on peut réparer, et pourquoi quelque chose a échoué : derrière deux-points, en minuscules.

not-there = il n'est pas là
no-text = ce n'est pas du texte
no-module = il n'y a pas de module { $module }
no-import = quelque chose dedans ne peut pas être importé
not-expected = ce n'est pas ce qui était attendu

## cli.py: what goes wrong whatever the command

no-output = la sortie standard est fermée : il n'y a nulle part où écrire
no-showing = la sortie ne peut pas être écrite : { $why }
no-writing = aucun dossier n'accepte d'écriture, pas même pour des fichiers temporaires : le disque est-il plein ?
our-fault = quelque chose s'est mal passé qui n'aurait pas dû ; un rapport est dans { $report }
stopped = arrêté

## words/careful.py: games of other packages

room-broken = { $room } échoue ({ $why }) : la version simple prend sa place
no-such-option = le jeu n'a pas d'option { $option }
no-such-section = le livre de règles n'a pas de section { $section }
not-promised = { $what } donne { $given }, qui n'est pas ce qu'il faudrait

## profile/settings.py

settings-not-kept = les réglages ne peuvent pas être gardés dans { $folder } : { $why }
