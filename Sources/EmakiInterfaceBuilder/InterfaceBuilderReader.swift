public import EmakiDiagnostics
internal import EmakiLayout
public import EmakiScenes
internal import EmakiXML

/// Reads .storyboard and .xib files, from Xcode 5 to today, into scenes.
///
/// Unknown elements become a placeholder and one warning with its line; only a text that is no
/// Interface Builder document of an iOS app at all is an error.
public struct InterfaceBuilderReader: Sendable {
  /// How files are read.
  public var options: InterfaceBuilderOptions

  /// Makes a reader.
  public init(_ options: InterfaceBuilderOptions) {
    self.options = options
  }

  /// Interface Builder's name of the device on a document's canvas, such as `retina6_1`; looks at
  /// its first lines. For a document that names none, but is for tablets alone, `ipad9_7`; for
  /// storyboards from before size classes the phone that they simulate.
  public static func canvasDevice(of bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(1500), as: UTF8.self)
    if let mark = start.firstRange(of: "<device id=\"") {
      return String(start[mark.upperBound...].prefix { $0 != "\"" })
    }
    if start.contains("targetRuntime=\"iOS.CocoaTouch.iPad\"") { return "ipad9_7" }
    guard start.contains("Storyboard.XIB\""), !start.contains("useTraitCollections=\"YES\"") else {
      return nil
    }
    return simulatedPhone(of: bytes)
  }

  /// The phone that the last lines of a storyboard simulate.
  private static func simulatedPhone(of bytes: [UInt8]) -> String? {
    let end = String(decoding: bytes.suffix(8000), as: UTF8.self)
    guard let mark = end.firstRange(of: "<simulatedScreenMetrics key=\"destination\"") else {
      return nil
    }
    let rest = end[mark.upperBound...].prefix { $0 != ">" }
    guard let type = rest.firstRange(of: "type=\"") else { return "retina3_5" }
    switch rest[type.upperBound...].prefix(while: { $0 != "\"" }) {
    case "retina4": return "retina4_0"
    case "retina47": return "retina4_7"
    case "retina55": return "retina5_5"
    default: return nil
    }
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the XML.
  ///   - file: the file's name as the user gave it, for diagnostics.
  ///   - neighbours: the files beside it (translations, images); by default none.
  ///   - assets: a folder of images and colours that come before those of the project.
  /// - Throws: `InterfaceBuilderError` where the text is no document, or not of an iOS app.
  public func read(
    _ bytes: [UInt8], file: String, neighbours: any NeighbouringFiles = NoFiles(),
    assets: (any NeighbouringFiles)? = nil
  ) throws(InterfaceBuilderError) -> Diagnosed<SceneDocument> {
    let root = try document(bytes, file: file)
    let around = Around(files: neighbours, assets: assets)
    guard case .device(let device) = options.mode, let onItsSide = options.deviceOnItsSide else {
      return read(root, file: file, around)
    }
    let orientations = DesignedScreens(root, screen: device.size).orientations
    guard orientations.contains(.landscape) else { return read(root, file: file, around) }
    var reader = self
    reader.options.mode = .device(onItsSide)
    var result = reader.read(root, file: file, around)
    for index in result.value.scenes.indices { result.value.scenes[index].orientation = .landscape }
    if orientations.contains(.portrait) {
      let upright = read(root, file: file, around)
      for (index, orientation) in orientations.enumerated() where orientation == .portrait {
        result.value.scenes[index] = upright.value.scenes[index]
      }
      let known = Set(result.diagnostics)
      result.diagnostics += upright.diagnostics.filter { !known.contains($0) }
    }
    return result
  }

  /// The files that a document refers to.
  private struct Around {
    var files: any NeighbouringFiles
    var assets: (any NeighbouringFiles)?
  }

  private func read(
    _ root: XMLElement, file: String, _ around: Around
  ) -> Diagnosed<SceneDocument> {
    let notices = Notices(file: file)
    ReferenceCheck(root).check(notices)
    checkDevice(root.child("device"), notices)
    let resolved = SizeClassVariations(sizeClass: sizeClass(root)).resolved(root)
    let strings = readStrings(around.files, file: file, notices: notices)
    let catalog = AssetCatalog(
      around.files, assets: around.assets, traits: options.assetTraits, notices: notices)
    let translation = Translation(
      resolved, options: options, strings: strings, catalog: catalog, notices: notices)
    var document = scenes(of: resolved, translation)
    catalog.noteMissing()
    if document.scenes.isEmpty { document.scenes = [emptyScene(resolved, notices)] }
    return Diagnosed(document, diagnostics: notices.diagnostics)
  }

  /// Warns of a device that came after those that are known.
  private func checkDevice(_ device: XMLElement?, _ notices: Notices) {
    guard let device, let name = device["id"], !CanvasDevice.isKnown(name) else { return }
    notices.warn(
      "the device “\(name)” of the canvas is not known", device.place,
      hint: name.hasPrefix("ipad") ? "another iPad stands in" : "an iPhone 15 stands in")
  }

  /// The scene of a file that holds no view: a blank screen, and a warning.
  private func emptyScene(_ root: XMLElement, _ notices: Notices) -> Scene {
    notices.warn(
      "this document has no view", root.place, hint: "a blank screen is drawn in its place")
    var view = View(.view, id: "empty")
    view.isControllerRoot = true
    var scene = Scene(id: "empty", controller: ViewController(id: "empty", view: view))
    if options.mode == .canvas {
      let header = DocumentHeader(root)
      scene.environment = LayoutEnvironment(size: header.canvasSize, scale: header.grid.scale)
    }
    return scene
  }

  private func document(
    _ bytes: [UInt8], file: String
  ) throws(InterfaceBuilderError) -> XMLElement {
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLReader.read(bytes)
    } catch {
      if let conflict = MergeConflict.diagnostic(
        in: String(decoding: bytes, as: UTF8.self), file: file)
      {
        throw InterfaceBuilderError(conflict)
      }
      throw fault(error, file: file)
    }
    if let fault = DocumentCheck.fault(of: root) { throw self.fault(fault, file: file) }
    return root
  }

  private func fault(_ fault: XMLFault, file: String) -> InterfaceBuilderError {
    let location = SourceLocation(
      file: file, line: fault.place.line, column: fault.place.column)
    return InterfaceBuilderError(
      Diagnostic(.error, fault.message, at: location, hint: fault.hint))
  }

  private func sizeClass(_ root: XMLElement) -> SizeClass {
    switch options.mode {
    case .canvas:
      let header = DocumentHeader(root)
      return header.device.map { SizeClass($0, header.orientation) } ?? .any
    case .device(let device): return SizeClass(device)
    }
  }

  private func scenes(of root: XMLElement, _ translation: Translation) -> SceneDocument {
    switch options.mode {
    case .canvas: CanvasScenes(root, translation).document()
    case .device(let device): RunningScenes(root, translation, device).document()
    }
  }
}
