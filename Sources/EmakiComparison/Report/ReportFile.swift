import EmakiText
public import EmakiFiles
import EmakiScenes

/// Writes a page that shows what changed, one pair after the other: memory holds one pair at a time.
///
/// The page is a single file that asks nothing of the network. It grows under a hidden name beside its
/// place and is put there by `finish`; without that it is removed.
public final class ReportFile {
  private let file: GrowingFile

  /// Starts a page.
  ///
  /// - Parameter path: of the page; its folder must exist.
  public init(
    path: String, title: String, of subject: ReportSubject = .pictures
  ) throws(FileError) {
    file = try GrowingFile(path)
    try file.write(Self.head(title: title, subject))
  }

  /// Adds a pair.
  public func add(_ entry: ReportEntry) throws(FileError) {
    try file.write(entry.element)
  }

  /// Ends the page and puts it into its place.
  public func finish(_ report: ComparisonReport) throws(FileError) {
    try file.write(Self.tail(summary: report.summary))
    try file.finish()
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
    <title>\(Markup.escaped(title, keepsLines: true))</title>
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
    let totals = JSONValue.object([("text", .string(summary))]).scriptText
    return """
      <script type="application/json" id="totals">\(totals)</script>
      <script>
      \(text(PackageResources.report_js))</script>
      </body>
      </html>

      """
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
