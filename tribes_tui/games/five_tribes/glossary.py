"""The words of Five Tribes, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    Word("tile", "One of thirty: a village, a sacred place, an oasis, a small or a large market."),
    Word("meeple", "One of the people on the tiles, of five tribes.", never=("pawn",)),
    Word("tribe", "Viziers, elders, merchants, builders or assassins."),
    Word("vizier", "A point at the end, and ten more for each opponent who has fewer of them."),
    Word("elder", "Two points at the end; elders also pay for djinns and their powers."),
    Word("merchant", "Takes the first card of the row that is left."),
    Word("builder", "Earns a gold coin for each blue tile in the square of nine around where it was picked up."),
    Word(
        "assassin",
        "Together they kill one meeple: on a tile at most as many steps away as they are, or a vizier or an elder in front of an "
        "opponent.",
    ),
    Word(
        "camel",
        "Stands on a tile that you control: its points are yours. When a player has none left, the game ends after that round.",
        never=("dromedary",),
    ),
    Word("palm tree", "Three points for whoever controls its tile; a move that ends on an oasis plants one there."),
    Word("palace", "Five points for whoever controls its tile; a move that ends on a village builds one there."),
    Word("djinn", "A card with points and a power; a sacred place sells it for two elders, or an elder and a fakir."),
    Word(
        "fakir",
        "A card that is never sold and brings no points; spend fakirs to help builders and assassins, or to pay for djinns.",
    ),
    Word(
        "good",
        "Any card but a fakir. Goods of different kinds are sold together: the more kinds, the more gold.",
        never=("merchandise",),
    ),
    Word("row", "The face-up cards of the market: merchants take the first ones, markets sell from the front."),
    Word(
        "bid",
        "What a player pays for a place in the order of the round: the highest plays first, then those who pay nothing, the last of "
        "them first.",
    ),
    Word("gold coin", "What bids and markets cost; each is a point."),
    Word("sale", "Goods of different kinds for gold: 1, 3, 7, 13, 21, 30, 40, 50 or 60 for one to nine kinds."),
    Word("activation", "One turn: what a player does when their marker comes up: move, tribe, tile, sale."),
)

SIGNS = (
    Sign("V", "a vizier, yellow", "meeple-vizier"),
    Sign("E", "an elder, white", "meeple-elder"),
    Sign("M", "a merchant, green", "meeple-merchant"),
    Sign("B", "a builder, blue", "meeple-builder"),
    Sign("A", "an assassin, red", "meeple-assassin"),
    Sign("E4", "four of them"),
    Sign("∩", "a camel: the tile is taken"),
    Sign("†", "a palm tree, 3 points; a number behind it counts them", "palm"),
    Sign("⌂", "a palace, 5 points; a number behind it counts them", "palace"),
    Sign("5", "at the end of a tile's name: its points", "soft"),
    Sign("+5", "beside a player's things: the points that they bring now", "soft"),
)
