import EmakiDrawing
import EmakiLayout

/// A root of 400 × 300 pt with given subviews and constraints; margins and safe area as asked.
struct Screen {
  var root = View(id: "root")
  var environment = LayoutEnvironment(
    size: Size(width: 400, height: 300), scale: 2,
    rootMargins: Insets(top: 0, left: 16, bottom: 0, right: 16))

  init(_ subviews: View..., constraints: [Constraint] = []) {
    root.subviews = subviews
    root.constraints = constraints
  }

  func layOut(overriding overrides: [ViewID: Rect] = [:]) -> LaidOutScreen {
    LayoutEngine(measurer: FixedMeasurer()).layOut(root, in: environment, overriding: overrides)
  }

  /// The frame of a view as (x, y, width, height), rounded to a thousandth.
  func frame(_ id: ViewID, overriding overrides: [ViewID: Rect] = [:]) -> [Double] {
    layOut(overriding: overrides).numbers(id)
  }
}

extension LaidOutScreen {
  /// The frame of a view as (x, y, width, height), rounded to a thousandth.
  func numbers(_ id: ViewID) -> [Double] {
    guard let frame = frame(of: id) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { ($0 * 1000).rounded() / 1000 }
  }
}

/// Each character is 10 pt wide, at any size; lines break anywhere.
struct FixedMeasurer: TextMeasuring {
  func lines(of request: TextRequest) -> [TextLine] {
    let count = request.text.count
    if count == 0 { return [] }
    let width = request.width ?? .infinity
    let perLine = max(1, width >= Double(count) * 10 ? count : Int(width / 10))
    var lines: [TextLine] = []
    for start in stride(from: 0, to: count, by: perLine) {
      let length = min(perLine, count - start)
      lines.append(
        TextLine(text: String(repeating: "x", count: length), width: Double(length) * 10))
    }
    return request.maximumLines > 0 ? Array(lines.prefix(request.maximumLines)) : lines
  }
}

extension View {
  /// A view of a given natural size.
  static func box(_ id: ViewID, _ width: Double, _ height: Double) -> View {
    var view = View(id: id)
    view.intrinsicSize = IntrinsicSize(width: .points(width), height: .points(height))
    return view
  }

  /// A label of the system font at 17 pt: 20.5 pt high at scale 2.
  static func label(_ id: ViewID, _ text: String, lines: Int = 1) -> View {
    var view = View(.label, id: id)
    view.text = TextContent(text, numberOfLines: lines)
    return view
  }

  func with(_ change: (inout View) -> Void) -> View {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Constraint {
  /// A width or height.
  static func length(
    _ id: ViewID, _ attribute: LayoutAttribute, _ points: Double, _ relation: Relation = .equal,
    priority: Priority = .required
  ) -> Constraint {
    Constraint(Anchor(id, attribute), relation, constant: points, priority: priority)
  }

  /// The same line of two views, at a distance.
  static func same(
    _ attribute: LayoutAttribute, _ first: ViewID, _ second: ViewID, _ constant: Double = 0
  ) -> Constraint {
    Constraint(Anchor(first, attribute), .equal, Anchor(second, attribute), constant: constant)
  }

  /// All four edges of two views.
  static func fill(_ first: ViewID, _ second: ViewID) -> [Constraint] {
    [.leading, .trailing, .top, .bottom].map { same($0, first, second) }
  }

  /// Left, top, width and height in the root.
  static func place(
    _ id: ViewID, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> [Constraint] {
    [
      same(.left, id, "root", x), same(.top, id, "root", y), length(id, .width, width),
      length(id, .height, height),
    ]
  }
}
