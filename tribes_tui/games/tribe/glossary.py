"""The words of Tribe, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    Word("character", "A warrior, elder, hunter, shaman or scout: it begins a chain and needs three vases.", never=("Tribù", "Tribu")),
    Word("vase", "A card with an icon and spheres that a character may need.", never=("Diorama",)),
    Word("multi", "A vase that stands for any icon, once in a chain.", never=("multidiorama", "Multidiorama")),
    Word("icon", "Calumet, flag, sky, weapon or spirit: what a vase carries and a character needs.", never=("skyforce",)),
    Word("chain", "A character and its vases in order."),
    Word("alone", "Of a character: without a vase.", "alone", never=("lone",)),
    Word("totem", "Crowns a complete chain and protects it."),
    Word("magical", "Of a chain with a totem: its vases are of one colour, and it counts ten more.", "magical"),
    Word("sphere", "What a card on the table counts at the end of a challenge: each is a point. Once somebody has a hundred, the most win."),
    Word("event", "A card that destroys vases: wolf one, buffalo two.", never=("Evento",)),
    Word("wolf", "An event that destroys one vase.", "wolves"),
    Word("buffalo", "An event that destroys two vases.", "buffalo"),
    Word("protection", "A card that saves vases: strength one, courage two.", never=("Protezione",)),
    Word("action", "A card that draws three, or blocks a player.", never=("Azione",)),
    Word("draw three", "The action card with which one draws three cards and discards as many.", "draw three"),
    Word("block", "An action card: the player who gets it misses a turn."),
    Word("leader", "A player's board, never a card: its character may stay alone."),
    Word("challenge", "From a deal until somebody closes; then spheres are counted.", never=("manche",)),
    Word("closer", "Who ends a challenge."),
    Word("draw pile", "The cards to draw from."),
    Word("discard", "The cards that are out, for all to see."),
)  # fmt: skip

SIGNS = (
    Sign("●", "a red sphere, or red", "tone-red"),
    Sign("◆", "a blue sphere, or blue", "tone-blue"),
    Sign("■", "both colours at once"),
    Sign("○", "no colour"),
    Sign("═", "two cards of one chain hang together"),
    Sign("▒▒", "a card that lies face down beside a chain", "soft"),
    Sign(
        "+10",
        "on a totem: the chain is of one colour, which is magical, and counts ten more; in its place: what it brings",
        "gain",
    ),
    Sign("++", "a card may be hidden here, face down", "legal"),
    Sign("needs", "what the chain waits for next", "accent"),
    Sign("alone", "a character without a vase: it goes, unless it gets one in time or is its owner's leader", "danger"),
    Sign("R B *", "in one row: red, blue, both", "soft"),
)
