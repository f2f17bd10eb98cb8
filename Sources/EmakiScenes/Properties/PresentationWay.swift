import EmakiDrawing
import EmakiLayout

/// Everything of one view that is on its way to the model's values.
struct PresentationWay: Sendable {
  /// One property: its place in the table, and how it runs.
  struct Part: Sendable {
    let entry: Int
    let way: NumbersWay
  }

  let parts: [Part]
  let gradient: GradientWay?

  /// `nil` where nothing changes that has values between its values.
  ///
  /// - Parameter values: before the first change, and after each.
  init?(through values: [Presentation], _ succession: Succession) {
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    var parts: [Part] = []
    var gradient: GradientWay?
    for (place, entry) in ViewProperty.table.enumerated() {
      if case .gradient = entry.course {
        gradient = GradientWay(values.map(\.gradient), succession)
      } else if let numbers = entry.numbers {
        let changes = zip(values, values.dropFirst()).map { numbers.change(from: $0, to: $1) }
        if let way = succession.way(changes) { parts.append(Part(entry: place, way: way)) }
      }
    }
    if parts.isEmpty, gradient == nil { return nil }
    self.parts = parts
    self.gradient = gradient
  }

  /// Whether the frame is among what changes.
  var movesFrame: Bool { parts.contains { $0.entry == ViewProperty.x.place?.entry } }
}
