### What words mean that a host uses: a page of them, each with a sentence or two. `.about` stands behind its word.

title = les mots d'ici
question = Ce que veulent dire les mots que tu lis ici.
menu = Les mots d'ici
key = mots

pace = Rythme
    .about = Combien de temps on attend quelqu'un. En direct : un bot joue pour qui manque trop longtemps. Sans pendule : chacun joue son tour quand il veut. 15 min chacun : chacun les a pour toute la partie, et quelques secondes de plus à chaque décision. 1 jour par décision : autant pour chacune, outre des jours de réserve pour toute la partie ; la pendule montre la somme des deux.
reserve = Réserve
    .about = Là où les décisions prennent des heures ou des jours : le temps qu'une décision prend en plus vient d'ici, et ne revient plus de la partie.
seat = Ta place
    .about = Elle est gardée quand tu pars ou que la ligne se coupe ; tu la retrouves au retour. Pour la laisser pour de bon, abandonne (Ctrl+X à la table). Se lever avant le début de la partie ne coûte rien.
rated = Classée
    .about = La partie change les classements de tous ceux qui jouent. Elle a une pendule, aucun conseil, et compte quoi qu'il arrive ; abandonner, c'est perdre.
rating = Classement
    .about = La force de quelqu'un à un jeu, pour ce nombre de joueurs ; le bot « moyen » est à 1000. 1043 ± 120 : dans 95 cas sur 100, l'écart ne dépasse pas 120 points.
provisional = Provisoire
    .about = Un classement après peu de parties, qui peut se tromper de beaucoup. Il est en dessous de tous les autres dans la liste.
within = Ton classement ±100
    .about = L'écart admis à présent entre ton classement et celui des partenaires. Plus tu attends, plus il grandit.
sealed = La donne est scellée
    .about = Le nombre d'où vient la donne a été tiré avant la partie. Tu en lis un code au début et le nombre lui-même à la fin : tu peux ainsi vérifier que personne ne l'a changé.
record = Enregistrement
    .about = Ce qui a été joué, coup par coup. { "ssh HOST export" } sur ta propre machine donne la liste de ceux de tes parties finies et, avec un nom, en donne un.
days-deal = La partie du jour
    .about = Les mêmes cartes pour tous ce jour-là, une fois chacun, contre des bots ; ton résultat s'affiche à côté de ceux des autres.
equal = Donnes égales
    .about = Toutes les tables d'une ronde ont la même donne : on te compare avec qui avait ta place aux autres tables. Une ronde vaut de 0 à 1 point : la part de ceux qui ont fait moins bien ; une égalité compte pour moitié.
forms = Suisse, tous contre tous, équilibré
    .about = Qui joue contre qui : ceux qui ont autant de points ; chacun une fois contre chacun ; chacun contre le plus d'autres possible.
bye = Repos
    .about = Quand le nombre est impair, qui reste sans adversaire ne joue pas cette ronde, et a un point.
away = Absence
    .about = Pendant quelques jours, tes pendules s'arrêtent là où les décisions prennent des heures ou des jours. Les pendules à minutes continuent.
keeper = L'hôte
    .about = La personne qui tient ce serveur, et lit ce que tu signales (« Masquer ou signaler quelqu'un »).
