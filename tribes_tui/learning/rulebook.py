"""A rulebook in its sections, where a word stands in it, and its last section: the words of its game, and the signs on its table."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

import rules
from tribes_tui.widgets.screen.named_keys import Offered
from tribes_tui.words.common import bare, colon, spoken, title_of
from tribes_tui.words.finder import given_by
from tribes_tui.words.help import Sign, Word, shared_words, words_of_game
from tribes_tui.words.said import glossary as said, rulebook as said_here

HEADING = re.compile(r"(#+)\s+(?:[\d.]+\s+)?(.*?)\s*(?:\{#([\w.]+)\})?$")
"""Its level, its words without the number that the anchor says again, its anchor."""
ANCHOR = re.compile(r"\s*\{#([\w.]+)\}")
FENCE = "```"
LEAST_SOUGHT = 3
"""Letters of a word from which on it is looked for in rulebooks, too."""


class Section(NamedTuple):
    """A section as it is read.

    anchor  its number ("3.5"); a chapter without a number has a word ("rulings")
    depth   0 for a chapter, 1 for what lies within one
    text    Markdown below the heading, without the anchors of its paragraphs
    places  these anchors ("r7"), in order
    """

    anchor: str
    title: str
    depth: int
    text: str
    places: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        """The number, for those that have one."""
        return self.anchor if self.anchor[:1].isdigit() else ""


@lru_cache(8)
def sections_of(rulebook: str) -> tuple[Section, ...]:
    """The sections in order; the first is what stands before all headings, under the game's title."""
    return tuple(_section(heading, lines) for heading, lines in _parts(rulebook))


def find_section(sections: Sequence[Section], anchor: str) -> int | None:
    """The number in `sections` of the one with an anchor, or that of a paragraph in it; None if nothing has it."""
    return next((k for k, one in enumerate(sections) if anchor in (one.anchor, *one.places)), None)


def _parts(rulebook: str) -> Iterator[tuple[re.Match[str], list[str]]]:
    """(heading, lines below it). What stands within a fence is no heading."""
    heading: re.Match[str] | None = None
    lines: list[str] = []
    is_fenced = False
    for line in rulebook.splitlines():
        is_fenced ^= line.startswith(FENCE)
        found = None if is_fenced else HEADING.match(line)
        if found is None:
            lines.append(line)
            continue
        if heading is not None:
            yield heading, lines
        heading, lines = found, []
    if heading is not None:
        yield heading, lines


def _section(heading: re.Match[str], lines: Iterable[str]) -> Section:
    _, title, anchor = heading.groups()
    text = "\n".join(lines).strip("\n")
    places = tuple(ANCHOR.findall(text))
    return Section(anchor or title.lower(), title, int("." in (anchor or "")), ANCHOR.sub("", text), places)


class FoundInSection(NamedTuple):
    """How often a section says what is looked for; `at` is its number in the sections."""

    at: int
    times: int


def look_for(sections: Sequence[Section], sought: str) -> tuple[FoundInSection, ...]:
    """The sections that say it, in headings or below them, whatever its case; none for nothing."""
    wanted = forms_of(sought)
    counted = (
        FoundInSection(k, len(wanted.findall(f"{one.title}\n{_said(one.text)}"))) for k, one in enumerate(sections)
    )
    return tuple(found for found in counted if found.times)


def in_rulebooks(app: Any, games: Iterable[str], sought: str) -> Iterator[Offered]:
    """For the list of everything by name: the rulebooks that say it, each open at the section that does most often."""
    for game_id in games if len(sought) >= LEAST_SOUGHT and hasattr(app, "show_rules") else ():
        sections = sections_of(rules.games[game_id].rulebook(spoken()))
        if found := look_for(sections, sought):
            most = sections[max(found, key=lambda one: one.times).at]
            told = said_here.found_at(number=0, count=sum(one.times for one in found), sought=sought)
            yield Offered(said_here.book(game=title_of(game_id)), partial(app.show_rules, game_id, most.anchor), told)


def forms_of(sought: str) -> re.Pattern[str]:
    """What finds a word, whatever its case, in the singular and in the plural; the last letters of a short one stay as they are. Of nothing,
    what is nowhere."""
    word = sought.casefold().strip()
    groups = [group.split("|") for group in said_here.ends().split()]
    ends = [(end, group) for group in groups for end in group if word.endswith(end) and len(word) - len(end) > 2]
    end, group = max(ends, key=lambda one: len(one[0]), default=("", [""]))
    ways = "|".join(sorted(map(re.escape, group), key=len, reverse=True))
    return re.compile(f"{re.escape(word.removesuffix(end))}(?:{ways})" if word else r"(?!)", re.IGNORECASE)


def _said(text: str) -> str:
    """A section's words, folded lines joined, without the signs of Markdown."""
    return re.sub(r"\s+", " ", re.sub(r"\*\*|`", "", text))


def references(text: str, sections: Sequence[Section]) -> Iterator[tuple[int, int, str]]:
    """(start, end, anchor) of every place in a text that names another section: "section 3.7", "ruling 5", "3.7"."""
    known = {anchor for one in sections for anchor in (one.anchor, *one.places)}
    ruling = said_here.named_ruling()
    for match in re.finditer(rf"\b(?:({said_here.named_section()}|{ruling}) )?(\d+(?:\.\d+)?)\b", text):
        name, number = match.groups()
        anchor = f"r{number}" if name == ruling else number
        is_named = name is not None or "." in number  # a bare 3 may be any number
        if is_named and anchor in known:
            yield *match.span(), anchor


# ---- The words of a game, and its signs ----------------------------------------------------------------


WORDS = "words"


def glossary_section(game_id: str) -> Section:
    """The last section of a rulebook: the game's words, then those that all games share and it doesn't define itself."""
    words = words_of_game(game_id)
    names = {one.name for one in words}
    own, shared = _listed(words), _listed(tuple(one for one in shared_words() if one.name not in names))
    text = f"{own}\n\n{said.everywhere()}\n\n{shared}" if own else shared
    return Section(WORDS, said.title(), 0, text)


def _listed(words: tuple[Word, ...]) -> str:
    return "\n".join(f"- **{one.name}**{colon()}{one.meaning}" for one in sorted(words, key=lambda one: bare(one.name)))


def signs_of_game(game_id: str) -> tuple[Sign, ...]:
    """The signs on a game's table (`signs` of its room `glossary`)."""
    return tuple(given_by(game_id, "glossary", "signs", tuple[Sign, ...]) or ())
