import EmakiDrawing
import EmakiFiles
import EmakiInterfaceBuilder
import Synchronization

/// The files as editors have them: those that are open with the texts that are not saved yet, others as
/// they are now.
package final class OpenFiles: Sendable {
  private let texts = Mutex<[String: [UInt8]]>([:])

  package init() {}

  /// Takes over the text of a file; with `nil` the file itself counts again.
  ///
  /// - Returns: whether it had another text before.
  package func hold(_ text: String?, at path: String) -> Bool {
    let (path, bytes) = (Folder.normal(path), text.map { Array($0.utf8) })
    return texts.withLock { texts in
      defer { texts[path] = bytes }
      return texts[path] != bytes
    }
  }

  fileprivate func text(at path: String) -> [UInt8]? { texts.withLock { $0[path] } }
}

/// Open files, and the paths of those that were looked at.
final class OpenFileSource: FileSource {
  fileprivate let open: OpenFiles
  private let seen = Mutex<Set<String>>([])

  init(_ open: OpenFiles) { self.open = open }

  /// The paths of the files and folders that were looked at.
  var paths: Set<String> { seen.withLock { $0 } }

  func files(beside path: String) -> any NeighbouringFiles { Files(path, self) }

  private struct Files: NeighbouringFiles {
    private let files: FilesBeside
    private let folder: String
    private let source: OpenFileSource

    init(_ path: String, _ source: OpenFileSource) {
      files = FilesBeside(path)
      folder = Folder.parent(of: path)
      self.source = source
    }

    func bytes(at path: String) -> [UInt8]? {
      source.open.text(at: noted(path)) ?? files.bytes(at: path)
    }

    func pixelSize(of file: [UInt8]) -> Size? { files.pixelSize(of: file) }

    func picture(at path: String) -> DisplayImage? {
      _ = noted(path)
      return files.picture(at: path)
    }

    func names(in folder: String) -> [String] {
      _ = noted(folder)
      return files.names(in: folder)
    }

    func assets(in reach: AssetReach) -> AssetFiles {
      _ = noted("")
      return files.assets(in: reach)
    }

    /// Notes that a file or folder is looked at, and gives its whole path.
    private func noted(_ path: String) -> String {
      let whole = Folder.normal(Folder.path(folder, path))
      source.seen.withLock { _ = $0.insert(whole) }
      return whole
    }
  }
}
