import EmakiLimits
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
import EmakiText

/// A motion as CSS: for each view its values at the end, and the animations that lead there.
///
/// Springs become `linear()` (CSS Easing 2), with the error below a thousandth of the way.
struct StyleSheet {
  private let reel: MotionFrames

  init(_ reel: MotionFrames) {
    self.reel = reel
  }

  /// The sheet.
  var text: String {
    let title = [reel.scene, reel.motion].compactMap { $0 }.joined(separator: " · ")
    var names = CodeNames()
    let motion = names.word(for: reel.motion ?? "motion")
    var views: [ViewID] = []
    for span in reel.authoredSpans where !views.contains(span.view) { views.append(span.view) }
    let head =
      "/* \(Self.comment(title)): \(Self.seconds(reel.duration)). Made by: emaki spec --format css */\n"
    return head
      + views.map { rules(for: $0, motion, names.word(for: $0.rawValue)) }.joined()
      + reel.renderer.links.map { "\n/* \(Self.comment("\($0.target) follows \($0.label)")) */\n" }
      .joined()
  }

  private static func seconds(_ value: Double) -> String { Markup.number(value, places: 4) + "s" }

  private static func comment(_ text: String) -> String {
    text.onOneLine.replacing("*/", with: "* /")
  }

  private func rules(for view: ViewID, _ motion: String, _ name: String) -> String {
    let spans = reel.authoredSpans.filter { $0.view == view }
    var ends: [String: [ViewProperty: MotionSpan.Value]] = [:]
    var order: [String] = []
    var animations: [String] = []
    var frames = ""
    var notes: [String] = []
    for group in SpecGroup.groups(of: spans) {
      var parts: [String: [ViewProperty: (from: MotionSpan.Value, to: MotionSpan.Value)]] = [:]
      for span in group.spans {
        guard let key = span.property.css, !group.isLed else {
          notes.append(
            "\(span.property.label): \(span.from.label(span.property)) to \(span.to.label(span.property))"
          )
          continue
        }
        parts[key, default: [:]][span.property] = (span.from, span.to)
      }
      let keys = parts.keys.sorted()
      guard !keys.isEmpty else { continue }
      let isFirst = keys.allSatisfy { ends[$0] == nil }
      let from = keys.map { key in
        declaration(
          key, (ends[key] ?? [:]).merging(parts[key, default: [:]].mapValues(\.from)) { $1 })
      }
      for key in keys {
        if ends[key] == nil { order.append(key) }
        ends[key, default: [:]].merge(parts[key, default: [:]].mapValues(\.to)) { $1 }
      }
      let to = keys.map { declaration($0, ends[$0] ?? [:]) }
      let rule = "\(motion)-\(name)-\(animations.count + 1)"
      animations.append(rule + timing(group, isFirst: isFirst))
      frames +=
        "\n@keyframes \(rule) {\n  from { \(from.joined(separator: " ")) }\n  to { \(to.joined(separator: " ")) }\n}\n"
    }
    let lines =
      order.map { declaration($0, ends[$0] ?? [:]) }
      + (animations.isEmpty ? [] : ["animation:\n    \(animations.joined(separator: ",\n    "));"])
      + notes.map { "/* \(Self.comment($0)) */" }
    return "\n#\(name) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n" + frames
  }

  /// What `animation` says behind the name of its keyframes.
  private func timing(_ group: SpecGroup, isFirst: Bool) -> String {
    let playback = group.playback
    // CSS counts each way, and where it comes back the values at the end stand in the rule itself.
    let count = playback.repeatCount * (playback.autoreverses ? 2 : 1)
    let fill = playback.autoreverses ? "backwards" : isFirst ? "both" : "forwards"
    let easing =
      group.duration > 0 ? group.pacing?.css(duration: group.duration) ?? "linear" : "step-end"
    return " \(Self.seconds(group.duration)) \(easing) \(Self.seconds(group.start))"
      + (count == 1 ? "" : " \(count.isFinite ? Markup.number(count, places: 4) : "infinite")")
      + (playback.autoreverses ? " alternate" : "") + " \(fill)"
  }

  private func declaration(_ key: String, _ values: [ViewProperty: MotionSpan.Value]) -> String {
    func number(_ property: ViewProperty, _ usual: Double) -> String {
      guard case .number(let value)? = values[property] else {
        return Markup.number(usual, places: 4)
      }
      return Markup.number(value, places: 4)
    }
    switch key {
    case "translate":
      return "translate: \(number(.translationX, 0))px \(number(.translationY, 0))px;"
    case "scale": return "scale: \(number(.scaleX, 1)) \(number(.scaleY, 1));"
    default:
      guard let (property, value) = values.first else { return "" }
      return "\(key): \(value.css(property));"
    }
  }
}

extension ViewProperty {
  /// The CSS property; `nil` where there is none that means the same.
  fileprivate var css: String? {
    switch self {
    case .x: "left"
    case .y: "top"
    case .width: "width"
    case .height: "height"
    case .alpha: "opacity"
    case .cornerRadius: "border-radius"
    case .translationX, .translationY: "translate"
    case .scaleX, .scaleY: "scale"
    case .rotation: "rotate"
    case .backgroundColor: "background-color"
    case .textColor: "color"
    case .tintColor: "accent-color"
    case .isHidden: "visibility"
    case .borderWidth: "border-width"
    case .borderColor: "border-color"
    case .zPosition: "z-index"
    default: nil
    }
  }
}

extension MotionSpan.Value {
  fileprivate func css(_ property: ViewProperty) -> String {
    switch self {
    case .number(let value):
      switch property {
      case .alpha: return Markup.number(value, places: 4)
      case .rotation: return Markup.number(value, places: 5) + "rad"
      case .zPosition: return Markup.number(value, places: 0)
      default: return Markup.number(value, places: 4) + "px"
      }
    case .flag(let isHidden): return isHidden ? "hidden" : "visible"
    case .color(let color):
      guard let color else { return "transparent" }
      return
        "rgb(\(color.red) \(color.green) \(color.blue) / \(Markup.number(Double(color.alpha) / 255, places: 4)))"
    case .text(let text): return text ?? "none"
    }
  }
}

extension Pacing {
  /// The easing function.
  fileprivate func css(duration: Double) -> String {
    switch self {
    case .curve(.linear): return "linear"
    case .curve(let curve):
      let points = [curve.bezier.p1.x, curve.bezier.p1.y, curve.bezier.p2.x, curve.bezier.p2.y]
      return "cubic-bezier(\(points.map { Markup.number($0, places: 4) }.joined(separator: ", ")))"
    case .spring(let spring):
      // Straight lines between points h apart miss a spring of frequency ω by ω²h²/8 of its way.
      let intervals = (duration * spring.naturalFrequency / 0.008.squareRoot()).rounded(.up)
      let count = Int(clamping: min(500, max(20, intervals)))
      let values = (0...count).map { index in
        progress(atElapsed: duration * Double(index) / Double(count), duration: duration)
      }
      return "linear(\(values.map { Markup.number($0, places: 4) }.joined(separator: ", ")))"
    }
  }
}
