/// The files of the folder `Data`: a name, a colon and a value on each line.
enum IconData {
  /// The strokes of each icon, in the notation of `IconStrokes`.
  static let icons = rows(PackageResources.icons_txt)
  /// The strokes of system symbols that have no other name, with hyphens for dots. The names are the
  /// system's, so that storyboards find them; the drawings are not.
  static let symbols = rows(PackageResources.symbols_txt)
  /// Other common names of icons, among them those of the system's symbols.
  static let aliases = rows(PackageResources.aliases_txt)

  private static func rows(_ file: [UInt8]) -> [(name: Substring, value: Substring)] {
    String(decoding: file, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")).compactMap {
      guard let colon = $0.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return (Substring($0[..<colon]), Substring($0[$0.index(colon, offsetBy: 2)...]))
    }
  }
}
