extension BrokenFile {
  /// Slips that were told in the words of a parser, or not at all.
  static let plainWords = [
    BrokenFile(
      "a line without its colon",
      "title: A\ndevice iPhone X\nchildren: []\n",
      "2:1 error: a key is followed by a colon | device: iPhone X"),
    BrokenFile(
      "a line without its colon in a file from Windows",
      "title: A\r\ndevice iPhone X\r\nchildren: []\r\n",
      "2:1 error: a key is followed by a colon | device: iPhone X"),
    BrokenFile(
      "a view that is named by no id",
      """
      children:
        - {text: Title}
      motions:
        go: [{set: {title.alpha: 0}}, {set: {title.text: B}}, {set: {title.pin.top: 4}}]
      """,
      "2:5 error: \"title\" is no view's id, and the label in line 2 has none "
        + "| give it one: id: title"),
    BrokenFile(
      "the parts of a constraint",
      """
      children: [{id: a, text: Hi}]
      constraints: [{first: a.top, second: superview.top}]
      """,
      "2:15 error: a constraint is an equation, not its parts | write title.top == header.bottom + 8"
    ),
    BrokenFile(
      "a minus sign of typography",
      "children: [{id: a, text: Hi, pin: {top: \u{2212}10}}]\n",
      "1:41 error: expected a number | the sign before it is no hyphen: write -10"),
    BrokenFile(
      "an octal number",
      "children: [{id: a, text: Hi, pin: {top: 010}}]\n",
      "1:41 warning: \"010\" begins with a 0 "
        + "| some readers of YAML take it for an octal number: write 10"),
    BrokenFile(
      "a key in snake case",
      "children: [{id: a, text: Hi, font_size: 12}]\n",
      "1:30 error: unknown key \"font_size\" in view "
        + "| write the size into the font: font: 12, or font: 12 bold"),
    BrokenFile(
      "a picture in a format that is not read",
      "children: [{id: a, image: foo.heic}]\n",
      "1:27 warning: pictures are read from PNG, JPEG, WebP and SVG files, not from \"foo.heic\" "
        + "| a crossed box is drawn instead"),
    BrokenFile(
      "a view in a visual format that is not closed",
      "children: [{id: a, text: Hi}]\nconstraints: [\"H:|-[a\"]\n",
      "2:22 error: expected \"]\" after \"a\" | a view stands in brackets: [a]"),
  ]
}
