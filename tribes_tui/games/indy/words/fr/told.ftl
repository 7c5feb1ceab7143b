### Ce que disent les règles avec ces clés : pourquoi une action n'est pas permise maintenant. Une proposition en minuscules, sans point.

shamans = choisis d'abord un chaman
dark = dans le noir, tu ne peux qu'échanger des cartes avec la pioche : deux, une ou aucune
light = à la lumière, tu troques une carte contre une de la rangée, tu joues un aigle ou tu passes
evocation = à l'évocation, tu peux troquer une carte, puis tu dois évoquer
returning = un joueur plumé peut troquer une carte, puis tenter de revenir
last-eagles = seul un aigle peut être joué maintenant
keep = tu ne peux que choisir la carte à garder
out-of-turn = hors de ton tour, tu ne peux que jouer un aigle ou passer
not-held = tu n'as pas { $card }
no-card = il n'y a pas de carte à la place { $place }
shaman-taken = les deux chamans de cette couleur sont pris
exchange-held = tu ne peux échanger que des cartes que tu as en main
swap-over = ton troc de ce tour est passé
swap-alike = maintenant, tu ne peux troquer que contre une carte de même type et de même couleur
eagle-when = un aigle ne se joue que tant que des cartes sont dans la rangée, avant le décompte de la manche
no-eagle = tu n'as pas d'aigle
must-evoke = tu dois évoquer, même avec trois mauvaises cartes
swap-first = troque d'abord une carte contre une de même type et de même couleur, ou passe
return-when = seul un joueur plumé revient, après l'évocation de tous les autres
no-feather = le pot est vide : il n'y a pas de plume pour revenir
return-with = on revient avec un personnage de la couleur de son chaman
two-in-row = il te faut deux autres personnages de la couleur de ton chaman dans la rangée
two-anywhere = il te faut deux autres personnages de la couleur de ton chaman dans la rangée ou dans des évocations

## Options, as the help of the command line tells them

option-return-from = où sont les deux personnages qui font revenir un joueur plumé : dans la rangée, ou dans des évocations aussi
option-handicap = un handicap pour le joueur le plus fort : combien de ses plumes commencent dans le pot
option-feathers = avec combien de plumes chacun commence ; moins il y en a, plus la partie est courte (variante)
no-feather-left = indy : avec { $feathers } plumes chacun, un handicap doit en laisser au moins une
