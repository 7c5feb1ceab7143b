"""The words that both games of Tribal share, and the signs of their cards."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

CARDS = (
    Word("djembe", "An orange symbol."),
    Word("mask", "An orange symbol."),
    Word("lizard", "A blue symbol."),
    Word("turtle", "A blue symbol."),
    Word("symbol", "Djembe, mask, lizard or turtle.", never=("suit",)),
    Word("colour", "Orange or blue: it changes from card to card in a column."),
    Word("column", "Cards that fall by one and change colour, from the base to the end.", never=("pile of cards",)),
    Word("base", "The first card of a column."),
    Word("end", "The last card of a column, the only one that lies free."),
    Word("group", "A card of a column with all that lies on it."),
    Word("zone", "The columns in front of a player."),
    Word("stock", "The cards to draw from.", never=("talon",)),
    Word("cleaning", "What everybody does in their own zone before the turns begin."),
)

SYMBOLS = (
    Sign("▼", "djembe, orange", "tone-djembe"),
    Sign("◊", "mask, orange", "tone-mask"),
    Sign("§", "lizard, blue", "tone-lizard"),
    Sign("∩", "turtle, blue", "tone-turtle"),
)
