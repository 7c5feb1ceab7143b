### Ce que dit l'écran d'un livre de règles autour des règles.

type-a-word = un mot ou un début
ends = al|aux ail|aux ss|sses s| x|
book = Livre de règles { WHOSE($game) }
nothing-found = Ce n'est nulle part dans ce livre de règles.
to-contents = sommaire
between = sommaire ou texte
to-found = passages
to-place = y aller
next = trouvé suivant
previous = trouvé précédent
before = où tu étais
section = section
found-at = { $number ->
    [0] { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    } avec « { $sought } »
   *[other] passage { $number } sur { $count } avec « { $sought } »
}
where = section { $number }, { $share } % du livre
    .short = { $share } % du livre
how-to-walk = { $count ->
    [1] { $enter } t'y emmène.
   *[other] { $enter } mène au passage suivant, puis n et N continuent de là.
}
opened = au texte : { $number } { $title }
    .short = au texte : { $title }
in-this-book = Dans ce livre
chapter = { $chapter } : { $titles }
leads-to = Voir aussi : { $links }
named-section = section
named-ruling = précision

# What a key does, in a few words more, in the list of everything by name.
next-told = au prochain endroit où tes mots figurent
previous-told = à l'endroit précédent
section-told = à la section suivante, ou à la précédente
search-told = chercher des mots dans ce livre
to-contents-told = entre le sommaire et le texte
to-found-told = à la liste de ce qui a été trouvé
before-told = retour à la section d'où tu viens
scroll-told = lire la suite, page par page
