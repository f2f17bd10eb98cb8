import EmakiDrawing

extension DisplayList {
  /// The items, over the background as one of them where the ground they are put on is another.
  func items(on ground: Color?) -> [DisplayItem] {
    guard let background, background != ground else { return items }
    return [.fill(.rect(Rect(origin: .zero, size: size)), .color(background))] + items
  }
}
