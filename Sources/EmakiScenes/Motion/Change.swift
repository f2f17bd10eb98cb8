public import EmakiDrawing
public import EmakiLayout

/// A new value for something of a scene.
public enum Change: Sendable, Hashable {
  /// Of the view with this id.
  case view(ViewID, ViewChange)
  /// Of the constraint with this identifier.
  case constraint(String, ConstraintChange)
  /// All values of the state with this name.
  case state(String)
}

/// A new value of a constraint.
public enum ConstraintChange: Sendable, Hashable {
  /// Points.
  case constant(Double)
  /// How much it matters.
  case priority(Priority)
  /// Whether it acts.
  case isActive(Bool)
}

/// A new value of a view.
///
/// Frames that are set directly replace what the constraints gave, as in UIKit until the next
/// layout pass; the parts that are not set keep following the constraints.
public enum ViewChange: Sendable, Hashable {
  /// The left edge in the superview, points.
  case x(Double)
  /// The top edge in the superview, points.
  case y(Double)
  /// Points.
  case width(Double)
  /// Points.
  case height(Double)
  /// Back to what the constraints give.
  case constrainedFrame
  /// 0…1.
  case alpha(Double)
  /// Whether it is left out.
  case isHidden(Bool)
  /// Whether a control reacts.
  case isEnabled(Bool)
  /// About the anchor point.
  case transform(ViewTransform)
  /// One part of a transform; the others stay.
  case transformPart(ViewTransform.Part, of: ViewTransform)
  /// Behind the content; `nil` for clear.
  case backgroundColor(Color?)
  /// Of interactive content.
  case tintColor(Color?)
  /// Of text.
  case textColor(Color?)
  /// Points.
  case cornerRadius(Double)
  /// Of a scroll view.
  case contentOffset(Point)
  /// Of a scroll view: room at an edge of its content, points, beside that for bars.
  case contentInset(Insets.Edge, Double)
  /// The left edge, in widths of the superview: 1 lies just beside it on the right.
  case xShare(Double)
  /// The top edge, in heights of the superview.
  case yShare(Double)
  /// The leading edge's distance from that of the superview, points: x, or in a layout from right to
  /// left the same way from the right edge.
  case leading(Double)
  /// Of labels, buttons, fields.
  case text(String)
  /// The picture or icon; one without a size is as large as the old one.
  case image(ImageContent)
  /// A control's on or selected state.
  case isOn(Bool)
  /// A control's value, 0…1.
  case value(Double)
  /// The selected segment, tab or page.
  case selectedIndex(Int)
  /// Of a scroll view's content, a factor within the range.
  case zoomScale(Double)
  /// The line along the edge: points, and a colour; `nil` is black.
  case border(Double, Color?)
  /// Under the view; `nil` for none.
  case shadow(Shadow?)
  /// Over the background; `nil` for none.
  case gradient(ViewGradient?)
}
