//= f() UIViewPropertyAnimator 0.5 s after 0 s spring, damping ratio 0.7
//=   box.alpha ? → 0
//= f() UIViewPropertyAnimator 0.4 s after 0 s cubic-bezier(0.2, 0, 0, 1)
//=   box.alpha ? → 0
//= f() UIViewPropertyAnimator until it rests after 0 s spring, mass 1, stiffness 200, damping 20
//=   box.alpha ? → 0
//= f() UIViewPropertyAnimator 0.3 s after 0.1 s linear
//=   box.alpha ? → 0

import UIKit

func f() {
  UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { box.alpha = 0 }.startAnimation()
  UIViewPropertyAnimator(
    duration: 0.4, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)
  ) {
    box.alpha = 0
  }.startAnimation()
  let spring = UISpringTimingParameters(
    mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)
  let third = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
  third.addAnimations { box.alpha = 0 }
  third.startAnimation()
  UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 0.3, delay: 0.1, options: .curveLinear, animations: { box.alpha = 0 })
}
