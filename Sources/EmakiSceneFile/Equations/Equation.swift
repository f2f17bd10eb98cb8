import EmakiLayout

/// An equation between two lines or lengths, as written, in normal form.
///
///     equation = side ("==" | "<=" | ">=") side ["@" priority]
///     side     = ["-"] term {("+" | "-") term}
///     term     = number ["*" line] | metric | line [("*" | "/") number]
///     line     = [(name | "superview" | "self") "."] [area "."] attribute
///     area     = "safeArea" | "margins" | "content" | "frame" | "topGuide" | "bottomGuide"
struct Equation: Hashable {
  /// A line or length of something that is only named yet.
  struct Line: Hashable {
    /// The name; `nil` means the view that owns the equation.
    var name: String?
    var area: Area?
    var attribute: LayoutAttribute
    /// Where the name stands, in characters from 0.
    var offset: Int
  }

  /// A part of a view that has lines of its own.
  enum Area: String, CaseIterable {
    case safeArea, margins, content, frame, topGuide, bottomGuide

    /// By the names of UIKit's layout guides, what they are called here.
    static let uiKitNames = [
      "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
      "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    ]
  }

  var first: Line
  var relation: Constraint.Relation
  var second: Line?
  var multiplier: Double
  var constant: Double
  var priority: Priority?
}
