internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// The natural sizes of controls that changed from one Interface Builder to the next.
struct CanvasSizes {
  let habits: CanvasHabits

  /// The natural size of a control, or `nil` where the layout measures it.
  func size(of kind: View.Kind, _ element: XMLElement) -> IntrinsicSize? {
    switch kind {
    case .switch: points(habits.switchSize.width, habits.switchSize.height)
    case .slider: IntrinsicSize(width: .none, height: .points(habits.sliderHeight))
    case .segmentedControl:
      IntrinsicSize(width: .measured, height: .points(habits.segmentHeight))
    case .stepper: points(94, habits.stepperHeight)
    case .progressView:
      IntrinsicSize(width: .none, height: .points(habits.progressHeight))
    case .pageControl:
      // Until Xcode 12, dots of 7 pt with 9 pt between them.
      habits.hasBareDots ? points(max(0, pages(element) * 16 - 9), 37) : .measured
    case .searchBar:
      IntrinsicSize(width: .none, height: .points(searchBarHeight(element)))
    case .datePicker where dateStyle(of: element) == .compact: points(200, habits.compactDateHeight)
    case .button where habits.marksArePictures && Self.marks.contains(element["buttonType"] ?? ""):
      // Until Xcode 10 the marks were pictures, since then they are symbols.
      points(22, 22)
    case .button where habits.showsSmallestText && Self.marks.contains(element["buttonType"] ?? ""):
      // Symbols beside text of the smallest size.
      points(20, 20)
    case .textField where habits.hasLowFields && isBareWithButton(element):
      // Until Xcode 10 a field without a border was as high as its button.
      IntrinsicSize(width: .measured, height: .points(19))
    default: nil
    }
  }

  /// The style of a date picker. One that names none has wheels, but those of dates and times have been
  /// compact since iOS 14 in apps, and are on the canvas of Xcode 26.
  func dateStyle(of picker: XMLElement) -> DateStyle {
    if let style = picker["style"].flatMap(DateStyle.init) { return style }
    let hasWheels = ["countDownTimer", "yearAndMonth"].contains(picker["datePickerMode"])
    return habits.datePickersAreCompact && !hasWheels ? .compact : .wheels
  }

  /// Types of buttons that bring a mark along.
  private static let marks: Set = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]

  private func isBareWithButton(_ field: XMLElement) -> Bool {
    field["borderStyle"] == nil && field["clearButtonMode"] != nil
  }

  private func pages(_ element: XMLElement) -> Double {
    element["numberOfPages"].flatMap(Double.init(written:)) ?? 3
  }

  /// Scopes take 44 points below the field, and a prompt 31 above it.
  private func searchBarHeight(_ element: XMLElement) -> Double {
    let field = habits.searchBarHeight
    let hasPrompt = element["prompt"]?.isEmpty == false
    return field + (element.flag("showsScopeBar") ? 44 : 0) + (hasPrompt ? 31 : 0)
  }

  private func points(_ width: Double, _ height: Double) -> IntrinsicSize {
    IntrinsicSize(width: .points(width), height: .points(height))
  }
}
