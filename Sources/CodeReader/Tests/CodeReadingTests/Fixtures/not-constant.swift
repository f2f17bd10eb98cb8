//= Menu.all(speed:) UIView.animate not constant: speed after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(speed:) UIView.animate not constant: changing after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(speed:) UIView.animate not constant: later after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(speed:) UIView.animate not constant: open after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(speed:) UIView.animate not constant: 2 * speed after 0 s not constant: style
//=   box.alpha ? → 0
//= Menu.all(speed:) UIView.animate not constant: fallback ?? 0.3 after 0 s ease-in-out
//=   box.alpha ? → 0
//= Menu.all(speed:) UIView.animate not constant: both after 0 s ease-in-out
//=   box.alpha ? → 0

import UIKit

let both = 0.1
let both = 0.2

class Menu: UIViewController {
  var open = 0.3
  lazy var later = 0.4
  private var changing = 0.5

  func all(speed: Double) {
    changing = 0.9
    UIView.animate(withDuration: speed) { box.alpha = 0 }
    UIView.animate(withDuration: changing) { box.alpha = 0 }
    UIView.animate(withDuration: later) { box.alpha = 0 }
    UIView.animate(withDuration: open) { box.alpha = 0 }
    UIView.animate(withDuration: 2 * speed, delay: 0, options: style) { box.alpha = 0 }
    UIView.animate(withDuration: fallback ?? 0.3) { box.alpha = 0 }
    UIView.animate(withDuration: both) { box.alpha = 0 }
  }
}
