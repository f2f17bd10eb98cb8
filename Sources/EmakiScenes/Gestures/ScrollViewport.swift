import EmakiLimits
import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A scroll view as it is shown, with its range and behaviour.
struct ScrollViewport {
  let index: Int
  let id: ViewID
  let offset: Point
  private let size: Size
  /// As shown.
  private let content: Size
  /// The zoom factor as shown.
  private let zoom: Double
  private let hasContent: Bool
  private let state: ScrollState
  private let isTable: Bool
  /// The refresh control that a pull starts, if there is one.
  let refresh: RefreshControl?
  /// Whether that has been started.
  let isRefreshing: Bool
  /// Whether the content lies from right to left.
  private let isMirrored: Bool

  /// `nil` for a view that does not scroll.
  init?(_ snapshot: Snapshot, at index: Int) {
    let node = snapshot.screen.nodes[index]
    guard let state = node.view.scroll else { return nil }
    self.index = index
    self.state = state
    id = node.view.id
    offset = snapshot.presentations[index].contentOffset
    size = snapshot.presentations[index].frame.size
    let next = snapshot.screen.nodes.indices.contains(index + 1) ? index + 1 : index
    hasContent = snapshot.screen.nodes[next].parent == index
    zoom = state.zooms && hasContent ? snapshot.presentations[next].transform.scale.x : 1
    let unscaled = state.contentSize ?? node.contentSize
    content = Size(width: unscaled.width * zoom, height: unscaled.height * zoom)
    isTable = node.view.kind == .tableView
    refresh = state.refresh
    isRefreshing =
      refresh.flatMap { snapshot.screen.index(of: $0.view) }
      .map { snapshot.presentations[$0].isOn } ?? false
    isMirrored = node.direction == .rightToLeft
  }

  var contentInset: Insets { state.contentInset }

  func length(_ axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }

  private func contentLength(_ axis: Axis) -> Double {
    axis == .horizontal ? content.width : content.height
  }

  var longerAxis: Axis {
    contentLength(.horizontal) - length(.horizontal)
      > contentLength(.vertical) - length(.vertical) ? .horizontal : .vertical
  }

  /// The range from −inset to the content's end; while it refreshes the room for that is before the
  /// content.
  ///
  /// Content that is a little longer than the view scrolls at least until a large title above it is
  /// collapsed, so that the title never rests in between.
  func range(_ axis: Axis) -> ScrollRange {
    let inset = state.contentInset
    let room = isRefreshing ? RefreshControl.height : 0
    let range = ScrollRange(
      content: contentLength(axis), viewport: length(axis),
      leadingInset: axis == .horizontal ? inset.left : inset.top + room,
      trailingInset: axis == .horizontal ? inset.right : inset.bottom)
    guard axis == .vertical, state.collapsingInset > 0, range.upper > range.lower else {
      return range
    }
    return ScrollRange(
      lower: range.lower, upper: max(range.upper, state.collapsingInset - inset.top))
  }

  /// The offset of what lies so many points from the beginning of the content, which is the right
  /// end where lines run to the left, as far as the ends allow.
  func offset(at distance: Double, _ axis: Axis) -> Point {
    let isTurned = isMirrored && axis == .horizontal
    let way = isTurned ? contentLength(axis) - length(axis) - distance : distance
    return offset.with(axis, range(axis).clamped(way))
  }

  /// The offset of an end of the content; the other axis stays.
  func offset(at end: Scroll.End) -> Point {
    switch end {
    case .top: offset.with(.vertical, range(.vertical).lower)
    case .bottom: offset.with(.vertical, range(.vertical).upper)
    case .left: offset.with(.horizontal, range(.horizontal).lower)
    case .right: offset.with(.horizontal, range(.horizontal).upper)
    case .leading: offset(at: isMirrored ? .right : .left)
    case .trailing: offset(at: isMirrored ? .left : .right)
    }
  }

  /// How many points before what is shown the content begins.
  func distance(_ axis: Axis) -> Double {
    let shown = offset.along(axis)
    return isMirrored && axis == .horizontal ? contentLength(axis) - length(axis) - shown : shown
  }

  /// How many pages as long as the view there are, the last of them perhaps in part.
  func pages(_ axis: Axis) -> Int {
    let (way, length) = (range(axis).upper, length(axis))
    guard way > 0, length > 0 else { return 1 }
    // A remainder too small to be seen is no page.
    return Int(clamping: (way / length - 1e-3).rounded(.up)) + 1
  }

  /// Whether the content is longer than the view.
  func scrolls(_ axis: Axis) -> Bool {
    range(axis).upper > range(axis).lower
  }

  /// Whether a finger moves the content along an axis; tables always bounce.
  func follows(_ axis: Axis) -> Bool {
    let bounces =
      axis == .vertical
      ? isTable || refresh != nil || state.alwaysBouncesVertically
      : state.alwaysBouncesHorizontally
    return state.isScrollEnabled && (scrolls(axis) || bounces)
  }

  /// Whether a pinch scales the content.
  var zooms: Bool { state.zooms && hasContent }

  /// How the content is scaled by two fingers about a point of the view.
  func zoomMotion(fingers: DragPath, about centre: Point) -> ZoomMotion {
    let unscaled = Size(width: content.width / zoom, height: content.height / zoom)
    let limits = state.zoomLimits(content: unscaled, viewport: size)
    return ZoomMotion(
      range: ZoomRange(minimum: limits.lowerBound, maximum: limits.upperBound),
      content: unscaled, viewport: size, isCentred: state.centersContent, startScale: zoom,
      startOffset: offset, centre: centre, fingers: fingers)
  }

  /// The scrollable range along an axis.
  func surface(_ axis: Axis) -> ScrollSurface {
    var surface = ScrollSurface(range: range(axis), viewport: length(axis))
    if state.isPagingEnabled, length(axis) > 0 {
      let pages = (contentLength(axis) / length(axis)).rounded(.up)
      surface.paging = PagingTarget(
        pageLength: length(axis), pageCount: Int(clamping: min(max(pages, 1), 1e6)))
      surface.rate = .fast
    }
    if axis == .vertical { surface.collapsing = state.collapsingInset }
    if axis == .vertical, refresh != nil, !isRefreshing {
      surface.refresh = RefreshRoom(
        length: RefreshControl.height, threshold: RefreshControl.threshold)
    }
    return surface
  }
}

extension Point {
  /// The coordinate along an axis.
  func along(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// With another coordinate along an axis.
  func with(_ axis: Axis, _ value: Double) -> Point {
    axis == .horizontal ? Point(x: value, y: y) : Point(x: x, y: value)
  }
}
