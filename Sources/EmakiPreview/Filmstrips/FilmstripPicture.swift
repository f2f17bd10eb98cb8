import EmakiLimits
import EmakiDrawing
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// Several moments of a motion side by side.
struct FilmstripPicture {
  private let reel: MotionFrames
  private let isEven: Bool
  private let columns: Int?

  init(_ reel: MotionFrames, isEven: Bool, columns: Int?) {
    self.reel = reel
    self.isEven = isEven
    self.columns = columns
  }

  /// The most cells in a row, and on a page, where nobody says.
  private static let mostCells = 6
  /// How wide the screens of a row may be together where nobody says, points: six of the widest
  /// phones, three tablets.
  private static let widestRow = 2640.0

  /// One picture with all moments.
  func picture(count: Int) -> DisplayList {
    let times = times(count)
    return strip(times, columns: columns ?? balancedColumns(of: times.count))
  }

  /// Pages of as many moments as fit into a row, or of the columns that were asked for.
  func pages(count: Int) -> [DisplayList] {
    let times = times(count)
    let perPage = columns ?? cellsInRow
    return stride(from: 0, to: times.count, by: perPage).map { start in
      strip(Array(times[start..<min(start + perPage, times.count)]), columns: perPage)
    }
  }

  private func times(_ count: Int) -> [Double] {
    isEven
      ? MomentChoice.evenTimes(count, duration: reel.duration) : MomentChoice(reel).times(count)
  }

  /// The most cells that a row has where nobody says.
  private var cellsInRow: Int {
    min(max(Int(clamping: Self.widestRow / reel.size.width), 1), Self.mostCells)
  }

  /// As few rows as fit, as full as each other.
  private func balancedColumns(of count: Int) -> Int {
    let rows = max((count + cellsInRow - 1) / cellsInRow, 1)
    return (count + rows - 1) / rows
  }

  private func strip(_ times: [Double], columns: Int) -> DisplayList {
    let renderer = reel.renderer
    let moves = reel.duration > 0
    let cells = zip(times, reel.progress(at: times)).map { time, progress in
      var cell = Filmstrip.Cell(
        snapshot: renderer.timeline.snapshot(at: time), time: moves ? time : nil,
        progress: moves ? progress : nil)
      cell.touches = renderer.touches(at: time)
      return cell
    }
    var options = renderer.wireframeOptions
    options.showsBezel = true
    return Filmstrip(wireframe: renderer.wireframe).displayList(
      of: cells, caption: reel.caption, scale: reel.scale, options: options, columns: columns)
  }
}

extension MotionFrames {
  /// Scene and motion; device, size, duration and curve, with its duration where that is only a
  /// part.
  var caption: Filmstrip.Caption {
    Filmstrip.Caption(
      scene: scene, motion: motion, device: device, size: size,
      duration: duration > 0 ? duration : nil, curve: commonPace?.pacing?.name,
      curveDuration: commonPace?.duration, measure: duration > 0 ? measure.text : nil)
  }

  /// Device, size, duration and curve in one line, such as `iPhone X · 375×812 · 0.26 s ease-out`.
  public var details: String { caption.details.joined(separator: " · ") }

  /// The same with what percentages of progress are of, for where there are some.
  var measuredDetails: String {
    let caption = caption
    return (caption.details + caption.measures).joined(separator: " · ")
  }
}
