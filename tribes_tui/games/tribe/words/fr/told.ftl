### Ce que disent les règles avec ces clés : pourquoi une action n'est pas permise maintenant. Une proposition en minuscules, sans point.

taken-already = tu as pris une carte : une carte face cachée s'utilise au lieu d'en prendre une
take-first = prends d'abord une carte
not-attacked = personne ne t'attaque
no-draw-three = on ne défausse ainsi qu'après avoir joué un tirage 3
leaders-chosen = les chefs sont déjà choisis
answer-first = réponds d'abord à l'attaque
discard-first = défausse d'abord pour le tirage 3
leader-first = choisis d'abord ton chef
no-draw-pile = la pioche est vide et rien ne peut la remplir
top-discard = en défausse, { $card } est dessus : ni vase, ni totem
needs-another = ton { $chain } veut maintenant { $wanted }, pas { $other }
no-vase = il n'y a pas de vase à détruire
not-held = tu n'as pas { $card } en main
lies-already = une carte face cachée est déjà à côté de ton { $chain }
nowhere-to-block = ce joueur n'a pas de chaîne où le mettre
no-feathers = il n'y a pas de plumes face cachée à côté de ton { $chain }
leader-taken = quelqu'un a déjà ce chef
always = c'est toujours possible
no-discards = la défausse est vide
no-such-chain = tu n'as pas de telle chaîne
nothing-lies = aucune carte face cachée à côté de tes chaînes
nothing-beside = aucune carte face cachée à côté de ton { $chain }
beside-no-vase = à côté de ton { $chain }, { $card } n'est ni un vase ni un totem
not-laid = tu n'as pas { $chain } sur la table
totem-incomplete = un totem veut une chaîne complète
three-vases = ton { $chain } a déjà ses trois vases
multi-already = ton { $chain } a déjà un multi, et une chaîne n'en a qu'un
no-opponent = il n'y a pas de tel adversaire
no-attackers = aucune de tes cartes face cachée n'est un loup ou un bison
no-attacker = ni loup ni bison face cachée à côté de ton { $chain }
opponent-has-none = ce joueur n'a pas sur la table : { $chain }
totem-safe = une chaîne avec un totem est à l'abri
swapped-already = tu as déjà échangé une carte à ce tour
two-alike = tu as déjà { $card } sur la table : pas de doublon
blocked-already = ce joueur a déjà un blocage
totem-already = ton { $chain } a déjà son totem

## Options, as the help of the command line tells them

option-leader-choice = les chefs se choisissent à découvert au lieu d'être tirés au sort
option-lone-scores = un personnage sans vase compte aussi ses sphères
option-handicap = un handicap pour le joueur le plus fort : de combien de sphères il commence sous 0
option-spheres = avec combien de sphères la partie finit ; moins il y en a, plus elle est courte (variante)
