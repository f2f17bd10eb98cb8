// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names of SwiftUI that an app's tests may see beside those of Emaki: there is no SwiftUI on Linux.

public protocol View {}
public protocol Scene {}
public protocol ViewModifier {}
public struct Color: Sendable {
  public static let red = Color()
  public init() {}
}
public struct Font: Sendable {
  public static let largeTitle = Font()
}
@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
public struct Animation: Sendable {
  public static let spring = Animation()
}
public struct Label: View {
  public init(_ title: String) {}
}
public struct Button: View {
  public init(_ title: String) {}
}
public struct Text: View {
  public init(_ text: String) {}
}
public struct TextField: View {
  public init(_ title: String) {}
}
public struct Image: View {}
public struct Link: View {}
public struct ScrollView: View {}
public struct Slider: View {}
public struct ProgressView: View {}
public struct Transition {}
