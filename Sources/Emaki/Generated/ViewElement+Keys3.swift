// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension ViewElement {
  /// For a `menu`: whether the button shows the title of what is chosen, as pop-up buttons do. The
  /// checkmark stays at its item.
  public func changesSelectionAsPrimaryAction(_ value: Bool = true) -> Self {
    setting("changesSelectionAsPrimaryAction", value)
  }

  /// Whether the controller is loaded only when its segue is performed, by the controller's id.
  public func lazy(_ value: Bool = true) -> Self {
    setting("lazy", value)
  }
}
