//= f() UIView.animate 0.6 s after 0 s spring, perceived duration 0.6, bounce 0.2
//=   box.alpha ? → 1
//= g() UIView.animate 0.5 s after 0 s spring, perceived duration 0.5, bounce 0
//=   box.alpha ? → 1

import UIKit

func f() {
  UIView.animate(springDuration: 0.6, bounce: 0.2) { box.alpha = 1 }
}

func g() {
  UIView.animate { box.alpha = 1 }
}
