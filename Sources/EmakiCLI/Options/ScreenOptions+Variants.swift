import EmakiDrawing
import EmakiLayout
import EmakiSceneFile

extension ScreenOptions {
  /// One of several settings that pictures are drawn for.
  struct Variant {
    /// The values of the options that have several.
    var values: [String] = []
    /// With one value for each option.
    var screen: ScreenOptions

    /// What files are called by.
    var name: String { values.joined(separator: "-") }
  }

  /// All settings that the options ask for, the first option varying slowest.
  var variants: [Variant] {
    var variants = [Variant(screen: self)]
    if let devices {
      variants = Self.crossed(variants, devices, by: \.text) { $0.devices = CommaList($1) }
    }
    if let orientations {
      variants = Self.crossed(variants, orientations, by: \.rawValue) {
        $0.orientations = CommaList($1)
      }
    }
    variants = Self.crossed(variants, appearances, by: \.rawValue) {
      $0.appearances = CommaList($1)
    }
    return Self.crossed(variants, textSizes, by: \.rawValue) { $0.textSizes = CommaList($1) }
  }

  /// What variants have in common that differ by nothing but the appearance.
  var withoutAppearance: [String] {
    [
      devices?.first.text ?? "", orientations?.first.rawValue ?? "", textSizes.first.rawValue,
    ]
  }

  private static func crossed<Value>(
    _ variants: [Variant], _ list: CommaList<Value>, by name: KeyPath<Value, String>,
    _ set: (inout ScreenOptions, Value) -> Void
  ) -> [Variant] {
    let values = list.distinct(by: name)
    return variants.flatMap { variant in
      values.map { value in
        var variant = variant
        set(&variant.screen, value)
        if values.count > 1 { variant.values.append(value[keyPath: name]) }
        return variant
      }
    }
  }

  /// The settings are one, as all commands but `render` and `validate` need.
  func requireOne() throws(Failure) {
    if variants.count == 1 { return }
    throw .usage(
      "several devices, orientations, appearances or text sizes at once",
      hint: "emaki render draws all of them, and emaki validate checks them")
  }
}

extension String {
  /// Appends to the name of a variant what else varies.
  mutating func addPart(_ part: String) {
    self += isEmpty ? part : "-" + part
  }
}
