"""What `make check` finds beside types: messages that nobody says, what a language lacks, words outside the Fluent files."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from compile_words import checks
from compile_words.texts import texts_in


def checkout(root: Path, program: str, unmoved: str = "", **files: str) -> Path:
    """A checkout with one game, its Fluent files by language, and a module that says something."""
    folder = root / "tribes_tui" / "games" / "toy"
    (folder / "words").mkdir(parents=True)
    for language, text in files.items():
        (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
    (folder / "table.py").write_text(program, encoding="utf-8")
    (root / "compile_words").mkdir()
    (root / checks.UNMOVED).write_text(unmoved, encoding="utf-8")
    return root


USES = "from tribes_tui.games.toy.words import said as words\nTITLE = words.title"


def test_a_message_that_nobody_says_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path, USES, en="title = { part }\npart = p\ngone = g\n    .short = s\n")
    assert checks.check(tmp_path) == 2
    assert capsys.readouterr().err.splitlines() == [
        "tribes_tui/games/toy/words/en.ftl:3: nobody says gone",
        "tribes_tui/games/toy/words/en.ftl:4: nobody says gone_short",
    ]


@pytest.mark.parametrize(
    "program",
    [
        "from tribes_tui.games.toy.words.said import title",
        "from tribes_tui.games.toy.words.said import title as t",
        "import tribes_tui\nfrom tribes_tui.games.toy import words\nwords.said.title()",
        "def f():\n    from tribes_tui.games.toy.words import said\n    return {1: said.title}",
    ],
)
def test_however_it_is_imported_it_is_said(tmp_path: Path, program: str) -> None:
    assert checks.check(checkout(tmp_path, program, en="title = t\n")) == 0


def test_what_a_language_lacks_is_named_and_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = " ".join(f"words.w{k}" for k in range(30))
    checkout(
        tmp_path,
        f"{USES}\n{names.replace(' ', chr(10))}",
        en="".join(f"w{k} = t\n" for k in range(30)) + "title = t\n",
        it="w0 = t\n",
    )
    (tmp_path / "rules" / "toy").mkdir(parents=True)
    (tmp_path / "rules" / "toy" / "rulebook.md").write_text("# Toy", encoding="utf-8")
    assert checks.check(tmp_path) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "tribes_tui/games/toy/words/it.ftl: w1 is missing: it is said in English"
    assert told[checks.MOST_NAMED :] == [
        "… and 10 more: python -m compile_words missing it",
        "it: 1 of 31 messages, 0 of 1 rulebooks",
        "rules/toy/rulebook.it.md is missing: the English one is shown",
    ]
    assert checks.missing(tmp_path, "it") == 0
    assert len(capsys.readouterr().out.splitlines()) == 32


def test_a_file_that_a_language_lacks_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path, USES, en="title = t\n")
    assert checks.missing(tmp_path, "fr") == 0
    assert capsys.readouterr().out.splitlines() == [
        "tribes_tui/games/toy/words/fr.ftl: title is missing: it is said in English",
        "fr: 0 of 1 messages, 0 of 0 rulebooks",
    ]


def test_texts_outside_are_told_until_they_are_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = "tribes_tui/games/toy/table.py"
    checkout(tmp_path, f"{USES}\nWIN = 'You win.'", en="title = t\n")
    assert checks.check(tmp_path) == 2
    assert capsys.readouterr().err == f"{table}:3: a text outside the Fluent files: 'You win.'\n"
    (tmp_path / checks.UNMOVED).write_text(f"{table}\n")
    assert checks.check(tmp_path) == 0
    (tmp_path / table).write_text(USES)
    assert checks.check(tmp_path) == 2
    assert (
        capsys.readouterr().err == f"compile_words/unmoved.txt: {table} has no texts any more: take it off the list\n"
    )
    assert checks.write_unmoved(tmp_path) == 0
    assert checks.check(tmp_path) == 0


@pytest.mark.parametrize(
    "program",
    [
        "a = 'You win.'",
        "a = f'{n} cards'",
        "a = f'{who} takes {what}'",
        'a = "a game\'s rulebook"',
        "a = 'Saved.'",
        "a = ', and '",
        "raise Mendable('there is no such game')",
        "a = f'{b} {c if d else \"not saved\"}'",
        "app.logbook_screen.line('You win.')",
    ],
)
def test_words_for_people_are_found(program: str) -> None:
    assert texts_in(ast.parse(program), program)


@pytest.mark.parametrize(
    "program",
    [
        "'''What it is.'''",
        "a = f'table:{n}'",
        "self._logbook.seen('refused', address, 'no place for another session')",
        "host.logbook.line(f'table {id} is gone')",
        "GaugeMetricFamily('tribes_sessions', 'People connected here', value=1)",
        "a = 'setting-theme'",
        "raise ValueError('no such place')",
        "assert x, 'no such place'",
        "CSS = 'Field { height: 1; }'",
        "DEFAULT_CSS: str = 'Field { height: 1; }'",
        "query_one('Field Words.title')",
        "f(classes='title wide')",
        "a = 'select number from entries where game = %s'",
        "a = '#f6e7d6 #e7d1b8'",
        "a = 'title wide'  # no words: classes",
        "a = '''\\n.kk..\\n..kk.'''",
    ],
)
def test_what_nobody_reads_is_none(program: str) -> None:
    assert texts_in(ast.parse(program), program) == []
