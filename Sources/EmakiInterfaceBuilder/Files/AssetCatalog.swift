internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiText
internal import EmakiXML

/// Images and colours of a document's project: in asset catalogs, or images as separate files.
///
/// A folder that the user named comes first, then the document's folder and the one around it, then
/// the rest of the project, the nearest first. A class, because assets that were read once are
/// kept.
final class AssetCatalog {
  private let files: any NeighbouringFiles
  private let traits: AssetTraits
  private let notices: Notices
  /// The folder of each set nearby, by its name with extension.
  private var sets: [String: String] = [:]
  private let named: AssetIndex?
  private lazy var project = AssetIndex(files, in: .project)
  private var images: [String: ImageContent?] = [:]
  private var colors: [String: Color?] = [:]
  /// The names that no file has, in the order of asking, and where the first was asked for.
  private var missing: [String] = []
  private var firstMissing: XMLPlace?

  /// How many folders inside one another are searched.
  private static let deepest = 4

  /// - Parameter assets: a folder that the user named.
  init(
    _ files: any NeighbouringFiles, assets: (any NeighbouringFiles)? = nil, traits: AssetTraits,
    notices: Notices
  ) {
    self.files = files
    self.traits = traits
    self.notices = notices
    named = assets.map { AssetIndex($0, in: .folder) }
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

  /// The folders of sets of a name, the best first.
  private func places(ofSet name: String) -> some Sequence<AssetPlace> {
    [
      { self.named?.sets[name] },
      { self.sets[name].map { AssetPlace(files: self.files, path: $0) } },
      { self.project.sets[name] },
    ].lazy.compactMap { $0() }
  }

  // MARK: Images

  /// An image with its size in points and, for a running app, its pixels; `nil` where there is none
  /// of this name.
  ///
  /// - Parameter place: the position at which the document names it.
  func image(named name: String, _ place: XMLPlace) -> ImageContent? {
    if let known = images[name] { return known }
    let found = places(ofSet: "\(name).imageset").compactMap { self.set(name, $0) }.first
    let image = found ?? file(name)
    if image == nil {
      missing.append(name)
      firstMissing = firstMissing ?? place
    }
    images[name] = .some(image)
    return image
  }

  /// Notes what was not found, all at once.
  func noteMissing() {
    guard traits.needsPixels, let firstMissing, !missing.isEmpty else { return }
    let list = missing.prefix(Self.mostNames).map { "“\($0)”" }.joined(separator: ", ")
    let rest = missing.count - Self.mostNames
    notices.note(
      "no file has the picture\(missing.count == 1 ? "" : "s") \(list)"
        + (rest > 0 ? " and \(rest) more" : ""), firstMissing,
      hint: project.isCut
        ? "the project is too large to be searched whole: --assets names the folder"
        : "looked for in the asset catalogs of the project; --assets names another folder")
  }

  /// As many names as a line holds.
  private static let mostNames = 12

  private func set(_ name: String, _ place: AssetPlace) -> ImageContent? {
    let (files, folder) = (place.files, place.path)
    let contents = files.bytes(at: "\(folder)/Contents.json").flatMap { JSONValue(bytes: $0) }
    let listed = contents.flatMap { traits.file(of: $0["images"]?.elements ?? []) }
    let present = files.names(in: folder).filter(Self.isPicture).map { name in
      AssetTraits.File(name: name, scale: Self.scale(ofFile: name))
    }
    guard let file = listed ?? present.first else { return nil }
    var image = read(
      name, AssetPlace(files: files, path: "\(folder)/\(file.name)"), scale: file.scale)
    let intent = contents?["properties"]?["template-rendering-intent"]?.string
    image?.isTemplate = intent == "template"
    return image
  }

  /// `logo@2x.png` and the like, where `name` is `logo` or `logo.png`.
  private func file(_ name: String) -> ImageContent? {
    let ending = DisplayImage.fileEndings.first(where: name.hasSuffix)
    let stem = String(name.dropLast(ending?.count ?? 0))
    let scales = traits.scale >= 3 ? ["@3x", "@2x", ""] : ["@2x", "@3x", ""]
    let names = scales.map { "\(stem)\($0)\(ending ?? ".png")" }
    let places: [(String) -> AssetPlace?] = [
      { self.named?.files[$0] }, { AssetPlace(files: self.files, path: $0) },
      { self.project.files[$0] },
    ]
    for place in places {
      for (file, scale) in zip(names, scales) {
        let found = place(file).flatMap {
          read(name, $0, scale: Self.scale(ofFile: stem + scale))
        }
        if let found { return found }
      }
    }
    return nil
  }

  private func read(_ name: String, _ place: AssetPlace, scale: Double) -> ImageContent? {
    let (files, path) = (place.files, place.path)
    guard let bytes = files.bytes(at: path),
      let size = files.pixelSize(of: bytes) ?? DrawingHeader.size(bytes)
    else { return nil }
    var image = ImageContent(
      name: name, size: Size(width: size.width / scale, height: size.height / scale))
    guard traits.needsPixels, !path.hasSuffix(".pdf") else { return image }
    image.picture = files.picture(at: path)
    if image.picture == nil { notices.warn("the picture cannot be read", inFile: path) }
    if let missing = image.picture?.vector?.leftOut, !missing.isEmpty {
      notices.warn("the picture is drawn without \(missing.joined(separator: ", "))", inFile: path)
    }
    return image
  }

  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".pdf") || DisplayImage.fileEndings.contains(where: name.hasSuffix)
  }

  private static func scale(ofFile name: String) -> Double {
    name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
  }

  // MARK: Colours

  /// A colour of a catalog, or `nil` where there is none of this name.
  func color(named name: String) -> Color? {
    if let known = colors[name] { return known }
    let color = places(ofSet: "\(name).colorset").compactMap { place in
      place.files.bytes(at: "\(place.path)/Contents.json").flatMap { JSONValue(bytes: $0) }
        .flatMap { self.traits.color(of: $0["colors"]?.elements ?? []) }
    }.first
    colors[name] = .some(color)
    return color
  }
}
