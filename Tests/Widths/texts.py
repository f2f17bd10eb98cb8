"""Texts of one line, with the widths at which Interface Builder saved them."""

import dataclasses
import re
import xml.etree.ElementTree as ET
from pathlib import Path

STYLES = {
    "Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Callout": (16, 400),
    "Footnote": (13, 400), "Caption1": (12, 400), "Caption2": (11, 400), "Title0": (34, 400),
    "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400),
}
WEIGHTS = {
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
}
THREE_PIXELS = {
    "retina5_5", "retina5_9", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_9",
    "retina6_12", "retina6_72",
}
MARKS = {"detailDisclosure", "infoLight", "infoDark", "contactAdd"}
PUNCTUATION = "–—‘’“”•…›"


@dataclasses.dataclass(frozen=True)
class Text:
    """A text in the system font: its width lies in the pixel that ends at `saved`."""

    owner: str
    string: str
    size: float
    weight: int
    is_early: bool
    saved: float
    pixel: float
    kind: str


def keyed(element, tag, key):
    return next((child for child in element.findall(tag) if child.get("key") == key), None)


class Document:
    """The habits of a file that concern the widths of its texts."""

    def __init__(self, root, owner):
        self.owner = owner
        device = root.find("device")
        self.device = None if device is None else device.get("id")
        self.scale = 3 if self.device in THREE_PIXELS else 2
        self.tools = self.version(root)
        is_small = 18000 <= self.tools < 20500 and root.find("accessibilityOverrides") is None
        self.styles = {} if is_small else STYLES

    @staticmethod
    def version(root):
        plug_in = root.find("dependencies/plugIn")
        for text in [root.get("toolsVersion"), None if plug_in is None else plug_in.get("version")]:
            number = re.match(r"\d+(\.\d+)?", text or "")
            if number and float(number[0]) < 32000:
                return float(number[0])
        return float("inf")

    def font(self, element, default):
        """Size and weight of an element's text; None where it is not upright system font."""
        description = keyed(element, "fontDescription", "fontDescription")
        if description is None:
            return default, 400
        if style := description.get("style"):
            return self.styles.get(style.replace("UICTFontTextStyle", ""))
        if description.get("name") or description.get("type") == "italicSystem":
            return None
        size = float(description.get("pointSize") or 0) or default
        if description.get("type") == "boldSystem":
            return size, 700
        return size, WEIGHTS.get(description.get("weight", "regular"), 400)

    def label(self, element, parent):
        if element.get("numberOfLines") not in (None, "1") or element.find("attributedString"):
            return None
        in_cell = parent == "tableViewCellContentView" and self.device != "retina6_1"
        in_pixels = self.tools >= 17000 or parent in ("stackView", "scrollView") or in_cell
        pixel = 1 if self.tools < 10000 or self.device and not in_pixels else 1 / self.scale
        return element, "text", 17, pixel, 0

    def button(self, element):
        state = keyed(element, "state", "normal")
        if state is None or element.get("buttonType") in MARKS:
            return None
        if any(element.find(tag) is not None for tag in ("buttonConfiguration", "attributedString")):
            return None
        if state.get("image") or state.get("backgroundImage") or state.find("attributedString"):
            return None
        inset = keyed(element, "inset", "contentEdgeInsets")
        sides = 0 if inset is None else sum(float(inset.get(key) or 0) for key in ("minX", "maxX"))
        return state, "title", 15 if element.get("buttonType") else 18, 1, sides

    def text(self, element, parent):
        """The text of a label or button; None where its width may come from elsewhere."""
        frame = keyed(element, "rect", "frame")
        if frame is None or not frame.get("width") or has_width(element):
            return None
        if "YES" in (element.get("misplaced"), element.get("ambiguous")):
            return None
        known = self.label(element, parent) if element.tag == "label" else self.button(element)
        if known is None:
            return None
        holder, key, default, pixel, sides = known
        font, string = self.font(element, default), self.string(holder, key)
        saved = float(frame.get("width")) - sides
        if not font or not is_plain(string) or element.tag == "button" and saved <= 30:
            return None
        return Text(
            self.owner, string, *font, self.tools < 17000, saved, pixel, element.tag)

    @staticmethod
    def string(element, key):
        child = keyed(element, "string", key)
        return element.get(key) or (None if child is None else child.text)


def is_plain(string):
    """Whether a text is one line of at least two letters, all of Latin script."""
    return bool(string) and len(string) > 1 and all(
        " " <= c <= "ſ" or c in PUNCTUATION for c in string)


def has_width(element):
    """Whether a constraint of the view itself gives it its width."""
    return any(
        constraint.get("firstAttribute") == "width" and constraint.get("secondItem") is None
        and constraint.get("firstItem") in (None, element.get("id"))
        and constraint.get("relation") is None
        for constraint in element.findall("constraints/constraint"))


def elements(element, parent=None):
    """All elements below one, each with the tag of the view or object that holds it."""
    lists = ("subviews", "connections", "constraints", "scenes", "scene", "objects")
    for child in element:
        yield child, parent
        yield from elements(child, parent if child.tag in lists else child.tag)


def read(folder):
    """The texts of all files of a folder, as FOLDER/OWNER/FILE, from Xcode 7 on."""
    for path in sorted(Path(folder).glob("*/*")):
        if path.suffix not in (".storyboard", ".xib"):
            continue
        try:
            root = ET.parse(path).getroot()
        except ET.ParseError:
            continue
        document = Document(root, path.parent.name)
        if document.tools < 8000:
            continue
        for element, parent in elements(root):
            if element.tag in ("label", "button"):
                if text := document.text(element, parent):
                    yield text
