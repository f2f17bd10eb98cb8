import EmakiSceneFormat

/// How a key of a view, a controller or a scene is said in Swift: a method with one value, one with a
/// mapping's keys, or both.
struct SwiftMethod {
  var key: Key
  /// Of the value that is no mapping with keys of its own; `nil` where there is none.
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
