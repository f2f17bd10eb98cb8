package import EmakiDiagnostics
package import EmakiDrawing
package import EmakiLayout

/// The files that a scene names, each read once.
package final class NamedFiles {
  private let log: DiagnosticLog
  private let files: any SceneFiles
  /// The folders of the files, by the numbers in locations.
  private var folders: [String]
  /// How many of them are source files of a program.
  private var programs = 0
  private var values: [String: Result<SourceNode, FileProblem>] = [:]
  private var pictures: [String: Result<DisplayImage, SceneFileProblem>] = [:]

  package init(_ files: any SceneFiles, log: DiagnosticLog) {
    self.files = files
    self.log = log
    folders = [files.folder]
  }

  /// Why a file has no value.
  package enum FileProblem: Error {
    case unreadable(SceneFileProblem)
    case broken([Diagnostic])
  }

  /// Whether files other than the scene's were read.
  package var hasOthers: Bool { folders.count > 1 + programs }

  /// Takes a source file of a program: the files that it names lie in the scene's folder.
  package func addProgram(_ name: String) {
    _ = log.add(SourceText("", file: name))
    folders.append(folders[0])
    programs += 1
  }

  /// A path below the root as the scene's file writes it.
  package func relative(_ path: String) -> String { ScenePath.relative(path, to: folders[0]) }

  /// The path below the root that a text of a file means; reports one that leads out of it.
  package func path(_ node: SourceNode) -> String? { path(node, from: folders[node.place.file]) }

  private func path(_ node: SourceNode, from folder: String) -> String? {
    switch ScenePath.resolved(node.text ?? "", from: folder) {
    case .success(let path): return path
    case .failure(let problem):
      log.error(problem.message, at: node.place, hint: problem.hint)
      return nil
    }
  }

  /// The value of a YAML or JSON file.
  package func value(at path: String) throws(FileProblem) -> SourceNode {
    if let known = values[path] { return try known.get() }
    let result = read(path)
    values[path] = result
    return try result.get()
  }

  private func read(_ path: String) -> Result<SourceNode, FileProblem> {
    let name = files.name(of: path)
    do throws(SceneFileProblem) {
      let bytes = try files.bytes(at: path)
      switch SourceText.read(bytes, file: name) {
      case .failure(let problem): return .failure(.broken([problem]))
      case .success(let source): return parse(source, at: path)
      }
    } catch {
      return .failure(.unreadable(error))
    }
  }

  private func parse(_ text: SourceText, at path: String) -> Result<SourceNode, FileProblem> {
    let number = log.add(text)
    folders.append(ScenePath.folder(of: path))
    var source = YAMLSource(text)
    do throws(YAMLSource.Faults) {
      let value = try source.read()
      log.add(source.warnings)
      return .success(value.placed(inFile: number))
    } catch {
      return .failure(.broken(error.diagnostics))
    }
  }

  /// An image with its picture, where its name is that of a file.
  package func picture(_ image: ImageContent, _ node: SourceNode) -> ImageContent {
    let name = node.isMap ? node["name"] : node
    if let name, !image.isSymbol, PictureName.isUnreadable(image.name) {
      log.warning(
        "pictures are read from PNG, JPEG, WebP and SVG files, not from \"\(image.name.shortened(to: 40))\"",
        at: name.place, hint: "a crossed box is drawn instead")
    }
    guard let name, !image.isSymbol, PictureName.isFile(image.name), let picture = picture(name)
    else { return image }
    var image = image
    image.picture = picture
    if image.size == nil { image.size = PictureName.size(of: picture, named: image.name) }
    return image
  }

  /// The picture that a text names, from the scene's folder; warns where there is none.
  private func picture(_ node: SourceNode) -> DisplayImage? {
    guard let path = path(node, from: folders[0]) else { return nil }
    do throws(SceneFileProblem) {
      return try picture(at: path, named: node)
    } catch {
      return missing(error, node)
    }
  }

  /// The picture of a file, read once; a warning then names the parts that are not drawn.
  private func picture(
    at path: String, named node: SourceNode
  ) throws(SceneFileProblem) -> DisplayImage {
    if let known = pictures[path] { return try known.get() }
    do throws(SceneFileProblem) {
      let picture = try files.picture(at: path)
      pictures[path] = .success(picture)
      noteParts(missingIn: picture, node)
      return picture
    } catch {
      pictures[path] = .failure(error)
      throw error
    }
  }

  private func noteParts(missingIn picture: DisplayImage, _ node: SourceNode) {
    guard let parts = picture.vector?.leftOut, !parts.isEmpty else { return }
    log.warning(
      "\"\((node.text ?? "").shortened(to: 40))\" is drawn without its "
        + parts.joined(separator: ", "), at: node.place,
      hint: "Emaki draws the areas and lines of an SVG file in plain colours")
  }

  /// The picture of one of the author's icons; `nil` where the folder has none of this name.
  ///
  /// - Parameters:
  ///   - folder: where the scene says that its icons lie, as SVG files.
  ///   - node: where the icon is named.
  package func icon(_ name: String, in folder: SourceNode, at node: SourceNode) -> DisplayImage? {
    let isName = name.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    guard isName, !name.isEmpty, let place = path(folder) else { return nil }
    let path = (place.isEmpty ? "" : place + "/") + name + ".svg"
    let file = SourceNode.scalar(path, isPlain: true, at: node.place)
    do throws(SceneFileProblem) {
      return try picture(at: path, named: file)
    } catch {
      return error.isAbsent ? nil : missing(error, file)
    }
  }

  /// Whether a folder has one of the pictures that were asked for.
  package func hasIcon(from folder: SourceNode) -> Bool {
    guard let place = path(folder) else { return true }
    let start = place.isEmpty ? "" : place + "/"
    return pictures.contains { path, picture in
      guard path.hasPrefix(start), path.hasSuffix(".svg") else { return false }
      if case .failure(let problem) = picture { return !problem.isAbsent }
      return true
    }
  }

  private func missing(_ problem: SceneFileProblem, _ node: SourceNode) -> DisplayImage? {
    log.warning(
      problem.message, at: node.place,
      hint: "a crossed box is drawn instead; image: {name: …, size: [w, h]} keeps its size")
    return nil
  }
}

extension SourceText {
  /// The text of bytes in UTF-8, with or without a mark at their start.
  package static func read(_ bytes: [UInt8], file: String) -> Result<SourceText, Diagnostic> {
    let unmarked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: unmarked, as: UTF8.self) {
      return .success(SourceText(text, file: file))
    }
    let start = SourceLocation(file: file, line: 1, column: 1)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let bits = bytes.starts(with: [0xFF, 0xFE, 0, 0]) ? 32 : 16
      return .failure(
        Diagnostic(.error, "the text is in UTF-\(bits)", at: start, hint: "save it in UTF-8"))
    }
    if unmarked.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) }) {
      return .failure(
        Diagnostic(
          .error, "not a text file", at: start, hint: "a scene file is YAML or JSON in UTF-8"))
    }
    return .failure(strayByte(in: unmarked, file: file))
  }

  /// The error for the first byte that is no UTF-8, as texts in Latin-1 and its like have them.
  private static func strayByte(in bytes: ArraySlice<UInt8>, file: String) -> Diagnostic {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { length += scalar.count }
    let before = SourceText(String(decoding: bytes.prefix(length), as: UTF8.self), file: file)
    let column = before.line(before.lineCount).unicodeScalars.count + 1
    let place = SourcePlace(line: before.lineCount, column: column)
    let byte = bytes[bytes.startIndex + length]
    return Diagnostic(
      .error, "not UTF-8: the byte 0x" + String(byte, radix: 16, uppercase: true),
      at: before.location(place), hint: "save the file in UTF-8, not in Latin-1 or its like")
  }
}
