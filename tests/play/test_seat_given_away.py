"""A seat that was given to a bot: who sat there is told, a review judges the person's moves, and a branch gives the seat back."""

from __future__ import annotations

from saves import Recording, Store
from tribes_tui.play.seat import Seat, names_for, taken_over
from tribes_tui.play.table import Table, let_go
from tribes_tui.seats.reviewing import fingerprint, steps
from tribes_tui.words.ending import bot_sat

SEATS = [Seat("human", "", "you"), Seat("bot", "easy", "Ash")]
GIVEN_AFTER = 9


def played(store: Store) -> Recording:
    """A whole game of indy, in which a bot plays for the person from a move on."""
    table = Table.new("indy", SEATS, seed=5, store=store)
    while not table.is_over:
        if table.number == GIVEN_AFTER:
            table.replace_seat(0, taken_over(table.seats[0], "easy"))
        seat = table.turn
        assert seat is not None
        view = table.view(seat)
        table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
    table.close()
    return store.read(table.name)


def test_the_bot_has_a_name_of_its_own_and_the_person_theirs_again() -> None:
    given = taken_over(SEATS[0], "hard")
    assert given == Seat("bot", "hard", "your bot")
    assert taken_over(given, "") == SEATS[0]
    assert names_for([given, SEATS[1]], 0) == ["your bot", "Ash"]
    assert names_for(SEATS, 0) == ["you", "Ash"]


def test_a_branch_gives_everybody_their_seat_as_it_was(store: Store) -> None:
    recording = played(store)
    for number in (GIVEN_AFTER - 1, GIVEN_AFTER):
        with store.branch(recording, number) as record:
            assert record.seats[0]["kind"] == "human"
    with store.branch(recording, GIVEN_AFTER + 2) as record:
        assert record.seats[0]["name"] == "your bot"


def test_only_what_the_person_chose_is_judged(store: Store) -> None:
    recording = played(store)
    people = recording.chosen_by_people(0)
    assert people == {move.number for move in recording.moves[:GIVEN_AFTER] if move.seat == 0}
    assert {step.number for step in steps(recording, 0) if step.simulations} <= people
    (told,) = bot_sat(recording, 0)
    of_bot = [move.number for move in recording.moves[GIVEN_AFTER:] if move.seat == 0]
    assert (
        told == f"A bot sat here from move {of_bot[0]} of the game: "
        f"it made {len(of_bot)} of this seat's {len(of_bot) + len(people)} moves."
    )
    assert bot_sat(recording, 1) == []
    assert fingerprint(recording) != fingerprint(recording.cut(len(recording.moves)))


def test_a_move_without_a_choice_is_not_yet_a_game(store: Store) -> None:
    """Tribe draws for whoever can do nothing else: who leaves then has not moved."""
    table = Table.new("tribe", SEATS, seed=1, store=store)
    (action,) = table.view(0).legal_actions()
    table.propose(0, action, 0)
    assert table.is_untouched
    let_go(table, store)
    assert store.list() == []


def test_a_game_is_kept_in_which_somebody_decided_who_gave_their_seat_to_a_bot(store: Store) -> None:
    table = Table.new("indy", [Seat("human", "", "Ada"), Seat("human", "", "Bea")], seed=5, store=store)
    seat = table.turn
    assert seat is not None
    table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
    table.replace_seat(seat, taken_over(table.seats[seat], "easy"))
    let_go(table, store)
    assert [one.name for one in store.list()] == [table.name]
