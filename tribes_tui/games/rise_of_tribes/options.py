"""The options of Rise of Tribes in words: what its modules bring to the island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.words.options import OptionWords, handicap, switch

if TYPE_CHECKING:
    from rules.core.option import Value

LEADERS = {
    "Daba": "Trader or Crafty Builders",
    "Dananu": "Cunning or Agriculture",
    "Indartsu": "Farming or Exogamy",
    "Kaha": "Wayfarers or Focused Effort",
    "Kia-Kia": "Ambush or Dreamtime",
    "Kiror": "Pathfinder or Evasion",
    "Mu'k'a'an": "Shared Bounty or Intimidate",
    "Tunga": "Hidden Village or Light in the Dark",
}
"""Tribe -> its two leader powers."""


def _land(name: str, about: str) -> OptionWords:
    return switch(name, about, "It is a part of the island.", "It stays in the box.")


def _tribe(seat: int) -> OptionWords:
    values: dict[Value, tuple[str, str]] = {"random": ("by chance", "Drawn from those that nobody chose.")}
    values |= {tribe: (tribe, f"Its leader powers: {powers}.") for tribe, powers in LEADERS.items()}
    return OptionWords(
        f"Tribe of seat {seat}", "Each tribe has its own price of a village and its own leader powers.", values
    )


OPTIONS = {
    "elders": switch(
        "Elders",
        "Your elder may come to live in a village that you build. Then, once a turn, you may give another player a resource "
        "to use one of the developments that they have completed. Whoever destroys an elder's village gains a point.",
        "Each tribe has one elder.",
        "Without elders.",
    ),
    "special_terrain": OptionWords(
        "Special terrain",
        "Tiles with a rule of their own take the place of some lakes, forests and mountains.",
        {
            "none": ("none", "The island of the basic game."),
            "mixed": ("three by chance", "Three of the eight, drawn by chance."),
            "all": ("all eight", "Each of the eight."),
            "chosen": ("those I choose", "Each of the eight can be chosen below."),
        },
    ),
    "leaders": switch(
        "Leader powers",
        "Each tribe has two leaders, each with a power: to trade, to build for less, to flee from a conflict and so on. "
        "You choose one of the two at the beginning.",
        "Everybody chooses one of their tribe's two leaders.",
        "Tribes have no powers of their own.",
    ),
    "strict_bank": switch(
        "The bank can run dry",
        "Whether food, wood and stone are limited.",
        "There are 32 of each kind; who should get more gets what is left.",
        "The bank always has enough.",
    ),
    "layout": OptionWords(
        "Shape of the island",
        "How the fifteen tiles lie with four players.",
        {
            "standard": ("as in the rules", "No side of it is like another."),
            "symmetric": ("symmetric", "Its sides are alike."),
        },
    ),
    "great_lake": _land("Great Lake", "A lake that gives one food more when you gather there."),
    "great_forest": _land("Great Forest", "A forest that gives one wood more when you gather there."),
    "great_mountain": _land("Great Mountain", "A mountain that gives one stone more when you gather there."),
    "wild_land": _land(
        "Wild Land",
        "It counts as lake, forest and mountain, and gives any mix of the three.",
    ),
    "tar_pit": _land("Tar Pit", "A lake. After the conflicts every tribe with a single member there loses it."),
    "jungle": _land("Jungle", "A forest where only three or more of your members can gather."),
    "desert_oasis": _land("Desert Oasis", "A lake where only three or more of your members can gather."),
    "glacier": _land(
        "Glacier",
        "Ice on a mountain: room for three, no village, one stone at most. Each action with at least two suns adds a "
        "stone; after the fifth it melts, and the next who gathers there takes all five.",
    ),
    **{f"tribe_{seat}": _tribe(seat) for seat in range(1, 5)},
    **handicap(
        4,
        {1: "Everybody else begins with 1 point."}
        | {n: f"Everybody else begins with {n} points." for n in range(2, 6)},
    ),
    "standstill": OptionWords(
        "When nobody gets on",
        "Whether the game ends when nobody scores for long: most points win, then most villages, goals, members.",
        {
            40: (
                "ends after 40 rounds",
                "40 rounds in a row without a point end the game; it is told from the 30th on.",
            ),
            "never": ("goes on", "The game goes on until somebody has 15 points."),
        },
    ),
}
"""Option -> its words."""
