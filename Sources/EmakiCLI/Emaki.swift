import EmakiWorkspace
import ArgumentParser
import Dispatch
import EmakiFiles
import EmakiPlatform

/// The command line: parse, call one function, print what was reported, choose the exit code.
struct Emaki: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emaki",
    abstract: "Lays out UIKit-style screens and draws every step of their motion.",
    discussion: """
      INPUT is a scene file (.yaml, .json), a .storyboard or a .xib; - reads a scene file from \
      standard input. Data goes to standard output, messages to standard error.

      Exit codes: 0 fine, 1 different (check, compare and diff), 2 an error, 64 a wrong command line.

      Example:
        emaki render Examples/side-menu.yaml -o frames
      """,
    version: Version.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Draw", subcommands: [Render.self, Preview.self, Spec.self, Map.self, Serve.self]),
      CommandGroup(
        name: "Look into",
        subcommands: [Inspect.self, Trace.self, Validate.self, Expand.self, Measure.self]),
      CommandGroup(
        name: "Compare",
        subcommands: [Check.self, Accept.self, Compare.self, Diff.self, Baselines.self]),
      CommandGroup(name: "Many machines", subcommands: [Plan.self, Merge.self]),
      CommandGroup(
        name: "Beside the editor", subcommands: [EditorServer.self, AgentServer.self]),
      CommandGroup(
        name: "Start", subcommands: [Init.self, Devices.self, Schema.self, ManualPages.self]),
    ])
}

/// The program `emaki`.
public enum Program {
  /// Runs the command that the arguments name, on the calling thread, unless it waits.
  public static func run() {
    #if FastStart
      if let code = Compare.runPlainly() { exit(code) }
    #endif
    runParsed()
  }

  /// Apart from `run`, which would make up the types that are needed here even where it ends early.
  @inline(never)
  private static func runParsed() {
    RunningChildren.prepare()
    AtomicFile.removeTemporaryFilesOnSignals(also: RunningChildren.killAll)
    do {
      var arguments = SystemPath.arguments
      if arguments.count > 1, let parent = ToolProcess.parent(arguments[1]) {
        arguments.remove(at: 1)
        Confinement.endWithParent(parent)
        guard Confinement.begin(canWrite: false) else { throw ExitCode(2) }
      }
      try UnknownCommand.refuse(arguments)
      if try HelpTopic.run(arguments) { return }
      var command = try command(arguments)
      if let waiting = command as? any AsyncParsableCommand { runAndExit(waiting) }
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Ends the program with the error's message, in the spelling of all other messages.
  private static func end(with error: any Error) -> Never {
    let code = Emaki.exitCode(for: error)
    let message = Emaki.fullMessage(for: error)
    guard code != .success, message.hasPrefix("Error: ") else { Emaki.exit(withError: error) }
    Terminal.message("error: " + message.dropFirst("Error: ".count))
    exit(code.rawValue)
  }

  /// Runs a command that waits, while the calling thread serves the main queue.
  private static func runAndExit(_ command: sending any AsyncParsableCommand) -> Never {
    Task {
      do {
        var command = command
        try await command.run()
      } catch {
        end(with: error)
      }
      Emaki.exit()
    }
    dispatchMain()
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
    do { return try Emaki.parseAsRoot(Array(arguments.dropFirst())) } catch {
      try DashedName.refuse(arguments)
      try OtherOptions.refuse(arguments)
      throw error
    }
  }
}
