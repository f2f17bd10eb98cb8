extension Icon {
  /// The drawn icon that comes nearest to a system symbol that is none: one for a word of its name,
  /// such as `star` for `wand.and.stars`, else the one with the most similar name.
  public static func nearestName(toSymbol name: String) -> String {
    nameForWord(of: name) ?? nearestName(to: name)
  }

  /// The drawn icon for a word of a symbol's name; `nil` where there is none.
  public static func nameForWord(of name: String) -> String? {
    for word in name.lowercased().split(separator: ".") {
      let single = word.hasSuffix("s") ? word.dropLast() : word
      for candidate in [String(word), String(single)] {
        if let icon = named(candidate), !shapes.contains(icon.name) { return icon.name }
      }
    }
    return nil
  }

  /// Icons whose names say in a symbol's name what is around it.
  private static let shapes: Set<String> = Set(IconLook.Shape.allCases.map(\.rawValue))
}
