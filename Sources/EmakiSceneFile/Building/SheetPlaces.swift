import EmakiScenes

/// Where sheets can rest, and where steps bring them.
struct SheetPlaces {
  private var detents: [String: [ModalPresentation.Detent]] = [:]
  private var goals: [(sheet: String, detent: ModalPresentation.Detent, word: SourceNode)] = []

  /// Notes how a controller is presented.
  mutating func note(_ id: String, _ presentation: ModalPresentation) {
    guard presentation.style.isSheet else { return }
    detents[id, default: []] += presentation.detents
  }

  /// Notes a step to another height.
  mutating func note(_ id: String, goesTo detent: ModalPresentation.Detent, _ word: SourceNode) {
    goals.append((id, detent, word))
  }

  /// Tells of heights that no presentation of the sheet lists, as UIKit's sheets do not go there; of
  /// what is shown elsewhere, as by a storyboard, nothing is known.
  func report(in log: DiagnosticLog) {
    for goal in goals {
      guard let known = detents[goal.sheet], !known.contains(goal.detent) else { continue }
      let words = known.reduce(into: [String]()) { words, detent in
        if !words.contains(detent.word) { words.append(detent.word) }
      }
      log.warning(
        "\"\(goal.word.text ?? "")\" is none of the detents of \"\(goal.sheet)\"",
        at: goal.word.place,
        hint: "it is presented with detents: [\(words.joined(separator: ", "))]")
    }
  }
}

extension ModalPresentation.Detent {
  /// As a scene file writes it.
  fileprivate var word: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): points == points.rounded() ? "\(Int(points))" : "\(points)"
    }
  }
}
