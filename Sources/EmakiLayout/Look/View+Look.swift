import EmakiDrawing

extension View {
  /// Tells how the view looks at a moment, apart from its position, its opacity and its characters.
  public func describe(_ own: Presentation, into sink: inout some LookSink) {
    sink.add("background", own.backgroundColor)
    sink.add("tint", own.tintColor)
    own.corner.describe(into: &sink)
    sink.add("role", role)
    sink.add("content mode", contentMode, usual: .scaleToFill)
    sink.add("clips", clipsToBounds, usual: kind.scrolls)
    sink.add("border", own.borderWidth)
    sink.add("border colour", own.borderColor)
    sink.add("elevated", isElevated)
    sink.add("direction", layoutDirection)
    sink.add("anchor", anchorPoint, usual: Point(x: 0.5, y: 0.5))
    own.appearance.describe(into: &sink)
    sink.add("status bar", statusBarStyle)
    sink.add("class", text: className)
    sink.add("controller", text: embeddedController)
    own.shadow?.describe(into: &sink)
    boxArrow?.describe(into: &sink)
    own.gradient?.describe(into: &sink)
    if let text { sink.within("text") { text.describe(color: own.textColor, into: &$0) } }
    image?.describe(as: "image", into: &sink)
    sink.add("image padding", imagePadding)
    sink.add("zooms", scroll?.zooms ?? false)
    control.describe(own, itemName: kind.traits.choice?.name ?? "item", into: &sink)
  }
}

extension Corner {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.add("corner radius", radius)
    sink.add("corner curve", curve, usual: .circular)
    sink.add("round corners", masked.names, usual: Corner.Mask.all.names)
  }
}

extension Shadow {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.within("shadow") { sink in
      sink.add("colour", color)
      sink.add("offset", offset)
      sink.add("radius", radius)
    }
  }
}

extension BoxArrow {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.within("arrow", as: .word(edge.rawValue)) { sink in
      sink.add("middle", middle)
      sink.add("height", height)
    }
  }
}

extension ViewGradient {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.within("gradient") { sink in
      sink.add("start", start)
      sink.add("end", end)
      for (index, stop) in stops.enumerated() {
        sink.within("stop", index) { sink in
          sink.add("offset", stop.offset)
          sink.add("colour", stop.color)
        }
      }
    }
  }
}

extension ImageContent {
  func describe(as part: StaticString, into sink: inout some LookSink) {
    sink.within(part, as: .word(name)) { sink in
      sink.add("size", size)
      sink.add("symbol", isSymbol)
      sink.add("template", isTemplate)
      sink.add("picture", picture != nil)
    }
  }
}
