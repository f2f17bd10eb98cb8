import EmakiDrawing
import EmakiLayout

/// The appearance of bars and blocks that stand for content that is still loading.
struct Skeleton: Hashable {
  /// How far the light has run across the screen: 0 before its leading edge, 1 past its trailing edge.
  var shimmer: Double
}

extension Canvas {
  /// A block instead of a picture; one without round corners gets small ones.
  mutating func drawBlock(_ rect: Rect, corner: Corner) {
    guard !rect.isEmpty else { return }
    let small = Corner(min(4, min(rect.width, rect.height) / 4))
    drawSkeleton(rect, placeholderColor(at: rect), corner: corner.isSquare ? small : corner)
  }

  /// A bar or block, and the part of the light that lies on it.
  mutating func drawSkeleton(_ rect: Rect, _ color: Color, corner: Corner) {
    note(text: rect)
    fill(rect, color, corner: corner)
    guard let shimmer = skeleton?.shimmer, shimmer > 0, shimmer < 1, let screen else { return }
    let width = Self.lightWidth * screen.width
    let left = shimmer * (screen.width + width) - width + rect.minX - screenRect(rect).minX
    guard left < rect.maxX, left + width > rect.minX else { return }
    let light = palette.surface.multipliedAlpha(0.7)
    let dark = palette.surface.multipliedAlpha(0)
    let gradient = LinearGradient(
      start: Point(x: left, y: rect.midY), end: Point(x: left + width, y: rect.midY),
      stops: [
        .init(offset: 0, color: dark), .init(offset: 0.5, color: light),
        .init(offset: 1, color: dark),
      ])
    items.append(.fill(Self.box(rect, corner: corner), .linearGradient(gradient)))
  }

  /// How wide the light is, in widths of the screen.
  private static let lightWidth = 0.4
}
