import EmakiDrawing

/// The sizes of views by their content, as alignment rectangles.
///
/// Properties that do not depend on the content are in ``KindTraits``. Figures without another
/// source are read off frames that Interface Builder saved, in its newest form; a reader of older
/// files gives a view's `intrinsicSize` instead.
struct NaturalSizes {
  /// A width and a height, each of which may be free.
  struct Extent: Sendable, Hashable {
    var width: Double?
    var height: Double?

    static let none = Extent(width: nil, height: nil)
  }

  let tree: LayoutTree
  let scale: Double
  private let bars: BarHeights
  let engine: LayoutEngine
  private var measurer: any TextMeasuring { engine.measurer }
  /// The sizes measured so far.
  var known: Known

  /// Sizes that were measured, by the indices of views.
  struct Known: Sendable {
    /// Where the lines of labels break that take their width from the layout.
    fileprivate(set) var wrapWidths: [Int: Double] = [:]
    fileprivate var measured: [Extent?]
  }

  /// Where the lines of labels break that take their width from the layout.
  var wrapWidths: [Int: Double] { known.wrapWidths }

  init(_ tree: LayoutTree, scale: Double, bars: BarHeights, engine: LayoutEngine) {
    self.tree = tree
    self.scale = scale
    self.bars = bars
    self.engine = engine
    known = Known(measured: Array(repeating: nil, count: tree.nodes.count))
  }

  /// Breaks a label's lines at a width from now on.
  mutating func wrap(_ node: Int, at width: Double) {
    known.wrapWidths[node] = width
    known.measured[node] = nil
  }

  /// The natural size of a view: the given one, or where none is given the content's.
  mutating func extent(of node: Int) -> Extent {
    let given = tree.nodes[node].view.intrinsicSize
    guard given.width == .measured || given.height == .measured else {
      return Extent(width: given.width.points, height: given.height.points)
    }
    let content = contentExtent(of: node)
    return Extent(
      width: given.width == .measured ? content.width : given.width.points,
      height: given.height == .measured ? content.height : given.height.points)
  }

  private mutating func contentExtent(of node: Int) -> Extent {
    if let extent = known.measured[node] { return extent }
    let extent = measure(node)
    known.measured[node] = extent
    return extent
  }

  private func measure(_ node: Int) -> Extent {
    let view = tree.nodes[node].view
    switch view.kind {
    case .label: return TextSizes(view, scale, measurer).label(wrapWidth: wrapWidths[node])
    case .button: return TextSizes(view, scale, measurer).button(wrapWidth: wrapWidths[node])
    case .textField: return TextSizes(view, scale, measurer).textField()
    case .textView where view.scroll?.isScrollEnabled == false:
      return TextSizes(view, scale, measurer).textView(wrapWidth: wrapWidths[node])
    case .tableView where followsWidth(view), .collectionView where followsWidth(view):
      return Extent(width: nil, height: rowsHeight(of: node))
    case .tableView where view.scroll?.isScrollEnabled == false:
      return Extent(width: nil, height: contentHeight(of: node))
    case .imageView: return Extent(view.image?.size)
    case .icon: return Extent(view.image?.size ?? Size(width: 24, height: 24))
    case .segmentedControl:
      return Extent(width: TextSizes(view, scale, measurer).segments(), height: 31)
    default: return control(node)
    }
  }

  /// Whether the view is as high as its rows, which depends on its width.
  func followsWidth(_ view: View) -> Bool {
    guard let rows = view.rows else { return false }
    return view.scroll?.isScrollEnabled == false && rows.flow?.axis != .horizontal
  }

  /// The height of rows that are made as they come into view; at the width of a narrow phone until
  /// the view's width is known.
  private func rowsHeight(of node: Int) -> Double? {
    guard let content = tree.nodes[node].view.rows else { return nil }
    let width = wrapWidths[node] ?? 320
    let cells = CellLayout(
      engine: engine, scale: scale, direction: tree.nodes[node].direction, sides: .zero,
      width: width)
    let hosted = content.hosted.compactMapValues { id in
      tree.nodes[node].children.first { tree.nodes[$0].view.id == id }
        .map { cells.height(ofHosted: tree.viewAlone($0), width: width) }
    }
    return RowMeasurement(cells: cells)
      .geometry(of: content, in: tree.nodes[node].view.id, breadth: width, hosted: hosted).extent
  }

  /// The height of the rows of a table that does not scroll.
  private func contentHeight(of table: Int) -> Double? {
    let node = tree.nodes[table]
    if let size = node.view.scroll?.contentSize { return size.height }
    return node.children.map { tree.nodes[$0].view }
      .filter { $0.placement != .constraints && !$0.isHidden }
      .reduce(0) { max($0, $1.frame.maxY) }
  }

  /// Kinds whose size does not depend on fonts.
  private func control(_ node: Int) -> Extent {
    let view = tree.nodes[node].view
    return switch view.kind.traits.natural {
    case .none: .none
    case .fixed(let width, let height): Extent(width: width, height: height)
    case .byContent: controlByContent(view)
    case .line: line(in: tree.nodes[tree.nodes[node].parent].view.stack)
    }
  }

  private func line(in stack: StackLayout?) -> Extent {
    stack?.axis == .horizontal
      ? Extent(width: 1 / scale, height: nil) : Extent(width: nil, height: 1 / scale)
  }

  private func controlByContent(_ view: View) -> Extent {
    switch view.kind {
    case .activityIndicator:
      view.control.activityStyle?.isLarge == true
        ? Extent(width: 37, height: 37) : Extent(width: 20, height: 20)
    case .pageControl: Extent(width: Self.pageControlWidth(view.control.pages.count), height: 26)
    // Scopes below the field take a row of 44 points, a prompt above it one of 31.
    case .searchBar:
      Extent(
        width: nil,
        height: (view.control.items.isEmpty ? 56 : 100)
          + (view.control.search.prompt == nil ? 0 : 31))
    case .datePicker:
      switch view.control.dateStyle {
      case .compact: Extent(CompactDate(view).size(scale: scale, measurer))
      // A choice: 44 points for the month, for each week and for a time.
      case .inline: Extent(width: 320, height: view.control.items.count > 1 ? 374 : 330)
      default: Extent(width: 320, height: 216)
      }
    case .navigationBar: Extent(width: nil, height: bars.navigationBar)
    case .toolbar: Extent(width: nil, height: bars.toolbar)
    case .tabBar: Extent(width: nil, height: bars.tabBar)
    default: .none
    }
  }

  /// As Interface Builder saves them since Xcode 13: 116 pt for three dots, 26 pt for each other.
  private static func pageControlWidth(_ pages: Int) -> Double {
    pages > 0 ? Double(pages) * 26 + 38 : 0
  }

  /// The letters that decide a view's natural height and baselines; `nil` for a view without text.
  static func font(of view: View) -> Font? {
    view.kind.traits.fontSize.map { view.text?.font ?? .system($0) }
  }
}

extension NaturalSizes.Extent {
  init(_ size: Size?) {
    self.init(width: size?.width, height: size?.height)
  }

  /// The width or height.
  func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension IntrinsicSize.Length {
  /// The given length, if one is given.
  fileprivate var points: Double? {
    if case .points(let length) = self { max(0, length) } else { nil }
  }
}
