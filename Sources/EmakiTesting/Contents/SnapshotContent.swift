import EmakiFormats

/// A value that is kept in a file and compared with it later.
protocol SnapshotContent {
  /// Of the baseline, without dot.
  var fileExtension: String { get }

  /// The file to keep.
  func file() throws -> [UInt8]

  /// Further explanations of a failure, such as a font that is not installed.
  var notes: [String] { get }

  /// A hash of what is compared, whatever else the file says.
  func digest() throws -> SHA256

  /// How the value differs from a file that was kept, or `nil` where it passes.
  func mismatch(with baseline: [UInt8]) throws -> Mismatch?
}

extension SnapshotContent {
  var notes: [String] { [] }
}

/// How a value differs from its baseline.
struct Mismatch {
  /// For people, the most telling first.
  var lines: [String]
  /// A picture of the difference as a PNG file, where there is one.
  var picture: [UInt8]?
}
