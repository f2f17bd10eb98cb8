import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat

extension ScreenSettings {
  /// One of several settings that pictures are drawn for.
  package struct Variant {
    /// The values of the settings that have several.
    package var values: [String] = []
    /// The settings with one value for each.
    package var screen: ScreenSettings

    /// The variant's name in file names.
    package var name: String { values.joined(separator: "-") }
  }

  /// All settings that are asked for, the first one varying slowest.
  package var variants: [Variant] {
    var variants = [Variant(screen: self)]
    if let devices {
      variants = Self.crossed(variants, devices, by: \.self) { $0.devices = Choices($1) }
    }
    if let orientations {
      variants = Self.crossed(variants, orientations, by: \.rawValue) {
        $0.orientations = Choices($1)
      }
    }
    variants = Self.crossed(variants, appearances, by: \.rawValue) {
      $0.givenAppearances = Choices($1)
    }
    return Self.crossed(variants, textSizes, by: \.rawValue) { $0.givenTextSizes = Choices($1) }
  }

  /// The values shared by variants that differ in nothing but the appearance.
  package var withoutAppearance: [String] {
    [
      devices?.first ?? "", orientations?.first.rawValue ?? "", textSizes.first.rawValue,
    ]
  }

  private static func crossed<Value>(
    _ variants: [Variant], _ list: Choices<Value>, by name: KeyPath<Value, String>,
    _ set: (inout ScreenSettings, Value) -> Void
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
  package func requireOne() throws(Failure) {
    if variants.count == 1 { return }
    throw .usage(
      "several devices, orientations, appearances or text sizes at once",
      hint: "emaki render draws all of them, and emaki validate checks them")
  }
}

extension String {
  /// Appends to the name of a variant what else varies.
  package mutating func addPart(_ part: String) {
    self += isEmpty ? part : "-" + part
  }
}
