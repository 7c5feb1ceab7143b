"""In the lobby: who looks for partners, waits, is offered bots, joins what somebody else looks for."""

from textual.geometry import Offset

from tribes_tui.server.club.partners import Seeker, Sought
from tribes_tui.server.session.screens.club.seeking import SeekScreen, other_told, wait_told
from tribes_tui.server.session.screens.host_screen import HostScreen
from tribes_tui.server.session.screens.lobby_list import bots_told
from tribes_tui.server.words.said import queue
from tribes_tui.widgets.drawing import Words

JOIN = "join"
SEEN_EACH_SECOND = 10
"""People who wait for partners and see each second of it; of more each sees a part of them, for all have to be drawn."""


class OtherLooker(Words):
    """One row that says what somebody else looks for; a click joins them."""

    def place_at(self, where: Offset) -> str:
        """The whole row, as long as it says something."""
        return JOIN if any(self._lines) else ""


class PartnersScreen(HostScreen):
    """Has an `OtherLooker`, and asks the one question of the wait where there is one."""

    _wish: Sought | None = None
    """What was looked for last."""
    _was_offered = False
    _other = ""

    @property
    def seeker(self) -> Seeker | None:
        """The person, as they wait for partners."""
        return self.session_app.host.partners.of(self.session_app.person)

    @property
    def is_offered_bots(self) -> bool:
        """Whether they have waited so long that they may play bots."""
        return self.seeker is not None and self.session_app.host.partners.is_offered_bots(self.seeker)

    def show_other(self) -> None:
        """What somebody else looks for."""
        found = other_told(self.session_app)
        before, self._other = self._other, "" if found is None else found[1]
        self.query_one(OtherLooker).say(((self._other, "accent"),) if self._other else ())
        if bool(before) != bool(self._other):
            self.refresh_bindings()

    @property
    def is_other_new(self) -> bool:
        """Whether somebody looks for something else than is shown."""
        found = other_told(self.session_app)
        return ("" if found is None else found[1]) != self._other

    def ask_to_wait(self, seeker: Seeker) -> None:
        """For how long they have waited, for what."""
        self.ask(wait_told(self.session_app, seeker))

    def count_wait(self, seeker: Seeker) -> None:
        """A second more of it; and, at its time, what it leads to."""
        every = 1 + self.session_app.host.partners.count // SEEN_EACH_SECOND
        if self.is_offered_bots != self._was_offered:
            self._was_offered = self.is_offered_bots
            self.refresh_all()
        elif int(seeker.waited) % every == 0:
            self.show_other()
            self.ask_to_wait(seeker)

    def seek_or_stop(self) -> None:
        """Look for partners, or no more."""
        app = self.session_app

        def looks(wish: Sought | None) -> None:
            if wish is not None:
                self._wish, self._was_offered = wish, False
                app.attempt(lambda: app.host.partners.seek(app.person, wish))

        if self.seeker is None:
            self.app.push_screen(SeekScreen(self._wish, app.person.is_guest), looks)
        else:
            app.attempt(lambda: app.host.partners.leave(app.person.id), lambda _: self.announce(queue.stopped()))

    def action_bots(self) -> None:
        """Play bots, as the wait has led to; the way there is that of all who are brought together."""
        app, seeker = self.session_app, self.seeker
        if seeker is not None and not self.is_offered_bots:
            self.announce(f"{bots_told(app, seeker)}.")
            return
        app.attempt(lambda: app.host.partners.play_bots(app.person))

    def action_join(self) -> None:
        """Look for what somebody else looks for, too."""
        app, other = self.session_app, other_told(self.session_app)
        if other is None:
            return
        wish = other[0].wish._replace(near=0)
        app.if_agreed(wish.plan(), lambda agrees: app.attempt(lambda: app.host.partners.seek(app.person, wish)))
