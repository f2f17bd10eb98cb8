import EmakiLayout
import EmakiLimits
import EmakiSceneFormat

extension Accessibility {
  /// Takes what a file says under `accessibility`.
  init(_ node: SourceNode) {
    self.init()
    label = node["label"]?.text
    hint = node["hint"]?.text
    value = node["value"]?.text
    let words = node["traits"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) }
    traits = Set((words ?? []).compactMap(Trait.init))
    isElement = node["element"]?.bool
    isHidden = node["hidden"]?.bool ?? false
    order = node["order"]?.number.map { Int(clamping: $0) }
  }
}
