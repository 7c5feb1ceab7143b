### Ce que disent les statistiques.

title = Statistiques
own = Compté d'après tes propres enregistrements : qui peut écrire dans leur dossier peut les changer, et nul autre ne s'en porte garant.
none = Rien n'est encore compté.
all = toutes
by-players = Combien à table
chance = │ au hasard, si tous se valent
    .brief = │ au hasard
against = Contre qui
every = Tes parties, de la première
    .last = Tes { $last } dernières de chaque jeu
won = gagnée
lost = non gagnée
chosen = choisie en bas
points = Tes { $units }, partie par partie
headline = Tu as gagné { $won ->
    [one] { $won } partie
   *[other] { $won } parties
} sur { $games } ; au hasard, si tous se valent : environ { NUMBER($by-chance, maximumFractionDigits: 1) }.
few = Si peu de parties disent encore peu.
game = jeu
played-with = avec
result = résultat
when = quand
walk = partie
open = revoir
list = quelles parties
back = retour
players-of = { $number } joueurs
of = { $won } sur { $games }
    .won = gagnées : { $won } sur { $games }
best = au mieux { $amount }, d'ordinaire { $usual }
how-counted = Aucune partie ne compte encore. Joues-en une jusqu'au bout, en solo contre des bots : tu verras alors ici combien tu en as gagné, à côté de ce que donnerait le seul hasard.
bots-of = { $level ->
    [mixed] bots variés
    [easy] les faciles
    [medium] les moyens
    [hard] les difficiles
    [master] les maîtres
    [even] les équilibrés
    [random] les aléatoires
   *[other] bots { $level }
}
streak = { $row ->
    [0] au mieux { $longest } victoires de suite
    [1] au mieux { $longest } victoires de suite
   *[other] { $row } victoires de suite maintenant, { $longest } au mieux
}
puzzles = problèmes : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de suite ({ $longest } au mieux)

# What a key does, in a few words more, in the list of everything by name.
walk-told = la partie suivante de la liste, ou la précédente
open-told = revoir cette partie, coup par coup
list-told = les six jeux, ou un seul
