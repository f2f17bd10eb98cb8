import ArgumentParser

/// How strictly input is read.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Treat warnings about the input as errors.")
  var strict = false
}
