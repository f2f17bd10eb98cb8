//= f(animated:open:) UIView.animate 0.3 s after 0 s ease-in-out if animated if open
//=   box.alpha ? → 1
//= f(animated:open:) UIView.animate 0.3 s after 0 s ease-in-out if animated if not (open)
//=   box.alpha ? → 0
//= f(animated:open:) UIView.animate 0.1 s after 0 s ease-in-out if not (animated)
//=   box.alpha ? → 1 if open

import UIKit

func f(animated: Bool, open: Bool) {
  if animated {
    UIView.animate(withDuration: 0.3) { box.alpha = open ? 1 : 0 }
  } else {
    UIView.animate(withDuration: 0.1) {
      if open { box.alpha = 1 }
    }
  }
}
