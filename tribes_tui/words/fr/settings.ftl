### L'écran des réglages : de chacun le titre, une phrase, et comment s'appellent ses valeurs et ce qu'elles veulent dire.

where = gardés sur cette machine
question = Quel aspect, quel comportement ?
remark = À côté de chaque réglage : quand il prend effet.
effect = { $when ->
    [once] aussitôt
    [table] autre table
   *[start] redémarrage
}
    .told = { $when ->
        [once] Prend effet aussitôt.
        [table] Prend effet à partir de la prochaine table.
       *[start] Prend effet à partir du prochain lancement.
    }
now = Maintenant : { $value }. { $about }
as-before = annuler
standard = valeurs d'origine

## Headings

looks = Aspect
play = Jeu
hands = Commandes

## Settings. Where a value has no name it is a switch: yes or no.

theme = Thème
    .about = Les couleurs des tables et des écrans.
    .dark = sombre
    .dark-means = Des pièces claires sur une table sombre.
    .light = clair
    .light-means = Les mêmes pièces sur une table claire.
    .contrast = fort contraste
    .contrast-means = Noir, blanc et couleurs fortes.
    .terminal = du terminal
    .terminal-means = Les seize couleurs de ton terminal.
colours = Couleurs
    .about = Combien de couleurs montre ton terminal.
    .auto = selon le terminal
    .auto-means = Convient à presque tous les terminaux.
    .all = 16 millions
    .all-means = Les images telles qu'elles sont dessinées.
    .fewer = 256
    .fewer-means = Les couleurs les plus proches ; la table a un seul ton.
    .few = 16
    .few-means = Pour de vieux terminaux.
    .none = aucune
    .none-means = Cadres, soulignements et marques au lieu des couleurs.
ascii = Signes ASCII seuls
    .about = Pour les terminaux et les polices sans autres signes.
    .no-means = Coins ronds, images, flèches.
    .yes-means = Lettres, + - | et pas de couleurs.
motion = Montrer le mouvement
    .about = Cartes et pièces se voient en chemin. Cela dure 0,6 seconde au plus, et toute touche y met fin.
    .no-means = Tout est aussitôt à sa place.
    .yes-means = Cartes et pièces glissent jusqu'à leur place.
pace = Rythme des bots
    .about = Combien de temps un coup de bot reste visible.
    .calm = calme
    .calm-means = Une demi-seconde pour chaque coup.
    .quick = rapide
    .quick-means = Un sixième de seconde pour chaque coup.
    .none = aussitôt
    .none-means = Les bots jouent sans pause.
moments = Ce qui s'est passé
    .about = Une page à la fin d'une manche, à un conflit, à une éruption.
    .stay = reste jusqu'à Entrée
    .stay-means = Tu as le temps de lire.
    .go = part tout seul
    .go-means = Au bout de trois secondes, ou à la première touche.
    .none = n'est pas montré
    .none-means = Ce qui s'est passé se trouve dans le journal.
announce = Lecteurs d'écran
    .about = Raconter aussi en lignes ce qui se passe.
    .no-means = Rien n'est dit en lignes sous la table.
    .yes-means = Ce qui se passe, et le curseur, en lignes sous la table.
cursor = Coups proposés
    .about = Si de bons coups te sont proposés.
    .good-means = Le curseur part d'un bon coup. Une partie de seuls coups proposés n'est pas classée.
    .first-means = Tu trouves tes coups toi-même.
asking = Questions hors tour
    .about = Quand te demander de décider pendant le tour des autres.
    .changed = si la table change
    .changed-means = Seulement si quelque chose d'important s'est passé.
    .always = toujours
    .always-means = À chaque occasion de décider.
    .never = quand j'appelle
    .never-means = Seulement après l'avoir demandé avec e.
turn = Quand c'est ton tour
    .about = Ce que fait le terminal quand sa fenêtre n'est pas devant.
    .bell = sonne
    .bell-means = La sonnerie de ton terminal, telle qu'elle est réglée.
    .notify = sonne et avertit
    .notify-means = La sonnerie et une notification, si ton terminal en a une.
    .never = rien
    .never-means = Rien ne t'avertit : à toi de regarder.
memory = Aide à la mémoire
    .about = La table te rappelle les cartes que tu as vues. Elle dit lesquelles sont parties, et lesquelles les autres ont prises.
    .yes-means = On te rappelle ce que tu as pu voir.
    .no-means = Seulement ce qui est visible maintenant.
talk = Les rivaux parlent
    .about = Les bots qui ont un nom et un style disent parfois un mot.
    .yes-means = Au début, à leur coup préféré, quand ils gagnent ou perdent.
    .no-means = Ils jouent sans un mot.
learning = Mode d'apprentissage
    .about = Les nouveaux types de coups te sont expliqués. La règle de chacun t'est dite avant que tu le joues.
    .no-means = Les coups sont joués aussitôt, sans leur règle.
    .yes-means = Les nouveaux types de coups sont expliqués, et tu les confirmes.
keys = Touches
    .about = Ce que font les touches à une table. D'autres se choisissent dans keys.json, près de tes parties.
    .usual = avec les flèches
    .usual-means = Les flèches déplacent le curseur.
    .vi = comme dans vi
    .vi-means = h j k l déplacent le curseur ; H J L : conseil, saut, journal.
mouse = Souris
    .about = Jouer aussi à la souris. À une table, M l'active et la coupe.
    .yes-means = On peut cliquer sur tout.
    .no-means = La souris peut sélectionner du texte.
language = Langue
    .about = La langue de tout le programme.
    .environment = selon le système
    .environment-means = Celle que nomme l'environnement, comme dans LANG.
    .means = Tout de suite, partout.

## Settings at a host

read-talk = Lire les messages
    .about = Au salon et aux tables.
    .yes-means = Ce que disent les autres est montré.
    .no-means = Tu n'en vois rien.
told-away = Ton tour en ton absence
    .about = Un avis par le canal de ce serveur.
    .no-means = Personne n'est averti.
    .yes-means = Ton nom et le jeu y sont envoyés, une fois par tour et à chaque invitation.
own-theme-means = Un thème à toi.

## The picture of how it looks

preview = Aspect maintenant
    .brief = Aspect
character = person.
red = rouge
blue = bleu
horse = cheval
object = objet
ink = encre
soft = doux
dim = pâle
take = prends :{ " " }
point = +1 point
pay = , ou paie{ " " }
readable = Facile à lire : contraste de 4,5 au moins.
    .own = Avec les couleurs de ton terminal.

# What a key does, in a few words more, in the list of everything by name.
as-before-told = comme tout était à ton arrivée
standard-told = tous les réglages comme au début
