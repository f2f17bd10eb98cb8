public import EmakiDrawing
public import EmakiLayout

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
  /// To the frame on the screen that another view has at that moment.
  case frame(of: ViewID)
  /// Back to the frame that the constraints give.
  case constrainedFrame
  /// 0…1.
  case alpha(Double)
  /// Whether it is left out.
  case isHidden(Bool)
  /// Whether a control reacts.
  case isEnabled(Bool)
  /// Whether it lies over what is beside it: the more, the further in front.
  case zPosition(Double)
  /// About the anchor point.
  case transform(ViewTransform)
  /// One part of a transform; the others stay.
  case transformPart(ViewTransform.Part, of: ViewTransform)
  /// The colour behind the content; `nil` for clear.
  case backgroundColor(Color?)
  /// The colour of interactive content.
  case tintColor(Color?)
  /// The colour of text.
  case textColor(Color?)
  /// Points.
  case cornerRadius(Double)
  /// The offset of a scroll view.
  case contentOffset(Point)
  /// Of a scroll view: room at an edge of its content, points, beside that for bars.
  case contentInset(Insets.Edge, Double)
  /// The left edge, in widths of the superview: 1 lies just beside it on the right.
  case xShare(Double)
  /// The top edge, in heights of the superview.
  case yShare(Double)
  /// The leading edge's distance from that of the superview, points: x, or in a layout from right
  /// to left the same way from the right edge.
  case leading(Double)
  /// The text of a label, button or field.
  case text(String)
  /// The picture or icon; one without a size is as large as the old one.
  case image(ImageContent)
  /// A control's on or selected state.
  case isOn(Bool)
  /// A control's value, 0…1.
  case value(Double)
  /// The selected segment, tab or page.
  case selectedIndex(Int)
  /// The scale of a scroll view's content, a factor within the range.
  case zoomScale(Double)
  /// The line along the edge: points, and a colour; `nil` is black.
  case border(Double, Color?)
  /// The shadow under the view; `nil` for none.
  case shadow(Shadow?)
  /// Over the background; `nil` for none.
  case gradient(ViewGradient?)
  /// Whether bars and blocks stand for texts and pictures.
  case isSkeleton(Bool)
  /// How far the light that runs over these has come, 0…1.
  case shimmer(Double)
  /// Whether text is being typed into a field.
  case isEditing(Bool)
  /// Words of a property that has some.
  case words(ViewProperty, [String])
}

extension ViewChange {
  /// The change that affects frames, for a view in rows; `nil` for a look, and for a change that
  /// moves the view alone. A row that is hidden keeps its position.
  func decidingFrames(inRows view: ViewID) -> RowContent.Change? {
    switch self {
    case .text(let string): RowContent.Change(view, .text(string))
    case .isHidden(let flag) where view.placeInRows?.row != view:
      RowContent.Change(view, .isHidden(flag))
    default: nil
    }
  }
}

extension ViewValues {
  /// Takes a new value of the appearance or the content's state, but for characters and scrolling.
  fileprivate mutating func takeLook(_ change: ViewChange) {
    switch change {
    case .alpha(let value): alpha = value
    case .isEnabled(let value): isEnabled = value
    case .zPosition(let value): zPosition = value
    case .transform(let value): transform = value
    case .transformPart(let part, let value): transform.take(part, of: value)
    case .backgroundColor(let value): backgroundColor = value
    case .tintColor(let value): tintColor = value
    case .cornerRadius(let value): cornerRadius = value
    case .border(let width, let color): (borderWidth, borderColor) = (width, color)
    case .shadow(let value): shadow = value
    case .gradient(let value): gradient = value
    case .isSkeleton(let flag): isSkeleton = flag
    case .shimmer(let number): shimmer = number
    case .isEditing(let flag): isEditing = flag
    case .words(let property, let words): property.words?.write(&appearance, words)
    case .isHidden(let value): state.isHidden = value
    case .textColor(let value): state.textColor = value
    case .isOn(let flag): state.isOn = flag
    case .value(let number): state.value = number
    case .selectedIndex(let index): state.selectedIndex = index
    case .x, .y, .xShare, .yShare, .leading, .width, .height, .frame, .constrainedFrame,
      .contentOffset, .contentInset, .zoomScale, .image, .text:
      break
    }
  }
}

extension View {
  /// Sets a value; frames are the model's business.
  package mutating func take(_ change: ViewChange) {
    switch change {
    case .zoomScale(let value): scroll?.zoomScale = value
    case .contentOffset(let value):
      scroll?.contentOffset = value
      scroll?.isAtBeginning = false
    case .contentInset(let edge, let value):
      let bars = scroll?.barInset[edge] ?? 0
      let more = value + bars - (scroll?.contentInset[edge] ?? 0)
      scroll?.contentInset[edge] += more
      if edge == .top, scroll?.isAtBeginning == true { scroll?.contentOffset.y -= more }
    case .image(var value):
      value.size = value.size ?? image?.size
      image = value
    case .text(let value): setText(value)
    default: takeLook(change)
    }
  }
}

extension Presentation {
  /// Sets a value; what decides a layout stays.
  mutating func take(_ change: ViewChange) {
    switch change {
    case .x(let x): frame.origin.x = x
    case .y(let y): frame.origin.y = y
    case .width(let width): frame.size.width = width
    case .height(let height): frame.size.height = height
    case .text(let value): text = value
    default: takeLook(change)
    }
    guard knob != nil else { return }
    switch change {
    case .isOn(let flag) where selectedIndex == nil: knob = flag ? 1 : 0
    case .selectedIndex(let index): knob = Double(max(0, index))
    default: break
    }
  }
}
