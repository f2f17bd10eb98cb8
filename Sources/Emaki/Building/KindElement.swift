/// A view of a kind.
public protocol KindElement: ViewElement {
  /// The word for it; empty where the view's other keys decide.
  static var kind: String { get }
  /// Makes it.
  init(entries: SceneEntries)
}

/// A view of a kind that says its contents in braces.
public protocol ContainerElement: KindElement {}

extension ContainerElement {
  /// Makes it.
  ///
  /// - Parameter content: its subviews, and constraints between them.
  public init(
    id: SceneValue? = nil, @SceneBuilder content: () -> SceneContent = { SceneContent() }
  ) {
    let kind = Self.kind.isEmpty ? nil : Self.kind
    self.init(entries: SceneEntries(("id", id), ("kind", kind), content: content()))
  }
}

/// A view of a kind that shows a text or a picture.
public protocol ContentElement: KindElement {
  /// The key of what it shows.
  static var shown: String { get }
}

extension ContentElement {
  /// Makes it.
  ///
  /// - Parameters:
  ///   - shown: the text, or the name of the picture or icon.
  ///   - content: its subviews, and constraints between them.
  public init(
    _ shown: String? = nil, id: SceneValue? = nil,
    @SceneBuilder content: () -> SceneContent = { SceneContent() }
  ) {
    self.init(
      entries: SceneEntries(
        ("id", id), ("kind", Self.kind), (Self.shown, shown), content: content()))
  }
}
