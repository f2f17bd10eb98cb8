package import EmakiLayout

/// An equation between two lines or lengths, as written, in normal form.
///
///     equation = side ("==" | "<=" | ">=") side ["@" priority]
///     side     = ["-"] term {("+" | "-") term}
///     term     = number ["*" line] | metric | line [("*" | "/") number]
///     line     = [(name | "superview" | "self") "."] [area "."] attribute
///     area     = "safeArea" | "margins" | "content" | "frame" | "topGuide" | "bottomGuide"
package struct Equation: Hashable {
  /// A line or length of something that is only named yet.
  package struct Line: Hashable {
    /// The name; `nil` means the view that owns the equation.
    package var name: String?
    package var area: Area?
    package var attribute: LayoutAttribute
    /// Where the name stands, in characters from 0.
    package var offset: Int
  }

  /// A part of a view whose edges equations can name.
  package enum Area: String, CaseIterable {
    case safeArea, margins, content, frame, topGuide, bottomGuide

    /// The names of areas here, by the names of UIKit's layout guides.
    static let uiKitNames = [
      "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
      "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    ]
  }

  package var first: Line
  package var relation: Constraint.Relation
  package var second: Line?
  package var multiplier: Double
  package var constant: Double
  package var priority: Priority?
}
