"""Lines in and out, and a rulebook made plain."""

from __future__ import annotations

import io

import pytest

import rules
from tribes_tui.plain.console import Console, meant
from tribes_tui.plain.rulebook import readable
from tribes_tui.words.language import in_language


def said(text: str, **how: bool) -> str:
    sink = io.StringIO()
    Console(io.StringIO(), sink, **how).say(text)
    return sink.getvalue()


def test_lines_end_and_are_flushed() -> None:
    assert said("one") == "one\n"


def test_a_terminal_gets_no_line_that_is_wider_than_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("os.get_terminal_size", lambda: (40, 10))
    terminal, text = Terminal(), "Ash shows calumet of the hero, flag of the sun, lightning and wolf."
    Console(io.StringIO(), terminal).say(text)
    assert terminal.getvalue() == "Ash shows calumet of the hero, flag of\n  the sun, lightning and wolf.\n"
    assert said(text) == text + "\n"


def test_ascii_only_keeps_the_sense() -> None:
    assert said("┌─┐ Ada’s “2 × 3” … → ♥", ascii_only=True) == '+-+ Ada\'s "2 x 3" ... -> ?\n'


def test_the_end_of_input_is_none_and_an_empty_line_is_not() -> None:
    console = Console(io.StringIO("\n  two \n"), io.StringIO())
    assert [console.ask(), console.ask(), console.ask()] == ["", "two", None]


def test_a_pipe_is_never_cleared() -> None:
    sink = io.StringIO()
    Console(io.StringIO(), sink).clear()
    assert sink.getvalue() == ""


def test_a_rulebook_is_wrapped_and_keeps_its_section_numbers() -> None:
    book = (
        "# Indy\n\n## Dark {#3.2}\n\nA **long** *sentence* that\ngoes on "
        + "and on " * 20
        + "\n\n- one `item`\n- two\n"
    )
    lines = readable(book)
    assert lines[:2] == ["Indy", "----"]
    assert "Dark [3.2]" in lines
    assert lines[6].startswith("A long sentence that goes on and on")
    assert all(len(line) <= 78 for line in lines)
    assert lines[-2:] == ["- one item", "- two"]


def test_a_table_of_a_rulebook_stands_in_columns_and_loses_no_word() -> None:
    book = (
        "## 2.1 Cards {#2.1}\n\n| card | VP | what it does |\n|---|---|---|\n| **Ox** | 10 | "
        + "moves on " * 12
        + "|\n| Elk | 2 | – |\n"
    )
    lines = readable(book)
    assert lines[0] == "Cards [2.1]"
    assert lines[3].split() == ["card", "VP", "what", "it", "does"]
    column = lines[3].index("what")
    assert lines[4].replace("-", "").strip() == ""
    assert lines[5].startswith("Ox    10  moves on")
    assert all(line[:column].strip() == "" for line in lines[6:-1])
    assert lines[-1].split() == ["Elk", "2", "–"]
    assert all(len(line) <= 76 for line in lines)
    assert " ".join(line[column:] for line in lines[5:-1]).split() == ["moves", "on"] * 12


@pytest.mark.parametrize("id", rules.games)
def test_every_rulebook_fits_the_smallest_window(id: str) -> None:
    lines = readable(rules.games[id].rulebook())
    assert all(len(line) <= 76 for line in lines)
    assert not any("|" in line for line in lines)


def test_a_line_that_begins_with_a_word_in_bold_goes_on_with_the_one_before() -> None:
    assert readable("- It is\n  **complete**.\n- A slot") == ["- It is complete.", "- A slot"]


def test_words_are_typed_in_the_readers_language_with_and_without_accents_or_in_english() -> None:
    with in_language("it"):
        found = [
            meant(line, ("why_not", "quit")) for line in ("perché no", "Perche no", "why not", "esci", "quit", "q")
        ]
    assert found == ["why_not", "why_not", "why_not", "quit", "quit", ""]
