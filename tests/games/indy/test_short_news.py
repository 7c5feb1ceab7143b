"""What others did since one's turn, in a row of a small window: nothing but what happened, in ever fewer words."""

from __future__ import annotations

from typing import Any

import rules
from rules import Event
from tribes_tui.games.indy.pieces.layout import news_of
from tribes_tui.games.indy.words.news import short_news
from tribes_tui.games.indy.words.spoken import news
from tribes_tui.table.board.scene import News, Scene
from tribes_tui.words.spoken import Clause

YOU = ("you", "Ash", "Birch", "Cedar")


def event(kind: str, player: int | None, **fields: Any) -> Event:
    """A thing that happened to everybody's knowledge."""
    return Event(kind, player, fields)


def test_the_like_of_it_is_told_once_what_fewest_did_first() -> None:
    said = short_news([event("exchanged", seat, count=1 + (seat == 2)) for seat in (1, 2, 3)], YOU, 0)
    assert said[0] == "Birch exchanged 2 cards, Ash and Cedar 1"
    told = [event("exchanged", seat, count=count) for seat, count in ((1, 0), (2, 1), (3, 1))]
    assert short_news(told, YOU, 0)[0] == "Birch and Cedar exchanged 1 card, Ash nothing", (
        "a number has its noun before it"
    )
    six = (*YOU, "Hazel", "Juniper")
    said = short_news([event("exchanged", seat, count=1 + (seat == 2)) for seat in range(6)], six, 0)
    assert said[0] == "Birch exchanged 2 cards, others 1", "and nothing of what oneself did"
    swaps = [event("swapped", 1, position=2, given="OR3", taken="OG1"), event("swapped", 2, given="HR4", taken="CB3")]
    assert short_news(swaps, YOU[:3], 0) == (
        "Ash swapped red object 3 for green object 1, Birch red horse 4 for blue character 3",
        "Ash swapped for green object 1, Birch for blue character 3",
        "Birch swapped red horse 4 for blue character 3; more: b",
        "Birch swapped for blue character 3; more: b",
        "News: key b",
    )


def test_who_swapped_is_not_told_to_have_passed_and_passing_comes_last() -> None:
    events = [*(event("passed", seat) for seat in (1, 2, 3)), event("swapped", 3, position=2, given="OR1", taken="HR2")]
    assert short_news(events, YOU, 0)[0] == "Cedar swapped red object 1 for red horse 2; Ash and Birch passed"


def test_all_is_told_an_eagle_is_never_left_out_and_of_what_is_left_out_the_key_is() -> None:
    eagle = event("eagle_played", 1, position=2, taken="CG5", shown=["OB5"])
    said = short_news([event("exchanged", 1, count=2), eagle, event("exchanged", 2, count=1)], YOU, 0)
    assert said == (
        "Ash's eagle took green character 5; Ash exchanged 2 cards, Birch 1",
        "Ash's eagle took green character 5; more: b",
        "News: key b",
    )


def test_whose_eagles_took_what_is_told_whole_before_all_else_and_nothing_is_cut() -> None:
    """Of six players: each eagle with its owner's name, both of one's together; of what has no room there is the key."""
    six = (*YOU, "Hazel", "Juniper")
    eagles = [
        event("eagle_played", seat, position=0, taken=taken, shown=["OB5"])
        for seat, taken in ((4, "OB6"), (2, "OG6"), (4, "CR2"))
    ]
    exchanges = [event("exchanged", seat, count=1 + (seat == 5)) for seat in range(1, 6)]
    forms = short_news([*exchanges, *eagles], six, 0, ["you exchanged 1 card for red horse 3"])
    assert forms[0] == (
        "you exchanged 1 card for red horse 3; Hazel's eagles took blue object 6 and red character 2, Birch's green object 6; "
        "Juniper exchanged 2 cards, others 1"
    )
    assert "Hazel's eagles took blue object 6 and red character 2, Birch's green object 6; more: b" in forms
    assert "Birch's eagle took green object 6; more: b" in forms
    assert all(form.count("took") == form.count("eagle") and "…" not in form for form in forms)


def test_what_was_before_the_round_began_is_no_news() -> None:
    """The shamans stand beside the seats by then."""
    taken = event("shaman_chosen", 1, shaman="R")
    assert short_news([taken], YOU, 0)[0] == "Ash took a red shaman"
    begun = [taken, event("manche_began", None, manche=1, dealer=0), event("exchanged", 1, count=2)]
    assert short_news(begun, YOU, 0)[0] == "Ash exchanged 2 cards"


def test_behind_what_the_viewer_drew_stands_what_others_did_or_that_there_is_more() -> None:
    """The viewer drew before the eagle came, and before others exchanged."""
    eagle = event("eagle_played", 1, position=2, taken="CG5", shown=["OB5"])
    own = ["you drew red object 5"]
    swap = event("swapped", 1, position=2, given="OR3", taken="OG1")
    assert short_news([eagle, swap], YOU[:2], 0, own) == (
        "you drew red object 5; Ash's eagle took green character 5; Ash swapped red object 3 for green object 1",
        "Ash's eagle took green character 5; Ash swapped red object 3 for green object 1",
        "Ash's eagle took green character 5; Ash swapped for green object 1",
        "Ash's eagle took green character 5; more: b",
        "news: key b",
    )
    assert short_news([event("exchanged", 1, count=2)], YOU[:2], 0, own, "x") == (
        "you drew red object 5; Ash exchanged 2 cards",
        "you drew red object 5; more: x",
        "Ash exchanged 2 cards",
        "news: key x",
    ), "who drew is told what before what others exchanged"


def test_others_are_all_who_are_not_named() -> None:
    passed = [event("passed", seat) for seat in (1, 2, 3)]
    assert short_news(passed, YOU, 0)[0] == "Others passed"
    assert short_news([*passed[:1], *passed[:1]], YOU, 0)[0] == "Ash passed", "twice in a turn, and told once"
    assert short_news(passed, (*YOU, "Hazel"), 0)[0] == "Ash, Birch and Cedar passed", "Hazel did not"


def test_who_did_the_same_in_a_row_is_heard_once() -> None:
    """Both steps of a plucked player's turn are passes."""
    heard = news([event("passed", 1), event("passed", 1)], YOU, 0)
    assert heard == [Clause(1, "passed", 0)]
    heard = news([event("passed", 1), event("passed", 2), event("passed", 2)], YOU, 0)
    assert heard == [Clause(None, "Ash and Birch passed", 0)]


def test_of_a_round_that_is_over_nothing_is_told_again_as_its_page_was_read() -> None:
    over = [
        event("passed", 1),
        event("resolved", 3, losers=[0], spared=False, winner=2, ranks=[1, 2, 3, 2], tokens=[3, 4, 4, 4], plate=1),
        event("exchanged", 1, count=2),
    ]
    assert short_news(over[:-1], YOU, 0) == ()
    assert short_news(over, YOU, 0)[:-1] == ("Ash exchanged 2 cards",)
    assert short_news([], YOU, 0) == ()


def test_every_game_can_be_told_in_fewer_and_fewer_words() -> None:
    state, rng = rules.games["indy"].new_state(4, 3, {"return_from": "all"}), rules.Rng(3)
    state.events = []
    while not state.is_terminal:
        state.apply(state.pick(rng))
    seen = [told for event in state.events if (told := event.seen_by(0)) is not None]
    for first in range(0, len(seen), 5):
        said = short_news(seen[first : first + 12], YOU, 0)
        assert list(said[:2]) == sorted(said[:2], key=len, reverse=True)
        assert all((text[0].isupper() or text[0].isdigit()) and "{" not in text and "None" not in text for text in said)


def test_of_a_round_that_is_over_nothing_is_told_any_more() -> None:
    """Ash's swap came before the end of the round, which the viewer's own evocation brought on."""
    state = rules.games["indy"].new_state(2, 3)
    swap, over = event("swapped", 1, position=2, given="OR3", taken="OB3"), event("resolved", None)
    later = event("exchanged", 1, count=1)
    for recent, told in (
        ((swap,), "Ash swapped red object 3 for blue object 3"),
        ((swap, over), ""),
        ((swap, over, later), "Ash exch"),
    ):
        heard = tuple(one for one in recent if one is not over)
        scene = Scene(state.view(0), YOU[:2], 0, recent=recent, news=News(events=heard))
        assert (news_of(scene) or ("",))[0].startswith(told)
        assert bool(news_of(scene)) == bool(told)
