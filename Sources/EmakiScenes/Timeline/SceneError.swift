public import EmakiDrawing
public import EmakiLayout

/// Why a motion of a scene cannot be followed.
public indirect enum SceneError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A change names a view that the scene does not have.
  case unknownView(String)
  /// A scroll view is to go to a row, counted from 0, of which there are fewer.
  case unknownRow(Int, of: String, count: Int)
  /// A scroll view is to turn to a page, counted from 0, of which there are fewer.
  case unknownPage(Int, of: String, count: Int)
  /// A change names a view whose controller is not loaded, or not any more.
  case notLoaded(String)
  /// A finger is put on a view that is not on the screen, while one of nearly the same name is.
  case unseenView(String, similar: String)
  /// A change names a constraint that no view of the scene owns.
  case unknownConstraint(String)
  /// A motion starts from, or sets, a state that the scene does not have.
  case unknownState(String)
  /// There is no motion of this name.
  case unknownMotion(String)
  /// A motion runs itself, directly or through others; the names on the way.
  case cyclicMotion([String])
  /// A state sets itself, directly or through others; the names on the way.
  case cyclicState([String])
  /// Links follow one another in a circle; the properties that they set, in order.
  case cyclicLinks([String])
  /// Links change the layout that they follow, without end; the properties that they set.
  case unsettledLinks([String])
  /// A finger goes down where there is no view; the point on the screen, in points.
  case touchOutsideViews(x: Double, y: Double)
  /// A finger is to touch a view, or a point in it, beyond an edge of the screen, of this size in
  /// points.
  case touchOffScreen(String, at: Point?, Pan.Edge, width: Double, height: Double)
  /// A finger is to touch a view, or a view is to scroll, that is not of that sort.
  case notScrollable(String)
  /// A number is to count up on a view that shows no text.
  case notCountable(String)
  /// Rows are to appear, or to be reloaded, where there are none; or a row that appears is to do
  /// something else than set and animate what is in it.
  case notInRows(String)
  /// A scroll view is to refresh that has no refresh control.
  case notRefreshing(String)
  /// Constraints are too much for the solver.
  case unsolved(LayoutIssue)
  /// A motion would lay out more views than this, each counted as often as that happens.
  case layouts(Int)
  /// Controllers cannot do what a step asks for.
  case controllers(LifecycleError)
  /// An error in a step, with the step's location in the file.
  case placed(FilePlace, SceneError)

  /// One sentence.
  public var description: String {
    switch self {
    case .unknownView(let id): "there is no view \"\(id)\" in this scene"
    case .unknownRow(let row, let id, 0): "\"\(id)\" has no row \(row), nor any other"
    case .unknownRow(let row, let id, let count):
      "\"\(id)\" has no row \(row), but 0 to \(count - 1)"
    case .unknownPage(let page, let id, 1): "\"\(id)\" has no page \(page), only 0"
    case .unknownPage(let page, let id, let count):
      "\"\(id)\" has no page \(page), but 0 to \(count - 1)"
    case .unseenView(let id, _): "the view \"\(id)\" is not on the screen when this step begins"
    case .notLoaded(let id): "the view \"\(id)\" is not loaded when this step begins"
    case .unknownConstraint(let id): "there is no constraint \"\(id)\" in this scene"
    case .unknownState(let name): "there is no state \"\(name)\" in this scene"
    case .unknownMotion(let name): "there is no motion \"\(name)\" in this scene"
    case .cyclicMotion(let names): "the motion runs itself: \(names.joined(separator: " → "))"
    case .cyclicLinks(let names):
      "links follow one another: \(names.joined(separator: " → "))"
    case .unsettledLinks(let names):
      "links change the layout that they follow: \(names.joined(separator: ", "))"
    case .touchOutsideViews(let x, let y):
      "the finger goes down at (\(x.shortText), \(y.shortText)), where there is no view"
    case .touchOffScreen(let id, let point, let edge, let width, let height):
      "\(point.map { "the point (\($0.x.shortText), \($0.y.shortText)) of " } ?? "")\"\(id)\" lies \(edge.beyond) the screen (\(width.shortText)×\(height.shortText))"
    case .notScrollable(let id): "the view \"\(id)\" does not scroll"
    case .notCountable(let id): "the view \"\(id)\" shows no text to count on"
    case .notInRows(let id): "\"\(id)\" has no rows that could do that"
    case .notRefreshing(let id): "\"\(id)\" has no refresh control"
    case .unsolved(let issue): issue.description
    case .layouts(let most): "the motion lays out more than \(most) views, one after another"
    case .cyclicState(let names): "the state sets itself: \(names.joined(separator: " → "))"
    case .controllers(let error): error.description
    case .placed(_, let error): error.description
    }
  }

  /// With a file's name for a controller instead of its id.
  func calling(_ id: String, _ name: String) -> SceneError {
    switch self {
    case .controllers(let error): .controllers(error.calling(id, name))
    case .placed(let place, let error): .placed(place, error.calling(id, name))
    default: self
    }
  }

  /// Where the step is written that goes wrong, if that is known; of steps in steps the innermost.
  ///
  /// Of constraints that are too much, it is that of the motion that changed them; at rest, the
  /// root.
  public var place: FilePlace? {
    switch self {
    case .placed(let place, .unsolved): place
    case .placed(let place, let error): error.place ?? place
    case .unsolved(let issue): issue.place
    default: nil
    }
  }
}

extension Pan.Edge {
  fileprivate var beyond: String {
    switch self {
    case .left: "to the left of"
    case .right: "to the right of"
    case .top: "above"
    case .bottom: "below"
    }
  }
}
