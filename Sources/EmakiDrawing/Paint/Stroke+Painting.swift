extension Stroke {
  /// How long a sharp corner may be, in widths of the line, before it is cut; as on iOS.
  package static let miterLimit = 10.0

  /// The dashes, or none where Cairo could not draw them.
  package var usableDash: [Double] {
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isUsable ? dash : []
  }
}
