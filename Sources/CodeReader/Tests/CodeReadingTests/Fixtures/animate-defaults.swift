//= f() UIView.animate 0.26 s after 0 s ease-in-out
//=   box.alpha ? → 0

import UIKit

func f() {
  UIView.animate(withDuration: 0.26) { box.alpha = 0 }
}
