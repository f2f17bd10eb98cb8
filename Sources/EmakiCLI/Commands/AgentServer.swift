import EmakiWorkspace
import ArgumentParser
import EmakiFiles
import EmakiMCP
import EmakiPlatform
import EmakiRPC

/// `emaki mcp`
struct AgentServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let an agent draw, measure and check the scenes of a folder.",
    discussion: """
      A server for the Model Context Protocol on standard input and output. Its tools are \
      render, inspect, explain, validate, compare, diff, spec, motion_in_code, map, list and \
      help. With --allow-write there is also write. Each call ends after 20 seconds at most. \
      Files outside the folder cannot be opened, not even through links; where Linux has \
      Landlock, the kernel sees to it, too.

      Examples:
        emaki mcp Examples
        emaki mcp screens --allow-write
      """)

  @Argument(help: "The folder.")
  var folder = "."

  @Flag(help: "Let the agent write scene files (.yaml, .yml, .json) in the folder.")
  var allowWrite = false

  /// Given to the process that the kernel keeps in its folder, by the one that has asked for that.
  @Flag(name: .customLong("kept"), help: .hidden)
  var isKept = false

  func run() throws {
    try Command.run {
      guard Folder.isFolder(folder), SystemPath.with(folder, { chdir($0) }) == 0 else {
        throw Failure("there is no folder \(folder)")
      }
      try confine()
      let connection = RPCConnection(
        .lines, cancellation: MCPServer.cancellation, input: STDIN_FILENO, output: STDOUT_FILENO)
      let server = MCPServer(version: Version.text, instructions: instructions) {
        AgentOffer(ServedFolder(), canWrite: allowWrite)
      }
      connection.run(server, patience: Self.patience)
    }
  }

  /// How long calls are still begun when nobody sends any more, in seconds.
  private static let patience = 3

  /// Where the user has libraries besides the system's.
  private static var libraries: [String] {
    getenv("LD_LIBRARY_PATH").map { String(cString: $0) }?
      .split(separator: ":").map(String.init) ?? []
  }

  /// From now on nothing outside of the folder is opened: by the program's rule, and by the
  /// kernel's where it has one, which holds for libraries and for git, too.
  private func confine() throws(Failure) {
    if !isKept { try haveKernelKeep() }
    guard Confinement.begin(canWrite: allowWrite) else {
      throw Failure("the folder \(folder) cannot be opened")
    }
  }

  /// Starts the program again in this process, where the kernel has a rule.
  ///
  /// The rule binds the thread that asks for it and what comes from that thread. Git was asked about the
  /// repository before, which leaves other threads, and what they start would be free; none of them
  /// outlives the start.
  private func haveKernelKeep() throws(Failure) {
    let repository = ServedRepository.places(above: ".")
    let isEnforced = Confinement.enforce(
      canWrite: allowWrite, reading: repository + GitProgram.configuration,
      running: [GitProgram.path, CodeProgram.path].compactMap { $0.map(SystemPath.resolved) }
        + Self.libraries)
    guard isEnforced else { return }
    let words = ["mcp", "--kept"] + (allowWrite ? ["--allow-write"] : [])
    ToolProcess.startAgain(words)
    throw Failure("the server cannot be started in its folder")
  }

  private var instructions: String {
    """
    Emaki draws UIKit-style screens from scene files (YAML), storyboards and xibs, with their motions. \
    Look up keys with help, check with validate, look with render (marks: true numbers the views), \
    measure with inspect, and ask explain why a view lies where it lies.
    """
      + (allowWrite ? " Write scene files with write." : " Files cannot be written.")
  }
}
