import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiMeasuring

/// Which view is seen at each point of a screen, and what all of them draw.
struct ScreenOwners {
  /// Something that a view draws.
  struct Element {
    var view: String
    /// On the screen, in points.
    var rect: Rect
    var kind: Kind

    enum Kind {
      case box, text, icon, picture
    }
  }

  let size: Size
  /// In the order of drawing.
  private(set) var elements: [Element] = []
  /// The number of the element that is seen; −1 for none.
  private var seen: [Int]
  private let width: Int
  private let height: Int

  /// - Parameter list: drawn with named views.
  init(_ list: DisplayList) {
    size = list.size
    width = max(1, Int(clamping: list.size.width.rounded(.up)))
    height = max(1, Int(clamping: list.size.height.rounded(.up)))
    seen = [Int](repeating: -1, count: width * height)
    collect(list.items, of: nil, .identity, clip: Rect(origin: .zero, size: list.size))
  }

  private mutating func collect(
    _ items: [DisplayItem], of view: String?, _ map: Transform, clip: Rect
  ) {
    for item in items {
      if case .group(let group) = item {
        let inner = group.transform.concatenated(with: map)
        var room: Rect? = clip
        if let shape = group.clip {
          room = inner.boundingBox(of: shape.bounds).intersection(clip)
        }
        guard let room, group.opacity > 0.1 else { continue }
        collect(group.items, of: group.name ?? view, inner, clip: room)
      } else if let (rect, kind) = Self.area(of: item),
        let part = map.boundingBox(of: rect).intersection(clip), part.width > 0, part.height > 0
      {
        add(Element(view: view ?? "", rect: part, kind: kind))
      }
    }
  }

  private static func area(of item: DisplayItem) -> (Rect, Element.Kind)? {
    switch item {
    case .fill(.path(let path), _): return path.bounds.map { ($0, .icon) }
    case .fill(let shape, .color(let color)):
      return color.alpha < 26 ? nil : (shape.bounds, .box)
    case .fill(let shape, _): return (shape.bounds, .picture)
    case .stroke(.path(let path), let stroke, _):
      return path.bounds.map { ($0.outset(by: stroke.width / 2), .icon) }
    case .text(let run):
      let size = run.font.size
      return (
        Rect(x: run.origin.x, y: run.origin.y - size, width: run.width, height: size * 1.25), .text
      )
    case .image(_, _, let destination): return (destination, .picture)
    case .stroke, .shadow, .group: return nil
    }
  }

  private mutating func add(_ element: Element) {
    let number = elements.count
    elements.append(element)
    for y in cells(element.rect.minY, element.rect.maxY, height) {
      for x in cells(element.rect.minX, element.rect.maxX, width) { seen[y * width + x] = number }
    }
  }

  /// The points whose middle lies in a span.
  private func cells(_ start: Double, _ end: Double, _ most: Int) -> Range<Int> {
    let first = min(max(Int(clamping: (start - 0.5).rounded(.up)), 0), most)
    return first..<max(first, min(Int(clamping: (end - 0.5).rounded(.up)), most))
  }

  /// The points at which only some views are seen, without the edge to what lies above them, and
  /// without the edge of the screen.
  func mask(of views: Set<String>) -> PointMask {
    var mask = PointMask(size: size)
    for y in 2..<max(2, height - 2) {
      for x in 2..<max(2, width - 2) {
        let own = seen[y * width + x]
        guard own >= 0, views.contains(elements[own].view) else { continue }
        let size = elements[own].rect.size
        // Of a line nothing would be left.
        let reach = min(size.width, size.height) < 8 ? 0 : 2
        mask[x, y] = ![-reach, reach].contains { step in
          isOther(seen[y * width + x + step], above: own, views)
            || isOther(seen[(y + step) * width + x], above: own, views)
        }
      }
    }
    return mask
  }

  /// The points at which something is seen that lies in a box with its middle.
  func mask(in box: Rect) -> PointMask {
    let views = elements.filter { element in
      let (x, y) = (element.rect.midX, element.rect.midY)
      return element.rect.width <= box.width + 4 && element.rect.height <= box.height + 4
        && box.contains(Point(x: x, y: y))
    }.map(\.view)
    return mask(of: Set(views))
  }

  private func isOther(_ number: Int, above own: Int, _ views: Set<String>) -> Bool {
    number > own && !views.contains(elements[number].view)
  }

  /// The share of an element that nothing lies on, 0…1.
  func seenShare(of number: Int) -> Double {
    let rect = elements[number].rect
    var (count, all) = (0, 0)
    for y in cells(rect.minY, rect.maxY, height) {
      for x in cells(rect.minX, rect.maxX, width) {
        all += 1
        let found = seen[y * width + x]
        if found >= 0, elements[found].view == elements[number].view { count += 1 }
      }
    }
    return all > 0 ? Double(count) / Double(all) : 0
  }
}
