import EmakiLimits
internal import EmakiScenes

extension CanvasHabits {
  /// Since which version of the tools something is as it is at a version, in words for explanations.
  static func era<Value: Equatable>(
    of habit: (CanvasHabits) -> Value, at version: Double
  ) -> String {
    var habits = CanvasHabits()
    var value = habit(habits)
    var found: CanvasEra?
    for era in table where era.since <= version {
      era.change(&habits)
      let new = habit(habits)
      if new != value { (value, found) = (new, era) }
    }
    guard let found else { return "as since Xcode 5" }
    return "as since Xcode \(found.xcode) (tools \(Int(clamping: found.since)))"
  }
}
