import EmakiDrawing
import EmakiFormats
import PixelDiff

extension FramesDifference {
  /// The difference as text, one sentence a line: first the lines about the whole, then each view,
  /// then the pixels.
  public var lines: [String] {
    let whole = motion.wholeLines { titles[$0] ?? $0 }
    return meaning.notes + sizeLines + whole + timeLines + ignoredMoves + viewLines
      + meaning.fontLines + pixelLines
  }

  /// How many views are listed at most.
  private static let limit = 20

  /// A line for each view: what moves differently first, and how it looks beside that.
  private var viewLines: [String] {
    let moving = motion.views.map(\.id)
    let standing = looks.map(\.id).filter { !moving.contains($0) }
    let lines = (moving + standing).map { id in
      let parts =
        (motion.views.first { $0.id == id }?.parts ?? [])
        + looks.filter { $0.id == id }.map(text)
      return "\(titles[id] ?? id): \(parts.joined(separator: "; "))"
    }
    guard lines.count > Self.limit else { return lines }
    return lines.prefix(Self.limit) + ["and \(lines.count - Self.limit) more views"]
  }

  private var sizeLines: [String] {
    let size = sizes.map { "frames of \($0.actual) px, expected \($0.expected) px" }
    return [size].compactMap { $0 } + lookChanges
  }

  private var timeLines: [String] {
    guard let times else { return [] }
    let (old, new) = (times.expected.secondsText, times.actual.secondsText)
    if times.index >= frameCount { return ["ends at \(new), expected \(old)"] }
    let others = times.count - 1
    let more = others == 0 ? "" : ", and \(others) more"
    return ["frame \(times.index) is shown at \(new), expected \(old)\(more)"]
  }

  private func text(_ look: LookDifference) -> String {
    let place = "looks different (\(look.changes.joined(separator: ", "))), "
    return place + (isMoment ? "" : "\(Self.text(look.frames)), ") + "at \(look.bounds.text)"
  }

  private var pixelLines: [String] {
    var lines: [String] = []
    if isMoment, frames != nil {
      lines.append("the pictures differ at \(seconds(0)) s")
    } else if let frames {
      lines.append(
        "the pictures differ in \(Self.text(frames)) "
          + "(\(seconds(frames.lowerBound))…\(seconds(frames.upperBound)) s)")
    }
    if let unexplained {
      lines.append(
        "no view explains what changed at \(unexplained.bounds.text)"
          + (isMoment ? "" : ", \(Self.text(unexplained.frames))"))
    }
    if let worst, isMoment {
      lines += worst.difference.lines
    } else if let worst {
      lines.append("most of all frame \(worst.index) at \(seconds(worst.index)) s:")
      lines += worst.difference.lines.map { "  \($0)" }
    }
    return lines
  }

  private static func text(_ frames: ClosedRange<Int>) -> String {
    frames.count == 1
      ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound)…\(frames.upperBound)"
  }

  private func seconds(_ frame: Int) -> String {
    (((start + Double(frame) / rate) * 1000).rounded() / 1000).shortText
  }
}

extension Double {
  /// Seconds, to a millionth.
  fileprivate var secondsText: String { "\(((self * 1e6).rounded() / 1e6)) s" }
}

extension PixelRect {
  /// `24×10 px at (3, 4)`
  var text: String { "\(width)×\(height) px at (\(x), \(y))" }
}

extension MotionDifference.Change<PNGColorSpace> {
  /// The message about samples that mean other colours.
  var words: String {
    "the colour spaces differ: \(expected) and \(actual); --ignore-color-space compares the samples "
      + "as they are"
  }
}
