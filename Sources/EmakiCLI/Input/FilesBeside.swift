import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiReel
import FoundationEssentials

/// Where a document and the files around it are read from.
protocol FileSource: Sendable {
  /// The files in and around the folder of the document at `path`.
  func files(beside path: String) -> any NeighbouringFiles
}

/// The files as they are now.
struct WorkTree: FileSource {
  func files(beside path: String) -> any NeighbouringFiles { FilesBeside(path) }
}

/// The files in the folder of a document.
struct FilesBeside: NeighbouringFiles {
  private let folder: String

  /// Looks beside the file at `path`.
  init(_ path: String) {
    folder = Folder.parent(of: path)
  }

  func bytes(at path: String) -> [UInt8]? {
    let file = Folder.path(folder, path)
    guard FileManager.default.fileExists(atPath: file), !Folder.isFolder(file) else { return nil }
    return try? AtomicFile.read(file)
  }

  func picture(at path: String) -> DisplayImage? {
    bytes(at: path).flatMap { DecodedPicture.image($0, named: Folder.path(folder, path)) }
  }

  func names(in folder: String) -> [String] {
    let path = Folder.path(self.folder, folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
