import EmakiDiagnostics
import EmakiFiles
import Synchronization

/// Whether an agent may ask the repository that a folder lies in.
///
/// A repository in the folder that is served may hold anything: its files must not lead out of it. One
/// around that folder is the user's, and git finds it from the folder above as well. A third kind, that
/// only a file in the folder points to, could be any repository of the user's, and is refused.
package enum ServedRepository {
  private static let known = Mutex<[String: String?]>([:])

  /// - Throws: `Failure` for a repository that may not be asked.
  package static func check(_ folder: String) throws(Failure) {
    guard Confinement.isOn else { return }
    var problem = known.withLock { $0[folder] }
    if problem == nil {
      let found = try findProblem(folder)
      known.withLock { $0[folder] = .some(found) }
      problem = .some(found)
    }
    if case .some(.some(let problem)) = problem { throw Failure(problem) }
  }

  /// The folders that a repository around the served one consists of, to be read by git.
  package static func places(above folder: String) -> [String] {
    let above = folder + "/.."
    let top = try? GitProgram.runFreely(in: above, ["rev-parse", "--show-toplevel"])
    return (try? folders(above)) ?? []
      + (top.map { $0.lines.map { Folder.path($0, ".git") } } ?? [])
  }

  private static func findProblem(_ folder: String) throws(Failure) -> String? {
    let found = try folders(folder)
    for place in found where !Confinement.allows(SystemPath.resolved(place)) {
      guard try folders(Confinement.path + "..") == found else {
        return "the repository of \(folder) lies outside of the folder that is served"
      }
      return nil
    }
    return found.lazy.compactMap(wayOut).first
  }

  /// The folder of a repository, and the one that it shares with others; none where there is none.
  private static func folders(_ folder: String) throws(Failure) -> [String] {
    let question = ["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"]
    let answer = try GitProgram.runFreely(in: folder, question)
    return answer.status == 0 ? Set(answer.lines).sorted() : []
  }

  /// How a repository in the folder leads out of it; `nil` where it does not.
  private static func wayOut(_ place: String) -> String? {
    let tree = FolderTree(below: place)
    if tree.isCut || tree.entries.contains(where: { $0.kind == .other }) {
      return "there are links in \(place), which may lead out of the folder that is served"
    }
    let borrowed = Folder.path(place, "objects/info/alternates")
    return Folder.exists(borrowed)
      ? "\(borrowed) names another repository, which is not served" : nil
  }
}

extension ChildProcess {
  /// Standard output, by lines.
  package var lines: [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
