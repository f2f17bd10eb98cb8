#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
public import EmakiReel
import EmakiScenes

/// Writes a page that shows what changed, one pair after the other: memory holds one pair at a time.
///
/// The page is a single file that asks nothing of the network. It grows under a hidden name beside its
/// place and is renamed by `finish`; without that it is removed.
public final class ReportFile {
  private let path: String
  private let temporary: String
  private let file: UnsafeMutablePointer<FILE>
  private var isFinished = false

  /// Starts a page.
  ///
  /// - Parameter path: of the page; its folder must exist.
  public init(
    path: String, title: String, of subject: ReportSubject = .pictures
  ) throws(FileError) {
    self.path = path
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    temporary = "\(folder).emaki-\(getpid())-report.partial"
    guard let file = fopen(temporary, "w") else { throw Self.lastError(path) }
    self.file = file
    try write(Self.head(title: title, subject))
  }

  deinit {
    guard !isFinished else { return }
    fclose(file)
    unlink(temporary)
  }

  /// Adds a pair.
  public func add(_ entry: ReportEntry) throws(FileError) {
    try write(entry.element)
  }

  /// Ends the page and puts it into its place.
  public func finish(_ report: ComparisonReport) throws(FileError) {
    try write(Self.tail(summary: report.summary))
    isFinished = true
    let isWritten = fclose(file) == 0
    guard isWritten, rename(temporary, path) == 0 else {
      let error = Self.lastError(path)
      unlink(temporary)
      throw error
    }
  }

  private func write(_ text: String) throws(FileError) {
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    if !isWritten { throw Self.lastError(path) }
  }

  private static func lastError(_ path: String) -> FileError {
    let code = errno
    return FileError(
      action: "write", path: path, code: code, message: String(cString: strerror(code)))
  }

  private static func head(title: String, _ subject: ReportSubject) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <title>\(title.escapedForXML)</title>
    <link rel="icon" href="data:,">
    <style>
    \(text(PackageResources.report_css))</style>
    </head>
    <body data-expected="\(subject.sides.expected)" data-actual="\(subject.sides.actual)" \
    data-view="\(subject.view)">
    \(text(PackageResources.report_html))
    """
  }

  private static func tail(summary: String) -> String {
    let totals = JSONValue.object([("text", .string(summary))]).text
    return """
      <script type="application/json" id="totals">\(totals.replacing("<", with: "\\u003c"))</script>
      <script>
      \(text(PackageResources.report_js))</script>
      </body>
      </html>

      """
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
