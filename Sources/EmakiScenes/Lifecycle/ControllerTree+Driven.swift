import EmakiMotion

extension ControllerTree {
  /// This tree, after a finger has driven a motion to its end, with the events of before.
  ///
  /// Callbacks of the motion's start are sent when the finger goes down; the rest when the finger,
  /// or the motion after it, comes by.
  func replayed(after before: ControllerTree, by course: ScrubbedMotion) -> ControllerTree {
    var tree = self
    tree.events =
      before.events
      + events.dropFirst(before.events.count).map { event in
        var event = event
        event.time = course.time(of: event.time)
        return event
      }
    return tree
  }

  /// Sends the callbacks for a motion that a finger has begun and that is taken back: controllers
  /// about to appear disappear, and the other way round.
  mutating func goBack(from branch: ControllerTree, from start: Double, to end: Double) {
    let begun = branch.events.dropFirst(events.count).filter { $0.time == 0 }
    for event in begun { tell(event.controller, event.kind, event.argument, start) }
    let coming = begun.filter { $0.kind == .viewWillAppear }.map(\.controller)
    let going = begun.filter { $0.kind == .viewWillDisappear }.map(\.controller)
    for id in coming { tell(id, .viewWillDisappear, nil, end) }
    for id in coming.reversed() { tell(id, .viewDidDisappear, nil, end) }
    for id in going { tell(id, .viewWillAppear, nil, end) }
    for id in going.reversed() { tell(id, .viewDidAppear, nil, end) }
  }
}

extension ScrubbedMotion {
  /// When the finger brings a motion to one of its times.
  fileprivate func time(of moment: Double) -> Double {
    guard moment > 0, recording.duration > 0 else { return start }
    let goal = moment / recording.duration
    for (a, b) in zip(progress.samples, progress.samples.dropFirst())
    where a.position < goal && b.position >= goal {
      return start + a.time + (b.time - a.time) * (goal - a.position) / (b.position - a.position)
    }
    return end
  }
}
