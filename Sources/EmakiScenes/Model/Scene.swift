public import EmakiLayout

/// One screen with its controllers, its states and its motions.
public struct Scene: Sendable, Hashable {
  /// The name in the file: of a storyboard scene the controller's object id.
  public var id: String
  /// The title for people; shown above pictures.
  public var title: String?
  /// Other names by which `--scene` finds it: storyboard identifier, custom class.
  public var aliases: [String]
  /// The storyboard identifier by which code may make the scene; `nil` where it has none.
  public var identifier: String?
  /// The controller whose view fills the screen.
  public var controller: ViewController
  /// The name of that controller in the steps of its file, where it is not its id; for messages.
  public var controllerName: String?
  /// Controllers that can be pushed, presented or added later.
  public var offstage: [ViewController] = []
  /// Ways between controllers that a motion can take, by their identifiers.
  public var segues: [Segue] = []
  /// The surroundings to lay out in, where the file fixes them; `nil` takes the chosen device's.
  public var environment: LayoutEnvironment?
  /// The device that the file asks for, by name; `nil` leaves the choice open.
  public var device: String?
  /// How the file asks that device to be held; `nil` leaves the choice open.
  public var orientation: Orientation?
  /// Named sets of values that motions start from and lead to.
  public var states: [State]
  /// The motions, by name.
  public var motions: [Motion]
  /// Values that follow others at every moment.
  public var links: [Link] = []
  /// The reactions to touches.
  public var actions: [ViewAction] = []
  /// The pans that follow fingers.
  public var pans: [Pan] = []
  /// The motion that is drawn when none is asked for.
  public var defaultMotion: String?
  /// The names of views and constraints besides their ids.
  public var names = ObjectNames()
  /// Where Interface Builder's canvas shows the scene, in its points.
  public var canvasPosition: CanvasPosition?

  /// Makes a scene that does not move.
  public init(id: String, title: String? = nil, controller: ViewController) {
    self.id = id
    self.title = title
    self.controller = controller
    aliases = []
    states = []
    motions = []
  }

  /// The motion of this name, or `nil`.
  public func motion(named name: String) -> Motion? {
    motions.first { $0.name == name }
  }

  /// The motions that can be chosen, by name: all but those that stand in actions.
  public var listedMotions: [Motion] { motions.filter { !$0.isReaction } }

  /// Whether a touch starts a motion, so that it may need what is only there then.
  public func isAnswer(_ motion: Motion) -> Bool {
    actions.contains { $0.motions.contains(motion.name) }
  }

  /// The state of this name, or `nil`.
  public func state(named name: String) -> State? {
    states.first { $0.name == name }
  }

  /// Whether `--scene` with this name means this scene.
  public func answers(to name: String) -> Bool {
    id == name || title == name || aliases.contains(name)
  }

  /// A position on Interface Builder's canvas.
  public struct CanvasPosition: Sendable, Hashable {
    /// The distance to the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Makes a position.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}

/// Named values of a scene's views and constraints.
public struct State: Sendable, Hashable {
  /// The name by which motions refer to it.
  public var name: String
  /// The changes that it makes.
  public var changes: [Change]

  /// Makes a state.
  public init(name: String, changes: [Change]) {
    self.name = name
    self.changes = changes
  }
}
