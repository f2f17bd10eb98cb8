//= Detail.open() UIView.animate 0.26 s after 0 s ease-out
//=   popTop.constant ? → 17
//=   popBottom.constant ? → 0

import UIKit

class Detail: UIViewController {
  func open() {
    popTop.constant = 17
    popBottom.constant = 0
    UIView.animate(
      withDuration: 0.26, delay: 0, options: .curveEaseOut,
      animations: { self.view.layoutIfNeeded() })
  }
}
