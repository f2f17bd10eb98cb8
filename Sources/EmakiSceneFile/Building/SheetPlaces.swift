import EmakiLimits
import EmakiSceneFormat
import EmakiScenes

/// Heights to which steps bring sheets that no presentation of them lists: UIKit's sheets do not go
/// there.
enum SheetPlaces {
  /// Warns of those of a scene; of sheets that are presented elsewhere, as by a storyboard, nothing
  /// is known.
  static func report(in node: SourceNode, of scene: Scene, _ context: SceneContext) {
    var detents: [String: [ModalPresentation.Detent]] = [:]
    for (id, presentation) in scene.presentations where presentation.style.isSheet {
      detents[id, default: []] += presentation.detents
    }
    if !detents.isEmpty { report(in: node, knowing: detents, context) }
  }

  private static func report(
    in node: SourceNode, knowing detents: [String: [ModalPresentation.Detent]],
    _ context: SceneContext
  ) {
    for part in node.parts { report(in: part, knowing: detents, context) }
    for entry in node.entries {
      guard entry.key == "detent", let sheet = context.controller(entry.value["of"]),
        let known = detents[sheet], let word = entry.value["to"],
        let detent = ModalPresentation.Detent(word), !known.contains(detent)
      else { continue }
      let words = known.map(\.word).reduce(into: [String]()) { words, word in
        if !words.contains(word) { words.append(word) }
      }
      context.log.warning(
        "\"\(word.text ?? "")\" is none of the detents of \"\(sheet)\"", at: word.place,
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
    case .fraction(let share): "\(NumberText.text(of: (share * 1e4).rounded() / 100))%"
    case .height(let points): points == points.rounded() ? "\(Int(clamping: points))" : "\(points)"
    }
  }
}
