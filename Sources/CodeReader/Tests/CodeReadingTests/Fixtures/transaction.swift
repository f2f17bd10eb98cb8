//= f() CATransaction 0.5 s after 0 s ease-out
//=   box.alpha ? → 0.2
//= g() CATransaction 0.25 s after 0 s default
//=   box.cornerRadius ? → 4

import UIKit

func f() {
  CATransaction.begin()
  CATransaction.setAnimationDuration(0.5)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
  box.layer.opacity = 0.2
  CATransaction.commit()
}

func g() {
  CATransaction.begin()
  box.layer.cornerRadius = 4
  CATransaction.commit()
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  box.layer.cornerRadius = 9
  CATransaction.commit()
}
