import Foundation
import TestSupport
import Testing

/// A typo anywhere gives one error with its place and what may have been meant; nothing is written.
@Suite struct `A typo` {
  struct Typo: CustomTestStringConvertible, Sendable {
    let text: String
    /// File, line and column.
    let place: String
    let message: String
    let hint: String
    var motion = false
    var testDescription: String { message }

    init(_ text: String, _ place: String, _ message: String, _ hint: String, motion: Bool = false) {
      (self.text, self.place, self.message, self.hint) = (text, place, message, hint)
      self.motion = motion
    }
  }

  private static func scene(_ from: String, _ to: String) -> String {
    """
    class: Owner
    children: [{id: place, embed: stack, pin: edges}, {id: box, frame: [0, 0, 9, 9]}]
    controllers:
      stack: {type: navigation, viewControllers: [list]}
      list: {title: List}
      detail: {title: Detail}
    segues: {showDetail: {from: list, to: detail}}

    """.replacing(from, with: to)
  }

  static let controllers = [
    Typo(
      scene("viewControllers", "viewControlers"), "4:29",
      "unknown key \"viewControlers\" in controller", "did you mean \"viewControllers\"?"),
    Typo(
      scene("navigation", "navigaton"), "4:17", "for \"type\", got \"navigaton\"",
      "did you mean \"navigation\"?"),
    Typo(
      scene("[list]", "[lsit]"), "4:47", "there is no controller \"lsit\"",
      "did you mean \"list\"?"),
    Typo(
      scene("embed: stack", "embed: stak"), "2:31", "there is no controller \"stak\"",
      "did you mean \"stack\"?"),
    Typo(
      scene("to: detail", "too: detail"), "7:35", "unknown key \"too\" in segue",
      "did you mean \"to\"?"),
    Typo(
      scene("to: detail", "to: detial"), "7:39", "there is no controller \"detial\"",
      "did you mean \"detail\"?"),
    Typo(
      scene("title: List", "title: List, leftItems: [{id: a, txt: B}]"), "5:43",
      "unknown key \"txt\" in view", "did you mean \"text\"?"),
    Typo(
      scene("", "") + "motions: {m: [call: {from: list, owner: Ownre, run: n}], n: [wait: 1]}\n",
      "8:41", "no controller has the class or id \"Ownre\"", "did you mean \"Owner\"?"),
    Typo(
      scene("", "")
        + "motions: {m: [present: {controller: detail, from: list, style: pageShet}]}\n",
      "8:64", "got \"pageShet\"", "did you mean \"pageSheet\"?"),
    Typo(
      scene("", "") + "motions: {m: [dismiss: detail]}\n", "8:15", "\"detail\" is not shown",
      "a push, present, addChild or segue before this step shows it", motion: true),
  ]

  static let links = [
    Typo(
      "children: [{id: box}, {id: b}]\nlinks: [{from: bxo.alpha, to: b.alpha}]\n", "2:16",
      "there is no view \"bxo\"", "did you mean \"box\"?"),
    Typo(
      "children: [{id: a}, {id: b}]\nlinks: [{from: b.alhpa, to: a.alpha}]\n", "2:16",
      "a view has no \"alhpa\" that can be followed", "did you mean \"alpha\"?"),
    Typo(
      "children: [{id: a}, {id: b}]\nlinks: [{from: b.alpha, to: a.alhpa}]\n", "2:29",
      "a link cannot set \"alhpa\" of a view", "did you mean \"alpha\"?"),
    Typo(
      "children: [{id: a}, {id: b}]\nlinks: [{from: b.alpha, to: a.alpha, inptu: [0, 1]}]\n",
      "2:38", "unknown key \"inptu\" in link", "did you mean \"input\"?"),
    Typo(
      "children: [{id: a}, {id: b}, {id: c}]\nlinks:\n - {from: a.x, to: b.x}\n"
        + " - {from: b.x, to: c.x}\n - {from: c.x, to: a.x}\n", "3:4",
      "links follow one another: b.x → c.x → a.x → b.x",
      "one of them has to follow something else"),
  ]

  static let gestures = [
    Typo(
      "children: [{id: abc}]\nmotions:\n  m:\n    - drag: {on: abc, bye: [1, 2]}\n", "4:23",
      "unknown key \"bye\" in drag", "did you mean \"by\"?"),
    Typo(
      "children: [{id: abc}]\nmotions:\n  m:\n    - drag: {on: abd, by: [1, 2]}\n", "4:18",
      "there is no view \"abd\"", "did you mean \"abc\"?"),
    Typo(
      "children: [{id: abc}]\nmotions:\n  m:\n    - edgePan: {edge: lfet, by: 20}\n", "4:23",
      "got \"lfet\"", "did you mean \"left\"?"),
    Typo(
      "children: [{id: abc, on: {tpa: m}}]\nmotions: {m: [wait: 1]}\n", "1:27",
      "unknown key \"tpa\" in actions", "did you mean \"tap\"?"),
    Typo(
      "children: [{id: abc, on: {tap: opne}}]\nmotions: {open: [wait: 1]}\n", "1:32",
      "there is no motion \"opne\"", "did you mean \"open\"?"),
    Typo(
      "children: [{id: abc}]\nmotions:\n  m:\n    - drag: {at: [500, 3000], by: [1, 2]}\n", "4:7",
      "the finger goes down at (500, 3000), where there is no view",
      "points count from the screen's top left", motion: true),
    Typo(
      "children: [{id: a, frame: [-300, 0, 10, 10]}]\nmotions:\n  m:\n    - tap: a\n", "4:7",
      "\"a\" lies to the left of the screen (393×852)", "a finger reaches what is on the screen",
      motion: true),
    Typo(
      "children: [{id: abc}]\nmotions:\n  m:\n    - animte: {duration: 1}\n", "4:7",
      "unknown key \"animte\" in step", "did you mean \"animate\"?"),
  ]

  /// What stands beside the key that it belongs under.
  static let misplaced = [
    Typo(
      "children: [{id: card}]\nmotions:\n  m:\n    - duration: 0.3\n      changes: {card.x: 1}\n",
      "4:7", "unknown key \"duration\" in step", "animate: {duration: …}"),
    Typo(
      "children: [{id: card}]\nmotions:\n  m:\n    - animate: {changes: {card.x: 1}}\n"
        + "      delay: 0.3\n", "5:7", "unknown key \"delay\" in step", "animate: {delay: …}"),
    Typo(
      "children: [{id: card}]\nmotions:\n  m:\n    - drag: {on: card, by: [1, 2]}\n"
        + "      velocity: [0, 0]\n", "5:7", "unknown key \"velocity\" in step",
      "drag: {velocity: …}"),
    Typo(
      "children: [{id: card}]\nmotions: {m: [animate: {cad.y: 20}]}\n", "2:25",
      "there is no view or constraint \"cad\"",
      "did you mean \"card\"? changes stand under \"changes\""),
    Typo(
      "children: [{id: card}]\nmotions: {m: [animate: {cad: {y: 20}}]}\n", "2:25",
      "there is no view or constraint \"cad\"",
      "did you mean \"card\"? changes stand under \"changes\""),
    Typo(
      "children: [{id: card}]\nmotions: {m: [animate: {duration: 1, card.y: 20}]}\n", "2:38",
      "\"card.y\" stands outside of \"changes\"", "write changes: {card.y: …}"),
    Typo(
      "children: [{id: card}]\nmotions: {m: [animate: {duraton: 1, changes: {card.y: 20}}]}\n",
      "2:25", "unknown key \"duraton\" in animation", "did you mean \"duration\"?"),
    Typo(
      "children: [{id: card}]\nmotions:\n  m:\n    - keyframes: {frames: [{at: 0, card.y: 2}]}\n",
      "4:36", "\"card.y\" stands outside of \"changes\"", "write changes: {card.y: …}"),
  ]

  /// Values with units, of the wrong number, and for something else.
  static let values = [
    Typo(
      "children: [{id: a, pin: {width: 20px}}]\n", "1:33", "\"20px\" has a unit",
      "lengths are points, without a unit: 20"),
    Typo(
      "children: [{id: a}]\nmotions: {m: [wait: 300ms]}\n", "2:21", "got \"300ms\"",
      "times are seconds, without a unit: 0.3"),
    Typo(
      "children: [{id: a, alpha: 50%}]\n", "1:27", "got \"50%\"", "parts are numbers: 0.5"),
    Typo(
      "children: [{id: a, frame: [0, 0, 10]}]\n", "1:27", "a list of 4 numbers",
      "frame: [0, 44, 375, 200]"),
    Typo(
      "children: [{id: a}, {id: b}]\nconstraints: [a.top == b.leading]\n", "2:24",
      "\"top\" and \"leading\" lie on different axes", "places follow places of the same axis"),
    Typo(
      "children: [{id: a}, {id: b}]\nconstraints: [a.top == b.height]\n", "2:24",
      "\"top\" and \"height\" are a place and a length", "lengths follow lengths"),
    Typo(
      "children: [{id: a}]\nmotions:\n  m: [run: other]\n  n: [wait: 1]\n", "3:12",
      "there is no motion \"other\"", "the motions are n"),
    Typo(
      "children: [{id: a}]\nmotions:\n  m: [wait]\n", "3:7", "a mapping (step)",
      "a step says what it does: - wait: …"),
    Typo(
      "children: [{id: a}]\nmotions:\n  m: [count: {view: a, to: 5}]\n", "3:21",
      "the view \"a\" shows no text to count on", "a label, a button or a field", motion: true),
    Typo("import: nowhere.yaml\n", "1:9", "nowhere.yaml\"", "paths start from"),
    Typo(
      "scene: side-menu\nwith: {leftWidth: wide}\n", "2:19", "for \"leftWidth\", got \"wide\"",
      "The left menu's width, points."),
    Typo(
      "initial: c\nscenes: {a: {children: []}, b: {children: []}}\n", "1:10",
      "there is no scene \"c\"", "the scenes are a, b"),
    Typo(
      "children: [{id: a}, {id: b}]\n"
        + "links: [{from: a.x, to: b.alpha, input: [0, 1], output: [red, 1]}]\n", "2:58",
      "expected a number, got the colour \"red\"", "background, tint and textColor"),
    Typo(
      "children: [{id: a, on: tap}]\nmotions: {tap: [wait: 1]}\n", "1:24", "got \"tap\"",
      "on: {tap: …}"),
    Typo(
      "children: [{id: a, pan: {moves: [bb], rests: [{at: 0}]}}, {id: b}]\n", "1:34",
      "there is no view \"bb\"", "did you mean \"b\"?"),
    Typo(
      "{\"children\": []}\n{\"title\": \"A\"}\n", "2:1", "after the end of the file's mapping",
      "a scene file is one mapping"),
  ]

  static let parts = [
    Typo(
      "components: {card: {children: [{text: A}]}}\nchildren: [{component: crad}]\n", "2:24",
      "there is no component \"crad\"", "did you mean \"card\"?"),
    Typo(
      "components: {c: {parameters: {title: A}}}\nchildren: [{component: c, with: {titel: B}}]\n",
      "2:34", "component \"c\" has no parameter \"titel\"", "did you mean \"title\"?"),
    Typo(
      "components: {c: {parameters: {title: A}, text: \"{titel}\"}}\n"
        + "children: [{component: c}]\n", "1:48", "component \"c\" has no parameter \"titel\"",
      "did you mean \"title\"?"),
    Typo(
      "components: {c: {paramters: {t: A}, text: \"{t}\"}}\nchildren: [{component: c}]\n", "1:18",
      "unknown key \"paramters\" in component", "did you mean \"parameters\"?"),
    Typo(
      "import: part.yaml\nchildren: []\n", "part.yaml:1:18", "unknown key \"chidren\" in component",
      "did you mean \"children\"?"),
    Typo(
      "children: [{text: A, font: 28 blod}]\n", "1:28",
      "\"blod\" is neither a weight nor a font family", "did you mean \"bold\"?"),
    Typo(
      "data: data.json\nchildren: [{id: a, alpha: \"{data.name}\"}]\n", "data.json:1:11",
      "expected a number from 0 to 1 for \"alpha\", got \"Bob\"",
      "puts this value in for \"alpha\""),
    Typo(
      "data: data.json\nchildren: [{kind: table, rows: \"{data.name}\"}]\n", "data.json:1:11",
      "for \"rows\", got \"Bob\"", "puts this value in for \"rows\""),
  ]

  @Test(arguments: controllers + links + gestures + misplaced + values + parts)
  func `is told once with its place and what may have been meant`(_ typo: Typo) throws {
    let scratch = try Scratch()
    let file = try scratch.write(typo.text, to: "wrong.yaml")
    _ = try scratch.write("components: {a: {chidren: []}}\n", to: "part.yaml")
    _ = try scratch.write("{\"name\": \"Bob\"}\n", to: "data.json")
    let result = try Program.run(
      ["render", file, "-o", scratch.path("out")] + (typo.motion ? ["--motion", "m"] : []))
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(try scratch.names() == ["data.json", "part.yaml", "wrong.yaml"])
    let lines = result.errors.split(separator: "\n").map(String.init)
    let errors = lines.filter { !$0.hasPrefix("  hint: ") }
    #expect(errors.count == 1, "\(result.errors)")
    let place = typo.place.first?.isNumber == true ? "wrong.yaml:\(typo.place)" : typo.place
    #expect(errors[0].contains("/\(place): error: "), "\(errors[0])")
    #expect(errors[0].contains(typo.message), "\(errors[0])")
    #expect(lines.last?.contains("hint: ") == true && lines.last?.contains(typo.hint) == true)
  }

  @Test(arguments: [
    ("text: A, font: 28 Helvetcia", "1:31", "no font of the family “Helvetcia” is known"),
    ("icon: hartt", "1:19", "there is no icon \"hartt\""),
    ("id: hartt, icon: hartt", "1:30", "there is no icon \"hartt\""),
    ("text: é,\r\n  icon: hartt", "2:9", "there is no icon \"hartt\""),
    ("id: a, icon: heart, on: {tap: [set: {a.icon: hartt}]}", "1:58", "there is no icon \"hartt\""),
    ("kind: table, rows: [{icon: hartt}]", "1:40", "there is no icon \"hartt\""),
    ("kind: table, rows: 0, header: {icon: hartt}", "1:50", "there is no icon \"hartt\""),
  ]) func `that can be drawn is a warning with its place`(
    key: String, place: String, message: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write("children: [{\(key)}]\n", to: "wrong.yaml")
    let result = try Program.run(["render", file, "-o", scratch.path("out.png")])
    #expect(result.status == 0)
    #expect(result.errors.contains("wrong.yaml:\(place): warning: \(message)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 2, "a warning and its hint")
  }
}
