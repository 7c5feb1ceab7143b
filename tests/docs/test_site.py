"""The site is whole: its examples run, its links lead somewhere, and it asks no other server for anything."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs import assemble
from docs.check import troubles
from rules import games
from tests.cli.helpers import ROOT
from tests.dataset.__main__ import main as make_data_set


@pytest.mark.parametrize("page", ["library", "how-it-is-made", "how-the-bots-think"])
def test_examples_on_pages_run(page: str) -> None:
    found = doctest.testfile(str(ROOT / f"docs/{page}.md"), module_relative=False)
    assert found.attempted > 4
    assert found.failed == 0


def test_the_data_set_is_read_as_its_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = ["--games", "10", "--only", "indy", "--levels", "easy,medium", "--jobs", "1"]
    make_data_set([*chosen, "--into", str(tmp_path / "build/dataset")])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    found = doctest.testfile(str(ROOT / "docs/data-set.md"), module_relative=False)
    sys.modules.pop("load", None)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.soak
def test_every_game_has_a_page_with_a_picture_and_a_moving_one(tmp_path: Path) -> None:
    assert [*assemble.GAMES] == [*games]
    assemble.assemble(tmp_path / "site")
    for game in games:
        text = (tmp_path / "site" / "games" / f"{game}.md").read_text()
        assert f"../pictures/{game}-120x40-dark.svg" in text
        assert f"../pictures/{game}-section-" in text, "the pieces beside the rules"
        head, *lines = (tmp_path / "site" / "casts" / f"{game}.cast").read_text().splitlines()
        assert json.loads(head)["version"] == 2
        assert len(lines) > 12
        assert [line[0] for line in map(json.loads, lines)] == sorted(line[0] for line in map(json.loads, lines))


def test_a_link_that_leads_nowhere_and_a_script_from_elsewhere_are_told(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#x">b</a><a href="c.html">c</a><a href="https://example.com">e</a>'
    )
    (tmp_path / "b.html").write_text('<p id="y"></p><script src="https://example.com/x.js"></script>')
    assert sorted(troubles(tmp_path)) == [
        "a.html: b.html#x has no such place",
        "a.html: c.html leads nowhere",
        "b.html: fetches https://example.com/x.js",
    ]


@pytest.mark.soak
def test_the_site_is_built_and_whole() -> None:
    done = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_c10_the_protocol_what_is_heard_and_the_transcripts_are_pages_and_three_pictures_move_on_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the pieces beside the rules those of one section of each game and language are drawn here, all of them when the site is built."""
    site, draw, drawn = tmp_path / "site", assemble.draw, set[str]()

    def draw_one(game: str, section: str, picture: Path) -> bool:
        book = picture.name.partition("-section-")[0]
        if book in drawn:
            return False
        if draw(game, section, picture):
            drawn.add(book)
        return book in drawn

    monkeypatch.setattr(assemble, "draw", draw_one)
    assemble.assemble(site)
    assert len(drawn) == len(games) * len(assemble.LANGUAGES) + len(games)
    tour = (site / "playing.md").read_text()
    for page in ("json-lines", "heard", "transcripts"):
        assert (site / f"{page}.md").read_text().startswith("# ")
        assert f"({page}.md)" in tour, "what is told in full leads there"
        assert f"\n{page}\n" in (site / "index.md").read_text()
    heard = (site / "transcripts.md").read_text()
    assert all(f"## {game.title}\n" in heard for game in games.values())
    first = (site / "index.md").read_text()
    shown = re.findall(r"\{asciinema\} /casts/(\w+)\.cast", first)
    assert len({*shown}) == 3
    assert first.index("{asciinema}") < first.index("{image}"), "on top"
    assert all((site / "casts" / f"{game}.cast").is_file() for game in shown)


def test_c10_help_stays_in_its_box(tmp_path: Path) -> None:
    assert max(map(len, "\n".join(assemble.manual()).splitlines())) <= 80
