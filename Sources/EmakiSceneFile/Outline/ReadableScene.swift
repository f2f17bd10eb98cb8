import EmakiDiagnostics

/// The text of a scene file as far as it can be read: lines that are broken are left empty, so that
/// the others keep their meaning and their places.
struct ReadableScene {
  /// The value of the text; `nil` where nothing of it can be read.
  private(set) var root: SourceNode?
  /// The text that was read.
  private(set) var source: SourceText
  /// The lines that were left empty, from 0.
  private(set) var brokenLines: [Int] = []

  /// So many broken lines are passed over.
  private static let most = 12

  init(_ text: String) {
    var lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }
    ).map { String($0) }
    source = SourceText(text, file: "")
    for _ in 0...Self.most {
      var yaml = YAMLSource(source)
      do throws(YAMLSource.Faults) {
        root = try yaml.read()
        return
      } catch {
        // What ended the reading comes last.
        guard let place = error.diagnostics.last?.location?.line,
          let broken = lines[..<min(place, lines.count)].lastIndex(where: { !$0.isBlank })
        else { return }
        lines[broken] = ""
        brokenLines.append(broken)
        source = SourceText(lines.joined(separator: "\n"), file: "")
      }
    }
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}
