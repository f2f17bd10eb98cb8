import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A new value of a view in rows, which takes hold whenever the row is made.
struct RowValue: Sendable {
  /// A view of one row, or of all.
  let view: ViewID
  let change: ViewChange
}

/// The same from a time on, and how it is reached.
struct RowChange: Sendable {
  let value: RowValue
  let easing: Easing

  /// Changes what is seen at a time.
  ///
  /// - Parameter home: where the view lies by itself.
  fileprivate func apply(to presentation: inout Presentation, home: Rect, at time: Double) {
    guard time >= easing.start else { return }
    let old = presentation
    presentation.take(value.change)
    if value.change == .constrainedFrame { presentation.frame = home }
    let progress = easing.progress(at: time)
    guard progress != 1, let way = PresentationWay(from: old, to: presentation) else { return }
    var missing = MissingValues()
    missing.add(way, at: progress)
    missing.apply(to: &presentation)
  }
}

extension MotionSpan {
  /// The spans that changes of rows start; those of several rows are one, as in the first of them.
  static func among(_ changes: [RowChange], in snapshot: Snapshot) -> [MotionSpan] {
    var known: [ViewID: Presentation] = [:]
    return changes.flatMap { change -> [MotionSpan] in
      let view = change.value.view
      guard let old = known[view] ?? snapshot.presentation(inRows: view) else { return [] }
      var new = old
      new.take(change.value.change)
      known[view] = new
      return among(change.easing, of: view, from: old, to: new)
    }
  }
}

extension Snapshot {
  /// A view of a row that is seen, or where none is, as the table's cell has it.
  fileprivate func presentation(inRows id: ViewID) -> Presentation? {
    if let index = screen.nodes.firstIndex(where: { id.means($0.view.id) }) {
      return presentations[index]
    }
    let path = id.key.split(separator: "/", maxSplits: 2).map(String.init)
    guard let table = screen.nodes.first(where: { $0.view.id.key == path.first }) else {
      return nil
    }
    for cell in table.view.rows?.views(called: path.count > 1 ? path[1] : "") ?? [] {
      let part = cell.partNames.first { $0.value == (path.count > 2 ? path[2] : "") }
      guard let view = part.flatMap({ cell.first($0.key) }) else { continue }
      return Presentation(LaidOutScreen.Node(view: view, parent: nil, frame: view.frame))
    }
    return nil
  }

  /// The screen with the changes of its rows.
  ///
  /// - Parameter arrivals: by the rows' indices in the screen, the changes of each as it comes into
  ///   view, from the time at which it came. Of it and `changes` that counts which begins later.
  func applying(
    _ changes: [RowChange], and arrivals: [Int: [RowChange]], at time: Double
  ) -> Snapshot {
    if changes.isEmpty, arrivals.isEmpty { return self }
    var snapshot = self
    var row = screen.nodes.count
    for (index, node) in screen.nodes.enumerated() where node.view.id.key.contains("/") {
      if arrivals[index] != nil {
        row = index
      } else if (node.parent ?? 0) < row {
        row = screen.nodes.count
      }
      let own = (arrivals[row] ?? []).filter { $0.value.view == node.view.id }
      let given = changes.filter { $0.value.view.means(node.view.id) }
      for change in own.merged(with: given) {
        change.apply(to: &snapshot.presentations[index], home: node.frame, at: time)
      }
    }
    return snapshot
  }
}

extension [RowChange] {
  /// With others, by growing start.
  fileprivate func merged(with others: [RowChange]) -> [RowChange] {
    if isEmpty { return others }
    if others.isEmpty { return self }
    return (self + others).sorted { $0.easing.start < $1.easing.start }
  }
}
