import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Timeline {
  /// How far a finger has led the motion, with what follows after it: 0 at the start, 1 at the end.
  ///
  /// Of a motion that a finger drives, its progress, which is 0 again at the end where it goes
  /// back; else the share of the way of the first view that follows the finger. `nil` where neither
  /// leads from the start to the end of the motion, or leads back to where it began, or far beyond
  /// the end.
  public func fingerProgress(at times: [Double]) -> [Double]? {
    if let scrub = recording.scrubs.first {
      guard recording.scrubs.count == 1, scrub.start == 0, scrub.end >= duration else { return nil }
      let last = scrub.progress.samples.last?.time ?? 0
      return times.map { scrub.progress.position(at: min(max($0, 0), last)) }
    }
    if let course = recording.sheetCourses.first {
      guard recording.sheetCourses.count == 1, course.start == 0, course.end >= duration else {
        return nil
      }
      return times.map(course.progress)
    }
    guard let lead = recording.courses.first, recording.end(of: lead) >= duration - 1e-9 else {
      return nil
    }
    let all = [0, duration, releases.first ?? duration] + times
    let values = all.compactMap { lead.value(in: snapshot(at: $0)) }
    guard values.count == all.count, abs(values[1] - values[0]) > 0.5 else { return nil }
    let shares = values.map { ($0 - values[0]) / (values[1] - values[0]) }
    return shares[2] > 1.2 ? nil : Array(shares[3...])
  }
}

extension Recording {
  /// When what a finger moves has come to rest, in seconds.
  fileprivate func end(of lead: DrivenValue) -> Double {
    let after = tracks.filter { $0.view == lead.view }.map(\.easing.end)
    let ends = courses.filter { $0.view == lead.view && $0.property == lead.property }.map(\.end)
    return (ends + after).max() ?? lead.end
  }
}

extension DrivenValue {
  /// The value that it moves, at a moment; `nil` where the view is not there.
  fileprivate func value(in snapshot: Snapshot) -> Double? {
    guard let index = snapshot.screen.index(of: view) else { return nil }
    let own = snapshot.presentations[index]
    return switch property {
    case .contentOffset(let axis): own.contentOffset.along(axis)
    case .frame(let axis): own.frame.origin.along(axis)
    case .value: own.value * 100
    case .scale: own.transform.scale.x * 100
    case .translation(let axis): own.transform.translation.along(axis)
    }
  }
}
