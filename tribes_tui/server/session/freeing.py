"""What was removed is freed at once, as far as nobody holds it: without the collector, which stops everybody.

Of a widget that is gone some circles are left in Textual: it and its rules of style hold each other, and what it remembers of
its queries is a ring of entries, which holds the widgets that were found; a screen, its layout and its timer hold each other; each
layout leaves a function that holds itself, and with it all widgets that were laid out. A piece of ours holds its screen, which it
looked for once. The registry of an app hears of each widget that goes, so it is there that they are opened. What plays at a table,
the table's screen and its pieces hold each other in many ways: screen and pieces lose all that is ours some seconds after the screen
went, when nothing that was under way asks them for anything any more; a timer that was stopped, what it was to call. An app that is over, and its screens, hold each other by
everything they have.

And Textual remembers for the last thousand kept drawings of widgets, wherever those are by now, what it asked of them: so a
widget that goes takes its drawing along. What it draws are strips, each of which remembers what it was cut into; one that was as
long as it should be remembers itself, and so each line of each frame would stay until the collector finds it.
"""

import asyncio
import functools
from collections.abc import Callable, Iterable
from contextvars import Context, copy_context
from types import CodeType, FrameType
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from textual._compositor import Compositor
from textual.app import App
from textual.cache import LRUCache
from textual.dom import DOMNode
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget
from textual.worker import Worker
from textual.worker_manager import WorkerManager

LATER = 10.0
"""Seconds after which nothing that was under way when a screen went asks it for anything any more."""


REMEMBERED = ("divide", "_divide_cache"), ("crop_extend", "_crop_extend_cache")
"""Ways to cut a strip that may give the strip itself, and where it remembers that."""

OF_ITSELF = "_parser_factory"
"""An attribute of Textual's widgets that holds a method of the same widget."""


class WidgetRegistry(WeakSet[DOMNode]):
    """The widgets of an app, weakly held, as Textual keeps them; `left`: those that were taken away, as far as they are still held."""

    def __init__(self) -> None:
        super().__init__()
        self.left: WeakSet[DOMNode] = WeakSet()
        self._of_screens: WeakKeyDictionary[DOMNode, WeakSet[DOMNode]] = WeakKeyDictionary()

    def discard(self, item: DOMNode) -> None:
        """This one is gone."""
        super().discard(item)
        open_circles(item)
        self.left.add(item)
        for screen in item.ancestors_with_self:
            if isinstance(screen, Screen):
                gone = self._of_screens.setdefault(screen, WeakSet())
                gone.add(item)
                if screen is item:
                    nothing = Context()  # ours would hold the screen until then
                    asyncio.get_running_loop().call_later(LATER, _take_ours_from, gone, context=nothing)


class Workers(WorkerManager):
    """What works for an app beside its widgets: when it is done it holds its task no more, in whose context it stands itself, and the screen."""

    def _new_worker(self, work: Any, *args: Any, thread: bool = False, **how: Any) -> Worker[Any]:
        """What works in a thread does so for its session, and speaks its language; so does what it calls back."""
        return super()._new_worker(
            functools.partial(copy_context().run, work) if thread else work, *args, thread=thread, **how
        )

    def _remove_worker(self, worker: Worker[Any]) -> None:
        super()._remove_worker(worker)
        worker._task = None
        worker._work = None  # type: ignore[assignment]  # its context holds the app


def open_circles(node: DOMNode) -> None:
    """Let what a widget holds, and what holds it, not hold each other any more."""
    for styles in (node.styles, *node._component_styles.values()):
        styles.base.node = styles.inline.node = None  # of what is shown no more
    held = vars(node)
    for cache in [one for one in held.values() if isinstance(one, LRUCache)]:
        unlink(cache)
    held.pop("_on", None)  # see `widgets.settled`
    held.pop(OF_ITSELF, None)
    if isinstance(node, Widget):
        node._styles_cache.clear()
        node._layout_cache.clear()
    if isinstance(node, Screen):
        _forget_layouts(node._compositor)
        node._compositor = Compositor()
        vars(node).pop("_Screen__update_timer", None)
        node._callbacks.clear()
        node._layout_widgets.clear()
        for signal in (node.screen_layout_refresh_signal, node.bindings_updated_signal):
            signal._subscriptions.clear()


@functools.cache
def open_rings() -> None:
    """From now on, in all apps of this process: no strip remembers itself, and a cache that is emptied is freed at once."""
    for name, cache in REMEMBERED:
        setattr(Strip, name, _forgetting_itself(getattr(Strip, name), cache))
    setattr(LRUCache, "clear", unlink)  # noqa: B010  # Textual's own
    setattr(Timer, "_stop_all", _forgetting_what_for(Timer._stop_all))  # noqa: B010
    setattr(Compositor, "_arrange_root", _forgetting_earlier(Compositor._arrange_root))  # noqa: B010


def _forgetting_itself(cut: Callable[..., Any], cache: str) -> Callable[..., Any]:
    @functools.wraps(cut)
    def cut_open(strip: Strip, *args: Any, **kwargs: Any) -> Any:
        found = cut(strip, *args, **kwargs)
        if found is strip or (type(found) is list and found and found[0] is strip):
            getattr(strip, cache).clear()
        return found

    return cut_open


def _forgetting_what_for(stop_all: Callable[..., Any]) -> Callable[..., Any]:
    async def stop_and_forget(timers: Iterable[Timer]) -> None:
        stopped = tuple(timers)
        await stop_all(stopped)
        for timer in stopped:
            timer._callback = None

    return stop_and_forget


def _forgetting_earlier(arrange: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(arrange)
    def arrange_open(compositor: Compositor, *args: Any, **kwargs: Any) -> Any:
        _forget_layouts(compositor, compositor._full_map, compositor._visible_map, compositor.widgets)
        found = arrange(compositor, *args, **kwargs)
        layouts[compositor] += found
        return found

    return arrange_open


layouts: WeakKeyDictionary[Compositor, list[Any]] = WeakKeyDictionary()
"""What a compositor laid out: where each widget is, and which are seen, of each layout that it may still compare with."""


def _forget_layouts(compositor: Compositor, *but: object) -> None:
    """Empty what a compositor laid out earlier, except what it goes by."""
    kept = []
    for one in layouts.pop(compositor, []):
        if any(one is other for other in but):
            kept.append(one)
        else:
            one.clear()
    layouts[compositor] = kept


def take_ours(node: DOMNode) -> None:
    """Leave a screen, or a widget, only what each has."""
    for name in vars(node).keys() - _of_each(Screen if isinstance(node, Screen) else Widget):
        del vars(node)[name]


@functools.cache
def _of_each(kind: type[Widget]) -> frozenset[str]:
    return frozenset(vars(kind()))


def _take_ours_from(gone: WeakSet[DOMNode]) -> None:
    for node in tuple(gone):
        take_ours(node)


_usual_clear = LRUCache.clear


def unlink(cache: LRUCache[Any, Any]) -> None:
    """Empty a cache, and open its ring: each entry is [the one before, the next, key, value]."""
    for entry in cache._cache.values():
        entry.clear()
    _usual_clear(cache)


def empty(app: App[Any], registry: WidgetRegistry, *but: str) -> None:
    """Take everything from an app that is over, and from all its screens and widgets, except attributes of the app in `but`."""
    kept = {name: vars(app)[name] for name in but}
    for node in (*registry, *registry.left):
        open_circles(node)
        vars(node).clear()
    vars(app.animator).clear()
    vars(app).clear()
    vars(app).update(kept)


# ---- An app that goes on though nobody is there: where it waits, and how it ends all the same ----


AT_REST = "get_message", "_get_message"
"""Where a widget waits that has nothing to do."""
TOLD = 5
"""Places at most."""


def places(task: asyncio.Task[Any], nodes: Iterable[DOMNode]) -> str:
    """Where an app, whose task this is, and its widgets wait, but those that have nothing to do: files and lines, innermost first."""
    tasks = [task, *(node._task for node in nodes)]
    waiting = [frames_of(task) for task in tasks if task is not None and not task.done()]
    busy = {where(frames) for frames in waiting if not any(frame.f_code.co_name in AT_REST for frame in frames)}
    return "; ".join(sorted(busy)[:TOLD]) or "nothing is being done"  # no words: the log's


def cancel_all(nodes: Iterable[DOMNode]) -> None:
    """End all widgets' own work."""
    for node in nodes:
        if node._task is not None:
            node._task.cancel()


def frames_of(task: asyncio.Task[Any]) -> list[FrameType]:
    """What a task is in the midst of, outermost first: each waits for the next."""
    found = list[FrameType]()
    step: Any = task.get_coro()
    while step is not None:
        frame = getattr(step, "cr_frame", None) or getattr(step, "gi_frame", None)
        if frame is not None:
            found.append(frame)
        step = getattr(step, "cr_await", None) or getattr(step, "gi_yieldfrom", None)
    return found


def where(frames: list[FrameType]) -> str:
    """The innermost four."""
    return " < ".join(f"{_file(frame.f_code)}:{frame.f_lineno}" for frame in reversed(frames[-4:]))


def _file(code: CodeType) -> str:
    return code.co_filename.rsplit("/", 1)[-1]
