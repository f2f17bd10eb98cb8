import EmakiWorkspace
import ArgumentParser

/// The option for how strictly input is read.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Treat warnings, also those of the layout, as errors.")
  var strict = false

  /// The same settings; diagnostics are printed.
  var settings: ReadingSettings { ReadingSettings(strict: strict, listener: .terminal) }
}
