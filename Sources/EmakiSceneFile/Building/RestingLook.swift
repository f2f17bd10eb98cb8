import EmakiDrawing
import EmakiLayout

/// UIKit's look for a view where nothing is given, by its kind and style.
struct RestingLook {
  private let view: View
  private let setting: SceneSetting
  /// The tint it has or inherits, else that of its kind.
  let tint: Color?

  init(of view: View, inheriting inherited: Color?, in setting: SceneSetting) {
    self.view = view
    self.setting = setting
    // A switch that is on is green whatever it inherits.
    let usual = view.kind == .switch ? setting.color("systemGreen") : nil
    tint = view.tintColor ?? usual ?? inherited ?? setting.color("systemBlue")
  }

  /// The fill of a button's style; `nil` for views that have none by default.
  var background: Color? {
    guard view.kind == .button, view.isEnabled, let style = view.control.button.style else {
      return nil
    }
    switch style.ground {
    case .prominent: return accent
    case .tinted: return accent?.multipliedAlpha(ButtonStyle.tintedShare)
    case .gray: return setting.color("systemGray5")
    case .clear, nil: return nil
    }
  }

  /// The radius of the corners, in points.
  var cornerRadius: Double { view.styledCornerRadius ?? 0 }

  /// `nil` where it depends on more than kind and style.
  var textColor: Color? {
    switch view.kind {
    case .label, .textField, .textView, .tableCell:
      view.text?.isPlaceholder == true ? nil : setting.color("label")
    case .button: buttonTextColor
    default: nil
    }
  }

  private var buttonTextColor: Color? {
    let style = view.control.button.style ?? .plain
    switch style.ground {
    case .prominent: return .white
    case .tinted, .gray: return accent
    case .clear: return nil
    case nil: return [.plain, .borderless, .system].contains(style) ? accent : nil
    }
  }

  /// The tint, or the colour of warnings for what destroys something.
  private var accent: Color? {
    view.role == .destructive ? setting.color("systemRed") : tint
  }
}
