public import EmakiCairo
public import EmakiDrawing
public import EmakiLayout
import EmakiText

/// The views that are seen of a screen, with numbers: for those who look at a picture and want to say
/// which view they mean.
public struct ViewMarks: Sendable {
  /// A view with its number.
  public struct Mark: Sendable {
    /// From 1, in the order of drawing.
    public let number: Int
    /// What it is called.
    public let id: String
    /// What it is.
    public let kind: View.Kind
    /// Where it is on the screen, points.
    public let rect: Rect
    /// What it says.
    public let text: String?
    /// How many views are around it.
    fileprivate let depth: Int
    /// The part of it that is on the screen and in the scroll views around it.
    fileprivate let seen: Rect
  }

  /// All of them, in the order of drawing; the views that fill the screen are not among them.
  public let marks: [Mark]

  /// Numbers the views of a screen.
  public init(_ snapshot: Snapshot) {
    let rects = snapshot.screenRects()
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    var windows: [Rect?] = []
    var depths: [Int] = []
    var marks: [Mark] = []
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let own = snapshot.presentations[index]
      let around = node.parent.map { windows[$0] } ?? screen
      let isSeen = !own.isHidden && own.alpha > 0.01
      let seen = isSeen ? around.flatMap { $0.intersection(rects[index]) } : nil
      windows.append(node.view.scroll == nil ? (isSeen ? around : nil) : seen)
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      guard let seen, seen.width > 0, seen.height > 0, rects[index] != screen else { continue }
      marks.append(
        Mark(
          number: marks.count + 1, id: node.view.id.rawValue, kind: node.view.kind,
          rect: rects[index], text: own.text, depth: depths[index], seen: seen))
    }
    self.marks = marks
  }

  /// Numbers places of a screen, in order.
  ///
  /// - Parameter places: each with what is there, in points; what lies outside of the screen is cut.
  public init(_ places: [(id: String, rect: Rect)], on screen: Size) {
    let window = Rect(origin: .zero, size: screen)
    marks = places.enumerated().map { index, place in
      Mark(
        number: index + 1, id: place.id, kind: .view, rect: place.rect, text: nil, depth: 0,
        seen: place.rect.intersection(window)
          ?? Rect(origin: .zero, size: Size(width: 1, height: 1))
      )
    }
  }

  /// A line for each: number, kind, id, place on the screen, text.
  public var text: String {
    marks.map { mark in
      let rect = [mark.rect.minX, mark.rect.minY, mark.rect.width, mark.rect.height]
      let place = rect.map { Markup.number($0, places: 2) }.joined(separator: " ")
      let words = mark.text.map { " \"\($0.onOneLine)\"" } ?? ""
      return "\(mark.number) \(mark.kind.rawValue) \(mark.id) [\(place)]\(words)\n"
    }.joined()
  }

  /// An outline around each view, with its number on a badge in its top left corner, or beside it
  /// where another badge is.
  ///
  /// - Parameter origin: the top left corner of the screen in the picture, points.
  public func items(origin: Point, fonts: FontBook) -> [DisplayItem] {
    let measurer = PangoTextMeasurer(fonts: fonts)
    var badges: [Rect] = []
    var (outlines, numbers): ([DisplayItem], [DisplayItem]) = ([], [])
    for mark in marks {
      let color = Self.colors[mark.depth % Self.colors.count]
      let outline = mark.seen.offset(x: origin.x, y: origin.y).inset(
        by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
      outlines.append(.stroke(.rect(outline), Stroke(width: 1), .color(color)))
      let size = Size(width: Double(String(mark.number).count) * 6 + 5, height: 12)
      let badge = Self.free(Rect(origin: outline.origin, size: size), among: badges)
      badges.append(badge)
      numbers.append(.fill(.roundedRect(badge, radius: 3), .color(color)))
      let request = TextRequest(
        String(mark.number), font: Self.font, width: 100, maximumLines: 1, lineBreak: .clip)
      numbers += measurer.lines(of: request).map { line in
        let left = badge.minX + (badge.width - line.width) / 2
        return .text(
          TextRun(
            text: line.text, font: Self.font, color: .white,
            origin: Point(x: left, y: badge.minY + 9.5), width: line.width))
      }
    }
    return outlines + numbers
  }

  /// The place itself, or the nearest to its right, or else below, where no other badge is.
  private static func free(_ badge: Rect, among others: [Rect]) -> Rect {
    for row in 0..<4 {
      for column in 0..<4 {
        let place = badge.offset(x: Double(column) * badge.width, y: Double(row) * badge.height)
        if !others.contains(where: { ($0.intersection(place)?.width ?? 0) > 0.5 }) { return place }
      }
    }
    return badge
  }

  private static let font = Font.system(9, .semibold)
  /// By depth, so that a view and those in it have different ones; white is read well on all.
  private static let colors = [0xC0_392B, 0x1F_61A0, 0x1E_8449, 0x8E_44AD, 0xB9_5A0E].map {
    Color(rgb: $0)
  }
}
