"""What can be read on the table: tiles, bids, market, seats, meeples in hand, walks; at every size and depth of colour."""

from __future__ import annotations

import re

import pytest
from textual.geometry import Size

from rules import State
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    DJINN_POINTS,
    FACE_KIND,
    FACE_POINTS,
    GOODS,
    KINDS,
    RESOURCES,
)
from rules.five_tribes.components.stages import BIDDING, MOVE, SALE, SOW
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import (
    GAME,
    LARGE,
    MEDIUM,
    SIZES,
    SMALL,
    Shown,
    rich,
    scene_of,
    stage,
    table_at,
    walk,
)
from tests.games.five_tribes.test_reach import check_shown
from tests.rules.five_tribes.build import act, bidding, board, table, texts
from tests.shots.crowded import CROWDED
from tests.table.helpers import NAMES, Silent, TableApp, on_table, text_of
from tribes_tui.games.five_tribes.pieces.seats import seat_of
from tribes_tui.games.five_tribes.pieces.values import djinns
from tribes_tui.games.five_tribes.words.things import LETTERS, SCENES
from tribes_tui.widgets.drawing.lines import words_of
from tribes_tui.widgets.tiles.tile_grid import TileGrid

CROWD = "YYYWWGGGBBRR @1 t12 p1"
SIGNS = {"palm": "†", "palace": "⌂"}


def check_tile(shown: Shown, state: FiveTribesState, place: int) -> None:
    """Value, every meeple, camel, palm and palace stand on the tile, as figures or as letters and numbers."""
    name = TILE_TEXT[place]
    rows = shown.lines(f"tile:{name}")
    head, body = rows[0], "\n".join(rows[1:])
    assert str(FACE_POINTS[state.faces[place]]) in head, rows
    for code, number in enumerate(state.meeples[place * 5 : place * 5 + 5]):
        letter = LETTERS[COLOURS[code]]
        if len(rows) < 5:
            found = re.findall(rf"{letter}(\d*)", re.sub("∩.", "", body))
            assert sum(int(text or 1) for text in found) == number, (rows, letter, number)
        else:
            as_number = re.findall(rf"{letter}(\d+)", body)
            assert [*map(int, as_number)] == [number] or len(re.findall(rf"▐{letter}(?![a-z])", body)) == number, (
                rows,
                letter,
                number,
            )


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [SMALL, Size(100, 30), MEDIUM], ids=str)
@pytest.mark.parametrize("players", [2, 4])
async def test_every_meeple_is_on_its_tile(players: int, size: Size) -> None:
    async with stage(players, size) as shown:
        for state in walk(players, players)[::67]:
            await shown.show(state, None)
            for place in range(30):
                check_tile(shown, state, place)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("depth", ["truecolor", "none", "ascii"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_eleven_meeples_with_camel_palms_and_palace_on_one_tile(size: Size, depth: str) -> None:
    state = table(board(c3=CROWD, a1="Y"))
    async with stage(2, size, depth) as shown:
        await shown.show(state)
        tile = shown.piece("tiles").pieces["tile:c3"]
        assert [one.number for one in tile.figures] == [3, 2, 3, 2, 2]
        text = "\n".join(shown.lines("tile:c3"))
        for letter, number in (("V", 3), ("E", 2), ("M", 3), ("B", 2), ("A", 2)):
            figures = text.count(letter) - (tile.rider.words.count(letter) if size.height >= 40 else 0)
            assert f"{letter}{number}" in text or figures >= number, text
        assert "12" in text, text


async def test_the_market_says_how_far_both_markets_reach() -> None:
    for size, words in (
        (SMALL, "Small market 3 gold ╯ ╰ Large market 6 gold"),
        (MEDIUM, "first 6: large market, 6 gold"),
    ):
        async with stage(3, size) as shown:
            state = walk(3, 1)[0]
            await shown.show(state)
            assert words in shown.text
            for place, card in enumerate(state.row, 1):
                assert RESOURCES[card] in shown.lines(f"row:{place}")[0]


@pytest.mark.parametrize("cards", [9, 5, 4, 2, 1])
async def test_markets_are_called_alike_however_few_cards_lie_there(cards: int) -> None:
    """ "Large market 6 gold" shrank to "Large 6 gold", then to "6 gold"."""
    state = walk(3, 1)[0]
    state.row[:] = [RESOURCES.index("Pottery")] * cards
    async with stage(3, SMALL) as shown:
        await shown.show(state)
        assert "╰ Small market 3 gold ╯ ╰ Large market 6 gold ╯" in shown.text


async def test_each_bid_says_its_price_who_stands_there_and_when_one_would_play() -> None:
    state = bidding(3, [2, 0, 1])
    act(state, "bid 8", "bid 0")
    async with stage(3, MEDIUM) as shown:
        await shown.show(state, 1)
        rows = {price: "".join(shown.lines(f"bid:{price}")) for price in (18, 12, 8, 5, 3, 1, 0)}
        assert "18 gold" in rows[18]
        assert "1st" in rows[18]
        assert NAMES[2] in rows[8]
        assert "2nd" in rows[5]
        assert NAMES[0] in rows[0]
        assert "2nd" in rows[0]
        assert "No bids after yours." in shown.text


async def test_three_long_names_on_nothing_leave_the_price_readable() -> None:
    state = bidding(4, [1, 2, 3, 0])
    act(state, "bid 0", "bid 0", "bid 0")
    async with stage(4, SMALL) as shown:
        await shown.show(state, 0)
        row = shown.lines("bid:0")[0]
        assert "nothing" in row
        assert all(name in row for name in NAMES[1:4])


@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_gold_and_hidden_cards_are_not_shown(viewer: int | None) -> None:
    async with stage(2, LARGE) as shown:
        for state in walk(2, 4, rich(2, 4))[::61]:
            await shown.show(state, viewer)
            for seat in range(2):
                text = shown.piece(f"seat-{seat}").text()
                assert ("hidden gold" in text) == (seat != viewer)
                assert (f"{state.gold[seat]} gold" in text) == (seat == viewer)


async def test_djinns_are_shown_with_points_and_what_they_do() -> None:
    async with stage(4, MEDIUM) as shown:
        state = next(state for state in walk(4, 2) if state.stage == 1)
        await shown.show(state)
        for code in state.djinn_row:
            assert re.search(rf"{DJINN_NAMES[code]} +{DJINN_POINTS[code]} points", shown.text)


def test_where_no_djinn_can_be_had_none_is_offered() -> None:
    assert djinns(CROWDED["five_tribes"]())[:2] == ("No djinns now", [])  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_meeples_in_hand_and_ends_are_said_with_what_is_certain(size: Size) -> None:
    state = table(board(a1="YW", c1="RRW", b2="YY"))
    async with stage(2, size) as shown:
        await shown.show(state)
        assert "In your hand" not in shown.text
        act(state, "take a1")
        await shown.show(state)
        for words in ("In your hand", "1 vizier", "1 elder", "Where it can end"):
            assert words in shown.text, words
        for words in ("c1 2 elders", "b2 3 viziers") if size == MEDIUM else ("for E", "for V"):
            assert words in shown.text, words
        await shown.show(state, 1)
        assert "Where it can end" not in shown.text  # it is another's move


async def test_who_could_be_picked_up_stands_there_as_meeples_do() -> None:
    """A newcomer could not read "V3 or E2"."""
    state = table(board(a1="YW", c1="RRW", b1="YYB", b2="YYW", a2="Y"))
    async with stage(2, SMALL) as shown:
        act(state, "take a1")
        await shown.show(state)
        assert "V or E" in shown.text, shown.text
        assert not re.search(r"\b([VEMBA]\d|\d[VEMBA])\b", shown.text)


async def test_the_smallest_window_writes_what_a_tile_is_and_does_each_meeple_as_a_letter_and_no_codes_of_ends() -> (
    None
):
    """A newcomer could not read "Vill. 5", "Small 6", "a2 B3 12 gold djinn"."""
    state = GAME.new_state(2, 7)
    async with stage(2, SMALL) as shown:
        await shown.show(state, None)  # type: ignore[arg-type]  # it is this game's
        named = {
            "village": "Village",  # what it is worth has a ground of its own
            "sacred": "Sacred",
            "oasis": "Oasis",
            "small-market": "Market",
            "large-market": "Market",
        }
        does = {
            "village": "palace",
            "sacred": "djinn",
            "oasis": "palm",
            "small-market": "1 card",
            "large-market": "2 cards",
        }
        for place in range(30):
            kind = SCENES[FACE_KIND[state.faces[place]]]  # type: ignore[attr-defined]
            head, people, foot = shown.lines(f"tile:{TILE_TEXT[place]}")
            assert named[kind] in head
            assert does[kind] in foot
            assert sum(map(str.isalpha, people)) == 3, people
    moved = table(board(a1="YW", c1="RRW", b1="YYB", b2="YYW", a2="Y"))
    async with stage(2, SMALL) as shown:
        act(moved, "take a1")
        await shown.show(moved)
        told = shown.piece("ends").text()
        assert not re.search(r"\b[VEMBA]\d", told), told


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_window_says_what_each_tribe_brings_and_from_120_columns_what_blue_tiles_are_for(
    size: Size,
) -> None:
    async with stage(2, size) as shown:
        last = shown.piece("legend").text()
        for said in ("Vizier", "Elder", "point", "card", "gold", "kill"):
            assert said in last, (size, last)
        assert size.width < MEDIUM.width or ("blue tile" in last and "10 per rival with fewer" in last), (size, last)


async def test_the_signs_are_explained_however_few_cards_are_left_in_the_market() -> None:
    whole = ["Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish", "Wheat", "Pottery", "Fakir"]
    for size in (SMALL, MEDIUM):
        async with stage(2, size) as shown:
            for row in ([], whole[:4], whole, ["Pottery"] * 6 + ["Fakir"] * 3):
                state = table(board(a1="YW", c1="RRW", e5="Y"), row=row)
                act(state, "take a1", "drop Y east")
                await shown.show(state)
                said = " ".join(shown.piece("market").text().split())
                for sign, word in (("∩", "camel"), ("†", "palm"), ("⌂", "palace")):
                    assert re.search(rf"{sign} ?{word}", said), (size, said)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_no_seat_gives_way_to_what_else_stands_beside_the_tiles(players: int) -> None:
    async with stage(players, SMALL) as shown:
        for state in walk(players, 3)[::17]:
            await shown.show(state, 0)
            for seat in range(players):
                assert shown.piece(f"seat-{seat}").size.height > 0, shown.text
                assert NAMES[seat] in shown.text or seat == 0


async def test_in_the_smallest_window_four_bidders_have_their_points() -> None:
    state = bidding(4, [2, 0, 1, 3])
    async with stage(4, SMALL) as shown:
        await shown.show(state, 2)
        for seat in range(4):
            said = r"0\+50 gold" if seat == 2 else r"0\+(hidden)?"
            assert re.search(said, shown.piece(f"seat-{seat}").text())


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_k16_every_seat_has_its_points_goods_and_djinns_on_the_table(players: int, size: Size) -> None:
    """What is shown of one's own seat adds up to its score; of others all but gold and the cards that nobody saw, so that the
    first figures of all seats compare."""
    async with stage(players, size) as shown:
        for state in walk(players, 5)[::31]:
            await shown.show(state, 0)
            view = state.view(0)
            for seat in range(players):
                text = shown.piece(f"seat-{seat}").text()
                said = re.search(r"(\d+) ?(points? )?\+ ?(hidden|(\d+) gold)", text)
                assert said, text
                assert seat or "You" in text, text
                gold = view.gold[seat]  # type: ignore[attr-defined]  # it is this game's
                assert int(said[1]) == sum(view.sheet(seat)) - max(0, gold)  # type: ignore[attr-defined]
                assert said[4] == (None if gold < 0 else str(gold))
                if state.left or (state.stage == BIDDING and players == 4 and size == SMALL):
                    continue  # the track, or the ends of a move, need the rows
                held = [name for djinn, name in enumerate(DJINN_NAMES) if state.djinns[seat] >> djinn & 1]
                if "\n" not in text.strip() or "=" not in text:
                    continue  # the header alone, or counts in few rows
                assert all(f"djinn {name}" in text for name in held), (shown.text, text)
                known = sum(view.goods[seat * KINDS : seat * KINDS + GOODS])  # type: ignore[attr-defined]
                assert not known or re.search(rf"\b{known} goods?\b", text), (shown.text, text)


@pytest.mark.parametrize("width", [24, 31, 60])
def test_k16_the_points_beside_a_seats_things_add_up_to_its_points(width: int) -> None:
    """Each row says what it brings; in a tight column there are counts alone."""
    for state in walk(3, 5)[::9]:
        scene, _ = scene_of(state, 0)
        for seat in range(3):
            rows = [
                "\n".join(words_of(fact) for fact in seat_of(scene, scene.view, seat, width, is_tight).facts)  # type: ignore[arg-type]
                for is_tight in (False, True)
            ]
            told = sum(map(int, re.findall(r"(?<== )\d+", rows[0])))
            assert told == sum(scene.view.sheet(seat)[1:]), rows[0]  # type: ignore[attr-defined]  # gold stands in the first row
            assert "=" not in rows[1]
            people = [re.findall(r"\d+ (?:vizier|elder)", text) for text in rows]
            assert [one for one in people[1] if not one.startswith("0 ")] == people[0]


async def test_below_the_tiles_it_says_who_else_acted_and_which_key_tells_it() -> None:
    app = TableApp(table_at("bid", players=3, seed=2, since=40), Silent())
    async with app.run_test(size=tuple(MEDIUM)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        line = next(row for row in text_of(screen).splitlines() if row.startswith(" • "))
        moved = {NAMES[event.player] for event in screen.scene.news.events if event.kind == "take" and event.player}
        assert moved
        told_of = {name for name in moved if f"• {name}: " in line}
        assert len(told_of) == 1, "bids stand on the track"
        assert told_of != moved
        assert "more turns: key B" in line or "(" not in line, (
            "rather the whole turn than a fold that makes room for a key"
        )


async def test_the_walk_is_numbered_on_the_tiles() -> None:
    async with stage(2, SMALL) as shown:
        table_ = shown.screen.table
        while table_.view(0).stage != 2 or table_.view(0).left < 2:  # type: ignore[attr-defined]
            seat = table_.turn
            assert seat is not None
            view = table_.view(seat)
            table_.propose(seat, max(view.legal_actions(), key=view.hint), table_.number_for(seat))
        seat = table_.turn
        assert seat is not None
        view = table_.view(seat)
        drop = view.legal_actions()[0]
        table_.propose(seat, drop, table_.number_for(seat))
        await shown.pilot.pause()
        grid = shown.piece("tiles")
        assert isinstance(grid, TileGrid)
        notes = {name: tile.note for name, tile in grid.pieces.items() if tile.note}
        last = next(event for event in reversed(shown.screen.scene.recent) if event.kind == "drop")
        assert notes[f"tile:{last.public['tile']}"].split()[-1].rstrip("●") == str(
            len(" ".join(notes.values()).split())
        )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("depth", ["truecolor", "256", "16", "none", "ascii"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_it_composes_at_every_depth_with_its_legend(size: Size, depth: str) -> None:
    async with stage(4, size, depth) as shown:
        states: list[State] = walk(4, 6, rich(4, 6))[::151]
        for state in states:
            await shown.show(state, state.current_player)
            check_shown(shown, (size, depth))
            is_told = shown.piece("legend").display
            assert is_told or shown.piece("news").size.height == 2, "it gives way to what others did alone"
            of_tribes = ("Vizier", "Elder", "Merchant", "Builder", "Assassin") if is_told else ()
            assert all(word in shown.text for word in (*of_tribes, "camel", "palm", "palace"))
            assert depth != "ascii" or shown.text.isascii()


async def test_nothing_says_what_is_best_unasked() -> None:
    async with stage(3, LARGE) as shown:
        for state in walk(3, 8)[::41]:
            await shown.show(state)
            assert not re.search(r"\bbest\b", shown.text)


async def test_the_column_is_shared_alike_whatever_was_shown_before() -> None:
    """What was hidden until now has no width of its own yet."""
    state = next(state for state in walk(2, 4) if state.left and state.current_player == 0)
    async with stage(2, Size(120, 26)) as shown:
        found = []
        for _ in range(2):
            await shown.show(state)
            found.append([shown.piece(name).region for name in ("carried", "ends", "djinns", "seat-0", "seat-1")])
    assert found[0] == found[1]


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
@pytest.mark.parametrize("viewer", [0, 1])
async def test_the_tile_on_which_the_hand_stands_is_marked_before_the_first_drop_and_after(
    size: Size, viewer: int
) -> None:
    """For everybody who looks, with a word in the legend; nowhere when no hand is full."""
    state = next(one for one in walk(2, 5) if one.stage == SOW and one.arc // 5 == one.start)
    async with stage(2, size) as shown:
        for _ in range(2):
            await shown.show(state, viewer)
            tiles = [target.name for target in shown.screen.targets if target.name.startswith("tile:")]
            marked = [name for name in tiles if "●" in "".join(shown.lines(name))]
            assert marked == [f"tile:{TILE_TEXT[state.arc // 5]}"]
            assert re.search("● (In your hand|still in hand)", shown.text)
            state.apply(state.legal_actions()[0])
        while state.left:
            state.apply(state.legal_actions()[0])
        await shown.show(state, viewer)
        assert "●" not in shown.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_while_bidding_the_djinns_for_sale_are_on_the_smallest_table(players: int) -> None:
    """One must see what one bids for."""
    async with stage(players, SMALL) as shown:
        asked = [state for state in walk(players, 5, rich(players, 3)) if state.stage == BIDDING]
        for state in asked[::5]:
            for viewer in (0, None):
                await shown.show(state, viewer)
                assert all(f"{DJINN_NAMES[code]} " in shown.text for code in state.djinn_row), shown.text


async def test_where_there_is_nothing_to_sell_no_empty_row_of_goods_stands_below_the_tiles() -> None:
    async with stage(2, SMALL) as shown:
        for state in walk(2, 5, rich(2, 3)):
            if state.stage == SALE:
                seat = state.actor
                await shown.show(state, seat)
                has_goods = any(state.goods[seat * KINDS : seat * KINDS + GOODS])
                assert ("Your goods" in shown.text) == has_goods, shown.text


@pytest.mark.soak
async def test_where_tribes_could_be_picked_up_a_letter_each_stands_there_without_figures() -> None:
    """One form: "for V", "V or E", "V E or M"; never a code like E2M2B3, and no strokes."""
    many = 0
    async with stage(2, SMALL) as shown:
        for state in walk(2, 5):
            if state.stage != SOW or state.left < 3:
                continue
            await shown.show(state, state.actor)
            for place, name in enumerate(TILE_TEXT):
                if state.size[place] <= 5:  # more stand there with figures
                    foot = shown.lines(f"tile:{name}")[-1]
                    assert not re.search(r"[VEMBA]\d|/", re.sub("∩.*", "", foot)), (name, foot)
                    many += bool(re.search(r"[VEMBA] or [VEMBA]", foot))
    assert many > 3


async def test_the_smallest_window_says_what_the_last_row_of_tiles_shows_and_no_word_seems_to_name_a_column() -> None:
    moved = next(state for state in walk(2, 11) if state.stage == MOVE)
    async with stage(2, SMALL) as shown:
        await shown.show(moved, moved.current_player)
        assert shown.piece("tiles").text().splitlines()[0].split() == [*"abcdef"]
        act(moved, *texts(moved, "TAKE")[:1])
        await shown.show(moved, moved.current_player)
        told = " ".join(shown.piece("ends").text().split())
        assert "On a tile: whom you pick up if you end there." in told
        assert not any(sign in told for sign in "∩†⌂")


async def test_a_panel_that_has_no_room_for_all_says_so() -> None:
    """A djinn that doubles one's elders was left out without a sign."""
    goods = ["Ivory", "Silk", "Fish", "Gold", "Fakir"]
    held = {"viziers": 3, "elders": 4, "resources": goods, "djinns": ["Shamhat"], "camels": 10, "gold": 20}
    state = table(board(a4="@0", a1="YWGBR", f5="YY"), seats=[held], stage="move")
    async with stage(2, SMALL) as shown:
        await shown.show(state, 0)
        text = shown.piece("seat-0").text()
        assert ("Shamhat" in text and "tile" in text) or "more: s" in text, text
        panel = shown.piece("seat-0")
        panel.styles.height = 2
        await shown.pilot.pause()
        assert panel.text().splitlines()[1].split(", ")[-1].strip() == "more: s", panel.text()


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_viziers_and_elders_of_a_seat_have_one_form_as_long_as_a_game_lasts(players: int) -> None:
    """In whole words, without points, which the header and the page of scores tell."""
    found = set[str]()
    async with stage(players, SMALL) as shown:
        for state in walk(players, 5)[::23]:
            await shown.show(state, 0)
            for seat in range(players):
                text = shown.piece(f"seat-{seat}").text()
                assert not re.search(r"[VE]\d|=", text), text
                found |= {*re.findall(r"\d+ (?:vizier|elder)s?\b", text)}
    assert len(found) > 5


async def test_a_market_says_how_many_cards_it_sells_whatever_stands_on_it() -> None:
    """Below its name, where what stands there leaves room: a camel stands beside the people where it can. It is never called otherwise."""
    async with stage(2, SMALL) as shown:
        seen = set()
        for state in walk(2, 5)[::11]:
            await shown.show(state, state.current_player)
            for place, name in enumerate(TILE_TEXT):
                kind = SCENES[FACE_KIND[state.faces[place]]]
                head, _, foot = shown.lines(f"tile:{name}")
                if kind.endswith("market"):
                    cards = "1 card" if kind.startswith("small") else "2 cards"
                    assert "Market" in head
                    assert cards in foot or state.size[place] or state.owner[place] >= 0 or state.left, (head, foot)
                    seen.add((cards in foot, state.owner[place] >= 0))
        assert seen >= {(True, False), (True, True)}


async def test_the_row_of_cards_begins_in_the_same_column_whatever_lies_there() -> None:
    """The title once came where only short names were left, and the cards went aside."""
    async with stage(3, SMALL) as shown:
        found = set()
        for row in (["Fish"], ["Pottery", "Fish"], ["Wheat", "Silk", "Ivory"]):
            await shown.show(table(board(a1="YW", c1="RRW", e5="Y"), row=row))
            found.add(shown.screen.targets.get("row:1").region.x)  # type: ignore[union-attr]
        assert len(found) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_how_bids_of_nothing_work_stands_beside_them_and_takes_no_row_from_a_seat(players: int) -> None:
    state = next(one for one in walk(players, 3) if one.stage == BIDDING and one.current_player == 0 and one.number > 4)
    async with stage(players, MEDIUM) as shown:
        await shown.show(state)
        assert "Bids of nothing:" in shown.text
        assert "the last plays first." in shown.text
        seats = [shown.piece(f"seat-{seat}") for seat in range(players)]
        assert all(seat.size.height > len(seat._seat.facts) for seat in seats)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "sizes"), [(2, [MEDIUM]), (2, SIZES), (3, SIZES), (4, SIZES)])
async def test_no_box_of_facts_stands_there_without_a_fact(players: int, sizes: list[Size]) -> None:
    met = 0
    for size in sizes:
        async with stage(players, size) as shown:
            for state in walk(players, 6)[::40]:
                await shown.show(state)
                facts = shown.piece("facts")
                if facts.display and not state.is_terminal:
                    rows = [row.strip(" │") for row in facts.text().split("\n")[1:-1]]
                    assert any(row and not row.startswith("…") for row in rows), facts.text()
                    met += 1
    assert met
