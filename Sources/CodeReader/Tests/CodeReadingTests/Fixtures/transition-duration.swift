//= Slide.transitionDuration(using:) UIViewControllerAnimatedTransitioning 0.3 s after 0 s as its animation
//= Slide.animateTransition(using:) UIView.animate 0.3 s after 0 s ease-in-out
//=   old.x ? → not constant: -container.width

import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval = 0.30

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: transitionDuration(using: context)) {
      old.frame.origin.x = -container.width
    }
  }
}
