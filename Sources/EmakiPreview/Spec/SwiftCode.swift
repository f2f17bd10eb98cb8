import EmakiLimits
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
import EmakiText

/// A motion as Swift: a function with UIKit's property animators, and the animations for SwiftUI.
struct SwiftCode {
  private let reel: MotionFrames
  private let groups: [SpecGroup]

  init(_ reel: MotionFrames) {
    self.reel = reel
    groups = SpecGroup.groups(of: reel.authoredSpans)
  }

  /// The file.
  var text: String {
    var names = CodeNames()
    let statements = lines(&names)
    let motion = names.word(for: reel.motion ?? "motion", as: "Motion")
    let title = [reel.scene, reel.motion].compactMap { $0 }.joined(separator: " · ").onOneLine
    return """
      // \(title): \(number(reel.duration)) s. Made by: emaki spec --format swift
      //
      // Names of views are the ids of the scene. Where constraints place a view, change their constants
      // and call layoutIfNeeded() in the animation instead of setting its frame.

      import SwiftUI
      import UIKit

      func \(motion)() {
      \(statements.map { "  \($0)\n" }.joined())}

      extension Animation {
      \(animations(motion).map { "  \($0)\n" }.joined())}

      """
  }

  private func number(_ value: Double) -> String { Markup.number(value, places: 4) }

  private func lines(_ names: inout CodeNames) -> [String] {
    var lines: [String] = []
    var index = 0
    for group in groups {
      let changes = group.spans.map { $0.uiKit(names.word(for: $0.view.rawValue)) }
      if group.isLed {
        lines += group.spans.map {
          "// \($0.view.rawValue.onOneLine): \($0.property.label) follows a law of its own"
        }
      } else if let pacing = group.pacing, group.duration > 0 {
        index += 1
        let name = names.word(for: "animator\(index)", as: "Animator")
        lines += animator(name, pacing, group, changes)
      } else if group.start > 0 {
        lines.append("DispatchQueue.main.asyncAfter(deadline: .now() + \(number(group.start))) {")
        lines += changes.map { "  " + $0 } + ["}"]
      } else {
        lines += changes
      }
    }
    lines += reel.renderer.links.map {
      "// \("\($0.target)".onOneLine) follows \($0.label.onOneLine)"
    }
    return lines
  }

  private func animator(
    _ name: String, _ pacing: Pacing, _ group: SpecGroup, _ changes: [String]
  ) -> [String] {
    // A spring has a duration by itself, and UIKit does not look at the given one then.
    var lines = [
      "let \(name) = UIViewPropertyAnimator(",
      "  duration: \(number(group.duration)), timingParameters: \(pacing.uiKit))",
    ]
    if let mode = group.keyframeMode, mode != .linear {
      lines.insert("// Keyframes, \(mode.rawValue): this is one of their parts.", at: 0)
    }
    lines.append("\(name).addAnimations {")
    if group.playback == .once {
      lines += changes.map { "  " + $0 }
    } else {
      let times = group.playback.repeatCount
      let count = times.isFinite ? number(times) : ".infinity"
      lines.append("  UIView.modifyAnimations(")
      lines.append("    withRepeatCount: \(count), autoreverses: \(group.playback.autoreverses)")
      lines += ["  ) {"] + changes.map { "    " + $0 } + ["  }"]
    }
    let delay = group.start > 0 ? "afterDelay: \(number(group.start))" : ""
    return lines + ["}", "\(name).startAnimation(\(delay))"]
  }

  /// A constant for each animation, with what it moves.
  private func animations(_ motion: String) -> [String] {
    var lines: [String] = []
    for (index, group) in groups.filter({ $0.pacing != nil && $0.duration > 0 }).enumerated() {
      guard let pacing = group.pacing else { continue }
      let what = group.spans.map { "\($0.view.rawValue) \($0.property.label)" }
      lines.append("/// \(what.joined(separator: ", ").onOneLine)")
      var value = pacing.swiftUI(duration: group.duration)
      let playback = group.playback
      if playback != .once, playback.repeatCount.isFinite {
        // SwiftUI counts each way.
        let count = Int(
          clamping: (playback.repeatCount * (playback.autoreverses ? 2 : 1)).rounded(.up))
        value += ".repeatCount(\(count), autoreverses: \(playback.autoreverses))"
      } else if playback != .once {
        value += ".repeatForever(autoreverses: \(playback.autoreverses))"
      }
      if group.start > 0 { value += ".delay(\(number(group.start)))" }
      lines.append("static let \(motion)\(index + 1) = \(value)")
    }
    return lines.isEmpty ? ["// Nothing is animated."] : lines
  }
}

extension Pacing {
  /// UIKit's timing parameters.
  fileprivate var uiKit: String {
    func number(_ value: Double) -> String { Markup.number(value, places: 4) }
    switch self {
    case .curve(let curve):
      let points = curve.bezier
      return """
        UICubicTimingParameters(
              controlPoint1: CGPoint(x: \(number(points.p1.x)), y: \(number(points.p1.y))),
              controlPoint2: CGPoint(x: \(number(points.p2.x)), y: \(number(points.p2.y)))
            )
        """
    case .spring(let spring):
      let velocity = number(spring.initialVelocity)
      return """
        UISpringTimingParameters(
              mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), damping: \(number(spring.damping)),
              initialVelocity: CGVector(dx: \(velocity), dy: \(velocity))
            )
        """
    }
  }

  fileprivate func swiftUI(duration: Double) -> String {
    func number(_ value: Double) -> String { Markup.number(value, places: 4) }
    switch self {
    case .curve(let curve):
      let points = curve.bezier
      let numbers = [points.p1.x, points.p1.y, points.p2.x, points.p2.y].map(number)
      return
        "Animation.timingCurve(\(numbers.joined(separator: ", ")), duration: \(number(duration)))"
    case .spring(let spring):
      return "Animation.interpolatingSpring(mass: \(number(spring.mass)), "
        + "stiffness: \(number(spring.stiffness)), damping: \(number(spring.damping)), "
        + "initialVelocity: \(number(spring.initialVelocity)))"
    }
  }
}

extension MotionSpan {
  /// The statement that gives a view the value after the change.
  fileprivate func uiKit(_ name: String) -> String {
    let value = to.swift
    switch property.uiKit {
    case .view(let key): return "\(name).\(key) = \(value)"
    case .layer(let key): return "\(name).layer.\(key) = \(value)"
    case .layerWords(let key, let names):
      return "\(name).layer.\(key) = \(to.cases(names, isList: property.words?.isList == true))"
    case .layerColor(let key):
      return "\(name).layer.\(key) = \(value)\(value == "nil" ? "" : ".cgColor")"
    case .transform(let part):
      return "\(name).layer.setValue(\(value), forKeyPath: \"transform.\(part)\")"
    case .image: return "\(name).image = UIImage(named: \(value))"
    case .firstResponder:
      return "\(name).\(value == "true" ? "become" : "resign")FirstResponder()"
    case .comment: return "// \(name): \(property.label) becomes \(value)"
    }
  }
}

extension MotionSpan.Value {
  /// Its words as cases in Swift: `.continuous`, or `[.one, .other]` of what takes several.
  fileprivate func cases(_ names: [String: String], isList: Bool) -> String {
    guard case .text(let text) = self else { return "nil" }
    let words = (text ?? "").split(separator: " ").map { ".\(names[String($0)] ?? String($0))" }
    return isList ? "[\(words.joined(separator: ", "))]" : words.joined()
  }

  /// As Swift.
  fileprivate var swift: String {
    switch self {
    case .number(let value): return Markup.number(value, places: 4)
    case .flag(let flag): return "\(flag)"
    case .text(let text):
      return text.map {
        "\"\($0.onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      } ?? "nil"
    case .color(let color):
      guard let color else { return "nil" }
      let parts = [color.red, color.green, color.blue, color.alpha].map {
        Markup.number(Double($0) / 255, places: 4)
      }
      return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }
  }
}
