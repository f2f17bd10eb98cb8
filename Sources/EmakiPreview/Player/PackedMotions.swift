import EmakiCairo
import EmakiFormats
import EmakiText

/// The motions of a scene on one page: packed, with the outlines of their letters once for all.
struct PackedMotions {
  private let hold: Double
  private let letters = SVGLetters()
  private var scripts = ""

  /// - Parameter hold: how long the end is shown before a motion repeats, in seconds.
  init(hold: Double) { self.hold = hold }

  /// Adds a motion; the first one plays first.
  mutating func add(_ reel: MotionFrames, _ vector: VectorAnimation) throws(CairoError) {
    let data = try PlayerData(reel, vector: vector, hold: hold, letters: letters)
    let motion = Markup.escaped(reel.motion ?? "")
    scripts += Self.script("class=\"packed\" data-motion=\"\(motion)\"", data.json().text)
  }

  /// The page that plays them, complete in itself.
  func page(title: String) -> String {
    PlayerPage.page(
      title: title, policy: PlayerPage.offline, body: "",
      extra: scripts + Self.script("id=\"letters\"", letters.definitions)
        + Self.script("id=\"code\"", PlayerPage.code),
      code: Self.unpacking)
  }

  /// Unpacks the page's code and runs it: it is a third as long so.
  private static var unpacking: String {
    String(decoding: PackageResources.unpack_js, as: UTF8.self)
  }

  private static func script(_ attributes: String, _ content: String) -> String {
    "<script type=\"text/plain\" \(attributes)>\(PackedText.base64(content))</script>\n"
  }
}
