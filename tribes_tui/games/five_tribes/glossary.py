"""The words of Five Tribes, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    Word("tile", "One of thirty: a village, a sacred place, an oasis, a small or a large market."),
    Word("meeple", "One of the people on the tiles, of five tribes.", never=("pawn",)),
    Word("tribe", "Viziers, elders, merchants, builders or assassins."),
    Word("vizier", "Stands in front of a player and counts."),
    Word("elder", "Stands in front of a player, counts, and pays for djinns."),
    Word("merchant", "Brings cards of the row."),
    Word("builder", "Brings gold for the blue tiles around."),
    Word("assassin", "Kills a meeple."),
    Word("camel", "Says whose a tile is.", never=("dromedary",)),
    Word("palm tree", "Three points on a tile; an oasis brings one."),
    Word("palace", "Five points on a tile; a village brings one."),
    Word("djinn", "A card with points and a power."),
    Word("fakir", "A card that is never sold; it helps builders, bids and djinns."),
    Word("good", "Any other card: different ones are worth more together.", never=("merchandise",)),
    Word("row", "The cards that can be bought."),
    Word("bid", "Gold for an early place in the order of a round."),
    Word("gold coin", "What bids and markets cost; each counts a point."),
    Word("sale", "Different goods for gold."),
    Word("activation", "What a player does when their marker comes up."),
)

SIGNS = (
    Sign("V", "a vizier, yellow", "meeple-vizier"),
    Sign("E", "an elder, white", "meeple-elder"),
    Sign("M", "a merchant, green", "meeple-merchant"),
    Sign("B", "a builder, blue", "meeple-builder"),
    Sign("A", "an assassin, red", "meeple-assassin"),
    Sign("E4", "four of them"),
    Sign("∩", "a camel: the tile is taken"),
    Sign("†", "a palm tree; the number beside it counts them", "palm"),
    Sign("▲", "a palace", "palace"),
    Sign("5", "at the end of a name: what the tile is worth", "soft"),
)
