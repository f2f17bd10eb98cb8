import EmakiSceneFile
import EmakiSceneFormat

/// The steps of a motion.
public struct SceneSteps: Sendable {
  enum Part: Sendable {
    case step(SourceNode)
    /// New values at once; those that follow one another are one step.
    case change(SceneChange)
  }

  var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  /// No steps.
  public init() { parts = [] }
}

extension SceneSteps: SceneConvertible {
  /// A list.
  public var sceneValue: SceneValue {
    var steps: [SourceNode] = []
    var changes: [SceneChange] = []
    func finish() {
      guard let first = changes.first else { return }
      let value = SceneChanges(changes).sceneValue.node
      let entry = SourceNode.Entry(key: "set", keyPlace: first.place, value: value)
      steps.append(.map([entry], at: first.place))
      changes = []
    }
    for part in parts {
      switch part {
      case .change(let change): changes.append(change)
      case .step(let node):
        finish()
        steps.append(node)
      }
    }
    finish()
    return SceneValue(.list(steps, at: steps.first?.place ?? .unknown))
  }
}

/// One step of a motion.
public protocol StepElement: SceneConvertible {
  /// The step's key with its value, and what follows it.
  var entries: SceneEntries { get set }
}

extension StepElement {
  /// As a mapping.
  public var sceneValue: SceneValue { SceneValue(.map(entries.entries, at: .unknown)) }

  /// Steps that begin when an animation has ended.
  public func completion(@StepBuilder _ steps: () -> SceneSteps) -> Self {
    var step = self
    step.entries.set("completion", steps().sceneValue)
    return step
  }

  /// Repeats the step: a number, or the values that stand in for `{item}`.
  public func `repeat`(_ values: SceneValue) -> Self {
    var step = self
    step.entries.set("repeat", values)
    return step
  }
}

/// Makes the steps of a motion from what stands in its braces; a change by itself happens at once.
@resultBuilder public enum StepBuilder {
  /// A step with its location in the program.
  public static func buildExpression(
    _ step: some StepElement, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> SceneSteps {
    let place = SourceFiles.place(fileID, filePath, line, column)
    return SceneSteps([.step(step.sceneValue.node.placed(at: place))])
  }

  /// A new value at once.
  public static func buildExpression(
    _ change: SceneChange, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> SceneSteps {
    SceneSteps([.change(change.placed(at: SourceFiles.place(fileID, filePath, line, column)))])
  }

  /// The steps made by a function or a property.
  public static func buildExpression(_ steps: SceneSteps) -> SceneSteps { steps }

  /// One after the other.
  public static func buildBlock(_ steps: SceneSteps...) -> SceneSteps {
    SceneSteps(steps.flatMap(\.parts))
  }

  /// A loop.
  public static func buildArray(_ steps: [SceneSteps]) -> SceneSteps {
    SceneSteps(steps.flatMap(\.parts))
  }

  /// A condition without another way.
  public static func buildOptional(_ steps: SceneSteps?) -> SceneSteps { steps ?? SceneSteps() }

  /// The first way of a condition.
  public static func buildEither(first steps: SceneSteps) -> SceneSteps { steps }

  /// The other way of a condition.
  public static func buildEither(second steps: SceneSteps) -> SceneSteps { steps }
}

extension SceneSteps {
  /// Itself, where there are any.
  var given: SceneSteps? { parts.isEmpty ? nil : self }
}
