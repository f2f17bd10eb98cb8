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
    // SwiftUI and CSS count each way.
    #expect(swift.contains(".repeatCount(6, autoreverses: true)"))
    #expect(
      try text(steps, .css).contains(
        "go-content-1 0.5s cubic-bezier(0, 0, 0.58, 1) 0s 6 alternate backwards"))
  }

  @Test func `a style sheet has the end in the rule of the view and the way in keyframes`() throws {
    let css = try text([animate([.view("content", .x(100))])], .css)
    #expect(
      css.hasSuffix(
        """
        #content {
          left: 100px;
          animation:
            go-content-1 0.5s cubic-bezier(0, 0, 0.58, 1) 0s both;
        }

        @keyframes go-content-1 {
          from { left: 0px; }
          to { left: 100px; }
        }

        """))
  }

  @Test func `a spring of a style sheet lies on its closed form`() throws {
    // Critically damped: x(t) = 1 − (1 + ωt)·e^(−ωt), here with ω = 20.
    let spring = Spring(mass: 1, stiffness: 400, damping: 40)
    let css = try text([animate([.view("content", .x(100))], .spring(spring))], .css)
    let list = try #require(css.split(separator: "linear(").last?.split(separator: ")").first)
    let values = list.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
    #expect(values.count == 113 && values.first == 0 && values.last == 1)
    for (index, value) in values.dropLast().enumerated() {
      let angle = 20 * 0.5 * Double(index) / 112
      #expect(abs(value - (1 - (1 + angle) * exp(-angle))) < 1e-4, "\(index)")
    }
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
