import EmakiWorkspace
import ArgumentParser

/// The files that `compare` and `diff` write besides their output.
enum WrittenFiles {
  /// Refuses `-`, which elsewhere is standard output: that has the results.
  static func check(_ options: (name: String, path: String?)...) throws(ValidationError) {
    for option in options where option.path == "-" {
      throw ValidationError(
        "\(option.name) takes a name, since standard output has the results; "
          + "./- is a file called so.")
    }
  }
}
