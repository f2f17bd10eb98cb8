import EmakiSceneFormat

/// Names in braces for which nothing was put in, though the scene's data have a value of that name,
/// or though only what is repeated has one.
///
/// Other braces are text.
struct ForgottenFields {
  private let log: DiagnosticLog
  /// The text to write instead, by the names.
  private var advice: [String: String] = [:]
  /// The meaning of a name where it is given.
  private static let meanings = [
    "item": "{item} is an element of the list that rows or a repetition go through",
    "index": "{index} is the number of a row or of a copy that `repeat` makes",
    "data": "{data.…} leads into the values of the scene's \"data\"",
  ]

  /// Reports those of a scene that is written out.
  ///
  /// - Parameter data: the value that `data` stands for.
  static func report(in scene: SourceNode, data: SourceNode?, _ log: DiagnosticLog) {
    var fields = ForgottenFields(log: log)
    if let data { fields.collect(data) }
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

  private func report(in node: SourceNode, isCell: Bool = false) {
    switch node.content {
    case .scalar(let scalar):
      let fields = MistypedFields.fields(scalar.text)
      var done = Set(fields.filter(\.hasFallback).map(\.name))
      for field in fields where done.insert(field.name).inserted {
        report(field.name, at: node.place, isCell: isCell)
      }
    case .list(let elements): for element in elements { report(in: element, isCell: isCell) }
    case .map(let entries):
      for entry in entries { report(in: entry.value, isCell: isCell || entry.key == "cell") }
    }
  }

  /// - Parameter isCell: whether it stands in the cell of rows that are given by their number.
  private func report(_ name: String, at place: SourcePlace, isCell: Bool) {
    if isCell && name == "index" { return }
    let message = "there is no value for {\(name.shortened(to: 40))}"
    if log.warns(message, at: place) { return }
    if let advice = advice[name] {
      log.warning(message, at: place, hint: advice)
    } else if let meaning = Self.meanings[name] {
      // Its list may have been lost with what cannot be read.
      log.doubt(message, at: place, hint: meaning)
    } else if isCell {
      log.doubt(
        message, at: place, hint: "rows that are given by their number have only {index}")
    }
  }
}
