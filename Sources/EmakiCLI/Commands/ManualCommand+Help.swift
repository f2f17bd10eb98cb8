import ArgumentParser
import EmakiManual
import FoundationEssentials

extension ManualCommand {
  /// The commands of the program, as the argument parser describes them.
  static var all: [ManualCommand] {
    let tool = try? JSONDecoder().decode(Tool.self, from: Data(Emaki._dumpHelp().utf8))
    let commands = tool?.command.subcommands ?? []
    return commands.filter { $0.commandName != "help" }.map(\.described)
  }

  /// The part of the parser's description that the manual shows.
  private struct Tool: Decodable {
    let command: Described
  }

  private struct Described: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let subcommands: [Described]?
    let arguments: [Parsed]?

    var described: ManualCommand {
      let shown = (arguments ?? []).filter(\.shouldDisplay)
      return ManualCommand(
        name: commandName, abstract: abstract ?? "", discussion: discussion ?? "",
        arguments: shown.map(\.described))
    }
  }

  private struct Parsed: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String

      var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    let kind: String
    let shouldDisplay: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?

    var described: ManualCommand.Argument {
      let value = kind == "flag" ? "" : "<\(valueName ?? "value")>"
      let names = (names ?? []).map(\.text).joined(separator: ", ")
      let usage = [names, value].filter { !$0.isEmpty }.joined(separator: " ")
      let fallback = defaultValue.map { " Default: \($0)." } ?? ""
      return ManualCommand.Argument(usage: usage, help: (abstract ?? "") + fallback)
    }
  }
}
