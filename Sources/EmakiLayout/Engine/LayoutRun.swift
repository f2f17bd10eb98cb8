import EmakiDrawing
import EmakiLimits

/// One layout of one tree: solves, looks what depends on the result, and solves again.
///
/// Margins, nested safe areas and the line breaks of labels need frames, and frames need them.
/// Twice is enough for most files that Interface Builder saved; a third time covers both at once.
/// In views inside one another that keep clear of the safe area, each comes to rest after the one
/// around it.
struct LayoutRun {
  private static let mostPasses = 3
  /// The same where margins have not come to rest.
  private static let mostPassesOfMargins = 9

  let tree: LayoutTree
  let environment: LayoutEnvironment
  let resolved: [ResolvedConstraint]
  private(set) var natural: NaturalSizes
  /// The frames so far, in the superviews' coordinates, not rounded.
  private(set) var frames: [Rect] = []
  /// The lengths of scroll contents that constraints decide.
  private(set) var contents: [ScrollContent]
  private(set) var issues = LayoutIssues()
  /// The last solve of each part, with the range of views that it lays out.
  private(set) var passes: [(nodes: Range<Int>, pass: LayoutPass)] = []
  /// The safe areas and margins that constraints were written with.
  private var usedInsets: Set<InsetRules.Use> = []
  /// The work that solvers may still do.
  private var work = InputLimit.solverWork.most
  /// Whether they are kept, to be asked for reasons.
  let keepsPasses: Bool

  init(
    _ tree: LayoutTree, environment: LayoutEnvironment, resolved: [ResolvedConstraint],
    engine: LayoutEngine, keepsPasses: Bool = false
  ) {
    self.keepsPasses = keepsPasses
    self.tree = tree
    self.environment = environment
    self.resolved = resolved
    natural = NaturalSizes(
      tree, scale: environment.textScale ?? environment.scale, bars: environment.bars,
      engine: engine)
    contents = Array(repeating: ScrollContent(), count: tree.nodes.count)
  }

  /// The solution of the constraints, before any frame is set directly.
  struct Solution: Sendable {
    fileprivate let frames: [Rect]
    fileprivate let contents: [ScrollContent]
    fileprivate let issues: LayoutIssues
    fileprivate let natural: NaturalSizes.Known
    fileprivate let usedInsets: Set<InsetRules.Use>
    fileprivate let work: Int
  }

  /// The solution so far; setting it resumes from there, also with a tree that differs in looks.
  var solution: Solution {
    get {
      Solution(
        frames: frames, contents: contents, issues: issues, natural: natural.known,
        usedInsets: usedInsets, work: work)
    }
    set {
      (frames, contents, issues) = (newValue.frames, newValue.contents, newValue.issues)
      (natural.known, usedInsets, work) = (newValue.natural, newValue.usedInsets, newValue.work)
    }
  }

  /// Lays everything out inside the root.
  mutating func layOutAll() {
    var known: [Rect?] = Array(repeating: nil, count: tree.nodes.count)
    known[0] = Rect(origin: .zero, size: environment.size)
    let pass = settle(known: known)
    frames = pass.frames
    for index in contents.indices { contents[index] = pass.content(of: index) }
    issues = LayoutIssues(pass, tree: tree, resolved: resolved)
    if keepsPasses { passes.append((tree.nodes.indices, pass)) }
  }

  /// Gives a view another frame; lays out its subviews again where they do not simply move along.
  mutating func override(_ node: Int, with frame: Rect) {
    let previous = frames[node]
    guard previous != frame else { return }
    frames[node] = frame
    let inside = (node + 1)..<tree.nodes[node].end
    if movesAlong(inside, of: node, from: previous) { return }
    var known: [Rect?] = frames
    for index in inside { known[index] = nil }
    let pass = settle(known: known)
    if keepsPasses { passes.append((inside, pass)) }
    for index in inside { frames[index] = pass.frames[index] }
    for index in node..<tree.nodes[node].end { contents[index] = pass.content(of: index) }
  }

  /// Whether the subviews of a view keep their frames in it: its size is the same, what covers the
  /// screen reaches no further into them, and no constraint joins them to views outside.
  private func movesAlong(_ inside: Range<Int>, of node: Int, from previous: Rect) -> Bool {
    let (old, new) = (previous.size, frames[node].size)
    guard abs(old.width - new.width) < 1e-9, abs(old.height - new.height) < 1e-9 else {
      return false
    }
    let own = node..<inside.upperBound
    let joinsOutside = resolved.contains { constraint in
      guard let second = constraint.second?.item.node else { return false }
      let first = constraint.first.item.node
      return inside.contains(first) && !own.contains(second)
        || inside.contains(second) && !own.contains(first)
    }
    if joinsOutside { return false }
    let used = usedInsets.filter { own.contains($0.node) }
    if used.isEmpty { return true }
    var earlier = frames
    earlier[node] = previous
    let before = InsetRules(tree, environment: environment, frames: earlier)
    let after = InsetRules(tree, environment: environment, frames: frames)
    return used.allSatisfy {
      before.insets($0.kind, of: $0.node).isClose(to: after.insets($0.kind, of: $0.node))
    }
  }

  /// Lays out what is not known. Where margins do not come to rest from a guess of views that fill
  /// their superviews, they may from one that nothing covers.
  private mutating func settle(known: [Rect?]) -> LayoutPass {
    let pass = settle(known: known, from: nil)
    guard !pass.isUnsolved, pass.usesStaleInsets(environment) else { return pass }
    let bare = FrameEstimates.bare(Geometry(tree, known: known))
    let other = settle(known: known, from: bare)
    return other.usesStaleInsets(environment) ? pass : other
  }

  private mutating func settle(known: [Rect?], from estimates: [Rect]?) -> LayoutPass {
    var pass = pass(known: known, estimates: estimates)
    let first = pass
    var wasRewrapped = false
    for number in 1..<Self.mostPassesOfMargins where !pass.isUnsolved {
      let rewrapped = number < Self.mostPasses && rewrap(pass)
      guard rewrapped || pass.usesStaleInsets(environment) else { return pass }
      wasRewrapped = wasRewrapped || rewrapped
      pass = self.pass(known: known, estimates: pass.frames)
    }
    // A margin that moves the view that it belongs to never comes to rest: the first guess stands.
    let isRestless = !wasRewrapped && !pass.isUnsolved && pass.usesStaleInsets(environment)
    return isRestless ? first : pass
  }

  private mutating func pass(known: [Rect?], estimates: [Rect]?) -> LayoutPass {
    let pass = LayoutPass(
      tree: tree, environment: environment, resolved: resolved, known: known,
      estimates: estimates, natural: &natural, within: work)
    work -= pass.solution.work
    usedInsets.formUnion(pass.usedInsets.keys)
    return pass
  }

  /// Breaks lines again where a label got another width than it was measured with.
  private mutating func rewrap(_ pass: LayoutPass) -> Bool {
    var changed = false
    for (index, node) in tree.nodes.enumerated() where natural.followsWidth(node.view) {
      let width = pass.frames[index].width
      if natural.wrapWidths[index].map({ abs($0 - width) > 1e-6 }) ?? true {
        natural.wrap(index, at: width)
        changed = true
      }
    }
    for (index, node) in tree.nodes.enumerated() where TextSizes.wraps(node.view) {
      guard !pass.geometry.span(of: index, .vertical).length.isConstant,
        let needed = natural.extent(of: index).width
      else { continue }
      let width = pass.frames[index].width
      let change = natural.wrapWidths[index].map { width - $0 }
      let isNarrower = width < needed - 1e-6 && change.map { abs($0) > 1e-6 } ?? true
      let isWider = change.map { $0 > 1e-6 } ?? false
      if isNarrower || isWider {
        natural.wrap(index, at: width)
        changed = true
      }
    }
    return changed
  }
}

/// The lengths of a scroll view's content, where constraints decide them.
struct ScrollContent: Sendable {
  var width: Double?
  var height: Double?
}
