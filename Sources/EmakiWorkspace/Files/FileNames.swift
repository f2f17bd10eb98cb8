package import EmakiRendering

/// Names of the files that are written.
package enum FileNames {
  /// `frame-0000.png`
  package static func frame(_ index: Int, _ format: PictureFormat) -> String {
    let digits = String(index)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return "frame-\(padding)\(digits).\(format.rawValue)"
  }

  /// The names made safe for every file system, in order, and each only once.
  package static func unique(_ names: [String]) -> [String] {
    var taken = Taken()
    return names.map { taken.add($0) }
  }

  /// Names that are given one after another.
  package struct Taken {
    private var names: Set<String> = []

    package init() {}

    /// The name made safe for every file system, and other than all before it.
    package mutating func add(_ name: String) -> String {
      let base = FileNames.safe(name)
      var candidate = base
      var number = 2
      while !names.insert(candidate.lowercased()).inserted {
        candidate = "\(base)-\(number)"
        number += 1
      }
      return candidate
    }
  }

  /// Letters, digits, `-`, `_` and inner dots stay; everything else becomes `_`.
  private static func safe(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
    let trimmed = String(kept).drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? "scene" : String(trimmed.prefix(100))
  }
}
