### The words of the game, what they mean, and the signs on its table.

## Words

hex = hexagone
    .plural = hexagones
    .means = Un lieu de la carte : un lac, une forêt ou une montagne.
member = membre
    .means = Une des vingt personnes d'une tribu.
tribe = tribu
    .means = Le peuple d'un joueur ; chaque tribu paie un village à son prix.
village = village
    .means = Il rapporte un point au début de chaque tour de son propriétaire ; sans un membre à lui, il tombe.
resource = ressource
    .means = Nourriture, bois ou pierre.
population = population
    .means = Les membres et les envahisseurs d'un hexagone ; plus de cinq, c'est trop.
goal = objectif
    .means = Une carte, développement ou exploit, qui vaut des points à qui l'accomplit.
development = développement
    .means = Un objectif qui coûte des ressources et qui aide pour le reste de la partie.
achievement = exploit
    .means = Un objectif qui ne coûte rien mais demande des hexagones, des membres ou une riche récolte.
victory-point = point de victoire
    .means = Le premier à en avoir quinze gagne aussitôt ; dans une partie courte, dix ou sept.
die = dé
    .plural = dés
    .means = Il montre un soleil, une lune ou un vide.
action = action
    .means = CROÎTRE, VOYAGER, RÉCOLTER ou GUIDER ; ses trois dés disent si elle est forte.
event = événement
    .means = Une tuile qu'un double amène quand un des deux espaces est libre.
double = double
    .means = Deux dés égaux : les événements en cours agissent, puis un nouveau est pioché si un espace est libre.
conflict = conflit
    .means = Dans un hexagone de plus de cinq membres et envahisseurs, tous les camps en perdent un ensemble, encore et encore, jusqu'à ce qu'il en reste un au plus ; une tribu seule descend à cinq.
volcano = volcan
    .plural = volcans
    .means = Son éruption frappe les hexagones voisins, qui peuvent donner de la pierre.
invader = envahisseur
    .means = Il n'est à personne ; là où il se tient, personne ne récolte ni ne construit, et qui bat le dernier obtient deux points.
mammoth = mammouth
    .means = Un dé et quatre membres là le chassent pour trois nourritures et un point ; ou, pour trois nourritures, le domptent pour trois points, perdus s'il se trouve un jour sans un membre à toi.
tiger = tigre
    .means = Il vient sur les montagnes et prend des membres ; un dé et un membre là, qui est perdu, le chassent pour un point.
leader = chef
    .means = Un module : chaque tribu en a deux, chacun avec un pouvoir, et joue avec l'un d'eux.
elder = ancien
    .means = Un module : il vit dans un village ; une fois par tour, pour une ressource, sa tribu peut se servir du développement d'une autre.
glacier = glacier
    .means = Un terrain spécial : de la glace sur une montagne, avec place pour trois membres, sans village et une pierre au plus ; la cinquième pierre posée le fait fondre.

## Signs

sign-sun = un soleil : deux sur une action la rendent forte
sign-moon = une lune : deux sur une action la rendent faible
sign-points = des points, et combien les villages en rapportent par tour
sign-price = un prix, sous les mots nourriture, bois et pierre : en rouge ce qui te manque
sign-offer = ce que donnerait une action avec ce dé : vert si elle est forte, pâle si faible
sign-members = des membres d'une tribu, un point chacun, après le nom du joueur
sign-number = combien de membres de chacune : en chiffres où les points n'ont pas de place
sign-small = sur les petits hexagones : trois envahisseurs, deux pierres, un ancien, le tigre, le mammouth
sign-village = un village, et à qui
sign-crowd = trop dans un hexagone de plusieurs tribus : après les actions elles se battent
sign-over = une tribu seule dans un hexagone en a trop : après les actions elle les perd
sign-great = un Grand Lac, une Grande Forêt ou une Grande Montagne : 1 de plus quand tu y récoltes
sign-letters = les noms des hexagones, dans l'ordre de lecture
sign-site = là où un volcan peut venir se poser

## Illustrations of the rulebook

figure-faces = soleil, lune, vide
figure-strong = deux soleils : fort
figure-between = entre les deux
figure-weak = deux lunes : faible
figure-terrains = nourriture, bois, pierre
figure-crowd = Six membres en A, un de plus que cinq : ils se battent. Deux en B, non.
figure-village = le village d'Ada
