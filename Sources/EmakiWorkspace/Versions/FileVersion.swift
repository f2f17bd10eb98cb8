import EmakiFiles
import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiScenes

/// A file of scenes as it is now, or as it was at a revision.
struct FileVersion {
  let path: String
  /// `nil` for the work tree.
  let revision: GitRevision?
  let bytes: [UInt8]

  /// The file as it is now; `nil` where there is none.
  ///
  /// - Parameter isRegular: as of `InputFile.bytes(of:isRegular:)`.
  /// - Throws: `Failure` where it cannot be read.
  static func now(_ path: String, isRegular: Bool) throws(Failure) -> FileVersion? {
    guard Folder.exists(path) else { return nil }
    let bytes = try InputFile.bytes(of: path, isRegular: isRegular)
    return FileVersion(path: path, revision: nil, bytes: bytes)
  }

  /// The file at a revision; `nil` where there is none.
  ///
  /// - Throws: `Failure` where git cannot be asked.
  static func at(_ revision: GitRevision, _ path: String) throws(Failure) -> FileVersion? {
    guard let bytes = try revision.bytes(of: path) else { return nil }
    return FileVersion(path: path, revision: revision, bytes: bytes)
  }

  /// As git names it.
  var title: String { revision.map { "\($0.name):\(path)" } ?? path }

  /// The scenes, laid out.
  ///
  /// - Parameters:
  ///   - name: the last name of the file that it is compared with, so that a scene keeps its id when its
  ///     file has another name.
  ///   - source: of the files that it names.
  func scenes(
    called name: String, screen: ScreenSettings, picture: PictureSettings,
    from source: any FileSource
  ) throws -> [LaidOutScene] {
    let path = self.path(called: name)
    do {
      let input = try InputFile(bytes, name: path, screen: screen, from: source)
      return try input.comparedScenes(named: screen.scene).map { scene in
        try LaidOutScene(
          RenderPlan(
            scene, of: input, sampling: .start, screen: screen, picture: picture),
          of: input.document)
      }
    } catch let failure as Failure {
      throw failure.naming(path, as: title)
    }
  }

  /// The meanings of the scenes under other settings, without layout.
  func meanings(
    called name: String, screen: ScreenSettings
  ) throws(Failure) -> [(id: String, meaning: SceneMeaning)] {
    let path = self.path(called: name)
    do throws(Failure) {
      let input = try InputFile(bytes, name: path, screen: screen, from: source)
      return input.comparedScenes(named: screen.scene).map { scene in
        (scene.id, SceneMeaning(scene, of: input.document))
      }
    } catch {
      throw error.naming(path, as: title)
    }
  }

  /// The languages that the texts of a storyboard are translated into.
  var languages: [String] {
    guard InputFile.isInterfaceBuilder(bytes, name: path) else { return [] }
    return InterfaceBuilderReader.languages(of: path, source.files(beside: path))
  }

  /// Where the files are that it names.
  var source: any FileSource { revision ?? WorkTree() as any FileSource }

  /// The path with another last name, as long as that says the same of the kind of the file.
  private func path(called name: String) -> String {
    guard Self.fileExtension(of: path) == Self.fileExtension(of: name) else { return path }
    return Folder.sibling(of: path, name)
  }

  private static func fileExtension(of path: String) -> Substring? {
    path.split(separator: ".").last
  }
}

extension Failure {
  /// The failure with another name for a file.
  fileprivate func naming(_ file: String, as title: String) -> Failure {
    var copy = self
    for index in diagnostics.indices where diagnostics[index].location?.file == file {
      copy.diagnostics[index].location?.file = title
    }
    return copy
  }
}
