package import EmakiDiagnostics
package import EmakiLayout
package import EmakiScenes

extension InputFile {
  /// Warnings of a layout's issues in the file, one for each cause; one that the rows of a table repeat,
  /// as their prototype has it, is reported once.
  func warnings(about issues: [LayoutIssue], in timeline: Timeline) -> [Diagnostic] {
    if issues.isEmpty { return [] }
    let names = names(in: timeline)
    return issues.withRepetitions.byCause.map { finding in
      Diagnostic(
        .warning, finding.text(calling: names), at: SourceLocation(finding.issue.place, in: name),
        hint: finding.issue.hint)
    }
  }

  /// The views of a scene file of which nothing says where they lie; of storyboards, which
  /// Interface Builder completes, none.
  func unplaced(_ issues: [LayoutIssue], in timeline: Timeline) -> [LayoutIssue] {
    let open = issues.filter(\.isUnplaced)
    guard !isInterfaceBuilder, !open.isEmpty else { return [] }
    return open.withoutConsequences(in: [
      timeline.snapshot(at: 0).screen, timeline.snapshot(at: timeline.duration).screen,
    ])
  }

  /// The names of a timeline's views in messages.
  package func names(in timeline: Timeline) -> LayoutNames {
    guard isInterfaceBuilder else { return LayoutNames() }
    return LayoutNames(
      describing: [
        timeline.snapshot(at: 0).screen, timeline.snapshot(at: timeline.duration).screen,
      ])
  }
}

extension SourceLocation {
  /// The location of a position in a file or, where the position names no other, in the input.
  package init(_ place: FilePlace, in input: String) {
    self.init(file: place.file ?? input, line: place.line, column: place.column)
  }
}

extension [LayoutIssue] {
  /// Each with the number of others that only repeat it.
  fileprivate var withRepetitions: [LayoutFinding] {
    var places: [String: Int] = [:]
    var list: [LayoutFinding] = []
    for issue in self {
      let words = "\(issue)".withoutRepetitions
      if let place = places[words] {
        list[place].rows += 1
      } else {
        places[words] = list.count
        list.append(LayoutFinding(issue: issue))
      }
    }
    return list
  }
}

extension [LayoutIssue] {
  /// Without issues that follow from others: a view whose superview's length is open is open on
  /// that axis, too, as is one of which a constraint is broken; and views without a location in the
  /// file do not matter to those who write it.
  func withoutConsequences(in screens: [LaidOutScreen]) -> [LayoutIssue] {
    var open: [ViewID: Set<LayoutAttribute>] = [:]
    for case .ambiguous(let view, let attributes, _) in self {
      open[view, default: []].formUnion(attributes)
    }
    let broken = brokenAxes
    var superviews: [ViewID: ViewID] = [:]
    for screen in screens where !open.isEmpty {
      for node in screen.nodes where open[node.view.id] != nil {
        superviews[node.view.id] = node.parent.map { screen.nodes[$0].view.id }
      }
    }
    return filter { issue in
      if case .tied(_, _, _, let place) = issue { return place.line != nil }
      guard case .ambiguous(let view, let attributes, let place) = issue else { return true }
      let outer = superviews[view].flatMap { open[$0] } ?? []
      let follows = attributes.allSatisfy { attribute in
        outer.contains(attribute.axis == .horizontal ? .width : .height)
          || broken[view]?.contains(attribute.axis) ?? false
      }
      return !follows && place.line != nil
    }
  }

  /// The axes on which constraints of views are broken.
  private var brokenAxes: [ViewID: Set<Axis>] {
    var axes: [ViewID: Set<Axis>] = [:]
    for case .unsatisfiable(let constraint, _) in self {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard case .view(let view) = anchor.item else { continue }
        axes[view, default: []].insert(anchor.attribute.axis)
      }
    }
    return axes
  }
}

extension LayoutIssue {
  /// True where a view has no position along either axis.
  var isUnplaced: Bool {
    guard case .ambiguous(_, let attributes, _) = self else { return false }
    return Axis.allCases.allSatisfy { axis in
      attributes.contains { $0.axis == axis && $0 != .width && $0 != .height }
    }
  }

  /// Whether something that was asked for does not hold.
  ///
  /// Ambiguity is for `inspect` and `validate` to tell: the pictures show one of several layouts.
  var isConflict: Bool {
    switch self {
    case .ambiguous, .tied: false
    case .unsatisfiable, .invalid, .overfull, .unsolved: true
    }
  }
}

extension String {
  /// Without the numbers behind repeated names: `title#12` becomes `title`.
  fileprivate var withoutRepetitions: String {
    var result = ""
    var isNumber = false
    for character in self {
      if character == "#" {
        isNumber = true
      } else if !isNumber || !character.isNumber {
        isNumber = false
        result.append(character)
      }
    }
    return result
  }
}
