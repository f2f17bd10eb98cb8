import EmakiWorkspace
import ArgumentParser
import EmakiManual

/// `emaki help KEY`: the manual's text on a key of scene files, for a word that is no command.
enum HelpTopic {
  /// Prints the entry that the arguments ask for.
  ///
  /// - Returns: whether they ask for one.
  /// - Throws: `ValidationError` for a word that is neither key nor command.
  static func run(_ arguments: [String]) throws -> Bool {
    let words = arguments.dropFirst()
    guard words.count >= 2, words.first == "help", let first = words.dropFirst().first,
      !first.hasPrefix("-")
    else { return false }
    if Emaki.configuration.subcommands.contains(where: { $0.name == first }) { return false }
    let name = words.dropFirst().joined(separator: " ")
    guard let text = ManualEntry.text(for: name) else {
      let commands = Emaki.configuration.subcommands.map { $0.name }
      throw ValidationError(
        "there is no key, recipe or command \"\(name)\"" + hint(name, commands))
    }
    try Command.run { try Terminal.writeData(text) }
    return true
  }

  private static func hint(_ name: String, _ commands: [String]) -> String {
    let near = commands.filter { $0.hasPrefix(name) } + ManualEntry.names(near: name)
    guard !near.isEmpty else { return "; emaki manual shows all keys" }
    return "; did you mean " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "?"
  }
}

extension ParsableCommand {
  /// The topic's name on the command line, behind `emaki`.
  static var name: String { configuration.commandName ?? "\(self)".lowercased() }
}
