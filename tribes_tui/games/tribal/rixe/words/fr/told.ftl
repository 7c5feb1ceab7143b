### Ce que disent les règles avec ces clés : pourquoi une action n'est pas permise maintenant. Une proposition en minuscules, sans point.

seen-in-turn = cela ramènerait une position déjà vue à ce tour
own-zone-only = au nettoyage, tu n'utilises que ta propre zone
not-complete = on ne ramasse qu'une colonne complète, de 9 à 1
fits-no-drawing = tu as en main une carte qui va, { $card } : tu ne peux donc pas piocher
draw-first = tu dois piocher une carte avant de pouvoir finir ton tour
fits-zone = tu as en main une carte qui va encore dans ta zone : { $card }
lay-first = choisis d'abord où la carte retournée commence une colonne
no-new-column = une nouvelle colonne ne commence que quand personne ne pouvait jouer de carte
most-in-turn = { $number } déplacements sont le maximum en un tour
not-table = { $card } n'est pas sur la table
no-end = { $onto } n'est pas la dernière carte d'une colonne
seen-in-cleaning = cela ramènerait une position déjà vue à ce nettoyage
not-held = tu n'as pas en main : { $card }
no-collecting = on ne ramasse rien au nettoyage
no-drawing = on ne pioche rien au nettoyage
drawn-already = tu ne peux piocher qu'une carte par tour
placed-already = tu ne peux pas piocher à un tour où tu as joué une carte
no-stock = la pioche est vide
cleaning = tu nettoies : cela finit quand aucune carte ne va dans ta zone
fits-no-end = tu as en main une carte qui va, { $card } : un tour dure tant qu'une carte va
cleaning-over = le nettoyage est fini ; finis plutôt ton tour
no-zone = il n'y a pas de telle zone
most-in-cleaning = { $number } déplacements sont le maximum en un nettoyage
zone-full = cette zone n'a pas d'emplacement libre

## Options, as the help of the command line tells them

option-rounds = combien de manches on joue
option-youngest = la place à partir de laquelle on compte les égalités pour commencer
option-handicap = un handicap pour le joueur le plus fort : avec combien de points commencent les autres
no-seat = Tribal Rixe : il n'y a pas de place { $seat } dans une partie à { $players }
