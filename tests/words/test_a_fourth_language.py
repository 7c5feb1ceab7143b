"""A language is begun by a line and some thirty messages: it can be chosen, what it has is said in it, and all else in English."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compile_words.catalogue import read
from compile_words.checks import complete
from compile_words.making import all_domains

ROOT = Path(__file__).resolve().parents[2]
GERMAN = Path(__file__).parent / "german"
GERMAN_MESSAGES = read(GERMAN / "home.ftl", "de", (GERMAN / "home.ftl").read_text(encoding="utf-8")).said
LINE = '    "de": Language("Deutsch", ".", ","),\n'
SHOWN = """
from tribes_tui.words.language import known, speak
from tribes_tui.words.said import common, grammar, home
assert "de" in known(), known()
speak("de")
print(home.motto(), home.last_with(game="Tribe", move=12, others=grammar.listed(items=["Ada", "Bo"])), home.journey_about(), sep="|")
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with German begun."""
    root = tmp_path_factory.mktemp("german")
    for part in ("tribes_tui", "compile_words", "rules", "saves"):
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(GERMAN, root / "tribes_tui" / "words" / "de")
    table = root / "tribes_tui" / "words" / "language.py"
    text = table.read_text(encoding="utf-8")
    table.write_text(text.replace('    "xx": Language(', f'{LINE}    "xx": Language('), encoding="utf-8")
    return root


def ran(root: Path, *arguments: str) -> str:
    """What Python says there."""
    done = subprocess.run([sys.executable, *arguments], cwd=root, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_there_at_once_and_english_says_the_rest(checkout: Path) -> None:
    ran(checkout, "-m", "compile_words")
    assert ran(checkout, "-c", SHOWN).strip() == (
        "Spiele um Stämme, in jedem Terminal|Tribe: liegt bei Zug 12, gegen Ada and Bo.|A map of stages through all six games."
    )
    told = ran(checkout, "-m", "compile_words", "missing", "de")
    assert "tribes_tui/words/de/home.ftl: journey_about is missing: it is said in English" in told
    assert int(re.findall(r"^de: (\d+) of \d+ messages", told, re.MULTILINE)[0]) == len(GERMAN_MESSAGES)


def test_it_is_in_nobodys_way() -> None:
    *_, counted = [line for line in complete(ROOT, all_domains(ROOT, ["en"]), "de") if line.startswith("de: ")]
    assert counted.startswith("de: 0 of ")
