import UIKit

enum DisplayState { case contents, left, right }

class SideMenuController: UIViewController {
  @IBOutlet weak var mainContents: UIView!
  @IBOutlet weak var leftSideMenu: UIView!
  @IBOutlet weak var rightSideMenu: UIView!
  @IBOutlet weak var wrappingButton: UIButton!

  private let slideDuration: TimeInterval = 0.26

  func open(_ state: DisplayState) {
    switch state {
    case .left:
      leftSideMenu.alpha = 1
      UIView.animate(
        withDuration: slideDuration, delay: 0, options: .curveEaseOut,
        animations: {
          self.mainContents.frame = CGRect(
            x: 100, y: self.mainContents.frame.origin.y, width: self.mainContents.frame.width,
            height: self.mainContents.frame.height)
          self.wrappingButton.frame.origin.x = 100
        },
        completion: { _ in
          self.wrappingButton.alpha = 1
          self.wrappingButton.isEnabled = true
        })
    case .right:
      rightSideMenu.alpha = 1
      UIView.animate(
        withDuration: slideDuration, delay: 0, options: [.curveEaseOut],
        animations: {
          self.mainContents.frame.origin.x = -280
          self.wrappingButton.frame.origin.x = -280
        },
        completion: { _ in
          self.wrappingButton.alpha = 1
          self.wrappingButton.isEnabled = true
        })
    case .contents:
      UIView.animate(
        withDuration: slideDuration, delay: 0, options: [.curveEaseOut],
        animations: {
          self.mainContents.frame.origin.x = 0
          self.wrappingButton.frame.origin.x = 0
        },
        completion: { _ in
          self.wrappingButton.alpha = 0
          self.wrappingButton.isEnabled = false
          self.leftSideMenu.alpha = 0
          self.rightSideMenu.alpha = 0
        })
    }
  }
}
