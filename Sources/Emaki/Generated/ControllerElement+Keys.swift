// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension ControllerElement {
  /// The title, shown in bars and above pictures.
  public func title(_ value: String) -> Self {
    setting("title", value)
  }

  /// The UIKit class that the controller stands for.
  public func type(_ value: SceneWords.ControllerType) -> Self {
    setting("type", value)
  }

  /// For `type` navigation, tabBar, page or split: the controllers on the stack, root first; the
  /// tabs; the pages; the columns, two or three. By their ids, or themselves. A tab's view ends at
  /// the tab bar; `children` of the controller itself lie above its tabs, as a player above the bar
  /// does.
  public func viewControllers(_ value: [SceneValue]) -> Self {
    setting("viewControllers", value)
  }

  /// For `type` split: which columns are seen where the width is regular; the others lie beyond the
  /// leading edge.
  public func preferredDisplayMode(_ value: SceneWords.PreferredDisplayMode) -> Self {
    setting("preferredDisplayMode", value)
  }

  /// For `type` split: how wide the first column is.
  public func primaryColumnWidth(_ value: Double) -> Self {
    setting("primaryColumnWidth", value)
  }

  /// For `type` split: how wide the second of three columns is.
  public func supplementaryColumnWidth(_ value: Double) -> Self {
    setting("supplementaryColumnWidth", value)
  }

  /// For `type` page: side by side in 0.30 s, or turned about the spine in 0.50 s.
  public func pageTransition(_ value: SceneWords.PageTransition) -> Self {
    setting("pageTransition", value)
  }

  /// The bar of a navigation or tab bar controller.
  public func bar(
    hidden: Bool? = nil, prefersLargeTitles: Bool? = nil, role: SceneWords.Role? = nil,
    font: SceneWords.Font? = nil, textColor: SceneWords.Color? = nil, items: [SceneValue]? = nil,
    background: SceneWords.Color? = nil, tint: SceneWords.Color? = nil
  ) -> Self {
    let value = SceneValue.map(
      ("hidden", hidden), ("prefersLargeTitles", prefersLargeTitles), ("role", role),
      ("font", font), ("textColor", textColor), ("items", items), ("background", background),
      ("tint", tint)
    )
    return setting("bar", value)
  }

  /// The controller's tab: `house: Home`, or its title, icon and badge.
  public func tabBarItem(_ value: String) -> Self {
    setting("tabBarItem", value)
  }

  /// The controller's tab: `house: Home`, or its title, icon and badge.
  public func tabBarItem(title: String? = nil, icon: String? = nil, badge: String? = nil) -> Self {
    let value = SceneValue.map(("title", title), ("icon", icon), ("badge", badge))
    return setting("tabBarItem", value)
  }

  /// Bar buttons on the leading side of a navigation bar.
  public func leftItems(_ value: [SceneValue]) -> Self {
    setting("leftItems", value)
  }

  /// Bar buttons on the trailing side of a navigation bar, the outermost last; UIKit's
  /// `rightBarButtonItems` begin with it.
  public func rightItems(_ value: [SceneValue]) -> Self {
    setting("rightItems", value)
  }

  /// Whether the navigation bar has no back button while this controller is on top.
  public func hidesBackButton(_ value: Bool = true) -> Self {
    setting("hidesBackButton", value)
  }

  /// Whether the tab bar is hidden while the controller is on a navigation stack.
  public func hidesBottomBarWhenPushed(_ value: Bool = true) -> Self {
    setting("hidesBottomBarWhenPushed", value)
  }

  /// Whether the title is large in a navigation bar that prefers large titles.
  public func largeTitleDisplayMode(_ value: SceneWords.LargeTitleDisplayMode) -> Self {
    setting("largeTitleDisplayMode", value)
  }

  /// With `top` the view begins under the navigation bar, which is clear until content scrolls
  /// under it. The bar then counts as a part of the safe area. UIKit's default is all edges.
  public func edgesForExtendedLayout(_ value: SceneWords.EdgesForExtendedLayout) -> Self {
    setting("edgesForExtendedLayout", value)
  }

  /// UIKit's `preferredStatusBarStyle`: whether the status bar over the controller is light or
  /// dark.
  public func statusBar(_ value: SceneWords.StatusBar) -> Self {
    setting("statusBar", value)
  }

  /// Whether presentations in the current context cover this controller.
  public func definesContext(_ value: Bool = true) -> Self {
    setting("definesContext", value)
  }

  /// For `type` alert: the text under the title.
  public func message(_ value: String) -> Self {
    setting("message", value)
  }

  /// For `type` alert: its buttons, each of which ends the presentation.
  public func actions(_ value: [SceneValue]) -> Self {
    setting("actions", value)
  }

  /// For `type` alert: a box in the middle, or one at the bottom.
  public func preferredStyle(_ value: SceneWords.PreferredStyle) -> Self {
    setting("preferredStyle", value)
  }
}
