import ArgumentParser
import EmakiDiagnostics

/// Runs the body of a command and turns what it throws into messages and exit codes.
enum Command {
  /// Exit code 2 with the failure's diagnostics; other errors as they are.
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
    case let failure as Failure: Report.print(failure.diagnostics)
    default: Report.print([Diagnostic(.error, "\(error)")])
    }
    return ExitCode(2)
  }
}
