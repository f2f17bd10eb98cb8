import EmakiDrawing
import EmakiLayout

/// Finds controls and pictures without a name: a screen reader says what they are, but not which.
struct LabelRule {
  func findings(in views: SeenViews) -> [AccessibilityFinding] {
    views.seen.compactMap { seen in
      guard needsLabel(seen, in: views), SpokenElement.label(of: seen, in: views).isEmpty,
        !hasOwnWords(seen)
      else { return nil }
      let isPicture = Self.pictures.contains(seen.view.kind)
      return AccessibilityFinding(
        .label, seen,
        "\"\(seen.view.id)\", \(seen.view.kind.traits.noun), has no label",
        hint: isPicture
          ? "say what it shows: accessibility: {label: …}, or {hidden: true} where it only decorates"
          : "say what it does: accessibility: {label: …}")
    }
  }

  private static let pictures: Set<View.Kind> = [.imageView, .icon]

  private func needsLabel(_ seen: SeenView, in views: SeenViews) -> Bool {
    if views.isPart(seen) || seen.accessibility.isElement == false { return false }
    switch seen.view.kind {
    // In a cell it is no element, and its text says the same.
    case .imageView: return !isInRowWithText(seen, in: views)
    // Beside a text an icon repeats what that says.
    case .icon:
      let neighbours = seen.parent.map(views.children) ?? []
      return !neighbours.contains { !($0.own.text ?? "").isEmpty }
    case .segmentedControl, .tabBar, .toolbar, .navigationBar, .pageControl, .stepper:
      return seen.view.kind == .stepper
    default: return seen.view.kind.isControl && !isNamedByRow(seen, in: views)
    }
  }

  private func isInRowWithText(_ seen: SeenView, in views: SeenViews) -> Bool {
    guard let row = views.ancestors(of: seen).first(where: { $0.view.kind == .tableCell }) else {
      return false
    }
    return !SpokenElement.label(of: row, in: views).isEmpty || hasText(row, views)
  }

  private func hasText(_ seen: SeenView, _ views: SeenViews) -> Bool {
    views.children(of: seen.index).contains {
      $0.view.kind == .label && !($0.own.text ?? "").isEmpty || hasText($0, views)
    }
  }

  /// A cell whose accessory is a switch is read as one, by its text.
  private func isNamedByRow(_ seen: SeenView, in views: SeenViews) -> Bool {
    views.ancestors(of: seen).contains { $0.accessibility.isElement == true }
  }

  /// Whether a field says something while it is empty.
  private func hasOwnWords(_ seen: SeenView) -> Bool {
    switch seen.view.kind {
    case .textField, .textView, .searchBar:
      seen.view.text?.placeholder?.isEmpty == false || seen.view.text?.isPlaceholder == true
        || seen.view.kind == .searchBar
    default: false
    }
  }
}
