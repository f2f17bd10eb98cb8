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
    if let (screen, hasSameLooks) = screens.value(of: tree, in: environment, overrides) {
      return hasSameLooks ? screen : screen.showing(tree.nodes.map(\.shared))
    }
    let screen = settled(root, in: environment, overriding: overrides, from: solutions).screen
    screens.keep(
      screen, of: tree, in: environment, overrides, dependsOnLooks: !screen.shows(tree))
    return screen
  }
}

/// The values found for the screens that were laid out last.
final class LayoutStore<Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let tree: LayoutTree
    let environment: LayoutEnvironment
    let overrides: [ViewID: Rect]
    let value: Value
    let dependsOnLooks: Bool

    init(
      _ value: Value, of tree: LayoutTree, in environment: LayoutEnvironment,
      _ overrides: [ViewID: Rect], dependsOnLooks: Bool
    ) {
      self.value = value
      self.tree = tree
      self.environment = environment
      self.overrides = overrides
      self.dependsOnLooks = dependsOnLooks
    }

    /// The value for another tree, and whether that has the same looks; `nil` where it may have
    /// other frames.
    func value(of other: LayoutTree) -> (value: Value, hasSameLooks: Bool)? {
      guard tree.nodes.count == other.nodes.count else { return nil }
      var isSame = true
      for (old, new) in zip(tree.nodes, other.nodes) {
        // Messages differ for views that are written at different locations in a file.
        guard old.parent == new.parent, old.view.place.isSame(as: new.view.place) else {
          return nil
        }
        if old.shared == new.shared { continue }
        guard !dependsOnLooks, new.view.hasFrame(of: old.view) else { return nil }
        isSame = false
      }
      return (value, isSame)
    }
  }

  /// A motion goes back and forth between few screens.
  private let capacity = 4
  /// Those used last come first.
  private let entries = Mutex<[Entry]>([])

  /// The value stored for a tree, and whether it is of a tree with the same looks; `nil` where none
  /// has its frames.
  func value(
    of tree: LayoutTree, in environment: LayoutEnvironment, _ overrides: [ViewID: Rect] = [:]
  ) -> (value: Value, hasSameLooks: Bool)? {
    for (place, entry) in entries.withLock({ $0 }).enumerated() {
      guard entry.environment == environment, entry.overrides == overrides,
        let known = entry.value(of: tree)
      else { continue }
      if place > 0 { keep(entry) }
      return known
    }
    return nil
  }

  /// - Parameter dependsOnLooks: whether a tree that differs in looks alone has another value.
  func keep(
    _ value: Value, of tree: LayoutTree, in environment: LayoutEnvironment,
    _ overrides: [ViewID: Rect] = [:], dependsOnLooks: Bool = false
  ) {
    keep(Entry(value, of: tree, in: environment, overrides, dependsOnLooks: dependsOnLooks))
  }

  private func keep(_ entry: Entry) {
    entries.withLock { entries in
      entries = [entry] + entries.filter { $0 !== entry }.prefix(capacity - 1)
    }
  }
}

extension View {
  /// Whether two views without their subviews differ at most in what decides no frame.
  package func hasFrame(of other: View) -> Bool {
    var own = self
    own.look = other.look
    return own == other
  }
}

extension LaidOutScreen {
  /// Whether it shows the views as they were given: rows are as high as they were, and no content
  /// was scrolled to where it begins.
  fileprivate func shows(_ tree: LayoutTree) -> Bool {
    nodes.count == tree.nodes.count
      && zip(nodes, tree.nodes).allSatisfy { $0.shared == $1.shared }
  }

  /// The same frames with other views, one for each node.
  fileprivate func showing(_ views: [Shared<View>]) -> LaidOutScreen {
    var screen = self
    for (index, view) in views.enumerated() { screen.nodes[index].shared = view }
    return screen
  }
}
