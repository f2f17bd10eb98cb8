import EmakiDiagnostics
public import EmakiRPC
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText
import Synchronization

/// A server of the Language Server Protocol (3.17) for scene files.
///
/// Documents change in the order in which the editor says so. Slower work, the checks and
/// requests that need a layout, runs beside, and is dropped where the text has changed by then.
public final class LSPServer: RPCService {
  /// How calls are taken back.
  public static let cancellation = RPCCancellation(
    method: "$/cancelRequest", parameter: "id", isAnswered: true)
  /// The command of a lens over a motion.
  static let playCommand = "emaki.play"

  private struct State {
    var documents: [String: LSPDocument] = [:]
    var isShutDown = false
    /// The documents that are checked just now; whether they have changed since.
    var checked: [String: Bool] = [:]
  }

  private let state = Mutex(State())
  private let host: any LSPHost
  private let connection: RPCConnection
  private let version: String

  /// How long a text must stay as it is until it is checked.
  private static let pause = Duration.milliseconds(40)

  /// Makes a server.
  ///
  /// - Parameter version: that of the program.
  public init(_ host: any LSPHost, on connection: RPCConnection, version: String) {
    self.host = host
    self.connection = connection
    self.version = version
  }

  /// Whether the editor said that it would end, as it should.
  public var isShutDown: Bool { state.withLock { $0.isShutDown } }

  /// Answers a call.
  public func handle(_ call: RPCCall) {
    switch call.method {
    case "exit": connection.stop()
    case "shutdown":
      state.withLock { $0.isShutDown = true }
      call.answer(.null)
    case _ where isShutDown: call.fail(RPCError(code: -32600, "the server was shut down"))
    case "initialize": call.answer(greeting)
    case "textDocument/didOpen": open(call.params["textDocument"] ?? .null)
    case "textDocument/didChange": change(call.params)
    case "textDocument/didClose": close(call.params)
    case "completionItem/resolve": call.answer(LSPAnswers.resolved(call.params, by: host))
    case "workspace/executeCommand": execute(call)
    case "textDocument/hover": hover(call)
    default: answer(call)
    }
  }

  private var greeting: JSONValue {
    let options: [(key: String, value: JSONValue)] = [
      ("textDocumentSync", .object([("openClose", .bool(true)), ("change", .number(2))])),
      (
        "completionProvider",
        .object([
          ("resolveProvider", .bool(true)),
          ("triggerCharacters", .array([".", ":", " ", "["].map(JSONValue.string))),
        ])
      ),
      ("renameProvider", .object([("prepareProvider", .bool(true))])),
      ("codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])),
      ("codeLensProvider", .object([])),
      (
        "executeCommandProvider",
        .object([("commands", .array([.string(Self.playCommand)]))])
      ),
    ]
    let flags = ["hover", "definition", "references", "documentSymbol", "color"].map {
      (key: "\($0)Provider", value: JSONValue.bool(true))
    }
    return .object([
      ("capabilities", .object(options + flags)),
      ("serverInfo", .object([("name", .string("emaki")), ("version", .string(version))])),
    ])
  }

  // MARK: Documents

  private func open(_ item: JSONValue) {
    guard let uri = item["uri"]?.string else { return }
    let document = LSPDocument(
      uri: uri, version: item["version"]?.integer ?? 0, text: item["text"]?.string ?? "")
    state.withLock { $0.documents[uri] = document }
    check(uri)
  }

  private func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string else { return }
    let isOpen = state.withLock { state in
      guard var document = state.documents.removeValue(forKey: uri) else { return false }
      for change in params["contentChanges"]?.elements ?? [] { document.apply(change) }
      document.version =
        params["textDocument"]?["version"]?.integer ?? document.version + 1
      state.documents[uri] = document
      return true
    }
    if isOpen { check(uri) }
  }

  private func close(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string else { return }
    let closed = state.withLock { $0.documents.removeValue(forKey: uri) }
    if let closed {
      _ = host.hold(nil, at: closed.path)
      checkUsers(of: closed)
    }
    publish([], to: uri, version: nil)
  }

  // MARK: Checks

  /// Checks a document soon, or again when the check that runs has ended.
  private func check(_ uri: String) {
    let isChecked = state.withLock { state in
      let isChecked = state.checked[uri] != nil
      state.checked[uri] = isChecked
      return isChecked
    }
    if isChecked { return }
    Task {
      repeat {
        try? await Task.sleep(for: Self.pause)
        await checkNow(uri)
      } while isToBeChecked(uri)
    }
  }

  /// Whether a document has changed since its check began; if not, the check is over.
  private func isToBeChecked(_ uri: String) -> Bool {
    state.withLock { state in
      let hasChanged = state.checked[uri] == true
      state.checked[uri] = hasChanged ? false : nil
      return hasChanged
    }
  }

  private func checkNow(_ uri: String) async {
    let now = state.withLock { state in
      if state.checked[uri] != nil { state.checked[uri] = false }
      return state.documents[uri]
    }
    guard var document = now else { return }
    document.noteKind()
    let isNew = host.hold(document.outline.text.string, at: document.path)
    let found = document.isScene ? await findings(in: document) : []
    document.found = (document.version, found)
    let isCurrent = state.withLock { state in
      guard state.documents[uri]?.version == document.version else { return false }
      state.documents[uri] = document
      return true
    }
    if isCurrent { publish(found.map(document.json), to: uri, version: document.version) }
    if isNew { checkUsers(of: document) }
  }

  /// Checks the other open documents that read this one.
  private func checkUsers(of document: LSPDocument) {
    let others = state.withLock { state in
      state.documents.values.filter { $0.uri != document.uri && $0.isScene }
    }
    for other in others where host.uses(document.path, in: other.path) { check(other.uri) }
  }

  /// The findings of `validate`; where it stops at a broken line also those without that line.
  private func findings(in document: LSPDocument) async -> [Diagnostic] {
    let outline = document.outline
    let found = await host.findings(in: outline.text, at: document.path)
    if outline.brokenLines.isEmpty { return found }
    let others = await host.findings(in: outline.readable, at: document.path)
    let known = Set(found)
    return found
      + others.filter { other in
        let isBroken = other.location?.line.map { outline.brokenLines.contains($0 - 1) } ?? false
        return !known.contains(other) && !isBroken
      }
  }

  private func publish(_ diagnostics: [JSONValue], to uri: String, version: Int?) {
    let more = version.map { [(key: "version", value: JSONValue.number($0))] } ?? []
    connection.notify(
      "textDocument/publishDiagnostics",
      .object([("uri", .string(uri)), ("diagnostics", .array(diagnostics))] + more))
  }

  // MARK: Answers

  private func answer(_ call: RPCCall) {
    guard Self.methods.contains(call.method) else { return call.fail(.unknownMethod(call.method)) }
    guard let uri = call.params["textDocument"]?["uri"]?.string else {
      return call.fail(.wrongParameters("textDocument.uri is missing"))
    }
    guard let document = document(at: uri) else { return call.answer(.null) }
    call.answer { () throws(RPCError) in
      try Self.answer(call.method, call.params, LSPAnswers(document: document, host: host))
    }
  }

  private func document(at uri: String) -> LSPDocument? {
    state.withLock { $0.documents[uri] }
  }

  private static let methods: Set<String> = Set(
    [
      "completion", "definition", "references", "prepareRename", "rename", "documentSymbol",
      "documentColor", "colorPresentation", "codeLens", "codeAction",
    ].map { "textDocument/\($0)" })

  private static func answer(
    _ method: String, _ params: JSONValue, _ answers: LSPAnswers
  ) throws(RPCError) -> JSONValue {
    let range = params["range"] ?? .null
    switch method {
    case "textDocument/documentSymbol": return answers.symbols()
    case "textDocument/documentColor": return answers.colors()
    case "textDocument/colorPresentation":
      return answers.presentations(of: params["color"] ?? .null, in: range)
    case "textDocument/codeLens": return answers.lenses()
    case "textDocument/codeAction":
      guard let start = LSPText.Position(range["start"]), let end = LSPText.Position(range["end"])
      else { throw .wrongParameters("range is missing") }
      return answers.actions(from: start, to: end)
    default: break
    }
    guard let position = LSPText.Position(params["position"]) else {
      throw .wrongParameters("position is missing")
    }
    switch method {
    case "textDocument/completion": return answers.completion(position)
    case "textDocument/definition": return answers.definition(position)
    case "textDocument/prepareRename": return answers.renameRange(position)
    case "textDocument/rename":
      return try answers.rename(position, to: params["newName"]?.string ?? "")
    default:
      var isWanted = true
      if case .bool(let value) = params["context"]?["includeDeclaration"] { isWanted = value }
      return answers.references(position, withDefinition: isWanted)
    }
  }

  /// The reference's entry of a key; of a view its kind and frame.
  private func hover(_ call: RPCCall) {
    guard let uri = call.params["textDocument"]?["uri"]?.string,
      let position = LSPText.Position(call.params["position"])
    else { return call.fail(.wrongParameters("textDocument or position is missing")) }
    guard let document = document(at: uri) else { return call.answer(.null) }
    let outline = document.outline
    let column = document.text.column(of: position)
    if let name = outline.name(line: position.line, column: column) {
      return hover(call, over: name, in: document, outline)
    }
    guard let key = outline.key(line: position.line, column: column),
      let entry = host.entry(of: key.key, in: key.section)
    else { return call.answer(.null) }
    call.answer(Self.hover(entry, document.range(key.span)))
  }

  private func hover(
    _ call: RPCCall, over name: SceneName, in document: LSPDocument, _ outline: SceneOutline
  ) {
    let range = document.range(name.span)
    let plain = "\(name.kind.rawValue) \(name.name)\n"
    guard outline.uses(of: name).contains(where: { $0.kind == .view }) else {
      return call.answer(Self.hover(plain, range))
    }
    Task {
      let text = await host.description(
        of: name.name, in: outline.readable, at: document.path)
      call.answer(Self.hover(text.map { $0 + "\n" } ?? plain, range))
    }
  }

  private static func hover(_ text: String, _ range: JSONValue) -> JSONValue {
    .object([("contents", LSPAnswers.markdown(text)), ("range", range)])
  }

  private func execute(_ call: RPCCall) {
    let arguments = call.params["arguments"]?.elements.compactMap(\.string) ?? []
    guard call.params["command"]?.string == Self.playCommand, arguments.count == 2 else {
      return call.fail(.wrongParameters("there is no such command"))
    }
    Task {
      let path = LSPAddress.path(of: arguments[0])
      guard let page = await host.show(arguments[1], of: path) else {
        return call.fail(RPCError(code: -32803, "\(path) cannot be shown"))
      }
      connection.request(
        "window/showDocument",
        .object([("uri", .string(page)), ("external", .bool(true))]))
      call.answer(.string(page))
    }
  }
}
