import ArgumentParser
import EmakiDiagnostics

/// Runs the body of a command and turns what it throws into messages and exit codes.
enum Command {
  /// Exit code 2 with the failure's diagnostics; other errors as they are.
  static func run(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let failure as Failure {
      Report.print(failure.diagnostics)
      throw ExitCode(2)
    } catch let error where !(error is ExitCode || error is ValidationError) {
      Report.print([Diagnostic(.error, "\(error)")])
      throw ExitCode(2)
    }
  }
}
