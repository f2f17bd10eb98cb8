extension BrokenFile {
  private static let use = "children: [{component: row}, {id: c, embed: ctl}]\n"
  private static let ways = "motions: {m: [{run: openLeft}, {set: {leftMenu.alpha: 0}}]}\n"

  /// One mistake from which others would follow.
  static let cascades = [
    BrokenFile(
      "a ready-made scene mistyped", "scene: sidemenu\n" + ways,
      "1:8 error: expected one of side-menu, paging-menu, tabs, article-header, popup, "
        + "structured-page, image-editor, card-flip, accordion, zoom for \"scene\", got "
        + "\"sidemenu\" | did you mean \"side-menu\"?"),
    BrokenFile(
      "its key mistyped", "scen: side-menu\n" + ways,
      "1:1 error: unknown key \"scen\" in file | did you mean \"scene\"?"),
    BrokenFile(
      "a root view of its own", "view:\n  children: [{id: a}]\n",
      "1:1 error: unknown key \"view\" in file "
        + "| its keys stand here by themselves: background, children, …"),
    BrokenFile(
      "controllers in a controller",
      "controllers:\n  a: {type: tabBar, controllers: [b]}\n  b: {title: B}\n",
      "2:21 error: unknown key \"controllers\" in controller | it is called \"viewControllers\""),
    BrokenFile(
      "an import mistyped", "imprt: parts.yaml\n" + use,
      "1:1 error: unknown key \"imprt\" in file | did you mean \"import\"?"),
    BrokenFile(
      "an import that is missing", "import: parts.yaml\n" + use,
      "1:9 error: there is no file \"parts.yaml\""
        + " | paths start from the folder of the file that names them"),
    BrokenFile(
      "data mistyped", "dta: d.json\nchildren: [{kind: table, rows: \"{data.items}\"}]\n",
      "1:1 error: unknown key \"dta\" in file | did you mean \"data\"?"),
    BrokenFile(
      "states as a list",
      "children: [{id: a}]\nstates:\n  - open: {a.x: 1}\nmotions:\n  m: [{set: open}]\n",
      "3:3 error: expected a mapping of states for \"states\", got a list "
        + "| each has a name: states: {NAME: …}"),
    BrokenFile(
      "motions as a list",
      "children: [{id: a, on: {tap: m}}]\nmotions:\n  - m: [set: {a.x: 1}]\ndefaultMotion: m\n",
      "3:3 error: expected a mapping of motions for \"motions\", got a list "
        + "| each has a name: motions: {NAME: …}"),
    BrokenFile(
      "a view that is a word", "children: [title]\nmotions: {m: [set: {title.x: 1}]}\n",
      "1:12 error: expected a mapping (view) for \"children\", got \"title\""
        + " | a view is a mapping: {text: title}"),
    BrokenFile(
      "a kind mistyped",
      "children: [{id: list, kind: tabel, rows: 9, cell: {text: A}}]\n"
        + "motions: {m: [set: {list/3.alpha: 0}]}\n",
      "1:29 error: unknown value \"tabel\" for \"kind\" | did you mean \"label\"?"),
    BrokenFile(
      "a component mistyped",
      "components: {row: {children: [{id: label, text: A}]}}\n"
        + "children: [{id: a, component: rwo}]\nmotions: {m: [set: {a-label.alpha: 0}]}\n",
      "2:31 error: there is no component \"rwo\" | did you mean \"row\"?"),
    BrokenFile(
      "the content of a key not indented",
      "children: [{id: a}]\nmotions:\n  m:\n    - animate:\n      duration: 1\n"
        + "      changes: {a.x: 1}\n",
      "4:15 error: \"animate\" has no value"
        + " | what belongs to it is indented further, from \"duration\" on"),
    BrokenFile(
      "a section not indented", "children: [{id: a, on: {tap: m}}]\nmotions:\nm: [wait: 1]\n",
      "2:9 error: \"motions\" has no value | what belongs to it is indented further, from \"m\" on"),
    BrokenFile(
      "braces without quotes", "data: {values: {title: A}}\nchildren:\n  - text: {data.title}\n",
      "3:11 error: braces without quotes are a mapping"
        + " | a text with braces stands in quotes: \"{data.title}\""),
    BrokenFile(
      "a colour that is a comment", "children:\n  - id: a\n    background: #ff0000\n",
      "3:16 error: \"background\" has no value"
        + " | a \"#\" after a space begins a comment; in quotes it is text: \"#ff0000\""),
    BrokenFile(
      "a colour that is a comment in braces", "children:\n  - {id: a, background: #ff0000}\n",
      "2:25 error: a \"#\" after a space begins a comment | in quotes it is text: \"#FF8800\""),
    BrokenFile(
      "no space after a colon", "children:\n  - id:a\n    text: b\n",
      "2:7 error: a colon is followed by a space | id: a"),
    BrokenFile(
      "no space after a dash", "children:\n  -id: a\n  -id: b\n",
      "2:3 error: a dash is followed by a space | - id: …"),
    BrokenFile(
      "a quote in a text in quotes", "children:\n  - text: 'it's'\n",
      "2:15 error: the text in quotes ends before this place"
        + " | inside of '…' a quote is written twice"),
    BrokenFile(
      "a line between the elements", "children:\n  - id: a\n  text: b\n",
      "3:3 error: this line is neither an element of the list nor part of one"
        + " | elements begin with a dash; what is in them stands below the text after it"),
    BrokenFile(
      "braces where nothing is repeated",
      "children: [{id: \"page{index}\", repeat: 2}]\nconstraints: [\"page{index}.top == 3\"]\n",
      "2:20 error: there is no value for these braces"
        + " | write the equation into the view that is repeated, or repeat it, too"),
    BrokenFile(
      "keys between braces without values",
      "children: [{text: A}]\nstates: {s: {first:, second:}}\n",
      "2:19 error: a key between braces has no value"
        + " | a space and a value stand behind its colon: {first: 1, second: 2}"),
    BrokenFile(
      "the only label without an id, named in equations and changes",
      """
      children: [{text: A, pin: {width: 50}}]
      constraints: [title.top == 4, title.leading == 4]
      motions: {m: [animate: {changes: {title.alpha: 0}}]}
      """,
      "1:12 error: \"title\" is no view's id, and the label in line 1 has none | give it one: id: title"
    ),
    BrokenFile(
      "an id that is a number", "children: [{id: 3}]\n",
      "1:17 error: \"3\" is not an id | an id is not a number: row3"),
  ]
}
