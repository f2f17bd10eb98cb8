package import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiInterfaceBuilder
import EmakiSceneFile
package import EmakiSceneFormat

/// The files that a scene file may name: those in its folder, or in a root that the user allows.
package struct SceneFolder: SceneFiles {
  /// The folder's path with a slash at its end; symbolic links resolved.
  private let root: String
  /// The root as the user wrote it.
  private let shownRoot: String
  package let folder: String
  private let files: any NeighbouringFiles

  /// The folder of the file at `path`, or `root`, which must hold the file.
  ///
  /// - Throws: `SceneFileProblem` where there is no such root, or it does not hold the file.
  package init(
    of path: String, root: String?, from source: any FileSource
  ) throws(SceneFileProblem) {
    let own = Folder.parent(of: path)
    files = source.files(beside: Folder.path(root ?? own, "scene.yaml"))
    let real = Self.resolved(own)
    guard let root else {
      (self.root, shownRoot, folder) = (real, own, "")
      return
    }
    guard Folder.isFolder(root) else {
      throw SceneFileProblem("--root: there is no folder \(root)")
    }
    let top = Self.resolved(root)
    guard real.hasPrefix(top) else {
      throw SceneFileProblem("\(path) lies outside the root \(root)")
    }
    (self.root, shownRoot) = (top, root)
    folder = real.dropFirst(top.count).split(separator: "/").joined(separator: "/")
  }

  private static func resolved(_ path: String) -> String {
    let real = SystemPath.resolved(path)
    return real.hasSuffix("/") ? real : real + "/"
  }

  package func name(of path: String) -> String {
    shownRoot == "." ? path : Folder.path(shownRoot, path)
  }

  /// Whether there is a file at a path, wherever a link there may lead.
  package func isThere(_ path: String) -> Bool {
    // Looked for first, for it is read later: only a revision of git has files that are not there.
    Folder.exists(root + path) || files.bytes(at: path) != nil
  }

  package func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] {
    if path.isEmpty { throw SceneFileProblem("the folder of the scene is not a file") }
    let file = root + path
    let real = SystemPath.resolved(file)
    guard real.hasPrefix(root) else {
      throw SceneFileProblem("\"\(path)\" is a link out of the folder of the scene")
    }
    guard let bytes = files.bytes(at: path) else {
      guard Folder.exists(file) else { throw .absent(name(of: path)) }
      throw SceneFileProblem("\"\(name(of: path))\" is not a regular file that can be read")
    }
    return bytes
  }

  package func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    let bytes = try bytes(at: path)
    do {
      return try DecodedPicture.read(bytes, named: path)
    } catch {
      throw SceneFileProblem("\"\(name(of: path))\" cannot be drawn: \(error)")
    }
  }
}
