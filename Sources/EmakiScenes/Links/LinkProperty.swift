/// What links can read of a view, and what of it they can set.
public enum LinkProperty: String, Sendable, Hashable, CaseIterable {
  /// Of the frame in the superview, points.
  case x, y, width, height
  /// Of the frame, from the superview's left edge to its own; where lines run to the left, from
  /// right edge to right edge, points.
  case leading
  /// Of the frame in the superview, points; read only.
  case midX, midY, maxX, maxY
  /// On the screen, scrolling and transforms included; read only.
  case rectX = "rect.x"
  case rectY = "rect.y"
  case rectWidth = "rect.width"
  case rectHeight = "rect.height"
  case rectMidX = "rect.midX"
  case rectMidY = "rect.midY"
  case rectMaxX = "rect.maxX"
  case rectMaxY = "rect.maxY"
  /// Of a scroll view, points.
  case contentOffsetX = "contentOffset.x"
  case contentOffsetY = "contentOffset.y"
  /// Of a scroll view, points; read only.
  case contentWidth = "contentSize.width"
  case contentHeight = "contentSize.height"
  /// Of a scroll view: the room around its content, points; where it is set, beside that for bars.
  case insetTop = "contentInset.top"
  case insetBottom = "contentInset.bottom"
  /// Of a scroll view: the offset in widths or heights of the view, so 0.5 halfway to the second
  /// page, which is the left one where lines run to the left; read only.
  case pageX = "page.x"
  case pageY = "page.y"
  /// What bars and notch cover of the view, points; read only.
  case safeAreaTop = "safeArea.top"
  case safeAreaBottom = "safeArea.bottom"
  /// 0…1.
  case alpha
  /// Points.
  case cornerRadius
  /// Of the transform, points.
  case translationX = "transform.x"
  case translationY = "transform.y"
  /// Of the transform, a factor for both axes.
  case scale = "transform.scale"
  /// Of the transform, degrees.
  case rotation = "transform.rotate"
  case rotationX = "transform.rotateX"
  case rotationY = "transform.rotateY"
  /// Yes from 0.5 on.
  case hidden, enabled, clips
  /// A control's value, 0…1.
  case value
  /// The selected segment, tab or page: the nearest whole number.
  case selected
  /// A colour; set only.
  case background, textColor, tint

  /// Whether a link can set it.
  public var isWritable: Bool {
    switch self {
    case .x, .y, .width, .height, .leading, .contentOffsetX, .contentOffsetY, .insetTop,
      .insetBottom, .alpha, .cornerRadius, .translationX, .translationY, .scale, .rotation,
      .rotationX, .rotationY, .hidden, .enabled,
      .clips, .value, .selected, .background, .textColor, .tint:
      true
    default: false
    }
  }

  /// Whether a link can follow it.
  public var isReadable: Bool { !isColor }

  /// Whether its values are colours.
  public var isColor: Bool { self == .background || self == .textColor || self == .tint }

  /// Whether it is about the place on the screen, which superviews and scrolling decide with it.
  var isOnScreen: Bool { rawValue.hasPrefix("rect.") }

  /// Whether setting it lays the screen out again.
  public var isLayout: Bool { self == .width || self == .height }

  /// Whether its values are yes and no.
  public var isTruth: Bool { self == .hidden || self == .enabled || self == .clips }

  /// What has to be known first, among what links set without a new layout.
  func depends(on other: LinkProperty) -> Bool {
    if self == other { return true }
    switch self {
    case .x: return other == .leading
    case .leading: return other == .x
    case .midX, .maxX: return other == .x || other == .leading
    case .midY, .maxY: return other == .y
    case .pageX: return other == .contentOffsetX
    case .pageY: return other == .contentOffsetY || other == .insetTop || other == .insetBottom
    case .contentOffsetY: return other == .insetTop || other == .insetBottom
    default: return isOnScreen && other.moves
    }
  }

  /// Whether it moves the view or what is in it on the screen.
  var moves: Bool {
    switch self {
    case .x, .y, .leading, .translationX, .translationY, .scale, .rotation, .rotationX, .rotationY,
      .contentOffsetX, .contentOffsetY, .insetTop, .insetBottom:
      true
    default: false
    }
  }
}
