/// Plays the changes of controllers, and records the callbacks that each gets.
public final class LifecycleTrace {
  /// The callbacks, in order.
  public var events: [LifecycleEvent] { tree.events }
  /// Seconds from the start.
  public private(set) var time = 0.0
  private var tree: ControllerTree

  /// Shows a controller as the root of a window.
  ///
  /// - Parameters:
  ///   - root: with the controllers that it embeds; of navigation controllers these are the stack,
  ///     of tab bar and page controllers the tabs and pages.
  ///   - withheld: ids of embedded controllers whose segues are performed later, or that are
  ///     added, pushed or presented later.
  ///   - offstage: controllers that nothing embeds and that can be added, pushed or presented.
  ///   - segues: ways between the controllers, by their identifiers.
  public init(
    showing root: ViewController, withholding withheld: Set<String> = [],
    offstage: [ViewController] = [], segues: [Segue] = []
  ) {
    tree = ControllerTree(
      showing: root, withholding: withheld, offstage: offstage, segues: segues)
  }

  /// Does something and waits for its end; when it fails, nothing has happened.
  public func perform(_ change: ControllerChange) throws(LifecycleError) {
    var changed = tree
    let transitions = try changed.begin(change, at: time)
    time += transitions.map(\.duration).max() ?? 0
    for transition in transitions { changed.finish(transition, at: time) }
    tree = changed
  }

  /// The nearest controller of a class, or with an id, on the way up through containers of any
  /// kind.
  public func owner(of id: String, named name: String) throws(LifecycleError) -> String? {
    try tree.owner(of: id, named: name)
  }
}
