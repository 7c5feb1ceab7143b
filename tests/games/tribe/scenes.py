"""Situations of Tribe that the tests of its screen look at, and random positions."""

from __future__ import annotations

from rules import Rng
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import TRIBE, position

CHAINS = [
    ["elder flag_sky lightning war_spear !buffalo", "scout bear_spirit", "shaman +totem war_spear eagle_spirit multi"],
    ["warrior calumet_brave flag_sky lightning !courage", "hunter desert_wind !strength", "scout !eagle_spirit"],
    ["warrior calumet_hero flag_sun !wolf"],
    ["elder flag_sun desert_wind war_spear", "hunter"],
]
HANDS = ["multi totem wolf", "flag_sun eagle_spirit shaman draw3 block", "", ""]


def table(players: int = 4, phase: str = "START", turn: int = 0) -> TribeState:
    """A table in the middle of a challenge; the first seat holds a buffalo beside its elder."""
    return position(
        phase,
        HANDS[:players],
        CHAINS[:players],
        turn=turn,
        current_player=turn,
        leaders=["warrior", "hunter", "shaman", "scout"][:players],
        totals=[46, 61, 12, 33][:players],
        blocked=[False, False, True, False][:players],
        discard="flag_sun wolf",
        played="draw3",
    )


def near_the_end(totals: tuple[int, int] = (20, 30)) -> TribeState:
    """Two seats; the first closes by laying lightning on the warrior."""
    chains = [
        "elder flag_sky lightning war_spear",
        "scout bear_spirit calumet_brave flag_sky",
        "shaman +totem war_spear eagle_spirit calumet_hero",
        "warrior calumet_hero flag_sun",
    ]
    theirs = ["hunter desert_wind !strength"]
    hands = ["lightning wolf", "multi totem flag_sun draw3 block"]
    return position("MAIN", hands, [chains, theirs], leaders=["warrior", "hunter"], totals=list(totals))


def random_positions(players: int, seeds: int, every: int, most: int = 420) -> list[TribeState]:
    """Positions of games that are half sensible, half random: all phases, long chains, many face-down cards."""
    found: list[TribeState] = []
    for seed in range(seeds):
        state, rng = TRIBE.new_state(players, seed), Rng(seed)
        for move in range(most):
            if state.is_terminal:
                break
            if move % every == seed % every or state.phase in (3, 4):
                found.append(state.clone())
            wild = move % 3 == seed % 3
            state.apply(state.pick(rng) if wild else max(state.legal_actions(), key=state.hint))
    return found


def five_chains_each() -> TribeState:
    """Four seats with five chains each: the most that can lie on the table."""
    tribus = ("warrior", "elder", "hunter", "shaman", "scout")
    rows = [["warrior calumet_hero", "elder flag_sky", "hunter lightning", "shaman war_spear", "scout bear_spirit"]] * 4
    hands = ["buffalo multi totem block courage"] + [""] * 3
    assert len(rows[0]) == len(tribus)
    return position("MAIN", hands, rows, leaders=["warrior", "hunter", "shaman", "scout"])


def five_chains_of_two() -> TribeState:
    """Two seats with five chains each."""
    rows = ["warrior calumet_hero", "elder flag_sky", "hunter lightning", "shaman war_spear", "scout bear_spirit"]
    return position("MAIN", ["buffalo multi totem block courage", ""], [rows, rows], leaders=["warrior", "hunter"])


def uneven() -> TribeState:
    """Five chains and four above, two and three below, among them a lone one and a crowned one."""
    rows = [
        [
            "warrior calumet_hero flag_sky",
            "elder flag_sky lightning war_spear !buffalo",
            "hunter lightning",
            "shaman war_spear",
            "scout bear_spirit calumet_brave flag_sun",
        ],
        [
            "warrior calumet_hero",
            "elder flag_sky lightning",
            "hunter lightning war_spear bear_spirit +totem",
            "shaman war_spear multi calumet_hero +totem",
        ],
        ["warrior calumet_brave", "elder flag_sun"],
        [
            "scout eagle_spirit calumet_hero flag_sun +totem",
            "hunter desert_wind hunting_bow salmon_spirit",
            "shaman !wolf",
        ],
    ]
    leaders = ["warrior", "hunter", "shaman", "scout"]
    hand = "buffalo multi totem block courage wolf"
    return position("MAIN", [hand, "", "", ""], rows, leaders=leaders, totals=[46, 61, 12, 33])


def waiting_for_a_totem() -> TribeState:
    """Four seats with so many chains that a letter stands for the totem that one of them waits for, and a sign for where cards may be
    hidden."""
    mine = [
        "warrior calumet_brave flag_sky lightning !buffalo",
        "shaman war_spear bear_spirit calumet_brave",
        "scout bear_spirit",
        "hunter desert_wind",
        "elder",
    ]
    lone = ["shaman", "warrior", "scout", "elder"]
    leaders = ["warrior", "shaman", "hunter", "scout"]
    return position("MAIN", ["wolf", "", "", ""], [mine, lone, lone, lone], leaders=leaders)
