/// A scene that comes with Emaki: a template in the scene format, with parameters.
struct ReadyMade: Sendable {
  /// What `scene:` calls it.
  var name: String
  /// One sentence.
  var doc: String
  var parameters: [Parameter]
  /// A scene in the format, with `{name}` where a parameter goes.
  var template: String

  /// A value that the user of the scene may choose.
  struct Parameter: Sendable {
    var key: Key
    /// What holds where it is not given, as written in the format.
    var fallback: String

    init(_ name: String, _ shape: Shape, default fallback: String, _ doc: String) {
      let words = fallback.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      key = Key(name, shape, default: words, doc, advice: doc)
      self.fallback = fallback
    }
  }

  /// All of them, in the order of the reference.
  static let all: [ReadyMade] = [
    sideMenu, pagingMenu, tabs, articleHeader, popup, structuredPage, imageEditor, cardFlip,
    accordion, zoom,
  ]

  /// The keys of `with`.
  var section: Section {
    Section(name: "parameters of \(name)", doc: doc, keys: parameters.map(\.key))
  }
}
