import EmakiDrawing

/// Something that a view draws and that can be found again in another picture.
struct DesignElement {
  /// The kind of element that is looked for.
  enum Kind {
    /// An area with four sides.
    case box
    /// Letters, or the lines of an icon: found by the box around their ink.
    case ink
  }

  /// The id of the view that draws it.
  let view: String
  let kind: Kind
  /// Where it is drawn, in points.
  let rect: Rect
  /// Whether it has one colour, so that colours can be compared.
  var isPlain = true
  /// How large its letters are, in points; of icons the size of a letter as high.
  var letterSize = 0.0
  /// The boxes of its texts, in points.
  var texts: [Rect] = []
  /// How far letters that belong to it may be from one another, in points: less than to its
  /// neighbours.
  var gap = Size(width: 0, height: 0)
}

/// The elements that the views of a display list draw, in the order of drawing; the list was made
/// with named views.
struct DesignElements {
  private(set) var all: [DesignElement] = []
  private let screen: Rect

  init(_ list: DisplayList) {
    screen = Rect(origin: .zero, size: list.size)
    collect(list.items, of: nil, .identity, clip: screen)
    all = merged.map(spaced)
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
      } else if let view, let element = Self.element(item, of: view, map),
        let seen = element.rect.intersection(clip)
      {
        all.append(element.at(seen))
      }
    }
  }

  private static func element(
    _ item: DisplayItem, of view: String, _ map: Transform
  ) -> DesignElement? {
    switch item {
    case .fill(.path(let path), _):
      return path.bounds.map { ink(map.boundingBox(of: $0), of: view) }
    case .fill(let shape, let paint):
      var box = DesignElement(view: view, kind: .box, rect: map.boundingBox(of: shape.bounds))
      if case .color = paint {} else { box.isPlain = false }
      return box
    case .stroke(.path(let path), let stroke, _):
      return path.bounds.map { ink(map.boundingBox(of: $0.outset(by: stroke.width / 2)), of: view) }
    case .stroke(let shape, let stroke, _):
      let outer = shape.bounds.outset(by: stroke.width / 2)
      return DesignElement(view: view, kind: .box, rect: map.boundingBox(of: outer))
    case .text(let run):
      let size = run.font.size
      let box = Rect(
        x: run.origin.x, y: run.origin.y - size, width: run.width, height: size * 1.25)
      let rect = map.boundingBox(of: box)
      return DesignElement(
        view: view, kind: .ink, rect: rect, letterSize: size, texts: [rect])
    case .image(_, _, let destination):
      return DesignElement(
        view: view, kind: .box, rect: map.boundingBox(of: destination), isPlain: false)
    case .shadow, .group: return nil
    }
  }

  private static func ink(_ rect: Rect, of view: String) -> DesignElement {
    DesignElement(view: view, kind: .ink, rect: rect, letterSize: rect.height)
  }

  /// One box and one ink for each view: its largest box, and all of its letters, or where it has none
  /// all of its lines. Lines that are as long as the box are the box's.
  private var merged: [DesignElement] {
    var order: [String] = []
    var boxes: [String: DesignElement] = [:]
    var inks: [String: DesignElement] = [:]
    for element in all where element.rect.width > 0 && element.rect.height > 0 {
      if boxes[element.view] == nil, inks[element.view] == nil { order.append(element.view) }
      switch element.kind {
      case .box:
        let known = boxes[element.view]
        if known.map({ $0.rect.area < element.rect.area }) ?? true { boxes[element.view] = element }
      case .ink:
        guard var known = inks[element.view] else {
          inks[element.view] = element
          continue
        }
        known = known.at(known.rect.union(element.rect))
        known.letterSize = min(known.letterSize, element.letterSize)
        known.texts += element.texts
        inks[element.view] = known
      }
    }
    return order.flatMap { view -> [DesignElement] in
      guard let box = boxes[view] else { return inks[view].map { [$0] } ?? [] }
      guard let ink = inks[view], ink.rect.width < box.rect.width - 1 else { return [box] }
      return [box, ink]
    }
  }

  /// The element with the gap that keeps it apart from those around it.
  private func spaced(_ element: DesignElement) -> DesignElement {
    guard element.kind == .ink else { return element }
    var element = element
    let isHigh = element.rect.height > 2 * element.letterSize
    var gap = Size(
      width: 0.5 * element.letterSize, height: (isHigh ? 0.9 : 0.35) * element.letterSize)
    for other in merged where other.view != element.view || other.kind != .ink {
      let (across, down) = element.rect.distances(to: other.rect)
      if let across { gap.width = min(gap.width, across - 1) }
      if let down { gap.height = min(gap.height, down - 1) }
    }
    element.gap = Size(width: max(1, gap.width), height: max(1, gap.height))
    return element
  }
}

extension DesignElement {
  /// The same with another rectangle.
  fileprivate func at(_ rect: Rect) -> DesignElement {
    var copy = DesignElement(view: view, kind: kind, rect: rect)
    (copy.isPlain, copy.letterSize, copy.gap, copy.texts) = (isPlain, letterSize, gap, texts)
    return copy
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// How far the nearest upright and the nearest level side of another rectangle are from this one's,
  /// as far as they lie beside one another; `nil` where both overlap that way.
  fileprivate func distances(to other: Rect) -> (across: Double?, down: Double?) {
    let isBeside = min(maxY, other.maxY) > max(minY, other.minY)
    let isBelow = min(maxX, other.maxX) > max(minX, other.minX)
    return (
      isBeside ? Self.distance(minX, maxX, other.minX, other.maxX) : nil,
      isBelow ? Self.distance(minY, maxY, other.minY, other.maxY) : nil
    )
  }

  /// From one span to the nearest end of another, also of one around it; `nil` where both overlap.
  private static func distance(
    _ start: Double, _ end: Double, _ otherStart: Double, _ otherEnd: Double
  ) -> Double? {
    if otherStart >= end { return otherStart - end }
    if otherEnd <= start { return start - otherEnd }
    if otherStart <= start, otherEnd >= end { return min(start - otherStart, otherEnd - end) }
    return nil
  }
}
