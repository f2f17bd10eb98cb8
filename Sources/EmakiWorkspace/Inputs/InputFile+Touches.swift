package import EmakiDiagnostics
import EmakiLayout
package import EmakiScenes

extension InputFile {
  /// A note for each finger of a motion to which nothing answers, so that nothing moves, or which
  /// another view takes than is named, at the step.
  private func notes(about touches: [IdleTouch], in motion: Motion?) -> [Diagnostic] {
    guard let motion else { return [] }
    return touches.map { touch in
      let view = (touch.aim ?? touch.view).rawValue
      let words =
        touch.isAnswered
        ? "the finger on \"\(view)\" reaches \"\(touch.view)\""
        : "no gesture or action reacts to the finger on \"\(view)\""
      return Diagnostic(
        .note, "in motion \"\(motion.name)\" \(words)",
        at: SourceLocation(touch.place ?? FilePlace(), in: name), hint: touch.hint)
    }
  }
}

extension InputFile {
  /// A note for each finger and each other step of a motion that does nothing.
  ///
  /// - Parameter tellsOfNothing: whether animations that change nothing count: one that closes what
  ///   is closed at first has its use after another motion.
  package func notes(
    on timeline: Timeline, _ motion: Motion?, ofNothing tellsOfNothing: Bool = true
  ) -> [Diagnostic] {
    let steps = timeline.idleSteps.filter { tellsOfNothing || $0.reason != .changesNothing }
    return notes(about: timeline.idleTouches, in: motion) + notes(about: steps, in: motion)
  }

  private func notes(about steps: [IdleStep], in motion: Motion?) -> [Diagnostic] {
    guard let motion else { return [] }
    return steps.map { step in
      Diagnostic(
        .note, "in motion \"\(motion.name)\" \(step.reason.words)",
        at: SourceLocation(step.place ?? FilePlace(), in: name), hint: step.reason.hint)
    }
  }
}

extension IdleStep.Reason {
  /// The description of the miss in the message about the motion.
  fileprivate var words: String {
    switch self {
    case .isThere(let row): "\"\(row)\" is inserted, which is there"
    case .isGone(let row): "\"\(row)\" is deleted, which is not there"
    case .changesNothing: "an animation changes nothing"
    case .doesNotZoom(let view): "two fingers pinch \"\(view)\", and nothing zooms"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .isThere: "rows that come in later stand in absentRows, or are deleted before"
    case .isGone: "a row is deleted once, until insertRow brings it back"
    case .changesNothing: "the views have these values already; set other values before"
    case .doesNotZoom: "a scroll view zooms its first view: zoomRange: [1, 3]"
    }
  }
}

extension IdleTouch {
  /// A hint at the views that would answer the touch.
  fileprivate var hint: String {
    switch miss {
    case .hidden: "a view that is hidden or clear, or in such a view, is not touched"
    case .covered where isAnswered:
      "\"\(view)\" lies over it; at: [X, Y] beside \"on\" names a point that is free"
    case .covered: "\"\(view)\" lies over it"
    case .outside(let outer, true):
      "\"\(outer)\" shows another part of its content; scrollTo brings the view there"
    case .outside(let outer, false):
      "it lies out of \"\(outer)\", and a finger reaches what lies in all views around it"
    case nil: answer
    }
  }

  private var answer: String {
    if let ended {
      return "the motion \"\(ended)\" of its pan has nothing left to change; moves and rests let a "
        + "finger go both ways"
    }
    if isUnmirrored, axis == .horizontal {
      return "the layout is from right to left: mirrors: true mirrors the gesture, too"
    }
    if isOnField, isTap {
      return
        "the step keyboard: true shows the keyboard, and editing: true shows the caret of the field"
    }
    guard let axis else {
      return "\"on: {tap: …}\" of that view, or of one around it, says what a tap does"
    }
    guard let resting else {
      return "\"pan\" of that view, or of one around it, says what follows a finger"
    }
    if axis == .horizontal, isOnRow {
      return "a row is opened on the side where \"\(resting)\" has leadingSwipeActions or "
        + "trailingSwipeActions"
    }
    let bounce = axis == .vertical ? "alwaysBounceVertical" : "alwaysBounceHorizontal"
    return "\"\(resting)\" has room for its whole content that way; \(bounce): true lets a finger "
      + "pull it"
  }
}
