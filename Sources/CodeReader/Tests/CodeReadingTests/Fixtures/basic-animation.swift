//= f() CABasicAnimation 0.36 s after 0.08 s ease-in [fillMode: backwards]
//=   cell.alpha 0 → 1

import UIKit

func f() {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0
  animation.toValue = 1
  animation.duration = 0.36
  animation.beginTime = CACurrentMediaTime() + 0.08
  animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
  animation.fillMode = .backwards
  cell.layer.add(animation, forKey: nil)
}
