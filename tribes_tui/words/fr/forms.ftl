### Ce que les écrans, les formulaires et les fenêtres disent de leurs touches et de leurs lignes.

back = retour
to-table = retour à la table
no-key = { $key } ne fait rien ici.
go-on = continuer
scroll = défiler
search = chercher
cancel = laisser tel quel
change = changer
choose = choisir
types = écrire
typed = terminé
field = champ
on = oui
off = non
more-values = { $number ->
    [1] Une autre valeur : Entrée la montre.
   *[other] { $number } autres valeurs : Entrée les montre.
}
by-name = { CAPITAL($what) }
here = Sur cet écran
up-down = Haut Bas
fields = Champs
elsewhere = Partout
type-here = Tape pour chercher
# Instead of the list, where nothing fits.
nothing-found = Rien ne s'appelle ainsi ici. Tape moins de lettres, ou un autre mot.
empty-pile = vide
above = ▲ suite
below = ▼ suite
both = ▲▼ suite
seat = place { $number }
    .always = Toujours la place { $number }.
by-chance = au hasard
    .means = La place est tirée au sort à chaque partie.
# What a key does, in a few words more, in the list of everything by name.
field-told = au champ suivant, ou au précédent
change-told = une autre valeur de ce champ
choose-told = toutes les valeurs de ce champ en une liste
pick-told = prendre ce qui est sous le curseur

# What a key does, in a few words more, in the list of everything by name.
back-told = retour d'où tu viens
types-told = écrire dans ce champ
typed-told = garder ce que tu as écrit

offered = { $number } en tout
found = { $number ->
    [one] { $number } trouvé
   *[other] { $number } trouvés
}
