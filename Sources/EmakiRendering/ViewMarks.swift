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
    /// Its id.
    public let id: String
    /// Its kind.
    public let kind: View.Kind
    /// Where it is on the screen, points.
    public let rect: Rect
    /// Its text.
    public let text: String?
    /// How many views are around it.
    fileprivate let depth: Int
    /// The part of it that is on the screen and in the scroll views around it.
    fileprivate let seen: Rect
  }

  /// All of them, in the order of drawing. Views that fill the screen are not among them, nor parts
  /// that nobody wrote.
  public let marks: [Mark]
  /// Of the screen, points.
  private let size: Size

  /// Numbers the views of a screen.
  public init(_ snapshot: Snapshot) {
    let rects = snapshot.screenRects()
    size = snapshot.screen.size
    let screen = Rect(origin: .zero, size: size)
    var windows: [Rect?] = []
    var depths: [Int] = []
    var marks: [Mark] = []
    let isListed = ReportedViews(snapshot.reportedMembers).isListed
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let own = snapshot.presentations[index]
      let around = node.parent.map { windows[$0] } ?? screen
      let isSeen = !own.isHidden && own.alpha > 0.01
      let seen = isSeen ? around.flatMap { $0.intersection(rects[index]) } : nil
      windows.append(node.view.scroll == nil ? (isSeen ? around : nil) : seen)
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      guard let seen, seen.width > 0, seen.height > 0, rects[index] != screen, isListed[index]
      else { continue }
      marks.append(
        Mark(
          number: marks.count + 1, id: node.view.id.rawValue, kind: node.view.kind,
          rect: rects[index], text: own.text, depth: depths[index], seen: seen))
    }
    self.marks = marks
  }

  /// Numbers rectangles of a screen, in order.
  ///
  /// - Parameter places: each with its id, in points; parts outside of the screen are cut.
  public init(_ places: [(id: String, rect: Rect)], on screen: Size) {
    size = screen
    let window = Rect(origin: .zero, size: screen)
    marks = places.enumerated().map { index, place in
      Mark(
        number: index + 1, id: place.id, kind: .view, rect: place.rect, text: nil, depth: 0,
        seen: place.rect.intersection(window)
          ?? Rect(origin: .zero, size: Size(width: 1, height: 1))
      )
    }
  }

  /// A line for each: number, kind, id, rectangle on the screen, text.
  public var text: String {
    marks.map { mark in
      let rect = [mark.rect.minX, mark.rect.minY, mark.rect.width, mark.rect.height]
      let place = rect.map { Markup.number($0, places: 2) }.joined(separator: " ")
      let words = mark.text.map { " \"\($0.onOneLine)\"" } ?? ""
      return "\(mark.number) \(mark.kind.rawValue) \(mark.id) [\(place)]\(words)\n"
    }.joined()
  }

  /// An outline around each view, with its number on a badge at its top left corner: where neither
  /// another badge nor a text is, as far as there is such a position.
  ///
  /// - Parameter origin: the top left corner of the screen in the picture, points.
  public func items(origin: Point, fonts: FontBook) -> [DisplayItem] {
    let measurer = PangoTextMeasurer(fonts: fonts)
    let texts = marks.filter { $0.text?.isEmpty == false }.map {
      $0.seen.offset(x: origin.x, y: origin.y)
    }
    let screen = Rect(origin: origin, size: size)
    var badges: [Rect] = []
    var (outlines, numbers): ([DisplayItem], [DisplayItem]) = ([], [])
    for mark in marks {
      let color = Self.colors[mark.depth % Self.colors.count]
      let outline = mark.seen.offset(x: origin.x, y: origin.y).inset(
        by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
      outlines.append(.stroke(.rect(outline), Stroke(width: 1), .color(color)))
      let size = Size(width: Double(String(mark.number).count) * 6 + 5, height: 12)
      let badge = Self.place(of: size, at: outline, in: screen, badges: badges, texts: texts)
      badges.append(badge)
      numbers.append(.fill(.roundedRect(badge, 3), .color(color)))
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

  /// Where a badge covers the least: in the corner of its view, or else outside of it at that corner,
  /// above, to the left or below; then further along the upper edge, and down.
  private static func place(
    of size: Size, at view: Rect, in screen: Rect, badges: [Rect], texts: [Rect]
  ) -> Rect {
    let (left, top) = (view.minX, view.minY)
    var corners = [
      Point(x: left, y: top), Point(x: left, y: top - size.height),
      Point(x: left - size.width, y: top), Point(x: left, y: view.maxY),
      Point(x: view.maxX, y: top), Point(x: view.maxX - size.width, y: top - size.height),
    ]
    for row in 0..<4 {
      for column in 0..<4 {
        corners.append(
          Point(x: left + Double(column) * size.width, y: top + Double(row) * size.height))
      }
    }
    let places = corners.map { Rect(origin: $0, size: size) }.filter { place in
      place.minX >= screen.minX && place.maxX <= screen.maxX && place.minY >= screen.minY
        && place.maxY <= screen.maxY
    }
    // A number under another cannot be read; letters under a badge can often be guessed.
    let costs = places.map { 8 * $0.covered(by: badges) + $0.covered(by: texts) }
    let best = costs.indices.min { costs[$0] < costs[$1] }
    return best.map { places[$0] } ?? Rect(origin: view.origin, size: size)
  }

  private static let font = Font.system(9, .semibold)
  /// By depth, so that a view and those in it have different ones; white is read well on all.
  private static let colors = [0xC0_392B, 0x1F_61A0, 0x1E_8449, 0x8E_44AD, 0xB9_5A0E].map {
    Color(rgb: $0)
  }
}

extension Rect {
  /// How many square points some rectangles share with this one; a hair's breadth does not count.
  fileprivate func covered(by others: [Rect]) -> Double {
    others.reduce(0) { sum, other in
      guard let common = intersection(other), common.width > 0.5, common.height > 0.5 else {
        return sum
      }
      return sum + common.width * common.height
    }
  }
}
