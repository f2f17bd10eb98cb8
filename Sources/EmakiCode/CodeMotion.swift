public import EmakiText

/// A motion that code gives to views: one animation, under the conditions of the branches around it.
public struct CodeMotion: Sendable, Hashable {
  /// The call that makes it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `UIView.animate`, with blocks of all forms.
    case viewAnimation = "UIView.animate"
    /// `UIView.animateKeyframes`
    case viewKeyframes = "UIView.animateKeyframes"
    /// `UIView.transition`
    case viewTransition = "UIView.transition"
    /// `UIView.beginAnimations` … `commitAnimations`
    case viewBlock = "UIView.beginAnimations"
    /// `UIViewPropertyAnimator`
    case propertyAnimator = "UIViewPropertyAnimator"
    /// `CABasicAnimation`
    case basicAnimation = "CABasicAnimation"
    /// `CAKeyframeAnimation`
    case keyframeAnimation = "CAKeyframeAnimation"
    /// `CASpringAnimation`
    case springAnimation = "CASpringAnimation"
    /// `CATransition`
    case layerTransition = "CATransition"
    /// `CAAnimationGroup`
    case animationGroup = "CAAnimationGroup"
    /// `CATransaction`, which animates what changes of layers in it.
    case transaction = "CATransaction"
    /// The duration that a transition of controllers says it has.
    case controllerTransition = "UIViewControllerAnimatedTransitioning"
    /// SwiftUI's `withAnimation`
    case withAnimation = "withAnimation"
    /// SwiftUI's modifier `animation`
    case animationModifier = ".animation"
  }

  /// Where in the source it is.
  public struct Place: Sendable, Hashable {
    /// The path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int

    /// Makes a place.
    public init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// Its number among all that were found, which `follows` names.
  public var id = 0
  /// Where the call is.
  public var place: Place
  /// The function around it with its type: `MenuController.open(animated:)`.
  public var function: String
  /// The call.
  public var kind: Kind
  /// The changes that it animates, in the order of the code.
  public var changes: [CodeChange] = []
  /// Seconds.
  public var duration: CodeValue
  /// Seconds.
  public var delay: CodeValue = .number(0)
  /// Curve or spring.
  public var pace: CodePace
  /// The options that say neither curve nor repetition, by their names.
  public var options: [String] = []
  /// How often it plays; `nil` for once. Infinity is the text `forever`.
  public var repeatCount: CodeValue?
  /// Whether each playing is followed by the same one backwards.
  public var autoreverses = false
  /// The branches around it, outermost first.
  public var conditions: [String] = []
  /// The changes that are set at once before it, in the same row of statements.
  public var before: [CodeChange] = []
  /// The changes that are set at once when it has ended.
  public var completion: [CodeChange] = []
  /// The motion whose end starts it.
  public var follows: Int?
  /// Where the function around it is called with the values that it has here.
  public var caller: Place?

  /// Makes a motion without changes.
  public init(
    _ kind: Kind, at place: Place, in function: String, duration: CodeValue, pace: CodePace
  ) {
    (self.kind, self.place, self.function) = (kind, place, function)
    (self.duration, self.pace) = (duration, pace)
  }

  /// Whether duration, delay and pace are all certain.
  public var hasConstantTiming: Bool {
    duration.isConstant && delay.isConstant && pace.isConstant
      && (repeatCount?.isConstant ?? true)
  }
}

extension CodeMotion {
  /// An object with what there is; times in seconds, angles in radians.
  public var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .number(Double(id))), ("file", .string(place.file)),
      ("line", .number(Double(place.line))), ("function", .string(function)),
      ("kind", .string(kind.rawValue)), ("duration", duration.json), ("delay", delay.json),
      ("curve", pace.json),
    ]
    func add(_ name: String, _ texts: [String]) {
      if !texts.isEmpty { members.append((name, .array(texts.map { .string($0) }))) }
    }
    func add(_ name: String, _ changes: [CodeChange]) {
      if !changes.isEmpty { members.append((name, .array(changes.map(\.json)))) }
    }
    add("options", options)
    if let repeatCount { members.append(("repeat", repeatCount.json)) }
    if autoreverses { members.append(("autoreverse", .bool(true))) }
    add("conditions", conditions)
    add("before", before)
    add("changes", changes)
    add("completion", completion)
    if let follows { members.append(("follows", .number(Double(follows)))) }
    if let caller {
      members.append(
        (
          "caller",
          .object([("file", .string(caller.file)), ("line", .number(Double(caller.line)))])
        )
      )
    }
    return .object(members)
  }

  /// Reads what `json` gives; `nil` for anything else.
  public init?(_ json: JSONValue) {
    guard let place = Place(json), let function = json["function"]?.string,
      let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let duration = json["duration"].flatMap(CodeValue.init),
      let delay = json["delay"].flatMap(CodeValue.init),
      let pace = json["curve"].flatMap(CodePace.init), let id = json["id"]?.integer
    else { return nil }
    self.init(kind, at: place, in: function, duration: duration, pace: pace)
    self.id = id
    self.delay = delay
    options = json["options"].strings
    repeatCount = json["repeat"].flatMap(CodeValue.init)
    if case .bool(true)? = json["autoreverse"] { autoreverses = true }
    conditions = json["conditions"].strings
    before = Self.changes(json["before"])
    changes = Self.changes(json["changes"])
    completion = Self.changes(json["completion"])
    follows = json["follows"]?.integer
    caller = json["caller"].flatMap { Place($0) }
  }

  private static func changes(_ json: JSONValue?) -> [CodeChange] {
    (json?.elements ?? []).compactMap(CodeChange.init)
  }
}

extension CodeMotion.Place {
  fileprivate init?(_ json: JSONValue) {
    guard let file = json["file"]?.string, let line = json["line"]?.integer else { return nil }
    self.init(file: file, line: line)
  }
}
