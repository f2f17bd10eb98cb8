/// The mark in the head of a page which says that Emaki wrote it.
public enum PageMark {
  /// The element.
  public static let text = "<meta name=\"generator\" content=\"Emaki\">"
}
