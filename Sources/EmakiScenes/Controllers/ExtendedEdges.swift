import EmakiDrawing
import EmakiLayout

/// Content under a navigation bar, which is clear over it: UIKit's `edgesForExtendedLayout`.
///
/// The area for the views of the stack begins at its top then, and views that do not go under the
/// bar begin where the area did.
extension ViewController {
  /// The top of its view on a stack, if not the top of the stack's area.
  func top(in stack: ViewController?) -> Constraint? {
    extendsUnderBar ? nil : stack?.contentTop
  }

  /// With the row of a bar, so many points high, in the safe areas of the views under it.
  fileprivate func extended(underBarsOf height: Double) -> ViewController {
    var controller = self
    if extendsUnderBar { controller.view.additionalSafeAreaInsets.top += height }
    controller.children = children.map { $0.extended(underBarsOf: height) }
    let constraints = view.constraints
    guard navigationBar != nil, let place,
      let top = constraints.firstIndex(where: { $0.first == Anchor(place, .top) })
    else { return controller }
    controller.contentTop = constraints[top]
    controller.view.constraints[top] = Constraint(
      Anchor(place, .top), .equal, Anchor(view.id, .top))
    return controller
  }
}

extension Scene {
  /// The scene with the views that go under the bars, which have their heights in an environment.
  func extended(in environment: LayoutEnvironment) -> Scene {
    let all = controller.all + offstage.flatMap(\.all)
    guard all.contains(where: \.extendsUnderBar) else { return self }
    var scene = self
    let height = environment.bars.navigationBar
    scene.controller = controller.extended(underBarsOf: height)
    scene.offstage = offstage.map { $0.extended(underBarsOf: height) }
    return scene
  }
}
