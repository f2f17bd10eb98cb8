import EmakiFiles
import EmakiFormats
import EmakiPlatform
import FoundationEssentials

/// The stamp that tells builds of the program, and versions of fonts, from one another.
enum ProgramStamp {
  /// The version, and size and date of the program's file: two builds of one version may draw
  /// differently, so what one has put into a cache the other does not take.
  static let build: String = {
    var status = stat()
    guard SystemPath.with("/proc/self/exe", { stat($0, &status) }) == 0 else { return Version.text }
    #if canImport(Darwin)
      let date = status.st_mtimespec.tv_sec
    #else
      let date = status.st_mtim.tv_sec
    #endif
    return "\(Version.text) \(status.st_size) \(date)"
  }()

  /// SHA-256 of the tables of all fonts that may be drawn with. The head of a font's file has a
  /// checksum of each of its tables, so files of 20 MB need not be read whole.
  static let fonts: String = {
    var hash = SHA256()
    for folder in ["opentype/inter", "opentype/noto", "truetype/noto"] {
      let path = "/usr/share/fonts/\(folder)"
      for name in FolderNames.all(in: path) ?? [] {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        guard let font = try? Data(contentsOf: file, options: .alwaysMapped) else { continue }
        let isCollection = name.hasSuffix(".ttc")
        hash.add(Array("\(name) \(font.count)\n".utf8))
        hash.add(Array(font.prefix(isCollection ? 16_384 : 1024)))
      }
    }
    return hash.hexadecimal
  }()
}
