//= f() UIView.animate 0.5 s after 0 s spring, damping ratio 0.8, initial velocity 2
//=   box.translationX ? → 0
//=   box.translationY ? → 40

import UIKit

func f() {
  UIView.animate(
    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 2, options: []
  ) {
    box.transform = CGAffineTransform(translationX: 0, y: 40)
  }
}
