import UIKit

class DetailController: UIViewController {
  fileprivate var popTop: NSLayoutConstraint!
  fileprivate var popBottom: NSLayoutConstraint!

  fileprivate func changePopup(isOpen: Bool) {
    popTop.constant = isOpen ? 17 : 137
    popBottom.constant = isOpen ? 0 : -120
    UIView.animate(
      withDuration: 0.26, delay: 0, options: UIView.AnimationOptions.curveEaseOut,
      animations: { self.view.layoutIfNeeded() },
      completion: { finished in self.popButton.setTitle("× OPEN", for: .normal) })
  }
}

class BannerController: UIViewController {
  @objc func turn() {
    let next = (pageControl.currentPage + 1) % 3
    UIView.animate(withDuration: 0.84) {
      self.scrollView.contentOffset.x = self.scrollView.frame.width * CGFloat(next)
    }
  }
}

class ContentTransition: NSObject {
  fileprivate let duration: TimeInterval = 0.30
  var isPresenting: Bool = true
}

extension ContentTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return
    }
    let container = context.containerView
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut],
      animations: {
        fromView.frame.origin.x = self.isPresenting ? -container.frame.width : container.frame.width
        toView.frame = container.frame
      }, completion: { _ in context.completeTransition(true) })
  }
}

final class FlipTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private struct Timing {
    static let whole: TimeInterval = 0.72
    static let third: Double = 1 / 3
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return Timing.whole
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: context)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          old.layer.transform = CATransform3DMakeRotation(-CGFloat.pi / 2, 0.0, 1.0, 0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          new.layer.transform = CATransform3DMakeRotation(0.0, 0.0, 1.0, 0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 * Timing.third, relativeDuration: Timing.third)
        {
          new.frame = finalFrame
        }
      }, completion: nil)
  }
}

class PhotoListController: UIViewController, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = 0.36
    fade.beginTime = CACurrentMediaTime() + 0.08
    fade.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
    fade.fillMode = CAMediaTimingFillMode.backwards
    cell.layer.add(fade, forKey: nil)
  }
}

class CardButton: UIButton {
  @objc private func onTouchDown(sender: UIButton) {
    UIView.animate(
      withDuration: 0.16,
      animations: { sender.transform = CGAffineTransform(scaleX: 0.94, y: 0.94) }, completion: nil)
  }

  @objc private func onTouchUp(sender: UIButton) {
    UIView.animate(
      withDuration: 0.16, animations: { sender.transform = CGAffineTransform.identity },
      completion: { finished in self.delegate?.tap() })
  }
}

class ContainerController: UIViewController {
  private func show(_ new: UIViewController, insteadOf old: UIViewController) {
    new.view.frame.origin.y = view.bounds.height
    UIView.animate(
      withDuration: 0.25,
      animations: {
        new.view.frame = old.view.frame
        old.view.frame.origin = CGPoint(x: 0, y: 100)
      },
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }
}
