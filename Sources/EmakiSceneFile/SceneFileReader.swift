public import EmakiDiagnostics
public import EmakiScenes

/// Reads scene files, YAML or JSON, into scenes.
///
///     let read = SceneFileReader.read(text, file: "side-menu.yaml")
///     if !read.hasErrors { draw(read.value.scenes) }
///
/// A pure function of the text and of the storyboards that it names: nothing else is opened, and
/// the file's name only serves for messages and as the id of a scene that has none.
public enum SceneFileReader {
  /// Reads the text of a scene file.
  ///
  /// - Parameter storyboards: opens the storyboards that the file names; by default there are none.
  /// - Returns: the scenes, with every error and warning of the file at once (fifty at most), by
  ///   line and column. With errors the scenes lack what could not be read, and are empty where
  ///   the text is no YAML.
  public static func read(
    _ text: String, file: String, storyboards: any StoryboardSource = NoStoryboards()
  ) -> Diagnosed<SceneDocument> {
    let log = DiagnosticLog(SourceText(text, file: file))
    var source = YAMLSource(log.source)
    do throws(Diagnostic) {
      let root = try source.read()
      let document = DocumentBuilder(log: log, fileName: file, storyboards: storyboards)
        .document(root)
      return Diagnosed(document, diagnostics: log.diagnostics)
    } catch {
      return Diagnosed(SceneDocument(scenes: []), diagnostics: [error])
    }
  }

  /// Reads the bytes of a scene file, which must be UTF-8; otherwise as
  /// `read(_:file:storyboards:)` of a text.
  public static func read(
    _ bytes: [UInt8], file: String, storyboards: any StoryboardSource = NoStoryboards()
  ) -> Diagnosed<SceneDocument> {
    switch text(bytes, file: file) {
    case .success(let text): read(text, file: file, storyboards: storyboards)
    case .failure(let problem): Diagnosed(SceneDocument(scenes: []), diagnostics: [problem])
    }
  }

  /// Writes a scene file out: ready-made scenes, repetitions and aliases in full, as YAML that
  /// reads as the same scenes.
  ///
  /// - Returns: the text, empty where there are errors, with what `read(_:file:storyboards:)`
  ///   notices.
  public static func expand(
    _ bytes: [UInt8], file: String, storyboards: any StoryboardSource = NoStoryboards()
  ) -> Diagnosed<String> {
    let text: String
    switch self.text(bytes, file: file) {
    case .success(let read): text = read
    case .failure(let problem): return Diagnosed("", diagnostics: [problem])
    }
    let diagnostics = read(text, file: file, storyboards: storyboards).diagnostics
    let log = DiagnosticLog(SourceText(text, file: file))
    var source = YAMLSource(log.source)
    do throws(Diagnostic) {
      let root = try source.read()
      let written = DocumentBuilder(log: log, fileName: file, storyboards: NoStoryboards())
        .written(root)
      let isFine = !diagnostics.contains { $0.severity == .error }
      let expanded = isFine ? written.map(SceneFileWriter.text) : nil
      return Diagnosed(expanded ?? "", diagnostics: diagnostics)
    } catch {
      return Diagnosed("", diagnostics: [error])
    }
  }

  private static func text(_ bytes: [UInt8], file: String) -> Result<String, Diagnostic> {
    let unmarked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: unmarked, as: UTF8.self) { return .success(text) }
    return .failure(
      Diagnostic(
        .error, "not a text file", at: SourceLocation(file: file, line: 1, column: 1),
        hint: "a scene file is YAML or JSON in UTF-8"))
  }
}
