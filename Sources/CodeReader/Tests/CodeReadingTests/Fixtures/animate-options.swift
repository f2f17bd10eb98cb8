//= f() UIView.animate 0.36 s after 0.08 s ease-in [allowUserInteraction]
//=   cell.alpha 0 → 1

import UIKit

func f() {
  cell.alpha = 0
  UIView.animate(
    withDuration: 0.36, delay: 0.08, options: [.curveEaseIn, .allowUserInteraction],
    animations: { cell.alpha = 1 }, completion: nil)
}
