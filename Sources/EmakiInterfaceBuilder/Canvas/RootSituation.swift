internal import EmakiDrawing
internal import EmakiXML

/// Everything that decides the insets of one root view on the canvas.
struct RootSituation {
  /// The kind of a root view.
  enum Kind: Sendable, Hashable {
    /// A controller's view in a storyboard.
    case controller
    /// A top-level view of a xib.
    case topLevelView
    /// A cell, header or footer: nothing covers it.
    case reusable
  }

  /// The kind of the root view.
  var kind: Kind
  /// The root's size in points.
  var size: Size
  /// The controller, or the top-level view of a xib, with its simulated metrics.
  var element: XMLElement
  /// The bars around it.
  var bars = Bars.none
  /// Whether a container view shows it.
  var isEmbedded = false
  /// Whether it is the root of a navigation controller that a container view shows.
  var isBehindEmbedding = false
  /// Whether something presents it.
  var isPresented = false

  /// How far below the upper edge of the screen it was saved: as far as an opaque bar reaches.
  var top = 0.0

  /// Whether the user gave it a freeform size.
  var isFreeform: Bool {
    element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }

  /// Whether the status bar was taken away.
  var hidesStatusBar: Bool {
    element.child("nil", key: "simulatedStatusBarMetrics") != nil
  }

  /// Whether it is shown inside something that no device's edge touches: a widget, or a sheet as
  /// Xcode 8 to 10 simulated it.
  var isInset: Bool {
    if element.rootView?["simulatedAppContext"] == "notificationCenter" { return true }
    let sheets = ["modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics"]
    return element.children.contains { sheets.contains($0.name) }
  }

  /// Puts it below an opaque bar that covers the upper part of the screen: what is saved may still
  /// be as high as the whole screen.
  mutating func putBelow(_ bar: Double, screen: Size) {
    guard (Self.lowestBar...Self.highestBar).contains(bar) else { return }
    top = bar
    if size.width == screen.width { size.height = min(size.height, screen.height - bar) }
  }

  /// The heights between which a navigation bar ends below the status bar, in points.
  private static let lowestBar = 32.0, highestBar = 128.0

  /// Whether content reaches under the bars of this edge.
  func extends(to edge: String, under bar: Bars.Bar?) -> Bool {
    if bar?.isOpaque == true, !element.flag("extendedLayoutIncludesOpaqueBars") { return false }
    guard let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") else {
      return true
    }
    return edges.flag(edge)
  }
}
