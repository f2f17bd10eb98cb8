import EmakiDrawing
import EmakiLayout

/// A view of the author's in a redline drawing, with the facts that are shown of it.
struct Redline {
  /// Of its node.
  let index: Int
  /// The visible part of the view, in screen coordinates.
  let rect: Rect
  /// The radius of its corners, in points.
  let radius: Double
  /// The author's word for it, if there is one.
  let name: String?
  /// Size, and position where it moves; then the font, and colours.
  let facts: [String]
  /// Whether it is a text: its outline tells nothing then.
  let isText: Bool
  /// Whether it is turned out of the plane, so that `rect` is only a box around it.
  let isTurned: Bool
  /// The areas on the screen that cover a part of it.
  let covers: [Rect]

  /// The whole label.
  var label: String { ((name.map { [$0] } ?? []) + facts).joined(separator: " ") }
}

extension Redline {
  /// The facts shown of a view: its size as `inspect` has it, its font, and the colours that are
  /// set on it.
  static func facts(of view: View, _ own: Presentation, _ movement: Movement?) -> [String] {
    var facts: [String] = []
    if let movement {
      let place = own.frame.origin + own.transform.translation
      if movement.contains(.x) { facts.append("x=" + decimal(place.x, places: 1)) }
      if movement.contains(.y) { facts.append("y=" + decimal(place.y, places: 1)) }
    }
    facts.append(size(own.frame.size))
    if let text = view.text, own.text?.isEmpty == false { facts.append(font(text.font)) }
    let colors = [own.backgroundColor, own.textColor, own.tintColor].compactMap { $0 }
    var seen: Set<Color> = []
    facts += colors.filter { $0.alpha > 0 && seen.insert($0).inserted }.map(\.hex)
    return facts
  }

  private static func size(_ size: Size) -> String {
    decimal(size.width, places: 1) + "×" + decimal(size.height, places: 1)
  }

  /// Size and weight, after the family where it is not the system's: `17 semibold`.
  private static func font(_ font: Font) -> String {
    let family = font.isHelveticaSystem ? nil : font.family
    let words = [family, decimal(font.size, places: 1), "\(font.weight)"].compactMap { $0 }
    return (words + (font.isItalic ? ["italic"] : [])).joined(separator: " ")
  }
}
