//= f() UIView.animate 0.3 s after 0 s ease-in-out
//=   first.alpha ? → 0
//=   second.alpha ? → 0
//=   third.isHidden ? → yes

import UIKit

func f() {
  UIView.animate(withDuration: 0.3) {
    [first, second].forEach { $0.alpha = 0 }
    for view in [third] { view.isHidden = true }
  }
}
