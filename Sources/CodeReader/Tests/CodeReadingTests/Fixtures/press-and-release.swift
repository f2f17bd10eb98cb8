//= Cell.press() UIView.animate 0.16 s after 0 s ease-in-out
//=   card.scaleX 1 → 0.9
//=   card.scaleY 1 → 0.9
//= Cell.release() UIView.animate 0.16 s after 0 s ease-in-out
//=   card.transform ? → identity

import UIKit

class Cell: UITableViewCell {
  @objc func press() {
    card.transform = CGAffineTransform(scaleX: 1, y: 1)
    UIView.animate(withDuration: 0.16) { self.card.transform = .identity.scaledBy(x: 0.9, y: 0.9) }
  }
  @objc func release() {
    UIView.animate(withDuration: 0.16, animations: { self.card.transform = .identity })
  }
}
