"""The mood of each table: its felt, its panels and its one accent."""

PARTS = ("above", "below", "panel", "line", "accent")
"""Felt at the upper and the lower edge of the screen; panels and bars; thin lines; titles and the present step."""

_TONES = {
    "tribe": ("#2c1d17 #17100d #36241c #86604a #f0935a", "#f6e7d6 #e7d1b8 #ead6bf #b08a6c #953c0a"),
    "indy": ("#14272f #0b171d #1b343e #4d7a87 #8fd5da", "#e6f0ee #cfe0de #d6e6e4 #7fa3a6 #14626a"),
    "duel": ("#221d2b #141119 #2c2637 #6d6284 #c3aef0", "#efeaf3 #ddd5e6 #e2dbea #9a8fb0 #5a3f96"),
    "rixe": ("#15291f #0c1912 #1d382b #4d7d63 #c3dc77", "#e8f1e4 #d2e2cd #d9e8d4 #83a486 #3d6a17"),
    "rise": ("#10303d #0a1a24 #15303d #45707f #a3c8f7", "#dfeef3 #bcd7e2 #d2e6ee #7ba0b0 #1f5a94"),
    "five": ("#2b1c30 #180f1d #382640 #7b5b84 #f0a3bd", "#f7ead2 #ecd6b0 #efdcbb #b5966a #7a3d6b"),
    "dusk": ("#1a1526 #100d16 #2a2238 #6d5d84 #f0935a", "#f3ecf6 #e2d8ea #e6dcee #9a8bb0 #7a3e0c"),
}
"""Mood -> the five in the dark theme, the five in the light one."""
_STARK = "#000000 #000000 #202020 #ffffff #ffff00"

MOODS = tuple(_TONES)
DUSK = "dusk"
"""The mood of home, of lists and pages, and of whatever has none of its own."""


def moods_of(kind: str) -> dict[str, str]:
    """All variables `MOOD-PART`. `kind`: dark, light or stark."""
    found: dict[str, str] = {}
    for mood, (dark, light) in _TONES.items():
        values = {"dark": dark, "light": light, "stark": _STARK}[kind].split()
        found |= {f"{mood}-{part}": value for part, value in zip(PARTS, values, strict=True)}
    return found


MOOD_OF = {
    "tribe": "tribe",
    "indy": "indy",
    "tribal_duel": "duel",
    "tribal_rixe": "rixe",
    "rise_of_tribes": "rise",
    "five_tribes": "five",
}
"""Game -> the mood of its table."""


def mood_of(game_id: str) -> str:
    """The mood of a game's table and of whatever is about that game."""
    return MOOD_OF.get(game_id, DUSK)
