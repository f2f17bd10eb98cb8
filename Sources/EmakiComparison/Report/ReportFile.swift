import EmakiText
public import EmakiFiles
import EmakiScenes
import FoundationEssentials

/// Writes a page that shows what changed, one pair after the other: memory holds one pair at a time.
///
/// The page is a single file that asks nothing of the network. It grows under a hidden name beside
/// its destination and is moved there by `finish`; without that it is removed.
///
/// More than a browser opens quickly goes on in further files beside the first: after
/// `changes.html` come `changes-2.html`, `changes-3.html` and so on. Each is a separate page with
/// links to those before and after it. The first has the summary of all and is moved to its
/// destination last.
public final class ReportFile {
  /// The most bytes of pairs in a file where nothing else is said: a browser opens them in a second or two.
  public static let usualSize = 48 << 20

  private let title: String
  private let subject: ReportSubject
  private let mostBytes: Int
  private let first: GrowingFile
  /// The file after the first that grows now.
  private var later: GrowingFile?
  /// The number of the first pair of each file after the first.
  private var starts: [Int] = []
  /// Of the pairs in the file that grows now.
  private var size = 0

  /// Starts a page.
  ///
  /// - Parameters:
  ///   - path: of the page; its folder must exist.
  ///   - mostBytes: of the pairs in a file; one pair is never divided.
  public init(
    path: String, title: String, of subject: ReportSubject = .pictures,
    mostBytes: Int = ReportFile.usualSize
  ) throws(FileError) {
    (self.title, self.subject, self.mostBytes) = (title, subject, mostBytes)
    first = try GrowingFile(path)
    try first.write(head(part: 1))
  }

  /// Adds what is shown of one pair.
  public func add(_ entries: [ReportEntry]) throws(FileError) {
    guard let number = entries.first?.number else { return }
    let length = entries.reduce(0) { $0 + $1.length }
    if size > 0, size + length > mostBytes, first.isInFolder { try turn(to: number) }
    size += length
    for entry in entries { try (later ?? first).write(entry.element) }
  }

  /// Ends the page and moves it to its destination.
  public func finish(_ counts: OutcomeCounts) throws(FileError) {
    if let later { try end(later, isLast: true) }
    var totals: [(key: String, value: JSONValue)] = [("text", .string(counts.summary))]
    if !starts.isEmpty {
      let others = starts.enumerated().map { index, start in
        JSONValue.object([
          ("file", .string(file(index + 2))), ("from", .number(Double(start))),
        ])
      }
      totals += [("part", .number(1)), ("next", .string(file(2))), ("others", .array(others))]
    }
    try first.write(Self.tail(.object(totals)))
    try first.finish()
    removeStaleParts()
  }

  private func head(part: Int) -> String {
    let beginning = part > 1 ? "\(Self.beginningOfPart)\(part)\">" : Self.beginning
    return """
      \(beginning)
      <head>
      <meta charset="utf-8">
      \(PageMark.text)
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <title>\(Markup.escaped(title, keepsLines: true))</title>
      <link rel="icon" href="data:,">
      <style>
      \(Self.text(PackageResources.report_css))</style>
      </head>
      <body data-expected="\(subject.sides.expected)" data-actual="\(subject.sides.actual)" \
      data-view="\(subject.view)">
      \(Self.text(PackageResources.report_html))
      """
  }

  private static let beginning = "<!DOCTYPE html>\n<html lang=\"en\">"

  /// The beginning of files after the first, which tells them from other pages.
  private static let beginningOfPart = "<!DOCTYPE html>\n<html lang=\"en\" data-part=\""

  private static func tail(_ totals: JSONValue) -> String {
    """
    <script type="application/json" id="totals">\(totals.scriptText)</script>
    <script>
    \(text(PackageResources.report_js))</script>
    </body>
    </html>

    """
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension ReportFile {
  /// Begins the next file with a pair.
  private func turn(to number: Int) throws(FileError) {
    if let later { try end(later, isLast: false) }
    starts.append(number)
    let path = path(starts.count + 1)
    if Folder.exists(path), !Self.isPart(path) {
      throw FileError(
        action: "write", path: path, code: 0,
        message: "the report goes on here, and the file that is there is not one of its parts")
    }
    let file = try GrowingFile(path)
    try file.write(head(part: starts.count + 1))
    (later, size) = (file, 0)
  }

  /// Ends a file after the first.
  private func end(_ later: GrowingFile, isLast: Bool) throws(FileError) {
    let part = starts.count + 1
    var totals: [(key: String, value: JSONValue)] = [
      ("text", .string("")), ("part", .number(Double(part))), ("first", .string(file(1))),
      ("previous", .string(file(part - 1))),
    ]
    if !isLast { totals.append(("next", .string(file(part + 1)))) }
    try later.write(Self.tail(.object(totals)))
    try later.finish()
  }

  /// The path of a file of the page, from 1.
  private func path(_ part: Int) -> String {
    let path = first.place
    guard part > 1 else { return path }
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".").flatMap { $0 == name ? nil : $0 }
    let end = dot ?? path.endIndex
    return "\(path[..<end])-\(part)\(path[end...])"
  }

  /// The name by which the other files refer to such a file.
  private func file(_ part: Int) -> String {
    path(part).split(separator: "/").last.map(String.init) ?? ""
  }

  /// Removes the further files of a longer page that was here.
  private func removeStaleParts() {
    var part = starts.count + 2
    while Self.isPart(path(part)) {
      try? FileManager.default.removeItem(atPath: path(part))
      part += 1
    }
  }

  /// Whether there is such a file.
  private static func isPart(_ path: String) -> Bool {
    let start = Array(beginningOfPart.utf8)
    let contents = try? FileContents(path, startingWith: start)
    return contents?.withBytes { $0.starts(with: start) } ?? false
  }
}
