"""A person's settings: a small JSON file in the folder where games are kept."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from saves import SaveError, Unwritable
from saves.place import home, write_whole
from tribes_tui.display.terminals import BELL, NEVER, NOTIFY
from tribes_tui.errors import why
from tribes_tui.words.language import LANGUAGES
from tribes_tui.words.said import errors as said

THEMES = ("tribes-dark", "tribes-light", "tribes-contrast", "terminal")
PACES = ("calm", "quick", "none")
MOMENTS = STAY, GO, NOT_SHOWN = "stay", "go", "none"
FIRST = "first"
"""Where a cursor begins that advises nothing."""
FILE = "settings.json"


class Settings(NamedTuple):
    """What a person chose.

    `theme` one of `THEMES`; `ascii` signs in ASCII only; `mouse` whether the program takes the mouse (off: text
    can be selected); `pace` how long a bot's move is shown; `keys` the usual ones or those of vi; `motion` whether
    what changed is shown moving; `learning` whether moves are confirmed with the rule behind them at first;
    `asking` how often one is asked out of turn; `moments` what becomes of the pages that show what has happened; `memory` whether one is told what one would have to remember; `colours` the number of colours when the terminal is misjudged; `announce` whether
    events and what has the focus are said in lines below the board; `turn` what the terminal does when it is one's turn and
    its window is not in front; `talk` whether rivals say a short word at times; `cursor` whether it begins on a good move or on the first; `language` in which all is said, "" for that of the environment.
    """

    theme: str = THEMES[0]
    ascii: bool = False
    mouse: bool = True
    pace: str = PACES[0]
    keys: str = "usual"
    motion: bool = True
    learning: bool = False
    asking: str = "changed"
    colours: str = "auto"
    moments: str = MOMENTS[0]
    announce: bool = False
    turn: str = BELL
    memory: bool = True
    talk: bool = True
    cursor: str = "good"
    language: str = ""


CHOICES: Mapping[str, tuple[Any, ...]] = {
    "theme": THEMES,
    "ascii": (False, True),
    "mouse": (True, False),
    "pace": PACES,
    "keys": ("usual", "vi"),
    "motion": (True, False),
    "learning": (False, True),
    "asking": ("changed", "always", "never"),
    "moments": MOMENTS,
    "announce": (False, True),
    "turn": (BELL, NOTIFY, NEVER),
    "memory": (True, False),
    "talk": (True, False),
    "cursor": ("good", FIRST),
    "colours": ("auto", "truecolor", "256", "16", "none"),
    "language": ("", *LANGUAGES),
}
"""Setting -> what it may be; a theme may also be one's own."""


def load(folder: Path | None = None) -> Settings:
    """The settings kept in `folder` (None: the person's own); defaults for whatever is missing or makes no sense."""
    try:
        found = json.loads(((folder or home()) / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError, SaveError):
        return Settings()
    if not isinstance(found, dict):
        return Settings()
    known = {name: (type(found.get(name)), found.get(name)) for name in CHOICES}
    kept = {name: found[name] for name, among in CHOICES.items() if known[name] in [(type(one), one) for one in among]}
    if (
        isinstance(found.get("theme"), str)
        and (folder or home()).joinpath("themes", f"{found['theme']}.json").is_file()
    ):
        kept["theme"] = found["theme"]
    return Settings(**kept)


def save(settings: Settings, folder: Path | None = None) -> None:
    """Keep the settings, all or nothing. Raises `Unwritable`."""
    path = (folder or home()) / FILE
    try:
        write_whole(path, json.dumps(settings._asdict(), indent=1))
    except OSError as error:
        raise Unwritable(said.settings_not_kept(folder=str(path.parent), why=why(error))) from error
