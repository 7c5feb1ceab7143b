### What special lands and elders do, as facts.

melted = Il Ghiacciaio sciolto
    .does = chi per primo raccoglie lì ne prende tutte le pietre
volcano = Il vulcano
    .does = { LIST($hexes) } possono dare pietra invece del loro; quando erutta, lì le tribù possono perdere membri, e ottengono una pietra
elders = Anziani
    .do = una volta a turno, una tribù con l'anziano sulla mappa può dare a un giocatore 1 risorsa per usare un suo sviluppo; se nel tuo turno cade il villaggio con l'anziano di un'altra tribù, ottieni 1 punto
glacier = { $help }; ogni azione con due soli ci mette una pietra; la quinta lo scioglie, e chi per primo raccoglie lì le prende tutte e cinque
leader = { $who ->
    [you] Il tuo capotribù, { $power }
   *[other] Capotribù di { $who }, { $power }
}
land = La terra
    .gives = i laghi danno cibo, le foreste legno, le montagne pietra
crowd = Più di { $limit } in un esagono
    .fights = dopo le due azioni lottano: tutte le parti ne perdono uno insieme, più volte, finché non ne resta al massimo una
# The same in a legend, and what a village brings.
usual = I laghi danno cibo, le foreste legno, le montagne pietra.
    .crowd = Oltre { $limit } in un esagono si perdono membri.
