"""People with a real `ssh`: they log in, open, join, play to the end, talk, drop and return, watch."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.hosts import EASY, RunningHost

GAMES = ("Tribe", "indy", "Tribal Duel", "Tribal Rixe", "Rise of Tribes", "Five Tribes")
"""In the order in which they are offered."""


def open_and_join(
    host: RunningHost, game: str = "indy", bots: int = 1, names: tuple[str, str] = ("Ada", "Bob")
) -> tuple[Client, Client]:
    """Ada opens a table, Bob joins it. Where they were before, as in a test that is tried once more, others of like names come: they would be led back."""
    if names[0] in host.keys:
        names = (f"{names[0]} II", f"{names[1]} II")
    ada, bob = host.enter(names[0]), host.enter(names[1])
    ada.press("n")
    ada.see("Open the table")
    ada.press(str(1 + GAMES.index(game)))
    ada.settle()
    ada.press(*["+"] * bots)
    ada.settle()
    ada.press("s")
    ada.see("waiting for players")
    bob.see("waits for")
    bob.choose(f"{names[0]}, free")
    if bots:
        bob.see("waiting for players")
        ada.see(f"Seat 2   {names[1]}")
        ada.press("b")
    for client in (ada, bob):
        client.see("talk")
    return ada, bob


def play_to_the_end(people: tuple[Client, ...], seconds: float) -> None:
    """Whoever is asked walks somewhere and presses Enter; now and then he chooses from the list in words, or ends his turn."""
    rng, end = random.Random(), time.monotonic() + seconds
    while time.monotonic() < end:
        over = 0
        for client in people:
            client.read(0.01)
            assert client.is_open, client.text
            lines = client.text.splitlines()
            if "the end" in lines[0] or "the game is over" in client.text:
                over += 1
            elif "Waiting" not in lines[1]:
                in_words = "in words" in lines[0]
                walk = ["down"] * rng.randrange(8) if in_words else ["tab"] * rng.randrange(3)
                client.press(*walk, "enter" if in_words else rng.choices(["v", "e", "enter"], [3, 2, 5])[0])
                client.settle(0.02)
        if over == len(people):
            return
    raise AssertionError("\n".join(client.text for client in people))


def come_to_the_end_page(client: Client) -> None:
    """Keys typed ahead may have led back from it to the table, or to the page in words."""
    for _ in range(5):
        if all("rematch" in client.settle(0.5) for _ in range(2)):
            return
        client.press("esc" if "in words" in client.text else "enter")
    client.see("rematch")


@pytest.mark.soak
def test_two_people_and_a_bot_play_a_whole_game(running: RunningHost) -> None:
    ada, bob = open_and_join(running)
    play_to_the_end((ada, bob), 1200)
    for client in (ada, bob):
        come_to_the_end_page(client)
        client.press("r")
        client.see("The same players")
        client.press("enter")
    ada.see("round 1")
    bob.see("round 1")
    assert "broke" not in running.log_text()


@pytest.mark.soak
@pytest.mark.parametrize("game", [game for game in GAMES if game != "indy"])
def test_a_whole_game_of_each(game: str, running: RunningHost) -> None:
    play_to_the_end(open_and_join(running, game, bots=0 if game == "Tribal Duel" else 1), 1200)
    assert "broke" not in running.log_text()


def test_talk_is_read_by_the_others(shared: RunningHost) -> None:
    ada, bob = open_and_join(shared, names=("Gil", "Hal"))
    ada.press("\x14")
    ada.see("Say to everyone")
    ada.type_line("good luck, Hal")
    bob.see(": good luck, Hal")


def test_a_hint_comes_from_the_hosts_bots(shared: RunningHost) -> None:
    people = open_and_join(shared, names=("Ida", "Jon"))
    asked = next(client for client in people if "Waiting" not in client.settle().splitlines()[1])
    asked.press("h")
    asked.see("Hint:", seconds=15)


def until_somebody_is_asked(people: tuple[Client, ...]) -> None:
    """The bots have moved, and what they did has been drawn for everybody."""
    end = time.monotonic() + 60
    while all("Waiting" in client.settle(0.3).splitlines()[1] for client in people):
        assert time.monotonic() < end, "\n".join(client.text for client in people)


def position(client: Client) -> list[str]:
    """The rows that show the table, without talk and keys."""
    return client.settle().splitlines()[3:12]


def test_a_drop_and_the_way_back(shared: RunningHost) -> None:
    ada, bob = open_and_join(shared, names=("Kim", "Leo"))
    until_somebody_is_asked((ada, bob))
    before = position(ada)
    ada.drop()
    bob.see("Kim lost the connection")
    bob.see("Kim: line lost")
    again = shared.client("Kim")
    again.see("talk")
    end = time.monotonic() + 30
    while (after := position(again)) != before and time.monotonic() < end:
        pass
    assert after == before, "the same seat, the same position"
    bob.see("everybody is here")


def test_leaving_is_told_from_losing_the_line(shared: RunningHost) -> None:
    ada, bob = open_and_join(shared, names=("Mia", "Ned"))
    ada.press("q")
    bob.see("Mia left")


def test_somebody_watches(shared: RunningHost) -> None:
    open_and_join(shared, names=("Ora", "Pat"))
    zoe = shared.enter("Vera")
    zoe.see("Ora, Pat")
    zoe.choose("Ora, Pat")
    zoe.see("Waiting for")
    assert "you" not in zoe.text.splitlines()[3]


def test_who_sits_down_from_elsewhere_takes_over(shared: RunningHost) -> None:
    ada, _ = open_and_join(shared, names=("Sue", "Tim"))
    elsewhere = shared.client("Sue")
    elsewhere.see("talk")
    ada.see("in another session")


def _without_cursor(line: str) -> str:
    return line.translate(str.maketrans("▸◂►◄", "    ")).rstrip()


def test_a_host_that_is_killed_comes_back_with_its_tables(running: RunningHost) -> None:
    ada, _ = open_and_join(running)
    ada.press("enter")
    ada.see("Waiting for")
    position = ada.settle().splitlines()[3:11]  # without the marks of a cursor, which begins anew
    position = [_without_cursor(line) for line in position]
    running.kill()
    ada.wait_closed()
    running.start()
    again = running.client("Ada")
    again.see("talk")
    found = again.settle().splitlines()[3:11]
    assert [_without_cursor(line) for line in found] == position


def test_the_terminal_is_given_back(shared: RunningHost) -> None:
    ada = shared.enter("Uma")
    ada.press("q", "enter")
    ada.wait_closed()
    assert bytes(ada.raw).rstrip().endswith(b"leads back to your seat.")
    assert_clean(bytes(ada.raw))


@pytest.mark.soak
def test_a_stopping_host_gives_all_terminals_back(running: RunningHost) -> None:
    people = [running.enter("Ada"), running.enter("Bob")]
    assert running.stop() == 0
    for client in people:
        client.wait_closed()
        assert b"The host is stopping. Your seat is kept" in client.raw
        assert_clean(bytes(client.raw))


def assert_clean(raw: bytes) -> None:
    """Every mode that was switched on is off in the end."""
    for mode in (b"1049", b"1000", b"1002", b"1003", b"1006", b"1004", b"2004", b"2026"):
        on, off = raw.rfind(b"\x1b[?" + mode + b"h"), raw.rfind(b"\x1b[?" + mode + b"l")
        assert off > on or on < 0, mode
    assert raw.rfind(b"\x1b[?25h") > raw.rfind(b"\x1b[?25l")


@pytest.mark.soak
def test_a_bot_sits_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, limits=(*EASY, "grace_line=12"))
    try:
        ada, bob = open_and_join(host, bots=0)
        ada.drop()
        bob.see("A bot now sits in for Ada", seconds=20)
        again = host.client("Ada")
        again.see("talk", "since you were here")
        bob.see("Ada is playing again", seconds=20)
    finally:
        host.close()


@pytest.mark.soak
def test_a_hundred_stops_and_a_hundred_kills(running: RunningHost) -> None:
    """Every terminal is given back, every seat kept, whether the host is stopped or killed."""
    people = open_and_join(running, bots=0)
    for number in range(200):
        if number % 2:
            running.kill()
        else:
            assert running.stop() == 0
            for client in people:
                client.wait_closed()
                assert b"The host is stopping. Your seat is kept" in client.raw
                assert_clean(bytes(client.raw))
        for client in people:
            client.close()
            running.clients.remove(client)
        running.start()
        people = running.client("Ada"), running.client("Bob")
        for client in people:
            client.see("talk", "since you were here")
