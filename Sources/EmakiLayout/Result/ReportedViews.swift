import EmakiDrawing

/// The views in reports: those that the author wrote, and one for each whole, such as a navigation
/// bar, whose parts nobody wrote.
public struct ReportedViews: Sendable, Hashable {
  /// The facts about a view that a report needs.
  public struct Member: Sendable, Hashable {
    /// The index of the superview among the members, which comes before; `nil` for a root.
    public var superview: Int?
    /// The view that this one is a part of; `nil` for views that the author wrote.
    public var whole: View.Origin.Whole?
    /// Whether something of it can be seen, its superviews permitting.
    public var isShown: Bool

    /// Makes a member.
    public init(superview: Int?, whole: View.Origin.Whole?, isShown: Bool) {
      self.superview = superview
      self.whole = whole
      self.isShown = isShown
    }
  }

  /// For each view the one that reports name for it: itself, or the outermost of the whole that it
  /// is a part of. `nil` for what reports leave out.
  public private(set) var subjects: [Int?] = []
  /// The nearest view with a line around each view.
  public private(set) var superviews: [Int?] = []
  /// Whether each view and all around it are shown.
  public private(set) var isShown: [Bool] = []
  /// For each view whether it has a separate line: wholes have one only where they can be seen.
  public private(set) var isListed: [Bool] = []
  /// The names of wholes that have a line, by their indices: `navigation bar`, and the second of a
  /// screen `navigation bar 2`.
  public private(set) var wholeNames: [Int: String] = [:]

  /// Sorts views, which come after their superviews.
  public init(_ members: [Member]) {
    var counts: [View.Origin.Whole: Int] = [:]
    for (index, member) in members.enumerated() {
      let outer = member.superview
      isShown.append(member.isShown && (outer.map { isShown[$0] } ?? true))
      superviews.append(outer.flatMap { isListed[$0] ? $0 : superviews[$0] })
      let subject = subject(of: index, member, in: members)
      subjects.append(subject)
      isListed.append(subject == index && (member.whole == nil || isShown[index]))
      guard let whole = member.whole, isListed[index] else { continue }
      let number = counts[whole, default: 0] + 1
      counts[whole] = number
      wholeNames[index] = number == 1 ? whole.rawValue : "\(whole.rawValue) \(number)"
    }
  }

  private func subject(of index: Int, _ member: Member, in members: [Member]) -> Int? {
    guard let whole = member.whole else { return index }
    if let outer = member.superview, members[outer].whole == whole { return subjects[outer] }
    return whole.isReported ? index : nil
  }
}

extension View.Origin {
  /// The view that this one is a part of; `nil` for views that the author wrote.
  public var whole: Whole? {
    if case .part(let whole) = self { return whole }
    return nil
  }
}

extension View.Origin.Whole {
  /// Whether reports have a line for it: what only holds views, or comes and goes with a
  /// transition, has none.
  public var isReported: Bool {
    switch self {
    case .navigationBar, .tabBar, .presentation, .refreshControl, .swipe: true
    case .container, .window, .transition: false
    }
  }
}

extension Snapshot {
  /// The facts about its views that reports need.
  public var reportedMembers: [ReportedViews.Member] {
    zip(screen.nodes, presentations).map { node, own in
      ReportedViews.Member(
        superview: node.parent, whole: node.view.origin.whole,
        isShown: !own.isHidden && own.alpha > 0.001 && own.frame.width > 0 && own.frame.height > 0)
    }
  }

  /// The titles that are seen in a navigation bar that nobody wrote, or in all of them; large ones
  /// say so.
  ///
  /// - Parameter bar: its index among the views.
  public func barTitles(in bar: Int? = nil) -> String {
    var alphas: [Double] = []
    var isInside: [Bool] = []
    var titles: [String] = []
    for (index, node) in screen.nodes.enumerated() {
      let own = presentations[index]
      alphas.append((node.parent.map { alphas[$0] } ?? 1) * (own.isHidden ? 0 : own.alpha))
      isInside.append(bar == nil || index == bar || node.parent.map { isInside[$0] } == true)
      guard isInside[index], alphas[index] > 0.5, let title = barTitle(index) else { continue }
      titles.append(title)
    }
    return titles.joined(separator: ", ")
  }

  private func barTitle(_ index: Int) -> String? {
    let node = screen.nodes[index]
    let own = presentations[index]
    guard node.view.origin == .part(.navigationBar), node.view.kind == .label, let text = own.text,
      !text.isEmpty, own.frame.height > 0,
      node.parent.map({ presentations[$0].frame.height > 0 }) ?? true
    else { return nil }
    return (node.view.text?.font.size ?? 0) >= 30 ? "large title \(text)" : text
  }
}
