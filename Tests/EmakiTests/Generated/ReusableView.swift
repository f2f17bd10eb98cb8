// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReusableView: Screen {
  let heading: Name = "heading", left: Name = "left", right: Name = "right"
  let safeArea: Name = "safeArea", wide: Name = "wide"

  var body: Content {
    Scene("Reusable view", device: .iPhoneX).background(.systemGroupedBackground)
    Label("Today", id: heading).font("32 bold").pin(top: 16, leading: 20, to: safeArea)
    View(id: wide) {
      View(id: "wide-view") {
        Icon("sun", id: "wide-icon").tint(.systemBlue).pin(leading: 20, size: 28, centerY: 0)
        Label("The whole width", id: "wide-title").font("20 bold")
          .pin(leading: 64, trailing: 20, centerY: 0)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
      Constraint("H:|[wide-view]|")
      Constraint("V:|[wide-view]|")
    }
    .pin(leading: 20, height: 120, to: safeArea)
    View(id: left) {
      View(id: "left-view") {
        Icon("cloud", id: "left-icon").tint(.systemBlue).pin(leading: 20, size: 28, centerY: 0)
        Label("Left", id: "left-title").font("20 bold").pin(leading: 64, trailing: 20, centerY: 0)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
      Constraint("H:|[left-view]|")
      Constraint("V:|[left-view]|")
    }
    .pin(height: 180)
    View(id: right) {
      View(id: "right-view") {
        Icon("moon", id: "right-icon").tint(.systemBlue).pin(leading: 20, size: 28, centerY: 0)
        Label("Right", id: "right-title").font("20 bold").pin(leading: 64, trailing: 20, centerY: 0)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
      Constraint("H:|[right-view]|")
      Constraint("V:|[right-view]|")
    }
    .pin(trailing: 20, height: 180, to: safeArea)
    wide.top == heading.bottom + 20
    Constraint("whole", wide.trailing == superview.safeArea.trailing - 20, heightClass: .regular)
    Constraint("start", left.leading == wide.leading, heightClass: .regular)
    Constraint("below", left.top == wide.bottom + 16, heightClass: .regular)
    Constraint("half", wide.width == 0.5 * superview.safeArea.width - 28, heightClass: .compact)
    Constraint("beside", left.leading == wide.trailing + 16, heightClass: .compact)
    Constraint("level", left.top == wide.top, heightClass: .compact)
    right.top == left.top
    right.leading == left.trailing + 16
    left.width == right.width
    Motion("grow") { Animate(duration: 0.3) { wide.pin(height: 240) } }
  }
}
