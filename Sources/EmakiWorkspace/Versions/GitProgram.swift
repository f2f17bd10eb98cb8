import Dispatch
import EmakiFiles
import EmakiPlatform

/// Git, run so that it reads nothing but the repository's files.
///
/// A repository's configuration can name programs: to watch files, to convert them, to fetch what a
/// partial clone lacks, to connect. None of them runs, and no connection is made: the commands look at
/// no work tree, git finds no program to start, and each setting that names one is overridden. Nothing
/// that the environment or the user has set for git counts but which repositories of others the user
/// trusts (`safe.directory`).
package enum GitProgram {
  /// The longest that a question may take, in seconds: a repository can name pipes, too.
  private static let seconds = 60

  /// Asks something of the repository that a folder lies in.
  ///
  /// - Throws: `Failure` where git is not installed or does not answer, and where an agent asks of a
  ///   repository that is not in its folder.
  package static func run(in folder: String, _ arguments: [String]) throws(Failure) -> ChildProcess
  {
    try ServedRepository.check(folder)
    return try runFreely(in: folder, arguments)
  }

  /// The same without looking where the repository lies.
  static func runFreely(in folder: String, _ arguments: [String]) throws(Failure) -> ChildProcess {
    let options = settings + trusted.map { "safe.directory=\($0)" }
    return try start(
      ["--no-pager", "--no-optional-locks", "--literal-pathspecs", "-C", folder]
        + options.flatMap { ["-c", $0] } + arguments,
      ["GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null"])
  }

  /// Where git is: in the first folder of `PATH` that begins at the root and has it.
  package static let path: String? = ChildProcess.variables.first { $0.hasPrefix("PATH=") }
    .flatMap { variable in
      variable.dropFirst("PATH=".count).split(separator: ":").lazy
        .map { "\($0)/git" }
        .first { path in
          path.hasPrefix("/") && SystemPath.with(path) { access($0, X_OK) } == 0
        }
    }

  /// Settings that keep git from running other programs, or from changing its answers.
  private static let settings =
    [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null",
      "core.alternateRefsCommand=false", "core.sshCommand=false", "core.gitProxy=false",
      "core.askPass=false", "core.pager=false", "core.editor=false", "credential.helper=",
      "gpg.program=false", "protocol.allow=never", "gc.auto=0", "maintenance.auto=false",
    ]

  /// No program is found, no connection allowed, nobody asked.
  private static let variables = [
    "PATH=/dev/null", "GIT_EXEC_PATH=/dev/null", "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1",
    "GIT_NO_REPLACE_OBJECTS=1", "GIT_ATTR_NOSYSTEM=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
  ]

  /// The folders whose repositories the user trusts, whoever owns them: as git itself, only the user's
  /// and the system's configuration is believed.
  private static let trusted: [String] = {
    // There is no repository at this path, whose configuration would be read.
    guard
      let answer = try? start(
        ["config", "--null", "--get-all", "safe.directory"], ["GIT_DIR=/dev/null"]),
      answer.status == 0
    else { return [] }
    return String(decoding: answer.output, as: UTF8.self).split(separator: "\0").map(String.init)
  }()

  /// The files that this is read from.
  package static var configuration: [String] {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let home = value("HOME")
    let folder = value("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
    let ofUser = [home.map { $0 + "/.gitconfig" }, folder.map { $0 + "/git/config" }]
    return ["/etc/gitconfig"] + ofUser.compactMap(\.self)
  }

  private static func start(
    _ arguments: [String], _ more: [String]
  ) throws(Failure) -> ChildProcess {
    let replaced = ["PATH=", "GIT_", "LC_ALL=", "LANGUAGE=", "SSH_ASKPASS"]
    let kept = ChildProcess.variables.filter { variable in
      !replaced.contains(where: variable.hasPrefix)
    }
    let stop = ChildProcess.Stop()
    let timer = stop.ask(after: seconds)
    defer { timer.cancel() }
    guard let path,
      let child = ChildProcess(
        running: path, arguments, environment: kept + variables + more, stop: stop)
    else { throw Failure("git is not installed, or cannot be run") }
    if stop.isAsked { throw Failure("git has not answered within \(seconds) seconds") }
    return child
  }
}
