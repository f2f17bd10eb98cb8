import Foundation
import Testing

/// Closed forms of motion, computed here without the engine.
enum Expected {
  /// A cubic Bézier through (0, 0) and (1, 1), by bisection for the parameter.
  static func bezier(_ x: Double, _ p1: (Double, Double), _ p2: (Double, Double)) -> Double {
    func value(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      if value(s, p1.0, p2.0) < x { low = s } else { high = s }
    }
    return value((low + high) / 2, p1.1, p2.1)
  }

  static func easeInOut(_ x: Double) -> Double { bezier(x, (0.42, 0), (0.58, 1)) }
  static func easeIn(_ x: Double) -> Double { bezier(x, (0.42, 0), (1, 1)) }
  static func easeOut(_ x: Double) -> Double { bezier(x, (0, 0), (0.58, 1)) }

  static func clamped(_ x: Double, _ low: Double, _ high: Double) -> Double {
    min(max(x, low), high)
  }

  /// What is shown of a finger's excess x beyond the range in a viewport of d.
  static func rubberBand(_ x: Double, _ d: Double) -> Double {
    (x < 0 ? -1 : 1) * (1 - 1 / (abs(x) * 0.55 / d + 1)) * d
  }

  /// How fast that is shown of a finger's speed v.
  static func rubberBandSpeed(_ x: Double, _ d: Double, _ v: Double) -> Double {
    let part = abs(x) * 0.55 / d + 1
    return v * 0.55 / (part * part)
  }

  /// What is shown of a finger that goes x beyond the range in a time, and springs back when it is
  /// lifted, as fast as it went or at rest.
  static func pull(
    _ x: Double, for time: Double, at now: Double, _ d: Double, rests: Bool = false
  ) -> Double {
    if now <= time { return rubberBand(x * now / time, d) }
    let speed = rests ? 0 : rubberBandSpeed(x, d, x / time)
    return spring(now - time, from: rubberBand(x, d), velocity: speed)
  }

  /// A critically damped spring of stiffness 100 and mass 1 to 0.
  static func spring(_ t: Double, from u: Double, velocity v: Double) -> Double {
    (u + (v + 10 * u) * t) * exp(-10 * t)
  }

  /// What is left of the way at a time of a spring without bounce of a duration d:
  /// (1 + ωt)·e^(−ωt), with the ω for which it is 0.001 at d.
  static func springRest(_ time: Double, _ duration: Double) -> Double {
    if time >= duration { return 0 }
    var (low, high) = (1.0, 20.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > 0.001 { low = middle } else { high = middle }
    }
    let phase = low * time / duration
    return (1 + phase) * exp(-phase)
  }

  /// What `emaki trace` prints after the first lines, those of the screen at rest.
  static func trace(_ file: String, _ motion: String) throws -> [String] {
    let path = Program.example(file)
    let all = try Program.run(["trace", path, "--motion", motion])
    let rest = try Program.run(["trace", path])
    try #require(all.status == 0 && rest.status == 0, "\(all.errors)")
    let lines = all.text.split(separator: "\n").map(String.init)
    let first = rest.text.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(first.count)) == first)
    return Array(lines.dropFirst(first.count))
  }

  /// The steps of a motion at 60 a second.
  static func steps(
    _ file: String, _ motion: String, _ arguments: [String] = []
  ) throws -> [InspectOutput.Step] {
    let output = try InspectOutput.of(
      Program.example(file), ["--fps", "60", "--motion", motion] + arguments)
    return try #require(output.scenes.first).steps
  }
}

extension InspectOutput.Step {
  func frame(_ id: String) throws -> [Double] { try #require(view(id)).frame }
  func rect(_ id: String) throws -> [Double] { try #require(view(id)).rect }
  func alpha(_ id: String) throws -> Double { try #require(view(id)).alpha }
}
