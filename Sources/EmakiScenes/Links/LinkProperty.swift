/// The properties of a view that links can read, and those that they can set.
public enum LinkProperty: String, Sendable, Hashable, CaseIterable {
  /// A number of the frame in the superview, in points.
  case x, y, width, height
  /// The frame's distance from the superview's left edge to the view's; where lines run to the
  /// left, from right edge to right edge, in points.
  case leading
  /// A number of the frame in the superview, in points; read only.
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
  /// The offset of a scroll view, in points.
  case contentOffsetX = "contentOffset.x"
  case contentOffsetY = "contentOffset.y"
  /// The content size of a scroll view, in points; read only.
  case contentWidth = "contentSize.width"
  case contentHeight = "contentSize.height"
  /// Of a scroll view: the room around its content, points; where it is set, beside that for bars.
  case insetTop = "contentInset.top"
  case insetBottom = "contentInset.bottom"
  /// Of a scroll view: the offset in widths or heights of the view, so 0.5 halfway to the second
  /// page, which is the left one where lines run to the left; read only.
  case pageX = "page.x"
  case pageY = "page.y"
  /// The part of the view that bars and notch cover, in points; read only.
  case safeAreaTop = "safeArea.top"
  case safeAreaBottom = "safeArea.bottom"
  /// 0…1.
  case alpha
  /// Points before the superview's plane: which of the views beside one another lies in front.
  case zPosition
  /// Points.
  case cornerRadius
  /// The translation of the transform, in points.
  case translationX = "transform.x"
  case translationY = "transform.y"
  /// The scale of the transform, a factor for both axes.
  case scale = "transform.scale"
  /// The rotation of the transform, in degrees.
  case rotation = "transform.rotate"
  case rotationX = "transform.rotateX"
  case rotationY = "transform.rotateY"
  /// Yes from 0.5 on.
  case hidden, enabled, clips, skeleton
  /// 0…1.
  case shimmer
  /// A control's value, 0…1.
  case value
  /// The selected segment, tab or page: the nearest whole number.
  case selected
  /// A colour; set only.
  case background, textColor, tint

  /// The property of a name: its raw value, or `minX` and `minY` for `x` and `y`.
  public init?(name: String) {
    let edges = ["minX": "x", "minY": "y", "rect.minX": "rect.x", "rect.minY": "rect.y"]
    self.init(rawValue: edges[name] ?? name)
  }

  /// The parts of the presented view that it sets; none for a value derived from others.
  var parts: [ViewProperty] { Self.parts[self] ?? [] }

  private static let parts: [LinkProperty: [ViewProperty]] = {
    var parts: [LinkProperty: [ViewProperty]] = [:]
    for property in ViewProperty.allCases {
      if let link = property.part.link { parts[link, default: []].append(property) }
    }
    return parts
  }()

  private var part: PropertyEntry.Part? { parts.first?.part }
  private var course: PropertyEntry.Interpolation? {
    parts.first?.entry.course
  }

  /// Whether a link can set it.
  public var isWritable: Bool {
    self == .leading || self == .clips || self == .selected || !parts.isEmpty
  }

  /// Whether a link can follow it.
  public var isReadable: Bool { !isColor }

  /// Whether its values are colours.
  public var isColor: Bool {
    if case .color = course { true } else { false }
  }

  /// Whether it is about the position on the screen, which superviews and scrolling decide with it.
  var isOnScreen: Bool { rawValue.hasPrefix("rect.") }

  /// Whether setting it lays the screen out again.
  public var isLayout: Bool { part?.laysOut == true }

  /// Whether its values are yes and no.
  public var isTruth: Bool {
    if case .flag = course { true } else { self == .clips }
  }

  /// Whether it is one of the four numbers of the frame.
  var isOfFrame: Bool { parts.first?.isOfFrame == true }

  /// Whether another property has to be known first, among those that links set without a new
  /// layout.
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
  var moves: Bool { movesItself || part?.moves == .content }

  /// Scrolling moves the content and not the view.
  var movesItself: Bool { self == .leading || part?.moves == .view }
}
