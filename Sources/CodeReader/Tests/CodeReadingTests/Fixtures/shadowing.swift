//= Menu.f(values:) UIView.animate 0.2 s after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.f(values:) UIView.animate not constant: duration after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.f(values:) UIView.animate not constant: duration after 0 s ease-in-out if let duration = given
//=   box.alpha ? → 0
//= Menu.f(values:) UIView.animate 0.1 s after 0 s ease-in-out
//=   box.alpha ? → 0

import UIKit

class Menu: UIViewController {
  let duration = 0.1

  func f(values: [Double]) {
    do {
      let duration = 0.2
      UIView.animate(withDuration: duration) { box.alpha = 0 }
    }
    for duration in values { UIView.animate(withDuration: duration) { box.alpha = 0 } }
    if let duration = given { UIView.animate(withDuration: duration) { box.alpha = 0 } }
    UIView.animate(withDuration: duration) { box.alpha = 0 }
  }
}
