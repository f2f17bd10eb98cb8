internal import EmakiXML

/// The bars around a controller's content.
struct Bars: Sendable, Hashable {
  /// A navigation bar, or none.
  var navigation: Bar?
  /// A tab bar, or none.
  var tab: Bar?
  /// A toolbar, or none.
  var toolbar: Bar?

  /// No bars.
  static let none = Bars()

  /// One bar.
  struct Bar: Sendable, Hashable {
    /// Whether content does not reach under it.
    var isOpaque = false
    /// Whether titles are large; of navigation bars.
    var isLarge = false
    /// Whether a line of text stands over the title; of navigation bars.
    var isPrompted = false

    /// A bar as it comes.
    static let standard = Bar()

    /// Makes a bar.
    init(isOpaque: Bool = false, isLarge: Bool = false, isPrompted: Bool = false) {
      self.isOpaque = isOpaque
      self.isLarge = isLarge
      self.isPrompted = isPrompted
    }

    /// Reads the look of a bar's element, simulated or real.
    init(_ element: XMLElement) {
      self.init(
        isOpaque: element["translucent"] == "NO", isLarge: element.flag("largeTitles"),
        isPrompted: element.flag("prompted"))
    }
  }
}
