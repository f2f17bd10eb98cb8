import EmakiLimits
internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// A switch that is on has a separate colour; the tint is that of the edge of one that is off.
  func setSwitch(_ view: inout View, _ element: XMLElement) {
    view.control.isOn = element.flag("on")
    view.tintColor = color(element, "onTintColor")
    view.control.track.knobColor = color(element, "thumbTintColor")
  }

  func setSlider(_ view: inout View, _ element: XMLElement) {
    let low = number(element, "minValue") ?? 0
    let high = number(element, "maxValue") ?? 1
    let value = number(element, "value") ?? 0.5
    view.control.value = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
    view.tintColor = color(element, "minimumTrackTintColor") ?? view.tintColor
    view.control.track.restColor = color(element, "maximumTrackTintColor")
    view.control.track.knobColor = color(element, "thumbTintColor")
  }

  func setProgress(_ view: inout View, _ element: XMLElement) {
    view.control.value = min(max(number(element, "progress") ?? 0, 0), 1)
    view.tintColor = color(element, "progressTintColor") ?? view.tintColor
    view.control.track.restColor = color(element, "trackTintColor")
  }

  func setSegments(_ view: inout View, _ element: XMLElement) {
    let segments = element.list("segments")
    view.control.items = segments.enumerated().map { index, segment in
      let title =
        element.id.flatMap { strings[$0, "segmentTitles[\(index)]"] }
        ?? Strings.value(of: segment, key: "title") ?? ""
      var item = ControlItem(title, image: images.image(segment))
      item.isEnabled = segment["enabled"] != "NO"
      return item
    }
    view.control.selectedIndex = number(element, "selectedSegmentIndex").flatMap { index in
      index >= 0 && index < Double(segments.count) ? Int(clamping: index) : nil
    }
    view.control.segments.selectedColor = color(element, "selectedSegmentTintColor")
    view.control.segments.isApportioned = element.flag("apportionsSegmentWidthsByContent")
    if isCanvas, header.habits.segmentHeight < 31 {
      // Until Xcode 10, regular letters and 7 pt on either side.
      view.text = TextContent("", font: .system(13))
      view.control.segments.room = 14
    }
  }

  func setActivityIndicator(_ view: inout View, _ element: XMLElement) {
    let style = element["style"]
    view.control.activityStyle = style == "large" || style == "whiteLarge" ? .large : .medium
    view.control.isOn = element.flag("animating")
    if view.tintColor == nil { view.tintColor = color(element, "color") }
    if view.tintColor == nil, style?.hasPrefix("white") == true { view.tintColor = .white }
    // On the canvas one that only hides because it stands still keeps its room in a stack view.
    if isCanvas, element.flag("hidesWhenStopped") { view.isHidden = false }
  }

  func setPageControl(_ view: inout View, _ element: XMLElement) {
    view.control.pages.count = Int(
      clamping: min(max(number(element, "numberOfPages") ?? 3, 0), 1000))
    view.control.selectedIndex = Int(
      clamping: min(max(number(element, "currentPage") ?? 0, 0), 1000))
    if element.flag("hidesForSinglePage"), view.control.pages.count <= 1 {
      view.role = .transparent
    }
    view.tintColor = color(element, "currentPageIndicatorTintColor") ?? view.tintColor
    view.control.pages.restColor = color(element, "pageIndicatorTintColor")
  }

  func setDatePicker(_ view: inout View, _ element: XMLElement) {
    view.control.dateStyle = CanvasSizes(habits: habits).dateStyle(of: element)
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
    view.control.search.prompt = self.text(element, "prompt").flatMap { $0.isEmpty ? nil : $0 }
    view.control.search.hasCancelButton = element.flag("showsCancelButton")
    if element.flag("showsScopeBar") {
      view.control.items = element.list("scopeButtonTitles").map { ControlItem($0.text) }
      view.control.selectedIndex = view.control.items.isEmpty ? nil : 0
    }
  }
}
