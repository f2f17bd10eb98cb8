public import EmakiDrawing

/// What of a view's look motions change seldom: its border, shadow and gradient.
public struct ViewLook: Sendable, Hashable {
  /// In points; 0 for none.
  public var borderWidth: Double
  /// The border's colour; `nil` is black.
  public var borderColor: Color?
  /// The shadow under the view; `nil` for none.
  public var shadow: Shadow?
  /// Colours that blend over the background; `nil` for none.
  public var gradient: ViewGradient?

  /// What a view has while nothing moves.
  public init(_ view: View) {
    borderWidth = view.borderWidth
    borderColor = view.borderColor
    shadow = view.shadow
    gradient = view.gradient
  }
}

extension View {
  /// Takes what is seen at a moment; springs that pass their end leave no less than nothing.
  public mutating func take(_ look: ViewLook) {
    borderWidth = max(0, look.borderWidth)
    borderColor = look.borderColor
    shadow = look.shadow
    if let radius = shadow?.radius, radius < 0 { shadow?.radius = 0 }
    gradient = look.gradient
  }

  /// Whether another view has the same border, shadow and gradient.
  public func looks(like other: View) -> Bool {
    borderWidth == other.borderWidth && borderColor == other.borderColor
      && shadow == other.shadow && gradient == other.gradient
  }
}
