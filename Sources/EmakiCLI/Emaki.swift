import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command line: parse, call one function, print what was noticed, choose the exit code.
struct Emaki: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emaki",
    abstract: "Lays out UIKit-style screens and draws every step of their motion.",
    discussion: """
      INPUT is a scene file (.yaml, .json), a .storyboard or a .xib; - reads a scene file from \
      standard input. Data goes to standard output, messages to standard error.

      Exit codes: 0 fine, 1 different (compare and diff), 2 could not do it, 64 wrong usage.

      Example:
        emaki render Examples/side-menu.yaml -o frames
      """,
    version: Version.text,
    subcommands: [
      Render.self, Inspect.self, Preview.self, Spec.self, Validate.self, Trace.self, Compare.self,
      Diff.self, Baselines.self, Map.self, Expand.self, Init.self, Serve.self, Devices.self,
      Schema.self,
    ])
}

/// The program `emaki`.
public enum Program {
  /// Runs the command that the arguments name: on the calling thread, unless it waits.
  @MainActor public static func run() async {
    if let code = Compare.runPlainly(CommandLine.arguments) { exit(code) }
    do {
      try UnknownCommand.refuse(CommandLine.arguments)
      var command = try command(CommandLine.arguments)
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch {
      Emaki.exit(withError: error)
    }
  }

  /// The command that the arguments name.
  private nonisolated static func command(
    _ arguments: [String]
  ) throws -> sending any ParsableCommand {
    // Read without the tree of all commands, which takes its time; but where there is something to
    // say, be it help or what is wrong, the tree says it.
    let name = arguments.dropFirst().first
    let named = Emaki.configuration.subcommands.first { $0.configuration.commandName == name }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst(2))),
      type(of: command) == named
    {
      return command
    }
    do { return try Emaki.parseAsRoot() } catch {
      try DashedName.refuse(arguments)
      try OtherOptions.refuse(arguments)
      throw error
    }
  }
}

/// The program's version, also written into what it makes.
enum Version {
  static let text = "0.1.0"
}
