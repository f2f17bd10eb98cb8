package import EmakiDiagnostics
import EmakiFiles
import EmakiFormats
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiLimits
package import EmakiRendering
import EmakiSceneFile
package import EmakiSceneFormat
package import EmakiScenes

/// An input that was read, with its diagnostics.
package struct InputFile: Sendable {
  /// The file as the user named it.
  package let name: String
  package private(set) var document: SceneDocument
  package private(set) var diagnostics: [Diagnostic]
  package let bytes: [UInt8]

  /// Reads a scene file, storyboard or xib; warnings are reported.
  ///
  /// - Parameter isRegular: as of `bytes(of:isRegular:)`.
  /// - Throws: `Failure` with all errors, or with the warnings where they count as errors.
  package static func read(
    _ path: String, screen: ScreenSettings, reading: ReadingSettings, isCanvas: Bool = false,
    isRegular: Bool = false, from source: any FileSource = WorkTree(), timings: Timings? = nil
  ) throws(Failure) -> InputFile {
    try screen.requireOne()
    let input = try Timings.measure(.read, timings) { () throws(Failure) in
      try InputFile(
        bytes(of: path, isRegular: isRegular), name: name(of: path), screen: screen,
        isCanvas: isCanvas, from: source)
    }
    try reading.report(input.diagnostics)
    try input.checkUse(of: screen)
    return input
  }

  /// Reads the bytes of a file of this name, with the files that it refers to.
  ///
  /// - Throws: `Failure` with all errors.
  package init(
    _ bytes: [UInt8], name: String, screen: ScreenSettings, isCanvas: Bool = false,
    from source: any FileSource = WorkTree()
  ) throws(Failure) {
    let result =
      try Self.isInterfaceBuilder(bytes, name: name)
      ? Self.storyboard(bytes, name: name, screen: screen, isCanvas: isCanvas, from: source)
      : Self.scene(bytes, name: name, screen: screen, isCanvas: isCanvas, from: source)
    try self.init(result, bytes, name: name)
  }

  /// Reads a text that is known already, with the files that it refers to; otherwise as
  /// `init(_:name:screen:isCanvas:from:)`.
  package init(
    _ text: SceneText, name: String, screen: ScreenSettings, from source: any FileSource
  ) throws(Failure) {
    let bytes = Array(text.string.utf8)
    if Self.isInterfaceBuilder(bytes, name: name) {
      try self.init(bytes, name: name, screen: screen, from: source)
    } else {
      let options = try screen.sceneOptions(of: name, from: source)
      try self.init(SceneFileReader.read(text, options: options), bytes, name: name)
    }
  }

  private init(
    _ result: Diagnosed<SceneDocument>, _ bytes: [UInt8], name: String
  ) throws(Failure) {
    if result.hasErrors { throw Failure(result.diagnostics) }
    self.name = name
    self.bytes = bytes
    document = result.value
    diagnostics = result.diagnostics
    // Storyboards name the system's symbols, of which the drawn ones are a part.
    diagnostics += isInterfaceBuilder ? symbolNotes : iconWarnings
  }

  /// The name of the file at a path in messages.
  package static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// Whether there is something to read.
  package static func isThere(_ path: String) -> Bool {
    path == "-" || Folder.exists(path)
  }

  /// The bytes of a file; of standard input for `-`.
  ///
  /// - Parameter isRegular: whether a pipe or device is an error, as it is where the user named
  ///   only the folder in which it was found.
  package static func bytes(of path: String, isRegular: Bool = false) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try AtomicFile.read(
        path == "-" ? "/dev/stdin" : path, isRegular: isRegular && path != "-",
        limit: InputLimit.inputBytes.most)
    } catch {
      throw Failure("\(error)", hint: FilesNearby.hint(for: path))
    }
  }

  private static func scene(
    _ bytes: [UInt8], name: String, screen: ScreenSettings, isCanvas: Bool,
    from source: any FileSource
  ) throws(Failure) -> Diagnosed<SceneDocument> {
    if isCanvas { throw Failure("\(name): --canvas is for .storyboard and .xib files") }
    return SceneFileReader.read(
      bytes, file: name, options: try screen.sceneOptions(of: name, from: source))
  }

  private static func storyboard(
    _ bytes: [UInt8], name: String, screen: ScreenSettings, isCanvas: Bool,
    from source: any FileSource
  ) throws(Failure) -> Diagnosed<SceneDocument> {
    let own = InterfaceBuilderReader.canvasDevice(of: bytes).flatMap(device(onCanvas:))
    let mode: InterfaceBuilderMode =
      isCanvas ? .canvas : try .device(screen.runningDevice(fileDevice: own?.name))
    var options = screen.interfaceBuilderOptions(mode)
    let assets = try screen.assetFiles(from: source)
    options.deviceOnItsSide = try screen.deviceOnItsSide(fileDevice: own?.name)
    do throws(InterfaceBuilderError) {
      var result = try InterfaceBuilderReader(options).read(
        bytes, file: name, neighbours: source.files(beside: name), assets: assets)
      if let own, isCanvas || screen.devices == nil {
        setDevice(own, of: &result.value.scenes, isCanvas: isCanvas)
      }
      return result
    } catch {
      throw Failure([error.diagnostic])
    }
  }

  /// Says which device scenes are shown on. The canvas names its device; one that is not known gets
  /// the name of the one that stands in.
  private static func setDevice(
    _ device: Device, of scenes: inout [Scene], isCanvas: Bool
  ) {
    for index in scenes.indices {
      let isNamed = isCanvas && scenes[index].device.map { Device.named($0) != nil } ?? true
      if !isNamed { scenes[index].device = device.name }
    }
  }

  /// The device that Interface Builder calls by this name; for a tablet that is not known, an iPad
  /// of 9.7", and for another an iPhone 15, as the canvas of `CanvasDevice` has it.
  private static func device(onCanvas name: String) -> Device? {
    Device.named(name) ?? Device.named(name.hasPrefix("ipad") ? "ipad9_7" : "retina6_12")
  }

  /// Whether it is a storyboard or xib: by the name's extension; without a telling one, by whether
  /// the text starts as XML.
  package static func isInterfaceBuilder(_ bytes: [UInt8], name: String) -> Bool {
    if SceneFileName.isScene(name) { return SceneFileName.isInterfaceBuilder(name) }
    return bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<document".utf8)
  }

  /// Whether this is a storyboard or xib.
  package var isInterfaceBuilder: Bool { Self.isInterfaceBuilder(bytes, name: name) }

  /// The file with those of its scenes alone that answer to a name; all where there is no name, and
  /// `nil` where none does.
  package func only(_ name: String?) -> InputFile? {
    guard let name else { return self }
    var copy = self
    copy.document.scenes.removeAll { !$0.answers(to: name) }
    return copy.document.scenes.isEmpty ? nil : copy
  }

  /// The scenes to compare, or those of them that answer to a name; none of a file that only lends
  /// others components and the like, of which an empty screen would be drawn.
  func comparedScenes(named name: String?) -> [Scene] {
    let isPart = !isInterfaceBuilder && SceneFileReader.content(of: bytes).kind == .definitions
    return isPart ? [] : only(name)?.document.scenes ?? []
  }

  /// All scenes, or those that answer to a name.
  package func scenes(named name: String?) throws(Failure) -> [Scene] {
    guard let name else { return document.scenes }
    let scenes = document.scenes.filter { $0.answers(to: name) }
    if !scenes.isEmpty { return scenes }
    let names = document.scenes.flatMap { [$0.id] + $0.aliases + ($0.title.map { [$0] } ?? []) }
    throw Failure(
      "\(self.name) has no scene \"\(name)\"",
      hint: NearestName.hint(for: name, in: names) ?? "it has " + names.joined(separator: ", "))
  }

  /// Where the file first has a word, or the file alone where another one brings it in.
  ///
  /// - Parameter leads: what stands before it where it means what is looked for; the first that
  ///   there is counts.
  func firstMention(of word: String, after leads: [String] = []) -> SourceLocation {
    let starts = (leads + [""]).lazy.compactMap { lead in
      bytes.firstPlace(of: Array((lead + word).utf8)).map { $0 + lead.utf8.count }
    }
    guard let start = starts.first else { return SourceLocation(file: name) }
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<start]
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return SourceLocation(
      file: name, line: before.count(where: { $0 == newline }) + 1,
      column: String(decoding: before[lineStart...], as: UTF8.self).count + 1)
  }

}

extension [UInt8] {
  /// Where some bytes first follow one another, or `nil` for none.
  ///
  /// Looks for the first of them alone before it compares the rest: files are large, and texts that
  /// take them for characters slow.
  fileprivate func firstPlace(of word: [UInt8]) -> Int? {
    guard let first = word.first, count >= word.count else { return nil }
    for place in 0...(count - word.count) where self[place] == first {
      if self[place..<(place + word.count)].elementsEqual(word) { return place }
    }
    return nil
  }
}
