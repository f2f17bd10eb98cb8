import EmakiDrawing

/// The rectangles at which the elements of a screen were found in a design. One area of it is one
/// element: where two were found in the same, the one that had to be moved more is missing.
struct DesignFinds {
  private struct Find {
    var kind: DesignElement.Kind
    var own: Rect
    var found: Rect
    var score: Int
    /// How far it was moved and by how much its sides differ, in points.
    var change: Double
  }

  private var finds: [Find] = []

  /// Below this, elements that lie together on the screen may lie together in the design.
  private static let least = 4.0

  /// Notes where an element was found.
  ///
  /// - Parameter score: the number of its view's score.
  mutating func add(_ element: DesignElement, at found: Rect, of score: Int) {
    let own = element.rect
    let change =
      abs(found.midX - own.midX) + abs(found.midY - own.midY) + abs(found.width - own.width)
      + abs(found.height - own.height)
    finds.append(
      Find(kind: element.kind, own: own, found: found, score: score, change: change))
  }

  /// The elements that were found where another one was.
  var takenByOthers: [(score: Int, kind: DesignElement.Kind)] {
    finds.filter { find in
      find.change > Self.least
        && finds.contains { other in
          other.score != find.score && other.kind == find.kind && other.change < find.change / 2
            && other.found.overlap(with: find.found) > 0.6
            && other.own.overlap(with: find.own) < 0.3
        }
    }.map { ($0.score, $0.kind) }
  }
}

extension Rect {
  /// The area of both rectangles together that they share, 0…1.
  fileprivate func overlap(with other: Rect) -> Double {
    guard let common = intersection(other) else { return 0 }
    let shared = common.width * common.height
    let all = width * height + other.width * other.height - shared
    return all > 0 ? shared / all : 0
  }
}

extension DesignScore {
  /// Takes back what was measured of an element that is missing after all.
  mutating func lose(_ kind: DesignElement.Kind) {
    isMissing = true
    switch kind {
    case .box: (box, color) = (nil, nil)
    case .ink: (text, textColor, letters) = (nil, nil, nil)
    }
  }
}
