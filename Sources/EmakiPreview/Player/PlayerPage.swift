public import EmakiText
public import EmakiCairo
import EmakiFormats
import EmakiRendering
import EmakiScenes

/// Writes the frames of a motion as a page that plays it: one file, no network.
public struct PlayerPage: Sendable {
  /// Makes a writer.
  public init() {}

  /// How long the page holds the last frame by default, in seconds.
  public static let usualHold = 0.8

  /// The page of a motion, complete in itself.
  ///
  /// - Parameter hold: how long the page holds the last frame before the motion starts over, in
  ///   seconds.
  public func document(
    of reel: MotionFrames, hold: Double = Self.usualHold
  ) throws(CairoError) -> String {
    let data = try data(of: reel, hold: hold).scriptText
    return Self.page(
      title: PlayerData.title(of: reel), policy: Self.offline, body: "",
      extra: "<script type=\"application/json\" id=\"reel\">\(data)</script>\n")
  }

  /// The page of several motions of a scene, of which the reader chooses one; the first plays first.
  /// They are packed, as they have much in common.
  ///
  /// - Parameter hold: how long the end is shown before the motion repeats, in seconds.
  public func document(
    of reels: [MotionFrames], hold: Double = Self.usualHold
  ) throws(CairoError) -> String {
    guard reels.count > 1, let first = reels.first else {
      guard let first = reels.first else { return "" }
      return try document(of: first, hold: hold)
    }
    var motions = PackedMotions(hold: hold)
    for reel in reels { try motions.add(reel, VectorAnimation(reel)) }
    return motions.page(title: first.scene)
  }

  /// A page that takes its motion from a server, and again whenever an event named `change` comes.
  ///
  /// - Parameters:
  ///   - reel: the address of an object with `reel`, as `data(of:)` gives it, and `problem`, the
  ///     text to show over it; either may be `null`.
  ///   - events: the address of the stream of events.
  public func liveDocument(title: String, reel: String, events: String) -> String {
    Self.page(
      title: title, policy: Self.online,
      body: " data-live=\"\(Markup.escaped(reel))\" data-events=\"\(Markup.escaped(events))\"",
      extra: "")
  }

  /// The data that the page plays.
  public func data(
    of reel: MotionFrames, hold: Double = Self.usualHold
  ) throws(CairoError) -> JSONValue {
    let letters = SVGLetters()
    let data = try PlayerData(
      reel, vector: VectorAnimation(reel), hold: hold, letters: letters)
    return data.json(letters: letters.definitions)
  }

  static let offline =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
  private static let online = offline + "; connect-src 'self'"

  /// The script that plays a motion.
  static var code: String {
    text(PackageResources.redlines_js) + text(PackageResources.player_js)
  }

  /// A page; `code` runs when all of its body is there.
  static func page(
    title: String, policy: String, body: String, extra: String, code: String = Self.code
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(PageMark.text)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(Markup.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(text(PackageResources.player_css))</style>
    </head>
    <body\(body)>
    \(text(PackageResources.player_html))\(extra)<script>
    \(code)</script>
    </body>
    </html>

    """
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
