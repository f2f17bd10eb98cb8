import EmakiDrawing

extension DisplayList {
  /// The items, over the background as one of them where they are put on another background.
  func items(on ground: Color?) -> [DisplayItem] {
    guard let background, background != ground else { return items }
    return [.fill(.rect(Rect(origin: .zero, size: size)), .color(background))] + items
  }
}
