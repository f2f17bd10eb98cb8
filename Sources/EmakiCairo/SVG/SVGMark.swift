import EmakiDrawing

/// The ending that all ids of an SVG document share, and the names of its keyframes.
///
/// Several documents may stand in one page, where an id is valid for all of them. The ending is a
/// digest of the document, so that no document uses the gradients, clips and animations of another.
/// Programs that show ids as the names of layers still begin with the view's name.
package struct SVGMark: Sendable, Hashable {
  /// Letters only, so that it is not read as a number; about one of 8 billion.
  package let text: String

  /// The character that stands for the mark until the document is complete. XML forbids it, so no
  /// text of a picture holds it.
  private static let blank: UInt8 = 1
  /// The end of each id in a draft.
  package static let ending = "-\u{1}"

  /// The mark of a draft.
  package init(of draft: [UInt8]) {
    var rest = Hash64(draft).value
    let letters = (0..<7).map { _ in
      defer { rest /= 26 }
      return UInt8(ascii: "a") + UInt8(rest % 26)
    }
    text = String(decoding: letters, as: UTF8.self)
  }

  /// The document that a draft becomes with its mark in all ids.
  package static func document(_ draft: [UInt8]) -> [UInt8] {
    let mark = Array(SVGMark(of: draft).text.utf8)
    let parts = draft.split(separator: blank, omittingEmptySubsequences: false)
    return Array(parts.joined(separator: mark))
  }
}
