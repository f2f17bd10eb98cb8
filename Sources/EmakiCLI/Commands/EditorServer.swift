import ArgumentParser
import EmakiLSP
import EmakiPlatform
import EmakiRPC

/// `emaki lsp`
struct EditorServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Help an editor with scene files: mistakes, completion, names, a live page.",
    discussion: """
      A server of the Language Server Protocol on standard input and output. It tells what validate \
      finds while you write, completes keys and names, explains them, finds and renames what has a \
      name, and shows a motion in a browser. Editors start it themselves; the manual says how to \
      set it up.

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
