import EmakiDrawing
package import EmakiInterfaceBuilder
import EmakiFiles

/// The files as they are now; the folder of each is reported before the file is read, so that an
/// edit that follows is not missed.
package struct WatchedTree: FileSource {
  /// Is given the folder of every file, whether there is one or not.
  package let onLook: @Sendable (String) -> Void

  package init(onLook: @escaping @Sendable (String) -> Void) {
    self.onLook = onLook
  }

  package func files(beside path: String) -> any NeighbouringFiles {
    WatchedFiles(folder: Folder.parent(of: path), files: FilesBeside(path), tree: self)
  }

  /// Reports the folder of a file and, where it is a link, that of the one that it leads to.
  func look(at path: String) {
    onLook(Folder.parent(of: path))
    let real = SystemPath.resolved(path)
    onLook(Folder.parent(of: real))
  }
}

/// The files in the folder of a document, each reported before it is read.
private struct WatchedFiles: NeighbouringFiles {
  let folder: String
  let files: FilesBeside
  let tree: WatchedTree

  func bytes(at path: String) -> [UInt8]? {
    tree.look(at: Folder.path(folder, path))
    return files.bytes(at: path)
  }

  func pixelSize(of file: [UInt8]) -> Size? { files.pixelSize(of: file) }

  func picture(at path: String) -> DisplayImage? {
    tree.look(at: Folder.path(folder, path))
    return files.picture(at: path)
  }

  func names(in folder: String) -> [String] {
    tree.onLook(Folder.path(self.folder, folder))
    return files.names(in: folder)
  }

  // Reading a file that was taken from them is recorded.
  func assets(in reach: AssetReach) -> AssetFiles { files.assets(in: reach) }
}
