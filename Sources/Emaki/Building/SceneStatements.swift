import EmakiSceneFile
import EmakiSceneFormat

/// The statements of a screen besides views and equations. Inside a ``Screen`` these are called
/// without the name of this type.
public enum SceneStatements {
  /// The properties of the scene itself: its title, its device, and by methods all others.
  ///
  /// With braces it is one of several scenes of a screen, by its id.
  public struct Scene: ControllerElement {
    /// The keys given so far, with their values.
    public var entries: SceneEntries
    private var id: String?

    /// Makes it.
    public init(_ title: String? = nil, device: SceneWords.Device? = nil) {
      entries = SceneEntries(("title", title), ("device", device))
    }

    /// One of several scenes.
    public init(
      id: SceneValue, _ title: String? = nil, device: SceneWords.Device? = nil,
      @SceneBuilder content: () -> SceneContent
    ) {
      entries = SceneEntries(("title", title), ("device", device), content: content())
      self.id = id.written
    }

    /// As parts of a screen.
    public var content: SceneContent {
      guard let id else { return SceneContent([.settings(entries.entries)]) }
      return SceneContent([.named("scenes", id, sceneValue)])
    }
  }

  /// A controller that a container embeds or a motion brings in.
  public struct Controller: ControllerElement {
    /// The keys given so far, with their values.
    public var entries: SceneEntries
    private var id: String

    /// Makes it, with the contents of its root view.
    ///
    /// - Parameters:
    ///   - id: what the controller is called.
    ///   - view: what its root view is called; by default after what holds it.
    public init(
      _ id: SceneValue, _ title: String? = nil, view: SceneValue? = nil,
      @SceneBuilder content: () -> SceneContent = { SceneContent() }
    ) {
      entries = SceneEntries(("title", title), ("id", view), content: content())
      self.id = id.written
    }

    /// As parts of a screen.
    public var content: SceneContent {
      SceneContent([.named("controllers", id, SceneValue(.map(entries.entries, at: .unknown)))])
    }

    /// As a value: where it is written into what holds it.
    public var sceneValue: SceneValue {
      var entries = entries
      entries.set("id", SceneValue(text: id))
      return SceneValue(.map(entries.entries, at: .unknown))
    }
  }

  /// A view tree with parameters, for `component`.
  public struct Component: ViewElement {
    /// The keys given so far, with their values.
    public var entries: SceneEntries
    private var name: String

    /// Makes it.
    public init(
      _ name: SceneValue, parameters: KeyValuePairs<String, SceneValue>? = nil,
      @SceneBuilder content: () -> SceneContent
    ) {
      entries = SceneEntries(("parameters", parameters), content: content())
      self.name = name.written
    }

    /// As parts of a screen.
    public var content: SceneContent { SceneContent([.named("components", name, sceneValue)]) }
  }

  /// A constraint with a name, so that a motion can change it, or with more about it.
  public struct Constraint: SceneStatement {
    /// As parts of a screen.
    public let content: SceneContent

    /// Makes a constraint of an equation.
    public init(
      _ name: SceneValue, _ equation: SceneEquation, active: Bool? = nil, priority: Double? = nil,
      heightClass: SceneWords.HeightClass? = nil
    ) {
      let more = SceneValue.map(
        ("active", active), ("priority", priority), ("heightClass", heightClass))
      var value = equation.sceneValue
      if !more.node.entries.isEmpty {
        let whole = SceneValue.map(("equation", equation)).node.entries
        value = SceneValue(.map(whole + more.node.entries, at: .unknown))
      }
      content = SceneContent([.constraint(SceneValue.map((name.written, value)).node)])
    }

    /// Makes constraints of a visual format string, or of an equation's text.
    public init(_ text: String) {
      content = SceneContent([.constraint(SceneEquation(text).sceneValue.node)])
    }
  }

  /// A named set of changes.
  public struct State: SceneStatement {
    /// As parts of a screen.
    public let content: SceneContent

    /// Makes a state.
    public init(_ name: SceneValue, @ChangeBuilder changes: () -> SceneChanges) {
      content = SceneContent([.named("states", name.written, changes().sceneValue)])
    }
  }

  /// Something that moves.
  public struct Motion: SceneStatement {
    /// As parts of a screen.
    public let content: SceneContent

    /// Makes a motion.
    ///
    /// - Parameters:
    ///   - from: the state that it starts from.
    ///   - after: the motion at whose end it starts.
    ///   - reduced: the motion for people who asked for less motion.
    public init(
      _ name: SceneValue, from: SceneValue? = nil, after: SceneValue? = nil,
      reduced: SceneValue? = nil, @StepBuilder steps: () -> SceneSteps
    ) {
      let steps = steps().sceneValue
      let more = SceneValue.map(("from", from), ("after", after), ("reduced", reduced))
      let value =
        more.node.entries.isEmpty
        ? steps
        : SceneValue.map(("from", from), ("after", after), ("reduced", reduced), ("steps", steps))
      content = SceneContent([.named("motions", name.written, value)])
    }
  }

  /// A way between controllers.
  public struct Segue: SceneStatement {
    /// As parts of a screen.
    public let content: SceneContent

    /// Makes a segue; what it is follows as a value, such as `.segue(from: list, to: detail)`.
    public init(_ name: SceneValue, _ segue: SceneValue) {
      content = SceneContent([.named("segues", name.written, segue)])
    }
  }

  /// The reactions to touches of a view of a storyboard.
  public struct Reaction: SceneStatement {
    /// As parts of a screen.
    public let content: SceneContent

    /// Makes it: `.actions(tap: open)` and `.pan(motion: open)`.
    public init(_ view: SceneValue, on actions: SceneValue? = nil, pan: SceneValue? = nil) {
      content = SceneContent([
        .named("reactions", view.written, .map(("on", actions), ("pan", pan)))
      ])
    }
  }

  /// New values at once, also those of a state.
  public struct Change: StepElement {
    /// The keys given so far, with their values.
    public var entries: SceneEntries

    /// The values of a state.
    public init(_ state: SceneValue) { entries = SceneEntries(("set", state)) }

    /// Several values.
    public init(@ChangeBuilder _ changes: () -> SceneChanges) {
      entries = SceneEntries(("set", changes()))
    }
  }
}

extension SceneContent.Part {
  static func named(_ key: String, _ name: String, _ value: SceneValue) -> Self {
    .entry(key, .init(key: name, keyPlace: .unknown, value: value.node))
  }
}
