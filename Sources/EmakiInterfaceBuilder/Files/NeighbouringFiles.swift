public import EmakiDrawing

/// The files around a document: translations and images.
public protocol NeighbouringFiles: Sendable {
  /// The bytes of a file by its path from the document's folder (which may start with `../`), or
  /// `nil` where there is none.
  func bytes(at path: String) -> [UInt8]?
  /// The names in a folder by its path from the document's folder, sorted; empty where there is
  /// none.
  func names(in folder: String) -> [String]
  /// The decoded PNG or JPEG at a path, or `nil` where there is none that can be read.
  func picture(at path: String) -> DisplayImage?
}

extension NeighbouringFiles {
  /// `nil`: nothing is decoded unless a place says how.
  public func picture(at path: String) -> DisplayImage? { nil }
}

/// A document that stands alone.
public struct NoFiles: NeighbouringFiles {
  /// Makes a place without files.
  public init() {}

  /// Always `nil`.
  public func bytes(at path: String) -> [UInt8]? { nil }

  /// Always empty.
  public func names(in folder: String) -> [String] { [] }
}
