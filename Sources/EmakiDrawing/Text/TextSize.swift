/// The sizes of Dynamic Type, the smallest first.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  /// 14 pt for body text.
  case xSmall
  /// 15 pt.
  case small
  /// 16 pt.
  case medium
  /// 17 pt, the usual size.
  case large
  /// 19 pt.
  case xLarge
  /// 21 pt.
  case xxLarge
  /// 23 pt.
  case xxxLarge
  /// 28 pt.
  case accessibility1
  /// 33 pt.
  case accessibility2
  /// 40 pt.
  case accessibility3
  /// 47 pt.
  case accessibility4
  /// 53 pt.
  case accessibility5

  /// Whether it is one of the five accessibility sizes, for which UIKit uses other layouts.
  public var isAccessibility: Bool { index >= Self.accessibility1.index }

  /// The index in the list.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}
