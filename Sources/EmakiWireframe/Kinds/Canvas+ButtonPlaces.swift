import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Where the image of a button without title lies: as large as its insets let it be.
  func imagePlace(_ size: Size, of figure: DrawnView, in room: Rect) -> Rect {
    let fitted = figure.fittedImage(size, in: room)
    var place = grid.centered(fitted, in: room)
    if figure.titleSide != .center { place.origin.x = figure.start(fitted.width, in: room) }
    return figure.mirrored(place).moved(by: figure.imageShift)
  }
}

extension DrawnView {
  /// How large a button's image is where its insets leave less of a room than it takes: it keeps its
  /// proportions.
  func fittedImage(_ size: Size, in room: Rect) -> Size {
    let inside = room.inset(by: view.control.button.imageInsets)
    let limit = inside.isEmpty ? room : inside
    let factor = min(1, limit.width / size.width, limit.height / size.height)
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// Where a button's image and title lie together: in the middle, unless the text says a side.
  var titleSide: LineAlignment {
    switch view.text?.alignment {
    case .left: .left
    case .right, .trailing: .right
    default: .center
    }
  }

  /// The part of a button's bounds that its insets leave: at a side the room between them, in the
  /// middle as much as has the same middle. At the top or bottom it is as high as its content,
  /// `height`.
  func buttonRoom(around height: Double) -> Rect {
    let insets = view.control.button.contentInsets ?? .zero
    let isCentered = titleSide == .center
    let side = isCentered ? min(insets.left, insets.right) : 0
    let (left, right) = (insets.left - side, insets.right - side)
    switch view.control.button.verticalAlignment {
    case .top:
      let below = bounds.height - insets.top - height
      return bounds.inset(by: Insets(top: insets.top, left: left, bottom: below, right: right))
    case .center:
      let both = min(insets.top, insets.bottom)
      return bounds.inset(
        by: Insets(top: insets.top - both, left: left, bottom: insets.bottom - both, right: right))
    case .bottom:
      let above = bounds.height - insets.bottom - height
      return bounds.inset(by: Insets(top: above, left: left, bottom: insets.bottom, right: right))
    }
  }

  /// Where image and title begin that are so wide together.
  func start(_ width: Double, in room: Rect) -> Double {
    switch titleSide {
    case .left: room.minX
    case .center: room.midX - width / 2
    case .right: room.maxX - width
    }
  }

  /// How far a button's insets move its image.
  var imageShift: Point { shift(view.control.button.imageInsets) }

  /// How far a button's insets move its title.
  var titleShift: Point { shift(view.control.button.titleInsets) }

  /// The part of a title's room that the title's insets leave.
  func titleRoom(in room: Rect) -> Rect {
    let insets = view.control.button.titleInsets
    let sides = room.inset(by: Insets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    return sides.offset(x: 0, y: titleShift.y)
  }

  /// The width at which a title breaks that goes on in another line, points; `nil` for one that does
  /// not.
  var wrappingTitleWidth: Double? {
    guard view.titleWraps else { return nil }
    return max(0, bounds.width - view.buttonInsets.horizontal - view.roomBesideTitle)
  }

  /// The part of a room as wide as the button in which a title wraps that goes on in another line.
  func wrappingTitleRoom(in room: Rect) -> Rect {
    guard let width = wrappingTitleWidth, width < room.width else { return room }
    return Rect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
  }

  /// In the middle, insets move by half of what they differ; at a side, by that side's.
  private func shift(_ insets: Insets) -> Point {
    let x =
      switch titleSide {
      case .left: insets.left
      case .center: (insets.left - insets.right) / 2
      case .right: -insets.right
      }
    return Point(x: x, y: (insets.top - insets.bottom) / 2)
  }
}

extension Rect {
  func moved(by shift: Point) -> Rect { offset(x: shift.x, y: shift.y) }
}
