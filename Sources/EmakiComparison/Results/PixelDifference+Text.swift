import EmakiDrawing
public import PixelDiff

extension PixelDifference {
  /// The difference as text, one sentence a line: the measured values, the limits that were not
  /// kept, and the boxes of the largest changes in pixels.
  public var lines: [String] {
    if let refusal { return [refusal] }
    var figures =
      "\(changed) of \(compared) px changed (\((share * 100).shortText) %), "
      + "largest difference \(largest.shortText) \(metric.unit)"
    if let place = largestAt { figures += " at (\(place.x), \(place.y))" }
    var lines = [figures]
    if antialiased > 0 { lines.append("\(antialiased) px only soften an edge and are left out") }
    if let similarity {
      lines.append("structural similarity \((similarity * 1e5).rounded() / 1e5)")
    }
    lines += exceeded.map { "over the limit: \($0)" }
    let shown = regions.prefix(8)
    lines += shown.map { region in
      let box = region.bounds
      return "\(region.changed) px in \(box.width)×\(box.height) at (\(box.x), \(box.y))"
    }
    if regions.count > shown.count {
      lines.append("and \(regions.count - shown.count) more places")
    }
    return lines
  }
}
