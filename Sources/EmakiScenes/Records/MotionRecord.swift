/// The layouts of a motion, one for each of its frames: what Emaki writes into moving pictures.
///
/// As text: `1 <rate>`, then for each frame `frame` and its whole layout, or `change` and only the
/// views that differ from the frame before, each with its number, or nothing more where none does.
public struct MotionRecord: Sendable, Hashable {
  /// Frames a second.
  public var rate: Double
  /// The frames, in the order of time.
  public var frames: [LayoutRecord]

  /// Makes a record.
  public init(rate: Double, frames: [LayoutRecord]) {
    self.rate = rate
    self.frames = frames
  }

  /// The text for a moving picture's metadata.
  public var text: String {
    var writer = RecordWriter()
    writer.write("1 ")
    writer.write(rate)
    writer.endLine()
    var last: LayoutRecord?
    for frame in frames {
      if let last, last.hasSameViews(as: frame) {
        writer.write("change\n")
        for (index, view) in frame.views.enumerated() where view != last.views[index] {
          writer.write(whole: index)
          writer.write(" ")
          writer.write(view, at: index)
          writer.endLine()
        }
      } else {
        writer.write("frame\n")
        writer.write(frame)
      }
      last = frame
    }
    return writer.text
  }

  /// Reads the text of a moving picture's metadata; `nil` where it makes no sense.
  public init?(text: String) {
    let lines = RecordReader.lines(of: text)
    guard var head = lines.first, RecordReader.takeWord(&head).elementsEqual("1".utf8),
      let rate = RecordReader.number(RecordReader.takeWord(&head)), rate > 0, head.isEmpty
    else { return nil }
    self.init(rate: rate, frames: [])
    var rest = lines.dropFirst()
    while let kind = rest.popFirst() {
      let end = rest.firstIndex(where: Self.isHead) ?? rest.endIndex
      let part = rest[rest.startIndex..<end]
      let isWhole = kind.elementsEqual(Self.whole)
      guard let frame = isWhole ? RecordReader.layout(part) : changed(part) else { return nil }
      frames.append(frame)
      rest = rest[end...]
    }
  }

  private static let whole = "frame".utf8
  private static let change = "change".utf8

  /// Whether a frame begins.
  private static func isHead(_ line: RecordReader.Line) -> Bool {
    line.elementsEqual(whole) || line.elementsEqual(change)
  }

  /// The last frame with the views that lines say.
  private func changed(_ lines: ArraySlice<RecordReader.Line>) -> LayoutRecord? {
    guard var frame = frames.last else { return nil }
    for line in lines {
      var line = line
      guard let index = RecordReader.whole(RecordReader.takeWord(&line)),
        frame.views.indices.contains(index), let view = RecordReader.view(line, at: index)
      else { return nil }
      frame.views[index] = view
    }
    return frame
  }
}

extension LayoutRecord {
  /// Whether the same views stand in the same order in an equal picture.
  fileprivate func hasSameViews(as other: LayoutRecord) -> Bool {
    origin == other.origin && scale == other.scale && views.count == other.views.count
      && zip(views, other.views).allSatisfy { $0.id == $1.id && $0.parent == $1.parent }
  }
}
