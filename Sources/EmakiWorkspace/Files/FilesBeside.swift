package import EmakiDrawing
import EmakiFormats
package import EmakiInterfaceBuilder
import EmakiFiles
internal import EmakiLimits

/// Where a document and the files around it are read from.
package protocol FileSource: Sendable {
  /// The files in and around the folder of the document at `path`.
  func files(beside path: String) -> any NeighbouringFiles
}

extension FileSource {
  /// The files in a folder.
  package func files(in folder: String) -> any NeighbouringFiles {
    files(beside: Folder.path(folder, "assets"))
  }
}

/// The files as they are now.
package struct WorkTree: FileSource {
  /// Makes one.
  package init() {}

  package func files(beside path: String) -> any NeighbouringFiles { FilesBeside(path) }
}

/// The files in the folder of a document.
package struct FilesBeside: NeighbouringFiles {
  private let folder: String

  /// Looks beside the file at `path`.
  package init(_ path: String) {
    folder = Folder.parent(of: path)
  }

  package func bytes(at path: String) -> [UInt8]? {
    let file = Folder.path(folder, path)
    // A pipe here would be waited for, and a device may never end.
    return try? AtomicFile.read(file, limit: InputLimit.neighbourBytes.most)
  }

  package func pixelSize(of file: [UInt8]) -> Size? { PictureFile.size(file) }

  package func picture(at path: String) -> DisplayImage? {
    bytes(at: path).flatMap { try? DecodedPicture.read($0, named: Folder.path(folder, path)) }
  }

  package func names(in folder: String) -> [String] {
    let path = Folder.path(self.folder, folder)
    return FolderNames.all(in: path) ?? []
  }

  package func assets(in reach: AssetReach) -> AssetFiles {
    ProjectTree.assets(around: folder, in: reach)
  }
}
