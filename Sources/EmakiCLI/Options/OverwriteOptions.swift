import ArgumentParser

/// Whether a command may write over what it did not write.
struct OverwriteOptions: ParsableArguments {
  @Flag(help: "Write over files in the folders that are read, though Emaki did not write them.")
  var force = false
}
