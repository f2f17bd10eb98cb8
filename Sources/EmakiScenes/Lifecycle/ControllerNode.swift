/// A controller while it lives.
struct ControllerNode: Sendable {
  /// Between which events its view is.
  enum Appearance {
    case away, appearing, seen, disappearing
  }

  let controller: ViewController
  /// Once it has moved there.
  var parent: String?
  var children: [String] = []
  /// The controller that it presents.
  var presented: String?
  /// The controller that presents it.
  var presenter: String?
  /// How it is presented.
  var presentation = ModalPresentation()
  /// Where it rests as a page sheet.
  var detent: ModalPresentation.Detent?
  /// The snapshot that flew as it came.
  var hero: Hero?
  var isLoaded = false
  var appearance = Appearance.away
  /// The selected index of a tab bar or page controller.
  var selected: Int

  init(_ controller: ViewController) {
    self.controller = controller
    selected = controller.selected
  }

  /// The children whose views are in its view.
  var shown: [String] {
    switch controller.arrangement {
    case .embedded: children
    case .stack: Array(children.suffix(1))
    case .one: children.indices.contains(selected) ? [children[selected]] : []
    }
  }

  /// Whether a name is the controller's id or class.
  func answers(to name: String) -> Bool {
    controller.id == name || controller.className == name
  }
}
