extension Section {
  /// Whether an unknown key of the mapping is no mistyped one, and may be a change that belongs
  /// under the mapping's `changes`.
  package func isLikeChange(_ entry: SourceNode.Entry) -> Bool {
    guard name == "animation" || name == "keyframe", key(entry.key) == nil else { return false }
    return advice[entry.key] == nil && entry.key.first != "-"
      && nearestHint(entry.key, in: keys.map(\.name)) == nil
  }

  /// The keys in words.
  package var keyList: String { "the keys are " + keys.map(\.name).joined(separator: ", ") }
}
