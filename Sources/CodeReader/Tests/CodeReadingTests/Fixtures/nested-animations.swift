//= f() UIView.animate 0.5 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= f() UIView.animate 0.5 s after 0.1 s ease-in-out
//=   tag.alpha ? → 0
//= f() UIView.animate 0.2 s after 0 s ease-in-out [overrideInheritedDuration]
//=   sign.alpha ? → 0

import UIKit

func f() {
  UIView.animate(withDuration: 0.5) {
    box.alpha = 0
    UIView.animate(withDuration: 0.2, delay: 0.1) { tag.alpha = 0 }
    UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
      sign.alpha = 0
    }
  }
}
