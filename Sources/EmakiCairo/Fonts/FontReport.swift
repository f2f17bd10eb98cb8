/// The notes from choosing fonts: which are used, and which are missing.
struct FontReport {
  private var used: [FontFile: Typeface] = [:]
  private var unpaintable: Set<Unicode.Scalar> = []
  private var reported: Set<Unicode.Scalar> = []
  private var fresh: Set<FontDiagnostic> = []
  private var old: Set<FontDiagnostic> = []

  /// The fonts that drew something, by name.
  var records: [FontRecord] {
    Set(used.values.map(\.record)).sorted { ($0.name, $0.hash) < ($1.name, $1.hash) }
  }

  mutating func note(used face: Typeface) { used[face.file] = face }

  mutating func note(unpaintable scalars: [Unicode.Scalar]) { unpaintable.formUnion(scalars) }

  mutating func note(missing font: String, package: String) {
    fresh.insert(
      FontDiagnostic(
        message: "\(font) is not installed, so texts do not look as they should",
        hint: "apt-get install \(package)"))
  }

  /// The known weights, for a hint: a family without a capital letter was likely meant to be one.
  private static let weights =
    "weights are ultraLight, thin, light, regular, medium, semibold, bold, heavy and black"

  mutating func note(missingFamily family: String) {
    let hint = "leave it out, or in Swift give FontBook the folder of its files"
    fresh.insert(
      FontDiagnostic(
        message: "no font of the family “\(family)” is known; the system font stands in",
        hint: family.first?.isLowercase == true ? Self.weights : hint, family: family))
  }

  /// Everything new since the last call, sorted; the same thing is reported once.
  mutating func takeDiagnostics() -> [FontDiagnostic] {
    let scalars = unpaintable.subtracting(reported)
    reported.formUnion(scalars)
    unpaintable = []
    let packages = Set(scalars.map(\.fontPackage))
    let glyphs = packages.map { package in
      Self.diagnostic(scalars.filter { $0.fontPackage == package }.sorted(), package)
    }
    let taken = fresh.subtracting(old)
    old.formUnion(taken)
    fresh = []
    return (Array(taken) + glyphs).sorted()
  }

  private static func diagnostic(
    _ scalars: [Unicode.Scalar], _ package: String
  ) -> FontDiagnostic {
    var list = scalars.prefix(8).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return "“\(Character(scalar))” (U+\(code))"
    }.joined(separator: ", ")
    if scalars.count > 8 { list += " and \(scalars.count - 8) more" }
    return FontDiagnostic(
      message: "no font has the character\(scalars.count == 1 ? "" : "s") \(list)",
      hint: "apt-get install \(package)")
  }
}
