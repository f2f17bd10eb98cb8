/// Why controllers cannot do what is asked.
public enum LifecycleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no controller of this id.
  case unknownController(String)
  /// The controller is no container of the kind that this takes.
  case wrongKind(String, needed: String)
  /// There is no segue of this name, or none that is performed later.
  case unknownSegue(String)
  /// The segue has been performed before.
  case performedTwice(String)
  /// The controller has a parent, or is presented, already.
  case alreadyShown(String)
  /// The controller has no parent, or is not presented.
  case notShown(String)
  /// The controller is presented, but not as a sheet.
  case notASheet(String)
  /// The root of a navigation stack stays.
  case rootOfStack(String)
  /// A tab or page that a controller does not have.
  case unknownPlace(Int, of: String, count: Int)
  /// The controller is in the middle of another transition.
  case inTransition(String)
  /// No parent of the first has the second's name.
  case noOwner(String, named: String)

  /// With a file's name for a controller instead of its id.
  func calling(_ id: String, _ name: String) -> LifecycleError {
    func called(_ other: String) -> String { other == id ? name : other }
    return switch self {
    case .unknownController, .unknownSegue, .performedTwice: self
    case .wrongKind(let id, let needed): .wrongKind(called(id), needed: needed)
    case .alreadyShown(let id): .alreadyShown(called(id))
    case .notShown(let id): .notShown(called(id))
    case .notASheet(let id): .notASheet(called(id))
    case .rootOfStack(let id): .rootOfStack(called(id))
    case .unknownPlace(let place, let id, let count):
      .unknownPlace(place, of: called(id), count: count)
    case .inTransition(let id): .inTransition(called(id))
    case .noOwner(let id, let owner): .noOwner(called(id), named: called(owner))
    }
  }

  /// One sentence.
  public var description: String {
    switch self {
    case .unknownController(let id): "there is no controller \"\(id)\""
    case .wrongKind(let id, let needed): "\"\(id)\" is not a \(needed) controller"
    case .unknownSegue(let name): "there is no segue \"\(name)\""
    case .performedTwice(let name): "the segue \"\(name)\" is performed twice"
    case .alreadyShown(let id): "\"\(id)\" is shown already"
    case .notShown(let id): "\"\(id)\" is not shown"
    case .notASheet(let id): "\"\(id)\" is not shown as a sheet"
    case .rootOfStack(let id): "\"\(id)\" is the root of the stack and stays"
    case .unknownPlace(let place, let id, let count):
      "\"\(id)\" has no controller \(place), but 0 to \(count - 1)"
    case .inTransition(let id): "\"\(id)\" is in the middle of another transition"
    case .noOwner(let id, let name): "no parent of \"\(id)\" is a \"\(name)\""
    }
  }
}
