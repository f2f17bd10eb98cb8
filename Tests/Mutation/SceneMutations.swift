extension Mutation {
  /// A screen at rest, which pictures are made of.
  static let still = """
    title: Still
    device: iPhone SE
    children:
      - {id: box, background: blue, pin: {top: 200, leading: 20, width: 80, height: 80}}
      - {id: over, background: green, pin: {top: 240, leading: 60, width: 80, height: 80}}
      - {id: title, text: Hello, font: 28, pin: {top: 60, leading: 20}}
      - {id: unseen, hidden: true, text: Later, pin: {top: 400, leading: 20}}

    """

  /// A screen that moves, which frames are made of.
  static let moving = """
    title: Moving
    device: iPhone SE
    children:
      - {id: box, background: blue, pin: {top: 200, leading: 20, width: 80, height: 80}}
      - {id: title, text: Hello, font: 28, pin: {top: 60, leading: 20}}
    defaultMotion: open
    motions:
      open: [{animate: {duration: 0.3, changes: {box.x: 200, title.alpha: 0.2}}}]
      close: [{animate: {duration: 0.2, changes: {box.alpha: 0}}}]

    """

  /// Changes of scene files that are no other value of a key.
  static let scenes: [Mutation] =
    [
      edit("a letter", "Hello", "Hallo"),
      edit("a word of another case", "Hello", "hello"),
      edit("a space more in a text", "text: Hello", "text: 'Hel lo'"),
      edit("a place", "top: 200", "top: 210"),
      edit("a colour", "background: blue", "background: \"#0000F0\""),
      edit("a font", "font: 28", "font: 27"),
      edit("a device", "iPhone SE", "iPhone 8 Plus"),
      edit("an orientation", "title: Still", "title: Still\norientation: landscape"),
      edit("a title", "title: Still", "title: Other"),
      edit("an id", "id: box", "id: card"),
      edit("a hidden text", "Later", "Never"),
      edit("a view less", over, ""),
      edit("a view more", "children:\n", "children:\n" + more),
      edit("two views that overlap in another order", box + over, over + box),
      edit("two views that lie apart in another order", over + title, title + over),
      edit("a comment", "title: Still", "# All new\ntitle: Still", passes: .meaning),
      edit(
        "keys in another order", "title: Still\ndevice: iPhone SE",
        "device: iPhone SE\ntitle: Still",
        passes: .meaning),
      edit("a misspelt key of the file", "children:", "chidren:"),
      edit("a misspelt key of a view", "background: blue", "backgroud: blue"),
      edit("a colour that is a comment", "background: blue", "background: #0000F0"),
      edit("no views", "children:\n" + box + over + title + unseen, "children: []\n"),
      edit("a longer motion", "duration: 0.3", "duration: 0.4"),
      edit("a delay", "duration: 0.3", "duration: 0.3, delay: 0.1"),
      edit("another curve", "duration: 0.3", "duration: 0.3, curve: linear"),
      edit("a motion that repeats", "duration: 0.3", "duration: 0.3, repeat: 2"),
      edit("another end", "box.x: 200", "box.x: 190"),
      edit("another motion at first", "defaultMotion: open", "defaultMotion: close"),
      edit("another motion that is not the first", "duration: 0.2", "duration: 0.25"),
      edit("a motion less that is not the first", "  close: [", "#  close: ["),
      edit("a motion with another name", "open", "rise"),
      Mutation(.scene, "another file", .text(still), .text(moving)),
      Mutation(
        .scene, "two scenes instead of one", .text(still),
        .text("scenes:\n  one: {children: [{text: A}]}\n  two: {children: [{text: B}]}\n")),
      Mutation(
        .scene, "only spaces and comments", .text(still), .text("# \(still.prefix(20))\n  \n")),
      Mutation(.scene, "no YAML", .text(still), .text("children: [\n")),
      Mutation(.scene, "a list", .text(still), .text("- a\n- b\n")),
    ] + files(.scene, Array(still.utf8), like: Array(moving.utf8))

  /// Changes of a text.
  static let texts: [Mutation] = [
    ("a letter", "one\ntwo\n", "one\ntwi\n"), ("a line less", "one\ntwo\n", "one\n"),
    ("lines in another order", "one\ntwo\n", "two\none\n"),
    ("no line break at the end", "one\n", "one"), ("a space at the end", "one\n", "one \n"),
    ("another line break", "one\ntwo\n", "one\r\ntwo\n"),
    ("another form of the same letter", "\u{E9}\n", "e\u{301}\n"), ("nothing", "one\n", ""),
  ].map { Mutation(.text, $0.0, .text($0.1), .text($0.2)) }

  private static let box = line(of: still, "box")
  private static let over = line(of: still, "over")
  private static let title = line(of: still, "title")
  private static let unseen = line(of: still, "unseen")
  private static let more = "  - {id: dot, background: red, pin: {top: 9, leading: 9, size: 40}}\n"

  private static func line(of text: String, _ id: String) -> String {
    text.split(separator: "\n").first { $0.contains("{id: \(id)") }.map { $0 + "\n" } ?? ""
  }

  /// Another text in the scene that has the old one.
  private static func edit(
    _ what: String, _ old: String, _ new: String, passes: Statement? = nil
  ) -> Mutation {
    let text = still.contains(old) ? still : moving
    return Mutation(
      .scene, what, .text(text), .text(text.replacing(old, with: new)), passes: passes)
  }
}
