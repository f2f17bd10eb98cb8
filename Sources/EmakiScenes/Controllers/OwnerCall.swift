/// A controller calls a motion of an owner that it looks up through its parents.
public struct OwnerCall: Sendable, Hashable {
  /// The controller that calls, by its id.
  public var controller: String
  /// The class or id of the owner: a parent, a parent's parent, a presenter and so on.
  public var owner: String
  /// The motion that runs.
  public var motion: String

  /// Makes a call.
  public init(from controller: String, to owner: String, runs motion: String) {
    self.controller = controller
    self.owner = owner
    self.motion = motion
  }
}
