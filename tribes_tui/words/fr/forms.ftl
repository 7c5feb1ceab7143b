### Ce que les écrans, les formulaires et les fenêtres disent de leurs touches et de leurs lignes.

back = retour
cancel = laisser tel quel
change = changer
choose = choisir
field = champ
on = oui
off = non
more-values = { $number ->
    [1] Et une autre valeur : Entrée la montre.
   *[other] Et { $number } autres valeurs : Entrée les montre.
}
by-name = { CAPITAL($what) }
here = Sur cet écran
fields = Champs
elsewhere = Partout
type-here = Écris un bout de nom
# Instead of the list, where nothing fits.
nothing-found = Rien ne s'appelle ainsi ici. Tape moins de lettres, ou un autre mot.
empty-pile = vide
above = ▲ suite au-dessus
below = ▼ suite dessous
both = ▲▼ suite
seat = place { $number }
    .always = Toujours la place { $number }.
by-chance = au hasard
    .means = La place est tirée au sort à chaque partie.
# What a key does, in a few words more, in the list of everything by name.
field-told = au champ suivant, ou au précédent
change-told = une autre valeur de ce champ
choose-told = toutes les valeurs de ce champ en une liste
