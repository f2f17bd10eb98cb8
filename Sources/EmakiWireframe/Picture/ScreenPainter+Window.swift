import EmakiDrawing
import EmakiLayout

/// The window, which is seen where no view is.
extension Theme {
  /// The window around a presenter that a sheet has pushed back: black in UIKit, and in a sketch the
  /// colour of quiet lines, which stands off surfaces and still lets the status bar be read.
  var windowColor: Color { usesSceneColors ? .black : palette.soft }
}

extension Snapshot {
  /// Whether a sheet has pushed the view of the root controller back, so that the window is seen
  /// around it.
  var showsWindow: Bool {
    guard let window = screen.nodes.first, window.view.role == .transparent,
      presentations.count > 1, presentations[1].transform.scale != Point(x: 1, y: 1)
    else { return false }
    return zip(screen.nodes, presentations).contains { $0.view.isElevated && !$1.isHidden }
  }
}
