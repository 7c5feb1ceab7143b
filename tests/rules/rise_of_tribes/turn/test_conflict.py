"""Phase 4 (spec 2.6)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import at, do, held, in_row, kinds, lay, reason, res, starting, texts

FAR = {"I": [0, 1]}


def clash(members: dict[str, list[int]], **more):  # type: ignore[no-untyped-def]
    """A state before the last die; LEAD leaves the members alone."""
    return do(lay(members, hand=["blank"], turn={"actions": ["GROW"]}, **more), "blank lead")


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_only_more_than_five_is_a_conflict() -> None:
    state = clash({"A": [3, 2], **FAR})
    assert at(state, "A") == [3, 2]
    state = clash({"A": [4, 2], **FAR})
    assert at(state, "A") == [2, 0]


@pytest.mark.rule("rise_of_tribes", "2.6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([4, 2, 0], [2, 0, 0]),
        ([3, 3, 0], [0, 0, 0]),
        ([1, 5, 0], [0, 4, 0]),
        ([2, 5, 1], [0, 3, 0]),
        ([2, 2, 2], [0, 0, 0]),
    ],
)
def test_rounds_go_on_until_one_side_is_left(before: list[int], after: list[int]) -> None:
    state = clash({"A": before, "I": [1, 1, 1]}, players=3)
    assert at(state, "A") == after
    assert sum(state.supply) == 60 - sum(after) - 3


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_one_tribe_alone_goes_down_to_the_limit() -> None:
    state = clash({"A": [8], **FAR})
    assert at(state, "A") == [5, 0]
    assert state.supply[0] == 15


@pytest.mark.rule("rise_of_tribes", "a45")
def test_the_survivor_is_trimmed_too() -> None:
    state = clash({"A": [9, 1], **FAR})
    assert at(state, "A") == [5, 0]


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_the_active_player_picks_the_order() -> None:
    state = lay({"A": [4, 3], "B": [3, 4], "I": [1, 1]}, hand=["blank"], turn={"actions": ["GROW"]})
    do(state, "blank lead")
    assert texts(state) == ["fight A", "fight B"]
    assert reason(state, "done") == ("every conflict must be resolved", "2.6")
    assert reason(state, "fight I")[1] == "2.6"
    do(state, "fight B")
    assert (at(state, "A"), at(state, "B")) == ([1, 0], [0, 1])


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_a_village_without_members_falls_after_the_fight() -> None:
    state = clash({"A": [4, 2], **FAR}, villages={"A": 1})
    assert state.villages == [0, 0]
    state = clash({"A": [2, 4], **FAR, "H": [1]}, villages={"A": 1})
    assert state.villages == [0, 1]


# ---- Bow and Walls --------------------------------------------------------------------------------

BOWMAN = {"completed": ["Bow"]}


@pytest.mark.rule("rise_of_tribes", "1.7")
@pytest.mark.rule("rise_of_tribes", "2.6")
def test_the_bow_removes_one_before() -> None:
    state = clash({"A": [3, 3], **FAR}, tribes=[BOWMAN])
    assert at(state, "A") == [1, 0]
    state = clash({"A": [3, 3], **FAR, "H": [1]}, tribes=[{}, BOWMAN])
    assert at(state, "A") == [0, 0]  # never in defence


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_the_bow_chooses_among_all_opponents_and_invaders() -> None:
    state = lay(
        {"A": [2, 2, 1], "I": [1, 1, 1]},
        players=3,
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=[BOWMAN],
        row=["Invaders"],
        invaders={"hex": "A", "count": 2},
    )
    do(state, "blank lead")
    assert texts(state) == ["shoot p2", "shoot p3", "shoot invaders"]
    do(state, "shoot invaders")
    assert [event.public["victim"] for event in state.events or () if event.kind == "shot"] == [None]
    assert at(state, "A") == [0, 0, 0]
    assert in_row(state) == [None, None]


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "2.6")
def test_walls_remove_an_attacker_in_own_village_hexes() -> None:
    walls = [{}, {"items": ["walls"]}]
    state = clash({"A": [4, 3], **FAR, "H": [1]}, tribes=walls, villages={"A": 1})
    assert at(state, "A") == [0, 0]
    state = clash({"A": [4, 3], **FAR, "H": [1]}, tribes=walls)
    assert at(state, "A") == [1, 0]


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_the_first_players_walls_defend_like_any_others() -> None:
    state = lay(
        {"A": [3, 4], "I": [1], "H": [0, 1]},
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=[{"items": ["walls"]}],
        villages={"A": 0},
        active=1,
        current_player=1,
    )
    do(state, "blank lead")
    assert at(state, "A") == [0, 0]


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_walls_work_though_the_bow_took_the_last_defender() -> None:
    state = clash({"A": [6, 1], **FAR}, tribes=[BOWMAN, {"items": ["walls"]}], villages={"A": 1})
    assert at(state, "A") == [5, 0]
    assert "walls" in kinds(state)


@pytest.mark.rule("rise_of_tribes", "a37")
def test_no_bow_and_no_walls_without_the_active_player() -> None:
    state = clash(
        {"A": [0, 3, 3], "I": [1]}, players=3, tribes=[BOWMAN, {"items": ["walls"]}], villages={"A": 1}, row=["Drought"]
    )
    assert at(state, "A") == [0, 0, 0]
    assert "walls" not in kinds(state)
    assert "shot" not in kinds(state)


# ---- Invaders -------------------------------------------------------------------------------------


def invaded(members: dict[str, list[int]], count: int, hex: str = "A", **more):  # type: ignore[no-untyped-def]
    return clash(members, row=["Invaders"], invaders={"hex": hex, "count": count}, **more)


@pytest.mark.rule("rise_of_tribes", "a11")
@pytest.mark.rule("rise_of_tribes", "a12")
@pytest.mark.rule("rise_of_tribes", "1.8")
def test_invaders_count_and_fight_as_a_side() -> None:
    state = invaded({"A": [5], **FAR}, 3)
    assert at(state, "A") == [2, 0]
    assert state.vp[0] == 2
    assert in_row(state) == [None, None]
    assert state.dump()["events"]["discard"] == ["Invaders"]


@pytest.mark.rule("rise_of_tribes", "a12")
def test_who_gets_the_points() -> None:
    state = invaded({"A": [2], **FAR}, 3, players=2)
    assert at(state, "A") == [2, 0]  # six is needed: no conflict
    assert state.vp == [0, 0]
    state = invaded({"A": [4], **FAR, "H": [1]}, 4)
    assert state.vp == [2, 0]  # nobody is left; the active player took part
    state = invaded({"A": [1, 4], "I": [1]}, 2)
    assert state.vp == [0, 2]  # the tribe left alone
    state = invaded({"A": [0, 4, 0], "I": [1]}, 4, players=3)
    assert state.vp == [0, 0, 0]  # nobody is left, and the active player was elsewhere
    state = invaded({"A": [1, 5], "I": [1]}, 1, tribes=[BOWMAN])
    assert starting(state, "shoot") == ["shoot p2", "shoot invaders"]
    do(state, "shoot invaders")
    assert state.vp == [2, 0]  # the Bow removed the last one
    assert at(state, "A") == [0, 4]


@pytest.mark.rule("rise_of_tribes", "2.6")
@pytest.mark.rule("rise_of_tribes", "6")
def test_vector_18_glacier_and_three_sides() -> None:
    state = invaded({"C": [1], **FAR}, 5, hex="C", glacier={"hex": "C"})
    assert at(state, "C") == [0, 0]
    assert state.dump()["invaders"] == {"hex": "C", "count": 4}  # never trimmed
    state = clash({"A": [5, 3, 2], "I": [1, 1, 1]}, players=3)
    assert at(state, "A") == [2, 0, 0]


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_invaders_alone_never_fight() -> None:
    state = invaded({"A": [1], **FAR}, 5, hex="C", glacier={"hex": "C"})
    assert "conflict" not in kinds(state)
    assert state.active == 1


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_five_sides() -> None:
    members = {"A": [2, 1, 1, 1], "O": [1, 1, 1, 1]}
    state = invaded(members, 1, players=4)
    assert at(state, "A") == [1, 0, 0, 0]
    assert state.vp == [2, 0, 0, 0]


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a6")
@pytest.mark.rule("rise_of_tribes", "6")
def test_vector_5_drought() -> None:
    state = clash({"A": [5], "B": [4], **FAR}, row=["Drought"])
    assert at(state, "A") == [4, 0]
    assert at(state, "B") == [4, 0]
    state = clash({"C": [4], **FAR}, row=["Drought"], glacier={"hex": "C"})
    assert at(state, "C") == [3, 0]  # the Glacier's limit stays 3


# ---- Leaders in conflict --------------------------------------------------------------------------

CUNNING = {"tribe": "Dananu", "power": "Cunning", "resources": res(1, 0, 0)}


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "a25")
@pytest.mark.rule("rise_of_tribes", "1.9")
def test_vector_17_cunning() -> None:
    state = clash({"A": [2, 1], "B": [3], **FAR}, tribes=[CUNNING])
    assert texts(state) == ["done", "cunning A"]
    assert reason(state, "cunning B")[1] == "a25"  # another side is needed
    do(state, "cunning A")
    assert kinds(state).count("conflict") == 1
    assert at(state, "A") == [1, 0]
    assert held(state, 0) == [0, 0, 0]
    assert state.active == 1


@pytest.mark.rule("rise_of_tribes", "a25")
def test_cunnings_conflict_is_still_due_after_another() -> None:
    state = clash({"A": [2, 1], "B": [4, 2], **FAR}, tribes=[CUNNING])
    do(state, "cunning A", "fight B")
    assert (at(state, "A"), at(state, "B")) == ([1, 0], [2, 0])


@pytest.mark.rule("rise_of_tribes", "a25")
def test_cunning_between_conflicts_and_after_the_last() -> None:
    state = clash({"A": [2, 1], "B": [4, 2], **FAR}, tribes=[CUNNING])
    assert texts(state) == ["fight B", "cunning A"]
    do(state, "fight B")
    assert texts(state) == ["done", "cunning A"]
    do(state, "done")
    assert state.active == 1


@pytest.mark.rule("rise_of_tribes", "2.6")
def test_the_mark_goes_with_the_company() -> None:
    """The members of the marked hex are gone when another conflict is over: no second conflict, no refund."""
    state = clash({"A": [2, 1], "B": [5, 3], **FAR}, tribes=[CUNNING, {}])
    do(state, "cunning A")
    assert texts(state) == ["fight A", "fight B"]
    state.take_members(1, 0)
    do(state, "fight B")
    assert state.active == 1
    assert kinds(state).count("conflict") == 1
    assert at(state, "A") == [2, 0]
    assert held(state, 0) == [0, 0, 0]


INTIMIDATE = {"tribe": "Mu'k'a'an", "power": "Intimidate", "resources": res(1, 1, 0)}


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a25")
def test_intimidate_drives_a_member_and_may_cause_a_conflict_or_empty_a_village() -> None:
    state = clash({"A": [1, 1], "B": [3, 2], **FAR}, tribes=[INTIMIDATE], villages={"A": 1})
    assert texts(state)[0] == "done"
    assert starting(state, "intimidate")[:2] == ["intimidate A B", "intimidate A D"]
    do(state, "intimidate A B")
    assert texts(state) == ["pay food", "pay wood"]
    do(state, "pay wood")
    assert state.villages == [0, 0]
    assert at(state, "A") == [1, 0]
    assert at(state, "B") == [0, 0]  # three against three
    assert held(state, 0) == [1, 0, 0]


@pytest.mark.rule("rise_of_tribes", "a25")
def test_intimidate_only_before_the_first_conflict_and_once() -> None:
    state = clash({"A": [1, 1], "B": [4, 2], "C": [3, 4], **FAR}, tribes=[INTIMIDATE])
    do(state, "fight B")
    assert not starting(state, "intimidate")
    state = clash({"A": [1, 1], "D": [1, 1], **FAR}, tribes=[INTIMIDATE])
    do(state, "intimidate A B", "pay food")
    assert not starting(state, "intimidate")
    assert state.active == 1


@pytest.mark.rule("rise_of_tribes", "a25")
def test_intimidate_chooses_whose_member() -> None:
    state = clash({"A": [1, 1, 1], "L": [0, 1, 1]}, players=3, tribes=[INTIMIDATE])
    do(state, "intimidate A B", "pay food")
    assert texts(state) == ["from p2", "from p3"]
    do(state, "from p3")
    assert at(state, "B") == [0, 0, 1]


@pytest.mark.rule("rise_of_tribes", "a25")
def test_intimidate_drives_to_the_first_hex_like_to_any_other() -> None:
    state = clash({"B": [1, 1], **FAR}, tribes=[INTIMIDATE])
    do(state, "intimidate B A", "pay food")
    assert (at(state, "A"), at(state, "B")) == ([0, 1], [1, 0])
    assert (held(state, 0), held(state, 1)) == ([0, 1, 0], [0, 0, 0])


AMBUSHER = {"tribe": "Kia-Kia", "power": "Ambush", "board": 3}


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a29")
def test_ambush_joins_where_the_player_grew_or_moved() -> None:
    fields = {"tribes": [AMBUSHER], "hand": ["blank"], "turn": {"actions": ["GROW"], "touched": ["A"]}}
    state = lay({"A": [2, 4], "B": [2, 4], "I": [1, 1]}, **fields)
    do(state, "blank lead")
    assert texts(state) == ["fight A", "fight B", "ambush A"]
    assert reason(state, "ambush B")[1] == "a29"
    do(state, "ambush A", "ambush A", "ambush A")
    assert (state.board[0], at(state, "A")) == (0, [5, 4])
    do(state, "fight A")
    assert at(state, "A") == [1, 0]


EVADER = [{}, {"tribe": "Kiror", "power": "Evasion"}]


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a24")
def test_evasion_into_an_adjacent_controlled_hex_with_room() -> None:
    state = clash({"A": [4, 3], "B": [0, 4], "D": [1, 1], "I": [0, 1]}, tribes=EVADER)
    assert state.current_player == 1
    assert texts(state) == ["done", "evade B"]
    do(state, "evade B")
    assert at(state, "B") == [0, 5]
    assert at(state, "A") == [1, 0]
    assert state.active == 1  # B is full: the other two are lost
    assert state.supply[1] == 20 - 5 - 1 - 1


@pytest.mark.rule("rise_of_tribes", "a24")
def test_evasion_is_optional_and_not_for_what_the_bow_took() -> None:
    state = clash({"A": [4, 2], "B": [0, 1], "I": [0, 1]}, tribes=[BOWMAN, EVADER[1]])
    do(state, "evade B")
    assert at(state, "B") == [0, 2]
    assert state.active == 1
    state = clash({"A": [4, 2], "B": [0, 1], "I": [0, 1]}, tribes=EVADER)
    do(state, "done")
    assert at(state, "B") == [0, 1]


@pytest.mark.rule("rise_of_tribes", "a24")
def test_no_evasion_on_the_own_turn() -> None:
    state = clash({"A": [4, 4], "B": [2], "I": [0, 1]}, tribes=[{"tribe": "Kiror", "power": "Evasion"}])
    assert not starting(state, "evade")
    assert "evaded" not in kinds(state)
    assert (state.active, at(state, "A"), at(state, "B")) == (1, [0, 0], [2, 0])


# ---- Tar Pit --------------------------------------------------------------------------------------

TAR = {"A": "Tar Pit"}


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.rule("rise_of_tribes", "2.6")
@pytest.mark.rule("rise_of_tribes", "6")
def test_vector_19_tar_pit_even_without_a_conflict() -> None:
    state = clash({"A": [1, 2], **FAR, "H": [1]}, tiles=TAR)
    assert at(state, "A") == [0, 2]
    state = clash({"A": [1, 1], **FAR, "H": [1]}, tiles=TAR, villages={"A": 1})
    assert at(state, "A") == [0, 0]
    assert state.villages == [0, 0]


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_tar_pit_after_the_conflict() -> None:
    state = clash({"A": [4, 3], **FAR, "H": [1]}, tiles=TAR)
    assert at(state, "A") == [0, 0]


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1, 3, 1, 0], [0, 3, 0, 0]),
        ([2, 1, 0, 1], [2, 0, 0, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([0, 1, 2, 2], [0, 0, 2, 2]),
    ],
)
def test_each_tribe_in_the_tar_pit_is_checked_by_itself(before: list[int], after: list[int]) -> None:
    state = clash({"A": before, "O": [1, 1, 1, 1]}, players=4, tiles=TAR)
    assert at(state, "A") == after
    assert state.supply == [20 - 1 - count for count in after]


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_invaders_are_no_company_in_the_tar_pit() -> None:
    state = clash({"A": [1, 1], **FAR, "H": [1]}, tiles=TAR, row=["Invaders"], invaders={"hex": "A", "count": 2})
    assert at(state, "A") == [0, 0]
    assert state.invaders == 2


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.rule("rise_of_tribes", "2")
def test_the_tar_pit_takes_in_turn_order_until_somebody_wins() -> None:
    """The second player is active, at 14; the village of the third falls with its elder, before the first sinks."""
    state = lay(
        {"A": [1, 1, 1], "L": [1, 1, 1]},
        players=3,
        hand=["blank"],
        turn={"actions": ["GROW"]},
        active=1,
        current_player=1,
        tiles=TAR,
        villages={"A": 2},
        options={"elders": True},
        tribes=[{}, {"vp": 14}, {"elder": "A"}],
    )
    do(state, "blank lead")
    assert (state.winner, at(state, "A")) == (1, [1, 0, 0])
