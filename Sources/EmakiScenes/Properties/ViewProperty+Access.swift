import EmakiDrawing
package import EmakiLayout
import EmakiMotion

extension ViewProperty {
  /// The unit of its numbers in reports.
  package enum Unit: Sendable, Hashable {
    case none
    case points
    /// Radians, reported as degrees.
    case degrees

    /// As it stands behind a number: `pt`, `°` or nothing.
    package var symbol: String {
      switch self {
      case .none: ""
      case .points: "pt"
      case .degrees: "°"
      }
    }

    /// The number as reports print it, from the one used in calculations.
    package func told(_ number: Double) -> Double { self == .degrees ? number * 180 / .pi : number }

    /// The number used in calculations, from the one that reports print.
    func reckoned(_ number: Double) -> Double { self == .degrees ? number * .pi / 180 : number }
  }

  /// How code for UIKit gives a view a value.
  package enum UIKitStatement: Sendable, Hashable {
    /// A property of the view is set.
    case view(String)
    /// A property of its layer is set.
    case layer(String)
    /// A property of its layer is set to a case, or to several in brackets, which are called otherwise
    /// where a table says so.
    case layerWords(String, [String: String] = [:])
    /// A colour of its layer is set.
    case layerColor(String)
    /// A part of its layer's transform is set by its key path; the others stay.
    case transform(String)
    /// Its picture is set by name.
    case image
    /// It becomes the first responder, or resigns.
    case firstResponder
    /// UIKit has no one statement for it: a comment tells the value.
    case comment
  }

  /// The entries whose numbers run, by their indices in the table.
  static let numbers: [(entry: Int, numbers: PresentedNumbers)] = table.enumerated().compactMap {
    place, entry in entry.numbers.map { (place, $0) }
  }

  /// Where it stands in the table: entry and part.
  var place: (entry: Int, part: Int) {
    guard let place = Self.places[self] else { preconditionFailure("\(self) has no row") }
    return place
  }

  private static let places: [ViewProperty: (entry: Int, part: Int)] = {
    var places: [ViewProperty: (entry: Int, part: Int)] = [:]
    for (entry, row) in table.enumerated() {
      for (part, told) in row.parts.enumerated() {
        if let property = told.property { places[property] = (entry, part) }
      }
    }
    return places
  }()

  var entry: PropertyEntry { Self.table[place.entry] }

  var part: PropertyEntry.Part { entry.parts[place.part] }

  /// The label for people.
  package var label: String { part.label }

  /// The unit of its numbers in reports.
  package var unit: Unit { part.unit }

  /// The words of which it takes one, or several; `nil` for what has none.
  package var words: PresentedWords? {
    if case .words(let words) = entry.course { words } else { nil }
  }

  /// Whether it is of the frame or the transform.
  package var isPlace: Bool { part.moves == .view || part.laysOut }

  /// The statement of UIKit that gives a view a value of it.
  package var uiKit: UIKitStatement { part.uiKit }

  /// Whether it is one of the four numbers of the frame.
  package var isOfFrame: Bool { place.entry == Self.x.place.entry }

  /// How far what is seen of a view goes from one moment to another, in points, a whole fade
  /// counting as 100.
  package static func way(from old: Presentation, to new: Presentation) -> Double {
    var sum = 0.0
    for entry in table {
      guard entry.parts.contains(where: { $0.way != nil }), let numbers = entry.numbers,
        let from = numbers.read(old), let to = numbers.read(new)
      else { continue }
      for (lane, part) in entry.parts.enumerated() {
        if let way = part.way { sum += way(abs(from[lane] - to[lane]), old.frame) }
      }
    }
    return sum
  }

  /// The number of it that is seen; yes counts 1.
  func number(in presentation: Presentation) -> Double? {
    if case .flag(let path) = entry.course { return presentation[keyPath: path] ? 1 : 0 }
    return entry.numbers?.read(presentation)?[place.part]
  }

  /// Sets the number of it; of yes and no, yes from 0.5 on.
  func set(_ number: Double, in presentation: inout Presentation) {
    if case .flag(let path) = entry.course { presentation[keyPath: path] = number >= 0.5 }
    guard let numbers = entry.numbers, var own = numbers.read(presentation) else { return }
    own[place.part] = number
    numbers.write(&presentation, own)
  }

  /// Sets all its numbers.
  func set(_ color: Color, in presentation: inout Presentation) {
    entry.numbers?.write(&presentation, color.vector)
  }
}
