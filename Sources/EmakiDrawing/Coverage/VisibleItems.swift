/// The visible part of an item.
package enum ItemVisibility {
  /// Nothing: it lies beside what is painted, or under something opaque.
  case nothing
  /// All of it, or too much for the rest to matter.
  case all
  /// Parts of a rectangle in one colour, in pixels.
  case parts([Rect])
}

/// The visible part of each item of a picture that is not a group, found from the front to the
/// back.
package struct VisibleItems {
  private let visible: Rect
  private let damage: [Rect]
  /// Whether opaque items hide those behind them.
  private let hasCovers: Bool
  private var covers: OpaqueAreas
  /// The foremost item first.
  private var found: [ItemVisibility] = []

  /// Nothing is looked at yet.
  ///
  /// - Parameters:
  ///   - visible: the whole surface, in pixels.
  ///   - damage: the parts of the surface that are painted.
  package init(visible: Rect, damage: [Rect], hasCovers: Bool) {
    self.visible = visible
    self.damage = damage
    self.hasCovers = hasCovers
    covers = OpaqueAreas(of: visible)
  }

  /// Looks at a picture.
  ///
  /// - Parameter transform: from the items' coordinates to the surface's pixels.
  package mutating func look(at items: [DisplayItem], under transform: Transform) {
    look(at: items, Place(transform: transform, solid: hasCovers ? visible : nil))
  }

  /// The parts where the background can be seen.
  package var ground: [Rect] { damage.flatMap(covers.uncovered) }

  /// The visible part of the next item, from the back to the front.
  package mutating func next() -> ItemVisibility { found.removeLast() }

  /// Passes over items that are not painted.
  package mutating func skip(_ items: [DisplayItem]) { found.removeLast(items.leafCount) }

  // MARK: Looking

  /// Where items lie.
  fileprivate struct Place {
    var transform: Transform
    /// The factor by which every colour's alpha is multiplied.
    var opacity = 1.0
    /// Pixels that no clip touches; `nil` where none are known.
    var solid: Rect?
    /// Whether all clips end where pixels do.
    var isClippedOnPixels = true
  }

  private mutating func look(at items: [DisplayItem], _ place: Place) {
    for item in items.reversed() {
      guard case .group(let group) = item else {
        found.append(sight(of: item, place))
        if let cover = cover(item, place) { covers.add(cover) }
        continue
      }
      var inner = place
      inner.transform = group.transform.concatenated(with: place.transform)
      if let clip = group.clip { inner.cut(to: clip) }
      guard group.isFlattened else {
        inner.opacity *= min(group.opacity, 1)
        look(at: group.items, inner)
        continue
      }
      // Opaque items in a picture that becomes translucent hide nothing behind that picture.
      let outside = covers
      look(at: group.items, inner)
      covers = outside
    }
  }

  private func sight(of item: DisplayItem, _ place: Place) -> ItemVisibility {
    guard let ink = item.inkBounds, ink.isFinite,
      let box = Projection(place.transform).boundingBox(of: ink),
      damage.contains(where: { $0.intersection(box) != nil }), !covers.hides(box)
    else { return .nothing }
    // Soft edges, of rectangles and of clips, come out differently where Cairo paints only a part.
    guard case .fill(.rect, .color) = item, place.isClippedOnPixels,
      place.transform.uprightScale != nil, box == box.wholePixels,
      let shown = box.intersection(damage.count == 1 ? damage[0] : visible)
    else { return .all }
    let parts = covers.uncovered(shown)
    return parts == [box] ? .all : .parts(parts)
  }

  /// The area in which an item hides everything behind it.
  private func cover(_ item: DisplayItem, _ place: Place) -> Rect? {
    guard case .fill(let shape, .color(let color)) = item, color.alpha == 255, place.opacity >= 1
    else { return nil }
    return place.inside(of: shape)
  }
}

extension VisibleItems.Place {
  /// Adds a clip.
  fileprivate mutating func cut(to clip: Shape) {
    solid = inside(of: clip)
    guard isClippedOnPixels else { return }
    guard case .rect(let rect) = clip, transform.uprightScale != nil else {
      isClippedOnPixels = false
      return
    }
    let drawn = transform.boundingBox(of: rect)
    isClippedOnPixels = drawn == drawn.wholePixels
  }

  /// Whole pixels inside of a shape and of all clips; not all of them for round corners.
  fileprivate func inside(of shape: Shape) -> Rect? {
    guard let solid, let scale = transform.uprightScale else { return nil }
    let straight: Rect
    switch shape {
    case .rect(let rect): straight = rect
    case .roundedRect(let rect, let corner):
      // Between the corners above and below.
      let end = min(corner.reach(in: rect), rect.height / 2)
      straight = rect.inset(by: Insets(top: end, left: 0, bottom: end, right: 0))
    case .ellipse, .path: return nil
    }
    let origin = transform.apply(to: straight.origin)
    let drawn = Rect(
      origin: origin, size: Size(width: straight.width * scale, height: straight.height * scale))
    return drawn.isFinite ? drawn.wholePixels.intersection(solid) : nil
  }
}

extension Rect {
  /// The pixels that the rectangle covers whole.
  fileprivate var wholePixels: Rect {
    Rect(
      minX: minX.rounded(.up), minY: minY.rounded(.up), maxX: maxX.rounded(.down),
      maxY: maxY.rounded(.down))
  }
}

extension [DisplayItem] {
  /// How many items there are in all groups together.
  fileprivate var leafCount: Int {
    reduce(0) { count, item in
      guard case .group(let group) = item else { return count + 1 }
      return count + group.items.leafCount
    }
  }
}
