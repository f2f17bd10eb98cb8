import EmakiDiagnostics

extension SourceNode {
  /// The value of a YAML file that is part of the program.
  package static func embedded(_ bytes: [UInt8], named name: String) -> SourceNode {
    var source = YAMLSource(SourceText(String(decoding: bytes, as: UTF8.self), file: name))
    do throws(YAMLSource.Faults) { return try source.read() } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The node and everything in it at one location.
  package func placed(at place: SourcePlace) -> SourceNode {
    var node = mapParts { $0.placed(at: place) }.mapEntries { $0.keyPlace = place }
    if case .scalar(var scalar) = content {
      scalar.textOffset = nil
      node.content = .scalar(scalar)
    }
    node.place = place
    return node
  }
}
