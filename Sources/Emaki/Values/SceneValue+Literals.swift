import EmakiSceneFile
import EmakiSceneFormat

extension SceneValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A name or a text.
  public init(stringLiteral value: String) { self.init(text: value) }
  /// A number.
  public init(integerLiteral value: Int) { self = value.sceneValue }
  /// A number.
  public init(floatLiteral value: Double) { self = value.sceneValue }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = value.sceneValue }
  /// A list.
  public init(arrayLiteral elements: SceneValue...) { self = elements.sceneValue }
  /// A mapping.
  public init(dictionaryLiteral elements: (SceneValue, SceneValue)...) {
    self = .map(elements.map { ($0.0.written, $0.1) })
  }
}

extension SceneValue {
  /// A mapping without what is not given.
  static func map(_ entries: [(String, (any SceneConvertible)?)]) -> SceneValue {
    SceneValue(
      .map(
        entries.compactMap { key, value in
          value.map {
            SourceNode.Entry(key: key, keyPlace: .unknown, value: $0.sceneValue.node)
          }
        }, at: .unknown))
  }

  static func map(_ entries: (String, (any SceneConvertible)?)...) -> SceneValue { map(entries) }
}

extension String: SceneConvertible {
  /// A text.
  public var sceneValue: SceneValue { SceneValue(text: self) }
}

extension Double: SceneConvertible {
  /// A number.
  public var sceneValue: SceneValue {
    SceneValue(.scalar(SceneFileReader.text(of: self), isPlain: true, at: .unknown))
  }
}

extension Int: SceneConvertible {
  /// A number.
  public var sceneValue: SceneValue {
    SceneValue(.scalar(String(self), isPlain: true, at: .unknown))
  }
}

extension Bool: SceneConvertible {
  /// A truth value.
  public var sceneValue: SceneValue {
    SceneValue(.scalar(self ? "true" : "false", isPlain: true, at: .unknown))
  }
}

extension Array: SceneConvertible where Element: SceneConvertible {
  /// A list.
  public var sceneValue: SceneValue {
    SceneValue(.list(map(\.sceneValue.node), at: .unknown))
  }
}

extension KeyValuePairs: SceneConvertible
where Key == String, Value: SceneConvertible {
  /// A mapping.
  public var sceneValue: SceneValue { .map(map { key, value in (key, value) }) }
}

extension SceneConvertible where Self: RawRepresentable<String> {
  /// A word.
  public var sceneValue: SceneValue { SceneValue(text: rawValue) }
}
