//= f() UIView.animate 0.16 s after 0 s ease-in-out
//=   button.scaleX ? → 0.94
//=   button.scaleY ? → 0.94
//=   at the end: label.isHidden → no
//= f() UIView.animate 0.3 s after 0 s ease-in-out, then
//=   button.alpha ? → 0

import UIKit

func f() {
  UIView.animate(
    withDuration: 0.16,
    animations: { button.transform = CGAffineTransform(scaleX: 0.94, y: 0.94) },
    completion: { _ in
      label.isHidden = false
      UIView.animate(withDuration: 0.3) { button.alpha = 0 }
    })
}
