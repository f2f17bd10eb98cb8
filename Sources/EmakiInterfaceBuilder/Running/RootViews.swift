internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// The root views of running controllers, also of those for which the file has none.
struct RootViews {
  private let translation: Translation

  init(_ translation: Translation) {
    self.translation = translation
  }

  /// The view of a controller; where the file leaves it to code, a named stand-in.
  func view(of element: XMLElement, id: String) -> View {
    var view =
      element.rootView.map { translation.view($0, in: ElementContext(role: .root)) }
      ?? place(element, id: id)
    view.isControllerRoot = true
    // Nothing else says what code shows in it.
    if view.subviews.isEmpty, view.name == nil, view.className == nil {
      view.name = element.controllerAliases.first
    }
    return view
  }

  /// The stand-in for the content of a container that only code fills, so that it is not blank.
  func content(of container: XMLElement, id: String) -> View {
    var view = place(container, id: id, otherwise: "Set in code")
    view.isControllerRoot = true
    return view
  }

  private func place(_ element: XMLElement, id: String, otherwise words: String? = nil) -> View {
    var view = View(.custom, id: ViewID("\(id)-view"))
    let name = element["storyboardName"] ?? element["customClass"] ?? element["userLabel"]
    let kind = ControllerKinds.kind(element) == .hosting ? "SwiftUI view" : "View"
    view.text = TextContent(name ?? words ?? kind, alignment: .center)
    return view
  }
}
