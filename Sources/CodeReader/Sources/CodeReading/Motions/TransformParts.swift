import EmakiCode

/// A transform that becomes none again.
enum TransformParts {
  /// The parts that were set before and go back, each as a change; any other change as it is.
  static func expanded(_ change: CodeChange, _ settings: [CodeChange]) -> [CodeChange] {
    guard change.property == "transform", change.to == .text("identity") else { return [change] }
    let parts = CodeProperty.transform.compactMap { name, identity -> CodeChange? in
      guard let set = settings.last(where: { $0.view == change.view && $0.property == name })
      else { return nil }
      var part = change
      (part.property, part.from, part.to) = (name, set.to, .number(identity))
      return part
    }
    return parts.isEmpty ? [change] : parts
  }
}
