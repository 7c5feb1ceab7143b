"""What Rise of Tribes gives points for, in words."""

from __future__ import annotations

from rules.rise_of_tribes.components.box import GOALS

DEEDS = {
    "villages": "villages",
    "elder": "destroying an elder's village",
    "invaders": "beating the last invaders",
    "altar": "a member given to the Altar",
    "chieftain": "becoming chieftain",
    "tiger hunted": "hunting the tiger",
    "mammoth hunted": "hunting the mammoth",
    "mammoth tamed": "taming the mammoth",
    "mammoth lost": "the loss of the mammoth",
}
"""What an event calls it, and what stands behind "for"."""


def scored_for(why: str) -> str:
    """What the points are for, behind "for": `villages`, `the goal Cart`."""
    return f"the goal {why}" if why in GOALS else DEEDS[why]
