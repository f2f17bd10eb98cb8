/// The subject of a report, and the words for it.
public enum ReportSubject: Sendable, Hashable {
  /// Pictures and motions as they should be and as they are.
  case pictures
  /// A design and the screen that is made of it.
  case designs
  /// Scenes of files before and after.
  case scenes
  /// The pictures of a set and their baselines.
  case sets
  /// Files by themselves, and what is wrong with them.
  case files
  /// The motions of a design and those of code, or those of code before and after.
  case motions

  /// The command that reports.
  var command: String {
    switch self {
    case .pictures, .designs: "compare"
    case .sets: "check"
    case .scenes, .motions: "diff"
    case .files: "validate"
    }
  }

  /// One of what is compared.
  var noun: String {
    switch self {
    case .pictures, .sets: "picture"
    case .designs: "screen"
    case .scenes: "scene"
    case .files: "file"
    case .motions: "motion"
    }
  }

  /// The heading of the table column about each.
  var column: String { self == .files ? "what is wrong" : "what changed" }

  /// The name of all compared items, at the head of a comment.
  var heading: String {
    switch self {
    case .pictures, .sets: "Pictures"
    case .designs: "Designs"
    case .scenes: "Scenes"
    case .files: "Files"
    case .motions: "Motions"
    }
  }

  /// The names of both sides on a page.
  var sides: (expected: String, actual: String) {
    switch self {
    case .pictures, .sets, .files: ("Expected", "Actual")
    case .designs: ("Design", "Screen")
    case .motions: ("Design", "Code")
    case .scenes: ("Before", "After")
    }
  }

  /// The view that a page shows first.
  var view: String {
    switch self {
    case .pictures, .sets, .designs, .files: "2-up"
    case .scenes, .motions: "3-up"
    }
  }
}
