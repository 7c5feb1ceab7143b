### Les commandes d'une table : leur nom sur la dernière ligne, dans les listes, ce qu'elles font ; et le fichier des touches.

choose = choisir
    .text = ce qui est sous le curseur ; ce qui est pris est reposé
next = aller
    .title = Place suivante
    .text = le curseur passe au prochain choix
previous =
    .title = Place précédente
    .text = le curseur revient en arrière
back = lâcher
    .text = reposer ce que tu as pris en dernier
what = aide
    .title = Aide : qu'est-ce que c'est ?
    .text = ce qui est sous le curseur ; pourquoi on ne peut pas le choisir
signs = signes
    .title = Signes de cette table
    .text = ce que chacun veut dire ; ce qui bat quoi
jump = sauter
    .text = une lettre sur tout ce qui peut se choisir ; tape-la
hint = conseil
    .title = Conseil
    .text = ce qu'un bot ferait maintenant, et pourquoi
undo = annuler
    .text = annule ta dernière décision ; avant elle, ce que tu as pris
redo = refaire
    .text = rejoue ce que tu as annulé
say = en mots
    .text = position et choix en phrases
rules = règles
    .title = Livre de règles
    .text = ouvert à la section qui compte maintenant
since = nouvelles
    .title = Depuis ton dernier tour
    .text = ce que les autres ont fait ; de nouveau au ralenti
log = journal
    .text = tout ce qui s'est passé ; place par place si tu veux
call = appeler
    .title = Me demander une fois hors tour
    .text = à la prochaine occasion, au tour d'autrui
offers = coups proposés
    .text = oui ou non : si le curseur part d'un bon coup
    .now = { $is_on ->
        [yes] Maintenant : oui.
       *[no] Maintenant : non.
    }
offers-on = Coups proposés : oui, aussi dans les prochaines parties. { $key } : non.
offers-off = Coups proposés : non, aussi dans les prochaines parties. { $key } : de nouveau oui.
offers-ask = Le curseur doit-il partir d'un bon coup ?
    .ways = { $choose } : oui. { $key } : non, je cherche.
    .rated = Avec ces seuls coups, la partie n'est pas classée.
    .yes = oui, partir d'un bon coup
asking = quand demander
    .title = Quand me demander hors tour
    .text = au tour des autres : toujours, si la table a changé, ou seulement si tu appelles
    .now = { $how ->
        [always] Maintenant : toujours.
        [changed] Maintenant : si la table a changé.
       *[never] Maintenant : seulement si tu appelles.
    }
seats = places
    .text = confier une place à un bot, ou la reprendre
export =
    .title = Exporter
    .text = cette partie en texte et en image SVG
elsewhere = enregistrer ailleurs
    .text = dans un autre dossier ; si le disque n'accepte plus rien
trial =
    .title = Essayer des coups
    .text = ouvre une table d'essai pour réfléchir ; rien n'y est joué pour de bon
stars = étoiles
    .title = Étoiles du voyage
    .text = ce que demandent les étoiles ; où elles en sont
mouse =
    .title = Souris oui ou non
    .text = sans elle, on peut sélectionner du texte
palette = commandes
    .title = Aide : ce que tu peux faire ici
    .keys = touche
    .text = une liste où chercher
leave = quitter
    .title = Quitter la table
    .text = ce qui a été fait est gardé

## keys.json

not-read = { $path } n'est pas du JSON lisible : les touches habituelles servent
wrong = { $path } : { $why }
no-object = ce devrait être un objet, avec une commande et ses touches sur chaque ligne
no-command = il n'y a pas de commande { $name } ; il y a { $commands }
no-list = les touches de { $name } devraient être une liste comme { "[\"h\", \"f1\"]" }
given-twice = la touche { $key } est donnée à { $one } et à { $other }
