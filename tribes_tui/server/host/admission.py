"""Who may come in, and who lets them in: the codes of invitations, made by those who may and typed by those who come."""

from tribes_tui.server.host.invitations import Invitation
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost
from tribes_tui.server.host.table.hosted import HostedTable, NotNow
from tribes_tui.server.words.said import refusals


class Admission:
    """Attributes: `by_invitation`, whether strangers need a code; `only_admins_invite` to the host; `admins`, by their ids."""

    def __init__(
        self, host: SeatingHost, *, by_invitation: bool, only_admins_invite: bool, admins: frozenset[str]
    ) -> None:
        self._host = host
        self.by_invitation = by_invitation
        self.only_admins_invite = only_admins_invite
        self.admins = admins

    def is_admin(self, person: Person) -> bool:
        """Whether somebody may see the host's own page."""
        return person.id in self.admins

    def invite(self, hosted: HostedTable | None, by: Person) -> str:
        """A one-time code, to a table or to the host.

        Raises `NotNow`: whom nobody can know again lets nobody in; and a table has as many codes at once as seats.
        """
        if by.is_guest and self.by_invitation:
            raise NotNow(refusals.only_with_key)
        if hosted is None and self.only_admins_invite and not self.is_admin(by):
            raise NotNow(refusals.only_keeper_invites)
        if hosted is not None and self._host.invitations.count(hosted.id) >= len(hosted.chairs):
            raise NotNow(refusals.enough_codes)
        return self._host.invitations.make("" if hosted is None else hosted.id)

    def invitation(self, code: str, is_known: bool) -> Invitation | None:
        """The invitation of a code, if it is good for somebody whom this host knows already, or doesn't know yet."""
        found = self._host.invitations.find(code)
        is_strangers = not is_known and self.by_invitation and self.only_admins_invite
        return None if found is not None and found.table and is_strangers else found

    def table_of(self, code: str, person: Person) -> HostedTable | None:
        """The table to which a code leads that is good for somebody."""
        found = self.invitation(code, person.may_come)
        return self._host.tables.get(found.table) if found is not None else None

    def admit(self, person: Person, code: str, *, agrees: bool = False) -> HostedTable | None:
        """Let somebody in by a code that was typed; the table it leads to, if any. Raises `NotNow`.

        A code for the host alone is spent by it; one for a table when its seat is taken. `agrees`: as for `Seating.join`.
        """
        invitation, may_come = self.invitation(code, person.may_come), person.may_come
        self._host.shared.if_lost(lambda: setattr(person, "may_come", may_come))
        if invitation is None:
            raise NotNow(refusals.code_unknown)
        hosted = None
        if invitation.table:
            hosted = self._host.tables.get(invitation.table)
            if hosted is None:
                raise NotNow(refusals.table_gone)
            self._host.seating.join(hosted, person, invitation, agrees=agrees)
        elif not self._host.invitations.spend(invitation):
            raise NotNow(refusals.code_used)
        person.may_come = True
        self._host.people.keep(person)
        return hosted
