import EmakiWorkspace
import ArgumentParser

/// A file whose name begins with a dash: the parser takes it for options, and misses the file.
enum DashedName {
  /// - Throws: `ValidationError` with how such a name is written.
  static func refuse(_ arguments: [String]) throws {
    let options = arguments.dropFirst().prefix { $0 != "--" }
    guard let name = options.first(where: isFile) else { return }
    throw ValidationError("\"\(name)\" begins like an option; write ./\(name) for the file")
  }

  private static func isFile(_ argument: String) -> Bool {
    argument.hasPrefix("-") && !argument.contains("=") && SceneFileName.isScene(argument)
  }
}
