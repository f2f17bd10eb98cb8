import EmakiText

/// The JSON Schema of scene files, made from the table that the reader checks against.
public enum SceneFileSchema {
  /// The schema (draft 2020-12) as JSON with two spaces of indentation and a line feed at its end.
  ///
  /// The same for each run, so that a committed copy can be compared with it.
  public static var text: String { SchemaWriter().schema.indentedText + "\n" }

  /// The schema of `emaki.yaml`, in the same form.
  ///
  /// - Parameter themes: the names of all themes.
  public static func ofSets(themes: [String]) -> String {
    let root = SceneFormat.set(themes: themes)
    return SchemaWriter(isOfScenes: false).schema(of: root).indentedText + "\n"
  }
}

/// Translates the table into a schema.
struct SchemaWriter {
  /// Whether values may be names that repetitions put in, or pairs for small and large devices.
  var isOfScenes = true

  /// The schema of a set of pictures.
  func schema(of root: Section) -> JSONValue {
    let tolerance = object(SceneFormat.tolerance)
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("Emaki set")),
      ] + object(root).members
        + [("$defs", .object([(Self.reference(SceneFormat.tolerance.name), tolerance)]))])
  }

  var schema: JSONValue {
    let definitions = SceneFormat.sections.filter { $0.name != "file" }.map {
      (Self.reference($0.name), object($0))
    }
    let readyMade = ReadyMade.all.map(\.contents.section).map {
      (Self.reference($0.name), object($0))
    }
    var members: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Emaki scene file")),
    ]
    members += object(SceneFormat.file).members
    let placeholder = JSONValue.object([
      ("description", .string("A value that `repeat` puts in.")), ("type", .string("string")),
      ("pattern", .string("\\{[^{}]+\\}")),
    ])
    let others = [(Self.placeholder, placeholder), (Self.pairName, devicePair)]
    members.append(("$defs", .object(definitions + readyMade + others)))
    return .object(members)
  }

  private func object(_ section: Section) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("description", .string(section.doc)), ("type", .string("object")),
      ("properties", .object(keys(of: section).map { ($0.name, property($0)) })),
      ("additionalProperties", .bool(false)),
    ]
    if !section.required.isEmpty {
      members.append(("required", .array(section.required.map(JSONValue.string))))
    }
    if section.keys.contains(where: { $0.name == "scene" }) {
      members.append(("allOf", .array(ReadyMade.all.map(parameters))))
    }
    return .object(members)
  }

  /// Elements of any list may be repeated, as the reader knows.
  private func keys(of section: Section) -> [Key] {
    guard Self.elements.contains(section.name), section.key("repeat") == nil else {
      return section.keys
    }
    let key = Key("repeat", SceneFormat.repeatShape, "Repeats the \(section.name), as for views.")
    return section.keys + [key]
  }

  /// The sections that lists have elements of.
  private static let elements = Set(
    SceneFormat.sections.flatMap(\.keys).flatMap(\.shape.elementSections))

  /// `with` takes the parameters of the ready-made scene that `scene` names.
  private func parameters(_ readyMade: ReadyMade) -> JSONValue {
    let named = JSONValue.object([("const", .string(readyMade.name))])
    let with = Self.link(to: readyMade.contents.section.name)
    return .object([
      (
        "if",
        .object([
          ("properties", .object([("scene", named)])),
          ("required", .array([.string("scene")])),
        ])
      ),
      ("then", .object([("properties", .object([("with", with)]))])),
    ])
  }

  private func property(_ key: Key) -> JSONValue {
    let kinds = key.kinds.isEmpty ? "" : " For \(key.kindNames)."
    let fallback = key.fallback.map { " Default: \($0)." } ?? ""
    let members = [("description", JSONValue.string(key.doc + kinds + fallback))]
    let value = key.name == "rows" ? orRowData(shape(key.shape)) : shape(key.shape)
    let isPlain = key.shape.takesNames || Self.writtenOut.contains(key.name)
    return .object(members + (isPlain ? value : orPair(value)).members)
  }

  /// The keys that are read before values are chosen for a device.
  private static let writtenOut: Set<String> = [
    "$schema", "scene", "initial", "device", "import", "component", "data", "repeat",
  ]

  private func shape(_ shape: Shape) -> JSONValue {
    switch shape {
    case .text: return .object([("type", .strings(["string", "number", "boolean"]))])
    case .number(let range):
      return orPlaceholder(number("number", range.lowerBound, range.upperBound))
    case .integer(let range):
      return orPlaceholder(
        number("integer", Double(range.lowerBound), Double(range.upperBound)))
    case .bool: return orPlaceholder(.object([("type", .string("boolean"))]))
    case .choice(let choices):
      let words = choices.flatMap { [$0.name] + $0.aliases }
      return orPlaceholder(.object([("enum", .strings(words))]))
    case .phrase(let phrase):
      return .object([("type", .string("string")), ("examples", .strings(phrase.examples))])
    case .object(let section): return Self.link(to: section)
    case .list(let element, let count): return list(element, count)
    case .map(let value, _):
      let values = self.shape(value)
      return .object([
        ("type", .string("object")),
        ("additionalProperties", value.takesNames ? values : orPair(values)),
      ])
    case .changes:
      return .object([
        ("type", .strings(["object", "array", "string", "number", "boolean", "null"]))
      ])
    case .either(let shapes): return .object([("anyOf", .array(shapes.map(self.shape)))])
    }
  }

  /// In what is repeated, `{index}` and the like may stand for any value.
  private func orPlaceholder(_ schema: JSONValue) -> JSONValue {
    guard isOfScenes else { return schema }
    return .object([("anyOf", .array([schema, Self.link(to: Self.placeholder)]))])
  }

  /// A value may be given twice, for small and large devices.
  private func orPair(_ schema: JSONValue) -> JSONValue {
    guard isOfScenes else { return schema }
    return .object([("anyOf", .array(schema.alternatives + [Self.link(to: Self.pairName)]))])
  }

  /// Rows may hold what the cell puts in, under names that it chooses.
  private func orRowData(_ rows: JSONValue) -> JSONValue {
    let values = JSONValue.object([("type", .strings(["object", "string", "number", "boolean"]))])
    let data = JSONValue.object([("type", .string("array")), ("items", values)])
    return .object([("anyOf", .array(rows.alternatives + [data]))])
  }

  private var devicePair: JSONValue {
    .object([
      (
        "description",
        .string("One value for a compact width or portrait, one for a regular width or landscape.")
      ),
      ("anyOf", .array([pair(.widthClass), pair(.orientation)])),
    ])
  }

  private func pair(_ pair: TraitPair) -> JSONValue {
    .object([
      ("type", .string("object")),
      ("properties", .object(pair.names.map { ($0, JSONValue.bool(true)) })),
      ("required", .strings(pair.names)), ("additionalProperties", .bool(false)),
    ])
  }

  private static let placeholder = "placeholder"
  private static let pairName = "pair"

  private func number(_ type: String, _ low: Double, _ high: Double) -> JSONValue {
    .object([("type", .string(type)), ("minimum", .number(low)), ("maximum", .number(high))])
  }

  private func list(_ element: Shape, _ count: ClosedRange<Int>?) -> JSONValue {
    var members: [(String, JSONValue)] = [("type", .string("array")), ("items", shape(element))]
    if let count {
      members.append(("minItems", .number(Double(count.lowerBound))))
      if count.upperBound < .max {
        members.append(("maxItems", .number(Double(count.upperBound))))
      }
    }
    return .object(members)
  }

  private static func link(to section: String) -> JSONValue {
    .object([("$ref", .string("#/$defs/" + reference(section)))])
  }

  /// Names in references have no spaces.
  private static func reference(_ section: String) -> String {
    String(section.map { $0 == " " ? "-" : $0 })
  }
}
