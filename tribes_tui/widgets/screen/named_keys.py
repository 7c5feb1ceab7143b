"""What the list of everything by name offers on a screen: what its keys do, and the fields of a form."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.screen import Screen

from tribes_tui.words.common import key_name, now
from tribes_tui.words.said import forms, home
from tribes_tui.words.settings import settings, told_now


class Offered(NamedTuple):
    """What the palette lists, what choosing it does, more about it, its keys, among what it stands: a heading and its place; and words by which
    it is found, too."""

    title: str
    run: Callable[[], Any]
    text: str | None = None
    keys: str = ""
    group: str = ""
    rank: int = 0
    also: str = ""


class NamedDiscovery(DiscoveryHit):
    """One of those that are listed before anything is typed."""

    def __init__(self, one: Offered) -> None:
        super().__init__(one.title, one.run, one.title, one.text)
        self.keys, self.group, self.rank = one.keys, one.group or forms.here(), one.rank


class NamedHit(Hit):
    """One of those that were looked for."""

    def __init__(self, score: float, shown: Any, one: Offered) -> None:
        super().__init__(score, shown, one.run, one.title, one.text)
        self.keys = one.keys


def named_keys(screen: Screen[object]) -> Iterator[Offered]:
    """Each thing that the keys of a screen do, once, with the first of its keys; what opens the palette is left out."""
    said: set[str] = set()
    for active in screen.active_bindings.values():
        binding = active.binding
        if binding.show and active.enabled and binding.description not in said and binding.action != "command_palette":
            said.add(binding.description)
            cap = key_name(binding.key_display or screen.app.get_key_display(binding))
            run = partial(screen.app.run_action, binding.action, active.node)
            yield Offered(forms.by_name(what=now(binding.description)), run, now(binding.tooltip) or None, cap)


class NamedKeys(Provider):
    """Offers what the keys of the screen beneath the palette do."""

    def offered(self) -> Iterator[Offered]:
        """All that it knows of: the screen's own, then the other pages."""
        yield from named_keys(self.screen)
        yield from getattr(self.app, "pages", tuple)()

    def findable(self) -> Iterator[Offered]:
        """And what is only found by a word of it: each setting."""
        yield from self.offered()
        yield from named_settings(self.app)

    def elsewhere(self, sought: str) -> Iterable[Offered]:
        """What has the word though no command has."""
        return ()

    async def discover(self) -> Hits:
        """All that it offers."""
        for one in self.offered():
            yield NamedDiscovery(one)

    async def search(self, query: str) -> Hits:
        """What has it as its key, in its title, and behind that in what is said of it; only if nothing has, what has it elsewhere, or its letters
        in that order."""
        matcher, known, meant = self.matcher(query), [*self.findable()], query.strip()
        found = [(_fits(one, meant), one) for one in known]
        if not any(score for score, _ in found):
            found = [(1.0, one) for one in self.elsewhere(meant)] or [(matcher.match(one.title), one) for one in known]
        for score, one in found:
            if score > 0:
                yield NamedHit(score, matcher.highlight(one.title), one)


def open_in(app: Any) -> set[str]:
    """The modules, part by part, whose screens are open."""
    return {part for screen in app.screen_stack for part in type(screen).__module__.split(".")}


def named_settings(app: Any) -> Iterator[Offered]:
    """Each setting with what it is now; none where the settings are a host's, or open."""
    if hasattr(app, "choose_settings") and "settings" not in open_in(app):
        for name, one in settings().items():
            told = told_now(name, getattr(app.settings, name))
            labels = " ".join(label for _, label, _ in one.values)
            yield Offered(one.title, partial(app.choose_settings, name), told, "", home.settings(), also=labels)


class FieldNames(NamedKeys):
    """And the fields of a form: one that is chosen has the cursor."""

    def offered(self) -> Iterator[Offered]:
        """The keys, then the fields, and the other pages."""
        yield from super().offered()
        fields: Iterable[Any] = self.screen.query("Field")
        for field in fields:
            yield Offered(field.title, field.control.focus, field.about or None, "", forms.fields(), 1)


def _fits(one: Offered, typed: str) -> float:
    """How well what is typed fits: its key, as it is or but for its case, a title that begins with it, a word of one, a part of one, what is said
    of it, and what a setting may be; not at all, 0."""
    title, meant, key = one.title.lower(), typed.lower(), one.keys.lower()
    ways = (
        typed == one.keys, meant == key, title.startswith(meant), f" {meant}" in title, meant in title,
        f" {meant}" in f" {one.text or ''} {one.also}".lower(),
    )  # fmt: skip
    return next((float(len(ways) - k) for k, way in enumerate(ways) if way), 0.0)
