package import EmakiDrawing
package import EmakiLayout

/// The properties that the style of a table decides.
package struct RowStyle {
  /// How a section's header or footer looks where it is only a text.
  package struct Label {
    /// Points; of a header with text of one line.
    package var height: Double
    /// Points at the sides beyond the margins: the text begins where those of the rows do.
    package var inset = 0.0
    /// Points above the text, at least.
    package var top: Double { wraps ? 6 : 2 }
    /// Whether a long text takes several lines.
    package var wraps = false
    /// Points below the text.
    package var bottom: Double
    package var font: Font
    package var color: Color?
    package var role: View.Role?
    var isUppercased = false
    /// Points where there is no header.
    package var gap = 0.0

    package func words(_ text: String) -> String { isUppercased ? text.uppercased() : text }
  }

  private let table: TableStyle
  private var isAtTop = true
  private let traits: SceneTraits
  private var textSize: TextSize { traits.textSize }
  package let cellKind: View.Kind
  package let hasSeparators: Bool
  /// Insets of the lines at their ends; `nil` for lines that begin where the text does.
  package let separatorInsets: Insets?

  package init(_ node: SourceNode, kind: View.Kind, traits: SceneTraits) {
    self.traits = traits
    table = node["style"]?.text.flatMap(TableStyle.init) ?? .plain
    cellKind = kind == .collectionView ? .collectionCell : .tableCell
    hasSeparators = node["separators"]?.bool ?? !table.isSidebar
    separatorInsets = node["separatorInset"]?.separatorInsets
  }

  /// The letters of cells that say nothing of theirs.
  package var cellFont: Font { FontWords.font(ofStyle: "body", at: textSize) }

  private var plainFont: Font { FontWords.font(ofStyle: "headline", at: textSize) }
  private var sidebarFont: Font {
    var font = FontWords.font(ofStyle: "title3", at: textSize)
    font.weight = .bold
    return font
  }
  private var groupedFont: Font { FontWords.font(ofStyle: "footnote", at: textSize) }

  /// The colour of the texts above and below groups of rows.
  private var groupedColor: Color {
    traits.appearance == .dark ? Color(rgb: 0x8D8D93) : Color(rgb: 0x6D6D72)
  }

  /// The same for the first section, or for another one.
  package func atTop(_ isFirst: Bool) -> RowStyle {
    var style = self
    style.isAtTop = isFirst
    return style
  }

  /// Whether the rows of a section belong together.
  package var isGrouped: Bool { table.isGrouped && cellKind == .tableCell }

  /// Whether the rows are those of a sidebar.
  package var isSidebar: Bool { table.isSidebar && cellKind == .tableCell }

  /// Headers of a plain table stay in view.
  package var headersStick: Bool { !isGrouped && !isSidebar && cellKind == .tableCell }

  package var rowInsets: Insets {
    table == .insetGrouped && isGrouped
      ? Insets(top: 0, left: RowGroup.inset, bottom: 0, right: RowGroup.inset) : .zero
  }

  package var header: Label {
    if isSidebar {
      return Label(
        height: isAtTop ? 40 : 52, bottom: 8, font: sidebarFont, role: .transparent,
        gap: isAtTop ? 0 : 18)
    }
    guard isGrouped else {
      return Label(height: 28, bottom: 4, font: plainFont, role: .fill)
    }
    return Label(
      height: isAtTop ? 56 : 38, inset: rowInsets.left, wraps: true, bottom: 7,
      font: groupedFont, color: groupedColor, role: .transparent,
      isUppercased: true, gap: isAtTop ? 35 : 18)
  }

  /// The look of the header and footer of the whole table.
  package var title: Label {
    var label = header
    label.role = .transparent
    label.wraps = true
    return label
  }

  package var footer: Label {
    if isSidebar { return Label(height: 28, bottom: 4, font: groupedFont, role: .transparent) }
    return Label(
      height: isGrouped ? 32 : 28, inset: rowInsets.left, wraps: isGrouped,
      bottom: isGrouped ? 10 : 4,
      font: isGrouped ? groupedFont : plainFont,
      color: isGrouped ? groupedColor : nil, role: isGrouped ? .transparent : .fill,
      gap: isGrouped ? 18 : 0)
  }
}

extension SourceNode {
  /// A number of points before a line, or what it leaves free on both sides.
  package var separatorInsets: Insets? {
    if let start = number { return Insets(top: 0, left: start, bottom: 0, right: 0) }
    return isMap
      ? Insets(
        top: 0, left: self["leading"]?.number ?? 0, bottom: 0, right: self["trailing"]?.number ?? 0)
      : nil
  }
}
