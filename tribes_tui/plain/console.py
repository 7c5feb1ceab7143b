"""Lines in, lines out, and what typed words mean in the language that is spoken."""

import os
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from typing import TextIO
from unicodedata import combining, normalize

from tribes_tui.errors import printable
from tribes_tui.words.common import bare, fold, in_english, spoken
from tribes_tui.words.said import plain as said

ASCII = str.maketrans(
    dict.fromkeys("─━═╌", "-")
    | dict.fromkeys("│┃║", "|")
    | dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+")
    | {"·": ".", "•": "*", "×": "x", "→": "->", "←": "<-", "–": "-", "—": "-", "…": "...", "’": "'", "“": '"', "”": '"'}
    | {"«": '"', "»": '"', "œ": "oe", "Œ": "OE", "\u00a0": " ", "\u202f": " "}
)


def in_ascii(text: str) -> str:
    """The text with what its signs are written as where there is nothing but ASCII.

    >>> in_ascii("2 × 3 → 6")
    '2 x 3 -> 6'
    >>> in_ascii("è così")
    'e cosi'
    """
    letters = (sign for sign in normalize("NFD", text.translate(ASCII)) if not combining(sign))
    return "".join(letters).encode("ascii", "replace").decode()


class Console:
    """A person, or a script, at the two ends of a line-wise conversation."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None, ascii_only: bool = False) -> None:
        """Talk over standard input and output unless told otherwise."""
        self._source = sys.stdin if source is None else source
        self._sink = sys.stdout if sink is None else sink
        self._ascii = ascii_only

    @property
    def is_terminal(self) -> bool:
        """Whether a person sits at a terminal there; false in a pipe."""
        return self._source.isatty()

    @property
    def columns(self) -> int:
        """How wide the terminal is that lines are shown on; 0 where they go elsewhere."""
        return screen_size().columns if self._sink.isatty() else 0

    def say(self, *lines: str) -> None:
        """Print lines, and nothing that a terminal would obey; on a terminal none is longer than it is wide, lest it cut a word in two."""
        columns = self.columns
        for line in lines:
            shown = line if line.isprintable() else "\n".join(map(printable, line.split("\n")))
            text = in_ascii(shown) if self._ascii else shown
            for piece in fold(text, columns) if columns else (text,):
                self._sink.write(piece + "\n")
        self._sink.flush()

    def say_all(self, lines: Iterable[str]) -> None:
        """Print every line of `lines`."""
        self.say(*lines)

    def ask(self) -> str | None:
        """The next line without its end, or None at the end of input."""
        line = self._source.readline()
        return line.strip() if line else None

    def clear(self) -> None:
        """Scroll what stands on a terminal out of sight; nothing in a pipe."""
        if self.is_terminal:
            self.say(*[""] * screen_size().lines)


def screen_size() -> os.terminal_size:
    """How many columns and lines the terminal has, 80 by 24 where it doesn't say."""
    try:
        columns, lines = os.get_terminal_size()
    except OSError:
        columns = lines = 0
    return os.terminal_size((columns or 80, lines or 24))


# ---- The words that are typed -------------------------------------------------------------------------


WORDS: dict[str, Sequence[Callable[[], str]]] = {
    "again": (said.typed_again, said.typed_again_also),
    "news": (said.typed_news, said.typed_news_also),
    "choices": (said.typed_choices, said.typed_choices_also),
    "would": (said.typed_would, said.typed_would_also),
    "do": (said.typed_do,),
    "why_not": (said.typed_why_not,),
    "rules": (said.typed_rules,),
    "hint": (said.typed_hint,),
    "know": (said.typed_know, said.typed_know_also),
    "memory_on": (said.typed_memory_on,),
    "memory_off": (said.typed_memory_off,),
    "back": (said.typed_back,),
    "save": (said.typed_save,),
    "undo": (said.typed_undo,),
    "redo": (said.typed_redo,),
    "seed": (said.typed_deal, said.typed_seed),
    "stars": (said.typed_stars,),
    "quit": (said.typed_quit,),
    "help": (said.typed_help,),
    "full": (said.typed_full,),
    "brief": (said.typed_brief,),
    "pass": (said.typed_pass,),
    "skip": (said.typed_skip,),
    "me": (said.typed_me,),
}
"""What is meant, by a name of ours, and what says how it is typed."""


def meant(line: str, among: Collection[str]) -> str:
    """Which of these a line is, as a whole; "" if none."""
    found = _meanings(spoken()).get(line.lower(), "")
    return found if found in among else ""


def begins(line: str, among: Collection[str], with_more: Collection[str]) -> tuple[str, str]:
    """Which of these a line is, or, of those that take more, begins with, and the rest of it; two times "" if none."""
    typed = line.lower()
    for word, name in _meanings(spoken()).items():
        if name in among and (typed == word or (name in with_more and typed.startswith(word + " "))):
            return name, line[len(word) :].strip()
    return "", ""


def words(among: Collection[str]) -> list[str]:
    """All that can be typed for these."""
    return [word for word, name in _meanings(spoken()).items() if name in among]


def listed(*messages: Callable[[], str]) -> tuple[str, ...]:
    """The words of such messages, in the language that is spoken and in English."""
    said_here = [message() for message in messages] + [in_english(message) for message in messages]
    return tuple(dict.fromkeys(word.strip().lower() for text in said_here for word in text.split(",")))


@cache
def _meanings(language: str) -> dict[str, str]:
    """What can be typed in a language, long words first, and what each means; accents may be left out."""
    found = {word: name for name, messages in WORDS.items() for word in listed(*messages)}
    found |= {bare(word): name for word, name in found.items()}
    return dict(sorted(found.items(), key=lambda one: -len(one[0])))
