public import EmakiLayout

/// Everything that one input file describes.
public struct SceneDocument: Sendable, Hashable {
  /// The scenes, in the order of the file.
  public var scenes: [Scene]
  /// Ways from controller to controller.
  public var segues: [Segue]
  /// The id of the scene that is shown first, if the file says so.
  public var initialScene: String?

  /// Controllers outside of the scenes that can come in later: pushed, presented or added.
  public var controllers: [ViewController] = []

  /// Makes a document.
  public init(scenes: [Scene], segues: [Segue] = [], initialScene: String? = nil) {
    self.scenes = scenes
    self.segues = segues
    self.initialScene = initialScene
  }
}

/// A way from one controller to another.
public struct Segue: Sendable, Hashable {
  /// The way in which the destination comes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Into a container view.
    case embed
    /// As a navigation or tab bar controller's content.
    case relationship
    /// Onto the navigation stack.
    case show
    /// In the detail column.
    case showDetail
    /// Over the presenter.
    case present
    /// In a popover.
    case popover
    /// Back to an earlier controller.
    case unwind
    /// By a custom segue.
    case custom
  }

  /// The object id.
  public var id: String
  /// The way in which the destination comes.
  public var kind: Kind
  /// The name by which code performs it.
  public var identifier: String?
  /// The controller's id it starts from.
  public var source: String
  /// The controller's id it leads to.
  public var destination: String
  /// The view that performs it when it is tapped, such as a cell or a button; `nil` for one that
  /// only code performs.
  public var trigger: ViewID?
  /// How the destination is shown where it is presented.
  public var presentation = ModalPresentation()

  /// Makes a segue.
  public init(
    id: String, kind: Kind, identifier: String? = nil, source: String, destination: String
  ) {
    self.id = id
    self.kind = kind
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
