internal import EmakiDrawing
internal import EmakiText
internal import EmakiLayout

/// Images and colours beside a document: in asset catalogs, or images as files of their own.
///
/// A class, because what was read once is kept.
final class AssetCatalog {
  private let files: any NeighbouringFiles
  private let traits: AssetTraits
  private let notices: Notices
  /// The folder of each set, by its name with extension.
  private var sets: [String: String] = [:]
  private var images: [String: ImageContent?] = [:]
  private var colors: [String: Color?] = [:]

  /// How many folders inside one another are searched.
  private static let deepest = 4

  /// Looks for catalogs in the document's folder and the one around it.
  init(_ files: any NeighbouringFiles, traits: AssetTraits, notices: Notices) {
    self.files = files
    self.traits = traits
    self.notices = notices
    for folder in [".", ".."] {
      for name in files.names(in: folder) where name.hasSuffix(".xcassets") {
        collect("\(folder)/\(name)", depth: 0)
      }
    }
  }

  private func collect(_ folder: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for name in files.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
        if sets[name] == nil { sets[name] = path }
      } else if !name.contains(".") {
        collect(path, depth: depth + 1)
      }
    }
  }

  // MARK: Images

  /// An image with its size in points and, for a running app, its pixels; `nil` where there is none
  /// of this name.
  func image(named name: String) -> ImageContent? {
    if let known = images[name] { return known }
    let image = sets["\(name).imageset"].flatMap { set(name, $0) } ?? file(name)
    images[name] = .some(image)
    return image
  }

  private func set(_ name: String, _ folder: String) -> ImageContent? {
    let contents = files.bytes(at: "\(folder)/Contents.json").flatMap { JSONValue(bytes: $0) }
    let listed = contents.flatMap { traits.file(of: $0["images"]?.elements ?? []) }
    let present = files.names(in: folder).filter(Self.isPicture).map { name in
      AssetTraits.File(name: name, scale: Self.scale(ofFile: name))
    }
    guard let file = listed ?? present.first else { return nil }
    var image = read(name, "\(folder)/\(file.name)", scale: file.scale)
    let intent = contents?["properties"]?["template-rendering-intent"]?.string
    image?.isTemplate = intent == "template"
    return image
  }

  /// `logo@2x.png` and the like, where `name` is `logo` or `logo.png`.
  private func file(_ name: String) -> ImageContent? {
    let ending = [".png", ".jpg", ".jpeg"].first(where: name.hasSuffix)
    let stem = String(name.dropLast(ending?.count ?? 0))
    let scales = traits.scale >= 3 ? ["@3x", "@2x", ""] : ["@2x", "@3x", ""]
    return scales.lazy.compactMap { scale in
      self.read(
        name, "\(stem)\(scale)\(ending ?? ".png")", scale: Self.scale(ofFile: stem + scale))
    }.first
  }

  private func read(_ name: String, _ path: String, scale: Double) -> ImageContent? {
    guard let bytes = files.bytes(at: path), let size = PictureHeader.size(bytes) else {
      return nil
    }
    var image = ImageContent(
      name: name, size: Size(width: size.width / scale, height: size.height / scale))
    guard traits.needsPixels, !Self.isDrawing(path) else { return image }
    image.picture = files.picture(at: path)
    guard let pixels = image.picture?.pixels else {
      notices.warn("the picture cannot be read", inFile: path)
      return image
    }
    // A photograph may be stored lying on its side.
    if pixels.width == Int(size.height), pixels.height == Int(size.width) {
      image.size = Size(width: size.height / scale, height: size.width / scale)
    }
    return image
  }

  /// Whether a file has lines and no pixels, of which the size alone is read.
  private static func isDrawing(_ name: String) -> Bool {
    [".pdf", ".svg"].contains(where: name.hasSuffix)
  }

  private static func isPicture(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains(where: name.hasSuffix)
  }

  private static func scale(ofFile name: String) -> Double {
    name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
  }

  // MARK: Colours

  /// A colour of a catalog, or `nil` where there is none of this name.
  func color(named name: String) -> Color? {
    if let known = colors[name] { return known }
    let contents = sets["\(name).colorset"]
      .flatMap { files.bytes(at: "\($0)/Contents.json") }.flatMap { JSONValue(bytes: $0) }
    let color = contents.flatMap { traits.color(of: $0["colors"]?.elements ?? []) }
    colors[name] = .some(color)
    return color
  }
}
