/// A view that many nodes and figures hold.
///
/// A view has dozens of fields, and a screen is copied for every moment of a motion: so the copies
/// hold one view together. Whoever changes it takes a copy first, unless nobody else holds it.
package final class SharedView: @unchecked Sendable, Hashable {
  package internal(set) var view: View

  package init(_ view: View) {
    self.view = view
  }

  package static func == (one: SharedView, other: SharedView) -> Bool {
    one === other || one.view == other.view
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(view) }
}
