"""What happened since one's last turn, in as many words as there is room for: real events, nothing begun and cut off."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import NAMES, laid
from tribes_tui.app.piloted import play_on
from tribes_tui.table.board.scene import NARROWEST, News
from tribes_tui.table.history.chronicle import Chronicle
from tribes_tui.table.play.stage import StageWatcher
from tribes_tui.widgets.drawing.lines import fold
from tribes_tui.words.spoken import news_sentences, spoken_of
from tribes_tui.words.wording import words_of


def news_of(game: str, moves: int, viewer: int | None = 0) -> News:
    """What somebody may be told of a game after so many moves."""
    table = laid("pb" if rules.games[game].players[-1] < 3 else "pbb", game=game)
    play_on(table, moves)
    return Chronicle(table, viewer, words_of(game)).news(game)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", list(rules.games))
def test_whole_sentences_that_were_told_and_fit(game: str) -> None:
    news = news_of(game, 24)
    clauses = spoken_of(game).news(news.events, news.names, news.viewer)
    assert news.events
    for columns in range(4, 80, 5):
        for rows in (0, 1, 2, 5, 12):
            said = news.within(columns, rows)
            assert sum(len(fold(((text, "soft"),), columns)) for text in said) <= rows
            assert columns >= NARROWEST or not said
            assert all(text.endswith((".", "?", "!")) for text in said)
    said, heard = news.within(400, 60), " ".join(news_sentences(clauses, news.names))
    assert said
    assert bare_words(" ".join(said)) <= bare_words(heard) | {"and"}


def bare_words(text: str) -> set[str]:
    return {word.strip(".,:?!").lower() for word in text.split()}


def test_nothing_happened_before_the_first_turn_and_a_spectator_has_no_turns() -> None:
    assert News().within(80, 10) == []
    assert news_of("indy", 0).within(80, 10) == []
    assert news_of("indy", 24, None).within(80, 10) == []


def test_others_do_not_hear_what_is_private() -> None:
    news = news_of("rise_of_tribes", 40)
    assert news.viewer == 0
    assert NAMES[1] in news.names
    assert all(
        event.fields().get("goal") is None for event in news.events if event.kind == "goal_drawn" and event.player
    )


def test_what_one_drew_oneself_never_takes_the_place_of_what_others_did() -> None:
    seen = 0
    for seed in range(4):
        table = laid("pb", seed, "tribal_rixe")
        chronicle = Chronicle(table, 0, words_of("tribal_rixe"))
        table.watch(StageWatcher(0, chronicle.add))
        while table.turn is not None and table.number < 150:
            view = table.view(table.turn)
            table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
            news = chronicle.news("tribal_rixe")
            told = " ".join(news.within(44))
            if table.turn == 0 and told and any(event.kind == "played" and event.player == 1 for event in news.events):
                assert "You drew" not in told
                seen += any(event.kind == "drew" and event.player == 0 for event in news.events)
    assert seen
