import EmakiFiles

/// A file by the nearest folder above it that there still is, where git can run.
struct GitPlace {
  let folder: String
  /// The path from the folder.
  let path: String

  init(_ file: String) {
    var folder = Folder.parent(of: file)
    var path = file.split(separator: "/").last.map(String.init) ?? file
    while !Folder.isFolder(folder), folder != ".", folder != "/" {
      path = (folder.split(separator: "/").last.map(String.init) ?? "") + "/" + path
      folder = Folder.parent(of: folder)
    }
    (self.folder, self.path) = (folder, path)
  }

  /// A place for questions about the contents of a folder.
  init(inFolder folder: String) { self.init(Folder.path(folder, "x")) }

  /// The path from the root of the repository, as git lists it.
  var inRepository: String? { line(["rev-parse", "--show-prefix"]).map { $0 + path } }

  /// The folder that the repository's work tree begins in.
  var root: String? { line(["rev-parse", "--show-toplevel"]) }

  /// The only line that git answers, or `nil` where it fails.
  func line(_ arguments: [String]) -> String? {
    guard let answer = try? git(arguments), answer.status == 0 else { return nil }
    let text = SystemPath.text(answer.output)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The names that git lists, each ended by a zero byte; empty where git fails.
  func list(_ arguments: [String]) -> [String] {
    guard let answer = try? git(arguments), answer.status == 0 else { return [] }
    return answer.output.split(separator: 0).map { SystemPath.text($0) }
  }

  func git(_ arguments: [String]) throws(Failure) -> ChildProcess {
    try GitProgram.run(in: folder, arguments)
  }

  /// Fails, with git's reason, where git knows nothing of the path.
  func requireRepository(of file: String) throws(Failure) {
    let answer = try git(["rev-parse", "--git-dir"])
    if answer.status == 0 { return }
    let lines = String(decoding: answer.messages, as: UTF8.self)
      .split(separator: "\n").map { $0.trimming(while: \.isWhitespace) }
    let reason = lines.first.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 } ?? ""
    if reason.isEmpty || reason.hasPrefix("not a git repository") {
      throw Failure("\(file) lies in no git repository")
    }
    throw Failure(
      "git cannot read the repository of \(file): \(reason)",
      hint: lines.first { $0.hasPrefix("git config ") })
  }
}

extension StringProtocol {
  /// Without the characters at both ends that a condition holds for.
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
    let start = drop(while: isLeftOut)
    return String(start.reversed().drop(while: isLeftOut).reversed())
  }
}
