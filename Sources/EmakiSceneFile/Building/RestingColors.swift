import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// The colours that UIKit gives what names none, for the views whose colour something changes: a
/// colour that is on its way needs one to start from.
struct RestingColors {
  /// The views whose text changes its colour.
  private var texts: Set<ViewID> = []
  /// The views whose tint changes.
  private var tints: Set<ViewID> = []

  /// Takes note of the views that changes give a colour.
  mutating func add(_ changes: [Change]) {
    for case .view(let id, let change) in changes {
      switch change {
      case .textColor: texts.insert(id)
      case .tintColor: tints.insert(id)
      default: break
      }
    }
  }

  /// Gives the views of a scene the colours that they have.
  func apply(to scene: inout Scene, in appearance: Appearance) {
    guard !texts.isEmpty || !tints.isEmpty else { return }
    apply(to: &scene.controller, in: appearance)
    for index in scene.offstage.indices { apply(to: &scene.offstage[index], in: appearance) }
  }

  private func apply(to controller: inout ViewController, in appearance: Appearance) {
    controller.view.updateAll { view in
      if tints.contains(view.id), view.tintColor == nil {
        view.tintColor = Self.color("systemBlue", in: appearance)
      }
      if texts.contains(view.id), let text = view.text, text.color == nil, text.spans.isEmpty {
        let color = Self.textColor(of: view, in: appearance)
        view.text?.color = color
      }
    }
    for index in controller.children.indices {
      apply(to: &controller.children[index], in: appearance)
    }
  }

  /// `nil` where it depends on more than the kind.
  private static func textColor(of view: View, in appearance: Appearance) -> Color? {
    switch view.kind {
    case .label, .textField, .textView:
      view.text?.isPlaceholder == true ? nil : color("label", in: appearance)
    case .button where ["plain", "borderless", "system"].contains(view.control.style ?? "plain"):
      view.tintColor ?? color("systemBlue", in: appearance)
    default: nil
    }
  }

  private static func color(_ name: String, in appearance: Appearance) -> Color? {
    (appearance == .dark ? ColorText.dark(name) : nil) ?? ColorText.color(of: name)
  }
}
