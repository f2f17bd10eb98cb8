import EmakiDrawing
public import EmakiLayout

/// The background of a bar that is clear while what scrolls under it rests at its top, as UIKit's
/// bars are since iOS 15: it is there while content lies under the bar.
extension View {
  /// The background below a bar, with the line at its end.
  public static func barGround(of bar: ViewID) -> View {
    let id = ViewID.barGround(of: bar)
    var line = View(.view, id: id.part(.line))
    line.role = .fill
    line.origin = .part(.navigationBar)
    var ground = View(.view, id: id, subviews: [line])
    ground.role = .surface
    ground.origin = .part(.navigationBar)
    ground.alpha = 0
    ground.constraints =
      [LayoutAttribute.left, .right, .bottom].map {
        Constraint(Anchor(line.id, $0), .equal, Anchor(id, $0))
      } + [Constraint(Anchor(line.id, .height), constant: 0.5)]
    return ground
  }

  /// The constraints that keep it as large as the bar; for the superview of both.
  public static func groundConstraints(of bar: ViewID) -> [Constraint] {
    [LayoutAttribute.left, .right, .top, .bottom].map {
      Constraint(Anchor(.barGround(of: bar), $0), .equal, Anchor(bar, $0))
    }
  }
}

extension ViewID {
  /// The id of the background below a bar.
  public static func barGround(of bar: ViewID) -> ViewID { bar.part(.barBackground) }
}

extension Scene {
  /// The links by which the backgrounds of bars come as content scrolls under them.
  var barLinks: [Link] {
    motions.isEmpty ? [] : (controller.all + offstage.flatMap(\.all)).compactMap(\.barLink)
  }
}

extension ViewController {
  /// Points of scrolling after which the background is there.
  private static let way = 8.0

  fileprivate var barLink: Link? {
    guard let bar = view.subviews.first(where: { $0.kind == .navigationBar })?.id,
      view.subviews.contains(where: { $0.id == .barGround(of: bar) }),
      let scroller = children.first?.scrollerBelowBars
    else { return nil }
    let top = -scroller.inset
    return Link(
      from: LinkExpression(scroller.id, .contentOffsetY),
      to: .view(.barGround(of: bar), .alpha),
      input: [top, top + Self.way].map { LinkExpression(constant: $0) },
      output: .numbers([0, 1]))
  }

  /// The first view that scrolls and begins under bars, and how far these reach over it.
  private var scrollerBelowBars: (id: ViewID, inset: Double)? {
    let scroller = view.first { ($0.scroll?.barInset.top ?? 0) > 0 }
    if let scroller { return (scroller.id, scroller.scroll?.contentInset.top ?? 0) }
    return children.lazy.compactMap(\.scrollerBelowBars).first
  }
}
