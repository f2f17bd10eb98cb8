import EmakiDrawing

extension DisplayItem {
  /// The item moved; a group is left where it is.
  func offset(by move: Point) -> DisplayItem {
    switch self {
    case .fill(let shape, let paint): return .fill(shape.offset(by: move), paint.offset(by: move))
    case .stroke(let shape, let stroke, let paint):
      return .stroke(shape.offset(by: move), stroke, paint.offset(by: move))
    case .shadow(let shape, let shadow): return .shadow(shape.offset(by: move), shadow)
    case .text(var run):
      run.origin = run.origin + move
      return .text(run)
    case .image(let image, let source, let destination):
      return .image(image, source: source, destination: destination.offset(x: move.x, y: move.y))
    case .group: return self
    }
  }
}

extension Shape {
  fileprivate func offset(by move: Point) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.offset(x: move.x, y: move.y))
    case .roundedRect(let rect, let corner):
      .roundedRect(rect.offset(x: move.x, y: move.y), corner)
    case .ellipse(let rect): .ellipse(rect.offset(x: move.x, y: move.y))
    case .path(let path): .path(path.applying(.move(move)))
    }
  }
}

extension Paint {
  fileprivate func offset(by move: Point) -> Paint {
    guard case .linearGradient(var gradient) = self else { return self }
    gradient.start = gradient.start + move
    gradient.end = gradient.end + move
    return .linearGradient(gradient)
  }
}
