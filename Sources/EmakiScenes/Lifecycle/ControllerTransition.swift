import EmakiLayout

/// A change of controllers on its way: between the events at its start and those at its end.
struct ControllerTransition: Sendable {
  /// The look of the transition on the screen.
  enum Effect: Sendable {
    /// At once.
    case still
    case push
    case pop
    /// To a later or an earlier page.
    case turn(isForward: Bool, ViewController.PageTransition)
    case replace(Replacement)
    case present(ModalPresentation)
    case dismiss(ModalPresentation)
    /// A sheet at another height.
    case rest(ModalPresentation.Detent)

    /// Seconds.
    var duration: Double {
      switch self {
      case .still: 0
      case .push, .pop: 0.35
      case .turn(_, .scroll): 0.3
      case .turn(_, .pageCurl): 0.5
      case .replace(let replacement): replacement.duration
      case .present(let presentation), .dismiss(let presentation):
        presentation.duration
      case .rest: ModalPresentation.Transition.coverVertical.duration
      }
    }
  }

  /// The look of the transition.
  var effect: Effect
  /// The controller in which it happens: the parent, or what is covered.
  var container: String
  /// The controller whose view goes, of the two involved.
  var old: String?
  /// The controller whose view comes.
  var new: String?
  /// The controllers whose appearance ends.
  var disappearing: [String] = []
  /// The controllers whose appearance begins.
  var appearing: [String] = []
  /// Children that lose their parent at the end.
  var leaving: [String] = []
  /// The child that gets `didMove(toParent:)` at the end.
  var joining: String?
  /// The controllers that are no longer presented at the end.
  var dismissed: [String] = []
  /// The view that is to hold the new one, where it is not the old one's superview.
  var place: ViewID?
  /// Whether what comes has appeared before what goes has disappeared, as in presentations.
  var newAppearsFirst = false

  /// Whether the callbacks at its end have been sent already.
  var isFinished = false

  /// Seconds; nothing is animated that is not seen.
  var duration: Double { isSeen ? effect.duration : 0 }

  /// Whether anybody sees it.
  var isSeen = false

  /// Whether the views cross-fade, as something else leads the eye from one to the other.
  var dissolves = false
}
