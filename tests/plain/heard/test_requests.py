"""What a listener may ask for: every field of a view that a screen shows is told by a request; and how requests are made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules.bots.bot import Candidate
from tests.plain import STUMBLES
from tests.plain.hearing import Listener
from tests.rules.tribe.positions import position
from tribes_tui.games.tribe.words.spoken import now
from tribes_tui.seats.worker import Answer
from tribes_tui.words.spoken import LONGEST

COMMON_NOT_SHOWN = {"game", "players", "options", "rng", "viewer", "current_player", "round"}
"""Who is in turn is what a question says; the rest holds for the whole game."""

TOLD: dict[str, dict[str, str]] = {
    "tribe": {
        "now": "phase turn dealer turns lone swapped attack to_discard",
        "table": "leaders totals blocked chains.tribu chains.dioramas chains.totem chains.active shown hands.others",
        "hand": "hands.own",
        "discards": "discard_pile played_pile",
        "piles": "draw_pile",
        "who leads": "results closer",
    },
    "indy": {
        "now": "phase step dealer turn window deck under eagles_under",
        "table": "shamans tokens plucked returned return_card evocations known maybe table hands.others",
        "hand": "hands.own",
        "who leads": "plate",
    },
    "tribal_duel": {
        "now": "phase limited_used steps progress idle turned_up",
        "table": "columns sacred",
        "market": "stock discard",
        "hand": "drawn",
        "bans": "stolen given no_steal no_give",
    },
    "tribal_rixe": {
        "now": "phase dry moves has_played has_drawn",
        "table": "zones cleaned hands.others",
        "hand": "hands.own",
        "market": "stock turned",
        "collected": "collected",
        "known": "lacks",
        "who leads": "scores outs rounds_over",
    },
    "rise_of_tribes": {
        "now": "phase active first_player turn.used turn.gathered turn.loan turn.touched turn.actions auction",
        "table": "hexes.tile hexes.members hexes.village tribes.tribe tribes.power tribes.vp tribes.resources "
        "tribes.supply tribes.board tribes.hidden_village tribes.elder tribes.items tribes.goals tribes.completed "
        "tribes.deck tiger mammoth invaders glacier",
        "dice": "dice hand",
        "events": "events.row events.oldest events.deck events.discard events.set_aside volcano",
        "conflicts": "turn.marked",
    },
    "five_tribes": {
        "now": "bag palms_left palaces_left stuck activation.final activation.tribe activation.taken "
        "activation.killed activation.power activation.sold activation.paid_for activation.at",
        "table": "tiles.kind tiles.points tiles.meeples tiles.camel tiles.palms tiles.palaces seats.gold seats.camels "
        "seats.viziers seats.elders seats.djinns seats.known seats.used seats.resources.others",
        "hand": "activation.hand activation.suit activation.start seats.resources.own",
        "market": "row pile discard",
        "djinns": "djinn_row djinn_pile djinn_discard activation.drawn",
        "bids": "bid_order track",
    },
}
"""Game -> request -> the fields of `dump` that it tells."""

NOT_SHOWN: dict[str, dict[str, str]] = {
    "tribe": {"chains.changed": "for reckoning", "refill": "for reckoning"},
    "indy": {"buried": "for reckoning"},
    "tribal_duel": {
        "youngest": "settled before the game",
        "seen": "for repetitions",
        "winner": "the end",
        "end": "the end",
    },
    "tribal_rixe": {
        "youngest": "settled before the game",
        "seen": "for repetitions",
        "order": "where columns came from",
    },
    "rise_of_tribes": {
        "winner": "the end",
        "quiet": "told from the thirtieth such round on",
        "hexes.hex": "its name",
        "hexes.q": "the map's shape, told by neighbours",
        "hexes.r": "the map's shape, told by neighbours",
        "tribes.returned": "for reckoning",
        "events.seen": "for reckoning",
        "turn.altar": "whether the altar was used: then it is no choice",
        "turn.moved": "told beside each hex",
        "turn.entered": "for discoveries, which are told when they are made",
        "pending": "what is to be done now is the question",
    },
    "five_tribes": {
        "stage": "what is to be done now is the question",
        "tiles.tile": "its name",
        "activation.came": "the choices say where the way goes on",
        "activation.victim": "the choices say whom the second may be",
        "activation.origin": "the choices say which tile",
        "activation.back": "for reckoning",
    },
}
"""Fields that no screen shows, or that the question and its choices are, and why."""


def flat(dump: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The fields of a position; of records in lists each field of all of them together."""
    for name, value in dump.items():
        records = [*_records(value)]
        if name == "hands":
            yield "hands.own", value[dump["viewer"]]
            yield "hands.others", [cards for seat, cards in enumerate(value) if seat != dump["viewer"]]
            continue
        if name == "activation" and value is None:
            continue
        if isinstance(value, dict) and name in ("activation", "events", "turn"):
            yield from ((f"{name}.{field}", part) for field, part in value.items())
        elif name == "window":
            yield name, value is not None  # who has answered it is for reckoning
        elif records:
            columns = {field: [record[field] for record in records] for field in records[0]}
            if name == "seats":
                hands = columns.pop("resources")
                yield "seats.resources.own", hands.pop(dump["viewer"])
                yield "seats.resources.others", hands
            yield from ((f"{name}.{field}", values) for field, values in columns.items())
        elif name not in COMMON_NOT_SHOWN and not (name == "chains" and not records):
            yield name, value


def _records(value: Any) -> Iterator[dict[str, Any]]:
    for item in value if isinstance(value, list) else []:
        if (
            isinstance(item, dict)
            and "cards" not in item
            and "do" not in item
            and not {"closer", "D", "points", "card"} & set(item)
        ) or (isinstance(item, dict) and "tile" in item and "kind" in item):
            yield item
        elif isinstance(item, list):
            yield from _records(item)


@pytest.mark.turned(2)
@pytest.mark.parametrize("id", rules.games)
def test_every_field_that_a_screen_shows_is_told_by_a_request(id: str) -> None:
    told = {field: request for request, fields in TOLD[id].items() for field in fields.split()}
    listener = Listener(id, rules.games[id].players[0] + (id not in ("tribal_duel",)), seed=2)
    before: dict[str, tuple[Any, list[str]]] = {}
    for _ in listener.decisions(45):
        assert listener.conversation.view is not None
        answers = {request: listener.asked(request) for request in TOLD[id]}
        for field, value in flat(listener.conversation.view.dump()):
            if field in NOT_SHOWN[id]:
                continue
            assert field in told, f"{field}: no request tells it"
            said, value = answers[told[field]], like(field, value)
            if field in before and before[field][0] != value:
                assert said != before[field][1], f"{field}: {before[field][0]} -> {value}"
            before[field] = value, said


def like(field: str, value: Any) -> Any:
    """Without the letter of a card's copy, which no game's words have; sets without their order."""
    text = re.sub(r"\b([DMLT]\d)[ab]\b", r"\1", repr(value))
    return "".join(sorted(text)) if field in ("hands.own", "hands.others", "maybe", "known", "given") else text


# ---- How requests are made ----------------------------------------------------------------------------


@pytest.fixture
def listener(request: pytest.FixtureRequest) -> Listener:
    """At the third decision of a game."""
    found = Listener(request.param, rules.games[request.param].players[0], seed=6)
    for number, _ in enumerate(found.decisions(9)):
        if number == 7:
            break
    return found


EVERY = pytest.mark.parametrize("listener", list(rules.games), indirect=True)


@EVERY
def test_every_answer_can_be_read_aloud(listener: Listener) -> None:
    common = [
        "help",
        "choices",
        "again",
        "news",
        "rules",
        "would 1",
        "since when",
        "what can I do",
        "why not",
        "Ada",
        "me",
    ]
    own = [name for request in listener.conversation.spoken.REQUESTS for name in request.names]
    for line in [*common, *own]:
        said = listener.asked(line)
        assert said, line
        for text in said:
            assert len(text) <= LONGEST
            assert STUMBLES.search(text) is None, f"{line}: {text}"


@EVERY
def test_full_words_and_short_forms_say_the_same_and_every_game_has_those_that_people_expect(
    listener: Listener,
) -> None:
    for request in listener.conversation.spoken.REQUESTS:
        answers = [listener.asked(name) for name in request.names]
        assert all(said == answers[0] for said in answers)
    for line in ("hand", "table", "who leads", "goals", "market", "where are my members", "now"):
        assert not listener.asked(line)[0].startswith("no:"), line
        assert listener.asked(line.upper() + "?") == listener.asked(line)


@EVERY
def test_the_rulebook_is_read_by_sections(listener: Listener) -> None:
    for line in (found for found in listener.asked("rules") if found[0].isdigit()):
        number = line.partition(",")[0]
        assert listener.asked(f"rules {number}")[0].startswith(number)
    assert listener.asked("rules 99.9") == ["The rulebook has no such section. Say rules for its headings."]


@EVERY
def test_what_is_not_allowed_is_explained_and_what_is_unknown_gets_the_nearest(listener: Listener) -> None:
    view = listener.conversation.view
    assert view is not None
    illegal = next(action for action in range(len(view.game.actions)) if not view.is_legal(action))
    for action in [action for action in range(len(view.game.actions)) if not view.is_legal(action)][::29]:
        for said in listener.asked(f"why not {view.text(action)}"):
            assert STUMBLES.search(said) is None, said
    assert listener.asked(f"why not {view.text(illegal)}")[0].startswith("Not now. ")
    assert listener.asked(view.text(illegal))[0].startswith("no: ")
    assert listener.asked(f"why not {view.text(view.legal_actions()[0])}") == ["That is allowed now."]
    assert "table" in listener.asked("tabel")[0]
    assert listener.asked("") == ["Answer with a number, or with the words of a choice. Say choices to hear them."]


@pytest.mark.parametrize(
    ("listener", "line"),
    [("tribe", "attack"), ("tribal_duel", "steal"), ("rise_of_tribes", "build"), ("five_tribes", "sell")],
    indirect=["listener"],
)
def test_a_whole_kind_of_action_is_explained_by_its_first_word(listener: Listener, line: str) -> None:
    view = listener.conversation.view
    assert view is not None
    kind = [action.id for action in view.game.actions if action.text.startswith(f"{line} ")]
    said = listener.asked(f"why not {line}")[0]
    assert said == "That is allowed now." if any(map(view.is_legal, kind)) else said.startswith("Not now. ")


@pytest.mark.parametrize(
    ("listener", "line", "said"),
    [
        ("five_tribes", "b4", r"b4, [a-z ]+ \d+ points: .*"),
        ("five_tribes", "row 3", r"a3, .*"),
        ("five_tribes", "around b4", r"North, b3, .*"),
        ("rise_of_tribes", "E", r"E, [a-z ]+: .*; room for \d.*|E, [a-z ]+: .*, room for \d.*"),
        ("rise_of_tribes", "around E", r"East, F, .*"),
        ("tribal_duel", "column 3", r"Your column 3.*"),
        ("tribal_duel", "Ada's column 3", r"Ada's column 3.*"),
        ("tribal_rixe", "column 1", r"Your column 1.*"),
        ("indy", "place 2", r"Place 2: the .*"),
        ("tribe", "scout", r".*scout.*"),
    ],
    indirect=["listener"],
)
def test_places_are_called_by_name(listener: Listener, line: str, said: str) -> None:
    assert re.match(said, listener.asked(line)[0])


@EVERY
def test_what_a_number_would_do(listener: Listener) -> None:
    for number in range(1, len(listener.conversation.steps.now) + 1):
        assert listener.asked(f"what would {number} do")[0].startswith(("You would ", "Then you choose "))
        assert listener.asked(f"w {number}") == listener.asked(f"would {number}")
    assert listener.asked("would 99")[0].startswith("no: choose a number")


def test_requests_get_the_view_of_their_listener_only() -> None:
    found = Listener("tribal_rixe", 3, seed=1)
    next(iter(found.decisions(1)))
    assert found.conversation.view is not None
    assert found.conversation.view.viewer == 0


def test_a_hint_says_what_is_expected_and_asked_again_how_far_the_next_best_is_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listener = Listener("indy", 2, 3)
    next(listener.decisions(1))
    view = listener.view(0)
    first, second, *_ = view.legal_actions()
    answer = Answer(second, 1.0, [Candidate(second, 900, 0.4), Candidate(first, 900, -0.4)])
    hints: dict[str, Answer] = {}
    monkeypatch.setattr(listener, "hints", hints, raising=False)
    monkeypatch.setattr("tribes_tui.plain.requests.hinted", lambda game, seat: hints.setdefault(view.key(), answer))
    told, again = (" ".join(listener.asked("hint")) for _ in range(2))
    chosen, other = (listener.conversation.spoken.choice(view, one, listener.names(0)).words for one in (second, first))
    assert chosen in told
    assert "It expects to win" in told
    assert other not in told
    assert again.startswith(told)
    assert other in again.removeprefix(told)


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.parametrize("leader", ["warrior", "hunter"])
def test_in_tribe_a_leaders_character_alone_is_not_said_to_need_a_vase(leader: str) -> None:
    other = "hunter" if leader == "warrior" else "warrior"
    state = position("MAIN", ["", ""], [["warrior", "elder"], []], leaders=[leader, other], lone=["warrior", "elder"])
    alone = [line for line in now(state.view(0), ("you", "Ada"), "") if line.startswith("Alone")]
    assert alone == [
        f"Alone, with only this turn left to get a vase: {'elder' if leader == 'warrior' else 'warrior and elder'}."
    ]
