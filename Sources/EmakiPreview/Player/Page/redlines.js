"use strict";
// Sizes and distances of views, as lines with figures.
//
// A box is { name, x, y, width, height } in points of the picture.
const redlines = (() => {
  const figure = (value) => String(Math.round(value * 100) / 100);
  const right = (box) => box.x + box.width;
  const bottom = (box) => box.y + box.height;
  const contains = (outer, inner) =>
    outer.x <= inner.x + 0.01 && outer.y <= inner.y + 0.01
    && right(outer) >= right(inner) - 0.01 && bottom(outer) >= bottom(inner) - 0.01;
  const area = (box) => box.width * box.height;

  // The smallest box around another one.
  const around = (box, boxes) => boxes
    .filter((other) => other.name !== box.name && contains(other, box) && area(other) > area(box))
    .sort((a, b) => area(a) - area(b))[0];

  // Lines between two boxes: to the four sides from within, else across the gaps between them.
  const lines = (from, to) => {
    if (contains(from, to) && !contains(to, from)) [from, to] = [to, from];
    const x = from.x + from.width / 2, y = from.y + from.height / 2;
    if (contains(to, from)) {
      return [
        [to.x, y, from.x, y], [right(from), y, right(to), y],
        [x, to.y, x, from.y], [x, bottom(from), x, bottom(to)],
      ];
    }
    const found = [];
    if (right(from) <= to.x) found.push([right(from), y, to.x, y]);
    else if (right(to) <= from.x) found.push([right(to), y, from.x, y]);
    if (bottom(from) <= to.y) found.push([x, bottom(from), x, to.y]);
    else if (bottom(to) <= from.y) found.push([x, bottom(to), x, from.y]);
    return found;
  };
  const length = ([x1, y1, x2, y2]) => Math.abs(x2 - x1) + Math.abs(y2 - y1);

  return {
    // What to draw for a view, and another one that the pointer is at: boxes, lines with figures, a title.
    of: (view, other, boxes) => {
      const partner = other && other.name !== view.name ? other : around(view, boxes);
      const measured = partner ? lines(view, partner).filter((line) => length(line) > 0.01) : [];
      return {
        boxes: partner ? [view, partner] : [view],
        title: view.name + "  " + figure(view.width) + " × " + figure(view.height),
        measures: measured.map((line) => ({ line, figure: figure(length(line)) })),
      };
    },
  };
})();
