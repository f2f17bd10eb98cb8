import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

@testable import EmakiPreview

/// What programs make of an APNG that know nothing of Emaki.
@Suite struct `An APNG plays` {
  static let ffmpeg = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func file() throws -> (bytes: [UInt8], frames: [PixelBuffer], seconds: [Double]) {
    let bytes = try PreviewWriter(reel: Stage.reel(Stage.slide), format: .apng).file()
    var frames: [PixelBuffer] = []
    var seconds: [Double] = []
    try PNGDecoder().decodeFrames(bytes) { picture, duration in
      frames.append(picture)
      seconds.append(duration.seconds)
      return true
    }
    return (bytes, frames, seconds)
  }

  @Test(.enabled(if: ffmpeg != nil, "ffmpeg is not installed (apt-get install ffmpeg)"))
  func `in ffmpeg, every frame pixel for pixel`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-apng-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (bytes, frames, _) = try file()
    let (input, output) = (
      folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a")
    )
    try Data(bytes).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.ffmpeg))
    process.arguments = [
      "-v", "error", "-f", "apng", "-i", input.path, "-vsync", "passthrough", "-pix_fmt", "rgba",
      "-f", "rawvideo", output.path,
    ]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    #expect(process.end() == 0)
    #expect(try [UInt8](Data(contentsOf: output)) == frames.flatMap(\.bytes))
  }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `in Chromium, which shows one frame after another`() throws {
    let (bytes, frames, _) = try file()
    let (width, height) = (frames[0].width, frames[0].height)
    let picture = Data(bytes).base64EncodedString()
    let page = try BrowserPage(
      "<body style=\"margin: 0\"><img style=\"display: block\" src=\"data:image/png;base64,\(picture)\">",
      width: width, height: height)
    var seen = Set<Int>()
    // One shot takes longer than one frame is shown, so which frames are seen is chance.
    for _ in 0..<200 where seen.count < 4 {
      let shot = try PNGDecoder().decode(page.screenshot()).pixels
      let frame = frames.firstIndex(of: shot)
      seen.insert(try #require(frame, "the picture is none of the frames"))
    }
    #expect(seen.count == 4)
  }
}
