package import EmakiDrawing
import Synchronization

extension LayoutEngine {
  /// Lays out `root` as `layOut` does, or takes the frames of a screen that was laid out before.
  ///
  /// All motions of a scene start from the same screen, and many of their steps change the look
  /// alone, which decides no frame.
  package func screen(
    of root: View, in environment: LayoutEnvironment, overriding overrides: [ViewID: Rect] = [:]
  ) -> LaidOutScreen {
    let tree = LayoutTree(root, direction: environment.direction)
    if let known = screens.screen(of: tree, in: environment, overrides) { return known }
    let screen = layOut(root, in: environment, overriding: overrides)
    screens.keep(screen, of: tree, in: environment, overrides)
    return screen
  }
}

/// The screens that were laid out last.
final class ScreenStore: Sendable {
  private final class Entry: Sendable {
    let tree: LayoutTree
    let environment: LayoutEnvironment
    let overrides: [ViewID: Rect]
    let screen: LaidOutScreen
    /// Whether the screen shows the views as they were given: rows are as high as they were, and no
    /// content was scrolled to where it begins.
    let isAsGiven: Bool

    init(
      _ screen: LaidOutScreen, of tree: LayoutTree, in environment: LayoutEnvironment,
      _ overrides: [ViewID: Rect]
    ) {
      self.screen = screen
      self.tree = tree
      self.environment = environment
      self.overrides = overrides
      isAsGiven =
        screen.nodes.count == tree.nodes.count
        && zip(screen.nodes, tree.nodes).allSatisfy { $0.shared == $1.shared }
    }

    /// The screen with the views of another tree; `nil` where that may have other frames.
    func screen(of other: LayoutTree) -> LaidOutScreen? {
      guard tree.nodes.count == other.nodes.count else { return nil }
      var isSame = true
      for (old, new) in zip(tree.nodes, other.nodes) {
        // Of views that a file says at different places messages differ.
        guard old.parent == new.parent, old.view.place.isSame(as: new.view.place) else {
          return nil
        }
        if old.shared == new.shared { continue }
        guard isAsGiven, new.view.hasFrame(of: old.view) else { return nil }
        isSame = false
      }
      return isSame ? screen : screen.showing(other.nodes.map(\.shared))
    }
  }

  /// A motion goes back and forth between few screens.
  private static let capacity = 4
  /// Those used last come first.
  private let entries = Mutex<[Entry]>([])

  /// A known screen with the views of a tree; `nil` where none has their frames.
  func screen(
    of tree: LayoutTree, in environment: LayoutEnvironment, _ overrides: [ViewID: Rect]
  ) -> LaidOutScreen? {
    for (place, entry) in entries.withLock({ $0 }).enumerated() {
      guard entry.environment == environment, entry.overrides == overrides,
        let screen = entry.screen(of: tree)
      else { continue }
      if place > 0 { keep(entry) }
      return screen
    }
    return nil
  }

  func keep(
    _ screen: LaidOutScreen, of tree: LayoutTree, in environment: LayoutEnvironment,
    _ overrides: [ViewID: Rect]
  ) {
    keep(Entry(screen, of: tree, in: environment, overrides))
  }

  private func keep(_ entry: Entry) {
    entries.withLock { entries in
      entries = [entry] + entries.filter { $0 !== entry }.prefix(Self.capacity - 1)
    }
  }
}

extension View {
  /// Whether two views without their subviews differ at most in what decides no frame.
  package func hasFrame(of other: View) -> Bool {
    var own = self
    own.alpha = other.alpha
    own.backgroundColor = other.backgroundColor
    own.tintColor = other.tintColor
    own.cornerRadius = other.cornerRadius
    own.borderWidth = other.borderWidth
    own.borderColor = other.borderColor
    own.transform = other.transform
    own.zPosition = other.zPosition
    own.shadow = other.shadow
    own.gradient = other.gradient
    own.isSkeleton = other.isSkeleton
    own.shimmer = other.shimmer
    return own == other
  }
}

extension LaidOutScreen {
  /// The same frames with other views, one for each node.
  fileprivate func showing(_ views: [Shared<View>]) -> LaidOutScreen {
    var screen = self
    for (index, view) in views.enumerated() { screen.nodes[index].shared = view }
    return screen
  }
}
