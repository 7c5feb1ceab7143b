### Une partie en lignes : ce que disent le mode en lignes et le côté de qui écoute autour des phrases du jeu, et les mots qui s'y tapent.
### Les programmes lisent `non`, et `à la place … de décider`.

## Words that are typed

typed-again = encore
    .also = répète
typed-news = nouvelles
    .also = depuis quand, quoi de neuf, n
typed-choices = choix
    .also = que puis-je faire, que faire, c
typed-would = effet
    .also = quel effet a, et si
typed-do = faire
typed-why-not = pourquoi pas
typed-rules = règles
typed-hint = conseil
typed-know = savoir
    .also = compte
typed-memory-on = avec mémoire
typed-memory-off = sans mémoire
typed-back = retour
typed-save = sauver
typed-undo = annuler
typed-redo = refaire
typed-deal = code
typed-seed = graine
typed-stars = étoiles
typed-quit = quitter
typed-help = aide
typed-full = complet
typed-brief = bref
typed-pass = passer
typed-skip = sauter
typed-me = moi

## What is left out or taken for something like it where a choice is typed in words; with commas between

read-articles = le, la, l, les, un, une
read-within = de, du, des, d
read-small = avec, et, sur, dans, en, à, au, aux, vers, pour, par, chez, y
read-before-places = de, à, vers, en, sur, dans, hexagone, autour
read-lay = pose, poser, mets, mettre, joue, jouer, fonde, fonder, commence, commencer, ouvre, bâtis, construis, installe, dépose
read-take = prends, prendre, pioche, piocher, ramasse, ramasser, tire, tirer, saisis, enlève
read-exchange = échange, échanger, troque, change, changer, remplace, donne, donner
read-end = finis, finir, termine, terminer, arrête, arrêter, fini, stop
read-leave = passe, passer, laisse, laisser, saute
read-discard = défausse, défausser, jette, jeter, écarte
read-attack = attaque, attaquer, envoie, envoyer, tue, tuer, élimine
read-move = déplace, déplacer, bouge, bouger, amène, va, soulève, avance
read-buy = achète, acheter, paie, paye, payer
read-keep = garde, garder, évoque, évoquer, conserve
read-decks = pioche, paquet, pile, talon, réserve

## Whatever is said there

no = non : { $why }
no-such-number = choisis un numéro de 1 à { $most }
nothing-typed = tape un numéro, une action, ou { typed-help }
saved-in = enregistrée dans { $folder }, comme chaque coup désormais
not-being-saved = cette partie n'est pas enregistrée
    .yet = cette partie sera enregistrée dès ton premier coup
saved-as = enregistrée sous le nom { $name }
saved-as-goes-on = enregistrée sous le nom { $name } ; pour continuer : { "tribes continue" } { $name }
saved-elsewhere = enregistrée dans { $folder } ; pour la ramener ici : { "tribes saves --add FILE" }
saved-again = de nouveau enregistrée
unsaved = { $why } (chaque coup essaie encore ; pour enregistrer dans un autre dossier : { typed-save } { $folder })
still-unsaved = Les derniers coups ne sont toujours pas enregistrés.
not-kept = Tu n'as pas joué : cette partie n'est pas gardée.
no-hint-because = non : pas de conseil, { $why }
hint-in-full = conseil : { $move } ({ $words })
to-decide = à la place { $seat } de décider :
nothing-to-decide = Tu n'as rien à décider maintenant. Appuie sur Entrée.
pass-keyboard = Passe le clavier à { $name }, qui appuie sur Entrée.
nobody-plays = plus personne ne la joue
taken-its-place = un autre enregistrement a pris la place de celui-ci
taken-back = des coups ont été annulés :

## The list of words in full

command-first = tape le numéro d'une action, ou l'action telle qu'elle est écrite, ou un de ces mots :
command-save = vérifier que tout est sur le disque (c'est le cas après chaque coup) ; { typed-save } DOSSIER garde la partie là
command-undo = annuler ta dernière décision
command-redo = rejouer ce que tu as annulé
command-hint = ce qu'un bot ferait à ta place
command-rules = le livre de règles
command-seed = le nom de cette donne : { "--deal" } la rejoue telle quelle
command-quit = quitter ; la partie est enregistrée
command-help = cette liste
command-stars = ce que demandent les étoiles de cette étape du voyage, et où elles en sont
command-brief = seulement les nouvelles et la question, et le reste quand tu le demandes ; { typed-full } revient en arrière

## For people who listen

brief-on = Bref : les nouvelles et la question. Tape { typed-help } pour savoir ce que tu peux demander.
nothing-new = Rien ne s'est passé depuis ta dernière décision.
saved = Tout est enregistré.
leaving = La partie est enregistrée. Pour continuer, donne la commande : { "tribes continue" }.
over = La partie est enregistrée.
no-hint = Il n'y a pas de conseil maintenant.
allowed = C'est permis maintenant.
why-not-what = Pourquoi pas quoi ? Dis { typed-why-not }, puis une action.
no-section = Le livre de règles n'a pas une telle section. Dis { typed-rules } pour ses titres.
lets-win-typed = Ce coup { $told }. Tape-le encore pour le jouer.
how-to-answer = Réponds par un numéro, ou par les mots d'un choix. Dis { typed-choices } pour les entendre.
choices = { $number } choix.
choices-one = 1 choix : { $choice }.
numbered = { $number } : { $choice }.
numbered-group = { $number } : { $choice }, { $ways } façons.
unknown = { $strange ->
    [0] non : je ne connais pas cela. Dis { typed-help }.
   *[other] non : je ne connais pas { LIST($words, type: "or") }. Dis { typed-help }.
}
unknown-but = { $strange ->
    [0] non : je ne connais pas cela. Voulais-tu dire { LIST($nearest, type: "or") } ?
   *[other] non : je ne connais pas { LIST($words, type: "or") }. Voulais-tu dire { LIST($nearest, type: "or") } ?
}
several-mean = non : cela peut être { LIST($choices, type: "or") }. Dis-en plus, ou un numéro.
may-be-done = Tu peux choisir : { LIST($choices, type: "or") }.
not-held = { $is-name ->
    [yes] non : tu n'as pas en main { $thing }.
   *[no] non : tu n'as pas en main : { $thing }.
}
not-there = non : là, il n'y a pas : { $thing }.
of-no-use = { $is-name ->
    [yes] non : avec { $thing }, on ne peut rien faire maintenant.
   *[no] non : on ne peut rien faire maintenant avec : { $thing }.
}
not-so = { $is-name ->
    [yes] non : pas cela. Avec { $thing }, tu peux choisir : { LIST($choices, type: "or") }.
   *[no] non : pas cela. Avec : { $thing }, tu peux choisir : { LIST($choices, type: "or") }.
}
would = Le choix est : { $choice }. On ne peut rien en dire de plus avant.
    .outcome = Le choix est : { $choice }. Effet : { $outcome }.
group-would = Ensuite, tu choisis entre { $ways } façons : { $choice }.
why-not = Pas maintenant. { $why }.
    .section = Pas maintenant. { $why }. Voir la section { $section }.
hint = Conseil : { $choice }.
    .outcome = Conseil : { $choice } : { $outcome }.
expects = { $players ->
    [2] Il s'attend à gagner { $wins } fois sur 100.
   *[other] Il s'attend à gagner { $wins } fois sur 100 (part égale : { $even }).
}
    .points = { $players ->
        [2] Il s'attend à gagner { $wins } fois sur 100, et { expects.lead }.
       *[other] Il s'attend à gagner { $wins } fois sur 100 (part égale : { $even }), et { expects.lead }.
    }
    .lead = { $lead ->
        [level] finit en moyenne à égalité
        [ahead] { $points ->
            [one] finit avec { $points } point d'avance
           *[other] finit avec { $points } points d'avance
        }
       *[behind] { $points ->
            [one] finit avec { $points } point de retard
           *[other] finit avec { $points } points de retard
        }
    }
from-seed = La graine de cette partie : { $seed }.
decides = À { $name } de décider.

## What can be asked

help-first = Tu peux demander :
help-line = { $name } : { $about }.
help-choices = { typed-choices } : ce que tu peux faire, avec des numéros.
help-would = { typed-would } 2 : ce que ferait le choix 2.
help-why-not = { typed-why-not } : pourquoi quelque chose n'est pas permis. Dis quoi, par son premier mot ou tel que c'est écrit.
help-news = { typed-news } : tout ce qui s'est passé depuis ta dernière décision.
help-again = { typed-again } : de nouveau la question.
help-back = { typed-back } : revenir du deuxième temps d'une question au premier.
help-place = un lieu ou un nom : tout sur ce lieu ou ce joueur.
help-rules = { typed-rules } : les titres du livre de règles. { CAPITAL(typed-rules) } 3.1 lit cette section.
help-know = { typed-know } : ce qu'il est bon de savoir pour bien jouer. { CAPITAL(typed-know) } { typed-memory-off } laisse de côté ce que tu devrais retenir.
help-hint = { typed-hint } : ce qu'un bot ferait à ta place. Demande encore pour savoir de combien il vaut mieux que le deuxième coup.
help-undo = { typed-undo } : annuler ta dernière décision. { CAPITAL(typed-redo) } la rejoue.
help-full = { typed-full } : entendre toute la position avant chaque question. { CAPITAL(typed-brief) } revient en arrière.
help-seed = { typed-deal } : le nom de cette donne, à passer à quelqu'un.
help-stars = { typed-stars } : ce que demandent les étoiles de cette étape du voyage, et où elles en sont.
help-save = { typed-save } : vérifier que tout est sur le disque. { CAPITAL(typed-save) } et un dossier y garde la partie.
help-quit = { typed-quit } : quitter la partie, qui est enregistrée.

## Lessons

enter = Appuie sur Entrée pour continuer.
forward-only = non : une leçon ne va qu'en avant.
lesson-says = la leçon dit quoi faire
lesson-over = La leçon finit ici.
step = Leçon, { $number } sur { $count } : { $title }.
see-section = Le livre de règles le dit { $number ->
    [one] à la section
   *[other] aux sections
} { LIST($sections) }.
now-do = Maintenant, { $choice }. Entrée le fait.
not-now = non : ce serait permis, mais la leçon te demande autre chose : { $choice }.

## A game without words of its own

bare-typed = table, t
bare-about = tout ce que tu peux voir
bare-question = Que fais-tu ?
bare-prompt = doit décider : { $name ->
    [you] toi
   *[other] { $name }
}
