### Qui joue à une table : ce qui a été mal écrit, et ce qui va mal avec les bots et les programmes.

## seats/parse.py

how = écris les places comme you, name:NOM, bot, bot:LEVEL ou program:'COMMANDE', séparées par des virgules
quote-open = un guillemet dans { $typed } n'est pas fermé
no-command = un programme est sans commande : { how }
no-seat = il n'y a pas de place { $typed } : { how }
empty-seat = une place est vide : { how }
no-level = il n'y a pas de niveau de bot { $typed } (niveaux : { $levels })
other-game = { $number ->
    [0] { $name } ne joue pas à ce jeu, ni aucun autre rival
   *[other] { $name } ne joue pas à ce jeu : ses rivaux sont { LIST($rivals) }
}
called-twice = deux places s'appellent { $name } : donne à chacune un nom à elle
wrong-name = { $why ->
    [empty] un nom est vide
    [long] le nom { $name } a plus de { $longest } caractères
   *[strange] le nom { $name } contient des caractères qui ne peuvent pas s'afficher
}
bot = Bot { $number }

## seats/bots.py

drawn = { $why } ; un coup a été tiré au sort pour lui
not-legal = le bot a répondu { $action }, qui n'est pas permis

## seats/thinker.py, seats/reviewer.py

bots-gone = les bots sont partis
bots-not-started = le processus des bots ne peut pas démarrer : { $why }
bot-failed = le bot a échoué : { $why }
bots-ended = le processus des bots a fini soudain (état { $status }) ; un autre a démarré
bots-ended-for-good = le processus des bots a fini soudain (état { $status }) ; aucun autre ne peut démarrer : { $why }
bots-end-always = le processus des bots finit chaque fois qu'on lui demande cela
move-not-looked-at = un coup n'a pas pu être examiné : { $why }
process-ended = un processus a fini soudain

## seats/lines.py: to whoever writes a program that answers in JSON lines

not-json = ce n'est pas du JSON
answer-with = réponds par un objet qui a "action" ou "notation"
no-legal-action = "action" n'est pas l'id d'une action permise
no-string = "notation" n'est pas une chaîne

## seats/program.py: the program of somebody in a seat

program-wrote = { $why } ; il a écrit « { $said } »
program-late = n'a pas répondu en { $seconds } secondes
program-ended = a fini
program-answered = a répondu autre chose : { $why }
program-not-started = ne peut pas démarrer : { $command } : { $why }
program-no-command = ne peut pas démarrer : sa commande est vide, ou un guillemet n'est pas fermé
program-too-long = a répondu plus qu'on n'en peut lire
program-stale = continuait de répondre à d'autres questions
program-gone = le programme { WHOSE($name) } { $why } : un bot facile joue à sa place désormais
