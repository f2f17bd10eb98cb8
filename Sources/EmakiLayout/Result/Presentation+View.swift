import EmakiDrawing

extension Presentation {
  /// Whether a view at rest has the same border, shadow and gradient.
  package func hasLook(of view: View) -> Bool {
    borderWidth == view.borderWidth && borderColor == view.borderColor && shadow == view.shadow
      && gradient == view.gradient
  }
}

extension View {
  /// Takes the border, shadow and gradient that are seen at a moment; springs that pass their end
  /// leave no less than nothing.
  package mutating func takeLook(of own: Presentation) {
    borderWidth = max(0, own.borderWidth)
    borderColor = own.borderColor
    shadow = own.shadow
    if let radius = shadow?.radius, radius < 0 { shadow?.radius = 0 }
    gradient = own.gradient
  }
}
