internal import EmakiText
internal import EmakiXML

/// A string catalog: the texts of a document in all languages, as Xcode 15 and later keep them.
///
///     {"strings": {"abc-12-xyz.text": {"localizations": {"ja": {"stringUnit": {"value": "…"}}}}}}
struct StringsCatalog {
  private let entries: [(key: String, entry: JSONValue)]

  /// Reads a catalog, or gives `nil` where it is none.
  init?(_ bytes: [UInt8]) {
    guard let json = JSONValue(bytes: bytes), case .object(let strings)? = json["strings"] else {
      return nil
    }
    entries = strings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The languages that some text is translated into, sorted.
  var languages: [String] {
    let all = entries.flatMap { _, entry -> [String] in
      guard case .object(let texts)? = entry["localizations"] else { return [] }
      return texts.map(\.key)
    }
    return Set(all).sorted()
  }

  /// The texts in a language: in `pt-BR`, or where that is missing in `pt`.
  func texts(in language: String) -> [String: String] {
    let languages = [language] + language.split(separator: "-").prefix(1).map(String.init)
    var texts: [String: String] = [:]
    for (key, entry) in entries {
      let found = languages.lazy.compactMap { entry["localizations"]?[$0] }.first
      if let text = found.flatMap(Self.text) { texts[key] = text }
    }
    return texts
  }

  /// The text itself, or the general variation, `other`.
  private static func text(_ localization: JSONValue) -> String? {
    if let text = localization["stringUnit"]?["value"]?.string { return text }
    guard case .object(let variations)? = localization["variations"] else { return nil }
    return variations.sorted { $0.key < $1.key }.lazy
      .compactMap { $0.value["other"].flatMap(text) }.first
  }
}
