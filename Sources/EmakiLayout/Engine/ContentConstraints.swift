/// Hugging and compression resistance: `length ≤ natural` and `length ≥ natural`, each at its
/// priority; and `length ≥ 0` for every view that is not placed already.
struct ContentConstraints {
  let geometry: Geometry

  /// The constraints that content sizes add.
  func sizes(natural: inout NaturalSizes) -> [LinearConstraint] {
    var list: [LinearConstraint] = []
    for index in geometry.tree.nodes.indices {
      for axis in Axis.allCases {
        let length = geometry.span(of: index, axis).length
        if !length.isConstant, let size = natural.extent(of: index).length(axis) {
          append(size, length, index, axis, to: &list)
        }
      }
    }
    return list
  }

  /// No length is negative.
  func bounds() -> [LinearConstraint] {
    var list: [LinearConstraint] = []
    for index in geometry.tree.nodes.indices {
      for axis in Axis.allCases {
        let length = geometry.span(of: index, axis).length
        if !length.isConstant {
          list.append(Self.nonNegative(length, .nonNegative(node: index, axis)))
        }
      }
    }
    for (index, guide) in geometry.tree.guides.enumerated() {
      for axis in Axis.allCases {
        let length = geometry.guide(index, axis).length
        list.append(Self.nonNegative(length, .nonNegative(node: guide.owner, axis)))
      }
    }
    return list
  }

  private func append(
    _ size: Double, _ length: Linear, _ index: Int, _ axis: Axis, to list: inout [LinearConstraint]
  ) {
    let view = geometry.tree.nodes[index].view
    let form = length - size
    if view.hugging[axis] == view.compressionResistance[axis] {
      list.append(
        LinearConstraint(
          form: form, relation: .equal, priority: view.hugging[axis],
          source: .content(node: index, axis)))
      return
    }
    list.append(
      LinearConstraint(
        form: form, relation: .lessThanOrEqual, priority: view.hugging[axis],
        source: .content(node: index, axis)))
    list.append(
      LinearConstraint(
        form: form, relation: .greaterThanOrEqual,
        priority: Self.decided(
          view.compressionResistance[axis],
          yields: axis == .horizontal && TextSizes.yieldsWidth(view)),
        source: .content(node: index, axis)))
  }

  /// Between content and a constraint of the same priority, the content wins: four buttons of 45 pt
  /// keep their height against a bottom edge at 750, though shrinking them would cost as much.
  /// Text that can go on in another line yields, to other contents and to constraints of the same
  /// priority, even required ones: it takes another line rather than push a view away.
  private static func decided(_ resistance: Priority, yields: Bool) -> Priority {
    if yields { return Priority(resistance.value - 0.0005) }
    return resistance == .required ? .required : Priority(resistance.value + 0.001)
  }

  private static func nonNegative(
    _ length: Linear, _ source: LinearConstraint.Source
  ) -> LinearConstraint {
    LinearConstraint(
      form: length, relation: .greaterThanOrEqual, priority: .required, source: source)
  }
}
