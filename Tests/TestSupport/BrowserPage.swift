import Foundation

/// A page in headless Chromium that runs in real time, looked at over the DevTools protocol.
///
/// The browser reads commands from its file descriptor 3 and answers on 4, each message ended by a
/// zero byte; both are named pipes here.
public final class BrowserPage {
  private let folder: URL
  private let process = Process()
  private let commands: FileHandle
  private let answers: FileHandle
  private var received = Data()
  private var session: String?
  private var count = 0
  /// What loaded the page that is shown, and whether that is loaded.
  private var loader: String?
  private var isLoaded = false
  /// What the page wrote to the console, and what went wrong in it.
  public private(set) var messages: [String] = []
  /// The addresses that it asked for, its own first.
  public private(set) var requests: [String] = []

  /// Opens the page in a window for `width` × `height` pixels; the browser is ended after `patience`
  /// seconds at the latest, so nothing waits for it forever.
  public convenience init(
    _ page: String, fragment: String = "", width: Int, height: Int, patience: Double = 120
  ) throws {
    try self.init(width: width, height: height, patience: patience)
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    try open(file.absoluteString + fragment)
  }

  /// Opens a window for `width` × `height` pixels that shows nothing yet.
  public init(width: Int, height: Int, patience: Double = 120) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-browser-\(UUID().uuidString)")
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["commands", "answers"].map { folder.appendingPathComponent($0).path }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
      throw Browser.Failure(description: "no pipe at \(pipe)")
    }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "in=$1 out=$2; shift 2; exec \"$@\" 3<\"$in\" 4>\"$out\"", "sh"] + pipes
      + [Browser.executable?.path ?? "chromium"]
      + ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe"]
      + ["--user-data-dir=\(folder.path)/profile", "--hide-scrollbars", "about:blank"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    commands = try FileHandle(forWritingTo: URL(fileURLWithPath: pipes[0]))
    answers = try FileHandle(forReadingFrom: URL(fileURLWithPath: pipes[1]))
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [process] in
      Self.end(process)
    }
    try attach()
    try resize(width: width, height: height)
    for domain in ["Page", "Network", "Runtime", "Log"] { _ = try call("\(domain).enable") }
    // The page that a browser starts with must not be on its way any more when another is opened.
    try open("about:blank")
  }

  /// Gives the window another size, pixels.
  public func resize(width: Int, height: Int) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Shows another page, and waits until it is loaded.
  public func open(_ address: String) throws {
    messages = []
    requests = []
    let own = try call("Page.navigate", ["url": address])["loaderId"] as? String
    while loader != own || !isLoaded { _ = try nextMessage() }
  }

  /// Has pages shown in the light or dark appearance.
  public func setDark(_ isDark: Bool) throws {
    let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try call("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  deinit {
    Self.end(process)
    process.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the browser with its whole process group, as it may have been started by a script.
  private static func end(_ process: Process) {
    if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
  }

  /// The PNG of what the page shows now.
  public func screenshot() throws -> [UInt8] {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Browser.Failure(description: "no picture came back")
    }
    return [UInt8](data)
  }

  /// The value of a script's expression, as JSON would have it; a promise is waited for.
  public func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let thrown = answer["exceptionDetails"] as? [String: Any] {
      let what = (thrown["exception"] as? [String: Any])?["description"] ?? thrown["text"]
      throw Browser.Failure(description: "\(what ?? "the script failed")")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  private func attach() throws {
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }
    // The headless shell starts without a page.
    let target = try page ?? call("Target.createTarget", ["url": "about:blank"])
    guard let target = target["targetId"] as? String else {
      throw Browser.Failure(description: "the browser has no page")
    }
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
  }

  /// Sends a command and waits for its answer; events that come in between are left out.
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try nextMessage()
      guard answer["id"] as? Int == count else { continue }
      guard let result = answer["result"] as? [String: Any] else {
        throw Browser.Failure(description: "\(method): \(answer["error"] ?? "no result")")
      }
      return result
    }
  }

  /// Takes from an event what tests ask for.
  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.frameNavigated":
      let frame = parameters["frame"] as? [String: Any]
      if frame?["parentId"] == nil { (loader, isLoaded) = (frame?["loaderId"] as? String, false) }
    case "Page.loadEventFired": isLoaded = true
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      if let address = request?["url"] as? String { requests.append(address) }
    case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
      "Network.loadingFailed":
      messages.append("\(parameters)")
    default: break
    }
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[(end + 1)...])
        let object = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
        note(object)
        return object
      }
      let more = answers.availableData
      guard !more.isEmpty else { throw Browser.Failure(description: "the browser ended") }
      received += more
    }
  }
}
