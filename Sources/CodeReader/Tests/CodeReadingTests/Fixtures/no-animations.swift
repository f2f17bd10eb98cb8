//=

import UIKit

enum Robot {
  static func animate(withDuration duration: Double, animations: () -> Void) {}
}

extension UIView {
  static func animate(withDuration duration: Double, then: () -> Void) {}
}

func f() {
  Robot.animate(withDuration: 0.3) { box.alpha = 0 }
  UIView.animate(withDuration: 0.3, then: { box.alpha = 0 })
  view.animation(0.3)
}
