import EmakiWorkspace
import ArgumentParser
import EmakiRendering

/// Whether a command says what it spent its time on.
struct TimingOptions: ParsableArguments {
  @Flag(help: "Print time and count of each stage and the peak of memory to standard error.")
  var timings = false
}

extension Command {
  /// Runs the body of a command, then prints its timings if they are wanted.
  static func run(
    _ options: TimingOptions, _ body: (Timings?) throws -> Void
  ) throws {
    let timings = options.timings ? Timings() : nil
    defer { if let timings { Terminal.message(TimingReport(timings).text) } }
    try run { try body(timings) }
  }
}
