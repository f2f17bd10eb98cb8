import EmakiWorkspace
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
      var shown: [Parsed] = []
      for argument in arguments ?? [] where argument.shouldDisplay {
        // A flag and its opposite stand together.
        if let last = shown.last, argument.isOpposite(of: last) {
          shown[shown.count - 1].names?.append(contentsOf: argument.names ?? [])
        } else {
          shown.append(argument)
        }
      }
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
    var names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?

    func isOpposite(of flag: Parsed) -> Bool {
      guard let name = flag.names?.first?.name else { return false }
      return names?.map(\.name) == ["no-" + name]
    }

    var described: ManualCommand.Argument {
      let value = kind == "flag" ? "" : "<\(valueName ?? "value")>"
      let names = (names ?? []).map(\.text).joined(separator: ", ")
      let usage = [names, value].filter { !$0.isEmpty }.joined(separator: " ")
      let fallback = defaultValue.map { " (default: \($0))" } ?? ""
      return ManualCommand.Argument(usage: usage, help: (abstract ?? "") + fallback)
    }
  }
}
