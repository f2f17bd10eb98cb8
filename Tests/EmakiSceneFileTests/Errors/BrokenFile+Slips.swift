extension BrokenFile {
  /// Slips of the pen, and words of other layouts.
  static let slips = [
    BrokenFile(
      "an apostrophe in single quotes", "children:\n  - {id: b, text: 'It's'}\n",
      "2:23 error: the text in quotes ends before this place "
        + "| inside of '…' a quote is written twice"),
    BrokenFile(
      "a dash without its space", "children:\n  -id: a\n   text: A\n",
      "2:3 error: a dash is followed by a space | - id: a"),
    BrokenFile(
      "a key without its colon", "children\n  - id: a\n",
      "1:1 error: a key is followed by a colon | children:"),
    BrokenFile(
      "an element without a space after its colon", "children:\n  - id: a\n  - id:b\n",
      "3:5 error: expected a mapping (view) for \"children\", got \"id:b\" "
        + "| a colon is followed by a space: id: …"),
    BrokenFile(
      "places beside other views",
      "children: [{id: a, pin: {below: b, top: b.bottom + 8}}, {id: b}]",
      "1:26 error: unknown key \"below\" in pin "
        + "| constraints: [a.top == b.bottom + 8] joins two views",
      "1:41 error: a line of another view is no distance "
        + "| constraints: [a.top == b.bottom + 8] joins two views"),
    BrokenFile(
      "a part of a width in an equation", "children: [{constraints: [width == 50%]}]",
      "1:38 error: unexpected \"%\" "
        + "| a part is a factor: a.width == 0.5 * superview.width"),
    BrokenFile(
      "stacks and boxes of others", "children: [{kind: hstack}, {kind: div}]",
      "1:19 error: unknown value \"hstack\" for \"kind\" | write kind: column, or kind: row",
      "1:35 error: unknown value \"div\" for \"kind\" | write kind: view"),
    BrokenFile(
      "a side that the pin does not have",
      "children: [{id: a, pin: {top: 10}}, {id: b}]\n"
        + "motions: {m: [set: {a.pin.left: 4, b.pin.top: 4}]}",
      "2:21 error: there is no pin \"left\" of \"a\" | its pin has top",
      "2:36 error: there is no pin \"top\" of \"b\" | it has no pin"),
    BrokenFile(
      "fingers of other programs",
      "children: [{id: a}]\nmotions: {m: [drag: {view: a, by: [9, 9]}, tap: {x: 1, y: 2}]}",
      "2:22 error: unknown key \"view\" in drag | it is called \"on\"",
      "2:50 error: unknown key \"x\" in press | the point is \"at\": [100, 200]"),
    BrokenFile(
      "the time of a keyframe",
      "children: [{id: a}]\n"
        + "motions: {m: [keyframes: {frames: [{time: 0.7, changes: {a.x: 2}}]}]}",
      "2:37 error: unknown key \"time\" in keyframe | it is called \"at\""),
    BrokenFile(
      "a metric with a unit, and what it is for",
      "metrics: {gap: 8pt}\nchildren: [{id: a}]\nconstraints: [a.width == gap * 2]",
      "1:16 error: expected a number for \"gap\", got \"8pt\" "
        + "| lengths are points, without a unit: 8"),
    BrokenFile(
      "one controller that is no list",
      "type: navigation\nviewControllers: home\ncontrollers: {home: {title: H}}",
      "2:18 error: expected a list of texts or controllers for \"viewControllers\", got \"home\" "
        + "| a list stands in brackets: viewControllers: [home]"),
    BrokenFile(
      "components as a list", "components: [{name: c}]\nchildren: [{component: c}]",
      "1:13 error: expected a mapping of components, got a list "
        + "| each has a name: components: {NAME: …}"),
    BrokenFile(
      "a parameter beside its component",
      """
      components: {c: {parameters: {title: ~}, text: "{title}"}}
      children: [{component: c, title: Hi}]
      """,
      "2:27 error: \"title\" is a parameter of component \"c\" "
        + "| parameters stand in with: {title: …}"),
    BrokenFile(
      "a grid, a row's height and what is chosen",
      """
      children:
        - {kind: collection, rows: 9, columns: 3, itemSpacing: 4}
        - {kind: table, rows: 5, rowHeight: auto}
        - {kind: segments, items: [A, B], selected: B}
      """,
      "2:33 error: unknown key \"columns\" in view "
        + "| write layout: {columns: 3, itemSpacing: 8}",
      "3:39 error: expected a number from 0 to 1000000 for \"rowHeight\", got \"auto\" "
        + "| without it rows are as high as their constraints ask for",
      "4:47 error: expected a whole number from -1 to 1000000 for \"selected\", got \"B\" "
        + "| the number of what is selected, from 0"),
    BrokenFile(
      "the alignment of a text in a stack",
      "children: [{kind: row, align: center}, {kind: scroll, indicators: false}]",
      "1:24 warning: \"align\" does nothing for a stackView "
        + "| where its views lie across it is its \"alignment\"",
      "1:55 error: unknown key \"indicators\" in view | scroll indicators are never drawn"),
    BrokenFile(
      "motions in a list of steps",
      "children: [{id: a, on: {tap: [m], click: m}}]\nmotions: {m: [wait: 1]}",
      "1:31 error: expected a mapping (step) for \"tap\", got \"m\" "
        + "| such as - wait: 0.3, or a motion: - run: m",
      "1:35 error: unknown key \"click\" in actions | it is called \"tap\""),
  ]
}
