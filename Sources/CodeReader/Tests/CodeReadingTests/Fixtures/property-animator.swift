//= f() UIViewPropertyAnimator 0.25 s after 0.5 s ease-out
//=   box.alpha ? → 0
//=   box.cornerRadius ? → 8
//=   at the end: box.isHidden → yes

import UIKit

func f() {
  let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeOut) { box.alpha = 0 }
  animator.addAnimations { box.layer.cornerRadius = 8 }
  animator.addCompletion { _ in box.isHidden = true }
  animator.startAnimation(afterDelay: 0.5)
}
