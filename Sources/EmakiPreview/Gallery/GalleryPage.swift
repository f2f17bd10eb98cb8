import EmakiText

/// Writes the page that shows many scenes side by side: moving pictures, each a link to what plays it.
public struct GalleryPage: Sendable {
  private let title: String
  private let entries: [GalleryEntry]
  private let manual: String?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - title: what stands above all pictures.
  ///   - manual: the address of the manual, where the page links to it.
  public init(title: String, entries: [GalleryEntry], manual: String? = nil) {
    self.title = title
    self.entries = entries
    self.manual = manual
  }

  /// The page; it opens no file but those of its entries.
  public var document: String { page(ending: "") }

  /// The page of a server: it reloads whenever an event named `change` comes, and says when the
  /// server has ended.
  ///
  /// - Parameter events: the address of the stream of events.
  public func liveDocument(events: String) -> String {
    let script = String(decoding: PackageResources.gallery_js, as: UTF8.self)
    return page(
      ending: """
        <p id="problem" role="alert" hidden></p>
        <script data-events="\(Markup.escaped(events))">
        \(script)</script>

        """)
  }

  private func page(ending: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(PageMark.text)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Markup.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(String(decoding: PackageResources.gallery_css, as: UTF8.self))</style>
    </head>
    <body>
    <header><h1>\(Markup.escaped(title))</h1><p>\(count)\(link)</p></header>
    <main>
    \(entries.map(Self.card).joined(separator: "\n"))
    </main>
    \(ending)</body>
    </html>

    """
  }

  private var link: String {
    manual.map { " · <a href=\"\(Markup.escaped($0))\">Manual</a>" } ?? ""
  }

  private var count: String { entries.count == 1 ? "1 scene" : "\(entries.count) scenes" }

  private static func card(_ entry: GalleryEntry) -> String {
    let title = Markup.escaped(entry.title)
    let picture =
      "<img src=\"\(Markup.escaped(entry.picture))\" alt=\"\(title)\" loading=\"lazy\">"
    let linked = entry.players.first.map {
      "<a class=\"picture\" href=\"\(Markup.escaped($0.page))\">\(picture)</a>"
    }
    let details = entry.details.map { "<p>\(Markup.escaped($0))</p>" }
    return """
      <article>
      \(linked ?? picture)
      <h2>\(title)</h2>
      \(details.joined(separator: "\n"))
      \(motions(entry.players))
      </article>
      """
  }

  private static func motions(_ players: [GalleryEntry.Player]) -> String {
    let items = players.compactMap { player in
      player.motion.map {
        "<li><a href=\"\(Markup.escaped(player.page))\">\(Markup.escaped($0))</a></li>"
      }
    }
    return items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
  }

  /// The address of a file whose path is relative to the page, or a value in an address' query:
  /// letters, digits, `-._~` and slashes stay, other bytes are percent-encoded.
  public static func address(of path: String) -> String {
    path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (byte < 16 ? "0" : "") + digits
      }
    }.joined()
  }
}
