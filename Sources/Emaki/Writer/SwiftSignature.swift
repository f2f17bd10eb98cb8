import EmakiSceneFormat

/// The Swift signature of a mapping of the format: labelled parameters, closures last.
struct SwiftSignature {
  struct Parameter {
    var key: Key
    var type: SwiftType
    var isRequired: Bool
    var label: String { key.name }
  }

  var parameters: [Parameter]

  init(_ section: Section) {
    let all = section.keys.map { key in
      Parameter(
        key: key, type: SwiftType(key, in: section.name, forms: key.shape.alternatives),
        isRequired: section.required.contains(key.name))
    }
    parameters = all.filter { !$0.type.isClosure } + all.filter(\.type.isClosure)
  }
}
