public import Foundation

/// Headless Chromium, where it is installed.
public enum Browser {
  /// The browser, where there is one.
  public static let executable: URL? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/usr/bin/chromium-headless-shell",
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
    let page = try BrowserPage(listener + page, fragment: fragment, width: 1200, height: 1000)
    let text = try page.evaluate(
      "(async () => JSON.stringify({ result: await (async () => { \(script) })(), complaints }))()")
    let answer = try JSONDecoder().decode(
      Answer<Result>.self, from: Data((text as? String ?? "").utf8))
    return (answer.result, answer.complaints)
  }

  private struct Answer<Result: Decodable>: Decodable {
    let result: Result
    let complaints: [String]
  }

  private static let listener = """
    <script>
    window.complaints = [];
    window.addEventListener("error", (e) => complaints.push(String(e.message)));
    document.addEventListener("securitypolicyviolation", (e) => complaints.push("policy: " + e.blockedURI));
    for (const kind of ["error", "warn"]) console[kind] = (...words) => complaints.push(words.join(" "));
    </script>

    """
}
