internal import CYAML

/// Reads a YAML text event by event, with libyaml.
final class YAMLParser {
  /// A part of the text, in its order.
  struct Event {
    package enum Kind {
      case scalar(String, Style)
      case alias(String)
      case list
      case map
      /// The end of the list or map that began last.
      case end
      case document
      /// After the last document.
      case textEnd
    }

    package enum Style { case plain, quoted, block }

    package var kind: Kind
    /// The anchor of the value that begins here, by which aliases name it.
    package var anchor: String?
    /// The tag of a text, such as `!foo`.
    var tag: String?
    package var place: SourcePlace
    /// The position behind its last character.
    package var end: SourcePlace
  }

  /// Where the text breaks the rules, in libyaml's words.
  struct Fault: Error {
    var problem: String
    var place: SourcePlace
    /// The parser's context, such as `while parsing a flow mapping`, and where that began.
    var context: (text: String, place: SourcePlace)?
  }

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let text: UnsafeMutableBufferPointer<UInt8>

  init(_ text: String) {
    let utf8 = text.utf8
    self.text = .allocate(capacity: max(utf8.count, 1))
    _ = self.text.initialize(from: utf8)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, self.text.baseAddress, utf8.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// The next event that says anything of the values.
  func next() throws(Fault) -> Event {
    while true {
      var raw = yaml_event_t()
      guard yaml_parser_parse(parser, &raw) == 1 else { throw Fault(parser.pointee) }
      defer { yaml_event_delete(&raw) }
      if let event = Event(raw) { return event }
    }
  }
}

extension YAMLParser.Event {
  fileprivate init?(_ event: yaml_event_t) {
    place = SourcePlace(event.start_mark)
    end = SourcePlace(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(String(decoding: bytes, as: UTF8.self), Style(scalar.style))
      anchor = scalar.anchor.map { String(cString: $0) }
      tag = scalar.tag.map { String(cString: $0) }
    case YAML_ALIAS_EVENT:
      kind = .alias(event.data.alias.anchor.map { String(cString: $0) } ?? "")
    case YAML_SEQUENCE_START_EVENT:
      kind = .list
      anchor = event.data.sequence_start.anchor.map { String(cString: $0) }
    case YAML_MAPPING_START_EVENT:
      kind = .map
      anchor = event.data.mapping_start.anchor.map { String(cString: $0) }
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
    case YAML_DOCUMENT_START_EVENT: kind = .document
    case YAML_STREAM_END_EVENT: kind = .textEnd
    default: return nil
    }
  }
}

extension YAMLParser.Event.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

extension YAMLParser.Fault {
  fileprivate init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "not readable as YAML"
    // A byte that cannot be decoded has no mark yet.
    place = SourcePlace(parser.error == YAML_READER_ERROR ? parser.mark : parser.problem_mark)
    context = parser.context.map { (String(cString: $0), SourcePlace(parser.context_mark)) }
  }
}

extension SourcePlace {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
