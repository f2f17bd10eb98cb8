package import EmakiAccessibility
import EmakiCairo
import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiText
import EmakiWireframe

extension InputFile {
  /// Pixels a point of the pictures.
  private static let markScale = 2.0

  /// Draws each scene that has findings, with a numbered box around each, and returns a line for
  /// each number.
  ///
  /// - Parameters:
  ///   - folder: for the pictures, which are called by the scene and the setting.
  ///   - outputs: what may be written over.
  ///   - names: those that are taken.
  /// - Throws: `Failure` where a scene cannot be laid out or painted, or a picture not be written.
  package func drawAccessibilityMarks(
    _ screen: ScreenSettings, _ level: ContrastLevel, into folder: String, _ outputs: OutputFiles,
    setting: String, names: inout FileNames.Taken
  ) throws(Failure) -> [String] {
    let fonts = FontBook()
    let measurer = PangoTextMeasurer(fonts: fonts)
    let wireframe = Wireframe(theme: Theme.color.for(screen.appearance), measurer: measurer)
    let painter = Painter(fonts: fonts)
    let audit = AccessibilityAudit(wireframe: wireframe, painter: painter, level: level)
    var lines: [String] = []
    for scene in try scenes(named: screen.scene) {
      let snapshot = try timeline(
        of: scene, nil, screen, by: LayoutEngine(measurer: measurer)
      ).snapshot(at: 0)
      do {
        let found = try audit.findings(in: snapshot, of: scene).oncePerView.filter {
          $0.rect != nil
        }
        if found.isEmpty { continue }
        var options = Wireframe.Options()
        options.direction = screen.direction
        var list = wireframe.displayList(of: snapshot, scale: Self.markScale, options: options)
        let places = found.map { (id: $0.view?.rawValue ?? "", rect: $0.rect ?? .zero) }
        list.items += ViewMarks(places, on: snapshot.screen.size).items(origin: .zero, fonts: fonts)
        let called = scene.title ?? scene.id
        let file = names.add(setting.isEmpty ? called : "\(called)-\(setting)") + ".png"
        try outputs.check(Folder.path(folder, file))
        try Folder.make(folder)
        let pixels = try painter.image(of: list, scale: Self.markScale).pixels
        try AtomicFile.write(
          PNGEncoder().encode(pixels, metadata: .ofEmaki),
          to: Folder.path(folder, file), isRegular: true)
        lines += found.enumerated().map { index, finding in
          "\(file) \(index + 1): \(finding.rule.rawValue): \(finding.message.onOneLine)"
        }
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure("\(name): \(error)")
      }
    }
    return lines
  }
}
