//= f() UIView.beginAnimations 0.35 s after 0.1 s ease-out
//=   box.alpha ? → 0.5

import UIKit

func f() {
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(0.35)
  UIView.setAnimationDelay(0.1)
  UIView.setAnimationCurve(.easeOut)
  box.alpha = 0.5
  UIView.commitAnimations()
}
