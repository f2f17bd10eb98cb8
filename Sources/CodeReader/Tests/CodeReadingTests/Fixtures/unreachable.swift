//= f() UIView.animate 0.1 s after 0 s ease-in-out
//=   box.alpha ? → 0

import UIKit

func f() {
  // UIView.animate(withDuration: 0.9) { box.alpha = 0 }
  let text = "UIView.animate(withDuration: 0.8) { box.alpha = 0 }"
  #if false
    UIView.animate(withDuration: 0.7) { box.alpha = 0 }
  #endif
  if false { UIView.animate(withDuration: 0.6) { box.alpha = 0 } }
  UIView.animate(withDuration: 0.1) { box.alpha = 0 }
  fatalError("never")
  UIView.animate(withDuration: 0.5) { box.alpha = 0 }
}
