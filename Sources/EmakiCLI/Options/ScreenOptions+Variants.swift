import EmakiLayout
import EmakiSceneFile

extension ScreenOptions {
  /// One of several settings that pictures are drawn for.
  struct Variant {
    /// What files are called by: the values of the options that have several.
    var name: String
    /// With one value for each option.
    var screen: ScreenOptions
  }

  /// All settings that the options ask for, the first option varying slowest.
  var variants: [Variant] {
    var variants = [Variant(name: "", screen: self)]
    if let devices {
      variants = Self.crossed(variants, devices.values.map { ($0.text, $0) }) {
        $0.devices = CommaList($1)
      }
    }
    variants = Self.crossed(variants, orientations.values.map { ($0.rawValue, $0) }) {
      $0.orientations = CommaList($1)
    }
    variants = Self.crossed(variants, appearances.values.map { ($0.rawValue, $0) }) {
      $0.appearances = CommaList($1)
    }
    return Self.crossed(variants, textSizes.values.map { ($0.rawValue, $0) }) {
      $0.textSizes = CommaList($1)
    }
  }

  private static func crossed<Value>(
    _ variants: [Variant], _ values: [(name: String, value: Value)],
    _ set: (inout ScreenOptions, Value) -> Void
  ) -> [Variant] {
    var seen: Set<String> = []
    let values = values.filter { seen.insert($0.name).inserted }
    return variants.flatMap { variant in
      values.map { name, value in
        var variant = variant
        set(&variant.screen, value)
        if values.count > 1 { variant.name += (variant.name.isEmpty ? "" : "-") + name }
        return variant
      }
    }
  }

  /// The settings are one, as all commands but `render` need.
  func requireOne() throws(Failure) {
    if variants.count == 1 { return }
    throw Failure(
      "several devices, orientations, appearances or text sizes at once",
      hint: "emaki render draws all of them")
  }
}
