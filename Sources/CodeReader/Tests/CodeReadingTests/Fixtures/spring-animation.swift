//= f() CASpringAnimation until it rests after 0 s spring, mass 1, stiffness 180, damping 12
//=   box.scaleX 0.5 → 1
//=   box.scaleY 0.5 → 1

import UIKit

func f() {
  let pop = CASpringAnimation(keyPath: "transform.scale")
  pop.fromValue = 0.5
  pop.toValue = 1
  pop.stiffness = 180
  pop.damping = 12
  pop.duration = pop.settlingDuration
  box.layer.add(pop, forKey: nil)
}
