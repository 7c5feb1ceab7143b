### What words mean that a host uses: a page of them, each with a sentence or two. `.about` stands behind its word.

title = les mots d'ici
question = Ce que veulent dire les mots que tu lis ici.
menu = Les mots d'ici
key = mots

pace = Rythme
    .about = Combien de temps on attend quelqu'un. En direct : un bot joue pour qui manque trop longtemps. Sans pendule : chacun joue son tour quand il veut. 15 min chacun : chacun les a pour toute la partie, et quelques secondes de plus à chaque décision. 1 jour par décision : autant pour chacune, outre des jours de réserve pour toute la partie ; la pendule montre la somme des deux.
reserve = Réserve
    .about = Là où les décisions prennent des heures ou des jours : ce que l'une prend en plus vient d'ici, et est perdu pour le reste de la partie.
seat = Ta place
    .about = Elle est gardée quand tu pars ou perds la ligne ; tu y es de nouveau au retour. Pour la laisser pour de bon, abandonne (Ctrl+X à la table). Se lever avant le début de la partie ne coûte rien.
rated = Classée
    .about = La partie change les classements de tous ceux qui y sont assis. Elle a une pendule, aucun conseil, et compte quoi qu'il arrive ; abandonner compte comme perdre.
rating = Classement
    .about = La force de quelqu'un à un jeu pour un nombre de joueurs ; le bot « moyen » est à 1000. 1043 ± 120 : dans 95 cas sur 100, on n'en est pas à plus de 120 points.
provisional = Provisoire
    .about = Un classement après peu de parties, qui peut être loin du compte. Il est en dessous de tous les autres dans la liste.
within = Ton classement ±100
    .about = À quelle distance de ton classement peuvent être les partenaires à présent. Plus tu attends, plus c'est loin.
sealed = La donne est scellée
    .about = Ce dont les cartes sont données a été tiré avant la partie. Tu en lis un code au début et le nombre même à la fin : tu peux ainsi vérifier que personne ne l'a changé.
record = Enregistrement
    .about = Ce qui a été joué, coup par coup. { "ssh HOST export" } sur ta propre machine donne la liste de ceux de tes parties finies et, avec un nom, en donne un.
days-deal = La partie du jour
    .about = Les mêmes cartes pour tous un même jour, une fois chacun, contre des bots ; ton résultat est à côté des leurs.
equal = Donnes égales
    .about = Toutes les tables d'une ronde ont la même donne : on te compare avec qui avait ta place aux autres tables.
forms = Suisse, tous contre tous, équilibré
    .about = Qui joue contre qui : ceux qui ont autant de points ; chacun une fois contre chacun ; chacun contre le plus d'autres possible.
bye = Repos
    .about = Qui reste d'un nombre impair n'a pas de partie à cette ronde, et a un point.
away = Absence
    .about = Pendant quelques jours, tes pendules s'arrêtent là où les décisions prennent des heures ou des jours. Les pendules à minutes continuent.
keeper = L'hôte
    .about = Qui tient ce serveur. Ce que tu signales (« Masquer ou signaler quelqu'un ») se lit là.
