public import EmakiLayout
public import EmakiMotion

/// A change of controllers, as by the methods of UIKit's containers; by their ids.
public enum ControllerChange: Sendable, Hashable {
  /// A segue of the scene, by its name; or a withheld one that embeds, by the controller's id,
  /// once.
  case performSegue(String)
  /// A child joins a parent, in the view that is named, else in the container that waits for it,
  /// else in the parent's view.
  case add(String, to: String, in: ViewID? = nil)
  /// A child leaves its parent.
  case remove(String)
  /// A child replaces another.
  case replace(String, by: String, Replacement = Replacement())
  /// Onto a navigation stack.
  case push(String, onto: String)
  /// Off a navigation stack: the top, or all down to a controller that stays.
  case pop(String, to: String? = nil)
  /// Another tab or page, from 0.
  case select(Int, of: String)
  /// Over another controller.
  case present(String, from: String, ModalPresentation = ModalPresentation())
  /// The controller presented by the named one; or the named one itself where it presents nothing.
  case dismiss(String)
  /// A page sheet goes to another height; 0.40 s, spring without bounce.
  case selectDetent(ModalPresentation.Detent, of: String)
  /// Back to an earlier controller, through presentations and navigation stacks.
  case unwind(to: String)
}

/// The transition by which one child replaces another.
public struct Replacement: Sendable, Hashable {
  /// Seconds.
  public var duration: Double
  /// The curve or spring.
  public var pacing: Pacing
  /// The changes made before: `nil` lets the new view start below the container.
  public var start: [Change]?
  /// The animated changes: `nil` brings the new view to where the old one was, and the old one to y
  /// = 100.
  public var changes: [Change]?

  /// Makes a replacement; by default in 0.25 s with UIKit's default curve.
  public init(
    duration: Double = 0.25, pacing: Pacing = .curve(.easeInOut), start: [Change]? = nil,
    changes: [Change]? = nil
  ) {
    self.duration = duration
    self.pacing = pacing
    self.start = start
    self.changes = changes
  }
}
