/// The chunks of a WebP file by their names (RFC 9649, 2.3); of several with one name the first.
struct WebPChunks {
  private var chunks: [String: ArraySlice<UInt8>] = [:]

  /// - Parameter file: that starts like a WebP's; what does not fit into it is left out.
  init(_ file: [UInt8]) {
    var place = 12
    while place + 8 <= file.count {
      let name = String(decoding: file[place..<(place + 4)], as: UTF8.self)
      let length = file[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let start = place + 8
      guard start + length <= file.count else { return }
      if chunks[name] == nil { chunks[name] = file[start..<(start + length)] }
      // Chunks begin at even offsets.
      place = start + length + length % 2
    }
  }

  subscript(name: String) -> ArraySlice<UInt8>? { chunks[name] }

  /// How the stored picture is to be turned.
  var orientation: PictureOrientation {
    self["EXIF"].flatMap { ExifReader($0).orientation } ?? .upright
  }
}
