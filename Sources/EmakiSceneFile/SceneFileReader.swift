public import EmakiDiagnostics
public import EmakiSceneFormat
public import EmakiScenes

/// Reads scene files, YAML or JSON, into scenes.
///
///     let read = SceneFileReader.read(text, file: "side-menu.yaml")
///     if !read.hasErrors { draw(read.value.scenes) }
///
/// A pure function of the text and of the files that its options offer: nothing else is opened, and
/// the file's name only serves for messages and as the id of a scene that has none.
public enum SceneFileReader {
  /// Reads the text of a scene file.
  ///
  /// - Parameter options: the files that the text may name, and the user's settings.
  /// - Returns: the scenes, with every error and warning of the file at once (fifty at most), by
  ///   line and column. With errors the scenes lack what could not be read, and are empty where
  ///   the text is no YAML.
  public static func read(
    _ text: String, file: String, options: SceneFileOptions = SceneFileOptions()
  ) -> Diagnosed<SceneDocument> {
    read(SceneText(text, file: file), options: options)
  }

  /// Reads a text whose values are known already; otherwise as `read(_:file:options:)`.
  public static func read(
    _ text: SceneText, options: SceneFileOptions = SceneFileOptions()
  ) -> Diagnosed<SceneDocument> {
    let log = DiagnosticLog(text.source)
    log.add(text.warnings)
    do throws(YAMLSource.Faults) {
      let document = DocumentBuilder(log: log, options: options).document(try text.value.get())
      return Diagnosed(document, diagnostics: log.diagnostics)
    } catch {
      log.add(error.diagnostics)
      return Diagnosed(SceneDocument(scenes: []), diagnostics: log.diagnostics)
    }
  }

  /// Reads the bytes of a scene file, which must be UTF-8; otherwise as `read(_:file:options:)` of
  /// a text.
  public static func read(
    _ bytes: [UInt8], file: String, options: SceneFileOptions = SceneFileOptions()
  ) -> Diagnosed<SceneDocument> {
    switch SourceText.read(bytes, file: file) {
    case .success(let source): read(SceneText(source), options: options)
    case .failure(let problem): Diagnosed(SceneDocument(scenes: []), diagnostics: [problem])
    }
  }

  /// Writes a scene file out: ready-made scenes, components, imports, data, repetitions and aliases
  /// in full, as text that reads as the same scenes.
  ///
  /// - Returns: the text, empty where there are errors, with what `read(_:file:options:)` notices.
  public static func expand(
    _ bytes: [UInt8], file: String, options: SceneFileOptions = SceneFileOptions()
  ) -> Diagnosed<String> {
    expand(bytes, file: file, options: options) { root, _ in SceneFileWriter.text(of: root) }
  }

  /// Writes a scene file out in another form; otherwise as `expand(_:file:options:)`.
  ///
  /// - Parameter write: makes the text from the values of the file and its name.
  package static func expand(
    _ bytes: [UInt8], file: String, options: SceneFileOptions,
    by write: (_ root: SourceNode, _ file: String) -> String
  ) -> Diagnosed<String> {
    switch SourceText.read(bytes, file: file) {
    case .success(let source): expand(source, options, by: write)
    case .failure(let problem): Diagnosed("", diagnostics: [problem])
    }
  }

  private static func expand(
    _ source: SourceText, _ options: SceneFileOptions,
    by write: (_ root: SourceNode, _ file: String) -> String
  ) -> Diagnosed<String> {
    let text = SceneText(source)
    let read = read(text, options: options)
    guard !read.hasErrors, let root = try? text.value.get() else {
      return Diagnosed("", diagnostics: read.diagnostics)
    }
    let written = DocumentBuilder(log: DiagnosticLog(source), options: options).written(root)
    return Diagnosed(
      written.map { write($0, source.file) } ?? "", diagnostics: read.diagnostics)
  }
}
