import EmakiAccessibility
package import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiWireframe

extension ScenePair {
  /// The findings of the accessibility check that came and those that went, one sentence each. A
  /// scene that came has all of it new.
  func accessibilityChanges() throws -> [String] {
    guard let after else { return [] }
    let old = try before?.accessibilityFindings() ?? []
    let new = try after.accessibilityFindings()
    return new.filter { !old.contains($0) }.map { "new accessibility problem: \($0)" }
      + old.filter { !new.contains($0) }.map { "no longer an accessibility problem: \($0)" }
  }
}

extension LaidOutScene {
  fileprivate func accessibilityFindings() throws -> [String] {
    try plan.accessibilityFindings(in: snapshot)
  }
}

extension RenderPlan {
  /// One sentence for each accessibility problem of a moment.
  package func accessibilityFindings(in snapshot: Snapshot) throws -> [String] {
    let isDark = options.theme == options.theme.dark
    let theme = isDark ? Theme.color.dark : Theme.color
    let audit = AccessibilityAudit(
      wireframe: renderer.inTheme(theme)?.wireframe ?? renderer.wireframe,
      painter: renderer.painter)
    return try audit.findings(in: snapshot, of: scene).oncePerView.map {
      "\($0.rule.rawValue): \($0.message)"
    }
  }
}
