internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// The parts above and below the sections of a table: titles, and gaps in grouped tables.
struct SectionEdges {
  /// Whether the rows of a section belong together.
  let isGrouped: Bool
  /// Whether they are a card, away from the sides of the table.
  let isInset: Bool
  private let isDark: Bool
  /// Points above a section's title or header view.
  let headerPadding: Double
  private let headerHeight: Double
  private let footerHeight: Double
  private let width: Double
  private let shownWidth: Double
  private let textSize: TextSize

  /// Reads a table's style and section heights; UIKit's where the file leaves them open.
  ///
  /// - Parameters:
  ///   - isDark: whether colours are those of the dark appearance.
  ///   - textSize: how large titles are; gaps stay as they are.
  ///   - shownWidth: points that the table is wide when it is shown; `nil` as in the file.
  init(
    _ table: XMLElement, isDark: Bool = false, textSize: TextSize = .large,
    shownWidth: Double? = nil
  ) {
    self.isDark = isDark
    self.textSize = textSize
    isInset = table["style"] == "insetGrouped"
    isGrouped = isInset || table["style"] == "grouped"
    func height(_ name: String) -> Double? {
      table[name].flatMap(Double.init(written:)).flatMap { $0 > 0 ? $0 : nil }
    }
    headerHeight = height("sectionHeaderHeight") ?? (isGrouped ? 18 : 28)
    footerHeight = height("sectionFooterHeight") ?? (isGrouped ? 18 : 28)
    let padding = table["sectionHeaderTopPadding"].flatMap(Double.init(written:))
    headerPadding =
      padding.flatMap { $0 >= 0 ? min($0, SavedFrame.farthest) : nil }
      ?? (isGrouped ? 0 : Self.automaticPadding)
    width = SavedFrame(table)?.size?.width ?? 375
    self.shownWidth = shownWidth ?? width
  }

  /// Points above the titles of plain tables since iOS 15.
  private static let automaticPadding = 22.0

  /// Points at the sides of a title: it begins where the texts of the rows do.
  private var margin: Double { CanvasMargins.runningSide(inWidth: shownWidth) + inset }

  /// Points between cards and the sides of the table: its margins, as Interface Builder saves them.
  var inset: Double { isInset ? CanvasMargins.runningSide(inWidth: shownWidth) : 0 }

  /// Points above a section without a title; a grouped table begins with a wider gap.
  func gapAbove(isFirst: Bool) -> Double { isGrouped ? isFirst ? 35 : headerHeight : 0 }

  /// Points below a section without a text there.
  var gapBelow: Double { isGrouped ? footerHeight : 0 }

  /// Above the first row; `nil` where nothing is there.
  func header(_ title: String?, id: String, isFirst: Bool) -> View? {
    guard let title, !title.isEmpty else {
      return isGrouped ? strip(id, height: gapAbove(isFirst: isFirst)) : nil
    }
    if !isGrouped {
      // Since iOS 15 it has a background only where it stays at the top while rows pass below.
      let font = TextStyle.headline.font(at: textSize)
      var view = strip(id, height: max(22, headerHeight))
      add(TextContent(title, font: font), to: &view, x: margin, bottom: 2)
      return view
    }
    var view = strip(id, height: isFirst ? 56 : max(38, headerHeight))
    add(note(title.uppercased()), to: &view, x: margin, bottom: 6)
    return view
  }

  /// Below the last row; `nil` where nothing is there.
  func footer(_ title: String?, id: String) -> View? {
    guard let title, !title.isEmpty else {
      return isGrouped ? strip(id + "-end", height: gapBelow) : nil
    }
    var view = strip(id + "-end", height: 30)
    add(note(title), to: &view, x: margin, bottom: 6, top: 8)
    return view
  }

  private func note(_ text: String) -> TextContent {
    TextContent(
      text, font: TextStyle.footnote.font(at: textSize),
      color: SystemColors.color("secondaryLabel", isDark: isDark))
  }

  private func strip(_ id: String, height: Double) -> View {
    var view = View(.view, id: ViewID(id))
    view.role = .transparent
    view.frame = Rect(x: 0, y: 0, width: width, height: height)
    return view
  }

  /// A label over the width of a strip that no notch takes, at its bottom, or filling it from `top`
  /// on. With more lines the strip is higher.
  private func add(
    _ text: TextContent, to view: inout View, x: Double, bottom: Double, top: Double? = nil
  ) {
    var label = View(.label, id: ViewID(view.id.rawValue + "-title"))
    label.text = text
    label.text?.numberOfLines = 0
    let height = (text.font.size * 1.2).rounded(.up)
    // Large letters make the strip higher; the first points of a line hold no letter.
    let y = top ?? max(-2, view.frame.height - bottom - height)
    label.placement = .constraints
    let free = LayoutItem.safeArea(of: view.id)
    view.constraints = [
      Constraint(Anchor(label.id, .leading), .equal, Anchor(free, .leading), constant: x),
      Constraint(Anchor(label.id, .trailing), .equal, Anchor(free, .trailing), constant: -x),
      Constraint(Anchor(label.id, .top), .equal, Anchor(view.id, .top), constant: y),
      Constraint(Anchor(label.id, .bottom), .equal, Anchor(view.id, .bottom), constant: -bottom),
      Constraint(
        Anchor(view.id, .height), .greaterThanOrEqual, constant: view.frame.height),
    ]
    view.subviews = [label]
    view.hasAutomaticHeight = true
  }
}
