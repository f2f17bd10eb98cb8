//= f() UIView.animate 1 s after 0 s linear forever there and back
//=   dot.rotation ? → 6.2832

import UIKit

func f() {
  UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
    dot.transform = CGAffineTransform(rotationAngle: 2 * .pi)
  }
}
