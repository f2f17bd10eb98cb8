public import EmakiDiagnostics
public import EmakiScenes

/// Reads .storyboard and .xib files, from Xcode 5 to today, into scenes.
///
/// What is not known becomes a placeholder and one warning with its line; only a text that is no
/// Interface Builder document of an iOS app at all is an error.
public struct InterfaceBuilderReader: Sendable {
  /// How files are read.
  public var options: InterfaceBuilderOptions

  /// Makes a reader.
  public init(_ options: InterfaceBuilderOptions) {
    self.options = options
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the XML.
  ///   - file: the file's name as the user gave it, for diagnostics.
  ///   - neighbours: the files beside it (translations, images); by default none.
  /// - Throws: `InterfaceBuilderError` where the text is no document, or not of an iOS app.
  public func read(
    _ bytes: [UInt8], file: String, neighbours: any NeighbouringFiles = NoFiles()
  ) throws(InterfaceBuilderError) -> Diagnosed<SceneDocument> {
    let root = try document(bytes, file: file)
    let notices = Notices(file: file)
    let resolved = SizeClassVariations(sizeClass: sizeClass(root)).resolved(root)
    let strings = readStrings(neighbours, file: file, notices: notices)
    let translation = Translation(
      resolved, options: options, strings: strings,
      catalog: AssetCatalog(neighbours, traits: options.assetTraits, notices: notices),
      notices: notices)
    let document = scenes(of: resolved, translation)
    return Diagnosed(document, diagnostics: notices.diagnostics)
  }

  private func document(
    _ bytes: [UInt8], file: String
  ) throws(InterfaceBuilderError) -> XMLElement {
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLReader.read(bytes)
    } catch {
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
