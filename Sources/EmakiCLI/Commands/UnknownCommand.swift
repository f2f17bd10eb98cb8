import EmakiWorkspace
import ArgumentParser
import EmakiDiagnostics

/// A first argument that names no command: the parser would complain about what follows it.
enum UnknownCommand {
  /// - Throws: `ValidationError` with the command that may have been meant.
  static func refuse(_ arguments: [String]) throws {
    guard let name = arguments.dropFirst().first, !name.hasPrefix("-") else { return }
    let commands = Emaki.configuration.subcommands.map { $0.name } + ["help"]
    guard !commands.contains(name) else { return }
    let meant = NearestName.nearest(to: name, in: commands)
    throw ValidationError(
      "there is no command \"\(name)\"" + hint(name, meant: meant))
  }

  /// The names of the commands in other tools, with the command that does the same here.
  private static let otherNames = [
    "animate": "preview", "approve": "accept", "draw": "render",
    "filmstrip": "preview --filmstrip 5", "gallery": "preview", "gif": "preview",
    "language-server": "lsp", "layout": "inspect", "lint": "validate", "live": "serve",
    "test": "check", "update": "accept",
    "watch": "serve",
  ]

  private static func hint(_ name: String, meant: String?) -> String {
    if let meant = meant ?? otherNames[name.lowercased()] {
      return "; did you mean \"\(meant)\"?"
    }
    return name.contains(".") ? "; to look at a file: emaki serve \(name)" : ""
  }
}
