import EmakiSceneFormat

/// The form in Swift of a key of a view, a controller or a scene: a method with one value, one with
/// a mapping's keys, or both.
struct SwiftMethod {
  var key: Key
  /// The type of a value that is no mapping with fixed keys; `nil` where there is none.
  var type: SwiftType?
  /// The mapping.
  var section: Section?

  init(_ key: Key, in section: String) {
    self.key = key
    let forms = key.shape.alternatives
    let objects = forms.compactMap(\.section).filter {
      !["view", "controller", "step", "color pair"].contains($0.name)
    }
    self.section = objects.first
    let others = forms.filter { form in !objects.contains { $0.name == form.section?.name } }
    if !others.isEmpty { type = SwiftType(key, in: section, forms: others) }
  }
}
