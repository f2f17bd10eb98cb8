/// The ids of a document: each is given once, and ends as its mark says.
struct SVGNames {
  private var taken: Set<String> = []

  /// An id as near to `wanted` as can be; a number is added where it is taken. It has no character that
  /// XML reserves.
  mutating func unique(_ wanted: String) -> String {
    let name = Self.valid(wanted)
    var candidate = name
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate + SVGMark.ending
  }

  /// An id may hold no spaces, and must not begin with a digit to be useful in a style sheet.
  private static func valid(_ name: String) -> String {
    let kept = name.map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "_"
    }
    guard let first = kept.first, first.isLetter || first == "_" else { return "_" + String(kept) }
    return String(kept)
  }
}
