"""The figures of SystemFont.txt, and the width of a text by them."""

import functools
import re
import unicodedata

import uharfbuzz

FACES = {
    100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold",
    700: "Bold", 800: "ExtraBold", 900: "Black",
}


def plain(letter):
    """The letter under an accent."""
    name = "" if ord(letter) < 0x7F else unicodedata.name(letter, "")
    found = re.match(r"LATIN (SMALL|CAPITAL) LETTER (.) WITH ", name)
    if not found:
        return letter
    return found[2].lower() if found[1] == "SMALL" else found[2]


class Inter:
    """The font whose letters stand in for those of the system."""

    def __init__(self, folder):
        self.folder = folder

    @functools.cache
    def font(self, weight):
        blob = uharfbuzz.Blob.from_file_path(f"{self.folder}/Inter-{FACES[weight]}.otf")
        return uharfbuzz.Font(uharfbuzz.Face(blob))

    @functools.cache
    def shape(self, string, weight):
        """The width in ems, and the letters."""
        font, buffer = self.font(weight), uharfbuzz.Buffer()
        buffer.add_str(string)
        buffer.direction, buffer.language = "ltr", "ja"
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, {"calt": False, "liga": False})
        clusters = dict.fromkeys(info.cluster for info in buffer.glyph_infos)
        width = sum(position.x_advance for position in buffer.glyph_positions) / font.face.upem
        return width, tuple(plain(string[cluster]) for cluster in clusters)


def key(text, letters):
    """The figures that make up a text's width besides Inter's: how often each counts, in ems."""
    size, parts = text.size / 1000, {}
    display = min(1, max(0, (text.size - 19) / 2))
    heavier, lighter = max(0, text.weight - 400) / 300, max(0, 400 - text.weight) / 100

    def add(name, times):
        if times:
            parts[name] = parts.get(name, 0) + size * times

    for letter in letters:
        for column, times in (("text", 1), ("bold", heavier), ("light", lighter),
                              ("display", display)):
            add((column, letter), times)
    for pair in zip(letters, letters[1:]):
        add(("kern", "".join(pair)), 1)
    add(("weight", text.weight, "display" if text.size > 20 else "text"), len(letters))
    add(("tracking", text.size), len(letters))
    add(("early", text.size) if text.is_early else ("variable",), len(letters))
    return parts


class Table:
    """SystemFont.txt: curves by size, spaces by weight, letters, and pairs of letters."""

    COLUMNS = ("text", "bold", "light", "display")

    def __init__(self, path):
        self.comments, self.curves, self.weights = [], {}, {}
        self.letters, self.kerning = {}, {}
        for line in open(path, encoding="utf-8").read().splitlines():
            if line.startswith("#"):
                self.comments.append(line)
                continue
            name, *cells = line.split("\t")
            if name == "letter":
                self.letters[cells[0]] = dict(zip(self.COLUMNS, map(float, cells[1:])))
            elif name == "kern":
                self.kerning[cells[0]] = float(cells[1])
            elif name == "weight":
                self.weights[int(cells[0])] = dict(zip(("text", "display"), map(float, cells[1:])))
            elif name:
                self.curves.setdefault(name, []).append((float(cells[0]), float(cells[1])))

    def value(self, name):
        """The figure of that name, in thousandths of an em."""
        kind, *rest = name
        if kind == "kern":
            return self.kerning.get(rest[0], 0)
        if kind in self.COLUMNS:
            return self.letters.get(rest[0], self.letters["else"])[kind]
        if kind == "weight":
            return self.weights.get(rest[0], {}).get(rest[1], 0)
        if kind == "variable":
            return self.curves[kind][0][1]
        return sum(self.curves[kind][i][1] * share for i, share in self.places(kind, rest[0]))

    def places(self, name, size):
        """The rows of a curve between which a size lies, with their shares."""
        curve = self.curves[name]
        for i in range(len(curve) - 1):
            if size < curve[i + 1][0]:
                share = max(0, (size - curve[i][0]) / (curve[i + 1][0] - curve[i][0]))
                return [(i, 1 - share), (i + 1, share)] if share else [(i, 1)]
        return [(len(curve) - 1, 1)]

    def change(self, name, by):
        """Adds to a figure; those of letters that have no row change nothing."""
        kind, *rest = name
        if kind == "kern":
            self.kerning[rest[0]] = self.kerning.get(rest[0], 0) + by
        elif kind in self.COLUMNS:
            if rest[0] in self.letters:
                self.letters[rest[0]][kind] += by
        elif kind == "weight":
            if rest[0] in self.weights:
                self.weights[rest[0]][rest[1]] += by
        elif kind == "row":
            size, old = self.curves[rest[0]][rest[1]]
            self.curves[rest[0]][rest[1]] = (size, old + by)

    def lines(self):
        """The lines of the file; pairs that hardly differ from Inter's are left out."""
        def cell(number):
            return f"{round(number * 4) / 4 + 0:g}"

        yield from self.comments
        for name, curve in self.curves.items():
            yield from (f"{name}\t{size:g}\t{cell(value)}" for size, value in curve)
        for weight, row in sorted(self.weights.items()):
            yield "\t".join(["weight", str(weight), *map(cell, row.values())])
        for letter, row in sorted(self.letters.items()):
            yield "\t".join(["letter", letter, *(cell(row[column]) for column in self.COLUMNS)])
        for pair, value in sorted(self.kerning.items()):
            if abs(value) >= 0.75:
                yield f"kern\t{pair}\t{cell(value)}"
