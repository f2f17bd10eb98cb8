extension InterfaceBuilderReader {
  /// The translations of the chosen language: `ja.lproj/Main.strings` beside `Base.lproj`, or
  /// beside the document; or the string catalog of all languages.
  func readStrings(
    _ neighbours: any NeighbouringFiles, file: String, notices: Notices
  ) -> StringsTable {
    guard let language = options.language else { return .empty }
    let stem = Self.stem(of: file)
    for path in ["../\(language).lproj/\(stem).strings", "\(language).lproj/\(stem).strings"] {
      guard let bytes = neighbours.bytes(at: path) else { continue }
      return StringsTable(Self.text(bytes)) { line in
        notices.warn("this is no \"key\" = \"value\";", inFile: path, line: line)
      }
    }
    for path in Self.catalogs(of: stem) {
      guard let bytes = neighbours.bytes(at: path) else { continue }
      if let catalog = StringsCatalog(bytes) { return StringsTable(catalog, language: language) }
      notices.warn("this is no string catalog", inFile: path)
      return .empty
    }
    // The file does not say in which language its texts are; mostly it is English.
    let isOwn = language.hasPrefix("en") || file.contains("\(language).lproj/")
    if isOwn { return .empty }
    notices.warn(
      "there are no texts in \"\(language)\" for it: neither \(language).lproj/\(stem).strings nor "
        + "\(stem).xcstrings lies beside it", inFile: file)
    return .empty
  }

  /// The languages that the texts of a document are translated into, sorted.
  ///
  /// - Parameter neighbours: the files beside the document.
  public static func languages(
    of file: String, _ neighbours: any NeighbouringFiles
  ) -> [String] {
    let stem = stem(of: file)
    var found: Set<String> = []
    for folder in ["..", ""] {
      for name in neighbours.names(in: folder) where name.hasSuffix(".lproj") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if neighbours.names(in: path).contains("\(stem).strings") {
          found.insert(String(name.dropLast(".lproj".count)))
        }
      }
    }
    let catalog = catalogs(of: stem).lazy.compactMap { neighbours.bytes(at: $0) }.first
    found.formUnion(catalog.flatMap(StringsCatalog.init)?.languages ?? [])
    return found.sorted()
  }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Where the catalog of all languages may lie.
  private static func catalogs(of stem: String) -> [String] {
    ["../mul.lproj/", "mul.lproj/", "", "../"].map { "\($0)\(stem).xcstrings" }
  }

  /// UTF-8, or UTF-16 with a byte order mark, as older Xcodes write it.
  private static func text(_ bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? b << 8 | a : a << 8 | b
    }
    return String(decoding: units, as: UTF16.self)
  }
}
