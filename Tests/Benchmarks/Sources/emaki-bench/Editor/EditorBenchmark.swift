import Foundation

/// How long an editor waits for answers while somebody types in a large scene file.
enum EditorBenchmark {
  static func run(_ settings: Settings) async throws {
    let text = ManyMotions.text(motions: settings.isSmoke ? 8 : 190)
    let editor = try EditorClient(text)
    defer { editor.end() }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let requests: [(name: String, method: String, params: [String: Any])] = [
      ("hover over a key", "hover", place("duration", 2, lines)),
      ("hover over a view", "hover", place("card3.width", 2, lines)),
      ("completion of a key", "completion", place("font: 17", 2, lines)),
      ("completion of a value", "completion", place("kind: view", 8, lines)),
      ("completion in an equation", "completion", place("card3.width", 6, lines)),
      ("definition", "definition", place("card3.alpha", 2, lines)),
      ("symbols", "documentSymbol", [:]),
    ]
    var times = [[Double]](repeating: [], count: requests.count)
    var checks: [Double] = []
    let change = position(of: "duration: 0.3", 12, lines)
    for round in 0...settings.rounds {
      let start = Date()
      try editor.replace(change, with: "\(1 + round % 8)")
      for (index, request) in requests.enumerated() {
        let start = Date()
        try editor.ask(request.method, request.params)
        if round > 0 { times[index].append(milliseconds(since: start)) }
      }
      try editor.waitForDiagnostics()
      if round > 0 { checks.append(milliseconds(since: start)) }
    }
    var results = Results(
      "emaki lsp, a file of \(lines.count) lines, after each edit (goal: median under 50 ms)")
    results.add("all answers", Sample(milliseconds: times.flatMap(\.self)))
    for (request, times) in zip(requests, times) {
      results.add(request.name, Sample(milliseconds: times))
    }
    results.add("diagnostics", Sample(milliseconds: checks))
    results.print()
  }

  private static func milliseconds(since start: Date) -> Double {
    Date().timeIntervalSince(start) * 1000
  }

  private static func position(of word: String, _ into: Int, _ lines: [String]) -> [String: Int] {
    let line = lines.firstIndex { $0.contains(word) } ?? 0
    let start = lines[line].range(of: word)?.lowerBound ?? lines[line].startIndex
    let character = lines[line].utf16.distance(from: lines[line].startIndex, to: start)
    return ["line": line, "character": character + into]
  }

  private static func place(_ word: String, _ into: Int, _ lines: [String]) -> [String: Any] {
    ["position": position(of: word, into, lines)]
  }
}

/// A scene of cards, each with a constraint and a motion.
enum ManyMotions {
  static func text(motions: Int) -> String {
    let all = 0..<motions
    let cards = all.map { number in
      """
        - id: card\(number)
          kind: view
          children:
            - {id: title\(number), text: Title \(number), font: 17, pin: {top: 4, leading: 8}}
          pin: {top: \(3 * number), leading: 16, height: 40}
      """
    }
    let constraints = all.map { "  - card\($0).width == \(100 + $0 % 50)" }
    let motions = all.map { number in
      """
        move\(number):
          - set: {card\(number).alpha: 0}
          - animate:
              duration: 0.3
              changes: {card\(number).alpha: 1, title\(number).transform: {x: 10}}
      """
    }
    return
      (["device: iPhone X", "children:"] + cards + ["constraints:"] + constraints + ["motions:"]
      + motions).joined(separator: "\n") + "\n"
  }
}

/// An editor's side of the Language Server Protocol, with one document.
private final class EditorClient {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var (received, version, count) = (Data(), 0, 0)
  private var diagnosed = -1
  private static let uri = "file:///nowhere/cards.yaml"

  init(_ text: String) throws {
    process.executableURL = URL(fileURLWithPath: Programs.built("emaki"))
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try call("initialize", ["capabilities": [String: Any]()])
    try send([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": [
          "uri": Self.uri, "languageId": "yaml", "version": version, "text": text,
        ] as [String: Any]
      ],
    ])
    try waitForDiagnostics()
  }

  /// Replaces one unit.
  func replace(_ start: [String: Int], with text: String) throws {
    version += 1
    var end = start
    end["character", default: 0] += 1
    let range = ["start": start, "end": end]
    try send([
      "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": Self.uri, "version": version] as [String: Any],
        "contentChanges": [["range": range, "text": text] as [String: Any]],
      ],
    ])
  }

  func ask(_ method: String, _ params: [String: Any]) throws {
    let document: [String: Any] = ["textDocument": ["uri": Self.uri]]
    try call("textDocument/\(method)", document.merging(params) { $1 })
  }

  /// Waits until what is wrong with the text as it is now has been said.
  func waitForDiagnostics() throws {
    while diagnosed < version { _ = try receive() }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func call(_ method: String, _ params: [String: Any]) throws {
    count += 1
    try send(["id": count, "method": method, "params": params])
    while try receive()["id"] as? Int != count {}
  }

  private func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
  }

  private func receive() throws -> [String: Any] {
    let mark = Data("\r\n\r\n".utf8)
    while true {
      if let end = received.range(of: mark) {
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let length = head.split(separator: " ").last.flatMap { Int($0) } ?? 0
        let rest = received[end.upperBound...]
        if rest.count >= length {
          received = Data(rest.dropFirst(length))
          return note(try JSONSerialization.jsonObject(with: rest.prefix(length)))
        }
      }
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw ProgramFailure(command: ["emaki", "lsp"], code: -1) }
      received += part
    }
  }

  private func note(_ message: Any) -> [String: Any] {
    let message = message as? [String: Any] ?? [:]
    if message["method"] as? String == "textDocument/publishDiagnostics",
      let version = (message["params"] as? [String: Any])?["version"] as? Int
    {
      diagnosed = version
    }
    return message
  }
}
