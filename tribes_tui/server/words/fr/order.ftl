### Order: muting and reporting, what the keeper does about it, and the log of that.

## The last line in the terminal of somebody who may not come

banned = L'hôte de ce serveur te ferme la porte.
    .until = L'hôte de ce serveur te ferme la porte jusqu'au { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC.
    .reason = { banned } La raison : { $reason }
    .until-reason = { banned.until } La raison : { $reason }
leave-note = Tu peux laisser un mot à l'hôte, en une ligne (Entrée seule : aucun) :
noted = L'hôte trouvera ton mot.

## Over the lobby, until it has been read: what concerns the reader

told = À lire
read = C'est lu
game-closed = L'hôte de ce serveur a fermé ta table : { $table }. Une partie déjà commencée n'a pas de résultat ; son enregistrement est gardé.
lifted = L'hôte de ce serveur a levé les sanctions contre toi : tu peux de nouveau venir et parler.
renamed = L'hôte de ce serveur t'a donné un autre nom. Tu es désormais { $name }.
called-off = Le tournoi { WHOSE($game) } auquel tu participais est annulé. Une partie en cours se joue jusqu'au bout ; il n'y aura plus d'autre ronde.

## In the lobby: about oneself, where something holds

note = Un mot à l'hôte, qui t'a retiré la parole
note-asked = Que veux-tu dire ? Tu peux laisser un seul mot.

## In the lobby: about somebody

people = Masquer ou signaler quelqu'un
    .key = masquer, signaler
who = Qui ?
mute = Ne plus lire ce que dit cette personne
hear = Lire de nouveau ce que dit cette personne
report = Signaler { $name } à l'hôte
why = Qu'a fait cette personne ? L'hôte voit aussi les dernières lignes dites.
reported = L'hôte voit ton signalement : { $name }.

## The keeper's pages

title = ordre
question = Choisis un signalement, ou quelqu'un.
reported-by = { $name }, signalement : { $by } · { $when }
then-called = { $name } (alors { $before })
banned-line = { $name } : dehors { $until }
silenced-line = { $name } : sans parole { $until }
with-note = un mot · { $line }
note-line = { $name } dit : { $note }
until = jusqu'au { $day }
ever = pour toujours
somebody = Quelqu'un d'autre, par son nom ou sa clé
name-or-key = Un nom, ou une clé comme SHA256:…
nobody = Personne ne porte ce nom.
not-the-keeper = L'hôte de ce serveur ne peut être ni mis dehors ni privé de parole.
log = Le registre de ce que les hôtes ont fait
report-title = signalement : { $name }
why-line = { $by } : { $why }
last-lines = Les dernières lignes dites
nothing-said = Rien n'a été dit.

## What is done

silence = Lui retirer la parole
ban = Lui fermer la porte
rename = Changer son nom
lift = Lever toutes les sanctions
dismiss = Clore le signalement
how-long = Pour combien de temps ?
reason = Pour quelle raison ? La personne la lit (Entrée seule : aucune).
hour = une heure
day = un jour
week = une semaine
month = trente jours
new-name = Quel est son nom désormais ?
done = Fait, et dans le registre.

## The log

acts = le registre
whole = Chaque ligne est telle qu'elle a été écrite.
broken = Le registre n'est pas tel qu'il a été écrit.
empty = Rien n'a encore été fait.
act = { $when } · { $by } { $act ->
    [ban] a fermé la porte à { $whom }
    [silence] a retiré la parole à { $whom }
    [lift] a levé les sanctions contre { $whom }
    [rename] a changé le nom { WHOSE($whom) }
    [appeal] a laissé un mot à l'hôte
    [dismiss] a clos un signalement : { $whom }
    [close] a fermé des tables : { $whom }
    [forget] a oublié { $whom }
   *[invite] a fait une invitation
}
    .until = { act } { $until }
