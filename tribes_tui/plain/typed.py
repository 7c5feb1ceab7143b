"""The words that are typed: those of the language that is spoken, and the English ones, which are understood in every language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache

from tribes_tui.words.language import in_english, spoken
from tribes_tui.words.said import plain as said

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
    "quit": (said.typed_quit,),
    "help": (said.typed_help,),
    "full": (said.typed_full,),
    "brief": (said.typed_brief,),
    "pass": (said.typed_pass,),
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
    """What can be typed in a language, long words first, and what each means."""
    found = {word: name for name, messages in WORDS.items() for word in listed(*messages)}
    return dict(sorted(found.items(), key=lambda one: -len(one[0])))
