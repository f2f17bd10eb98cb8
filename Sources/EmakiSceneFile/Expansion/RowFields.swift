import EmakiDiagnostics
import EmakiSceneFormat

/// Names in braces in cells and repeated views that are nearly those that are put in there: they
/// would stay in the text.
struct RowFields {
  private let log: DiagnosticLog

  /// Among more names something is always near, and looking for it in each text takes minutes.
  private static let mostNames = 200

  /// Reports those of a scene in which nothing is repeated yet.
  static func report(in scene: SourceNode, _ log: DiagnosticLog) {
    RowFields(log: log).report(in: scene, given: [])
  }

  /// Reports a name of a text that is nearly one of those that are put in.
  ///
  /// Where it has a fallback the name itself is never seen.
  static func report(
    _ name: String, in node: SourceNode, given: Set<String>, _ log: DiagnosticLog
  ) {
    guard given.count <= mostNames, node.text?.contains("{\(name)|") == false,
      let near = NearestName.nearest(to: name, in: given.sorted())
    else { return }
    log.warning(
      "there is no value for {\(name.shortened(to: 40))}", at: node.place,
      hint: "did you mean {\(near)}?")
  }

  /// - Parameter given: the names that are put in; none outside of a repetition.
  private func report(in node: SourceNode, given: Set<String>) {
    switch node.content {
    case .scalar(let scalar):
      if given.isEmpty { return }
      reportSlips(in: node, given)
      let fields = MistypedFields.fields(scalar.text)
      let known = given.union(fields.filter(\.hasFallback).map(\.name))
      for name in fields.map(\.name) where !known.contains(name) {
        reportAbsence(of: name, at: node.place, given)
      }
      reportKeys(scalar.text, at: node.place, given)
    case .list(let elements):
      for element in elements { report(in: element, given: given) }
    case .map(let entries):
      let inner = node["repeat"].map { given.union(Repetition.names(of: $0)) } ?? given
      for entry in entries {
        switch entry.key {
        case "cell", "cells":
          report(in: entry.value, given: inner.union(Self.names(inCellOf: node)))
        case "repeat": report(in: entry.value, given: given)
        // A condition may ask for what no row has.
        case "when": reportSlips(in: entry.value, inner)
        default: report(in: entry.value, given: inner)
        }
      }
    }
  }

  /// Reports names that are nearly some that are put in.
  private func reportSlips(in node: SourceNode, _ given: Set<String>) {
    for name in MistypedFields.names(node.text ?? "") where !given.contains(name) {
      Self.report(name, in: node, given: given, log)
    }
  }

  /// Reports a name that none of the values has, where nothing is near it.
  private func reportAbsence(of name: String, at place: SourcePlace, _ given: Set<String>) {
    let message = "there is no value for {\(name.shortened(to: 40))}"
    guard given.contains("item"), name != "data", !log.warns(message, at: place) else { return }
    let keys = given.subtracting(["index", "item"]).sorted()
    log.doubt(
      message, at: place,
      hint: keys.isEmpty
        ? "the rows are plain values: {item} stands for one"
        : "the rows have " + keys.prefix(12).map { "{\($0)}" }.joined(separator: ", "))
  }

  /// Reports keys of `{item.key}` that none of the values has, but for a slip of the pen; where it
  /// has a fallback it may be left out on purpose.
  private func reportKeys(_ text: String, at place: SourcePlace, _ given: Set<String>) {
    let keys = given.subtracting(["index", "item"])
    guard keys.count <= Self.mostNames, given.contains("item") else { return }
    for part in text.split(separator: "{").filter({ $0.hasPrefix("item.") }) {
      let key = String(part.dropFirst(5).prefix { !"}.|".contains($0) })
      guard !keys.contains(key), !part.prefix(while: { $0 != "}" }).contains("|"),
        let near = NearestName.slip(key, of: keys.sorted())
      else { continue }
      log.warning(
        "there is no value for {item.\(key.shortened(to: 40))}", at: place,
        hint: "did you mean {item.\(near)}?")
    }
  }

  /// The names that the rows of a table or section put into their cell: the number, and of rows
  /// with values also these.
  private static func names(inCellOf node: SourceNode) -> Set<String> {
    let lists = ([node] + (node["sections"]?.elements ?? [])).compactMap { $0["rows"] }
    return lists.filter(\.isList).reduce(into: ["index"]) { $0.formUnion(Repetition.names(of: $1)) }
  }
}
