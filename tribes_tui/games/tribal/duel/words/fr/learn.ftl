### Les options du Duel, et les images de son livre de règles.

## Options

youngest = Qui commence à égalité
    .about = Quelle place commence si les deux ont retourné autant de cartes.
clean-sacred = Piles sacrées dès le début
    .about = Ouvrir les piles sacrées aux cartes pendant le nettoyage.
    .on = Elles sont ouvertes dès le début.
    .off = Elles s'ouvrent au premier tour, après le nettoyage.
win-if-emptied = Gagner si l'autre vide ta zone
    .about = Gagner aussitôt quand l'adversaire prend la dernière carte de tes colonnes.
    .on = Avec tes quatre 1 tu gagnes, peu importe qui a vidé tes colonnes.
    .off = Cela ne compte qu'à ton tour, après ta première action, si tes colonnes sont encore vides.
length = { $cards ->
    [36] quatre piles
   *[other] { $cards } cartes sacrées
}
    .means = { $cards ->
        [36] Complète les quatre piles sacrées, ou vide tes colonnes avec les quatre commencées.
       *[other] On gagne aussi avec { $cards } cartes sur ses piles sacrées.
    }

## Pictures

shown-columns = Le 6 et tout ce qui est dessus forment un groupe.
    Il va sur la tortue 7 : un de plus, et l'autre couleur.
shown-piles = Le masque 4 est la prochaine valeur de sa pile sacrée, qui montre le 3.
