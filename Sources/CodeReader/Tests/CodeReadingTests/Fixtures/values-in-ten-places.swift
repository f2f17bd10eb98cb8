//= Menu.all(_:) UIView.animate 0.1 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.2 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.3 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.4 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.5 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.6 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.7 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.8 s after 0 s ease-in-out if given by default
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 0.9 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(_:) UIView.animate 1 s after 0 s ease-in-out
//=   box.alpha ? → 0

import UIKit

let global = 0.1

enum Speed: Double {
  case fast = 0.4
  case slow = 0.5
}

enum Pace {
  case calm, quick
  var duration: Double {
    switch self {
    case .calm: 0.9
    case .quick: 0.05
    }
  }
}

struct Timing {
  let open = 1.0
}

class Menu: UIViewController {
  let duration: TimeInterval = 0.2
  static let shared = 0.3
  private var half: Double { 0.3 }
  private let timing = Timing()

  func all(_ given: Double = 0.8) {
    let local = 0.7
    UIView.animate(withDuration: global) { box.alpha = 0 }
    UIView.animate(withDuration: self.duration) { box.alpha = 0 }
    UIView.animate(withDuration: Menu.shared) { box.alpha = 0 }
    UIView.animate(withDuration: Speed.fast.rawValue) { box.alpha = 0 }
    UIView.animate(withDuration: duration + Self.shared) { box.alpha = 0 }
    UIView.animate(withDuration: 2 * half) { box.alpha = 0 }
    UIView.animate(withDuration: local) { box.alpha = 0 }
    UIView.animate(withDuration: given) { box.alpha = 0 }
    UIView.animate(withDuration: Pace.calm.duration) { box.alpha = 0 }
    UIView.animate(withDuration: timing.open) { box.alpha = 0 }
  }
}
