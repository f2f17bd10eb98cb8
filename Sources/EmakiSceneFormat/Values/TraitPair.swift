import EmakiDrawing
import EmakiLayout

/// A trait for both cases of which a value can be given, by the names of the cases.
package enum TraitPair: CaseIterable {
  /// `light` and `dark`.
  case appearance
  /// `compact` and `regular`.
  case widthClass
  /// `portrait` and `landscape`.
  case orientation

  package var names: [String] {
    switch self {
    case .appearance: Appearance.allCases.map(\.rawValue)
    case .widthClass: SizeClass.allCases.map(\.rawValue)
    case .orientation: Orientation.allCases.map(\.rawValue)
    }
  }

  /// The pair that one of its names belongs to.
  package init?(_ name: String) {
    switch name {
    case "light", "dark": self = .appearance
    case "compact", "regular": self = .widthClass
    case "portrait", "landscape": self = .orientation
    default: return nil
    }
  }

  /// The hint for a mapping that has one of the names without the other; `nil` for any other.
  package static func hint(forHalf node: SourceNode) -> String? {
    guard node.entries.count <= 2 else { return nil }
    for entry in node.entries {
      guard let pair = TraitPair(entry.key) else { continue }
      let missing = pair.names.first { $0 != entry.key && node[$0] == nil }
      return missing.map { "\"\($0)\" is missing beside \"\(entry.key)\"" }
    }
    return nil
  }
}

extension SourceNode {
  /// The traits for both cases of which it gives values.
  package var traitPairs: Set<TraitPair> {
    var pairs: Set<TraitPair> = []
    collect(into: &pairs)
    return pairs
  }

  private func collect(into pairs: inout Set<TraitPair>) {
    if let traitPair { pairs.insert(traitPair) }
    for part in parts { part.collect(into: &pairs) }
  }

  /// The trait for both cases of which this mapping gives a value; `nil` for any other node.
  package var traitPair: TraitPair? {
    guard case .map(let entries) = content, entries.count == 2, entries[0].key != entries[1].key,
      let pair = TraitPair(entries[0].key), pair == TraitPair(entries[1].key)
    else { return nil }
    return pair
  }
}
