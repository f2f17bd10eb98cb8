extension LayoutAttribute {
  /// Whether it is a width or a height.
  public var isLength: Bool { self == .width || self == .height }

  /// Whether it depends on the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The axis along which it is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// The attribute of the rectangle inside the margins that it means, if it means one.
  var withinMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The part of a span that an attribute names; baselines do not depend on a span alone.
  enum Place: Sendable { case start, end, center, length, firstBaseline, lastBaseline }

  /// The line or length of a rectangle that a part names along an axis, in a reading direction.
  init(_ place: Place, _ axis: Axis, _ direction: LayoutDirection) {
    let isHorizontal = axis == .horizontal
    let isMirrored = direction == .rightToLeft
    self =
      switch place {
      case .start: isHorizontal ? isMirrored ? .trailing : .leading : .top
      case .end: isHorizontal ? isMirrored ? .leading : .trailing : .bottom
      case .center: isHorizontal ? .centerX : .centerY
      case .length: isHorizontal ? .width : .height
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }

  /// The part of the span along its axis in a reading direction.
  func place(_ direction: LayoutDirection) -> Place {
    let mirrored = direction == .rightToLeft
    return switch self {
    case .left, .top, .leftMargin, .topMargin: .start
    case .right, .bottom, .rightMargin, .bottomMargin: .end
    case .leading, .leadingMargin: mirrored ? .end : .start
    case .trailing, .trailingMargin: mirrored ? .start : .end
    case .width, .height: .length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
