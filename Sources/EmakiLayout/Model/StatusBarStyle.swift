/// The colour of the marks in the status bar while a controller's view lies under it: UIKit's
/// `preferredStatusBarStyle`.
public enum StatusBarStyle: String, Sendable, Hashable, CaseIterable {
  /// Light marks, for a dark view: UIKit's `lightContent`.
  case light
  /// Dark marks, for a light view: UIKit's `darkContent`.
  case dark
}
