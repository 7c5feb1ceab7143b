"""A table as the lobby shows it to a person: as a tile, as a line, in words."""

from __future__ import annotations

import rules
from tribes_tui.server.host.host import Host
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.people import Person
from tribes_tui.server.session.screens.table_tiles import TableTile
from tribes_tui.server.words.said import lobby as said
from tribes_tui.server.words.said.visit import invites
from tribes_tui.widgets.names import names_in


def who_invites(hosted: HostedTable) -> str:
    """Who invites to a table, and to what."""
    opener = hosted.chair_of(hosted.opener)
    by = hosted.chairs[opener].name if opener is not None else ""
    return invites(by=by, game=rules.games[hosted.plan.game_id].title)


def who_else_sits(hosted: HostedTable) -> str:
    """Who sits at a table besides its opener, and how many seats are free."""
    opener = hosted.chair_of(hosted.opener)
    names = [chair.name for seat, chair in enumerate(hosted.chairs) if chair.name and seat != opener]
    free = sum(chair.is_free for chair in hosted.chairs)
    return said.with_others(free=free, others=names) if names else said.seats_free(free=free)


def place_of(sits: HostedTable | None, watches: HostedTable | None) -> str:
    """Where somebody is, in words: who watches a table is there, wherever else they have a seat."""
    if watches is not None:
        return said.watches_table(game=rules.games[watches.plan.game_id].title)
    return said.in_lobby() if sits is None else said.at_table(game=rules.games[sits.plan.game_id].title)


def tile_of(host: Host, hosted: HostedTable, person: Person, name: str) -> TableTile:
    """A table as a tile of that name; of its game only what everybody may see."""
    table, game_id = hosted.table, hosted.plan.game_id
    return TableTile(
        name,
        rules.games[game_id].title,
        game_id,
        tuple(chair.name for chair in hosted.chairs),
        state_of(host, hosted, person),
        0 if table is None else table.number_for(None),
        None if table is None else table.view(None),
    )


def line_of(host: Host, hosted: HostedTable, person: Person, room: int) -> str:
    """A table in one line of so many cells, with what this person may know of it."""
    line = f"{rules.games[hosted.plan.game_id].title:<16} {state_of(host, hosted, person):<24} "
    names = [chair.name or said.free() for chair in hosted.chairs]
    return line + ", ".join(names_in(names, room - len(line) - 2 * (len(names) - 1)))


def state_of(host: Host, hosted: HostedTable, person: Person) -> str:
    """How a table stands, and what this person can do there."""
    seat = hosted.chair_of(person.id)
    if hosted.trouble:
        return said.broken()
    if hosted.table is None:
        free = sum(chair.is_free for chair in hosted.chairs)
        if seat is None and host.inviting.is_invited(hosted, person.id):
            return said.invited()
        return said.waits(free=free, is_mine=seat is not None)
    if hosted.is_over:
        return said.over()
    if seat is None:
        return said.watch()
    return said.your_turn() if host.seating.is_asked(hosted, person) else said.playing()
