import EmakiDrawing
import EmakiLayout

/// What of a view can change: a row of a motion's specification.
///
/// Everything else that is known of it stands in `table`.
public enum ViewProperty: String, Sendable, Hashable, CaseIterable {
  /// Of the frame in the superview, points.
  case x, y, width, height
  /// 0…1.
  case alpha
  /// Points.
  case cornerRadius
  /// Of a scroll view, points.
  case contentOffsetX, contentOffsetY
  /// Of a scroll view: room around its content, points.
  case contentInsetTop, contentInsetLeft, contentInsetBottom, contentInsetRight
  /// Of the transform, points.
  case translationX, translationY
  /// Of the transform, factors.
  case scaleX, scaleY
  /// Of the transform, radians.
  case rotation, rotationX, rotationY
  /// A colour, or none.
  case backgroundColor, textColor, tintColor
  /// Yes or no, at once.
  case isHidden, isEnabled
  /// Characters, at once.
  case text
  /// Of a slider or progress view, 0…1.
  case value
  /// Yes or no; the knob of a switch slides, others change at once.
  case isOn
  /// A segment, tab, page or row, -1 for none; under segments something slides, others change at
  /// once.
  case selected
  /// Points.
  case borderWidth
  /// A colour, or none.
  case borderColor
  /// Colour, offset and radius, as text.
  case shadow
  /// Its colours, as text.
  case gradient
  /// The name of a picture or icon, at once.
  case image
}

extension ViewProperty {
  /// Each property of the presented view once, in the order in which specifications tell them.
  static let table: [PropertyEntry] = [
    .numbers(
      \.frame,
      Part(.x, "x", .points, link: .x, moves: .view, way: Part.length),
      Part(.y, "y", .points, link: .y, moves: .view, way: Part.length),
      Part(.width, "width", .points, link: .width, laysOut: true, way: Part.length),
      Part(.height, "height", .points, link: .height, laysOut: true, way: Part.length)),
    .numbers(\.alpha, Part(.alpha, link: .alpha, in: 0...1, way: Part.fade)),
    .numbers(
      \.cornerRadius,
      Part(
        .cornerRadius, "corner radius", .points, link: .cornerRadius, in: 0...(.infinity))),
    .numbers(
      \.contentOffset,
      Part(
        .contentOffsetX, "content offset x", .points, link: .contentOffsetX, moves: .content,
        way: Part.length),
      Part(
        .contentOffsetY, "content offset y", .points, link: .contentOffsetY, moves: .content,
        way: Part.length)),
    .numbers(
      \.contentInset,
      Part(.contentInsetTop, "content inset top", .points, link: .insetTop, moves: .content),
      Part(.contentInsetLeft, "content inset left", .points),
      Part(
        .contentInsetBottom, "content inset bottom", .points, link: .insetBottom, moves: .content),
      Part(.contentInsetRight, "content inset right", .points)),
    .numbers(
      \.transform.translation,
      Part(
        .translationX, "translation x", .points, link: .translationX, moves: .view,
        way: Part.length),
      Part(
        .translationY, "translation y", .points, link: .translationY, moves: .view,
        way: Part.length)),
    .numbers(
      \.transform.scale,
      Part(.scaleX, "scale x", link: .scale, moves: .view) { by, _ in 100 * by },
      Part(.scaleY, "scale y", link: .scale, moves: .view)),
    .numbers(
      \.transform.rotation,
      Part(.rotation, "rotation", .degrees, link: .rotation, moves: .view) { by, _ in 50 * by }),
    .numbers(
      \.transform.rotationX,
      Part(.rotationX, "rotation x", .degrees, link: .rotationX, moves: .view)),
    .numbers(
      \.transform.rotationY,
      Part(.rotationY, "rotation y", .degrees, link: .rotationY, moves: .view)),
    // The perspective belongs to the turns, and is not told.
    .numbers(\.transform.m34),
    .color(
      \.backgroundColor,
      Part(.backgroundColor, "background colour", link: .background)),
    .color(\.textColor, Part(.textColor, "text colour", link: .textColor)),
    .color(\.tintColor, Part(.tintColor, "tint colour", link: .tint)),
    .flag(\.isHidden, Part(.isHidden, "hidden", link: .hidden)),
    .flag(\.isEnabled, Part(.isEnabled, "enabled", link: .enabled)),
    .atOnce(Part(.text)) { .text($0.text) },
    .numbers(
      \.value,
      Part(.value, link: .value, in: 0...1) { by, frame in by * frame.width }),
    .atOnce(Part(.isOn, "on"), slides: true) { .flag($0.isOn) },
    .atOnce(Part(.selected, none: -1), slides: true) {
      .number(Double($0.selectedIndex ?? -1))
    },
    // A knob goes about as far as it is high; what it says is told as `isOn` or `selected`.
    .sliding(\.knob, Part(nil) { by, frame in by * frame.height }),
    .numbers(\.borderWidth, Part(.borderWidth, "border width", .points)),
    .edge(Part(.borderColor, "border colour")),
    .shadow(Part(.shadow)),
    .gradient(Part(.gradient)),
  ]

  private typealias Part = PropertyEntry.Part
}
