internal import CExpat

/// Owns an expat parser for the time of one document.
final class ExpatParser {
  private let parser: XML_Parser?
  private let builder = XMLTreeBuilder()

  init() {
    parser = XML_ParserCreate(nil)
  }

  deinit {
    if let parser { XML_ParserFree(parser) }
  }

  /// Parses a whole document.
  func parse(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    guard let parser else { throw XMLFault("there is no memory for a parser") }
    connect(parser)
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32($0.count), 1)
      }
    }
    if let fault = builder.fault { throw fault }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw XMLFault(
        "this is not well-formed XML: \(words ?? "unknown error")", at: place(parser),
        hint: Self.hint(XML_GetErrorCode(parser)))
    }
    return root
  }

  private static func hint(_ code: XML_Error) -> String? {
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
      "the file ends before all of its elements are closed; was it copied as a whole?"
    case XML_ERROR_TAG_MISMATCH: "each element is closed by its own name, the innermost first"
    case XML_ERROR_INVALID_TOKEN: "in values, & is written &amp; and < is written &lt;"
    default: nil
    }
  }

  private func connect(_ parser: XML_Parser) {
    builder.position = { [unowned self] in self.parser.map(place) ?? XMLPlace(line: 1, column: 1) }
    builder.stop = { [unowned self] in
      if let parser = self.parser { XML_StopParser(parser, XML_Bool(0)) }
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        treeBuilder(data)?.start(String(cString: name), pairs(attributes))
      }, { data, _ in treeBuilder(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let characters else { return }
      let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
      treeBuilder(data)?.characters(String(decoding: bytes, as: UTF8.self))
    }
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      treeBuilder(data)?.refuse("the document declares entities; they are not allowed here")
    }
    XML_SetSkippedEntityHandler(parser) { data, _, _ in
      treeBuilder(data)?.refuse("the document refers to an entity of another file")
    }
  }
}

/// The builder behind the user data of a callback.
private func treeBuilder(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
  data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}

/// Expat's list of names and values, ended by a null pointer.
private func pairs(
  _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> [XMLAttribute] {
  guard let list else { return [] }
  var attributes: [XMLAttribute] = []
  var index = 0
  while let name = list[index], let value = list[index + 1] {
    attributes.append(XMLAttribute(name: String(cString: name), value: String(cString: value)))
    index += 2
  }
  return attributes
}

/// Where the parser is.
private func place(_ parser: XML_Parser) -> XMLPlace {
  XMLPlace(
    line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1
  )
}
