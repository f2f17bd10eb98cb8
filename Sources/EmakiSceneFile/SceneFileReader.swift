public import EmakiDiagnostics
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
  /// - Parameter options: the files that the text may name, and what the user has set.
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
  /// - Parameter form: YAML or Swift.
  /// - Returns: the text, empty where there are errors, with what `read(_:file:options:)` notices.
  public static func expand(
    _ bytes: [UInt8], file: String, options: SceneFileOptions = SceneFileOptions(),
    as form: SceneFileForm = .yaml
  ) -> Diagnosed<String> {
    switch SourceText.read(bytes, file: file) {
    case .success(let source): expand(source, options, as: form)
    case .failure(let problem): Diagnosed("", diagnostics: [problem])
    }
  }

  private static func expand(
    _ source: SourceText, _ options: SceneFileOptions, as form: SceneFileForm
  ) -> Diagnosed<String> {
    let text = SceneText(source)
    let read = read(text, options: options)
    guard !read.hasErrors, let root = try? text.value.get() else {
      return Diagnosed("", diagnostics: read.diagnostics)
    }
    let written = DocumentBuilder(log: DiagnosticLog(source), options: options).written(root)
    let form = written.map { root in
      switch form {
      case .yaml: SceneFileWriter.text(of: root)
      case .swift: SwiftWriter.text(of: root, file: source.file)
      }
    }
    return Diagnosed(form ?? "", diagnostics: read.diagnostics)
  }
}

/// What a scene file can be written as.
public enum SceneFileForm: String, Sendable, CaseIterable {
  /// A scene file.
  case yaml
  /// A structure of the module `Emaki`.
  case swift
}
