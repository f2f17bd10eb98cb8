//= animate(_:) UIView.animate 0.3 s after 0 s ease-in-out called
//=   box.alpha ? → 0

import UIKit

func open() { animate { box.alpha = 0 } }

func animate(_ changes: @escaping () -> Void) {
  UIView.animate(withDuration: 0.3, animations: changes)
}
