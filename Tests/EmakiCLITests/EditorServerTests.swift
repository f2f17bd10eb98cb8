import Foundation
import TestSupport
import Testing

/// An editor's side of `emaki lsp`, with one document.
private final class Editor {
  let peer: RPCPeer
  let uri: String
  private var version = 1
  private(set) var text: String

  init(_ text: String, at path: String = "/nowhere/scene.yaml") throws {
    peer = try RPCPeer(running: Program.executable, ["lsp"], hasHeaders: true)
    uri = URL(fileURLWithPath: path).absoluteString
    self.text = text
    _ = try peer.call("initialize", ["capabilities": RPCPeer.Object()])
    try peer.notify("initialized")
    try peer.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "yaml", "version": version, "text": text,
        ] as RPCPeer.Object
      ])
  }

  /// Replaces a part of the text, in UTF-16 units.
  func replace(_ range: Range<Int>, with new: String) throws {
    var units = Array(text.utf16)
    let change: RPCPeer.Object = [
      "range": ["start": place(range.lowerBound), "end": place(range.upperBound)], "text": new,
    ]
    units.replaceSubrange(range, with: new.utf16)
    text = String(decoding: units, as: UTF16.self)
    try send(change)
  }

  /// Replaces the first place of a word.
  func replace(_ word: String, with new: String) throws {
    let range = try #require(text.range(of: word))
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    try replace(start..<(start + word.utf16.count), with: new)
  }

  private func send(_ change: RPCPeer.Object) throws {
    version += 1
    try peer.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": version] as RPCPeer.Object,
        "contentChanges": [change],
      ])
  }

  /// The position of a place in UTF-16 units.
  func place(_ offset: Int) -> [String: Int] {
    let before = Array(text.utf16.prefix(offset))
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return ["line": before.count { $0 == 10 }, "character": before.count - start]
  }

  /// Asks at the first place of a word, so many units into it.
  func ask(_ method: String, at word: String, _ into: Int = 0, _ more: RPCPeer.Object = [:]) throws
    -> Any?
  {
    let range = try #require(text.range(of: word))
    let offset = text.utf16.distance(from: text.startIndex, to: range.lowerBound) + into
    return try ask(method, more.merging(["position": place(offset)]) { $1 })
  }

  func ask(_ method: String, _ more: RPCPeer.Object = [:]) throws -> Any? {
    let own: RPCPeer.Object = ["textDocument": ["uri": uri]]
    let answer = try peer.call("textDocument/\(method)", own.merging(more) { $1 })
    #expect(answer["error"] == nil, "\(method): \(answer)")
    return answer["result"]
  }

  /// What is wrong with the text as it is now.
  func diagnostics() throws -> [RPCPeer.Object] {
    while true {
      for params in peer.takeOthers("textDocument/publishDiagnostics")
      where params["version"] as? Int == version {
        return params["diagnostics"] as? [RPCPeer.Object] ?? []
      }
      // The answer to a question comes after what was said before.
      Thread.sleep(forTimeInterval: 0.02)
      _ = try peer.call("textDocument/codeLens", ["textDocument": ["uri": uri]])
    }
  }

  /// What is said of the text next, whatever happened.
  func nextDiagnostics() throws -> [RPCPeer.Object] {
    while true {
      for params in peer.takeOthers("textDocument/publishDiagnostics")
      where params["uri"] as? String == uri {
        return params["diagnostics"] as? [RPCPeer.Object] ?? []
      }
      Thread.sleep(forTimeInterval: 0.02)
      _ = try peer.call("textDocument/codeLens", ["textDocument": ["uri": uri]])
    }
  }

  /// The words that the ranges of some answers have.
  func words(_ answers: Any?) -> [String] {
    (answers as? [RPCPeer.Object] ?? []).compactMap { answer in
      guard let range = answer["range"] as? [String: [String: Int]], let start = range["start"],
        let end = range["end"]
      else { return nil }
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[start["line"] ?? 0]
      let units = Array(line.utf16)[(start["character"] ?? 0)..<(end["character"] ?? 0)]
      return String(decoding: units, as: UTF16.self)
    }
  }
}

@Suite(.endsWithin(minutes: 2)) struct `emaki lsp` {
  private static let scene = """
    device: iPhone X
    children:
      - {name: 日本 😀, text: 日本, id: title, font: 17, pin: {top: 60, leading: 16}}
      - {id: start, kind: button, text: Go, textColor: systemBlue, pin: {bottom: 20, centerX: 0}}
    constraints:
      - start.width == title.width + 20
    motions:
      appear:
        - set: {title.alpha: 0}
        - animate: {duration: 0.3, changes: {title.alpha: 1}}

    """

  @Test func `finds, renames and explains what has a name`() throws {
    let editor = try Editor(Self.scene)
    let definition = try editor.ask("definition", at: "title.alpha", 2)
    #expect(editor.words(definition) == ["title"])
    let context: RPCPeer.Object = ["context": ["includeDeclaration": true]]
    let uses = try editor.ask("references", at: "title.alpha", 2, context)
    #expect(editor.words(uses) == ["title", "title", "title", "title"])
    let renamed = try editor.ask("rename", at: "id: title", 4, ["newName": "heading"])
    let changes = (renamed as? RPCPeer.Object)?["changes"] as? [String: [RPCPeer.Object]]
    #expect(changes?[editor.uri]?.count == 4)
    let hover = try editor.ask("hover", at: "start.width", 1) as? RPCPeer.Object
    let words = (hover?["contents"] as? [String: String])?["value"] ?? ""
    #expect(words.contains("button start\nframe in its superview: ["), "\(words)")
    let key = try editor.ask("hover", at: "centerX", 1) as? RPCPeer.Object
    #expect((key?["contents"] as? [String: String])?["value"]?.contains("key of pin") ?? false)
  }

  @Test func `completes keys with their entries, and names`() throws {
    let editor = try Editor(Self.scene)
    try editor.replace("font: 17,", with: "fo")
    let answer = try editor.ask("completion", at: "fo", 2) as? RPCPeer.Object
    let items = try #require(answer?["items"] as? [RPCPeer.Object])
    let font = try #require(items.first { $0["label"] as? String == "font" })
    #expect(editor.words([(font["textEdit"] as? RPCPeer.Object) ?? [:]]) == ["fo"])
    let full = try editor.peer.call("completionItem/resolve", font)["result"] as? RPCPeer.Object
    let entry = (full?["documentation"] as? [String: String])?["value"] ?? ""
    #expect(entry.contains("font (key of view)"), "\(entry)")
    try editor.replace("fo ", with: "icon: , ")
    let icons = try editor.ask("completion", at: "icon: ", 6) as? RPCPeer.Object
    let names = (icons?["items"] as? [RPCPeer.Object])?.compactMap { $0["label"] as? String }
    #expect(names?.contains("chevron-left") ?? false)
  }

  @Test func `tells what is wrong, also beside a broken line, and mends it`() throws {
    let editor = try Editor(Self.scene)
    #expect(try editor.diagnostics().isEmpty)
    try editor.replace("button", with: "buton")
    let found = try editor.diagnostics()
    #expect(found.count == 1)
    #expect(editor.words(found) == ["buton"])
    let range: RPCPeer.Object = [
      "start": editor.place(0), "end": editor.place(editor.text.utf16.count),
    ]
    let actions = try editor.ask("codeAction", ["range": range, "context": ["diagnostics": []]])
    let action = try #require((actions as? [RPCPeer.Object])?.first)
    #expect(action["title"] as? String == "Change to \"button\"")
    try editor.replace("constraints:\n", with: "constraints\n")
    let both = try editor.diagnostics().compactMap { $0["message"] as? String }
    #expect(both.contains { $0.contains("a key is followed by a colon") }, "\(both)")
    #expect(both.contains { $0.contains("did you mean \"button\"?") }, "\(both)")
  }

  @Test func `has symbols, colours and a lens for each motion`() throws {
    let editor = try Editor(Self.scene)
    let symbols = try editor.ask("documentSymbol") as? [RPCPeer.Object]
    #expect(symbols?.compactMap { $0["name"] as? String } == ["title", "start", "appear"])
    let colors = try editor.ask("documentColor")
    #expect(editor.words(colors) == ["systemBlue"])
    let color = (colors as? [RPCPeer.Object])?[0]["color"] as? [String: Double]
    #expect(color?["blue"] == 1 && color?["red"] == 0)
    let lenses = try editor.ask("codeLens")
    #expect(editor.words(lenses) == ["appear"])
  }

  @Test func `plays a motion in a browser`() throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.scene, to: "scene.yaml")
    let editor = try Editor(Self.scene, at: path)
    let answer = try editor.peer.call(
      "workspace/executeCommand", ["command": "emaki.play", "arguments": [editor.uri, "appear"]])
    let page = try #require(answer["result"] as? String)
    #expect(page.hasPrefix("http://127.0.0.1:") && page.hasSuffix("?motion=appear"))
    let shown = editor.peer.others.compactMap { $0["method"] as? String }
    #expect(shown.contains("window/showDocument"))
    _ = try editor.peer.call("shutdown")
    try editor.peer.notify("exit")
    #expect(editor.peer.waitForExit() == 0)
  }

  @Test func `reads what a file imports as it is not saved yet`() throws {
    let scratch = try Scratch()
    let part = try scratch.write("{id: a, text: A}\n", to: "part.yaml")
    let text = "import: part.yaml\nchildren: [{component: card, id: c, pin: center}]\n"
    let path = try scratch.write(text, to: "scene.yaml")
    let editor = try Editor(text, at: path)
    #expect(try editor.diagnostics().count > 0)
    let uri = URL(fileURLWithPath: part).absoluteString
    try editor.peer.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "yaml", "version": 1,
          "text": "components:\n  card: {id: own, text: A}\n",
        ] as RPCPeer.Object
      ])
    // The file that imports it is checked again by itself.
    #expect(try editor.nextDiagnostics().isEmpty)
    try editor.peer.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try editor.nextDiagnostics().count > 0)
  }

  @Test func `tells of motions that did not change at the lines where they are now`() throws {
    let scratch = try Scratch()
    var text = Self.scene
    for name in ["first", "second", "third"] {
      text += "  \(name): [{animate: {duration: 0.3, changes: {title.alpha: 1}}}]\n"
    }
    text += "defaultMotion: third\n"
    let path = try scratch.write(text, to: "scene.yaml")
    let editor = try Editor(text, at: path)
    for (word, new) in [
      ("", ""), ("0.3, changes: {title.alpha: 1}}}]\n  second", "0.4, changes: {}}}]\n  second"),
      ("motions:", "# more\n\nmotions:"), ("  third", "  # one\n  third"), ("# more\n", ""),
      ("title.width + 20", "title.width + 30"), ("start.width ==", "start.alpha =="),
      ("start.alpha ==", "start.width =="), ("changes: {}", "changes: {start.alpha: 0}"),
    ] {
      if !word.isEmpty { try editor.replace(word, with: new) }
      _ = try scratch.write(editor.text, to: "scene.yaml")
      let told = try Program.run(["validate", path]).errors
      let expected = told.matches(of: /(?::(\d+):\d+)?: (?:error|warning|note): (.*)/)
        .map { "\($0.1 ?? "1") \($0.2)" }
      let found = try editor.diagnostics().map { diagnostic in
        let message = (diagnostic["message"] as? String ?? "").split(separator: "\n").first ?? ""
        let start = (diagnostic["range"] as? [String: [String: Int]])?["start"]?["line"] ?? 0
        return "\(start + 1) \(message)"
      }
      #expect(found == expected, "after \(word) became \(new)")
    }
  }

  @Test func `ends with 1 when the editor goes without a word`() throws {
    let editor = try Editor(Self.scene)
    try editor.peer.notify("exit")
    #expect(editor.peer.waitForExit() == 1)
  }

  @Test(arguments: 0..<3)
  func `tells after random edits what validate tells`(_ seed: Int) throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.scene, to: "scene.yaml")
    let editor = try Editor(Self.scene, at: path)
    var generator = SeededGenerator(seed: seed)
    let pieces = ["😀", "日本", "\n", " ", ": ", "- ", "{", "]", "\"", "a", "0", "\r\n", "é"]
    for round in 0..<4 {
      for _ in 0..<15 {
        let count = editor.text.utf16.count
        let start = Self.boundary(generator.roll(0...count), in: editor.text)
        let end = Self.boundary(min(start + generator.roll(0...3), count), in: editor.text)
        try editor.replace(start..<max(start, end), with: generator.pick(pieces))
      }
      _ = try scratch.write(editor.text, to: "scene.yaml")
      let told = try Program.run(["validate", path]).errors
      let found = try editor.diagnostics().compactMap { $0["message"] as? String }
      // A broken line ends what validate finds; the editor is told of the others, too.
      let expected = told.matches(of: /(?:error|warning|note): (.*)/).map { String($0.1) }
      for message in expected {
        #expect(
          found.contains { $0.hasPrefix(message) || $0.contains(": \(message)") },
          "seed \(seed), round \(round): \(message) not in \(found)")
      }
    }
  }

  /// The place itself, or the next that is not inside of a character.
  private static func boundary(_ offset: Int, in text: String) -> Int {
    let units = Array(text.utf16)
    return offset < units.count && UTF16.isTrailSurrogate(units[offset]) ? offset + 1 : offset
  }
}
