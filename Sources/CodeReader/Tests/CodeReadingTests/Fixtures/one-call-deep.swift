//= Menu.animate(duration:to:) UIView.animate 0.2 s after 0 s ease-in-out called
//=   box.alpha ? → 1
//= Menu.animate(duration:to:) UIView.animate 0.4 s after 0 s ease-in-out called
//=   box.alpha ? → 0
//= UIView.fadeIn(_:) UIView.animate 0.6 s after 0 s ease-in-out called
//=   title.alpha ? → 1

import UIKit

class Menu: UIViewController {
  func open() { animate(duration: 0.2, to: 1) }
  func close() {
    self.animate(duration: 0.4, to: 0)
    title.fadeIn(0.6)
  }
  private func animate(duration: TimeInterval, to alpha: CGFloat) {
    UIView.animate(withDuration: duration) { self.box.alpha = alpha }
  }
}

extension UIView {
  func fadeIn(_ duration: TimeInterval) {
    UIView.animate(withDuration: duration) { self.alpha = 1 }
  }
}
