import EmakiWorkspace
import ArgumentParser
import EmakiLSP
import EmakiPlatform
import EmakiRPC

/// `emaki lsp`
struct EditorServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Help an editor with scene files: errors, completion, names, a live page.",
    discussion: """
      A server for the Language Server Protocol on standard input and output. It shows errors \
      while you type, completes keys and names, explains them, finds and renames names, and \
      plays a motion in a browser. Your editor starts it; the manual shows how to set it up.

      Example:
        emaki lsp
      """)

  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    let connection = RPCConnection(
      .headers, cancellation: LSPServer.cancellation, input: STDIN_FILENO, output: STDOUT_FILENO)
    let host = EditorHost()
    let server = LSPServer(host, on: connection, version: Version.text)
    connection.run(server)
    host.stop()
    // An editor that goes without a word has crashed.
    if !server.isShutDown { throw ExitCode(1) }
  }
}
