"""What README, CONTRIBUTING and pages of the site name is there: files, targets of make, modules, commands and their options."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from tribes_tui.commands.parser import parse
from tribes_tui.errors import Mendable

ROOT = Path(__file__).parents[2]
PAGES = ["docs/speed.md", "docs/how-the-bots-think.md", "docs/data-set.md", "docs/how-it-is-made.md"]
BESIDE = ["tribes_tui/server/README.md", "tribes_tui/widgets/README.md", "tests/README.md", ".ci/README.md"]
TEXTS = ["README.md", "docs/playing.md", "CONTRIBUTING.md", "SECURITY.md", *BESIDE, *PAGES]
GONE = ("tribes_tui/sheet",)
"""What is said to be gone."""
MADE = ("build", "dist", ".venv", "themes", "keys.json", "rules/<")
"""Folders that are made, files of a person's own, and places in a game still to be written."""


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def quoted(name: str) -> list[str]:
    """What stands between single backticks."""
    return re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text_of(name))


def is_path(word: str) -> bool:
    looks = re.fullmatch(r"[\w.-]+(/[\w.-]+)+/?|[\w-]+\.(py|md|toml|json)", word)
    return looks is not None and not word.startswith(MADE) and word not in GONE and not word[0].isupper()


@pytest.mark.parametrize("name", TEXTS)
def test_paths_lead_to_something(name: str) -> None:
    """From the root, from a package of the client, or from the page's own folder."""
    below = [
        ROOT,
        (ROOT / name).parent,
        ROOT / "tribes_tui",
        ROOT / "tribes_tui/server",
        ROOT / "tribes_tui/server/shared",
    ]
    for word in quoted(name):
        if is_path(word) and "GAME" not in word:
            there = [at for base in below for at in (base / word, base / f"{word}.py") if at.exists()]
            assert there or any(ROOT.glob(f"[a-z]*/**/{word}")) or any(ROOT.glob(f"[a-z]*/**/{word}.py")), (
                f"{name} names {word}"
            )


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_to_something(name: str) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text_of(name)):
        assert target.startswith("https://") or ((ROOT / name).parent / target).exists(), f"{name} links to {target}"


@pytest.mark.parametrize("name", TEXTS)
def test_make_has_what_is_named(name: str) -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", text_of("Makefile"), re.MULTILINE))
    named = re.findall(r"(?:^ {4}|`)make ([a-z][a-z-]*)", text_of(name), re.MULTILINE)
    assert not set(named) - targets


def test_make_help_lists_every_target_and_no_other() -> None:
    makefile = text_of("Makefile")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert set(re.findall(r'@echo "make ([a-z-]+)', makefile)) == set(phony.split()) - {"help"}


@pytest.mark.parametrize("name", TEXTS)
def test_modules_are_there(name: str) -> None:
    for module in re.findall(r"python -m ([\w.]+)", text_of(name)):
        assert find_spec(module) is not None, f"{name} runs {module}"


def test_no_file_holds_the_marks_of_a_merge() -> None:
    """In a docstring or a text they break nothing, and stay."""
    marks = "<" * 7 + " ", ">" * 7 + " "
    folders = (ROOT / name for name in ("compile_words", "docs", "examples", "rules", "saves", "tests", "tribes_tui"))
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".md", ".ftl", ".rst")]
    assert len(files) > 1000
    for path in [*files, *ROOT.glob("*.md")]:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert not any(line.startswith(marks) for line in lines), path


OWN = ("| ours |", "\n\n")
"""Between these stands the table of what we draw ourselves."""


def own_modules() -> set[str]:
    """The modules that it names."""
    table = text_of("tribes_tui/widgets/README.md").partition(OWN[0])[2].partition(OWN[1])[0]
    rows = [line.split(" | ")[0].replace("/", " ") for line in table.splitlines()[2:]]
    return {name for row in rows for name in re.findall(r"[(,: `]([a-z_]+)\*?(?=`|,|\))", row)}


def test_what_is_drawn_by_hand_is_told() -> None:
    """Every module but the games' that has a piece of its own, or words that are one."""
    client = ROOT / "tribes_tui"
    drawn = {
        path.stem
        for path in client.rglob("*.py")
        if path.relative_to(client).parts[0] != "games"
        and re.search(r"^class \w+\((?:Drawn|Showing|Words|Changing)\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert not {name for name in drawn - own_modules() if not name.startswith("chart")}


def lines_of(name: str) -> list[str]:
    """The command lines of a text: indented ones without their comments, and those in backticks."""
    indented = re.findall(r"^ {4}tribes (.*)$", text_of(name), re.MULTILINE)
    return [line.partition(" #")[0].strip() for line in indented] + [
        word.removeprefix("tribes ") for word in quoted(name) if word.startswith("tribes ")
    ]


def test_commands_take_what_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    """They are parsed, not run; what stands for something (GAME, NAME) is a name here, too."""
    lines = [
        line.replace("GAME", "indy") for name in ("README.md", "docs/playing.md", *PAGES) for line in lines_of(name)
    ]
    assert len(lines) > 25
    for line in lines:
        arguments = shlex.split(line.partition(" | ")[0])
        try:
            parse(arguments)
        except SystemExit:  # of --help
            assert "--help" in arguments
        except Mendable as error:
            raise AssertionError(f"tribes {line}: {error}") from None
    capsys.readouterr()
