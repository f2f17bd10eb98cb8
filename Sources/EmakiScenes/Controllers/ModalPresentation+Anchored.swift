import EmakiDrawing
import EmakiLayout

/// Popovers and menus: their form on phones, and the sources that steps in rows mean.
extension ModalPresentation {
  /// Seconds.
  var duration: Double {
    switch style {
    case .popover: Transition.crossDissolve.duration
    case .menu: 0.35
    default: transition.duration
    }
  }

  /// As it is in an environment: where the width is compact a popover is a page sheet, as UIKit's
  /// default adaptation has it.
  func adapted(to environment: LayoutEnvironment) -> ModalPresentation {
    guard style == .popover, !environment.isTablet else { return self }
    var sheet = self
    sheet.style = .pageSheet
    sheet.transition = .coverVertical
    return sheet
  }
}

extension ControllerChange {
  /// As it is in an environment.
  func adapted(to environment: LayoutEnvironment) -> ControllerChange {
    guard case .present(let new, let old, let how) = self else { return self }
    return .present(new, from: old, how.adapted(to: environment))
  }

  /// The same beside a view of the row in question, where it means one there.
  func inRow(_ row: ViewID?) -> ControllerChange {
    guard case .present(let new, let old, var how) = self else { return self }
    how.source = how.source?.inRow(row)
    return .present(new, from: old, how)
  }
}

extension Scene {
  /// The scene as it is in an environment.
  func adapted(to environment: LayoutEnvironment) -> Scene {
    var scene = extended(in: environment).withTitles(adaptedTo: environment)
    for index in scene.segues.indices {
      scene.segues[index].presentation = segues[index].presentation.adapted(to: environment)
    }
    return scene
  }
}

extension LayoutEnvironment {
  /// Whether it is a screen on which UIKit's sheets and popovers leave most of their presenter
  /// free.
  var isTablet: Bool { min(size.width, size.height) >= 700 }
}
