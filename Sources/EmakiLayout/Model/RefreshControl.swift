/// The spinner above the content of a scroll view that is pulled to refresh: UIKit's
/// `UIRefreshControl`.
///
/// Its view, a subview of the scroll view, is on (`ControlContent.isOn`) while it refreshes.
public struct RefreshControl: Sendable, Hashable {
  /// Its view, with a spinner in it.
  public var view: ViewID
  /// How long it refreshes after a pull, in seconds; `nil` until it is ended.
  public var duration: Double?

  /// Its height in points, by which the content is kept down while it refreshes: observed on iOS.
  public static let height = 60.0
  /// How far the content is pulled, as shown, until it refreshes, in points: a choice, as UIKit
  /// publishes none; one and a half times the height.
  public static let threshold = 90.0
  /// The side of its spinner in points; a choice.
  public static let spinnerSide = 28.0

  /// Makes a control.
  public init(view: ViewID, duration: Double? = nil) {
    self.view = view
    self.duration = duration
  }
}

extension View {
  /// The view of a refresh control, by whose constraints it lies just above the content.
  public static func refreshControl(_ id: ViewID) -> View {
    var spinner = View(.activityIndicator, id: id.part(.spinner))
    var view = View(.view, id: id)
    view.className = "UIRefreshControl"
    view.role = .transparent
    (view.origin, spinner.origin) = (.part(.refreshControl), .part(.refreshControl))
    let side = RefreshControl.spinnerSide
    view.constraints = [
      Constraint(Anchor(spinner.id, .centerX), .equal, Anchor(id, .centerX)),
      Constraint(Anchor(spinner.id, .centerY), .equal, Anchor(id, .centerY)),
      Constraint(Anchor(spinner.id, .width), .equal, constant: side),
      Constraint(Anchor(spinner.id, .height), .equal, constant: side),
    ]
    view.subviews = [spinner]
    return view
  }

  /// Adds a refresh control as the last subview.
  public mutating func add(_ control: RefreshControl, _ subview: View) {
    scroll?.refresh = control
    constraints += [
      Constraint(Anchor(subview.id, .left), .equal, Anchor(.content(of: id), .left)),
      Constraint(Anchor(subview.id, .width), .equal, Anchor(.frame(of: id), .width)),
      Constraint(
        Anchor(subview.id, .top), .equal, Anchor(.content(of: id), .top),
        constant: -RefreshControl.height),
      Constraint(Anchor(subview.id, .height), .equal, constant: RefreshControl.height),
    ]
    subviews.append(subview)
  }
}
