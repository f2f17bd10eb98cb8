import EmakiLimits
import EmakiDrawing
import EmakiLayout
import EmakiMotion
internal import EmakiPlatform
import EmakiRendering
import EmakiScenes

/// Chooses the moments of a motion that tell most about it.
///
/// First start and end; then where the motion comes to rest for long, and where numbers turn back;
/// then, but for one moment, where springs turn and fingers are lifted; then, where there is room
/// for events on the way, where something begins or ends; and in the remaining room moments between
/// which about as much changes.
struct MomentChoice {
  private let reel: MotionFrames
  private let duration: Double
  /// Even fine times.
  private let samples: [Double]
  /// How much has changed up to each sample: points moved, a whole fade counting as 100.
  private let changes: [Double]

  /// Fades of less than a tenth of a second, and of less than a third of the motion.
  private let shortFades: [MotionSpan]

  private static let sampleCount = 240

  init(_ reel: MotionFrames) {
    self.reel = reel
    duration = reel.duration
    let longest = min(0.1, reel.duration / 3)
    shortFades = reel.spans.filter { $0.property == .alpha && $0.duration < longest }
    let count = Self.sampleCount
    samples = (0...count).map { reel.duration * Double($0) / Double(count) }
    var sum = 0.0
    var changes = [0.0]
    var before = reel.renderer.timeline.snapshot(at: 0)
    for time in samples.dropFirst() {
      let now = reel.renderer.timeline.snapshot(at: time)
      sum += before.change(to: now)
      changes.append(sum)
      before = now
    }
    self.changes = changes
  }

  /// At even times.
  static func evenTimes(_ count: Int, duration: Double) -> [Double] {
    guard duration > 0, count > 1 else { return [0] }
    return (0..<count).map {
      $0 == count - 1 ? duration : duration * Double($0) / Double(count - 1)
    }
  }

  /// At most `count` times, growing; fewer where nothing moves.
  func times(_ count: Int) -> [Double] {
    guard duration > 0, count > 1 else { return [0] }
    var chosen = [0, duration]
    for time in rests + reel.spans.turns where chosen.count < count {
      if isNew(time, chosen), isTelling(time) { chosen.append(time) }
    }
    for time in extremes where chosen.count < count - 1 {
      if isNew(time, chosen) { chosen.append(time) }
    }
    for time in reel.renderer.timeline.releases where chosen.count < count - 1 {
      if isNew(time, chosen) { chosen.append(time) }
    }
    let others = keyTimes.filter(isTelling)
    while 2 * chosen.count < count, let time = farthest(of: others, from: chosen) {
      chosen.append(time)
    }
    let fixed = withoutRepeats(chosen.sorted())
    let moments = spread(filled(fixed, to: count), keeping: fixed)
    return moments.count == 2 && isPictureEqual(0, duration) ? [0] : moments
  }

  /// The moments without those between the ends that look like the one before.
  private func withoutRepeats(_ times: [Double]) -> [Double] {
    times.indices.filter {
      $0 == 0 || $0 == times.count - 1 || !isPictureEqual(times[$0 - 1], times[$0])
    }.map { times[$0] }
  }

  /// The moments without those that look like the one before or after, as where a text changes at
  /// once; instead of them others in the middle of the largest changes, where they look different.
  private func spread(_ times: [Double], keeping fixed: [Double]) -> [Double] {
    var kept = fixed
    for time in times { insert(time, in: &kept) }
    while kept.count < times.count {
      let gaps = zip(kept, kept.dropFirst()).sorted { size($0) > size($1) }
      // Half of a change may be done at once, at the very start.
      guard
        gaps.contains(where: { start, end in
          insert(time(0.5, from: start, to: end), in: &kept)
            || insert((start + end) / 2, in: &kept)
        })
      else { break }
    }
    return kept
  }

  /// Inserts a moment in order unless it looks like its neighbours; returns whether it was
  /// inserted.
  @discardableResult
  private func insert(_ time: Double, in kept: inout [Double]) -> Bool {
    let place = kept.firstIndex { $0 >= time } ?? kept.count
    let neighbours = kept[max(0, place - 1)..<min(kept.count, place + 1)]
    let shortest = duration / Double(Self.sampleCount)
    guard neighbours.allSatisfy({ abs($0 - time) > shortest && !isPictureEqual($0, time) }) else {
      return false
    }
    kept.insert(time, at: place)
    return true
  }

  /// How much changes in a stretch. Time itself counts a little, so that stillness is shown too, but
  /// last.
  private func size(_ stretch: (Double, Double)) -> Double {
    change(at: stretch.1) - change(at: stretch.0) + (stretch.1 - stretch.0) / duration * 1e-3
  }

  /// The moments with others between them, so that about as much changes from each to the next.
  private func filled(_ fixed: [Double], to count: Int) -> [Double] {
    let stretches = Array(zip(fixed, fixed.dropFirst()))
    var parts = [Int](repeating: 1, count: stretches.count)
    let sizes = stretches.map(size)
    for _ in fixed.count..<max(count, fixed.count) {
      var best = 0
      for index in sizes.indices
      where sizes[index] / Double(parts[index]) > sizes[best] / Double(parts[best]) {
        best = index
      }
      parts[best] += 1
    }
    return zip(stretches, parts).flatMap { stretch, count in
      (0..<count).map { part -> Double in
        let moment = time(Double(part) / Double(count), from: stretch.0, to: stretch.1)
        return part == 0 ? moment : telling(near: moment, in: stretch)
      }
    } + [duration]
  }

  /// The nearest moment of a stretch at which nothing is seen all but edge-on.
  private func telling(near moment: Double, in stretch: (Double, Double)) -> Double {
    if isTelling(moment) { return moment }
    return samples.filter { $0 > stretch.0 && $0 < stretch.1 }
      .sorted { abs($0 - moment) < abs($1 - moment) }
      .first(where: isTelling) ?? moment
  }

  /// The moment at which a share of the change of a stretch is done.
  private func time(_ share: Double, from start: Double, to end: Double) -> Double {
    let (low, high) = (change(at: start), change(at: end))
    if share == 0 || high - low < 1e-9 { return start + (end - start) * share }
    return min(max(time(ofChange: low + (high - low) * share), start), end)
  }

  /// The time up to which, and from which, most changes to those chosen; `nil` where none is new.
  private func farthest(of times: [Double], from chosen: [Double]) -> Double? {
    let distances = times.filter { isNew($0, chosen) }.map { time in
      (time: time, way: chosen.map { abs(change(at: time) - change(at: $0)) }.min() ?? 0)
    }
    // Among those of one still stretch the first.
    let most = distances.map(\.way).max() ?? 0
    return distances.first { $0.way >= 0.98 * most }?.time
  }

  /// Whether a moment is apart from those chosen, and looks different.
  private func isNew(_ time: Double, _ chosen: [Double]) -> Bool {
    chosen.allSatisfy { abs($0 - time) > duration / 60 && !looksAlike($0, time) }
  }

  private func looksAlike(_ a: Double, _ b: Double) -> Bool {
    let timeline = reel.renderer.timeline
    let (old, new) = (timeline.snapshot(at: a), timeline.snapshot(at: b))
    // Views that have come may still be out of sight.
    if old.presentations.count == new.presentations.count, old.change(to: new) > 1e-6 {
      return false
    }
    return isPictureEqual(a, b)
  }

  /// Whether two moments have the same picture, fingers included.
  private func isPictureEqual(_ a: Double, _ b: Double) -> Bool {
    let lists = [a, b].map(reel.renderer.displayList)
    if lists[0].looks(like: lists[1]) { return true }
    // Views that have come may lie behind others: then only pixels tell.
    let counts = [a, b].map { reel.renderer.timeline.snapshot(at: $0).presentations.count }
    return counts[0] != counts[1] && lists[0].hasPixels(of: lists[1], reel.renderer.painter)
  }

  /// Where springs are farthest beyond their ends: the first overshoots before later, smaller ones.
  private var extremes: [Double] {
    var found: [(time: Double, size: Double)] = []
    for span in reel.spans {
      guard case .spring(let spring) = span.pacing else { continue }
      let fine = 1000
      let steps = (0...fine).map { span.duration * Double($0) / Double(fine) }
      for (before, after) in zip(steps, steps.dropFirst())
      where spring.velocity(at: before) * spring.velocity(at: after) < 0 {
        let time = turn(of: spring, between: before, and: after)
        let size = abs(spring.value(at: time) - 1)
        if size > 0.002, !found.contains(where: { abs($0.time - span.start - time) < 1e-6 }) {
          found.append((span.start + time, size))
        }
      }
    }
    return found.sorted { ($1.size, $0.time) < ($0.size, $1.time) }.map(\.time)
  }

  private func turn(of spring: Spring, between start: Double, and end: Double) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if spring.velocity(at: low) * spring.velocity(at: middle) <= 0 {
        high = middle
      } else {
        low = middle
      }
    }
    return (low + high) / 2
  }

  /// Where nothing changes for a tenth of the motion or longer, the longest first: where each such
  /// stretch begins.
  private var rests: [Double] {
    var stretches: [(start: Int, count: Int)] = []
    for index in changes.indices.dropFirst() where changes[index] - changes[index - 1] < 1e-3 {
      if let last = stretches.last, last.start + last.count == index - 1 {
        stretches[stretches.count - 1].count += 1
      } else {
        stretches.append((index - 1, 1))
      }
    }
    return stretches.filter { $0.count >= Self.sampleCount / 10 }
      .sorted { ($1.count, $0.start) < ($0.count, $1.start) }
      .map { begin(ofRest: samples[$0.start]) }
  }

  /// The end of what comes to rest, which lies between two samples.
  private func begin(ofRest time: Double) -> Double {
    let step = duration / Double(Self.sampleCount)
    return keyTimes.last { abs($0 - time) <= step } ?? time
  }

  /// Where something begins or ends.
  private var keyTimes: [Double] {
    Set(reel.spans.flatMap { [$0.start, $0.end] }).filter { $0 > 0 && $0 < duration }.sorted()
  }

  /// Whether nothing is pale in a fade so short that it is hardly seen, nor all but edge-on, turned in
  /// space by more than 60°.
  private func isTelling(_ time: Double) -> Bool {
    let isPale = shortFades.contains { $0.start < time - 1e-9 && time + 1e-9 < $0.end }
    return !isPale
      && reel.renderer.timeline.snapshot(at: time).presentations.allSatisfy {
        $0.isHidden || abs(cos($0.transform.rotationX) * cos($0.transform.rotationY)) > 0.499
      }
  }

  private func change(at time: Double) -> Double {
    let place = time / duration * Double(Self.sampleCount)
    let index = min(max(Int(clamping: place), 0), Self.sampleCount - 1)
    return changes[index] + (changes[index + 1] - changes[index]) * (place - Double(index))
  }

  private func time(ofChange wanted: Double) -> Double {
    guard let index = changes.firstIndex(where: { $0 >= wanted }), index > 0 else { return 0 }
    let gap = changes[index] - changes[index - 1]
    let share = gap > 0 ? (wanted - changes[index - 1]) / gap : 0
    return samples[index - 1] + (samples[index] - samples[index - 1]) * share
  }
}
