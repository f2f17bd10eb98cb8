import EmakiDrawing
import EmakiLayout

/// Where the status bar of a device has its marks: beside notch and island, or from edge to edge where
/// there is a button below, or on tablets.
///
/// Source: pictures of the devices; to a point or two.
struct StatusMarks {
  let font: Font
  /// The room in which the time is centred.
  private(set) var time: Rect
  /// `nil` on tablets, which have none without a cellular network.
  private(set) var signal: Rect?
  private(set) var wifi: Rect
  private(set) var battery: Rect
  /// Whether one reads from right to left: then the bar is mirrored, and signal and battery are.
  let isMirrored: Bool

  /// The marks; `nil` where the device has no status bar.
  ///
  /// - Parameter direction: in which the system reads, not that of a view.
  init?(
    _ decoration: ScreenDecoration, in screen: Rect, _ grid: PixelGrid,
    reading direction: LayoutDirection
  ) {
    let top = decoration.safeArea.top
    guard top > 0 else { return nil }
    isMirrored = direction == .rightToLeft
    let bar = StatusBarPlace(safeAreaTop: top)
    let hasEars = bar.isBesideCutout
    let isTablet = decoration.isTablet || min(screen.width, screen.height) >= 700
    let middle = grid.snap(bar.middle)
    let isIsland = decoration.front == .dynamicIsland
    font = .system(isIsland ? 17 : hasEars ? 15 : 12, .semibold)
    let scale = isIsland ? 1.0 : hasEars ? 0.9 : 0.8
    let sizes = [19.0, 17, 27].map { ($0 * scale).rounded() }
    let (gap, height) = ((isIsland ? 6.0 : 5) * scale, (12 * scale).rounded())
    // Middle of what is beside the cutout.
    let ear = (screen.width - (decoration.cutout?.width ?? 209)) / 2
    let timeWidth = hasEars ? 60.0 : 44
    let timeX = hasEars ? max(ear / 2 + 4, 48) : isTablet ? 20 + timeWidth / 2 : screen.midX
    time = Rect(
      x: grid.snap(timeX - timeWidth / 2), y: middle - StatusBarPlace.timeHeight / 2,
      width: timeWidth, height: StatusBarPlace.timeHeight)
    func mark(_ x: Double, _ size: Int) -> Rect {
      Rect(
        x: grid.snap(x), y: grid.snap(middle - height / 2), width: sizes[size], height: height)
    }
    let all = sizes.reduce(0, +) + 2 * gap
    let end = hasEars ? screen.maxX - max(ear / 2 - all / 2, 10) : screen.maxX - 8
    battery = mark(end - sizes[2], 2)
    guard hasEars || isTablet else {
      signal = mark(8, 0)
      wifi = mark(8 + sizes[0] + gap, 1)
      if isMirrored { mirror(in: screen) }
      return
    }
    wifi = mark(battery.minX - gap - sizes[1], 1)
    signal = isTablet ? nil : mark(wifi.minX - gap - sizes[0], 0)
    if isMirrored { mirror(in: screen) }
  }

  private mutating func mirror(in screen: Rect) {
    time = time.mirrored(in: screen)
    signal = signal?.mirrored(in: screen)
    wifi = wifi.mirrored(in: screen)
    battery = battery.mirrored(in: screen)
  }

  /// A part of a mark that is laid out from left to right, where it is drawn.
  func placed(_ part: Rect, in mark: Rect) -> Rect {
    isMirrored ? part.mirrored(in: mark) : part
  }
}
