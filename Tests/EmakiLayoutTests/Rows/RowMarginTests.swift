import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct RowMarginTests {
  /// 16 points, and 20 in tables of 414 points and more; a card is 16 or 20 points narrower at each
  /// side.
  @Test(arguments: [
    (375, false, 16), (413, false, 16), (414, false, 20), (343, true, 16), (361, true, 16),
    (374, true, 20), (382, true, 20),
  ])
  func `a control that is a row begins and ends at the margins of its table`(
    width: Double, isCard: Bool, margin: Double
  ) {
    var slider = View(.slider, id: "slider")
    slider.control.row.group = RowGroup(isFirst: true, isLast: true, isInset: isCard)
    #expect(
      slider.marginsInRow(width: width, safeArea: .zero)
        == Insets(top: 0, left: margin, bottom: 0, right: margin))
    slider.control.row.group = nil
    #expect(slider.marginsInRow(width: width, safeArea: .zero) == .zero)
  }
}
