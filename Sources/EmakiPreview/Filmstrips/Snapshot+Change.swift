import EmakiDrawing
import EmakiLayout

extension Snapshot {
  /// How much changes to another moment: points moved, a whole fade counting as 100.
  ///
  /// A turn in space changes the look of everything in the view, and counts for each of them.
  ///
  /// What comes, goes or faces about at once is no way that could be cut, and counts nothing; other
  /// views than before count 100.
  func change(to new: Snapshot) -> Double {
    guard presentations.count == new.presentations.count else { return 100 }
    var sum = 0.0
    var turns = [Double](repeating: 0, count: presentations.count)
    for (index, (a, b)) in zip(presentations, new.presentations).enumerated() {
      if a != b {
        sum += a.change(to: b)
        if a.text == b.text { turns[index] = a.transform.turn(to: b.transform) }
      }
      if let parent = screen.nodes[index].parent { turns[index] += turns[parent] }
      if turns[index] > 0 { sum += turns[index] * (a.frame.width + a.frame.height) }
    }
    return sum
  }
}

extension Presentation {
  fileprivate func change(to new: Presentation) -> Double {
    // A label that says something else has another width at once.
    guard text == new.text else { return 0 }
    var sum = abs(frame.minX - new.frame.minX) + abs(frame.minY - new.frame.minY)
    sum += abs(frame.width - new.frame.width) + abs(frame.height - new.frame.height)
    sum += abs(contentOffset.x - new.contentOffset.x) + abs(contentOffset.y - new.contentOffset.y)
    let moved = (transform.translation, new.transform.translation)
    sum += abs(moved.0.x - moved.1.x) + abs(moved.0.y - moved.1.y)
    sum += abs(value - new.value) * frame.width
    // A knob goes about as far as it is high.
    if let knob, let other = new.knob { sum += abs(knob - other) * frame.height }
    let fade = abs(alpha - new.alpha)
    sum += (fade < 0.25 ? 100 * fade : 0) + 50 * abs(transform.rotation - new.transform.rotation)
    return sum + 100 * abs(transform.scale.x - new.transform.scale.x)
  }
}

extension ViewTransform {
  /// Radians out of the plane.
  fileprivate func turn(to new: ViewTransform) -> Double {
    let turns = [abs(rotationX - new.rotationX), abs(rotationY - new.rotationY)]
    return turns.filter { $0 < 1 }.reduce(0, +)
  }
}
