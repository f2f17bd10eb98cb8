internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// A document's statements about the screens that its scenes were designed on: how the device is
/// held, and which scenes have a custom size.
///
/// The document holds its device one way, a controller may simulate the other, and files without a
/// word about it tell it by the saved frame of the root view.
struct DesignedScreens {
  private let header: DocumentHeader
  private let scenes: SceneTable
  private let segues: SegueTable
  private let views: [XMLElement]
  private let screen: Size

  /// Takes a document and the screen of its device, upright, in points.
  init(_ root: XMLElement, screen: Size) {
    header = DocumentHeader(root)
    scenes = SceneTable(root)
    segues = SegueTable(scenes)
    views = header.isStoryboard ? [] : root.list("objects").filter(LayoutItems.isView)
    self.screen = screen
  }

  /// How each scene's device is held, in the order in which the scenes are read.
  var orientations: [Orientation] {
    (views + scenes.entries.map(\.controller)).map { orientation(of: $0, path: []) }
  }

  /// A container that does not state an orientation is held as the controller that it shows first.
  private func orientation(of element: XMLElement, path: Set<String>) -> Orientation {
    if let simulated = Self.simulated(element) { return simulated }
    if let view = element.rootView {
      return fillsScreenOnItsSide(view) ? .landscape : header.orientation
    }
    guard let id = element.id, !path.contains(id),
      let shown = segues.leaving(id).first(where: { $0.kind == "relationship" }),
      let entry = scenes.entry(of: shown.destination)
    else { return header.orientation }
    return orientation(of: entry.controller, path: path.union([id]))
  }

  private static func simulated(_ element: XMLElement) -> Orientation? {
    element.children.first { $0.name == "simulatedOrientationMetrics" }?.simulatedOrientation
  }

  /// Whether a root view is as wide as the screen is high; bars may leave a part of the height.
  private func fillsScreenOnItsSide(_ view: XMLElement) -> Bool {
    guard let size = SavedFrame(view)?.size, screen.width < screen.height else { return false }
    return size.width == screen.height && size.height <= screen.width
      && size.height >= screen.width - Self.mostBars
  }

  /// The height that status bar, navigation bar and tab bar cover together, in points.
  private static let mostBars = 113.0
}

extension XMLElement {
  /// The orientation that an element of simulated orientation states; upright where it states none.
  var simulatedOrientation: Orientation {
    self["orientation"]?.hasPrefix("landscape") == true ? .landscape : .portrait
  }

  /// The size that the user gave to a controller or top-level view on the canvas instead of a
  /// screen's, in points; `nil` where it has that of a screen.
  var designedSize: Size? {
    let kinds = ["freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics"]
    let saved = SavedFrame(rootView ?? self)?.size.flatMap { $0.isEmpty ? nil : $0 }
    if children.contains(where: { kinds.contains($0.name) }) { return freeformSize ?? saved }
    // Some files leave the kind out; without it, a size that the view does not have is an old one.
    // It is written without the pixels to which that of the view is rounded.
    guard let given = freeformSize, let saved, abs(given.width - saved.width) < 1,
      abs(given.height - saved.height) < 1
    else { return nil }
    return saved
  }

  private var freeformSize: Size? {
    guard let size = child("size", key: "freeformSize"),
      let width = size["width"].flatMap(Double.init(written:)),
      let height = size["height"].flatMap(Double.init(written:))
    else { return nil }
    let given = Size(width: width, height: height)
    guard !given.isEmpty, max(width, height) <= SavedFrame.farthest else { return nil }
    return given
  }
}
