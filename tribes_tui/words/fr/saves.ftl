### Les parties enregistrées : leur liste, et ce qui se dit de chacune.

none = Aucune partie n'est encore enregistrée. Chaque partie est gardée ici dès son premier coup : pour la continuer, la revoir, ou repartir de n'importe lequel de ses coups.
none-found = Aucune partie ne correspond. Esc les montre toutes de nouveau.
look-for = / chercher
legend = Chances : celles que tu avais de gagner ; haut, c'est bon.
signs = { $game ->
    [tribe] une ligne : une chaîne de vases
    [indy] ● personnage  ▲ cheval  ◆ objet
    [tribal_duel] ▼ djembé ◊ masque § lézard ∩ tort.
    [tribal_rixe] ▼ djembé ◊ masque § lézard ∩ tort.
    [rise_of_tribes] ● membres  ⌂ village
   *[five_tribes] ∩ chameau  ▖ meeple
}
facts = { $number ->
    [one] { $number } partie, { $going-on } en cours
   *[other] { $number } parties, { $going-on } en cours
}

## The columns

game = jeu
title = titre
played-with = avec
result = résultat
when = quand
moves = coups
went = chances

## The lists, each with how many are on it

list-all = toutes { $number }
list-open = en cours { $number }
list-over = finies { $number }
list-daily = du jour { $number }

## What the keys do

to-found = aux parties
replay = revoir
name = nom
copy = copier
export = exporter
delete = supprimer
copy-deal = copier la donne
sort = trier
list = quelles parties
go-on-with = continuer { $called }

## Questions, and what came of them

name-it = Nomme cette partie
its-name = Son titre partout où elle paraît (vide : le nom propre de la partie) :
sure = Supprimer cette partie ?
ask-delete = Elle disparaîtra pour toujours, avec tous ses coups : { $called }.
keep = La garder
delete-it = La supprimer pour toujours
seed-copied = La graine est copiée : { $seed }
exported = Écrite dans { $path }
not-exported = Impossible à écrire : { $why }.
cannot = { $called } : { $why }

## The details of one

standing = Où chacun en est
last = Ce qui s'est passé en dernier
kept = Enregistrée
kept-when = { $moves ->
    [one] { $when }, après { $moves } coup
   *[other] { $when }, après { $moves } coups
}
kept-seed = graine { $seed } : copier avec y
kept-deal = donne { $deal } : copier avec y
bots-of = { $number ->
    [one] { LIST($names) } : bot { $level ->
        [easy] facile
        [medium] moyen
        [hard] difficile
        [master] maître
        [even] équilibré
        [random] aléatoire
       *[other] { $level }
    }
   *[other] { LIST($names) } : bots { $level ->
        [easy] faciles
        [medium] moyens
        [hard] difficiles
        [master] maîtres
        [even] équilibrés
        [random] aléatoires
        [rival] rivaux
       *[other] { $level }
    }
}

## A game in the list

company-one = { $name }, { level }
company-bots = { $bots ->
    [one] { $bots } bot { level }
   *[other] { $bots } bots { $level ->
        [easy] faciles
        [medium] moyens
        [hard] difficiles
        [master] maîtres
        [even] équilibrés
        [random] aléatoires
        [mixed] variés
        [rival] rivaux
       *[other] { $level }
    }
}
level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
    [even] équilibré
    [random] aléatoire
    [mixed] variés
   *[other] { $level }
}
company-named = { $bots ->
    [0] { LIST($names) }
    [one] { LIST($names) } + { $bots } bot
   *[other] { LIST($names) } + { $bots } bots
}
company-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
company-people-bots = { company-people }, { $bots ->
    [one] un bot
   *[other] bots
}
won-or-lost = { $is-won ->
    [yes] gagnée
   *[no] perdue
}
came = { $place }, { $score }
    .shared = { $place } ex æquo, { $score }
others-won = gagnée par { LIST($names) }
damaged = illisible
goes-on = en cours
called-whole = { $title }, { $game }

## Days

today = aujourd'hui
    .at = à { DATETIME($when, timeStyle: "short") }
yesterday = hier
day = { DATETIME($day, dateStyle: "short") }
    .year = { DATETIME($day, dateStyle: "medium") }
of-day = { $day }
day-called = { $game } { $title }
copy-called = { $game }, { $copy }
copied = { $number ->
    [1] copie
   *[other] copie { $number }
}
# What a key does, in a few words more, in the list of everything by name.
name-told = donner à la partie sous le curseur le nom que tu veux
delete-told = supprimer la partie sous le curseur, après confirmation
replay-told = la revoir, coup par coup
copy-told = la même partie encore une fois, à côté de celle-ci
copy-deal-told = pour qu'un ami joue la même donne
export-told = écrire son fichier dans le dossier de ce qui se montre à d'autres
search-told = seulement les parties avec ces mots dans leur ligne
sort-told = trier la liste selon une autre colonne

# What a key does, in a few words more, in the list of everything by name.
list-told = toutes les parties, en cours ou finies
to-found-told = aux parties trouvées
