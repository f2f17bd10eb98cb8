/// A callback that a controller gets, as UIKit sends it.
public struct LifecycleEvent: Sendable, Hashable, CustomStringConvertible {
  /// The callback that a controller gets.
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
    /// It calls a motion of an owner that it looks up.
    case call
    /// Its view is about to be seen.
    case viewWillAppear
    /// Its view is seen.
    case viewDidAppear
    /// Its view is about to go.
    case viewWillDisappear
    /// Its view is gone.
    case viewDidDisappear
    /// A row of its table comes into view; recorded where rows have something to do as they appear.
    case willDisplay = "willDisplay(row:)"
    /// A row has gone out of view; its cell is free for another.
    case didEndDisplaying = "didEndDisplaying(row:)"
    /// An action of a row is performed that a finger has revealed.
    case performAction = "performAction(button:)"
    /// A row of its table is deleted.
    case deleteRow = "deleteRow(row:)"
    /// A row of its table is inserted.
    case insertRow = "insertRow(row:)"
    /// A scroll view begins to refresh.
    case beginRefreshing = "beginRefreshing(view:)"
    /// It has refreshed.
    case endRefreshing = "endRefreshing(view:)"
  }

  /// Seconds from the start.
  public var time: Double
  /// The controller's id.
  public var controller: String
  /// The callback.
  public var kind: Kind
  /// The parent's id; of rows the row's view; of actions the button; of refreshing the scroll view;
  /// of `configure` the owner's; of `call` the owner's with the motion's name. `nil` for none.
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

  /// On one line: `list.viewDidLoad(parent: nil)`, `list.didMove(toParent: main)`.
  public var description: String {
    switch kind {
    case .willMove: "\(controller).willMove(toParent: \(argument ?? "nil"))"
    case .didMove: "\(controller).didMove(toParent: \(argument ?? "nil"))"
    case .loadView, .viewDidLoad:
      "\(controller).\(kind.rawValue)(parent: \(argument ?? "nil"))"
    case .willDisplay: "\(controller).willDisplay(row: \(argument ?? "nil"))"
    case .didEndDisplaying: "\(controller).didEndDisplaying(row: \(argument ?? "nil"))"
    case .performAction: "\(controller).performAction(button: \(argument ?? "nil"))"
    case .deleteRow: "\(controller).deleteRow(row: \(argument ?? "nil"))"
    case .insertRow: "\(controller).insertRow(row: \(argument ?? "nil"))"
    case .beginRefreshing: "\(controller).beginRefreshing(view: \(argument ?? "nil"))"
    case .endRefreshing: "\(controller).endRefreshing(view: \(argument ?? "nil"))"
    case .call: "\(controller).call(\(argument ?? "nil"))"
    case .configure: "\(controller).configure(owner: \(argument ?? "nil"))"
    default: "\(controller).\(kind.rawValue)"
    }
  }
}

extension [LifecycleEvent] {
  /// The events by time; at one moment in the order in which they were sent.
  var sortedByTime: [LifecycleEvent] {
    sorted { $0.time < $1.time }
  }
}
