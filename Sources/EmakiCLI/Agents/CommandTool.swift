import EmakiWorkspace
import EmakiLimits
import ArgumentParser
import EmakiManual
import EmakiMCP

/// A tool that runs a command of the program: its arguments are options of the command, by their
/// names and with their help.
///
/// Only options that are named here can be given: none that writes files, or reads what lies
/// outside of the folder that is served.
struct CommandTool: Sendable {
  /// An option or flag of the command.
  struct Option: Sendable {
    let name: String
    let kind: MCPTool.Argument.Kind
    /// The value used where the agent gives none.
    var fallback: String?

    init(_ name: String, _ kind: MCPTool.Argument.Kind = .text, else fallback: String? = nil) {
      self.name = name
      self.kind = kind
      self.fallback = fallback
    }
  }

  /// The argument before or behind the options: for an agent a path or a name.
  struct Operand: Sendable {
    enum Kind: Sendable {
      /// A file or folder of the folder that is served.
      case path
      /// The value of an option that must be given.
      case value(option: String)
    }

    let name: String
    let help: String
    var kind = Kind.path
    var isRequired = true
  }

  let name: String
  /// The command, with the arguments that are always given.
  let command: [String]
  /// Help for the agent in addition to the command's summary.
  let help: String
  let operands: [Operand]
  let options: [Option]

  /// The summary of the command that has the tool's name, with further help.
  var summary: String {
    let own = Emaki.configuration.subcommands.first { $0.name == name }
    return [own?.configuration.abstract ?? "", help].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The arguments that the agent can give, described as in the command's help.
  func arguments(_ commands: [ManualCommand]) -> [MCPTool.Argument] {
    let known = commands.first { $0.name == command[0] }?.arguments ?? []
    return operands.map { operand in
      MCPTool.Argument(operand.name, .text, operand.help, isRequired: operand.isRequired)
    }
      + options.map { option in
        let own = known.first {
          $0.usage.split(whereSeparator: { $0 == " " || $0 == "," }).contains("--\(option.name)")
        }
        let fallback = option.fallback.map { " Here, by default \($0)." } ?? ""
        return MCPTool.Argument(option.name, option.kind, (own?.help ?? "") + fallback)
      }
  }

  /// The command line for an agent's arguments.
  ///
  /// - Throws: `Failure` for a path out of the folder.
  func commandLine(_ run: MCPRun, in folder: ServedFolder) throws(Failure) -> [String] {
    var words = command
    for option in options { words += word(option, run) }
    var paths: [String] = []
    for operand in operands {
      guard let text = run.text(operand.name) else { continue }
      switch operand.kind {
      case .path: paths.append(try folder.path(text))
      case .value(let option): words.append("--\(option)=\(text)")
      }
    }
    return words + ["--"] + paths
  }

  private func word(_ option: Option, _ run: MCPRun) -> [String] {
    switch option.kind {
    case .boolean: return run.isSet(option.name) ? ["--\(option.name)"] : []
    case .text, .number, .integer:
      let given = run.text(option.name) ?? run.number(option.name).map(NumberWord.text)
      return (given ?? option.fallback).map { ["--\(option.name)=\($0)"] } ?? []
    }
  }
}

/// Numbers on a command line.
enum NumberWord {
  /// Without a needless `.0`, which whole numbers must not have.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(clamping: number))" : "\(number)"
  }
}
