/// The length that a view asks for by its content: its natural length, or for a stack view that of
/// its subviews together.
enum FittedLengths {
  static func length(of node: Int, _ axis: Axis, _ natural: inout NaturalSizes) -> Double? {
    if let length = natural.extent(of: node).length(axis) { return length }
    guard let stack = natural.tree.nodes[node].view.stack else { return nil }
    let tree = natural.tree
    let visible = tree.nodes[node].children.filter { !tree.nodes[$0].view.isHidden }
    var lengths: [Double] = []
    for child in visible {
      if let length = length(of: child, axis, &natural) { lengths.append(length) }
    }
    guard !lengths.isEmpty else { return nil }
    guard axis == stack.axis else { return lengths.max() }
    let gaps = visible.dropLast().reduce(0) {
      $0 + (stack.customSpacing[tree.nodes[$1].view.id] ?? stack.spacing)
    }
    return lengths.reduce(gaps, +)
  }
}
