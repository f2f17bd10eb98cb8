//= f() UIView.animateKeyframes 0.72 s after 0 s ease-in-out
//=   old.rotationY ? → -1.5708 from 0 for 0.3333
//=   new.rotationY ? → 0 from 0.3333 for 0.3333
//=   new.x ? → 0 from 0.6667 for 0.3333
//=   new.y ? → 20 from 0.6667 for 0.3333
//=   new.width ? → 100 from 0.6667 for 0.3333
//=   new.height ? → not constant: frame.height from 0.6667 for 0.3333

import UIKit

func f() {
  UIView.animateKeyframes(
    withDuration: 0.72, delay: 0, options: [],
    animations: {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
        old.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
        new.layer.transform = CATransform3DMakeRotation(0, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
        new.frame = CGRect(x: 0, y: 20, width: 100, height: frame.height)
      }
    }, completion: nil)
}
