import EmakiLimits

/// Reads XML into a tree, without entities that the document declares and without other files.
///
/// A document that declares an entity is refused: no Interface Builder file does, and entities are
/// how small files become huge (or read other files).
package enum XMLReader {
  /// The most elements that may be inside one another.
  package static let deepestNesting = InputLimit.elementDepth.most

  /// The root element of a document.
  package static func read(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    try refuseWhatIsNoText(bytes)
    return try ExpatParser().parse(bytes)
  }

  private static func refuseWhatIsNoText(_ bytes: [UInt8]) throws(XMLFault) {
    guard !bytes.isEmpty else { throw XMLFault("the file is empty") }
    guard bytes.count <= InputLimit.inputBytes.most else {
      throw XMLFault("the file is longer than \(InputLimit.inputBytes.most >> 20) MB")
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) {
      throw XMLFault("this is a compiled nib; the .storyboard or .xib it was made from is needed")
    }
    if !isUTF16, bytes.contains(0) { throw XMLFault("this is binary data, not XML") }
  }
}
