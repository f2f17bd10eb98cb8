//= f() CABasicAnimation 0.25 s after 0 s linear
//=   box.rotation ? → 3.1416

import UIKit

func f() {
  let turn = CABasicAnimation(keyPath: "transform.rotation")
  turn.toValue = CGFloat.pi
  box.layer.add(turn, forKey: "turn")
}
