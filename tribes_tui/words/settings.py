"""What the screen of settings says: of each its title, a sentence, and what its values are called and mean."""

from __future__ import annotations

from typing import NamedTuple

TITLE = "settings"
WHERE = "kept on this machine, and at once"
QUESTION = "How should it look and feel?"
REMARK = "Seen at once, where nothing else is said."
AS_BEFORE = "all as they were"
PREVIEW = "As it looks now"


class Setting(NamedTuple):
    """A setting in words; `values`: (value, what it is called, what it means), for one of yes and no what each means."""

    title: str
    about: str
    values: tuple[tuple[object, str, str], ...]


LOOKS, PLAY, HANDS = "Looks", "Play", "Hands"

SETTINGS = {
    "theme": Setting(
        "Theme",
        "The colours of tables and screens.",
        (
            ("tribes-dark", "dark", "Light pieces on a dark table."),
            ("tribes-light", "light", "The same pieces on a light table."),
            ("tribes-contrast", "high contrast", "Black, white, and strong colours."),
            ("terminal", "the terminal's own", "The sixteen colours that your terminal has."),
        ),
    ),
    "colours": Setting(
        "Colours",
        "How many your terminal shows; from the next start on.",
        (
            ("auto", "as the terminal says", "Right for nearly all terminals."),
            ("truecolor", "16 million", "Everything as it was drawn."),
            ("256", "256", "The nearest colours; the table is of one tone."),
            ("16", "16", "For old terminals."),
            ("none", "none", "Frames, underlines and marks instead of colours."),
        ),
    ),
    "ascii": Setting(
        "ASCII signs only",
        "For terminals and fonts that lack other signs.",
        ((False, "", "Round corners, pictures, arrows."), (True, "", "Letters, + - | and no colours.")),
    ),
    "motion": Setting(
        "Show what moves",
        "At most 0.6 seconds; any key ends it.",
        ((False, "", "Everything is at its place at once."), (True, "", "Cards and pieces go where they are put.")),
    ),
    "pace": Setting(
        "Pace of bots",
        "How long a bot's move is shown before the next.",
        (
            ("calm", "calm", "Half a second for each move."),
            ("quick", "quick", "A sixth of a second for each move."),
            ("none", "at once", "Bots play without a pause."),
        ),
    ),
    "moments": Setting(
        "What has happened",
        "Pages that show the end of a round, a conflict, an eruption.",
        (
            ("stay", "stays until Enter", "There is time to read it."),
            ("go", "goes by itself", "For three seconds, or until a key."),
            ("none", "is not shown", "What happened is found in the log."),
        ),
    ),
    "announce": Setting(
        "Announce",
        "For screen readers, on the next table.",
        ((False, "", "The board alone."), (True, "", "What happens, and the focus, as lines below it.")),
    ),
    "asking": Setting(
        "Ask me out of turn",
        "For decisions during others' turns.",
        (
            ("changed", "when the table changed", "Only if something happened that matters to it."),
            ("always", "always", "At each chance to decide."),
            ("never", "when I call", "Only after you have asked for it with e."),
        ),
    ),
    "turn": Setting(
        "Your turn",
        "What the terminal does when its window is not in front.",
        (
            ("bell", "rings", "The terminal's bell, whatever yours is."),
            ("notify", "rings and tells", "The bell and a notification, if your terminal has one."),
            ("never", "nothing", "Look for yourself."),
        ),
    ),
    "memory": Setting(
        "Help with memory",
        "Which cards are gone, what others were seen to take.",
        ((True, "", "You are told what was to be seen before."), (False, "", "Only what lies open now.")),
    ),
    "learning": Setting(
        "Learning mode",
        "Your first moves are confirmed with the rule behind them.",
        ((False, "", "Moves are played as you make them."), (True, "", "New kinds of moves are explained first.")),
    ),
    "keys": Setting(
        "Keys",
        "Others can be named in the file keys.json.",
        (
            ("usual", "usual", "Arrows walk."),
            ("vi", "those of vi", "h j k l walk; H J L are hint, jump and log."),
        ),
    ),
    "mouse": Setting(
        "Mouse",
        "From the next start on; M on a table changes it there.",
        ((True, "", "Everything can be clicked."), (False, "", "Text can be selected with the mouse.")),
    ),
}
"""Setting -> its words, in the order in which they stand."""

GROUPS = {
    LOOKS: ("theme", "colours", "ascii", "motion"),
    PLAY: ("pace", "moments", "announce", "asking", "turn", "memory", "learning"),
    HANDS: ("keys", "mouse"),
}
"""Heading -> the settings below it."""

READ_TALK = Setting(
    "Read what others say",
    "In the lobby and at tables.",
    ((True, "", "What others say is shown."), (False, "", "You see nothing of it.")),
)


TOLD_AWAY = Setting(
    "Your turn while you are away",
    "Through the channel that this host has for it.",
    (
        (False, "", "Nobody is told."),
        (True, "", "Your name and the game are told there, once a turn, and when you are invited."),
    ),
)


def own_theme(name: str) -> tuple[object, str, str]:
    """A theme of the person's own, as a value."""
    return name, name, "A theme of your own."


CARDS = (("character", "2", "red"), ("horse", "5", "red"), ("object", "1", "blue"))
"""Of the preview: name, value, colour."""
LEVELS = ("ink", "soft", "dim")
TAKE, POINT, PAY, LOSS = "take it: ", "+1 point", ", or pay ", "−1"
READABLE = "Text stands out by 4.5 to 1 or more."
