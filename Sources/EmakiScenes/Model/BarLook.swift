public import EmakiDrawing
public import EmakiLayout

/// The look of a navigation controller's bar while a controller is on top whose title and buttons
/// are the bar's and no views: as the bars of storyboards are.
public struct BarLook: Sendable, Hashable {
  /// The title.
  public var text: TextContent?
  /// Buttons, and whether the title is large.
  public var control: ControlContent
  /// Points below the safe area's top.
  public var height: Double
  /// Insets of the controller's view that the bars of the navigation controller cover.
  public var covered: Insets

  /// Makes a look.
  public init(text: TextContent?, control: ControlContent, height: Double, covered: Insets) {
    self.text = text
    self.control = control
    self.height = height
    self.covered = covered
  }

  /// The name of the constraint that gives a bar its height.
  public static func heightConstraint(of bar: ViewID) -> String { "\(bar.key).height" }
}
