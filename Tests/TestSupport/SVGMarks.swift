extension String {
  /// An SVG document with its ids as the names of views and definitions alone, without the digest that
  /// ends them.
  public var withoutMarks: String {
    replacing(#/((?: id="|url\(#|href="#)[^")]*)-[a-z]{7}(?=[")])/#) { String($0.1) }
  }
}
