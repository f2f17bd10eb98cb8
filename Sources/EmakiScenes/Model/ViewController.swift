public import EmakiLayout

/// Owns a view and the controllers inside it.
public struct ViewController: Sendable, Hashable {
  /// The UIKit class that a controller stands for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A plain controller, or a custom container.
    case view
    /// Shows the top of a stack under a navigation bar.
    case navigation
    /// Shows one of several over a tab bar.
    case tabBar
    /// Owns a table.
    case table
    /// Owns a collection.
    case collection
    /// Two or three columns.
    case split
    /// Pages side by side.
    case page
    /// Shows a SwiftUI view.
    case hosting
    /// Stands for a controller of another storyboard.
    case reference

    /// For messages: `tab bar` for `tabBar`.
    package var words: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
  }

  /// How a page controller turns: the names of `UIPageViewController.TransitionStyle`.
  public enum PageTransition: String, Sendable, Hashable, CaseIterable {
    /// The pages move side by side; 0.30 s.
    case scroll
    /// The upper page turns about its spine, the leading edge; 0.50 s.
    case pageCurl
  }

  /// The children that a controller shows.
  public enum Arrangement: String, Sendable, Hashable {
    /// All, each in its container view.
    case embedded
    /// The last, as a navigation controller.
    case stack
    /// The selected one, as tab bar and page controllers.
    case one
  }

  /// The name by which container views, segues and reports know it.
  public var id: String
  /// The UIKit class that it stands for.
  public var kind: Kind
  /// The custom class, if there is one.
  public var className: String?
  /// The title, shown in bars.
  public var title: String?
  /// The root of its views.
  public var view: View {
    get { ownView.value }
    set { ownView.value = newValue }
  }
  /// Controllers whose views are embedded in container views, or that a container shows.
  public var children: [ViewController]
  /// The children that are shown; all but `embedded` in one view, the one that embeds any.
  public var arrangement: Arrangement
  /// The tab or page that is shown first, from 0.
  public var selected = 0
  /// How a page controller goes to another page.
  public var pageTransition = PageTransition.scroll
  /// Whether it is loaded when the segue that embeds it is performed, and not with its parent.
  public var isLazy = false
  /// Whether presentations in the current context cover this controller.
  public var definesContext = false
  /// The view that a navigation bar shows for the controller: it lies over the bar's last 44
  /// points, and the label named `titleLabel` in it is the title.
  public var navigationItem: View? {
    get { ownItem.value }
    set { ownItem.value = newValue }
  }
  /// How a navigation bar looks while the controller is on top, where it has no `navigationItem`.
  public var barLook: BarLook?
  /// Whether a navigation bar shows no way back from the controller.
  public var hidesBackButton = false
  /// Whether the bar of the tab bar controller around it goes away while it is on a navigation
  /// stack.
  public var hidesBottomBarWhenPushed = false
  /// Whether the bar of a navigation controller shows titles large, in 52 points under its row, for
  /// as long as what scrolls under them is at its top.
  public var prefersLargeTitles = false
  /// Whether the controller's title is large in such a bar.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether its view begins at the top of the navigation controller around it, under the bar,
  /// which is a part of its safe area: UIKit's `edgesForExtendedLayout`.
  public var extendsUnderBar = false
  /// In a navigation controller with views under its bar: the upper edge of all other views.
  var contentTop: Constraint?
  /// Points under a bar's row for a large title, observed on UIKit: a bar of 44 is 96 high.
  var largeTitleHeight = 52.0
  private var ownView: Boxed<View>
  private var ownItem = Boxed<View?>(nil)

  /// Makes a controller of a view.
  public init(
    id: String, kind: Kind = .view, className: String? = nil, title: String? = nil, view: View,
    children: [ViewController] = []
  ) {
    self.id = id
    self.kind = kind
    self.className = className
    self.title = title
    ownView = Boxed(view)
    self.children = children
    arrangement =
      switch kind {
      case .navigation: .stack
      case .tabBar, .page: .one
      default: .embedded
      }
  }

  /// The children that are shown at first.
  public var shownChildren: [ViewController] {
    switch arrangement {
    case .embedded: children.filter { !$0.isLazy }
    case .stack: Array(children.suffix(1))
    case .one: children.indices.contains(selected) ? [children[selected]] : []
    }
  }

  /// This controller and all inside it, parents first.
  public var all: [ViewController] {
    var list: [ViewController] = []
    collect(into: &list)
    return list
  }

  private func collect(into list: inout [ViewController]) {
    list.append(self)
    for child in children { child.collect(into: &list) }
  }

  /// The controller with this id among this one and its descendants, or `nil`.
  public func first(_ id: String) -> ViewController? {
    if self.id == id { return self }
    for child in children {
      if let found = child.first(id) { return found }
    }
    return nil
  }
}
