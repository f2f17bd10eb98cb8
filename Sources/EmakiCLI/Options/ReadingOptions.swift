import EmakiWorkspace
import ArgumentParser

/// How strictly input is read.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Treat warnings, also those of the layout, as errors.")
  var strict = false

  /// The same; what is noticed is printed.
  var settings: ReadingSettings { ReadingSettings(strict: strict, listener: .terminal) }
}
