"""Making the modules of places whose files have changed; only then is the parser loaded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from compile_words.build import Place, places
from compile_words.catalogue import Wrong, read
from compile_words.domain import Domain
from compile_words.made_up import made_up as made_up_of
from tribes_tui.words.language import ENGLISH, MADE_UP


def domain(root: Path, place: Place, has: Sequence[str]) -> Domain:
    """The files of a place, read and compared."""
    read_in = {
        language: read(place.source(language), language, (root / place.source(language)).read_text(encoding="utf-8"))
        for language in has
    }
    english = read_in.pop(ENGLISH)
    found = Domain(place.name(), english, read_in)
    found.check()
    return found


def make(root: Path, stale: Iterable[tuple[Place, Sequence[str], str]], made_up: bool) -> None:
    """Write the modules; nothing of a place where something is wrong. Raises `Wrong`."""
    wrong: list[str] = []
    for place, has, digest in stale:
        found = domain(root, place, has)
        catalogues = {**found.others}
        if made_up and not found.wrong:
            catalogues[MADE_UP] = made_up_of(found.english)
        texts = {place.module(language): found.language_module(language, one) for language, one in catalogues.items()}
        texts[place.front()] = found.front(digest)
        if found.wrong:
            wrong += found.wrong
            continue
        for path, text in texts.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        if not made_up:  # what is older than the others is made anew when it is asked for
            (root / place.module(MADE_UP)).unlink(missing_ok=True)
    if wrong:
        raise Wrong(wrong)


def all_domains(root: Path, has: Sequence[str]) -> list[Domain]:
    """Every place, for the checks."""
    return [
        domain(root, place, [language for language in has if (root / place.source(language)).exists()])
        for place in places(root)
    ]
