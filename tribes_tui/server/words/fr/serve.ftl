### The command `tribes serve`: its help, its errors, what it tells who keeps the host. Errors are clauses, behind `tribes: `.

## cli.py: what can be typed

serve = un serveur pour des amis : ils viennent par simple ssh
serve-more =
    Les amis viennent avec { "`ssh -p PORT HOST`" } et n'importe quelle clé ; la clé dit qui ils sont. Tables, gens et invitations sont
    gardés dans le dossier { "`host`" } à côté de tes parties. { "SIGTERM" } arrête le serveur ; au redémarrage, toute partie continue.

    exemples :
    { "  tribes serve                              " }pour cette machine seule, sur le port 2222
    { "  tribes serve --public --by-invitation     " }pour des amis partout, munis d'un code
    { "  tribes serve --invite                     " }faire un code pour une personne, et finir
    { "  tribes serve --limit sessions=12          " }une autre limite (peut se répéter)
    { "  tribes serve --shared postgresql://tribes@db/tribes" }
    { "                                            " }un serveur parmi d'autres (voir { "tribes host-database" })
    { "  tribes serve --browser                    " }tes parties, dans un navigateur de cette machine

    limites :
port = le port, à partir de 1024 ({ $usual }) ; 0 : un port libre
host = l'adresse où écouter ; si d'autres peuvent l'atteindre, il faut { "--public" }
public = écouter à toutes les adresses ; sans cela, seulement à { "127.0.0.1" }
by-invitation = les clés encore inconnues ont besoin d'une invitation
only-admins-make-tournaments = seuls les administrateurs créent des tournois
only-admins-invite = avec { "--by-invitation" } : les codes faits pour des tables valent pour ceux que le serveur connaît déjà
invite = faire une invitation au serveur (il peut être en marche), l'afficher, et finir
keyless = aucune identification pour les utilisateurs de cette machine (essais)
admin = une clé qui voit la page du serveur
webhook = où avertir de leur tour, en leur absence, ceux qui l'ont demandé (du JSON y est envoyé ; { "@FILE" } contient l'adresse)
sendmail = qui le demande reçoit un mail quand c'est son tour, au plus un par heure, par ce programme ({ $usual })
hands = les tables peuvent montrer toutes les mains à qui regarde, quelques coups après, si tous ceux qui y jouent sont d'accord
limit = changer une limite (voir ci-dessous)
browser = au lieu de ssh : tes parties, dans le navigateur de cette machine
shared = tout garder dans une base PostgreSQL que d'autres serveurs partagent : { "postgresql://USER@MACHINE/NAME" }
proxy-from = adresses ou réseaux de répartiteurs, séparés par des virgules : ce qui en vient doit commencer par un en-tête PROXY
metrics = donner mesures ({ "/metrics" }) et santé ({ "/health" }) par http, là, comme { "127.0.0.1:9100" }
log = y écrire le registre, un fichier par jour, et en garder sept jours
as-root = tourner en root malgré tout (à ne pas faire)

## cli.py: what is wrong with it

for-posix = un serveur demande un système POSIX (Linux, macOS, BSD) : ici tu peux jouer, et rejoindre un serveur par ssh
needs-asyncssh = un serveur a besoin d'asyncssh : { "pip install asyncssh" }
browser-alone = { "--browser" } est pour cette machine seule : pas avec { "--public" } ni { "--host" }
needs-textual-serve = jouer dans un navigateur demande textual-serve : { "pip install textual-serve" }
no-listening = impossible d'écouter à { $where } : { $why }
no-listening-port = impossible d'écouter sur le port { $port } : { $why }
no-fingerprint = { $typed } n'est pas l'empreinte d'une clé : { "ssh-keygen -lf FILE.pub" } l'affiche
no-port = { $typed } n'est pas un port de 1024 à 65535 (ou 0)

## limits.py

limit-means = { $limit ->
    [sessions] personnes connectées à la fois
    [sessions_per_key] sessions d'une clé
    [sessions_per_address] sessions d'une adresse
    [kept_for_admins] sessions en plus, pour les seuls administrateurs
    [waiting] connexions sans session : passé la moitié, les plus anciennes cèdent aux nouvelles
    [waiting_per_address] de même, d'une adresse
    [login_seconds] secondes que peut prendre l'identification
    [logins_per_minute] connexions par minute d'une adresse
    [login_burst] connexions à la fois avant que cela compte
    [longest_penalty] secondes qu'attend au plus une adresse après trop de connexions (doublées à chaque fois)
    [door_seconds] secondes qu'a un nouveau venu pour taper un code et un nom, et une connexion pour ouvrir une session
    [code_tries] essais pour un code d'invitation
    [code_delay] secondes que coûte chaque essai faux
    [packets_per_second] paquets d'une connexion par seconde ; au-delà de cette limite et des trois suivantes, elle est fermée
    [packet_burst] paquets à la fois avant que cela compte
    [requests_per_second] requêtes par seconde qui ont une réponse, cinq fois autant à la fois
    [channels_per_minute] canaux demandés par minute, autant à la fois
    [events_per_second] touches par seconde
    [event_burst] touches à la fois avant que cela compte
    [queue_bytes] octets d'entrée en attente ; le reste ne fait rien
    [flood_seconds] secondes d'un tel flot avant qu'une session soit fermée
    [columns] colonnes d'une fenêtre qui servent
    [rows] lignes d'une fenêtre qui servent
    [resizes_per_second] changements de taille de la fenêtre par seconde
    [variables] variables d'environnement regardées ({ "LANG, LC_*, COLORTERM, NO_COLOR" } sont gardées)
    [variable_bytes] octets gardés de chacune
    [idle_seconds] secondes sans touche à une table avant que la session soit fermée (la place est gardée)
    [idle_warning] secondes sans touche avant d'en avertir
    [lobby_idle_seconds] secondes sans touche dans le salon
    [keepalive_seconds] secondes entre deux vérifications qu'une ligne est vivante
    [keepalive_misses] contrôles sans réponse avant qu'une ligne soit perdue
    [slow_seconds] secondes qu'a un terminal pour répondre avant de compter comme lent
    [grace_line] secondes avant qu'un bot joue pour qui a perdu la ligne (12 au moins)
    [grace_left] secondes avant qu'un bot joue pour qui est parti
    [chat_cells] caractères d'une ligne de discussion
    [chat_burst] lignes de discussion à la fois
    [chat_seconds] secondes pour autant de lignes
    [tables] tables à la fois
    [tables_per_person] tables qu'une personne a ouvertes, ou où elle joue
    [day_tables] tables à la fois où une décision prend des heures ou des jours
    [day_tables_per_person] de même, qu'une personne a ouvertes, ou où elle joue
    [waiting_minutes] minutes où une table attend du monde quand aucun des siens n'est là
    [unplayed_days] jours sans personne avant qu'une partie sans coup soit enlevée
    [table_days] jours sans personne avant qu'une table soit enlevée (son enregistrement reste)
    [spare_seconds] secondes sans personne après lesquelles une table cède à une nouvelle quand toutes sont prises
    [people] personnes que le serveur retient
    [once_days] jours avant d'oublier qui n'est venu qu'un seul jour
    [invitation_hours] heures où vaut une invitation
    [away_days] jours d'absence au plus, pendules arrêtées, là où une décision prend des heures ou des jours
    [away_again_days] jours du début d'une telle absence au début de la suivante
    [mail_hours] heures au moins entre deux mails à une personne
    [queue_widen] points de classement par seconde dont s'élargit la recherche de partenaires
    [queue_bot_seconds] secondes avant de proposer des bots à qui attend des partenaires
    [queue_absent_seconds] secondes où qui n'est pas connecté attend encore des partenaires, et est apparié dans un tournoi
    [tournaments] tournois à la fois, en cours ou ouverts
    [tournament_people] personnes dans un tournoi
    [round_break_seconds] secondes entre deux rondes d'un tournoi d'un soir
   *[bot_seconds] secondes entre deux coups de bots
}
no-limit = il n'y a pas de limite { $typed } ({ "tribes serve --help" } les donne)
no-number = la limite { $limit } est un nombre, pas { $typed }
above-zero = la limite { $limit } doit être au-dessus de 0

## command.py, and where the host keeps what is its own

no-folder = un serveur ne peut rien garder dans { $folder } : { $why }
others-folder = { $folder } est à un autre utilisateur : fais les invitations sous son nom
no-invitation = impossible de garder l'invitation : { $why }
no-log = impossible d'écrire un registre dans { $folder } : { $why }
needs-prometheus = les mesures ont besoin de prometheus-client : { "pip install 'tribes-tui[metrics]'" }
no-metrics-address = { "--metrics" } veut une adresse et un port, comme { "127.0.0.1:9100" }, pas { $typed }
no-root = un serveur n'a pas besoin de root : lance-le sous un autre utilisateur (ou ajoute { "--as-root" })
needs-public = d'autres peuvent atteindre { $host } : ajoute { "--public" } si tu le veux
keyless-near = { "--keyless" } ne va pas avec { "--proxy-from" } : qui vient par un répartiteur semble être sur sa machine
keyless-alone = { "--keyless" } est pour cette machine seule : pas avec { "--public" }
no-networks = { "--proxy-from" } veut des adresses ou des réseaux, comme { "10.0.0.0/8,192.0.2.7" }
runs-already = un serveur tourne déjà sur { $folder }
damaged = { $file } est abîmé : répare-le, ou mets-le ailleurs pour repartir de zéro
damaged-nameless = { $file } est abîmé : quelque chose n'y a pas de { $field } ; répare-le, ou mets-le ailleurs pour repartir de zéro
no-webhook-file = le fichier du webhook est illisible : { $why }
no-webhook = un webhook commence par { "https://" } ou { "http://" } (ou { "@FILE" }, qui contient son adresse)
no-sendmail = { $program } n'est pas un programme à lancer : { "--sendmail" } veut le chemin entier d'un programme
no-host-key = la clé du serveur { $file } est illisible ({ $why }) : remets l'ancienne, ou mets-la ailleurs
not-own = { $file } doit être à toi, et pas un lien
not-private = d'autres peuvent lire { $file } : { "chmod" } { $mode } { $file }

## What is told as it begins

listening = à l'écoute sur le port { $port } de { $host }
    .near = à l'écoute sur le port { $port } de { $host } ({ "--public" } : pour des amis ailleurs)
    .all = à l'écoute sur le port { $port } de toutes les adresses
    .all-near = à l'écoute sur le port { $port } de toutes les adresses ({ "--public" } : pour des amis ailleurs)
host-key = clé du serveur { $fingerprint } : demande à tes amis de la comparer
measurements = mesures sur le port { $port } de { $host }

## browser.py: the page, and who is refused

open-in-browser = ouvre { $address } dans un navigateur de cette machine ; ctrl+c y met fin
whole-address = ouvre l'adresse entière affichée par { "tribes serve --browser" }
not-this-name = pas le nom de ce serveur
not-this-page = pas une page de ce serveur
enough-pages = { $pages ->
    [one] 1 page est ouverte : ferme-la
   *[other] { $pages } pages sont ouvertes : fermes-en une
}
page-comes = Tribes démarre…
page-ended = Session finie. Ta partie est enregistrée à son dernier coup.
page-again = Continuer
