import EmakiDrawing
import EmakiLayout

extension ViewGradient {
  /// A list of colours from top to bottom, or a mapping.
  init?(_ node: SourceNode) {
    let stops = Self.stops(node.isList ? node : node["colors"])
    guard !stops.isEmpty else { return nil }
    let ends = GradientWords.ends(of: node["direction"]?.text ?? "down")
    self.init(stops, from: ends.start, to: ends.end)
  }

  private static func stops(_ node: SourceNode?) -> [LinearGradient.Stop] {
    let nodes = node?.elements ?? []
    let colors = nodes.map { $0.color ?? $0["color"]?.color ?? .clear }
    let offsets = places(nodes.map { $0["at"]?.number })
    return zip(offsets, visible(colors)).map(LinearGradient.Stop.init)
  }

  /// Places that are not given lie evenly between those that are, as in CSS; none before the one
  /// that comes earlier in the list.
  private static func places(_ given: [Double?]) -> [Double] {
    guard given.count > 1 else { return given.map { $0 ?? 0 } }
    var known = given
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var places: [Double] = []
    for (index, place) in known.enumerated() {
      if let place {
        places.append(max(place, places.last ?? 0))
        continue
      }
      let next = known[index...].firstIndex { $0 != nil } ?? known.count - 1
      let (start, end) = (places.last ?? 0, known[next] ?? 1)
      places.append(start + max(end - start, 0) / Double(next - index + 1))
    }
    return places
  }

  /// A clear colour takes the channels of its neighbour, so that nothing turns grey on the way.
  private static func visible(_ colors: [Color]) -> [Color] {
    colors.indices.map { index in
      guard colors[index].alpha == 0 else { return colors[index] }
      let near = colors[..<index].last { $0.alpha > 0 } ?? colors[index...].first { $0.alpha > 0 }
      var color = near ?? colors[index]
      color.alpha = 0
      return color
    }
  }
}
