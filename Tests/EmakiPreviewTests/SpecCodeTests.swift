import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Foundation
import Testing

@testable import EmakiPreview

@Suite struct `A motion as code` {
  private func text(_ steps: [MotionStep], _ format: SpecFormat) throws -> String {
    try MotionSpec(Stage.reel(Motion(name: "go", steps: steps))).text(format)
  }

  private func animate(
    _ changes: [Change], _ pacing: Pacing = .curve(.easeOut), delay: Double = 0,
    repeatCount: Double = 1, autoreverses: Bool = false
  ) -> MotionStep {
    var animation = Animation(duration: 0.5, delay: delay, pacing: pacing, changes: changes)
    if repeatCount != 1 || autoreverses {
      animation.playback = PlaybackOptions(repeatCount: repeatCount, autoreverses: autoreverses)
    }
    return .animate(animation)
  }

  @Test func `changes of one time and curve share an animator`() throws {
    let swift = try text(
      [animate([.view("content", .x(100)), .view("menu", .alpha(0.5))], delay: 0.1)], .swift)
    #expect(swift.components(separatedBy: "UIViewPropertyAnimator(").count == 2)
    for line in [
      "controlPoint1: CGPoint(x: 0, y: 0)", "controlPoint2: CGPoint(x: 0.58, y: 1)",
      "    content.frame.origin.x = 100", "    menu.alpha = 0.5",
      "  animator1.startAnimation(afterDelay: 0.1)",
      "static let go1 = Animation.timingCurve(0, 0, 0.58, 1, duration: 0.5).delay(0.1)",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
  }

  @Test func `a spring keeps its mass, stiffness, damping and velocity`() throws {
    let spring = Spring(mass: 2, stiffness: 300, damping: 24, initialVelocity: 1.5)
    let swift = try text([animate([.view("content", .x(100))], .spring(spring))], .swift)
    #expect(swift.contains("mass: 2, stiffness: 300, damping: 24,"))
    #expect(swift.contains("initialVelocity: CGVector(dx: 1.5, dy: 1.5)"))
    #expect(
      swift.contains(
        "Animation.interpolatingSpring(mass: 2, stiffness: 300, damping: 24, initialVelocity: 1.5)")
    )
  }

  @Test func `what plays three times there and back says so in the words of each`() throws {
    let steps = [
      animate([.view("content", .x(100))], repeatCount: 3, autoreverses: true)
    ]
    let swift = try text(steps, .swift)
    #expect(swift.contains("withRepeatCount: 3, autoreverses: true"))
    // SwiftUI counts each way.
    #expect(swift.contains(".repeatCount(6, autoreverses: true)"))
  }

  @Test func `ids become words of their own`() {
    var names = CodeNames()
    #expect(names.word(for: "list/3/title") == "list3Title")
    #expect(names.word(for: "list3Title") == "list3Title_2")
    #expect(names.word(for: "list/3/title") == "list3Title")
    #expect(names.word(for: "3") == "item3")
    #expect(names.word(for: "repeat") == "repeat_2")
  }
}
