//= f() UIView.animate not constant: duration after 0 s ease-in-out
//=   box.alpha ? → 1
//= f() UIView.animate 0.3 s after 0 s ease-in-out
//=   box.alpha ? → 0.5

import UIKit

func f() {
  var duration = 0.2
  let show = { box.alpha = 0.5 }
  let later = { UIView.animate(withDuration: duration) { box.alpha = 1 } }
  UIView.animate(withDuration: 0.3, animations: show)
  duration = 0.9
  later()
}
