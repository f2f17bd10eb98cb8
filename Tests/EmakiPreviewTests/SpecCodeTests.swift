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

  /// Each part of a transform by itself, and words for what UIKit has no one statement for.
  @Test func `each property has its statement`() throws {
    let transform = ViewTransform(
      translation: Point(x: 1, y: 2), scale: Point(x: 3, y: 4), rotation: 0.5, rotationX: 0.25,
      rotationY: 0.125)
    let shadow = Shadow(color: .black, offset: Point(x: 0, y: 1), radius: 2)
    let gradient = ViewGradient([.init(offset: 0, color: .black)])
    let look: [ViewChange] = [
      .x(1), .y(2), .width(3), .height(4), .alpha(0.5), .isHidden(true), .isEnabled(false),
      .zPosition(5), .transform(transform), .backgroundColor(.black), .tintColor(.black),
      .cornerRadius(6), .border(7, .white), .shadow(shadow), .gradient(gradient),
      .isSkeleton(true), .shimmer(0.5), .isEditing(true), .isOn(true), .value(1), .selectedIndex(2),
      .words(.cornerCurve, ["continuous"]), .words(.maskedCorners, ["topLeft", "bottomRight"]),
      .text("A"), .textColor(.black),
      .image(ImageContent(name: "sun")),
    ]
    let changes = look.map { Change.view("box", $0) }
    let scroll: [Change] =
      [.view("list", .contentOffset(Point(x: 5, y: 6)))]
      + [Insets.Edge.top, .left, .bottom, .right].map { .view("list", .contentInset($0, 3)) }
    let swift = try text([.set(changes), .set(scroll)], .swift)
    let (black, white) = (
      "UIColor(red: 0, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
    )
    let lines = [
      "box.frame.origin.x = 1", "box.frame.origin.y = 2", "box.frame.size.width = 3",
      "box.frame.size.height = 4", "box.alpha = 0.5", "box.isHidden = true",
      "box.isEnabled = false", "box.layer.zPosition = 5",
      "box.layer.setValue(1, forKeyPath: \"transform.translation.x\")",
      "box.layer.setValue(2, forKeyPath: \"transform.translation.y\")",
      "box.layer.setValue(3, forKeyPath: \"transform.scale.x\")",
      "box.layer.setValue(4, forKeyPath: \"transform.scale.y\")",
      "box.layer.setValue(0.5, forKeyPath: \"transform.rotation.z\")",
      "box.layer.setValue(0.25, forKeyPath: \"transform.rotation.x\")",
      "box.layer.setValue(0.125, forKeyPath: \"transform.rotation.y\")",
      "box.backgroundColor = \(black)", "box.tintColor = \(black)", "box.layer.cornerRadius = 6",
      "box.layer.cornerCurve = .continuous",
      "box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]",
      "box.layer.borderWidth = 7", "box.layer.borderColor = \(white).cgColor",
      "// box: shadow becomes \"#000000 0, 1 r2\"", "// box: gradient becomes \"#000000\"",
      "// box: skeleton becomes true", "// box: shimmer becomes 0.5", "box.becomeFirstResponder()",
      "box.isOn = true", "box.value = 1", "// box: selected becomes 2", "box.text = \"A\"",
      "box.textColor = \(black)", "box.image = UIImage(named: \"sun\")",
      "list.contentOffset.x = 5", "list.contentOffset.y = 6", "list.contentInset.top = 3",
      "list.contentInset.left = 3", "list.contentInset.bottom = 3", "list.contentInset.right = 3",
    ]
    for line in lines { #expect(swift.contains("  \(line)\n"), "\(line)") }
    #expect(lines.count == ViewProperty.allCases.count)
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
