public import Foundation

/// Headless Chromium, where it is installed.
public enum Browser {
  /// The browser, where there is one.
  public static let executable: URL? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }

  /// Whether there is one.
  public static let isThere = executable != nil
  /// Why tests are left out without it.
  public static let absence = "Chromium is not installed (apt-get install chromium)"

  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// In words.
    public let description: String

    /// Makes a failure.
    public init(description: String) {
      self.description = description
    }
  }

  /// Opens a page and runs a script in it once it is loaded.
  ///
  /// - Parameter script: the body of an async function; what it returns is given back through JSON,
  ///   with everything that the page complained about.
  public static func run<Result: Decodable>(
    _ page: String, fragment: String = "", script: String, as type: Result.Type
  ) throws -> (result: Result, complaints: [String]) {
    let dom = try open(listener + page + runner(script), fragment: fragment)
    guard let match = dom.firstMatch(of: /data-answer="([^"]*)"/) else {
      throw Failure(description: "the page gave no answer:\n\(dom.prefix(2000))")
    }
    let answer = try JSONDecoder().decode(
      Answer<Result>.self, from: Data(base64Encoded: String(match.1)) ?? Data())
    if let error = answer.error { throw Failure(description: error) }
    guard let result = answer.result else { throw Failure(description: "nothing came back") }
    return (result, answer.complaints)
  }

  /// Runs the browser on a page until it is done, and returns what has become of the page.
  private static func open(_ page: String, fragment: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(page.utf8).write(to: file)
    let out = folder.appendingPathComponent("out")
    try Data().write(to: out)
    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"]
      + ["--virtual-time-budget=4000", "--window-size=1200,1000", "--dump-dom"]
      + [file.absoluteString + fragment]
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: out), as: UTF8.self)
  }

  private struct Answer<Result: Decodable>: Decodable {
    let result: Result?
    let error: String?
    let complaints: [String]
  }

  private static let listener = """
    <script>
    // Without a screen there are no frames to wait for.
    window.requestAnimationFrame = (f) => setTimeout(() => f(performance.now()), 16);
    window.complaints = [];
    window.addEventListener("error", (e) => complaints.push(String(e.message)));
    document.addEventListener("securitypolicyviolation", (e) => complaints.push("policy: " + e.blockedURI));
    for (const kind of ["error", "warn"]) console[kind] = (...words) => complaints.push(words.join(" "));
    </script>

    """

  private static func runner(_ script: String) -> String {
    """
    <script>
    window.addEventListener("load", async () => {
      const answer = { complaints };
      try { answer.result = await (async () => { \(script) })(); } catch (e) { answer.error = String(e.stack || e); }
      document.documentElement.dataset.answer = btoa(unescape(encodeURIComponent(JSON.stringify(answer))));
    });
    </script>
    """
  }
}
