public import EmakiDrawing

/// The purpose for which a storyboard or xib is read.
public enum InterfaceBuilderMode: Sendable, Hashable {
  /// As Interface Builder's canvas shows it: every root at its saved size, with the insets and
  /// bars that the canvas simulates, placeholder constraints active, no data.
  case canvas
  /// As an app shows it on a device.
  case device(RunningDevice)
}

/// The device that an app runs on, as it is held.
public struct RunningDevice: Sendable, Hashable {
  /// Its name, for reports.
  public var name: String
  /// The screen in points, turned as it is held.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// The insets that status bar, notch and home indicator take from the screen, in points.
  public var safeArea: Insets
  /// Whether it is a tablet.
  public var isPad: Bool

  /// Makes a device.
  public init(name: String, size: Size, scale: Double, safeArea: Insets, isPad: Bool = false) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.isPad = isPad
  }
}

/// How a storyboard or xib is read.
public struct InterfaceBuilderOptions: Sendable {
  /// The purpose of reading.
  public var mode: InterfaceBuilderMode
  /// The language whose `.strings` file beside `Base.lproj` gives the texts, such as `ja`; `nil`
  /// keeps the texts of the file.
  public var language: String?
  /// Whether tables and collections are filled with rows of their prototypes; not on the canvas.
  public var fillsTables: Bool
  /// Whether the dark variants of colours and images are taken.
  public var isDark: Bool
  /// How large the text styles are; on the canvas they are as they were saved.
  public var textSize: TextSize
  /// The device of `.device` mode on its side. With it, scenes are shown as they were designed: on
  /// their side, or at a custom size, where the file says so; `nil` fills the mode's device with
  /// every one.
  public var deviceOnItsSide: RunningDevice?

  /// Makes options.
  public init(
    _ mode: InterfaceBuilderMode, language: String? = nil, fillsTables: Bool = true,
    isDark: Bool = false, textSize: TextSize = .large
  ) {
    self.isDark = isDark
    self.textSize = textSize
    self.mode = mode
    self.language = language
    self.fillsTables = fillsTables
  }
}
