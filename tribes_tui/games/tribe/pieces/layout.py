"""A position of Tribe, spread over the pieces of its table; the attack that the viewer has to answer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import cast

from rules import Event
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BONUS,
    CARD_OF,
    DIORAMAS,
    HIDDEN,
    LEADERS,
    NONE,
    POWER,
    SEQUENCE,
    SHIELD,
    SPHERES,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS as CHOOSING, MAIN
from rules.tribe.evaluation.unseen import NEAR, cards_to_close
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, is_magical, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.pieces.chain import NOT_NEW, ChainView, HiddenCard, chip
from tribes_tui.games.tribe.pieces.container import TribeTable
from tribes_tui.games.tribe.pieces.defence import Attack, DefenderAnswer, SeatPoints
from tribes_tui.games.tribe.pieces.faces import BACK, GHOSTS, face, footed, sized
from tribes_tui.games.tribe.pieces.hand import Held
from tribes_tui.games.tribe.targets import answer_path
from tribes_tui.games.tribe.words import news, places as words
from tribes_tui.games.tribe.words.said import board as said_board, ends as said
from tribes_tui.games.tribe.words.sentences import chain_name
from tribes_tui.games.tribe.words.things import face_words, from_viewer, icon, icons, losses, spheres_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.game_log import LogEntry
from tribes_tui.widgets.beside.seat_panel import SeatValues, name_in
from tribes_tui.widgets.cards.chain import Link, Want
from tribes_tui.widgets.drawing import BOLD, Line, words_of
from tribes_tui.words.common import capital
from tribes_tui.words.help import facts_of

FAR = 6
"""Cards to close the challenge: while everybody needs more, what closing it would bring isn't told."""


def attack_on(state: TribeState, scene: Scene) -> Attack | None:
    """The attack, for the one who decides; None for all others, and when there is none."""
    if state.phase != DEFEND or state.attack is None or scene.viewer is None or scene.viewer != state.current_player:
        return None
    source, slot = state.attack
    card, vases = state.actives[source], state.vases[slot] or ()
    hit = min(POWER.get(card, 0), len(vases))
    return Attack(
        face(card),
        (said.takes(number=hit), said.takes_which(number=hit)),
        (face(TRIBU + slot % TRIBUS), *map(face, vases)),
        (
            said.spheres(number=chain_spheres(state, slot)),
            said.whole() if len(vases) == VASES else said.begun(number=len(vases), most=VASES),
        ),
        tuple(_answer(state, slot, action) for action in state.legal_actions()),
        tuple(
            SeatPoints(
                seat,
                capital(scene.names[seat]),
                *words.seat_points(state.totals[seat], sum(table_points(state, seat))),
                seat == scene.viewer,
            )
            for seat in from_viewer(state)
        ),
        _before(scene),
        said.legend(),
    )


def _before(scene: Scene) -> str:
    """What happened since the viewer's turn, without the attack itself, which stands above it."""
    attack = next((event for event in reversed(scene.recent) if event.kind == "attacked"), None)
    return next(news.since([event for event in happened(scene) if event != attack], scene.names, scene.viewer))


def _answer(state: TribeState, slot: int, action: int) -> DefenderAnswer:
    lost, saved = losses(state, action)
    answer = DefenderAnswer(
        answer_path(action)[0],
        said.let_it_happen(),
        None,
        (said.let_it_happen_helpless(), said.let_it_happen_helpless_then())
        if len(state.legal_actions()) == 1
        else (said.let_it_happen_first(), said.let_it_happen_then()),
        len(lost),
        len(saved),
        said.loses(number=spheres_of(lost)),
        said.left(number=chain_spheres(state, slot) - spheres_of(lost)),
        _then(state, slot, len(lost)),
        _left_alone(state, slot, len(lost)),
    )
    if action == ids.DECLINE:
        return answer
    tribu, hit = action - ids.PROTECT, len(lost) + len(saved)
    card = state.actives[slot // TRIBUS * TRIBUS + tribu]
    stops = said.stops(number=min(hit, SHIELD.get(card, 0)), most=hit), said.stops_goes(), said.stops_discards()
    title = said.protects(card=face_words(card), chain=chain_name(tribu))
    return answer._replace(title=title, card=face(card), note=stops)


def _then(state: TribeState, slot: int, lost: int) -> tuple[str, ...]:
    """What the chain is afterwards."""
    seat, tribu, kept = slot // TRIBUS, slot % TRIBUS, len(state.vases[slot] or ()) - lost
    whole = said.complete(done=complete_chains(state, seat), wanted=need(state.players))
    return (whole if kept == VASES else said.needs(icons=", ".join(icons(SEQUENCE[tribu][kept:]))),)


def _left_alone(state: TribeState, slot: int, lost: int) -> tuple[str, ...]:
    """Of a character that keeps no vase: that it will leave, or may stay."""
    is_safe = slot % TRIBUS == state.leaders[slot // TRIBUS]
    told = (said.stays(), said.stays_then()) if is_safe else (said.leaves(), said.leaves_then())
    return told if lost == len(state.vases[slot] or ()) else ()


LONGEST_NAME = 10


def spread(table: TribeTable, scene: Scene) -> None:
    """Give every piece what it shows."""
    state = cast(TribeState, scene.view)
    around = from_viewer(state)
    table.fit([len(state.slots(seat)) for seat in around])
    attack = attack_on(state, scene)
    table.defend(attack)
    if attack is not None:
        return
    for place, seat in enumerate(around):
        table.panels[place].show(seat_view(state, scene, seat))
        own = seat == scene.viewer
        may_begin = own and not state.is_terminal
        chains = [chain_view(state, scene, slot) for slot in state.slots(seat)]
        table.camps[place].show(
            chains,
            "new" if may_begin and len(chains) < TRIBUS else "",
            said_board.new_chain(),
            guide(state, seat, coming(scene, state)) if may_begin else (),
            scene.bots.get(seat, ""),
            need(state.players),
            bool(scene.picked),
        )
    for camp in table.camps:
        camp.changed()  # all cards are as large as there is room for the most of them
    own_cards = held(state, scene)
    table.hand.show(own_cards, f"{state.phase == CHOOSING} {scene.viewer}")
    is_fresh = bool(scene.fresh) or any(one.fresh is not None for one in own_cards)
    table.standing.show(*_standing(state, scene), is_fresh)
    table.draw.show(BACK, len(state.draw))
    table.discards_word.say(((said_board.discards(number=len(state.discard)), "soft"),))
    for pile, cards in ((table.discards, state.discard), (table.played, state.played)):
        top = face(cards[-1]) if cards else BACK
        top = top._replace(row=f"{top.name} {chip(top)}" if top.signs else "")
        pile.show(sized(top, table.hand_rows) if table.hand_rows else top, len(cards))
    table.since.show(tuple(news.since(happened(scene), scene.names, scene.viewer)))
    for panel in table.facts:
        panel.show(facts_of(state, scene.names, scene.memory))
    entries = told_beside(scene)
    for log in (table.story, table.aside, table.lately):
        log.show(entries)


def told_beside(scene: Scene) -> list[LogEntry]:
    """The log, without that somebody drew a card: so nearly every turn begins."""
    draws = {news.event(Event("drawn", seat), scene.names) for seat in range(len(scene.names))}
    entries = scene.told or [LogEntry(((line, "ink"),), 0) for line in scene.log]
    return [entry for entry in entries if words_of(entry.words) not in draws]


ENDS_TURN = frozenset(
    {"activated", "attacked", "blocked", "discarded", "founded", "placed", "played_draw3", "used"}
)  # no words
"""Kinds of events with which a turn ends."""


def happened(scene: Scene) -> Sequence[Event]:
    """What happened since the viewer's last turn, with that of others which were skipped at once as it ended; nothing where that turn ended
    the challenge."""
    found, recent = scene.news.events, scene.recent
    own = (k for k in range(len(recent) - 1, -1, -1) if recent[k].player == scene.viewer)
    ended = next((k for k in own if recent[k].kind in ENDS_TURN), len(recent))
    after = takewhile(lambda event: event.kind in ("eliminated", "skipped"), recent[ended + 1 :])
    skipped = tuple(event for event in after if event.kind == "skipped" and event.player != scene.viewer)
    is_old = found[-1:] and found[-1] not in recent[ended:]
    is_over = any(event.kind in ("challenge_ended", "game_ended") for event in recent[ended:])
    return skipped if is_old and (skipped or is_over) else (*skipped, *found)


def coming(scene: Scene, state: TribeState) -> int:
    """The card for which a place is being chosen, `NONE` if there is none."""
    own = state.hands[scene.viewer or 0]
    cards = {name: own[words.number_of(name)] for name in scene.picked if name.startswith("hand:")}
    cards |= {name: state.actives[words.slot_of(name)] for name in scene.picked if name.startswith("active:")}
    return next((cards[name] for name in scene.picked if name in cards), NONE)


# ---- Seats ------------------------------------------------------------------------------------


def seat_view(state: TribeState, scene: Scene, seat: int) -> SeatValues:
    """Points, what is laid, leader and progress."""
    look, *briefer = _looks(state, seat)
    name = name_in(capital(scene.names[seat]), LONGEST_NAME)
    return SeatValues(seat, name, seat == state.current_player, *look, briefer=tuple(briefer))


def _looks(state: TribeState, seat: int) -> Iterator[tuple[Line, Line]]:
    """Points and what is laid; leader and complete chains; in full and shorter."""
    left, who = cards_to_close(state, seat), (said_board.blocked(), "danger", BOLD)
    look = ("danger", BOLD) if 0 < left <= NEAR else ("ink", BOLD) if complete_chains(state, seat) else ("soft", 0)
    for points, title, leader in words.titles(state, seat):
        parts = [(title, *look), *([who] if state.blocked[seat] else [(leader, "soft")] if leader else [])]
        yield ((points, "ink", BOLD),), (*parts[:1], *(part for one in parts[1:] for part in ((", ", one[1]), one)))


def guide(state: TribeState, seat: int, laid: int = NONE) -> tuple[str, ...]:
    """What chains are made of: the vases of each character that the seat may still lay, always in the same order; of the one that is
    being `laid` alone."""
    if TRIBU <= laid < TRIBU + TRIBUS:
        return (_chain_of(laid - TRIBU),)
    left = [tribu for tribu in range(TRIBUS) if state.vases[seat * TRIBUS + tribu] is None]
    leader = state.leaders[seat]
    told = [said_board.guide_leader(card=face_words(TRIBU + leader))] if leader in left else []
    return (*map(_chain_of, left), *told)


def _chain_of(tribu: int) -> str:
    return said_board.chain_of(character=face_words(TRIBU + tribu), vases="→".join(icons(SEQUENCE[tribu])))


# ---- Chains -----------------------------------------------------------------------------------


def chain_view(state: TribeState, scene: Scene, slot: int) -> ChainView:
    """A chain as a sentence: who, what it has, what it needs next."""
    seat, tribu = divmod(slot, TRIBUS)
    name, card = f"chain:{seat}:{tribu}", coming(scene, state)
    is_own, is_lit = seat == scene.viewer, name in scene.lit
    laid = card if is_own and is_lit and 0 <= card < DIORAMAS and fits(state, card, slot) else NONE
    vases = state.vases[slot] or ()
    is_alone, is_safe = not vases, tribu == state.leaders[seat]
    in_turn = seat == state.turn and bool(state.lone >> tribu & 1)
    kind = "may-stay" if is_safe else "now" if in_turn else "soon"  # no words
    return ChainView(
        name,
        face(TRIBU + tribu),
        tuple(links(state, slot, laid)),
        hidden_card(state, scene, slot),
        tuple(say() for say in words.ALONE[kind] if is_alone and not state.is_terminal),
        is_safe,
        tuple(len(word) for word in icons(SEQUENCE[tribu])),
        min(len(vases), POWER[card]) if card in POWER and is_lit and not is_own else 0,
        newest(state, scene, slot) if name in scene.fresh else NOT_NEW,
    )


def newest(state: TribeState, scene: Scene, slot: int) -> int:
    """Which link of a chain came, or went, last."""
    seat, tribu = divmod(slot, TRIBUS)
    changed = (
        one
        for one in reversed(scene.recent)
        if one.player == seat and one.kind in ("founded", "placed", "used", "defended")
    )
    last = next((one for one in changed if one.fields()["chain"] == TRIBU_NAMES[tribu]), None)
    if last is None or last.fields().get("destroyed") == []:  # nothing did
        return NOT_NEW
    has_gone = last.kind == "defended"
    return VASES + 1 if last.fields().get("card") == "totem" else len(state.vases[slot] or ()) + has_gone


def links(state: TribeState, slot: int, laid: int) -> Iterator[Link]:
    """The vases, what is still wanted until the game is over, the totem; `laid` is a card that may come to lie there now."""
    vases, wanted = state.vases[slot] or (), SEQUENCE[slot % TRIBUS]
    yield from (face(card) for card in vases)
    for place in range(len(vases), VASES * (not state.is_terminal)):
        is_next = place == len(vases)
        more = (said_board.lay(), said_board.here()) if is_next and laid != NONE else ()
        lead = said_board.next_one() if is_next else said_board.then()
        yield Want(icon(wanted[place]), lead, more, is_next, GHOSTS[wanted[place]])
    if state.totems[slot]:
        totem = face(TOTEM)
        yield totem._replace(word=f"+{SPHERES[TOTEM] + BONUS * is_magical(vases, True)}", signs=())
    elif not state.is_terminal and len(vases) == VASES:
        is_here = laid == TOTEM
        yield Want(face_words(TOTEM), said_board.next_one(), (said_board.here(),) if is_here else (), is_here)


def hidden_card(state: TribeState, scene: Scene, slot: int) -> HiddenCard:
    """The card beside a chain: for its owner by name, for others its back; a place for one at the viewer's chains."""
    card, name = state.actives[slot], "active:{}:{}".format(*divmod(slot, TRIBUS))
    if card < 0:
        name *= card != NONE or slot // TRIBUS == scene.viewer
        return HiddenCard(name, card != NONE, said_board.hidden() if card != NONE else "")
    return HiddenCard(name, True, face_words(card), face(card))


# ---- The hand ---------------------------------------------------------------------------------


def held(state: TribeState, scene: Scene) -> list[Held]:
    """The viewer's cards, or those of whose turn it is where all eyes look; while leaders are chosen, those that are left."""
    if state.phase == CHOOSING:
        left = [leader for leader in LEADERS if leader not in state.leaders]
        return [Held(f"leader:{one}", str(key), face(TRIBU + one)) for key, one in enumerate(left, 1)]
    if not _is_hand_known(state, scene):
        return []
    seat = state.turn if scene.viewer is None else scene.viewer
    is_asked = state.current_player == scene.viewer and state.phase in (MAIN, DRAW3_DISCARD)
    hand, new = state.hands[seat], _just_taken(scene, state.phase)
    return [
        Held(
            f"hand:{i}",
            str(i + 1),
            footed(card),
            *words.use_beside(state, seat, card, scene.picked),
            is_asked,
            scene.viewer if hand[i + 1 :].count(card) < new[card] else None,  # of cards alike the last ones
        )
        for i, card in enumerate(hand)
        if card >= 0
    ]


def _just_taken(scene: Scene, phase: int) -> Counter[int]:
    """The cards that the viewer has taken since they last decided what to do with one; all that draw 3 drew, until three are discarded."""
    kinds = ("drawn", "took", "discarded") if phase == DRAW3_DISCARD else ("drawn", "took")
    own = (event for event in reversed(scene.recent) if event.player == scene.viewer)
    taken = (event for event in takewhile(lambda event: event.kind in kinds, own) if event.kind != "discarded")
    return Counter(CARD_OF[code] for event in taken if (code := event.fields().get("card")))


def _is_hand_known(state: TribeState, scene: Scene) -> bool:
    """Whether cards lie below the table: the viewer's, or of a game that is over those of whose turn it is."""
    return scene.viewer is not None or HIDDEN not in state.hands[state.turn]


def _standing(state: TribeState, scene: Scene) -> tuple[str, Sequence[str]]:
    if state.phase == CHOOSING:
        return said_board.hand_title_leaders(), ()
    if scene.addressed is not None:
        is_far = min(cards_to_close(state, seat) for seat in range(state.players)) > FAR
        return said_board.hand_title(), () if is_far else tuple(words.standing(state, scene.addressed, scene.names))
    seat, is_known = state.turn if scene.viewer is None else scene.viewer, _is_hand_known(state, scene)
    return said_board.hand_title_whose(who=scene.names[seat]) if is_known else said_board.hand_title_piles(), ()
