//= Banner.turn(to:) UIView.animate 0.84 s after 0 s ease-in-out
//=   scroll.contentOffsetX ? → not constant: width * CGFloat(page)
//=   scroll.contentOffsetY ? → 0

import UIKit

class Banner: UIViewController {
  func turn(to page: Int) {
    UIView.animate(withDuration: 0.84) {
      self.scroll.setContentOffset(CGPoint(x: width * CGFloat(page), y: 0), animated: false)
    }
  }
}
