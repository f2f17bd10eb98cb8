#if WebP
  import EmakiDrawing
  import EmakiFormats
  import Testing

  @Suite struct `An animated WebP` {
    /// Four by three pixels of one grey on black.
    private func frame(_ grey: UInt8) -> PixelBuffer {
      var picture = PixelBuffer(width: 4, height: 3)
      for index in 0..<12 {
        let level = index % 4 < 2 ? grey : 0
        picture.bytes.replaceSubrange(
          4 * index..<4 * index + 4, with: [level, level, level, 255])
      }
      return picture
    }

    /// The durations of all `ANMF` chunks: three bytes, 12 bytes after the chunk's header.
    private func durations(of file: [UInt8]) -> [Int] {
      var durations: [Int] = []
      var place = 12
      while place + 8 <= file.count {
        let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
        if file[place..<place + 4].elementsEqual("ANMF".utf8) {
          let start = place + 8 + 12
          durations.append((0..<3).reduce(0) { $0 | Int(file[start + $1]) << (8 * $1) })
        }
        place += 8 + size + size % 2
      }
      return durations
    }

    @Test func `has times whose roundings do not add up`() throws {
      let encoder = try WebPEncoder(width: 4, height: 3)
      for grey: UInt8 in [0, 255, 128] { try encoder.append(frame(grey), seconds: 1.0 / 60) }
      let file = try encoder.finish()
      #expect(file[0..<4].elementsEqual("RIFF".utf8) && file[8..<12].elementsEqual("WEBP".utf8))
      // 16.67 ms, 33.33 ms and 50 ms after the start.
      #expect(durations(of: file) == [17, 16, 17])
    }

    @Test func `refuses sizes that the format does not have`() {
      #expect(throws: WebPError.self) { try WebPEncoder(width: 20000, height: 1) }
    }
  }
#endif
