import EmakiDrawing
import EmakiFiles
package import EmakiInterfaceBuilder
import Synchronization

/// The files of another source, and a list of those that were looked at.
package final class RecordingSource: FileSource {
  private let source: any FileSource
  private let seen = Mutex<Set<Dependency>>([])

  /// Makes one that has seen nothing.
  package init(over source: any FileSource = WorkTree()) {
    self.source = source
  }

  /// The files and folders looked at so far, sorted.
  package var dependencies: [Dependency] {
    seen.withLock { $0.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) } }
  }

  package func files(beside path: String) -> any NeighbouringFiles { Files(path, self) }

  private func note(_ kind: Dependency.Kind, _ path: String) {
    _ = seen.withLock { $0.insert(Dependency(kind, Folder.normal(path))) }
  }

  /// The names in a dependency other than a file, as it is now, that a scene may be made from.
  ///
  /// - Parameter own: folders that runs write into: what they find there must not change what they
  ///   draw.
  package static func names(of dependency: Dependency, outside own: [String]) -> [String] {
    let files = FilesBeside(Folder.path(dependency.path, "scene.yaml"))
    var names: [String]
    switch dependency.kind {
    case .file: return []
    case .names:
      // In a catalog groups have plain names; elsewhere these may be what runs write.
      let isCatalog = dependency.path.contains(".xcassets")
      names = files.names(in: ".").filter { isPart($0) || (isCatalog && !$0.contains(".")) }
    case .folderAssets: names = files.assets(in: .folder).paths.sorted()
    case .projectAssets: names = files.assets(in: .project).paths.sorted()
    }
    let top = SystemPath.resolved(dependency.path)
    names.removeAll { name in
      let path = Folder.normal(Folder.path(top, name))
      return own.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    return names
  }

  /// Whether a name is that of a catalog, a picture or a storyboard, and not of a page, a result or a
  /// folder that was written beside them.
  private static func isPart(_ name: String) -> Bool {
    !name.hasPrefix(".") && parts.contains(where: name.hasSuffix)
  }

  private static let parts =
    [".xcassets", ".imageset", ".colorset", ".pdf", ".json", ".storyboard", ".xib"]
    + DisplayImage.fileEndings

  private struct Files: NeighbouringFiles {
    private let files: any NeighbouringFiles
    private let folder: String
    private let source: RecordingSource

    init(_ path: String, _ source: RecordingSource) {
      files = source.source.files(beside: path)
      folder = Folder.parent(of: path)
      self.source = source
    }

    func bytes(at path: String) -> [UInt8]? {
      source.note(.file, Folder.path(folder, path))
      return files.bytes(at: path)
    }

    func pixelSize(of file: [UInt8]) -> Size? { files.pixelSize(of: file) }

    func picture(at path: String) -> DisplayImage? {
      source.note(.file, Folder.path(folder, path))
      return files.picture(at: path)
    }

    func names(in folder: String) -> [String] {
      source.note(.names, Folder.path(self.folder, folder))
      return files.names(in: folder)
    }

    func assets(in reach: AssetReach) -> AssetFiles {
      source.note(reach == .folder ? .folderAssets : .projectAssets, folder)
      return files.assets(in: reach)
    }
  }
}
