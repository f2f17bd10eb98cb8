//= f() UIView.animate 0.3 s after 0 s ease-in-out if isSlow
//=   box.alpha ? → 0
//= f() UIView.animate 0.1 s after 0 s ease-in-out if not (isSlow)
//=   box.alpha ? → 0

import UIKit

func f() {
  let duration = isSlow ? 0.3 : 0.1
  UIView.animate(withDuration: duration) { box.alpha = 0 }
}
