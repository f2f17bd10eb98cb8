public import EmakiDrawing

extension Transform: Interpolatable {
  /// By decomposition, as Core Animation does: the translation, the scale and the shear run
  /// straight, the rotation takes the shorter way.
  ///
  /// Maps of the plane turn by their angle; maps with depth by the great arc between their
  /// quaternions, with the perspective run straight. A map that flattens space has no
  /// decomposition; then the sixteen elements run straight.
  public func interpolated(to end: Transform, fraction: Double) -> Transform {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    if isPlane, end.isPlane {
      return PlaneParts(self).interpolated(to: PlaneParts(end), fraction: fraction).transform
    }
    if let a = SpaceParts(self), let b = SpaceParts(end) {
      return a.interpolated(to: b, fraction: fraction).transform
    }
    return Transform(elements: elements + (end.elements - elements) * fraction)
  }

  /// The Euclidean length of the difference of the sixteen elements.
  public func separation(from other: Transform) -> Double {
    let difference = other.elements - elements
    return (difference * difference).sum().squareRoot()
  }

  /// Whether only the six elements of an affine map of the plane differ from the identity.
  private var isPlane: Bool {
    var rest = elements
    for index in [0, 1, 4, 5, 12, 13] { rest[index] = Transform.identity.elements[index] }
    return rest == Transform.identity.elements
  }
}
