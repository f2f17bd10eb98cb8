import EmakiDrawing
import EmakiLayout

/// Everything of one view that is on its way to the model's values.
struct PresentationWay: Sendable {
  /// One property: its index in the table, and its transition.
  struct Part: Sendable {
    let entry: Int
    let way: ValueTransition
  }

  let parts: [Part]
  let gradient: GradientWay?

  private init?(_ parts: [Part], _ gradient: GradientWay?) {
    if parts.isEmpty, gradient == nil { return nil }
    self.parts = parts
    self.gradient = gradient
  }

  /// One change, from end to end; `nil` where nothing changes that has values between its values.
  init?(from old: Presentation, to new: Presentation) {
    if old == new { return nil }
    var parts: [Part] = []
    for (entry, numbers) in ViewProperty.numbers {
      guard let change = numbers.change(from: old, to: new), !change.isNothing else { continue }
      parts.append(Part(entry: entry, way: ValueTransition(change)))
    }
    self.init(parts, GradientWay([old.gradient, new.gradient]) { $0[0].map(ValueTransition.init) })
  }

  /// Several changes, one after the other.
  ///
  /// - Parameter values: before the first change, and after each.
  init?(through values: [Presentation], _ keyframes: KeyedChanges) {
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    var parts: [Part] = []
    for (entry, numbers) in ViewProperty.numbers {
      let changes = zip(values, values.dropFirst()).map { numbers.change(from: $0, to: $1) }
      if let way = keyframes.way(changes) { parts.append(Part(entry: entry, way: way)) }
    }
    self.init(parts, GradientWay(values.map(\.gradient), keyframes.way))
  }

  /// Whether the frame is among what changes.
  var movesFrame: Bool { parts.contains { $0.entry == ViewProperty.x.place.entry } }
}
