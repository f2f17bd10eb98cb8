/// Names in braces for which nothing was put in, though the scene's data have a value of that name.
///
/// Other braces are text.
struct ForgottenFields {
  private let log: DiagnosticLog
  /// What to write instead, by the names.
  private var advice: [String: String] = [:]

  /// Reports those of a scene that is written out.
  ///
  /// - Parameter data: the value that `data` stands for.
  static func report(in scene: SourceNode, data: SourceNode?, _ log: DiagnosticLog) {
    guard let data else { return }
    var fields = ForgottenFields(log: log)
    fields.collect(data)
    fields.report(in: scene)
  }

  private init(log: DiagnosticLog) {
    self.log = log
  }

  /// Values of the data themselves come before those of the elements of their lists.
  private mutating func collect(_ data: SourceNode) {
    for entry in data.entries {
      for element in entry.value.isList ? entry.value.elements : [] {
        for inner in element.entries {
          advice[inner.key] =
            "{item.\(inner.key)} stands for it where rows or a repetition go through "
            + "\"{data.\(entry.key)}\""
        }
      }
    }
    for entry in data.entries { advice[entry.key] = "did you mean {data.\(entry.key)}?" }
  }

  private func report(in node: SourceNode) {
    switch node.content {
    case .scalar(let scalar):
      for name in MistypedFields.names(scalar.text) {
        guard let advice = advice[name] else { continue }
        log.warning(
          "nothing is put in for {\(name.shortened(to: 40))}", at: node.place, hint: advice)
      }
    case .list(let elements): for element in elements { report(in: element) }
    case .map(let entries): for entry in entries { report(in: entry.value) }
    }
  }
}
