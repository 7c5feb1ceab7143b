"""Sentences as one speaks: clauses joined by whoever did them, lines of a length, no sign that a synthesiser stumbles over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from tribes_tui.words.common import sentence
from tribes_tui.words.language import spoken

if TYPE_CHECKING:
    from tribes_tui.words.spoken import Clause

LONGEST = 100
"""Characters of a line."""
MOST_NEWS = 24
"""Words of news before a question; what goes beyond it is told when it is asked for."""

STUMBLES = re.compile(
    r"[()\[\]{}<>/\\_*#@=+|~^%&×→←↑↓•·–—−…“”\"`;$§°]|  |\b[A-Z]{2,}\b|\b[A-Za-z]\d[A-Za-z]|\b\d+[A-Za-z]|-\d|!\w"
)
"""What is not read as it is meant: brackets, arrows, codes, words in capitals, several blanks, signs for numbers."""


@cache
def _said(language: str) -> tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]:
    """How signs that sentences for the eye have are said; compiled when the first is said, which no table does at its start."""
    from tribes_tui.words.said import speech as said

    return (
        (r"(?<=\d) \+ (?=\d)", said.sign_and()),
        (r"(?<=[\d)]) x (?=\d)|\s*×\s*", said.sign_times()),
        (r"\s*\([^()]*\)(?='s?(?:\s|$))", ""),
        (r"^[(\[{]\s*", ""),
        (r"\s*[(\[{]\s*", ", "),
        (r"\s*[)\]}]\s*(?=[,.:;!?]|$)", ""),
        (rf"\s*[)\]}}]\s*(?={re.escape(said.sign_times().strip())})", " "),
        (r"\s*[)\]}]\s*", ", "),
        (r"\s*(?:→|->)\s*", said.sign_to()),
        (r"\s*[·•;–—]\s*", ", "),
        (r"(?<![\w.])[-−](?=\d)", said.sign_minus()),
        (r"(?<!\w)\+\s*(?=\d)", said.sign_plus()),
        (r"\s*%", said.sign_percent()),
        (r"\s*=\s*", said.sign_makes()),
        (r"\s*\+\s*|\s*&\s*", said.sign_and()),
        (r"\s*/\s*", said.sign_of()),
        (r"[“”\"`*_#]", ""),
        (r"\b(GROW|MOVE|GATHER|LEAD)(?=S?\b)", lambda found: found[0].lower()),
        (r"\s{2,}", " "),
        (r"\s*,(?=\s*[,.:?])", ""),
    )


def as_said(text: str) -> str:
    """A sentence with signs in words: `team 13 (now standard 9)` is `team 13, now standard 9`, `Birch (bot)'s turn` is `Birch's turn`."""
    for sign, words in _said(spoken()):
        text = re.sub(sign, words, text)
    return text.strip()


def news_sentences(clauses: Iterable[Clause], names: Sequence[str]) -> list[str]:
    """Sentences: what one player did in a row is one of them. `Ada grew by 4 in E and built a village there.`"""
    from tribes_tui.words.said import speech as said

    sentences = []
    for who, group in groupby(clauses, lambda clause: clause.who):
        texts = [clause.text for clause in group]
        if who is None:
            sentences += [sentence(text) for text in texts]
        else:
            sentences.append(sentence(said.did(who=names[who], done=texts)))
    return [as_said(text) for text in sentences if text]


def in_brief(clauses: Sequence[Clause], names: Sequence[str], most: int = MOST_NEWS) -> tuple[list[str], bool]:
    """The same in at most so many words, and whether something worth hearing was left out.

    What has to be heard comes in first, then the rest from the latest backwards, while there is room; details only if
    all fits.
    """
    everything = news_sentences(clauses, names)
    if words_in(everything) <= most:
        return everything, False
    worth = [i for i, clause in enumerate(clauses) if clause.weight > 0]
    kept: list[int] = []
    for i in sorted(worth, key=lambda i: (-clauses[i].weight, -i)):
        if words_in(news_sentences([clauses[j] for j in sorted([*kept, i])], names)) <= most:
            kept.append(i)
    return news_sentences([clauses[i] for i in sorted(kept)], names), len(kept) < len(worth)


def words_in(lines: Iterable[str]) -> int:
    """How many words are said."""
    return sum(len(line.split()) for line in lines)


def lines_of(sentences: Iterable[str], width: int = LONGEST) -> list[str]:
    """Sentences as lines that are not longer than `width`, a sentence a line where it fits."""
    lines: list[str] = []
    for text in sentences:
        while len(text) > width:
            cut = max(text.rfind(mark, 0, width) + len(mark) - 1 for mark in (". ", ", ", ": "))
            cut = cut if cut > width // 3 else text.rfind(" ", 0, width)
            cut = cut if cut > 0 else width
            lines.append(text[:cut].strip())
            text = text[cut:].strip()
        if text:
            lines.append(text)
    return lines
