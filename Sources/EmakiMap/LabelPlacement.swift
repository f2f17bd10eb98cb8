import EmakiDrawing

/// Finds free places for the labels of arrows.
struct LabelPlacement {
  private var taken: [Rect] = []
  private let obstacles: [Rect]

  init(obstacles: [Rect]) {
    self.obstacles = obstacles
  }

  /// The place nearest to the middle of the arrow where the label covers neither another label nor,
  /// if it can be helped, a thumbnail.
  mutating func place(_ size: Size, along arrow: MapArrow) -> Rect {
    let shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]
    let candidates = shares.map { share in
      let middle = arrow.point(at: share)
      return Rect(
        origin: Point(
          x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded()),
        size: size)
    }
    let free = candidates.filter { candidate in
      !taken.contains { $0.intersection(candidate) != nil }
    }
    let best = free.first { candidate in
      !obstacles.contains { $0.intersection(candidate) != nil }
    }
    var place = best ?? free.first ?? candidates[0]
    while let other = taken.first(where: { $0.intersection(place) != nil }) {
      place.origin.y = other.maxY + 2
    }
    taken.append(place)
    return place
  }
}
