import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

extension InputFile {
  /// A note for each finger of a motion to which nothing answers, so that nothing moves.
  func notes(about touches: [IdleTouch], in motion: Motion?) -> [Diagnostic] {
    guard let motion else { return [] }
    return touches.map { touch in
      let view = touch.view.rawValue
      return Diagnostic(
        .note, "in motion \"\(motion.name)\" nothing answers to the finger on \"\(view)\"",
        at: firstMention(of: motion.name + ":"),
        hint: touch.hint)
    }
  }
}

extension IdleTouch {
  /// What would answer.
  fileprivate var hint: String {
    if isTap { return "\"on: {tap: …}\" of that view, or of one around it, says what a tap does" }
    if let resting {
      return "\"\(resting)\" has room for its whole content that way; alwaysBounceVertical (or "
        + "Horizontal): true lets a finger pull it"
    }
    return "\"pan\" of that view, or of one around it, says what follows a finger"
  }
}
