//= f() UIView.transition 0.75 s after 0 s ease-in-out [transitionCrossDissolve]
//=   first.isShown yes → no
//=   second.isShown no → yes

import UIKit

func f() {
  UIView.transition(
    from: first, to: second, duration: 0.75, options: .transitionCrossDissolve, completion: nil)
}
