/// The names of `UIAlertController.Style`.
package enum AlertStyle: String, CaseIterable {
  case alert, actionSheet

  /// The `type` of a controller that is an alert.
  package static let controllerType = "alert"
}

/// The names of `UIAlertAction.Style`.
package enum AlertActionStyle: String, CaseIterable { case `default`, cancel, destructive }

/// The names of `UIMenuElement.Attributes` that show.
package enum MenuItemStyle: String, CaseIterable {
  case `default`, destructive, disabled

  /// Whether a button shows what was chosen: UIKit's name.
  package static let selectionKey = "changesSelectionAsPrimaryAction"
}

/// The names of `UISplitViewController.DisplayMode`, without those that lay columns over others.
package enum SplitDisplayMode: String, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, twoBesideSecondary
}
