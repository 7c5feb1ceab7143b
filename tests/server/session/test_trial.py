"""A guest tries moves at a host: from their own seat's view alone, and the host's table hears nothing of it."""

from __future__ import annotations

import asyncio

from tests.server.inside import Visitor, laid, someone
from tribes_tui.screens.trial import TrialScreen
from tribes_tui.server.house import Host
from tribes_tui.words.said import trial as said


async def test_moves_are_tried_and_nobody_else_hears_of_it(host: Host) -> None:
    people = [someone(host, name) for name in ("Ada", "Bob")]
    hosted = laid(host, "indy", *people)
    ada, bob = Visitor(host, people[0]), Visitor(host, people[1])
    await ada.see("everybody is here")
    while hosted.table.number < 2:  # shamans are taken without a question
        await asyncio.sleep(0.02)
    number = hosted.table.number
    mover, other = (ada, bob) if hosted.table.turn == 0 else (bob, ada)
    await mover.press("T")
    await mover.see(said.begins(leave="q"))
    trial = mover.app.screen
    assert isinstance(trial, TrialScreen)
    sent = other.sent
    for _ in range(4):
        await mover.press("enter")
    assert trial.table.number
    assert hosted.table.number == number
    assert other.sent == sent
    await other.press("T")
    await other.see(said.not_now())
    await mover.press("q")
    await mover.see("In the dark: exchange")
    assert not isinstance(mover.app.screen, TrialScreen)
    await ada.close()
    await bob.close()
