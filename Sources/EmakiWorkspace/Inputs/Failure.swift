package import EmakiDiagnostics
package import EmakiLayout
import EmakiLimits
package import EmakiScenes

/// Why a command could not do its work.
package struct Failure: Error {
  /// Printed to standard error, errors last.
  package var diagnostics: [Diagnostic]
  /// 2, or 64 where the command line is wrong, whatever the files say.
  package private(set) var exitCode: Int32 = 2

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ message: String, hint: String? = nil) {
    self.init([Diagnostic(.error, message, hint: hint)])
  }

  /// All messages with their locations, a line each, for reports.
  package var reason: String {
    diagnostics.map { diagnostic in
      diagnostic.location.map { "\($0): \(diagnostic.message)" } ?? diagnostic.message
    }.joined(separator: "\n")
  }

  /// A command line that asks for something that does not exist.
  package static func usage(_ message: String, hint: String? = nil) -> Failure {
    var failure = Failure(message, hint: hint)
    failure.exitCode = 64
    return failure
  }

  /// A folder that holds more than is searched.
  static func tooMuch(in folder: String) -> Failure {
    Failure(
      "\(folder): \(InputLimit.folderEntries.excess)",
      hint: "name the folder in it that is meant")
  }

  /// A motion that cannot be followed, with the location of the step in the file.
  package init(_ error: SceneError, in file: String, reading direction: LayoutDirection) {
    let place = SourceLocation(error.place ?? FilePlace(), in: file)
    self.init([Diagnostic(.error, "\(error)", at: place, hint: error.hint(reading: direction))])
  }
}

extension [Diagnostic] {
  /// Each once, where it comes first.
  package var distinct: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
