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
      render, inspect, explain, validate, compare, diff, spec, map, list and help. With \
      --allow-write there is also write. Each call ends after 20 seconds at most. Files outside \
      the folder cannot be opened, not even through links.

      Examples:
        emaki mcp Examples
        emaki mcp screens --allow-write
      """)

  @Argument(help: "The folder.")
  var folder = "."

  @Flag(help: "Let the agent write scene files (.yaml, .yml, .json) in the folder.")
  var allowWrite = false

  func run() throws {
    try Command.run {
      guard Folder.isFolder(folder), SystemPath.with(folder, { chdir($0) }) == 0 else {
        throw Failure("there is no folder \(folder)")
      }
      let connection = RPCConnection(
        .lines, cancellation: MCPServer.cancellation, input: STDIN_FILENO, output: STDOUT_FILENO)
      let server = MCPServer(version: Version.text, instructions: instructions) {
        AgentOffer(ServedFolder(), canWrite: allowWrite)
      }
      connection.run(server)
    }
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
