import EmakiDrawing
import EmakiLayout

/// The part of one view's old values that is still seen, over all that changes it.
///
/// The parts are added before any of them is limited: of a size that grows and is sent back they
/// are less than nothing, the whole is not.
struct MissingValues {
  private var parts: [(entry: Int, missing: SIMD8<Double>, last: SIMD8<Double>)] = []
  private var gradients: [MissingGradient] = []
  private var lastGradient: ViewGradient?
  /// Whether the view is seen although the model hides it.
  var isSeen = false

  /// Adds what lacks at a part of the time.
  ///
  /// - Parameter without: numbers that something else has taken over.
  mutating func add(_ way: PresentationWay, at progress: Double, without: [ViewProperty] = []) {
    for part in way.parts {
      var missing = part.way.missing(at: progress)
      for place in without.map(\.place) where place.entry == part.entry {
        missing[place.part] = 0
      }
      add(part.entry, missing, last: part.way.last)
    }
    if let gradient = way.gradient {
      gradients.append(gradient.missing(at: progress))
      lastGradient = gradient.last
    }
  }

  private mutating func add(_ entry: Int, _ missing: SIMD8<Double>, last: SIMD8<Double>) {
    guard let place = parts.firstIndex(where: { $0.entry == entry }) else {
      return parts.append((entry, missing, last))
    }
    parts[place].missing += missing
    parts[place].last = last
  }

  /// Shows it on the model's values.
  func apply(to presentation: inout Presentation) {
    if isSeen { presentation.isHidden = false }
    let model = presentation
    for part in parts {
      guard let numbers = ViewProperty.table[part.entry].numbers else { continue }
      let own = numbers.read(model)
      if own == nil ? numbers.none == .nowhere : part.missing == .zero { continue }
      numbers.write(&presentation, (own ?? part.last) + part.missing)
    }
    if !gradients.isEmpty, let gradient = model.gradient ?? lastGradient {
      presentation.gradient = MissingGradient.adding(gradients, to: gradient)
    }
  }
}
