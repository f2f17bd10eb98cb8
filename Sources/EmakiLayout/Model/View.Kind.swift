extension View {
  /// The UIKit class that a view stands for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A plain view.
    case view
    /// Text.
    case label
    /// A button with a title, an image or both.
    case button
    /// A picture.
    case imageView
    /// One of the named outline icons, in the tint colour.
    case icon
    /// An input of one line.
    case textField
    /// An input of many lines.
    case textView
    /// Arranges its subviews in a row or column.
    case stackView
    /// A window on larger content.
    case scrollView
    /// Rows.
    case tableView
    /// Cells in a grid or a custom arrangement.
    case collectionView
    /// A row of a table.
    case tableCell
    /// A cell of a collection.
    case collectionCell
    /// A header or footer of a collection or table.
    case reusableView
    /// The part of a cell or effect view that holds the subviews.
    case contentView
    /// A line of one pixel between views, upright in a stack whose views stand side by side.
    case divider
    /// Room between views: of all in a stack it is the first to grow, and nothing of it is seen.
    case spacer
    /// A container for another controller's view.
    case containerView
    /// On or off.
    case `switch`
    /// A value on a line.
    case slider
    /// Minus and plus.
    case stepper
    /// A round button with the chosen colour: the view's tint, where it sets one.
    case colorWell
    /// A choice of few.
    case segmentedControl
    /// A bar that shows how far something has come.
    case progressView
    /// A spinner that shows that work is going on.
    case activityIndicator
    /// Dots, one a page.
    case pageControl
    /// Wheels of choices.
    case pickerView
    /// A date on wheels or in a field.
    case datePicker
    /// A field for searching.
    case searchBar
    /// The bar with title and back button.
    case navigationBar
    /// The bar with buttons.
    case toolbar
    /// The bar with tabs.
    case tabBar
    /// Blurs what is behind it.
    case visualEffectView
    /// A page of the web.
    case webView
    /// A map.
    case mapView
    /// The system's keyboard; its text is the title of the return key.
    case keyboard
    /// A picture made by OpenGL, Metal or SceneKit.
    case glView
    /// A camera or film picture, an advertisement or another view that only names its class.
    case custom
  }
}
