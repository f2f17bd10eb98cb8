/// A picture of areas and lines, as sharp at every size as at its natural one.
public struct VectorImage: Sendable, Hashable {
  /// A path with its fill and its stroke.
  public struct Part: Sendable, Hashable {
    /// In the picture's points, from its upper left corner.
    public var path: Path
    /// The colour of the inside, by the non-zero rule; `nil` leaves it free.
    public var fill: Color?
    /// The colour of the outline; `nil` draws none.
    public var stroke: Color?
    /// How the outline is drawn; its width is in the picture's points.
    public var pen: Stroke

    /// Makes a part; by default an area without an outline.
    public init(_ path: Path, fill: Color?, stroke: Color? = nil, pen: Stroke = Stroke(width: 1)) {
      (self.path, self.fill, self.stroke, self.pen) = (path, fill, stroke, pen)
    }
  }

  /// The extent in points; nothing outside of it is drawn.
  public var size: Size
  /// Back to front.
  public var parts: [Part]
  /// The elements of its file that this picture lacks: `text`, `filter` …
  public var leftOut: [String]

  /// Makes a picture.
  public init(size: Size, parts: [Part], leftOut: [String] = []) {
    (self.size, self.parts, self.leftOut) = (size, parts, leftOut)
  }

  /// The same with every colour mapped.
  public func mapColors(_ body: (Color) -> Color) -> VectorImage {
    var image = self
    for index in image.parts.indices {
      image.parts[index].fill = parts[index].fill.map(body)
      image.parts[index].stroke = parts[index].stroke.map(body)
    }
    return image
  }

  /// Its parts stretched over a rectangle and cut to that and to `limit`.
  public func item(in place: Rect, cutTo limit: Rect? = nil) -> DisplayItem? {
    guard let seen = limit.map({ place.intersection($0) }) ?? place, !size.isEmpty else {
      return nil
    }
    let map = Transform(
      a: place.width / size.width, b: 0, c: 0, d: place.height / size.height, tx: place.minX,
      ty: place.minY)
    let painted = DisplayGroup(transform: map, items: parts.flatMap(\.items))
    return .group(DisplayGroup(clip: .rect(seen), items: [.group(painted)]))
  }
}

extension VectorImage.Part {
  fileprivate var items: [DisplayItem] {
    let area = fill.map { DisplayItem.fill(.path(path), .color($0)) }
    let line = stroke.map { DisplayItem.stroke(.path(path), pen, .color($0)) }
    return [area, line].compactMap(\.self)
  }
}
