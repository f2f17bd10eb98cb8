import EmakiDrawing

extension TextContent {
  /// Tells how the text looks, apart from its characters.
  ///
  /// - Parameter color: the colour that it has at the moment.
  func describe(color: Color?, into sink: inout some LookSink) {
    sink.take("font", .font(font), isUsual: false)
    sink.add("colour", color)
    sink.add("alignment", alignment, usual: .natural)
    sink.add("lines", numberOfLines, usual: 1)
    sink.add("line break", lineBreak, usual: .truncateTail)
    sink.add("lone word", avoidsLoneWord)
    sink.add("placeholder", isPlaceholder)
    sink.add("unknown", isUnknown)
    sink.add("line spacing", lineSpacing)
    sink.add("leading", leading)
    sink.add("smallest scale", smallestScale, usual: 1)
    sink.add("known width", knownWidth)
    if let shadow {
      sink.within("shadow") { sink in
        sink.add("colour", shadow.color)
        sink.add("offset", shadow.offset)
      }
    }
    for (index, span) in spans.enumerated() {
      sink.within("part", index) { span.describe(into: &$0) }
    }
  }
}

extension TextSpan {
  /// Adds its length and its look, but not its characters.
  fileprivate func describe(into sink: inout some LookSink) {
    sink.add("length", text.utf8.count)
    sink.take("font", .font(font), isUsual: false)
    sink.add("colour", color)
    sink.add("background", background)
    sink.add("underlined", isUnderlined)
    sink.add("struck through", isStruckThrough)
    sink.add("kern", kern)
    sink.add("baseline", baselineOffset)
    sink.add("alignment", paragraph.alignment)
    sink.add("line spacing", paragraph.lineSpacing)
    sink.add("line height multiple", paragraph.lineHeightMultiple, usual: 1)
    sink.add("least line height", paragraph.minimumLineHeight)
    sink.add("greatest line height", paragraph.maximumLineHeight)
    sink.add("spacing before", paragraph.spacingBefore)
    sink.add("spacing after", paragraph.spacing)
    sink.add("first indent", paragraph.firstLineIndent)
    sink.add("indent", paragraph.indent)
  }
}
