### The options of the game.

elders = Anciens
    .about = Ton ancien peut habiter un village que tu construis : alors, une fois par tour, donne une ressource à un autre pour utiliser un de ses développements. Si un village adverse avec l'ancien tombe pendant ton tour, tu gagnes un point.
    .with = Chaque tribu a un ancien : dans un village, il te prête un développement adverse.
    .without = Personne n'a d'ancien : chacun n'utilise que ses propres développements.
terrain = Terrains spéciaux
    .about = Des tuiles avec leur propre règle prennent la place de quelques lacs, forêts et montagnes.
    .none = aucun
    .none-means = L'île du jeu de base.
    .mixed = trois au hasard
    .mixed-means = Trois des huit, tirés au hasard.
    .all = les huit
    .all-means = Chacun des huit.
    .chosen = ceux que je choisis
    .chosen-means = Chacun des huit se choisit ci-dessous.
leaders = Pouvoirs des chefs
    .about = Chaque tribu a deux chefs, chacun avec un pouvoir : échanger, construire à moindre prix, fuir un conflit et ainsi de suite. Au début, tu choisis l'un des deux.
    .with = Chacun choisit un des deux chefs de sa tribu.
    .without = Les tribus n'ont pas de pouvoirs propres.
bank = Ressources limitées
    .about = La banque peut-elle manquer de nourriture, de bois ou de pierre ?
    .with = Il y en a 32 de chaque sorte ; quand il en manque, tu prends ce qui reste.
    .without = La banque en a toujours assez.
layout = Forme de l'île
    .about = Comment les quinze tuiles sont disposées à quatre joueurs.
    .standard = comme dans les règles
    .standard-means = Aucun côté ne ressemble à un autre.
    .symmetric = symétrique
    .symmetric-means = Les côtés opposés sont pareils.
land = { $land ->
    [great-lake] Un lac qui donne une nourriture de plus quand tu y récoltes.
    [great-forest] Une forêt qui donne un bois de plus quand tu y récoltes.
    [great-mountain] Une montagne qui donne une pierre de plus quand tu y récoltes.
    [wild-land] Elle compte comme lac, forêt et montagne, et donne un mélange des trois à ton choix.
    [tar-pit] Un lac. Après les conflits, toute tribu qui n'y a qu'un membre le perd.
    [jungle] Une forêt où ne récoltent que trois de tes membres ou plus, ensemble.
    [desert-oasis] Un lac où ne récoltent que trois de tes membres ou plus, ensemble.
   *[glacier] De la glace sur une montagne : place pour trois, pas de village, une pierre au plus. Chaque action avec au moins deux soleils ajoute une pierre ; après la cinquième il fond, et qui y récolte ensuite les prend toutes les cinq.
}
    .with = Fait partie de l'île.
    .without = Reste dans la boîte.
tribe = Tribu de la place { $seat }
    .about = Chaque tribu a son prix pour un village et ses propres pouvoirs de chefs.
    .random = au hasard
    .random-means = Tirée parmi celles que personne n'a choisies.
    .means = Ses pouvoirs de chefs : { LIST($powers, type: "or") }.
handicap = { $points ->
    [one] Tous les autres commencent avec { $points } point.
   *[other] Tous les autres commencent avec { $points } points.
}
length = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .means = Le premier à { $points } points gagne.
standstill = Quand personne ne marque
    .about = Finir la partie quand personne ne marque longtemps. Comptent alors les points, puis villages, objectifs, membres.
    .ends = finit après 40 manches
    .ends-means = 40 manches de suite sans un point finissent la partie ; avertissement dès la 30e.
    .goes-on = continue
    .goes-on-means = La partie continue jusqu'à ce que quelqu'un gagne.
