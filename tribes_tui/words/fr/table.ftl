### Ce qui se dit à toutes les tables.

saved = partie enregistrée
rated = classée
unrated = non classée
not-saved = non enregistrée
not-recorded = non gardée
kept-means = { $kept ->
    [saved] chaque coup est aussitôt enregistré : pars quand tu veux, et reprends plus tard depuis l'accueil
    [rated] elle compte pour ton classement, tant que tu ne demandes pas de conseil et n'annules que tes propres coups ; chaque coup est aussitôt enregistré
    [yet] elle comptera pour ton classement dès que tu joueras un coup qui n'était pas proposé ; chaque coup est aussitôt enregistré
   *[unrated] elle ne compte plus pour ton classement ; chaque coup est quand même aussitôt enregistré
}
this-window = Cette fenêtre fait { $width } x { $height }.
needs = Il faut à la table { $width } x { $height } :
make-larger = agrandis-la, ou réduis ses caractères.
nothing-lost = Rien n'est perdu ; la partie attend. q pour quitter.
step-of = temps { $number } sur { $count } : { $step }
going = Maj+{ $first }-{ $last }
goes = y aller
result = le résultat
    .onward = voir le résultat
no-mouse = La souris de ce terminal ne peut pas être changée ici.
mouse-plays = La souris joue de nouveau.
mouse-selects = La souris est au terminal : on peut sélectionner du texte. La même touche la reprend.
newer = plus récent dessous

## The place under the cursor

enter = Entrée : { $what }
with-gain = { $what } ({ $gain })
move = { $move } : { $outcome }
ends-turn = { $move } : ton tour finit
    .too = { $move }, et ton tour finit
    .alone = ton tour finit
picked = { $what } : déjà pris ; choisis-le encore pour le reposer
ends-won = tu gagnes
    .begun = prochain pas d'une victoire sûre
    .lost = la partie finit, { $who } gagne
    .shared = la partie finit, victoire partagée : { LIST($winners) }
    .open = la partie finit, on verra qui gagne
pick = prends { $what }
    .it = prends
    .then = prends, puis { $move }
instead = { $order } à la place
    .outcome = { $order } à la place : { $outcome }
can-be-chosen = On peut le choisir maintenant. Ce que cela donne :
    .what = On peut le choisir maintenant : { $what }.
more-moves = et { $number } autres
key-again = Encore { $key } pour le faire.
is-picked = Tu l'as déjà pris ; choisis-le encore pour le reposer.
may-be-picked = Tu peux le prendre à la place de ce que tu as pris.

once-read = encore une fois, { $onward }
question-changed = La question a changé.
may-be-forestalled = Un instant : d'autres peuvent encore agir avant toi.
tells-since = En attendant, { $key } raconte ce qui s'est passé.
turns-passed = { $turns ->
    [one] Ton tour est passé.
   *[other] { $turns } de tes tours sont passés.
}

## Commands that have nothing to do, or more to say

moment = Un instant.
hurry = plus vite
jump = Appuie sur une lettre pour y aller, { $back } pour rester.
nothing-picked = Tu n'as rien pris.
    .undo = Tu n'as rien pris. Appuie sur { $undo } pour annuler ton dernier coup.
no-key = { $key } ne fait rien ici. { $help } dit ce qui sert.
no-undo = Rien à annuler : { $why }.
no-redo = Il n'y a rien à rejouer.
no-seats = La partie est finie : plus personne n'a besoin d'une place.
not-kept = Cette partie n'est pas gardée ici.
kept-elsewhere = Enregistrée, comme chaque coup désormais, dans { $path }

## Deciding out of turn

asked = On te demande hors de ton tour :
how-often = { $how ->
    [always] { $asked } toujours.
    [changed] { $asked } quand la table change.
   *[never] { $asked } seulement quand tu appelles.
}
who-decides = Est-ce que quelqu'un veut décider maintenant, hors de son tour ?
nobody-asked = Dans ce jeu, personne ne décide hors de son tour.
no-call = Tu n'as rien à décider maintenant.
called = { $will ->
    [yes] On te demandera à la prochaine occasion.
   *[no] On ne te demandera rien hors de ton tour.
}
called-in-vain = Tu as demandé à décider, mais il n'y a rien à faire maintenant. Appuie sur { $choose }.
seen = Appuie sur { $choose } quand tu en as assez vu, et passe le clavier.
    .to = Appuie sur { $choose } quand tu en as assez vu, et passe le clavier à { $name }.
