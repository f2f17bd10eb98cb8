/// A text with rules of its syntax, such as a colour: one of the words of its type, or a literal.
public protocol ScenePhrase: SceneConvertible, ExpressibleByStringLiteral {
  /// Makes it.
  init(sceneValue: SceneValue)
}

extension ScenePhrase {
  /// As in a scene file.
  public init(stringLiteral text: String) { self.init(sceneValue: text.sceneValue) }

  /// As in a scene file.
  public init(_ text: String) { self.init(sceneValue: text.sceneValue) }
}

extension SceneWords.Color {
  /// A colour for each appearance of the device.
  public init(light: SceneWords.Color, dark: SceneWords.Color) {
    self.init(sceneValue: .map(("light", light), ("dark", dark)))
  }
}

extension SceneWords.Font: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The system font, in points.
  public init(integerLiteral size: Int) { self.init(sceneValue: size.sceneValue) }

  /// The system font, in points.
  public init(floatLiteral size: Double) { self.init(sceneValue: size.sceneValue) }

  /// The same in a weight.
  public func weight(_ weight: SceneWords.Weight) -> Self {
    Self("\(sceneValue.written) \(weight.rawValue)")
  }

  /// The same with letters that slant.
  public func italic() -> Self { Self("\(sceneValue.written) italic") }
}

extension SceneWords.Curve {
  /// A curve through two control points.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Self {
    let numbers = [x1, y1, x2, y2].map(\.sceneValue.written)
    return Self("cubic-bezier(\(numbers.joined(separator: ", ")))")
  }
}
