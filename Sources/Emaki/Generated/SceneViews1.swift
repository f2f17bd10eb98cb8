// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
/// The kinds of views.
public enum SceneViews {
  /// A view, or what its keys make of it.
  public struct View: ContainerElement {
    /// The word for it.
    public static let kind = ""
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `label`.
  public struct Label: ContentElement {
    /// The word for it.
    public static let kind = "label"
    /// The key of what it shows.
    public static let shown = "text"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `button`.
  public struct Button: ContentElement {
    /// The word for it.
    public static let kind = "button"
    /// The key of what it shows.
    public static let shown = "text"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `imageView`.
  public struct ImageView: ContentElement {
    /// The word for it.
    public static let kind = "imageView"
    /// The key of what it shows.
    public static let shown = "image"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `icon`.
  public struct Icon: ContentElement {
    /// The word for it.
    public static let kind = "icon"
    /// The key of what it shows.
    public static let shown = "icon"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `textField`.
  public struct TextField: ContentElement {
    /// The word for it.
    public static let kind = "textField"
    /// The key of what it shows.
    public static let shown = "text"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `textView`.
  public struct TextView: ContentElement {
    /// The word for it.
    public static let kind = "textView"
    /// The key of what it shows.
    public static let shown = "text"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `stackView`.
  public struct StackView: ContainerElement {
    /// The word for it.
    public static let kind = "stackView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `scrollView`.
  public struct ScrollView: ContainerElement {
    /// The word for it.
    public static let kind = "scrollView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `tableView`.
  public struct TableView: ContainerElement {
    /// The word for it.
    public static let kind = "tableView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `collectionView`.
  public struct CollectionView: ContainerElement {
    /// The word for it.
    public static let kind = "collectionView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `tableCell`.
  public struct TableCell: ContainerElement {
    /// The word for it.
    public static let kind = "tableCell"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `collectionCell`.
  public struct CollectionCell: ContainerElement {
    /// The word for it.
    public static let kind = "collectionCell"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `reusableView`.
  public struct ReusableView: ContainerElement {
    /// The word for it.
    public static let kind = "reusableView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `contentView`.
  public struct ContentView: ContainerElement {
    /// The word for it.
    public static let kind = "contentView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `divider`.
  public struct Divider: ContainerElement {
    /// The word for it.
    public static let kind = "divider"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `spacer`.
  public struct Spacer: ContainerElement {
    /// The word for it.
    public static let kind = "spacer"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `containerView`.
  public struct ContainerView: ContainerElement {
    /// The word for it.
    public static let kind = "containerView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `switch`.
  public struct Switch: ContainerElement {
    /// The word for it.
    public static let kind = "switch"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `slider`.
  public struct Slider: ContainerElement {
    /// The word for it.
    public static let kind = "slider"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `stepper`.
  public struct Stepper: ContainerElement {
    /// The word for it.
    public static let kind = "stepper"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `colorWell`.
  public struct ColorWell: ContainerElement {
    /// The word for it.
    public static let kind = "colorWell"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `segmentedControl`.
  public struct SegmentedControl: ContainerElement {
    /// The word for it.
    public static let kind = "segmentedControl"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `progressView`.
  public struct ProgressView: ContainerElement {
    /// The word for it.
    public static let kind = "progressView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `activityIndicator`.
  public struct ActivityIndicator: ContainerElement {
    /// The word for it.
    public static let kind = "activityIndicator"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `pageControl`.
  public struct PageControl: ContainerElement {
    /// The word for it.
    public static let kind = "pageControl"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `pickerView`.
  public struct PickerView: ContainerElement {
    /// The word for it.
    public static let kind = "pickerView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `datePicker`.
  public struct DatePicker: ContainerElement {
    /// The word for it.
    public static let kind = "datePicker"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `searchBar`.
  public struct SearchBar: ContainerElement {
    /// The word for it.
    public static let kind = "searchBar"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `navigationBar`.
  public struct NavigationBar: ContainerElement {
    /// The word for it.
    public static let kind = "navigationBar"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `toolbar`.
  public struct Toolbar: ContainerElement {
    /// The word for it.
    public static let kind = "toolbar"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `tabBar`.
  public struct TabBar: ContainerElement {
    /// The word for it.
    public static let kind = "tabBar"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `visualEffectView`.
  public struct VisualEffectView: ContainerElement {
    /// The word for it.
    public static let kind = "visualEffectView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `webView`.
  public struct WebView: ContainerElement {
    /// The word for it.
    public static let kind = "webView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }
}
