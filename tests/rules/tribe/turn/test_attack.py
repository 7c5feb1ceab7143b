"""Spec 3.4: attack and defence."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import act, event, kinds, position, refused, shown_chain, texts

VASES = ["flag_sky", "lightning", "war_spear"]


@pytest.mark.rule("tribe", "3.4")
@pytest.mark.rule("tribe", "r14")
@pytest.mark.rule("tribe", "r15")
@pytest.mark.parametrize(
    ("evento", "shield", "destroyed"),
    [
        ("wolf", None, [1, 1, 1]),
        ("wolf", "strength", [0, 0, 0]),
        ("wolf", "courage", [0, 0, 0]),
        ("buffalo", None, [1, 2, 2]),
        ("buffalo", "strength", [0, 1, 1]),
        ("buffalo", "courage", [0, 0, 0]),
    ],
)
def test_example_d_the_attack_matrix(evento: str, shield: str | None, destroyed: list[int]) -> None:
    for vases, lost in zip((1, 2, 3), destroyed, strict=True):
        theirs = [f"elder {' '.join(VASES[:vases])}", f"scout{f' !{shield}' if shield else ''}"]
        state = position("START", ["", ""], [[f"hunter lightning !{evento}"], theirs], leaders=["hunter", "scout"])
        act(state, "attack 2 elder from hunter", "protect scout" if shield else "decline")
        chain = shown_chain(state, 1, "elder")
        assert chain is not None
        assert chain["dioramas"] == VASES[: vases - lost], "the last vases are lost"
        assert event(state, "defended")["destroyed"] == VASES[vases - lost : vases][::-1]


@pytest.mark.rule("tribe", "3.4")
@pytest.mark.rule("tribe", "3.6")
def test_example_d_what_goes_under_the_discards_and_in_which_order() -> None:
    theirs = ["elder flag_sky lightning war_spear", "scout bear_spirit !strength"]
    state = position("START", ["", ""], [["hunter lightning !buffalo"], theirs], discard="block")
    act(state, "attack 2 elder from hunter", "protect scout")
    assert shown_chain(state, 1, "elder")["dioramas"] == ["flag_sky", "lightning"]  # type: ignore[index]
    assert state.dump()["discard_pile"] == ["block", "war_spear", "strength", "buffalo"]
    assert shown_chain(state, 0, "hunter")["active"] is None  # type: ignore[index]
    assert shown_chain(state, 1, "scout")["active"] is None  # type: ignore[index]
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert state.current_player == 1
    assert state.dump()["turn"] == 1


@pytest.mark.rule("tribe", "3.4")
def test_the_attacked_player_is_asked_even_without_a_shield() -> None:
    state = position("START", ["", ""], [["hunter lightning !wolf"], ["elder flag_sky !flag_sky"]])
    act(state, "attack 2 elder from hunter")
    assert (state.current_player, state.dump()["phase"], state.dump()["turn"]) == (1, "DEFEND", 0)
    assert texts(state) == ["decline"]
    assert refused(state, "protect elder") == "3.4"
    assert refused(state, "draw") == "3.4"


@pytest.mark.rule("tribe", "3.4")
def test_any_own_protezione_may_be_used_but_one_only() -> None:
    theirs = ["elder flag_sky lightning !courage", "scout bear_spirit !strength", "hunter !wolf"]
    state = position("START", ["", ""], [["hunter lightning !buffalo"], theirs])
    act(state, "attack 2 elder from hunter")
    assert texts(state) == ["decline", "protect elder", "protect scout"]
    act(state, "protect scout")
    assert state.current_player == 1
    assert state.dump()["phase"] == "START"
    assert shown_chain(state, 1, "elder")["active"] == "courage"  # type: ignore[index]


@pytest.mark.rule("tribe", "3.4")
def test_a_third_player_is_not_asked() -> None:
    chains = [["hunter lightning !wolf"], ["elder flag_sky"], ["scout bear_spirit !courage"]]
    state = position("START", ["", "", ""], chains)
    assert kinds(state, "ATTACK") == ["attack 2 elder from hunter", "attack 3 scout from hunter"]
    act(state, "attack 3 scout from hunter")
    assert state.current_player == 2
    act(state, "decline")
    assert state.dump()["turn"] == 1


@pytest.mark.rule("tribe", "3.5")
@pytest.mark.rule("tribe", "3.4")
def test_a_blocked_player_still_defends() -> None:
    chains = [["hunter lightning !wolf"], ["elder flag_sky !strength"]]
    state = position("START", ["", ""], chains, blocked=[False, True])
    act(state, "attack 2 elder from hunter")
    assert texts(state) == ["decline", "protect elder"]
    act(state, "protect elder")
    assert state.current_player == 0


@pytest.mark.rule("tribe", "3.4")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("decline", {"card": None, "from": None, "chain": "elder", "destroyed": ["lightning", "flag_sky"]}),
        ("protect scout", {"card": "strength", "from": "scout", "chain": "elder", "destroyed": ["lightning"]}),
    ],
)
def test_everybody_hears_of_the_attack_and_of_its_answer(answer: str, told: dict[str, object]) -> None:
    chains = [["hunter lightning !buffalo"], ["elder flag_sky lightning", "scout !strength"]]
    state = position("START", ["", ""], chains, leaders=["hunter", "scout"])
    act(state, "attack 2 elder from hunter")
    assert event(state, "attacked") == {"card": "buffalo", "from": "hunter", "target": 1, "chain": "elder"}
    act(state, answer)
    assert event(state, "defended") == told


def test_why_there_is_no_attack_names_what_is_lacking_and_no_chain_that_is_not_there() -> None:
    state = position("START", ["", ""], [["elder flag_sky !courage"], ["scout bear_spirit"]])
    for text in ("attack 1 elder from elder", "attack 2 scout from elder"):
        refusal = state.why_not(state.game.actions.read(text))
        assert refusal is not None
        assert refusal.reason == "none of your hidden cards is a wolf or a buffalo"
    main = position("MAIN", ["wolf", ""], [["elder flag_sky"], []])
    refusal = main.why_not(main.game.actions.read("swap warrior wolf"))
    assert refusal is not None
    assert refusal.reason == "no card is hidden beside your chains"
