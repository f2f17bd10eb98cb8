internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// What is on has a colour of its own; the tint is that of the edge of what is off.
  func setSwitch(_ view: inout View, _ element: XMLElement) {
    view.control.isOn = element.flag("on")
    view.tintColor = color(element, "onTintColor")
    view.control.knobColor = color(element, "thumbTintColor")
  }

  func setSlider(_ view: inout View, _ element: XMLElement) {
    let low = number(element, "minValue") ?? 0
    let high = number(element, "maxValue") ?? 1
    let value = number(element, "value") ?? 0.5
    view.control.value = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
    setTrack(&view, element, filled: "minimumTrackTintColor", rest: "maximumTrackTintColor")
    view.control.knobColor = color(element, "thumbTintColor")
  }

  func setProgress(_ view: inout View, _ element: XMLElement) {
    view.control.value = min(max(number(element, "progress") ?? 0, 0), 1)
    setTrack(&view, element, filled: "progressTintColor", rest: "trackTintColor")
  }

  /// The colours of what is filled, in place of the tint, and of the rest.
  private func setTrack(
    _ view: inout View, _ element: XMLElement, filled: String, rest: String
  ) {
    view.tintColor = color(element, filled) ?? view.tintColor
    view.control.restColor = color(element, rest)
  }

  func setSegments(_ view: inout View, _ element: XMLElement) {
    let segments = element.list("segments")
    view.control.items = segments.enumerated().map { index, segment in
      element.id.flatMap { strings[$0, "segmentTitles[\(index)]"] }
        ?? Strings.value(of: segment, key: "title") ?? ""
    }
    for (index, segment) in segments.enumerated() {
      view.control.itemImages[index] = images.image(segment)
      if segment["enabled"] == "NO" { view.control.disabledItems.insert(index) }
    }
    view.control.selectedIndex = number(element, "selectedSegmentIndex").flatMap { index in
      index >= 0 && index < Double(segments.count) ? Int(index) : nil
    }
    view.control.knobColor = color(element, "selectedSegmentTintColor")
    if element.flag("apportionsSegmentWidthsByContent") { view.control.style = "apportioned" }
    if isCanvas, header.habits.segmentHeight < 31 {
      // Until Xcode 10, regular letters and 7 pt on either side.
      view.text = TextContent("", font: .system(13))
      view.control.contentInsets = Insets(top: 0, left: 7, bottom: 0, right: 7)
    }
  }

  func setActivityIndicator(_ view: inout View, _ element: XMLElement) {
    let style = element["style"]
    view.control.style = style == "large" || style == "whiteLarge" ? "large" : "medium"
    view.control.isOn = element.flag("animating")
    if view.tintColor == nil { view.tintColor = color(element, "color") }
    if view.tintColor == nil, style?.hasPrefix("white") == true { view.tintColor = .white }
    // On the canvas one that only hides because it stands still keeps its place in a stack view.
    if isCanvas, element.flag("hidesWhenStopped") { view.isHidden = false }
  }

  func setPageControl(_ view: inout View, _ element: XMLElement) {
    view.control.numberOfPages = Int(min(max(number(element, "numberOfPages") ?? 3, 0), 1000))
    view.control.selectedIndex = Int(min(max(number(element, "currentPage") ?? 0, 0), 1000))
    if element.flag("hidesForSinglePage"), view.control.numberOfPages <= 1 {
      view.role = .transparent
    }
    setTrack(
      &view, element, filled: "currentPageIndicatorTintColor", rest: "pageIndicatorTintColor")
  }

  func setDatePicker(_ view: inout View, _ element: XMLElement) {
    view.control.style = element["style"] ?? "wheels"
    switch element["datePickerMode"] {
    case "time", "countDownTimer": view.control.items = ["9:41"]
    case "date": view.control.items = ["1 Jan 2025"]
    default: view.control.items = ["1 Jan 2025", "9:41"]
    }
  }

  func setSearchBar(_ view: inout View, _ element: XMLElement) {
    var text = TextContent(text(element, "text") ?? "", font: .system(17))
    text.placeholder = self.text(element, "placeholder") ?? "Search"
    if text.string.isEmpty {
      text.string = text.placeholder ?? ""
      text.isPlaceholder = true
    }
    view.text = text
    view.control.style = element["searchBarStyle"] ?? "prominent"
    view.control.prompt = self.text(element, "prompt").flatMap { $0.isEmpty ? nil : $0 }
    view.control.hasCancelButton = element.flag("showsCancelButton")
    if element.flag("showsScopeBar") {
      view.control.items = element.list("scopeButtonTitles").map(\.text)
      view.control.selectedIndex = view.control.items.isEmpty ? nil : 0
    }
  }
}
