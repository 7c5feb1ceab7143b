### What the rules tell by these keys: why an action is not legal now (rules/rise_of_tribes/notation): a clause, in small letters,
### without an end. $hex as it is typed; $resource, $goal, $item by their English names.

when-roll = les dés se lancent au début de ton tour
when-dream = le Temps du rêve est pour le début de ton tour, avant le lancer
no-dream = tu ne viens pas de regarder deux tuiles événement
when-light = une lune ne s'allume que juste après le lancer
when-die = ce n'est pas le moment de placer un dé
when-grow = les membres s'ajoutent pendant ton action CROÎTRE
when-move = les membres se déplacent pendant ton action VOYAGER
when-wayfare = les Nomades partent pendant ton action VOYAGER
no-wayfarers = aucun Nomade n'est en chemin
when-shift = le mammouth dompté se déplace pendant ton action VOYAGER
when-gather = les ressources se récoltent pendant ton action RÉCOLTER
when-return = les objectifs retournent sous la pioche pendant ton action GUIDER, avant de piocher
no-choice-to-take = il n'y a aucune ressource au choix à prendre
nothing-to-pay = il n'y a rien à payer à ton choix
only-crafty-builders = seuls les Habiles bâtisseurs économisent une ressource, quand ils construisent
no-victim = il n'y a aucun membre adverse à choisir
nothing-to-place = il n'y a rien à placer maintenant
nobody-to-lose = tu n'as aucun membre à perdre maintenant
when-volcano = le volcan se pose quand sa tuile est révélée pour la première fois
no-auction = il n'y a pas d'enchère
no-winning-bid = il n'y a pas de mise gagnante à distribuer
when-conflicts = les conflits se résolvent après les deux actions
when-bow = l'Arc ne tire qu'au début d'un conflit où tu attaques
when-cunning = Ruse est pour ta phase de conflits
when-intimidate = Intimidation est pour ton tour, avant le premier conflit
when-ambush = une embuscade est pour ta phase de conflits
nobody-defeated = tu n'as aucun membre vaincu à sauver
when-build = les villages se construisent quand tu bâtis, à la dernière étape de ton tour
when-hidden = le village caché se construit quand tu bâtis, à la dernière étape de ton tour
when-complete = les objectifs s'accomplissent quand tu bâtis, à la dernière étape de ton tour
when-learn = le Savoir partagé s'utilise quand tu bâtis, à la dernière étape de ton tour
when-altar = l'Autel s'utilise quand tu bâtis, à la dernière étape de ton tour
when-leader = les chefs se choisissent quand se placent les premiers membres
when-buy = les achats se font à un moment libre de ton propre tour
only-trader = seul le Négociant échange des ressources, et pas au milieu d'un paiement
when-exogamy = Exogamie est pour un moment libre de ton propre tour
when-loan = un emprunt se déclare avant une action ou un conflit
must-choose = il faut choisir ici
both-dice = les deux dés doivent être placés
every-conflict = tout conflit doit être résolu
no-hex = cette carte n'a pas d'hexagone { $hex }
no-such-choice = cela n'est pas parmi les choix
not-open = cette action n'est pas possible
grown-enough = cette action CROÎTRE n'y donne plus de membres
only-ambush = seul le pouvoir Embuscade ajoute des membres en embuscade, tant qu'il en reste dans ta réserve
too-far = { $hex } est trop loin de { $start }
wayfarers-once = les Nomades partent une fois par action VOYAGER, d'un hexagone du bord à toi vers un autre hexagone du bord
mammoth-once = le mammouth part une fois par action VOYAGER, vers un autre hexagone que tu occupes
needs-members = Jungle et Oasis du désert demandent { $number } de tes membres
one-goal-a-village = tu peux remettre un objectif pour chacun de tes villages
no-such-die = { $die ->
    [sun] tu n'as pas de dé qui montre un soleil
    [moon] tu n'as pas de dé qui montre une lune
   *[other] tu n'as pas de dé qui montre un vide
}
actions-differ = les deux actions d'un tour doivent être différentes
no-beast = la bête n'est pas là, ou trop peu de tes membres sont avec elle, ou il y a trop peu de nourriture
no-supply = il ne te reste aucun membre dans ta réserve
nobody-to-grow-from = tu n'as aucun membre en { $hex } d'où croître
nobody-there = tu n'as aucun membre en { $hex }
all-moved = tous tes membres en { $hex } ont bougé ce tour-ci
no-moves = il ne te reste aucun déplacement
no-power-wayfarers = ton chef n'a pas le pouvoir Nomades
wayfarers-cost = les Nomades coûtent un bois
no-mammoth = tu n'as pas de mammouth dompté
no-gathering-invaders = personne ne récolte parmi les envahisseurs
gathered-there = tu as déjà récolté en { $hex } dans cette action
gathered-enough = tu as récolté dans autant d'hexagones que cette action le permet
only-next-to-volcano = seul un lac ou une forêt à côté du volcan donne de la pierre à la place
no-such-goal = tu n'as pas cet objectif en cours
no-elder-to-build = ton ancien est sur la carte, ou cette partie n'a pas d'anciens
hidden-when = seul le pouvoir Village caché le construit, et seulement comme ton second village, tant qu'il y en a un sur la carte
goal-not-met = { $goal ->
    [Oxen] ce que demandent les Bœufs n'est pas là
   *[other] ce que demande cet objectif n'est pas là
}
no-shared-hex = tu ne partages aucun hexagone avec un adversaire
altar-takes = l'Autel prend un membre de la carte et 4 ressources pareilles, ou 1 de chaque sorte
not-your-leader = ce n'est pas un chef de ta tribu
cant-pay-item = tu ne peux pas payer son prix, ou rien n'est à décider en ce moment
exogamy-once = Exogamie vaut une fois par tour, dans un hexagone partagé, pour 2 ressources et avec un membre dans la réserve
loan-needs = il te faut une ressource à donner, et un développement utile que ce joueur a accompli et toi non
dreamt-already = tu as déjà rêvé ce tour-ci, ou la pioche est vide
light-needs = il te faut le pouvoir Lumière dans la nuit, une lune et cette ressource
village-there = il y a déjà un village en { $hex }
no-building-invaders = personne ne construit parmi les envahisseurs
no-village-on-glacier = aucun village ne tient sur le Glacier
all-villages-built = les { $number } villages sont tous construits
village-costs = un village te coûte { $food } nourriture, { $wood } bois, { $stone } pierre
abandoned-needs-control = le Village abandonné demande un hexagone que tu contrôles
cant-pay-village = tu ne peux pas payer un village
cant-pay-goal = { $goal ->
    [Oxen] tu ne peux pas payer les Bœufs
    [Cart] tu ne peux pas payer le Chariot
    [Horse] tu ne peux pas payer le Cheval
    [Pottery] tu ne peux pas payer la Poterie
    [Bow] tu ne peux pas payer l'Arc
    [Mysticism] tu ne peux pas payer la Mystique
    [Baskets] tu ne peux pas payer les Paniers
   *[other] tu ne peux pas payer cet objectif
}
no-shared-knowledge = le Savoir partagé n'est pas en cours
knowledge-once = le Savoir partagé vaut une fois par tour
no-resource = { $resource ->
    [food] tu n'as pas de nourriture
    [wood] tu n'as pas de bois
   *[stone] tu n'as pas de pierre
}
no-altar = tu ne possèdes pas l'Autel
altar-once = l'Autel vaut une fois par tour
not-for-sale = { $item ->
    [Altar] l'Autel n'est pas en vente
    [Walls] les Remparts ne sont pas en vente
   *[other] la Pirogue n'est pas en vente
}
no-power-exogamy = ton chef n'a pas le pouvoir Exogamie
no-elder = ton ancien n'est pas sur la carte
loan-once = le prêt d'un ancien vaut une fois par tour
no-power-dreamtime = ton chef n'a pas le pouvoir Temps du rêve
bid-at-most = tu peux miser { $most } au plus : tu n'as pas davantage
bid-of-the-box = une mise est au plus ce que tu as, et jamais plus de { $most } : la boîte n'en contient pas plus
nothing-to-take = { $resource ->
    [food] il n'y a pas de nourriture à prendre ici
    [wood] il n'y a pas de bois à prendre ici
   *[stone] il n'y a pas de pierre à prendre ici
}
no-such-gift = tu n'as pas cette ressource, ou ce joueur n'existe pas
volcano-where = le volcan se pose à côté de deux hexagones du bord, et touche tes membres s'il le peut
nobody-to-strike = tu n'as là aucun membre que cela puisse frapper
no-conflict = { $hex } a { $members }, sa limite est { $limit } : pas de conflit
cunning-needs = Ruse demande un hexagone avec tes membres et un autre camp, et pas encore de conflit
intimidate-drives = Intimidation chasse un membre adverse d'un hexagone partagé vers un hexagone adjacent
ambush-where = tu n'as ajouté ni déplacé personne dans cet hexagone ce tour-ci
evade-where = les vaincus vont dans un hexagone adjacent que tu contrôles et qui a de la place
bid-higher = une mise doit dépasser { $bid }
bid-to-others = la mise va aux autres joueurs
glacier-where = le Glacier se pose sur une montagne
settle-where = on s'installe sur des hexagones inoccupés, un groupe divisé sur des hexagones adjacents
enter-where = on revient sur un hexagone inoccupé
tiger-where = le tigre va sur une montagne, et sur une autre qu'avant
mammoth-where = le mammouth vient sur un des lacs les moins peuplés
invaders-where = les envahisseurs viennent dans un des hexagones les moins peuplés
no-power-cunning = ton chef n'a pas le pouvoir Ruse
cunning-once = Ruse vaut une fois par tour, et coûte une ressource
no-power-intimidate = ton chef n'a pas le pouvoir Intimidation
intimidate-once = Intimidation vaut une fois par tour, avant le premier conflit, et coûte une ressource
nobody-in-ambush = tu n'as aucun membre en embuscade
ambush-joins = une embuscade rejoint un conflit

## Options, as the help of the command line tells them

option-special = jouer avec { $name }
option-tribe = la tribu de la place { $seat }, tirée ou choisie
option-elders = module : les anciens des tribus
option-terrain = module : terrains spéciaux ; mixed en tire trois
option-leaders = module : pouvoirs des chefs, deux par tribu
option-bank = la banque a 32 ressources de chaque sorte, pas plus
option-layout = la forme de la carte à quatre joueurs
option-handicap = un handicap pour le joueur le plus fort : les points avec lesquels commencent les autres
option-standstill = après autant de manches de suite sans un point, la partie finit
option-points = les points qui font gagner ; moins, c'est plus court (variante)
same-tribe = Rise of Tribes : deux joueurs ne peuvent pas avoir la même tribu
