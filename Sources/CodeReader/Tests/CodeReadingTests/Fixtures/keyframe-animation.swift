//= f() CAKeyframeAnimation 0.4 s after 0 s linear 3 times
//=   field.translationX 0 → 10 from 0 for 0.25
//=   field.translationX 10 → -10 from 0.25 for 0.5
//=   field.translationX -10 → 0 from 0.75 for 0.25

import UIKit

func f() {
  let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
  shake.values = [0, 10, -10, 0]
  shake.keyTimes = [0, 0.25, 0.75, 1]
  shake.duration = 0.4
  shake.repeatCount = 3
  field.layer.add(shake, forKey: "shake")
}
