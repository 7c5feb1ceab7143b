"""Pieces of tables as Textual widgets: cards, a map, dice. They know no game's rules and work in any app.

A piece is imported with the first table that needs it, and brings nothing of another.

How to write one. A piece is a widget that draws itself (`drawing.drawn.Drawn`): a row of cards, a map, a seat; not a widget a card.
It takes plain values by a method `show` (which ends with `self.changed()`) and says:

    names()             its places, at every size (`hex:A`, `hand:0`: the names of the paths of decisions)
    shape()             all that `lay` depends on besides size and colours (how many cards; not which)
    lay(cells)          paint what lies under the places, and yield a `Place` each: name, region, extent
    look(name)          all that the painting of a place depends on besides its state; hashable
    paint(cells, place, state)      paint one place, within its extent

The base does the rest. It asks `look` and repaints the places that look otherwise, refreshes the cells that differ, keeps
the rows, heeds the mouse and posts `Chosen`, `Asked`, `Pointed`, `Lifted`, `Dragged`, `Dropped` of `drawing.pointing` with the place's name.

    class Market(Drawn):
        DEFAULT_CSS = "Market { height: 3; }"

        def show(self, goods: Sequence[str]) -> None:
            self._goods = tuple(goods)
            self.changed()

        def names(self): return (f"row:{k}" for k in range(len(self._goods)))
        def shape(self): return len(self._goods)
        def look(self, name): return self._goods[int(name[4:])]

        def lay(self, cells):
            for k in range(len(self._goods)):
                yield Place(f"row:{k}", Region(9 * k, 0, 8, 2), Region(9 * k, 0, 9, 3))

        def paint(self, cells, place, state):
            slab(cells, place.region, self.palette.colour("goods-rare"))
            plate(cells, *place.region[:3], self.look(place.name), ..., state)

What holds for every piece (`tests/widgets/contract.py` checks it: call `check` in the piece's test):
- extents are disjoint and a region lies within its extent (what is painted outside the extent is cut off);
- all names are places at each size for which the piece is made; nothing depends on anything but `show` and the size;
- colours come from `self.palette`: roles are attributes (`ink`, `cursor`, `accent`), others `colour("goods-rare")`,
  tones of cards `tone("red")`. Text is made readable where it is sent, so an ink may be faint, never wrong;
- `palette.is_flat` (sixteen colours) has no shadow and no ramp, `palette.is_bare` (no colour, ASCII) no fill and no
  picture. Shapes know it; a piece asks only where its layout differs. A word or a letter stands beside each colour;
- states: `is_legal` glows below or is mint, `is_cursor` turns the name plate amber, `is_chosen` white, `is_faded` goes
  back into the felt, `fresh` is the seat whose dot it has (`drawing.shapes.plate`, `glow`, `freshness` do all of it);
- lines of words that change are `Words` (or a subclass): `say` never lays out the screen.
"""
