public import EmakiDrawing

/// The files around a document: translations and images.
public protocol NeighbouringFiles: Sendable {
  /// The bytes of a file by its path from the document's folder (which may start with `../`), or
  /// `nil` where there is none.
  func bytes(at path: String) -> [UInt8]?
  /// The names in a folder by its path from the document's folder, sorted; empty where there is
  /// none.
  func names(in folder: String) -> [String]
  /// The columns and rows of pixels of a PNG or JPEG, upright, by the bytes of its file; `nil` for
  /// everything else.
  func pixelSize(of file: [UInt8]) -> Size?
  /// The decoded PNG or JPEG at a path, or `nil` where there is none that can be read.
  func picture(at path: String) -> DisplayImage?
  /// The pictures and parts of asset catalogs that lie further away.
  func assets(in reach: AssetReach) -> AssetFiles
}

/// How far assets are looked for.
public enum AssetReach: Sendable {
  /// In the folder and those in it.
  case folder
  /// In the whole project that the folder belongs to.
  case project
}

/// Files of assets, by their paths from a document's folder.
public struct AssetFiles: Sendable {
  /// In any order; `../` leads upwards.
  public var paths: [String]
  /// Whether the search ended early, as there are more files than any project has.
  public var isCut: Bool

  /// Makes a list.
  public init(_ paths: [String] = [], isCut: Bool = false) {
    self.paths = paths
    self.isCut = isCut
  }

  /// Whether a file is a picture or a part of a set in a catalog.
  public static func contains(_ path: String) -> Bool {
    path.contains(".imageset/") || path.contains(".colorset/")
      || DisplayImage.fileEndings.contains(where: path.hasSuffix)
  }
}

extension NeighbouringFiles {
  /// `nil`: no picture is known unless a conforming type reads their headers.
  public func pixelSize(of file: [UInt8]) -> Size? { nil }

  /// `nil`: nothing is decoded unless a conforming type says how.
  public func picture(at path: String) -> DisplayImage? { nil }

  /// None: the document's folder and the one around it are all.
  public func assets(in reach: AssetReach) -> AssetFiles { AssetFiles() }
}

/// A document that stands alone.
public struct NoFiles: NeighbouringFiles {
  /// Makes a value without files.
  public init() {}

  /// Always `nil`.
  public func bytes(at path: String) -> [UInt8]? { nil }

  /// Always empty.
  public func names(in folder: String) -> [String] { [] }
}
