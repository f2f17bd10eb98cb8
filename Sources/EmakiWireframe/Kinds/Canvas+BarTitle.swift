import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws the content that a bar has instead of a title: in the middle of the bar as far as its
  /// buttons leave room on both sides; a search field takes all of that room.
  ///
  /// - Parameter free: as it lies where one reads from left to right.
  mutating func draw(_ title: BarTitle, in free: Rect, of row: Rect, _ figure: DrawnView) {
    let reach = max(0, min(row.midX - free.minX, free.maxX - row.midX))
    func middle(_ width: Double, _ height: Double) -> Rect {
      let size = Size(width: min(width, 2 * reach), height: min(height, row.height - 8))
      return grid.centered(size, in: row)
    }
    switch title {
    case .segments(let items, let selected, let given):
      let widest = items.map { width(of: $0.title, .system(13)) }.max() ?? 0
      let place = middle(given ?? (widest + 24) * Double(items.count), 32)
      guard !items.isEmpty, place.width > 20 else { return }
      drawSegments(items, knob: selected.map(Double.init), figure, in: place)
    case .search(let placeholder):
      let field = grid.centered(
        Size(width: max(0, free.width), height: min(36, row.height - 8)), in: free)
      guard field.width > 60 else { return }
      drawSearchField(placeholder, isPlaceholder: true, figure, in: field)
    case .image(let image):
      let size = image.size ?? Size(width: 28, height: 28)
      let color = ink(figure.own.textColor, .plain, of: figure, in: row)
      let place = middle(size.width, size.height)
      drawSmallImage(image, color, in: place, reading: figure.direction)
    case .view(let view):
      draw(view, figure, in: middle(view.size.width, view.size.height))
    }
  }

  /// A view of a bar, centred in the given rectangle.
  mutating func draw(_ view: BarView, _ bar: DrawnView, in place: Rect) {
    let size = Size(
      width: min(view.size.width, place.width), height: min(view.size.height, place.height))
    let box = grid.centered(size, in: place)
    let y = box.minY + (size.height - view.size.height) / 2
    for piece in view.pieces {
      let frame = piece.frame.offset(x: box.minX, y: y)
      let figure = DrawnView(piece, in: bar, at: grid.snapKeeping(frame))
      draw(figure)
      drawBorder(figure)
    }
  }
}

extension DrawnView {
  /// A part of a bar that is no view of the screen.
  fileprivate init(_ view: View, in bar: DrawnView, at bounds: Rect) {
    let node = LaidOutScreen.Node(view: view, parent: nil, frame: bounds)
    shared = node.shared
    own = Presentation(node)
    goal = bounds.size
    self.bounds = bounds
    box = bounds
    tint = view.tintColor ?? bar.tint
    direction = bar.direction
    safeArea = .zero
    (isRoot, hasSubviews, isInSelected, isZoomed) = (false, false, false, false)
    (isUnknownPart, fillsRow, bearsLightText) = (false, false, false)
  }
}
