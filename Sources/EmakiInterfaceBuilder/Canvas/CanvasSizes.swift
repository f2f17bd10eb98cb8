internal import EmakiDrawing
internal import EmakiLayout

/// The natural sizes of controls that changed from one Interface Builder to the next.
struct CanvasSizes {
  let era: CanvasEra

  /// The natural size of a control, or `nil` where the layout's own measuring holds.
  func size(of kind: View.Kind, _ element: XMLElement) -> IntrinsicSize? {
    switch kind {
    case .switch: points(isWideSwitch ? 61 : 49, 31)
    case .segmentedControl:
      IntrinsicSize(width: .measured, height: .points(era < .tallSegments ? 28 : 31))
    case .stepper: points(94, era < .tallSegments ? 29 : 32)
    case .progressView:
      IntrinsicSize(width: .none, height: .points(era < .thickProgress ? 2 : 4))
    case .pageControl:
      // Until Xcode 12, dots of 7 pt with 9 pt between them.
      era < .thickProgress ? points(max(0, pages(element) * 16 - 9), 37) : .measured
    case .searchBar:
      IntrinsicSize(width: .none, height: .points(searchBarHeight(element)))
    case .button where era < .sheets && Self.marks.contains(element["buttonType"] ?? ""):
      // Until Xcode 10 the marks were pictures, since then they are symbols.
      points(22, 22)
    case .textField where era < .sheets && isBareWithButton(element):
      // Until Xcode 10 a field without a border was as high as its button.
      IntrinsicSize(width: .measured, height: .points(19))
    default: nil
    }
  }

  /// Types of buttons that bring a mark of their own.
  private static let marks: Set = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]

  private func isBareWithButton(_ field: XMLElement) -> Bool {
    field["borderStyle"] == nil && field["clearButtonMode"] != nil
  }

  private func pages(_ element: XMLElement) -> Double {
    element["numberOfPages"].flatMap(Double.init) ?? 3
  }

  /// Scopes take 44 points below the field, and a prompt 31 above it.
  private func searchBarHeight(_ element: XMLElement) -> Double {
    let field = era < .newStatusBars ? 44.0 : 56
    let hasPrompt = element["prompt"]?.isEmpty == false
    return field + (element.flag("showsScopeBar") ? 44 : 0) + (hasPrompt ? 31 : 0)
  }

  private var isWideSwitch: Bool { era >= .wideSwitches && era.isKnown }

  private func points(_ width: Double, _ height: Double) -> IntrinsicSize {
    IntrinsicSize(width: .points(width), height: .points(height))
  }
}
