public import EmakiDiagnostics
import EmakiSceneFormat

/// The settings in `emaki.yaml` for a folder of scenes: which pictures there are, and what passes
/// when they are compared.
///
/// A setting that the file does not have is empty or `nil`.
public struct SetFile: Sendable, Hashable {
  /// The name of such a file.
  public static let name = "emaki.yaml"
  /// The value of an axis that leaves the choice to the scene.
  public static let own = SceneFormat.sceneChooses

  /// A text with its location, for messages.
  public struct Entry: Sendable, Hashable {
    /// The text as written.
    public var text: String
    /// Where.
    public var place: SourceLocation

    /// Makes an entry.
    public init(_ text: String, at place: SourceLocation) {
      self.text = text
      self.place = place
    }
  }

  /// The tolerance for the pictures whose names fit a pattern.
  public struct Tolerance: Sendable, Hashable {
    /// The pattern for names of pictures.
    public var pattern: Entry
    /// As the options of `emaki compare`.
    public var options: [String]
  }

  /// Files, folders and patterns, from the file's folder; empty for all scenes in it.
  public var inputs: [Entry] = []
  /// The pictures that are left out.
  public var exclude: [Entry] = []
  /// The folder inside which scenes may name files.
  public var root: String?
  /// The folder of pictures that come first.
  public var assets: String?
  /// The values of each axis by its key, such as `devices`; none where the file does not say.
  public var axes: [String: [Entry]] = [:]
  /// Frames a second, steps or a moment: at most one of them.
  public var sampling: (key: String, value: Double)? {
    ["fps", "steps", "at"].lazy.compactMap { key in numbers[key].map { (key, $0) } }.first
  }
  /// Numbers by key: `fps`, `steps`, `at`, `scale`.
  public var numbers: [String: Double] = [:]
  /// Truth values by key: `rtl`, `bezel`, `statusBar`, `fingers`.
  public var flags: [String: Bool] = [:]
  /// The folder of baselines, from the file's folder.
  public var baselines = "baselines"
  /// The folder of what differs, from the file's folder.
  public var changes = "changes"
  /// The first that fits is taken.
  public var tolerances: [Tolerance] = []

  /// Makes the set that no file describes.
  public init() {}

  /// The keys of the axes.
  static let axisKeys = [
    "devices", "orientations", "appearances", "textSizes", "languages", "themes", "motions",
  ]

  /// Reads the bytes of such a file.
  ///
  /// - Parameters:
  ///   - file: what messages call it.
  ///   - themes: the names of all themes.
  public static func read(
    _ bytes: [UInt8], file: String, themes: [String]
  ) -> Diagnosed<SetFile> {
    switch SourceText.read(bytes, file: file) {
    case .failure(let problem): return Diagnosed(SetFile(), diagnostics: [problem])
    case .success(let source): return SetFileReader(source).read(themes: themes)
    }
  }
}
