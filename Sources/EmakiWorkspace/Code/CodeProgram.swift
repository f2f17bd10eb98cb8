package import EmakiCode
package import EmakiDiagnostics
import EmakiFiles
import EmakiPlatform

/// The program that reads Swift code, `emaki-code`. It is apart since it has the parser of Swift; it gets
/// texts, and opens no file.
package enum CodeProgram {
  /// The variable that can name it.
  package static let variable = "EMAKI_CODE"

  /// The command that builds it, in the folder of Emaki's source.
  package static let build =
    "swift build -c release --package-path Sources/CodeReader --scratch-path .build"

  /// Where it is: as the variable says, or beside this program.
  package static var path: String {
    if let named = getenv(variable).map({ String(cString: $0) }), !named.isEmpty { return named }
    #if os(Linux)
      let program = SystemPath.resolved("/proc/self/exe")
    #else
      let program = SystemPath.resolved(CommandLine.arguments[0])
    #endif
    return Folder.sibling(of: program, "emaki-code")
  }

  /// Finds the motions of code. What cannot be read of it is a warning.
  ///
  /// - Throws: `Failure` where the program is not there, or ends early.
  package static func read(
    _ source: CodeSource
  ) throws(Failure) -> (findings: CodeFindings, warnings: [Diagnostic]) {
    let path = path
    guard SystemPath.with(path, { access($0, X_OK) }) == 0 else {
      throw Failure(
        "Swift code is read by the program emaki-code, and \(path) is not there",
        hint: "in the folder of Emaki's source: \(build)")
    }
    let bytes = CodeTexts.bytes(of: source.files)
    let child = try? ChildProcess(running: path, []) { write in _ = write(bytes) }
    guard let child, child.status == 0, let findings = CodeFindings(bytes: child.output) else {
      throw Failure("\(path) has not read the code to its end", hint: "build it again: \(build)")
    }
    let warnings = findings.problems.map { problem in
      Diagnostic(
        .warning, "this is not Swift; what could be read of the file counts",
        at: SourceLocation(file: problem.place.file, line: problem.place.line, column: 1))
    }
    return (findings, warnings)
  }
}
