import EmakiText
import EmakiDrawing
internal import EmakiPlatform

/// Writes tracks as animation elements of SVG itself.
struct SMILAnimations {
  /// Seconds.
  let times: [Double]
  /// The length of a round in seconds: the motion, and how long its end stands.
  let cycle: Double
  private(set) var text = ""

  init(times: [Double], cycle: Double) {
    self.times = times
    self.cycle = cycle
  }

  /// Lets the element with this id follow a track.
  mutating func add(_ id: String, _ track: MotionTrack) {
    if !track.maps.isEmpty { addTransforms(id, track.maps) }
    if !track.opacities.isEmpty { addOpacities(id, track.opacities) }
  }

  private mutating func addTransforms(_ id: String, _ maps: [MotionTrack.Map]) {
    let parts = TransformParts.of(maps)
    var isFirst = true
    for (type, values, neutral) in parts.functions {
      guard isFirst || values.contains(where: { $0 != neutral }) else { continue }
      let tolerance = type == "translate" ? 0.02 : type == "scale" ? 1e-4 : 0.002
      let kept = Keyframes.needed(
        values, at: times, tolerance: [Double](repeating: tolerance, count: neutral.count))
      let places = type == "translate" ? 3 : 6
      let texts = kept.map { step in
        values[step].map { Markup.number($0, places: places) }.joined(separator: " ")
      }
      text += "<animateTransform href=\"#\(id)\" attributeName=\"transform\" type=\"\(type)\""
      text += isFirst ? "" : " additive=\"sum\""
      text += timing(kept.map { times[$0] }, texts)
      isFirst = false
    }
  }

  private mutating func addOpacities(_ id: String, _ steps: [MotionTrack.Opacity]) {
    var places: [Double] = []
    var values: [String] = []
    for (index, step) in steps.enumerated() {
      // What comes or goes at once has two values at one time.
      if index > 0, steps[index - 1].isPresent != step.isPresent {
        places.append(times[index])
        values.append(Markup.number(steps[index - 1].value))
      }
      places.append(times[index])
      values.append(Markup.number(step.value))
    }
    text += "<animate href=\"#\(id)\" attributeName=\"opacity\"" + timing(places, values)
  }

  private func timing(_ places: [Double], _ values: [String]) -> String {
    var shares = places.map { Markup.number($0 / cycle, places: 6) }
    var values = values
    if let last = values.last, shares.last != "1" {
      shares.append("1")
      values.append(last)
    }
    if let first = values.first, shares.first != "0" {
      shares.insert("0", at: 0)
      values.insert(first, at: 0)
    }
    return " values=\"\(values.joined(separator: ";"))\""
      + " keyTimes=\"\(shares.joined(separator: ";"))\""
      + " dur=\"\(Markup.number(cycle, places: 6))s\" repeatCount=\"indefinite\"/>\n"
  }
}

/// Maps as the functions that SVG animates one by one: M = translate · rotate · skewX · scale.
private struct TransformParts {
  var moves: [[Double]] = []
  var turns: [[Double]] = []
  var skews: [[Double]] = []
  var scales: [[Double]] = []

  static func of(_ maps: [MotionTrack.Map]) -> TransformParts {
    var parts = TransformParts()
    for map in maps {
      let scaleX = hypot(map.a, map.b)
      var angle = scaleX > 0 ? atan2(map.b, map.a) * 180 / .pi : 0
      // The shorter way from the step before.
      if let before = parts.turns.last?[0] {
        angle += ((before - angle) / 360).rounded() * 360
      }
      let (cosine, sine) = scaleX > 0 ? (map.a / scaleX, map.b / scaleX) : (1, 0)
      let scaleY = map.d * cosine - map.c * sine
      let lean = map.c * cosine + map.d * sine
      parts.moves.append([map.x, map.y])
      parts.turns.append([angle])
      parts.skews.append([scaleY != 0 ? atan(lean / scaleY) * 180 / .pi : 0])
      parts.scales.append([scaleX, scaleY])
    }
    return parts
  }

  /// With the values that change nothing.
  var functions: [(type: String, values: [[Double]], neutral: [Double])] {
    [
      ("translate", moves, [0, 0]), ("rotate", turns, [0]), ("skewX", skews, [0]),
      ("scale", scales, [1, 1]),
    ]
  }
}
