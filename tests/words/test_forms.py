"""Sentences of a language with articles, genders and plurals of its own, where English has no need to ask for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual.content import Content

import rules
from rules import Event, Rng
from rules.tribe.components.phases import MAIN
from tribes_tui.games.five_tribes.words.said import end as five_end
from tribes_tui.games.five_tribes.words.things import sheet_lines
from tribes_tui.games.indy.words.said import table as indy_table
from tribes_tui.games.indy.words.sentences import verdict
from tribes_tui.games.rise_of_tribes.words import things as rise
from tribes_tui.games.rise_of_tribes.words.said import actions as rise_actions, places as rise_places
from tribes_tui.games.tribal.duel.words import sentences as duel
from tribes_tui.games.tribal.rixe.words.news import short_news
from tribes_tui.games.tribe.words.things import card_words
from tribes_tui.learning.rulebook import glossary_section
from tribes_tui.profile.keymap import shown
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import ways
from tribes_tui.widgets.screen.top_screen import Key
from tribes_tui.words.common import repeated
from tribes_tui.words.folding import bare
from tribes_tui.words.language import ENGLISH, PROGRAM, speak

NAMES = ["you", "Ash"]


@pytest.fixture(autouse=True)
def _french() -> Iterator[None]:
    speak("fr")
    yield
    PROGRAM.language = ENGLISH


def test_what_is_put_down_is_a_pronoun_of_its_gender() -> None:
    state, rng, said = rules.games["tribal_duel"].new_state(2, 1), Rng(1), set[str]()
    for _ in range(120):
        view = state.view(state.current_player)
        for path, action in ways(board_of("tribal_duel"), view).open.items():
            if path[0].startswith("card:"):
                said.add(duel.put(view, action, NAMES).split()[0])
                asked = duel.lifted(view, path[0].removeprefix("card:"), {path[-1]})
                assert asked.startswith(("Pose ", "Le ", "La ")), asked
        state.apply(state.pick(rng))
    assert (
        {"pose-le", "pose-la", "pose-les"}
        <= said
        <= {f"{verb}-{it}" for verb in ("pose", "donne", "vole") for it in ("le", "la", "les")}
    )


def test_a_card_that_is_picked_has_its_article() -> None:
    state = rules.games["tribe"].new_state(2, 3)
    while state.phase != MAIN:
        state.apply(max(state.legal_actions(), key=state.view(state.current_player).hint))
    board, view = board_of("tribe"), state.view(state.current_player)
    chooser = ways(board, view)
    scene = Scene(view, NAMES, view.current_player, lit=chooser.lit, ways=chooser.names)
    told = [text for name in chooser.lit if name.startswith("hand:") and (text := board.effect(scene, name))]
    assert told
    assert all(one.startswith(("choisis le ", "choisis la ", "choisis l'", "choisis les ")) for one in told), told
    wolf = card_words(0)
    assert [one.form("the") for one in repeated([wolf, wolf])] == [f"{wolf.form('the')} deux fois"]


def test_the_rixe_tells_of_cards_with_their_articles() -> None:
    laid = [Event("played", 1, {"card": card, "onto": "D9a", "z": 1}) for card in ("L3a", "T4a")]
    assert short_news(laid, NAMES, 0)[0] == "Ash a joué le lézard 3 et la tortue 4"


def test_several_of_a_resource_are_a_plural() -> None:
    stone, wood = rise.kind("stone"), rise.kind("wood")
    assert rise_actions.trade(give=stone, get=wood) == "échange 2 pierres contre 1 bois"
    assert rise_actions.trade(give=wood, get=stone) == "échange 2 bois contre 1 pierre"
    assert rise_places.pushes_out(last=rise.faces(["moon"])[0]) == "cela fait sortir une lune"


def test_a_rank_and_a_line_of_the_sheet_have_articles() -> None:
    team, wrong = verdict(max(range(300), key=lambda value: verdict(value).startswith("équipe"))), verdict(1)
    safe = indy_table.safe(rank=team, number=1, who="Ash", worst=wrong)
    assert safe == f"Avec une {team}, tu ne risques rien\N{NO-BREAK SPACE}: la {wrong} d'Ash est en dessous."
    goods = sheet_lines()[-1]
    assert five_end.lead(who="you", other="Ash", points=3, line=goods).startswith(
        "Marchandises\N{NO-BREAK SPACE}: tu devançais"
    )


def test_words_of_a_game_stand_in_order_and_hold_their_colon() -> None:
    lines = [line for line in glossary_section("five_tribes").text.splitlines() if line.startswith("- **")]
    assert lines
    assert all("**\N{NO-BREAK SPACE}: " in line for line in lines)
    own = [line.split("**")[1] for line in glossary_section("indy").text.partition("\n\n")[0].splitlines()]
    assert own == sorted(own, key=bare)


def test_no_line_is_broken_before_a_colon_that_a_blank_holds() -> None:
    assert Key
    rows = [str(row) for row in Content("jamais une carte\N{NO-BREAK SPACE}: ce personnage").wrap(17)]
    assert rows == ["jamais une", "carte\N{NO-BREAK SPACE}: ce", "personnage"]


def test_keys_are_called_as_on_the_readers_keyboard() -> None:
    assert [shown(key) for key in ("home", "end", "backspace")] == ["Début", "Fin", "Ret. arr."]
