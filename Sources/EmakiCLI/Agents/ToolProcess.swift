import EmakiWorkspace
import Dispatch
import EmakiMCP
import EmakiPlatform

/// A command that runs in a separate process: one that takes too long, or that nobody waits for any
/// more, is ended, whatever it does. It opens nothing outside of the folder that is served.
struct ToolProcess {
  /// Bytes that the process wrote to standard output.
  let output: [UInt8]
  /// Text that the process wrote to standard error.
  let messages: String
  /// Its exit code.
  let status: Int32

  /// The time that a command may take.
  private static let seconds = 20

  /// Runs the program itself with other arguments.
  ///
  /// - Throws: `Failure` where it cannot be started, or takes too long.
  init(_ arguments: [String], for run: MCPRun) throws(Failure) {
    let stop = ChildProcess.Stop()
    run.whenCancelled { stop.ask() }
    let timer = stop.ask(after: Self.seconds)
    defer { timer.cancel() }
    let words = ["\(Self.confined)=\(getpid())"] + arguments
    guard let child = ChildProcess(running: Self.program, words, stop: stop) else {
      throw Failure("the command cannot be started")
    }
    if stop.isAsked {
      throw Failure("this takes longer than \(Self.seconds) seconds, and was given up")
    }
    output = child.output
    messages = String(decoding: child.messages, as: UTF8.self)
    status = child.status
  }

  /// The first argument of a process that opens files of its working folder only, writes none, and
  /// ends with the one that has started it.
  static let confined = "--confined"

  /// The process that such a first argument names as the one that has started this one; 0 where it
  /// names none, and `nil` for other arguments.
  static func parent(_ argument: String) -> pid_t? {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.first.map(String.init) == confined else { return nil }
    return parts.count == 2 ? pid_t(parts[1]) : 0
  }

  /// The program itself, also where its file was replaced since.
  static var program: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// Starts the program again in this process, with nothing left of it but what the kernel keeps:
  /// its open files, its working folder and what it may open. Returns only where that cannot be
  /// done.
  static func startAgain(_ arguments: [String]) {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &words)
    for word in words { free(word) }
  }

  /// Whether the command did what it was asked for; a difference that it found is no failure.
  var isDone: Bool { status == 0 || status == 1 }
}
