//= f() UIView.animate 0.2 s after 0 s ease-in-out
//=   box.alpha ? → 0
//=   at the end: box.isHidden → yes

import UIKit

func f() {
  UIView.animate(withDuration: 0.2) {
    box.alpha = 0
  } completion: { _ in
    box.isHidden = true
  }
}
