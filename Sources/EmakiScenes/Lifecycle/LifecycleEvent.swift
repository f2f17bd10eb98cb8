/// Something that a controller is told, as UIKit tells it.
public struct LifecycleEvent: Sendable, Hashable, CustomStringConvertible {
  /// What it is told.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It makes its view.
    case loadView
    /// Its view is made, and those of the controllers embedded in it.
    case viewDidLoad
    /// A controller is about to become, or no longer be, its parent.
    case willMove = "willMove(toParent:)"
    /// That has happened.
    case didMove = "didMove(toParent:)"
    /// Its owner hands it what it shows; from here on owners are found.
    case configure
    /// Its view is about to be seen.
    case viewWillAppear
    /// Its view is seen.
    case viewDidAppear
    /// Its view is about to go.
    case viewWillDisappear
    /// Its view is gone.
    case viewDidDisappear
  }

  /// Seconds from the start.
  public var time: Double
  /// The controller's id.
  public var controller: String
  /// What it is told.
  public var kind: Kind
  /// The parent's id; of `configure` the owner's. `nil` for none.
  public var argument: String?

  /// Makes an event.
  public init(
    _ controller: String, _ kind: Kind, _ argument: String? = nil, at time: Double = 0
  ) {
    self.time = time
    self.controller = controller
    self.kind = kind
    self.argument = argument
  }

  /// On one line: `main.viewDidLoad`, `list.didMove(toParent: main)`.
  public var description: String {
    switch kind {
    case .willMove: "\(controller).willMove(toParent: \(argument ?? "nil"))"
    case .didMove: "\(controller).didMove(toParent: \(argument ?? "nil"))"
    case .loadView, .viewDidLoad:
      "\(controller).\(kind.rawValue)" + (argument.map { " in \($0)" } ?? "")
    case .configure: "\(controller).configure(owner: \(argument ?? "nil"))"
    default: "\(controller).\(kind.rawValue)"
    }
  }
}

/// Why controllers cannot do what is asked.
public enum LifecycleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no controller of this id.
  case unknownController(String)
  /// The controller is no container of the kind that this takes.
  case wrongKind(String, needed: String)
  /// There is no segue of this name.
  case unknownSegue(String)
  /// The segue has been performed before.
  case performedTwice(String)
  /// The controller has a parent, or is presented, already.
  case alreadyShown(String)
  /// The controller has no parent, or is not presented.
  case notShown(String)
  /// The root of a navigation stack stays.
  case rootOfStack(String)

  /// One sentence.
  public var description: String {
    switch self {
    case .unknownController(let id): "there is no controller \"\(id)\""
    case .wrongKind(let id, let needed): "\"\(id)\" is not a \(needed) controller"
    case .unknownSegue(let name): "there is no segue \"\(name)\" that is performed later"
    case .performedTwice(let name): "the segue \"\(name)\" is performed twice"
    case .alreadyShown(let id): "\"\(id)\" is shown already"
    case .notShown(let id): "\"\(id)\" is not shown"
    case .rootOfStack(let id): "\"\(id)\" is the root of the stack and stays"
    }
  }
}
