import EmakiDrawing

/// The changes of one element of a document: a map and an opacity for each step.
struct MotionTrack {
  /// `a b c d tx ty` for each step; empty where the element does not move.
  var maps: [Map] = []
  /// For each step; empty where it stays 1.
  var opacities: [Opacity] = []

  /// The six numbers of a flat map.
  struct Map: Hashable {
    var a, b, c, d, x, y: Double

    init(_ transform: Transform) {
      let e = transform.elements
      (a, b, c, d, x, y) = (e[0], e[1], e[4], e[5], e[12], e[13])
    }

    /// The position and size of a rectangle, as a map of the unit square.
    init(_ rect: Rect) {
      (a, b, c, d, x, y) = (rect.width, 0, 0, rect.height, rect.minX, rect.minY)
    }

    var transform: Transform { Transform(a: a, b: b, c: c, d: d, tx: x, ty: y) }
    var isMove: Bool { transform.isMove }
    var isScaleAndMove: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 }
  }

  /// An opacity, and whether it is reached at once.
  struct Opacity: Hashable {
    var value: Double
    /// Whether the element is there at all; it comes and goes at once.
    var isPresent: Bool
  }
}

/// A document's picture and what moves in it.
struct AnimatedElements {
  var list: DisplayList
  /// By the names of groups in `list`, in drawing order.
  var tracks: [(id: String, track: MotionTrack)] = []
}
