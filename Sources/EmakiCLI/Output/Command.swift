import EmakiWorkspace
import ArgumentParser
import EmakiDiagnostics
import EmakiPreview

/// Runs the body of a command and turns what it throws into messages and exit codes.
enum Command {
  /// The failure's diagnostics and exit code; other errors with exit code 2.
  static func run(_ body: () throws -> Void) throws {
    do { try body() } catch { throw exit(for: error) }
  }

  /// The same for a command that waits.
  static func run(_ body: () async throws -> Void) async throws {
    do { try await body() } catch { throw exit(for: error) }
  }

  /// Prints what an error says, and gives the error that ends the program.
  private static func exit(for error: any Error) -> any Error {
    switch error {
    case is ExitCode, is ValidationError: return error
    case let failure as Failure:
      Report.print(failure.diagnostics)
      return ExitCode(failure.exitCode)
    case PreviewError.cannotCompose:
      Report.print([Diagnostic(.error, "\(error)")])
      return ExitCode(64)
    default: Report.print([Diagnostic(.error, "\(error)")])
    }
    return ExitCode(2)
  }
}
