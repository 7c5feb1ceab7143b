### Thirty messages in a fourth language: what it takes to begin one.

motto = Spiele um Stämme, in jedem Terminal
welcome = { $window ->
    [small] { $colours ->
        [reduced] Willkommen! 1 bis 6 beginnen ein Spiel gegen einen Bot. Mit 120 mal 40 und COLORTERM=truecolor sieht es besser aus.
       *[all] Willkommen! 1 bis 6 beginnen ein Spiel gegen einen Bot. Bei 120 mal 40 sind die Karten größer.
    }
   *[large] { $colours ->
        [reduced] Willkommen! 1 bis 6 beginnen ein Spiel gegen einen Bot. Mit COLORTERM=truecolor haben die Bilder alle Farben.
       *[all] Willkommen! 1 bis 6 beginnen ein Spiel gegen einen Bot.
    }
}
choose = wählen
walk = gehen
help = Hilfe
keys = Tasten
how-many = { $players } Spieler
won-of = { $won } von { $games } gewonnen
games = Spiele
else-here = Alles andere
new-to = Neu bei { $game }? { $key } und Enter bringen es dir bei; Enter beginnt ein Spiel.
go-on = Weiter mit { $game }
last = { $game }: liegt bei Zug { $move }.
    .with = { $game }: liegt bei Zug { $move }, gegen { $others }.
play = { $game } spielen
new-game = Neues Spiel
    .about = Spiel, Plätze, Varianten und Startzahl wählen.
journey = Reise
daily = Spiele des Tages
puzzles = Rätsel
    .about = Finde den Zug, der am häufigsten gewinnt. Jeden Tag ein neues.
learn = Ein Spiel lernen
saves = Gespeicherte Spiele
statistics = Statistik
rules = Regeln
settings = Einstellungen
quit = Ende
    .about = Jeder Zug ist schon gespeichert.
