//= Menu.pulse CABasicAnimation not constant: set elsewhere, too after 0 s not constant: set elsewhere, too
//=   .alpha ? → not constant: the layer's value
//= Menu.f() CABasicAnimation not constant: set elsewhere, too after 0 s not constant: set elsewhere, too
//=   box.alpha 0 → 1
//= Menu.f() CABasicAnimation not constant: 0.1, in a branch after 0 s linear
//=   box.alpha ? → 0
//= Menu.made() CABasicAnimation not constant: set elsewhere, too after 0 s not constant: set elsewhere, too
//=   .cornerRadius ? → 4

import UIKit

class Menu: UIViewController {
  private lazy var pulse: CABasicAnimation = {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.3
    return animation
  }()

  func f() {
    let given = CABasicAnimation(keyPath: "opacity")
    given.fromValue = 0
    given.toValue = 1
    given.duration = 0.3
    configure(given)
    box.layer.add(given, forKey: nil)
    let branched = CABasicAnimation(keyPath: "opacity")
    branched.toValue = 0
    branched.duration = 0.3
    if isFast { branched.duration = 0.1 }
    box.layer.add(branched, forKey: nil)
    let other = made()
    other.duration = 2
    pulse.duration = 3
  }

  func made() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.toValue = 4
    animation.duration = 0.3
    return animation
  }
}
