"""The words of Tribe, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    Word("character", "A warrior, elder, hunter, shaman or scout: it begins a chain and needs three vases.", never=("Tribù", "Tribu")),
    Word("vase", "A card with an icon and spheres; a character needs three. A totem is no vase.", never=("Diorama",)),
    Word("multi", "A vase that stands for any icon, once in a chain.", never=("multidiorama", "Multidiorama")),
    Word("icon", "Calumet, flag, sky, weapon or spirit: each vase has one, and a character needs three in order. The flag of the sky and the flag of the sun are flags; desert wind and lightning are sky.", never=("skyforce",)),
    Word("chain", "A character and its vases in order. With three it is complete."),
    Word("alone", "Of a character: without a vase.", "alone", never=("lone",)),
    Word("totem", "Five spheres on top of a complete chain, which nobody can attack then."),
    Word("magical", "Of a chain with a totem: its vases are of one colour (a multi is both), and it counts ten more.", "magical"),
    Word("sphere", "What a card on the table counts at the end of a challenge: each is a point. Once somebody has a hundred, the highest total wins."),
    Word("event", "A card that destroys vases: wolf one, buffalo two.", never=("Evento",)),
    Word("wolf", "An event that destroys one vase.", "wolves"),
    Word("buffalo", "An event that destroys two vases.", "buffalo"),
    Word("protection", "A card that saves vases, also called feathers: strength one, courage two.", never=("Protezione",)),
    Word("action", "A card that draws three, or blocks a player.", never=("Azione",)),
    Word("draw three", "An action card: draw three cards, then discard three.", "draw three"),
    Word("block", "An action card: the player who gets it skips a turn."),
    Word("leader", "A player's board, never a card: the same character may stay alone in that player's chains."),
    Word("challenge", "From a deal until somebody closes; then spheres are counted.", never=("manche",)),
    Word("closer", "Whoever completes enough chains: the challenge ends, and all others pay for the cards left to them."),
    Word("draw pile", "The cards to draw from, face down."),
    Word("discard", "A card put aside, face up. The top one may be taken if it is a vase or a totem."),
)  # fmt: skip

SIGNS = (
    Sign("●", "a red sphere, or red", "tone-red"),
    Sign("◆", "a blue sphere, or blue", "tone-blue"),
    Sign("■", "a sphere of both colours at once"),
    Sign("○", "a character's sphere, which has no colour"),
    Sign("═", "two cards of one chain hang together"),
    Sign("▒▒", "a card that lies face down beside a chain", "soft"),
    Sign(
        "+10",
        "on a totem: the chain is magical (of one colour) and counts ten more",
        "gain",
    ),
    Sign("+15", "where a totem may come: what it would bring, ten of it for magic", "gain"),
    Sign("T  T?  M", "in a narrow window: a totem; the place of one; the totem of a magical chain"),
    Sign("46 +25 laid", "46 points of the challenges before, and 25 that the cards on the table would bring now"),
    Sign("2/4 chains", "two complete chains of the four that close the challenge; behind them the player's leader"),
    Sign("++", "a card may be hidden here, face down", "legal"),
    Sign("needs  ?", "the vase that goes on the chain next", "accent"),
    Sign(
        "alone",
        "a character without a vase: it leaves, unless it gets one in its owner's next turn or is its owner's leader",
        "danger",
    ),
    Sign("R B *", "in one row: red, blue, both", "soft"),
)
