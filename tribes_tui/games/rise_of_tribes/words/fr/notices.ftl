### What special lands and elders do, as facts.

melted = Le Glacier fondu
    .does = qui y récolte en premier en prend toutes les pierres
volcano = Le volcan
    .does = { LIST($hexes) } peuvent donner de la pierre à la place ; à son éruption, les tribus qui y sont peuvent perdre des membres, et gagnent une pierre
elders = Anciens
    .do = une fois par tour, une tribu dont l'ancien est sur la carte peut donner 1 ressource à un joueur pour se servir d'un de ses développements ; si le village avec l'ancien d'une autre tribu tombe pendant ton tour, tu obtiens 1 point
glacier = { $help } ; chaque action avec deux soleils y pose une pierre ; la cinquième le fait fondre, et qui y récolte en premier les prend toutes les cinq
leader = { $who ->
    [you] Ton chef, { $power }
   *[other] Le chef { WHOSE($who) }, { $power }
}
land = La terre
    .gives = les lacs donnent de la nourriture, les forêts du bois, les montagnes de la pierre
crowd = Plus de { $limit } dans un hexagone
    .fights = après les deux actions ils se battent : tous les camps en perdent un ensemble, encore et encore, jusqu'à ce qu'il en reste un au plus
# The same in a legend, and what a village brings.
usual = Lac : nourriture ; forêt : bois ; montagne : pierre.
    .crowd = Plus de { $limit } dans un hexagone : des membres tombent.
