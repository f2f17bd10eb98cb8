internal import EmakiDrawing

/// The sizes of images beside a document: in asset catalogs, or as files of their own.
struct AssetCatalog: Sendable {
  private let files: any NeighbouringFiles
  /// The folder of each image set, by the image's name.
  private let sets: [String: String]

  /// How many folders inside one another are searched.
  private static let deepest = 4

  /// Looks for catalogs in the document's folder and the one around it.
  init(_ files: any NeighbouringFiles) {
    self.files = files
    var sets: [String: String] = [:]
    for folder in [".", ".."] {
      for name in files.names(in: folder) where name.hasSuffix(".xcassets") {
        Self.collect("\(folder)/\(name)", files, depth: 0, into: &sets)
      }
    }
    self.sets = sets
  }

  private static func collect(
    _ folder: String, _ files: any NeighbouringFiles, depth: Int, into sets: inout [String: String]
  ) {
    guard depth < deepest else { return }
    for name in files.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") {
        let image = String(name.dropLast(".imageset".count))
        if sets[image] == nil { sets[image] = path }
      } else if !name.contains(".") {
        collect(path, files, depth: depth + 1, into: &sets)
      }
    }
  }

  /// The size of an image in points, or `nil` where no PNG of its name is found.
  func size(of image: String) -> Size? {
    if let set = sets[image] {
      let pictures = files.names(in: set).filter { $0.hasSuffix(".png") }
      return pictures.lazy.compactMap { size(at: "\(set)/\($0)") }.first
    }
    let stem = image.hasSuffix(".png") ? String(image.dropLast(4)) : image
    return ["\(stem)@2x.png", "\(stem)@3x.png", "\(stem).png"].lazy
      .compactMap { size(at: $0) }.first
  }

  private func size(at path: String) -> Size? {
    guard let pixels = files.bytes(at: path).flatMap(Self.pixels) else { return nil }
    let scale: Double = path.contains("@3x") ? 3 : path.contains("@2x") ? 2 : 1
    return Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// The extent that a PNG's header gives (PNG specification, 11.2.2).
  private static func pixels(_ bytes: [UInt8]) -> (width: UInt32, height: UInt32)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(_ start: Int) -> UInt32 {
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return (number(16), number(20))
  }
}
