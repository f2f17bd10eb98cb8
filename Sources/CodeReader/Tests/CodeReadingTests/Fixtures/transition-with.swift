//= f() UIView.transition 0.4 s after 0 s ease-out [transitionFlipFromLeft]
//=   card.transition ? → transitionFlipFromLeft
//=   front.isHidden ? → yes

import UIKit

func f() {
  UIView.transition(
    with: card, duration: 0.4, options: [.transitionFlipFromLeft, .curveEaseOut],
    animations: { front.isHidden = true })
}
