"""Which files there are, and making what has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tribes_tui.words.language import ENGLISH, LANGUAGES, MADE_UP

SAID = "said"
INIT = "__init__.py"


class Place(NamedTuple):
    """Where the files of a domain lie: `folder` holds `en.ftl`, or `en/saves.ftl` and other chapters."""

    folder: Path
    chapter: str

    def source(self, language: str) -> Path:
        """The file of a language."""
        return self.folder / (f"{language}/{self.chapter}.ftl" if self.chapter else f"{language}.ftl")

    def front(self) -> Path:
        """The module that code imports, with what English says."""
        return self.folder / SAID / (f"{self.chapter}.py" if self.chapter else INIT)

    def module(self, language: str) -> Path:
        """The module of another language."""
        return self.folder / SAID / language / (f"{self.chapter}.py" if self.chapter else INIT)

    def name(self) -> str:
        """The module that code imports, by name."""
        return ".".join([*self.folder.parts, SAID, *([self.chapter] if self.chapter else [])])


def places(root: Path) -> list[Place]:
    """All that are in a checkout."""
    found = [Place(path.parent, "") for path in _under(root, "**/words/en.ftl")]
    found += [Place(path.parent.parent, path.stem) for path in _under(root, "**/words/en/*.ftl")]
    return found


def _under(root: Path, pattern: str) -> list[Path]:
    return [path.relative_to(root) for path in sorted((root / "tribes_tui").glob(pattern))]


def languages(root: Path) -> list[str]:
    """Those that have files, English first."""
    return [
        ENGLISH,
        *(language for language in LANGUAGES if language not in (ENGLISH, MADE_UP) and _has(root, language)),
    ]


def _has(root: Path, language: str) -> bool:
    return any(
        True for pattern in (f"**/words/{language}.ftl", f"**/words/{language}/*.ftl") for _ in _under(root, pattern)
    )


def build(root: Path, made_up: bool = True) -> int:
    """Make the modules of all places where something has changed; how many. Raises `Wrong` with all that is wrong."""
    found = places(root)
    all_languages = languages(root)
    extra = [MADE_UP] if made_up else []
    compiler = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    stale, wanted = [], {*_packages(found, [*all_languages[1:], *extra])}
    for place in found:
        has = [language for language in all_languages if (root / place.source(language)).exists()]
        sources = [
            place.source(language).as_posix().encode() + (root / place.source(language)).read_bytes()
            for language in has
        ]
        digest = hashlib.sha256(b"\0".join([compiler, *sources])).hexdigest()
        files = [place.front(), *(place.module(language) for language in (*has[1:], *extra))]
        wanted |= {*files}
        if not all((root / file).exists() for file in files) or _digest_of(root / place.front()) != digest:
            stale.append((place, has, digest))
    if stale:
        from compile_words.making import make

        make(root, stale, made_up)
    _tidy(root, wanted, made_up)
    return len(stale)


def _digest_of(front: Path) -> str:
    with front.open(encoding="utf-8") as file:
        return file.readline().removeprefix("#").strip()


def _packages(found: Iterable[Place], known: Iterable[str]) -> Iterator[Path]:
    for place in found:
        if place.chapter:
            yield place.folder / SAID / INIT
            yield from (place.folder / SAID / language / INIT for language in known)


def _tidy(root: Path, wanted: set[Path], made_up: bool) -> None:
    """Make the packages whole, and take away what is made of nothing any more."""
    for path in wanted:
        if not (root / path).exists():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text("", encoding="utf-8")
    for path in _under(root, f"**/words/{SAID}/**/*.py"):
        if path not in wanted and (made_up or MADE_UP not in path.parts):
            (root / path).unlink()
