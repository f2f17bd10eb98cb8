/// The view or picture in the middle of a bar instead of a title.
public enum BarTitle: Sendable, Hashable {
  /// Segments, which of them is selected, from 0, and how wide they are together in
  /// points; `nil` for as wide as their titles need.
  case segments([ControlItem], selected: Int? = nil, width: Double? = nil)
  /// A search field with its placeholder.
  case search(String)
  /// A picture.
  case image(ImageContent)
  /// A view with others in it.
  case view(BarView)
}
