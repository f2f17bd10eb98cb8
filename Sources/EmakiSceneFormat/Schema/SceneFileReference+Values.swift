import EmakiDrawing
import EmakiMotion

extension SceneFileReference {
  /// The values that are written as words, with all the words there are.
  package static var values: String {
    "## values\n\nHow the values are written that the tables below call by these names.\n\n"
      + "| value | how it is written |\n|---|---|\n"
      + forms.map { "| \($0.name) | \(escaped($0.form)) |\n" }.joined()
  }

  /// Each of them by its name.
  package static var forms: [(name: String, form: String)] {
    [
      ("a font", fonts), ("a colour", colors), ("a timing curve", curves),
      (
        "a distance",
        "`8`, `\">= 8\"`, `8 @750`, `safeArea + 8`, `margins`; a length also `50%` of the "
          + "superview's, `50% - 8`."
      ),
      ("an equation", equations),
      ("a device", "`iPhone X`, `iphone-x`; `emaki devices` lists them."),
      (
        "an icon",
        "`heart`, `chevron-left`; `emaki help icons` lists them all. Names that say back or "
          + "forward, as `chevron-backward`, are mirrored in a right-to-left layout."
      ),
      (
        "any value",
        "or two, chosen by the device: `{compact: 8, regular: 24}` by the size class of its width, "
          + "`{portrait: column, landscape: row}` by the orientation."
      ),
      ("an id", "Letters, digits, underscores and, inside, hyphens; not a number alone."),
    ]
  }

  private static var fonts: String {
    let styles = FontWords.styles.map { "`\($0.0)` (\(NumberText.text(of: $0.1.size)))" }
    return
      "`17`, `17 bold`, `15 medium italic`, `Menlo 12`; or a text style, alone or with weight "
      + "and slant: `headline`, `title2 bold`, `body italic`. Text styles, with points at the "
      + "default text size: "
      + styles.joined(separator: ", ") + ". Weights: " + words(FontWords.weights.map(\.name)) + "."
  }

  private static var colors: String {
    "`\"#F80\"`, `\"#FF8800\"`, `\"#FF8800CC\"` in quotes, or a name: " + words(ColorText.names)
      + "."
  }

  private static var curves: String {
    words(TimingCurve.named.map(\.name))
      + ", or `cubic-bezier(x1, y1, x2, y2)`, in quotes where it stands in braces."
  }

  private static let equations =
    "`title.top == header.bottom + 8 @750`, `a.width >= 0.5 * b.width`, or a visual format string: "
    + "`\"H:|-[a]-(>=8@750)-[b(==a)]-|\"`. Lines and lengths: `top`, `bottom`, `leading`, `trailing`, "
    + "`left`, `right`, `centerX`, `centerY`, `firstBaseline`, `lastBaseline`, `width`, `height`."

  private static func words(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
