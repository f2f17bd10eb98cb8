import EmakiDrawing
import EmakiLayout
import EmakiScenes

extension Snapshot {
  /// How much changes to another moment: points moved, a whole fade counting as 100.
  ///
  /// A turn in space changes the look of everything in the view, and counts for each of them.
  ///
  /// Views that come, go or face about at once have no way that could be cut, and count nothing;
  /// other views than before count 100.
  func change(to new: Snapshot) -> Double {
    guard presentations.count == new.presentations.count else { return 100 }
    var sum = 0.0
    var turns = [Double](repeating: 0, count: presentations.count)
    for (index, (a, b)) in zip(presentations, new.presentations).enumerated() {
      // A label that says something else has another width at once.
      if a != b, a.text == b.text {
        sum += ViewProperty.way(from: a, to: b)
        turns[index] = a.transform.turn(to: b.transform)
      }
      if let parent = screen.nodes[index].parent { turns[index] += turns[parent] }
      if turns[index] > 0 { sum += turns[index] * (a.frame.width + a.frame.height) }
    }
    return sum
  }
}

extension ViewTransform {
  /// Radians out of the plane.
  fileprivate func turn(to new: ViewTransform) -> Double {
    let turns = [abs(rotationX - new.rotationX), abs(rotationY - new.rotationY)]
    return turns.filter { $0 < 1 }.reduce(0, +)
  }
}
