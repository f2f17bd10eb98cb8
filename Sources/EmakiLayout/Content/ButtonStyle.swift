/// How UIKit draws a button, by the names of its types and of the styles of its configurations.
public enum ButtonStyle: String, Sendable, Hashable, CaseIterable {
  /// The letters alone, in the tint colour.
  case plain
  case filled, tinted, gray, bordered, borderedTinted, borderedProminent, borderless
  case glass, clearGlass, prominentGlass
  /// The picture above the title.
  case imageTop
  case contactAdd, close, infoLight, infoDark, detailDisclosure
  /// A configuration that draws nothing: it has the room of the others.
  case plainConfigured
  case roundedRect, system
  /// Nothing of UIKit's.
  case custom

  /// The background below title and picture.
  public enum Background: Sendable, Hashable {
    /// A quiet fill.
    case gray
    /// A little of the tint colour.
    case tinted
    /// The tint colour, under white letters.
    case prominent
    /// Glass that takes the colour of the views behind it.
    case clear
  }

  /// The background that the style gives the button; `nil` for none.
  public var ground: Background? {
    switch self {
    case .filled, .borderedProminent, .prominentGlass: .prominent
    case .tinted, .borderedTinted: .tinted
    case .gray, .bordered, .glass: .gray
    case .clearGlass: .clear
    default: nil
    }
  }

  /// How much of the tint colour a tinted background has, 0…1.
  public static let tintedShare = 0.15

  /// Whether its ends are half circles.
  public var isGlass: Bool { [.glass, .clearGlass, .prominentGlass].contains(self) }

  /// Whether it has the room of a configuration around its title.
  public var isConfigured: Bool { ground != nil || self == .plainConfigured }

  /// The icon of a style that shows a fixed mark and nothing else.
  public var mark: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "info"
    case .contactAdd: "plus-circle"
    default: nil
    }
  }
}

extension View {
  /// The radius of the corners that a control's style rounds where none is given, in points; `nil`
  /// where nothing is round, or where it depends on the size.
  public var styledCornerRadius: Double? {
    switch kind {
    case .button:
      guard let style = control.button.style, style.ground != nil, !style.isGlass else {
        return nil
      }
      return 6
    case .textField:
      let border = control.field.border ?? (control.row.group == nil ? .roundedRect : .borderless)
      return border == .roundedRect && borderWidth == 0 ? 5 : nil
    case .segmentedControl, .stepper: return 8
    default: return nil
    }
  }
}
