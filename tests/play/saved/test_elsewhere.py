"""Which other places are offered for a game that its own disk doesn't take."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import Unwritable
from tribes_tui.play.records import offered, store_in


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("home", "here", "tmp"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "tmp"))


def test_the_most_lasting_comes_first(tmp_path: Path) -> None:
    assert [folder.parent.name for folder in offered()] == ["home", "here", "tmp"]
    assert offered()[0] == tmp_path / "home" / "tribes"


def test_what_is_full_somebody_elses_or_no_folder_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here" / "tribes").write_text("a file")
    (tmp_path / "home" / "tribes").mkdir()
    assert [folder.parent.name for folder in offered()] == ["home", "tmp"]
    monkeypatch.setattr("os.getuid", lambda: 12345)
    assert [folder.parent.name for folder in offered()] == ["tmp"]
    monkeypatch.setattr("shutil.disk_usage", lambda path: type("Usage", (), {"free": 1000}))
    assert offered() == []


def test_a_folder_is_understood_as_it_is_typed(tmp_path: Path) -> None:
    assert store_in(" ~/games ").folder == tmp_path / "home" / "games" / "saves"
    assert store_in("there").folder == tmp_path / "here" / "there" / "saves"
    (tmp_path / "here" / "file").write_text("")
    for wrong in ("", "  ", "file"):
        with pytest.raises(Unwritable):
            store_in(wrong)
