import Foundation
import TestSupport
import Testing

/// What `spec` tells of what nobody wrote, and what validation tells of what does nothing.
@Suite struct `What the author wrote` {
  private func spec(_ example: String, _ motion: String) throws -> String {
    let run = try Program.run(["spec", Program.example(example), "--motion", motion])
    #expect(run.status == 0, "\(run.errors)")
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func `is all that spec speaks of: a bar that changes has one row`() throws {
    let text = try spec("large-title.yaml", "open")
    let bars = text.split(separator: "\n").filter { $0.contains("navigation bar") }
    #expect(bars.count == 1 && bars[0].contains("| large title Inbox | Mail |"), "\(text)")
    for word in ["dimming", "ItemTitle", "ItemLarge", "Bar ", "Place"] {
      #expect(!text.contains(word), "\(text)")
    }
  }

  @Test func `of a push are the views that come and go`() throws {
    let text = try spec("navigation.yaml", "tapRow")
    #expect(text.contains("| listView | translation x |"))
    #expect(text.contains("| detailView | translation x |"))
    #expect(text.split(separator: "\n").filter { $0.contains("navigation bar") }.count == 1)
  }

  @Test func `is all that inspect prints: a bar is one line, with its titles`() throws {
    let arguments = ["inspect", Program.example("large-title.yaml"), "--format", "tree"]
    let run = try Program.run(arguments + ["--motion", "open", "--steps", "2"])
    let lines = run.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let bars = lines.filter { $0.hasPrefix("navigationBar") }
    #expect(bars.count == 2)
    #expect(bars.first?.hasSuffix("\"large title Inbox\"") == true, "\(run.text)")
    #expect(bars.last?.hasSuffix("\"Mail\"") == true, "\(run.text)")
    for word in ["ItemTitle", "ItemLarge", "Edge", "Place", "dimming"] {
      #expect(!run.text.contains(word), "\(run.text)")
    }
    #expect(lines.contains { $0.hasPrefix("button accountButton") })
    let all = try Program.run(arguments + ["--parts"])
    #expect(all.text.contains("label inboxItemLargeTitle"))
  }

  /// Two pictures or scenes of a mail app, of which the second has a small title.
  private func compare(_ arguments: (Scratch) throws -> [String]) throws -> String {
    let scratch = try Scratch()
    let text = """
      type: navigation
      bar: {prefersLargeTitles: true}
      viewControllers: [inbox]
      controllers:
        inbox: {title: Inbox, children: [{id: word, text: Hello, pin: {top: 40, leading: 20}}]}
      """
    _ = try scratch.write(text, to: "a.yaml")
    _ = try scratch.write(
      text.replacing("{title: Inbox", with: "{title: Inbox, largeTitleDisplayMode: never"),
      to: "b.yaml")
    let run = try Program.run(["compare"] + arguments(scratch))
    #expect(run.status == 1, "\(run.errors)")
    return run.text
  }

  @Test func `is all that compare explains: a bar with another title has one line`() throws {
    let scenes = try compare { [$0.path("a.yaml"), $0.path("b.yaml"), "--at", "0"] }
    let pictures = try compare { scratch in
      for name in ["a", "b"] {
        let run = try Program.run([
          "render", scratch.path("\(name).yaml"), "--at", "0", "-o", scratch.path("\(name).png"),
        ])
        #expect(run.status == 0, "\(run.errors)")
      }
      return [scratch.path("a.png"), scratch.path("b.png")]
    }
    for text in [scenes, pictures] {
      let bars = text.split(separator: "\n").filter { $0.contains("navigation bar:") }
      #expect(bars.count == 1, "\(text)")
      #expect(bars.first?.contains("large title Inbox → Inbox") == true, "\(text)")
      for word in ["Item", "Place", "Bar#", "Edge"] { #expect(!text.contains(word), "\(text)") }
    }
  }

  @Test func `is all that the player lists`() throws {
    let scratch = try Scratch()
    let page = scratch.path("page.html")
    let run = try Program.run([
      "preview", Program.example("large-title.yaml"), "--motion", "open", "-o", page,
    ])
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let spans = try #require(text.firstRange(of: "\"spans\":")?.lowerBound)
    let end = try #require(text.firstRange(of: "\"svg\":")?.lowerBound)
    let listed = text[spans..<end]
    #expect(listed.contains("\"view\":\"navigation bar\""))
    for word in ["ItemTitle", "ItemLarge", "dimming", "Place"] {
      #expect(!listed.contains(word), "\(listed.prefix(3000))")
    }
  }

  private func validate(_ scene: String, _ arguments: String...) throws -> String {
    let scratch = try Scratch()
    return try Program.run(["validate"] + arguments + [scratch.write(scene, to: "a.yaml")]).errors
  }

  @Test func `is told of where an animation changes nothing`() throws {
    let told = try validate(
      """
      children: [{id: a, text: Hi, pin: {top: 60, leading: 10}}]
      motions:
        go: [animate: {duration: 0.5, changes: {a.alpha: 1}}]
      """)
    #expect(told.contains("in motion \"go\" an animation changes nothing"), "\(told)")
    // One that closes what is closed at first is none to be told of: it follows another motion.
    let silent = try validate(
      """
      children: [{id: a, text: Hi, pin: {top: 60, leading: 10}}]
      motions:
        open: [animate: {duration: 0.5, changes: {a.alpha: 0.5}}]
        close: [animate: {duration: 0.5, changes: {a.alpha: 1}}]
      """)
    #expect(silent.isEmpty, "\(silent)")
  }

  @Test func `is told of where a font is not there`() throws {
    let told = try validate(
      """
      children:
        - {id: a, text: Hi, font: {family: Nonexistent, size: 12}, pin: {top: 60, leading: 10}}
      """)
    #expect(told.contains("no font of the family"), "\(told)")
  }

  @Test func `is not called cut while it comes into a stack view`() throws {
    let told = try validate(
      """
      children:
        - id: s
          kind: column
          pin: {top: 60, horizontal: 20}
          children:
            - {id: t, text: Question}
            - {id: u, text: An answer that takes more than a line of text here, lines: 0, hidden: true}
      motions:
        go: [animate: {duration: 0.4, changes: {u.hidden: false}}]
      """, "--fit")
    #expect(told.isEmpty, "\(told)")
  }

  @Test func `is told of where a moment is after the end`() throws {
    let scratch = try Scratch()
    let run = try Program.run([
      "render", Program.example("side-menu.yaml"), "--at", "99", "-o", scratch.path("a.png"),
    ])
    #expect(run.status == 0)
    #expect(run.errors.contains("99 s is after the end of motion \"openLeft\""), "\(run.errors)")
    #expect(run.errors.contains("it ends after 0.26 s: its last step is drawn"))
  }
}
