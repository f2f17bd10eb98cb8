import EmakiText
import EmakiDrawing
import EmakiScenes

extension MotionSpan.Property {
  /// What people call it.
  var label: String {
    switch self {
    case .cornerRadius: "corner radius"
    case .contentOffsetX: "content offset x"
    case .contentOffsetY: "content offset y"
    case .contentInsetTop: "content inset top"
    case .contentInsetLeft: "content inset left"
    case .contentInsetBottom: "content inset bottom"
    case .contentInsetRight: "content inset right"
    case .translationX: "translation x"
    case .translationY: "translation y"
    case .scaleX: "scale x"
    case .scaleY: "scale y"
    case .rotationX: "rotation x"
    case .rotationY: "rotation y"
    case .backgroundColor: "background colour"
    case .textColor: "text colour"
    case .tintColor: "tint colour"
    case .isHidden: "hidden"
    case .isEnabled: "enabled"
    case .isOn: "on"
    case .borderWidth: "border width"
    case .borderColor: "border colour"
    default: rawValue
    }
  }

  /// `pt`, `°` or nothing.
  var unit: String {
    switch self {
    case .x, .y, .width, .height, .cornerRadius, .contentOffsetX, .contentOffsetY,
      .contentInsetTop, .contentInsetLeft, .contentInsetBottom, .contentInsetRight, .translationX,
      .translationY, .borderWidth:
      "pt"
    case .rotation, .rotationX, .rotationY: "°"
    default: ""
    }
  }
}

extension MotionSpan {
  /// One of its values as people write it: with a minus sign, not a hyphen, before negative numbers.
  func read(_ value: Value) -> String {
    let label = value.label(property)
    guard case .number = value else { return label }
    return label.replacing("-", with: "\u{2212}")
  }
}

extension MotionSpan.Value {
  /// The value for people, angles in degrees, without unit.
  func label(_ property: MotionSpan.Property) -> String {
    switch self {
    case .number(let value):
      Markup.number(property.unit == "°" ? value * 180 / .pi : value, places: 2)
    case .color(let color): color?.hex ?? "none"
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text ?? "none"
    }
  }
}
