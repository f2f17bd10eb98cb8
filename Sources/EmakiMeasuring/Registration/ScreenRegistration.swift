public import EmakiDrawing
import EmakiLimits

/// Finds a screen in a picture of a device: scale, and how far its corner is off.
///
/// The screen fills the picture, or lies within a margin of one colour and a frame that is as thick on
/// all sides. Where it lies exactly is decided by the sides of boxes that the screen has:
/// the mean of the edges along them is the largest there.
public struct ScreenRegistration {
  /// The size of the screen, in points.
  public let size: Size
  /// Boxes of the screen whose sides are seen, in points.
  public let boxes: [Rect]

  /// Makes a search for a screen.
  public init(size: Size, boxes: [Rect]) {
    (self.size, self.boxes) = (size, boxes)
  }

  /// Share by which the sides may be in another proportion, since videos have even sides.
  private static let proportion = 0.012

  /// Where the screen lies; `nil` where the picture has another shape.
  public func place(in frame: GrayFrame) -> ScreenPlace? {
    let whole = Rect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    if isAlike(whole) { return ScreenPlace(scale: scale(of: whole)) }
    guard let content = content(of: frame) else { return nil }
    if isAlike(content) { return refined(place(of: content), in: frame) }
    // (W − 2b) : (H − 2b) = w : h
    let inset =
      (content.width * size.height - content.height * size.width)
      / (2 * (size.height - size.width))
    guard inset.isFinite, inset > 0, inset < min(content.width, content.height) * 0.15 else {
      return nil
    }
    return refined(place(of: content.outset(by: -inset)), in: frame)
  }

  private func isAlike(_ rect: Rect) -> Bool {
    rect.height > 0
      && abs(rect.width / rect.height / (size.width / size.height) - 1)
        < Self.proportion
  }

  private func scale(of rect: Rect) -> Double {
    (rect.width / size.width * rect.height / size.height).squareRoot()
  }

  private func place(of rect: Rect) -> ScreenPlace {
    ScreenPlace(origin: rect.origin, scale: scale(of: rect))
  }

  /// The box around all that differs from the corners; `nil` where these differ from one another.
  private func content(of frame: GrayFrame) -> Rect? {
    let (right, bottom) = (frame.width - 2, frame.height - 2)
    let corners = [(1, 1), (right, 1), (1, bottom), (right, bottom)].map { frame.value($0, $1) }
    guard let least = corners.min(), let most = corners.max(), most - least < 16 else { return nil }
    let color = (least + most) / 2
    func differs(_ x: Int, _ y: Int) -> Bool { abs(frame.value(x, y) - color) > 20 }
    let rows = (0..<frame.height).filter { y in
      stride(from: 0, to: frame.width, by: 2).contains { differs($0, y) }
    }
    let columns = (0..<frame.width).filter { x in
      stride(from: 0, to: frame.height, by: 2).contains { differs(x, $0) }
    }
    guard let top = rows.first, let last = rows.last, let left = columns.first,
      let end = columns.last
    else { return nil }
    return Rect(
      minX: Double(left), minY: Double(top), maxX: Double(end + 1), maxY: Double(last + 1))
  }

  // MARK: Exactly

  /// Steps from coarse to fine: first scale and corner together, then each alone.
  private func refined(_ start: ScreenPlace, in frame: GrayFrame) -> ScreenPlace {
    var best = start
    var most = strength(of: start, in: frame)
    let center = Point(x: size.width / 2, y: size.height / 2)
    for step in [3.0, 1, 0.5, 0.25] {
      let around = best
      for grow in -3...3 {
        let scale = around.scale * (1 + Double(grow) * step / max(size.height * around.scale, 1))
        let middle = around.pixels(center)
        let origin = Point(x: middle.x - center.x * scale, y: middle.y - center.y * scale)
        for right in -2...2 {
          for down in -2...2 {
            let place = ScreenPlace(
              origin: Point(x: origin.x + Double(right) * step, y: origin.y + Double(down) * step),
              scale: scale)
            let value = strength(of: place, in: frame)
            if value > most * 1.0001 { (best, most) = (place, value) }
          }
        }
      }
    }
    return best
  }

  /// The mean of the edges along all sides.
  private func strength(of place: ScreenPlace, in frame: GrayFrame) -> Double {
    let screen = Rect(origin: .zero, size: size)
    return (boxes + [screen]).reduce(0) { sum, box in
      sum + SideStrength(frame: frame, place: place).sides(of: box).reduce(0) { $0 + min($1, 40) }
    }
  }
}

/// How strong the edges along the sides of a box are.
struct SideStrength {
  let frame: GrayFrame
  let place: ScreenPlace
  /// Pixels a side may be off.
  var reach = 0

  /// The mean difference across the left, right, upper and lower side, 0…255; of the middle three
  /// quarters, since corners are round.
  func sides(of box: Rect) -> [Double] {
    let (first, last) = (
      place.pixels(box.origin), place.pixels(Point(x: box.maxX, y: box.maxY))
    )
    let rows = Self.middle(first.y, last.y)
    let columns = Self.middle(first.x, last.x)
    return [
      across(first.x, rows, isUpright: true), across(last.x, rows, isUpright: true),
      across(first.y, columns, isUpright: false), across(last.y, columns, isUpright: false),
    ]
  }

  private static func middle(_ start: Double, _ end: Double) -> [Int] {
    let inset = (end - start) / 8
    let step = max(1, (end - start) / 40)
    return stride(from: start + inset, through: end - inset, by: step).map {
      Int(clamping: $0.rounded())
    }
  }

  private func across(_ position: Double, _ along: [Int], isUpright: Bool) -> Double {
    guard !along.isEmpty else { return 0 }
    let middle = Int(clamping: (position - 0.5).rounded())
    let most = isUpright ? frame.width : frame.height
    return (middle - reach...middle + reach).reduce(0.0) { strongest, line in
      guard line >= 0, line + 1 < most else { return strongest }
      let sum = along.reduce(Float(0)) { sum, other in
        isUpright
          ? sum + abs(frame.value(line + 1, other) - frame.value(line, other))
          : sum + abs(frame.value(other, line + 1) - frame.value(other, line))
      }
      return max(strongest, Double(sum) / Double(along.count))
    }
  }
}
