internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes

/// The root views of running controllers, also of those for which the file has none.
struct RootViews {
  private let translation: Translation

  init(_ translation: Translation) {
    self.translation = translation
  }

  /// The view of a controller; where the file leaves it to code, a named place.
  func view(of element: XMLElement, id: String) -> View {
    var view =
      element.rootView.map { translation.view($0, in: Surroundings(role: .root)) }
      ?? place(element, id: id)
    if ControllerKinds.kind(element) == .page, element.rootView == nil {
      view.subviews = pageParts(element, in: view)
      view.constraints = pageConstraints(of: view)
    }
    view.isControllerRoot = true
    return view
  }

  private func place(_ element: XMLElement, id: String) -> View {
    var view = View(.custom, id: ViewID("\(id)-view"))
    let name = element["storyboardName"] ?? element["customClass"] ?? element["userLabel"]
    let kind = ControllerKinds.kind(element) == .hosting ? "SwiftUI view" : "View"
    view.text = TextContent(name ?? kind, alignment: .center)
    return view
  }

  // MARK: Pages

  /// Pages that scroll have dots below them: as many as there are is only known to code, so three.
  private func pageParts(_ element: XMLElement, in view: View) -> [View] {
    guard element["transitionStyle"] == "scroll", element["navigationOrientation"] != "vertical"
    else { return [] }
    var dots = View(.pageControl, id: ViewID("\(view.id.rawValue)-pageControl"))
    dots.control.numberOfPages = 3
    return [dots]
  }

  private func pageConstraints(of view: View) -> [Constraint] {
    view.subviews.flatMap { dots in
      [
        Constraint(Anchor(dots.id, .centerX), .equal, Anchor(view.id, .centerX)),
        Constraint(Anchor(dots.id, .bottom), .equal, Anchor(.safeArea(of: view.id), .bottom)),
      ]
    }
  }
}
