import EmakiWorkspace
import ArgumentParser

/// What `compare` and `diff` write besides what they print.
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
