//= f() CABasicAnimation 0.9 s after 0 s linear
//=   box.position.x 0 → 20
//= f() UIView.animate 0.15 s after 0 s ease-in-out
//=   box.alpha ? → 0

import UIKit

func f() {
  CATransaction.begin()
  CATransaction.setAnimationDuration(0.9)
  let slide = CABasicAnimation(keyPath: "position.x")
  slide.fromValue = 0
  slide.toValue = 20
  box.layer.add(slide, forKey: nil)
  CATransaction.setCompletionBlock { UIView.animate(withDuration: 0.15) { box.alpha = 0 } }
  CATransaction.commit()
}
