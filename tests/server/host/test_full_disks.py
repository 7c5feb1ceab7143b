"""What people read when a record has little room left, and when the host's disk refuses what they want."""

from __future__ import annotations

import errno
from functools import partial
from pathlib import Path

import pytest

from saves import journal, reader, record
from tests.server.inside import Visitor, laid, make_host, move, someone


async def test_everybody_at_a_table_reads_that_its_record_is_nearly_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (journal, reader, record):
        monkeypatch.setattr(module, "MAX_BYTES", 6_000)
    host = make_host(tmp_path)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "tribe", ada, bob)
    visitors = [Visitor(host, person) for person in (ada, bob, someone(host, "Cyd"))]
    for visitor in visitors:
        await visitor.settle()
    visitors[2].session.later(partial(visitors[2].app.go_to, hosted))
    for visitor in visitors:
        assert "nearly full" not in await visitor.settle()
    assert hosted.table is not None
    while not hosted.table.nearly_full:
        move(hosted)
    for visitor in visitors:
        await visitor.see("is nearly full: about")
        await visitor.close()
    host.close()


async def test_a_disk_that_refuses_is_a_line_where_one_is_and_ends_no_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = make_host(tmp_path)
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Open a table")

    def full(tables: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(host.registry, "keep", full)
    await ada.press("n")
    await ada.see("Who may sit at your table?")
    await ada.press("s")
    await ada.see("The host's disk refused: there is no room left.")
    assert ada.session.is_running
    await ada.close()
    host.close()


async def test_a_code_that_the_disk_does_not_take_is_a_line_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = make_host(tmp_path)
    code = host.invitations.make()
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Open a table")

    def full(person: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(host.people, "keep", full)
    await ada.press("i")
    await ada.see("What is its code?")
    await ada.press(*code, "enter")
    await ada.see("The host's disk refused: there is no room left.")
    assert ada.session.is_running
    await ada.close()
    host.close()
