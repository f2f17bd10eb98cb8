public import EmakiDrawing
import EmakiLimits

/// A part of a frame that is looked for in others.
///
/// It is known by pixels on its edges. About where it is, is where most of them have an edge
/// in the same direction: what covers some of them, dims or brightens it, does not matter. Then the
/// squares of the differences are made least with a sub-pixel step, after Lucas and Kanade, with
/// contrast and brightness free and what is unlike left out.
public struct TrackedPatch: Sendable {
  private struct Feature {
    /// From the middle of the part, in pixels.
    var place: SIMD2<Float>
    var slope: SIMD2<Float>
    var value: Float
  }

  private let features: [Feature]
  /// Every so many of those on upright edges, and of all others.
  private let few: [[Feature]]
  private let middle: SIMD2<Float>
  /// The pixels of the screen.
  private let screen: Rect
  /// Whether it may change its size.
  public let isResized: Bool

  /// An edge is at least so strong; of 255 a pixel.
  private static let least: Float = 7
  private static let most = 500
  /// The least number of pixels for a match: with fewer it is chance.
  private static let fewest = 16

  /// Takes the edges of a part; `nil` where it has too few to be found again.
  ///
  /// - Parameters:
  ///   - box: the box that states move, in pixels.
  ///   - area: the box around all pixels of the part.
  ///   - screen: the pixels of the screen; beyond them nothing is seen of the part.
  ///   - isOfPart: whether a pixel belongs to the part.
  public init?(
    _ frame: GrayFrame, box: Rect, area: Rect, isResized: Bool, screen: Rect,
    isOfPart: (_ x: Int, _ y: Int) -> Bool
  ) {
    middle = SIMD2(Float(box.midX) - 0.5, Float(box.midY) - 0.5)
    self.isResized = isResized
    self.screen = screen
    let (left, right) = (
      max(1, Int(clamping: area.minX - 1)), min(frame.width - 1, Int(clamping: area.maxX + 2))
    )
    let (top, bottom) = (
      max(1, Int(clamping: area.minY - 1)), min(frame.height - 1, Int(clamping: area.maxY + 2))
    )
    guard left < right, top < bottom else { return nil }
    var features: [Feature] = []
    for axis in 0...1 {
      var all: [Feature] = []
      for y in top..<bottom {
        for x in left..<right {
          let slope = frame.slope(x, y)
          guard abs(slope[axis]) >= Self.least, abs(slope[axis]) >= abs(slope[1 - axis]),
            isOfPart(x, y)
          else { continue }
          let place = SIMD2(Float(x), Float(y)) - middle
          all.append(Feature(place: place, slope: slope, value: frame.value(x, y)))
        }
      }
      features += Self.strongest(of: all, in: area)
    }
    guard features.count >= Self.fewest else { return nil }
    self.features = features
    few = [true, false].map { way in
      let some = features.filter { (abs($0.slope.x) >= abs($0.slope.y)) == way }
      return stride(from: 0, to: some.count, by: max(1, some.count / 60)).map { some[$0] }
    }
  }

  /// At most half of all edges that are kept: the strongest of each square.
  private static func strongest(of all: [Feature], in area: Rect) -> [Feature] {
    guard all.count > most / 2 else { return all }
    let side = max(2, (area.width * area.height / Double(most / 2) * 1.4).squareRoot())
    var squares: [SIMD2<Int>: Feature] = [:]
    var order: [SIMD2<Int>] = []
    for feature in all {
      let square = SIMD2(
        Int(clamping: (Double(feature.place.x) / side).rounded(.down)),
        Int(clamping: (Double(feature.place.y) / side).rounded(.down)))
      guard let known = squares[square] else {
        squares[square] = feature
        order.append(square)
        continue
      }
      if (feature.slope * feature.slope).sum() > (known.slope * known.slope).sum() {
        squares[square] = feature
      }
    }
    return order.compactMap { squares[$0] }
  }

  // MARK: About where

  /// Finds the part.
  ///
  /// - Parameters:
  ///   - candidates: about where it may be; the earlier of equals counts.
  ///   - room: how far from them it may be, in pixels.
  public func find(in frame: GrayFrame, near candidates: [PatchState], room: Int) -> PatchMatch? {
    var rated: [(state: PatchState, score: Double)] = []
    for candidate in candidates { rated.append((candidate, score(candidate, frame))) }
    let order = rated.indices.sorted { (rated[$1].score, $0) < (rated[$0].score, $1) }
    var best: PatchMatch?
    for index in order.prefix(6) {
      let near = nearby(rated[index].state, room, frame)
      guard let match = refined(near, frame) else { continue }
      if match.likeness * match.seen > (best.map { $0.likeness * $0.seen } ?? 0) * 1.02 {
        best = match
      }
    }
    return best
  }

  private func nearby(_ start: PatchState, _ room: Int, _ frame: GrayFrame) -> PatchState {
    var best = start
    var most = score(start, frame)
    for step in [max(1, room / 2), 1] where step <= room {
      let around = best
      for down in -2...2 {
        for right in -2...2 where right != 0 || down != 0 {
          var state = around
          state.offset += SIMD2(Double(right * step), Double(down * step))
          let value = score(state, frame)
          if value > most { (best, most) = (state, value) }
        }
      }
      if step == 1 { break }
    }
    return best
  }

  /// How many of the pixels have an edge in the same direction, of all that could be seen: upright
  /// edges and others count by halves, since a line is known by its ends.
  private func score(_ state: PatchState, _ frame: GrayFrame) -> Double {
    let shares = few.compactMap { some -> Double? in
      guard some.count >= 2 else { return nil }
      let (alike, seen) = count(state, some, frame)
      return Double(alike) / Double(max(seen, some.count * 2 / 5, 1))
    }
    return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
  }

  private func count(
    _ state: PatchState, _ features: [Feature], _ frame: GrayFrame
  ) -> (alike: Int, seen: Int) {
    let (scale, shift) = (SIMD2<Float>(state.scale), SIMD2<Float>(state.offset) + middle)
    var (alike, seen) = (0, 0)
    for feature in features {
      let place = feature.place * scale + shift
      let (x, y) = (
        Int(clamping: Double(place.x.rounded())), Int(clamping: Double(place.y.rounded()))
      )
      guard frame.isInside(x, y), isSeen(place) else { continue }
      seen += 1
      let own = feature.slope
      let other = frame.slope(x, y)
      let (power, strength) = ((own * own).sum(), (other * other).sum())
      let product = (own * other).sum()
      // cos ≥ 0.8, and no fainter than a quarter
      if product > 0, product * product > 0.64 * power * strength, strength > 0.06 * power {
        alike += 1
      }
    }
    return (alike, seen)
  }

  private func isSeen(_ place: SIMD2<Float>) -> Bool {
    Double(place.x) >= screen.minX && Double(place.x) < screen.maxX
      && Double(place.y) >= screen.minY && Double(place.y) < screen.maxY
  }

  // MARK: Exactly

  private func refined(_ start: PatchState, _ frame: GrayFrame) -> PatchMatch? {
    var state = start
    var (gain, bias): (Double, Double) = (1, 0)
    var error = SIMD2<Double>(repeating: .infinity)
    for turn in 0..<10 {
      guard let step = step(state, gain, bias, frame) else { return nil }
      state.offset += step.offset
      state.scale += step.scale
      (gain, bias, error) = (step.gain, step.bias, step.error)
      let far = state.offset - start.offset
      guard (far * far).sum() < 64, state.scale.min() > 0.02, state.scale.max() < 50 else {
        return nil
      }
      if turn > 1, abs(step.offset).max() < 0.01, abs(step.scale).max() < 1e-4 { break }
    }
    let (alike, seen) = count(state, features, frame)
    guard seen >= Self.fewest else { return nil }
    return PatchMatch(
      state: state, likeness: Double(alike) / Double(seen),
      seen: Double(seen) / Double(features.count), error: error, gain: gain)
  }

  private struct Step {
    var offset = SIMD2<Double>.zero
    var scale = SIMD2<Double>.zero
    var gain = 1.0
    var bias = 0.0
    var error = SIMD2<Double>(repeating: .infinity)
  }

  /// One step of the weighted least squares Σ w (I(W(x)) − g·T(x) − b)².
  private func step(
    _ state: PatchState, _ gain: Double, _ bias: Double, _ frame: GrayFrame
  ) -> Step? {
    let (scale, shift) = (SIMD2<Float>(state.scale), SIMD2<Float>(state.offset) + middle)
    var found: [(feature: Feature, value: Float, rest: Double)] = []
    for feature in features {
      let place = feature.place * scale + shift
      guard place.x > 1, place.y > 1, place.x < Float(frame.width - 2),
        place.y < Float(frame.height - 2), isSeen(place)
      else { continue }
      let value = frame.value(at: place.x, place.y)
      found.append((feature, value, Double(value) - gain * Double(feature.value) - bias))
    }
    guard found.count >= Self.fewest else { return nil }
    let sorted = found.map { abs($0.rest) }.sorted()
    let room = max(6, 4 * 1.48 * sorted[sorted.count / 2])
    var system = LinearSystem(count: isResized ? 6 : 4)
    var (squares, weights) = (0.0, 0.0)
    for (feature, value, rest) in found {
      let share = rest / room
      guard abs(share) < 1 else { continue }
      let weight = (1 - share * share) * (1 - share * share)
      let slope = SIMD2<Double>(feature.slope) / state.scale * gain
      var row = [-slope.x, -slope.y, Double(feature.value), 1]
      if isResized {
        row.append(-slope.x * Double(feature.place.x))
        row.append(-slope.y * Double(feature.place.y))
      }
      system.add(row, equals: Double(value), weight: weight)
      squares += weight * rest * rest
      weights += weight
    }
    guard weights > 8, let solution = system.solution() else { return nil }
    let variance = squares / max(weights - Double(system.count), 1)
    var step = Step()
    step.offset = SIMD2(solution.values[0], solution.values[1])
    step.gain = min(max(solution.values[2], 0.05), 3)
    step.bias = solution.values[3]
    if isResized { step.scale = SIMD2(solution.values[4], solution.values[5]) }
    step.error = SIMD2(
      (variance * solution.inverse[0]).squareRoot(), (variance * solution.inverse[1]).squareRoot())
    // A step beyond what the edges are wide is no step but a jump.
    step.offset = step.offset.clamped(lowerBound: SIMD2(-1.5, -1.5), upperBound: SIMD2(1.5, 1.5))
    step.scale = step.scale.clamped(lowerBound: SIMD2(-0.05, -0.05), upperBound: SIMD2(0.05, 0.05))
    return step
  }
}

private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(Swift.abs(vector.x), Swift.abs(vector.y))
}
