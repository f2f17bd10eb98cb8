import EmakiDrawing
import EmakiLayout

/// Finds an order of reading that jumps back: from an element to one that lies wholly above it, or in
/// the same line before it.
struct OrderRule {
  func findings(in elements: [SpokenElement]) -> [AccessibilityFinding] {
    let placed = elements.prefix { $0.order != nil }
    let first = elements.dropFirst(placed.count).first
    let order = Array(placed) + (first.map { [$0] } ?? [])
    guard !placed.isEmpty else { return [] }
    return zip(order, order.dropFirst()).compactMap { last, next in
      guard isAbove(next.rect, last.rect) || isBefore(next.rect, last.rect) else {
        return nil
      }
      return AccessibilityFinding(
        .order, view: next.view, at: next.place, rect: next.rect,
        "\"\(next.view)\" is read after \"\(last.view)\", but lies before it",
        hint: "number accessibility: {order: …} as the screen is read, or leave it out")
    }
  }

  /// Whether one lies wholly above another, and not at the head of a further column.
  private func isAbove(_ one: Rect, _ other: Rect) -> Bool {
    one.maxY <= other.minY + 1 && one.minX < other.maxX
  }

  /// Whether one lies to the left of another in the same line. Right to left is left alone.
  private func isBefore(_ one: Rect, _ other: Rect) -> Bool {
    let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return shared > 0.5 * min(one.height, other.height) && one.maxX <= other.minX + 1
  }
}
