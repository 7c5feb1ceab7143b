"""Names of deals: what they hold, that they mean the same for ever, and that what is mistyped is told."""

from __future__ import annotations

import io
import json
import re

import pytest

import rules
from rules import Rng
from rules.core.registry import PACKAGES
from saves import Store
from tribes_tui.cli import main
from tribes_tui.play.deals import (
    FIRST,
    KINDS,
    SHORT,
    SIGNS,
    NamedDeal,
    deal_name,
    name_of,
    new_seed,
    read_deal,
    read_seed,
)
from tribes_tui.screens.setup.draft import Draft, named_deal

FOR_EVER = {
    "AAAA-AAAE": NamedDeal("tribe", 2, {}, FIRST),
    "K7Q2-9FMX": NamedDeal("rise_of_tribes", 3, {}, 1125900185292884),
    "NAAA-AAAW": NamedDeal("five_tribes", 2, {}, FIRST),
    "D97M-2QDA-BY": NamedDeal("indy", 4, {"return_from": "all"}, read_seed("k7m2qd")),
    "MDZF-E6BA-BBB7": NamedDeal("rise_of_tribes", 3, {"elders": True, "special_terrain": "mixed"}, 1125900337092005),
}
"""Names that were given once."""


@pytest.mark.parametrize("name", FOR_EVER)
def test_a_name_means_the_same_deal_for_ever(name: str) -> None:
    assert read_deal(name) == FOR_EVER[name]
    assert deal_name(FOR_EVER[name]) == name
    assert read_deal(name.lower().replace("-", "")) == FOR_EVER[name], "as somebody types it"


@pytest.mark.parametrize("kind", KINDS)
def test_every_deal_of_a_new_game_has_a_name_that_is_read_again(kind: tuple[str, int]) -> None:
    game, rng = rules.games[kind[0]], Rng(kind[1])
    for seed in (FIRST, FIRST + SHORT - 1, *(new_seed() for _ in range(50))):
        options = {
            one.name: one.choices[rng.randrange(len(one.choices))] for one in game.options if rng.randrange(3) == 0
        }
        changed = {
            one.name: options[one.name] for one in game.options if options.get(one.name, one.default) != one.default
        }
        name = deal_name(NamedDeal(*kind, options, seed))
        assert read_deal(name) == NamedDeal(*kind, changed, seed)
        assert len(name.replace("-", "")) == 8 + 2 * len(changed)
        assert re.fullmatch(r"([A-Z2-9]{4}-)+[A-Z2-9]{2,4}", name)
        assert not set(name) & set("01ILOU")


def test_every_game_with_every_number_of_players_has_names() -> None:
    assert {*KINDS} == {(game.id, players) for game in (rules.games[id] for id in PACKAGES) for players in game.players}


@pytest.mark.parametrize(
    "deal",
    [
        NamedDeal("tribe", 2, {}, 7),
        NamedDeal("tribe", 9, {}, FIRST),
        NamedDeal("in another session", 2, {}, FIRST),
        NamedDeal("tribe", 2, {"handicap": 99}, FIRST),
        NamedDeal("tribe", 2, {}, FIRST + SHORT),
    ],
)
def test_what_a_new_game_never_has_has_no_name(deal: NamedDeal) -> None:
    assert not deal_name(deal)


def test_a_name_with_one_sign_wrong_or_missing_or_more_is_never_read_as_another_and_swapped_signs_hardly_ever() -> None:
    rng, swapped, passed = Rng(5), 0, 0
    for _ in range(40):
        seed = FIRST + rng.randrange(SHORT)
        name = deal_name(NamedDeal(*KINDS[rng.randrange(len(KINDS))], {}, seed)).replace("-", "")
        for at, sign in enumerate(name):
            for other in SIGNS.upper().replace(sign, ""):
                with pytest.raises(ValueError, match="K7Q2-9FMX"):
                    read_deal(name[:at] + other + name[at + 1 :])
            with pytest.raises(ValueError, match="K7Q2-9FMX"):
                read_deal(name[:at] + name[at + 1 :])
            if sign != name[at - 1] and at:
                swapped += 1
                try:
                    read_deal(name[: at - 1] + sign + name[at - 1] + name[at + 1 :])
                except ValueError:
                    continue
                passed += 1
    assert passed < 0.01 * swapped


@pytest.mark.parametrize(
    "text", ["", "-", "K7Q2", "K7Q2-9FM", "K7Q2-9FMO", "K7Q2-9FMX-AAAA", "٣" * 8, "9" * 500, "zzzz-zzzz"]
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="K7Q2-9FMX"):
        read_deal(text)


def test_a_friend_plays_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Same game, players, options and cards; the seats as they like."""
    for arguments in (
        ["tribe", "--seats", "you,bot:easy,bot:easy", "--set", "leader_choice=yes"],
        ["--seats", "you,bot,bot:easy"],
    ):
        saves = Store().list()
        deal = ["--deal", name_of(saves[0])] if saves else []
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
        assert main(["play", *arguments, *deal, "--plain"]) == 0
    one, other = (Store().read(summary.name) for summary in Store().list())
    assert (one.header.seed, one.header.options, one.header.game) == (
        other.header.seed, other.header.options, other.header.game,
    )  # fmt: skip
    assert one.header.options["leader_choice"] is True
    capsys.readouterr()
    assert main(["saves", "--json"]) == 0
    told = {game["deal"] for game in json.loads(capsys.readouterr().out)}
    assert told == {name_of(Store().list()[0])}
    assert main(["saves"]) == 0
    assert capsys.readouterr().out.count(f"  deal {told.pop()}\n") == 2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_so_many_players_are_you_and_bots_of_the_usual_level(
    players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`tribes indy --players 3`, with or without `play`; the deal it makes is for as many."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["indy", "--players", str(players), "--plain"]) == 0
    seats = Store().list()[0].seats
    assert [seat.get("level", "") for seat in seats] == ["", *["medium"] * (players - 1)]
    deal = name_of(Store().list()[0])
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "--deal", deal, "--players", str(players), "--plain"]) == 0
    assert len(Store().list()[0].seats) == players


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "--plain"], "one of the arguments GAME --deal"),
        (["play", "tribe", "--deal", "K7Q2-9FMX"], "--deal"),
        (["play", "--deal", "K7Q2-9FMX", "--seed", "7"], "leave out --seed"),
        (["play", "--deal", "K7Q2-9FMX", "--set", "elders=yes"], "leave out --seed, --set"),
        (["play", "--deal", "K7Q2-9FMX", "--daily"], "and --daily"),
        (["play", "--deal", "K7Q2-9FMX", "--seats", "you,bot"], "for 3 players"),
        (["play", "--deal", "K7Q2-9FMX", "--players", "4"], "for 3 players"),
        (["play", "indy", "--players", "3", "--seats", "you,bot,bot"], "--seats: not allowed with argument --players"),
        (["play", "indy", "--players", "1"], "indy is for 2 to 6 players, not 1"),
        (["play", "tribal_duel", "--players", "3"], "Tribal Duel is for 2 players, not 3"),
        (["play", "tribe", "--players", "999999999999"], "Tribe is for 2 to 4 players, not 999999999999"),
        (["play", "tribe", "--players", "three"], "'three'"),
        (["play", "--deal", "K7Q2-9FMY"], "is named like K7Q2-9FMX"),
    ],
)
def test_what_cannot_be_meant_is_one_line(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(arguments)
    except SystemExit as left:  # of argparse
        code = left.code
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert says in " ".join(told.err.split())


def test_setting_up_takes_a_deal_in_the_place_of_a_seed() -> None:
    draft = Draft("rise_of_tribes")
    draft.seed = "k7q2-9fmx"
    draft.take_deal(read_deal(draft.seed))
    plan = draft.plan()
    assert (len(plan.seats), plan.seed) == (3, read_deal("K7Q2-9FMX").seed)
    assert named_deal("22222222") is None, "a number is a seed, as ever"
