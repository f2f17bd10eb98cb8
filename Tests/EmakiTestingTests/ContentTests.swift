import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiFiles
import EmakiFormats
import EmakiRendering
import EmakiScenes
import EmakiWireframe
import Foundation
import PixelDiff
import Testing

@testable import EmakiTesting

@Suite struct `What failures tell` {
  let sandbox = Sandbox()

  /// A box that moves by 60 points, drawn without fonts.
  func scene(delay: Double = 0, title: String = "Menu", x: Double = 100) -> Scene {
    var box = View(.view, id: "box")
    box.placement = .autoresizing
    box.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    box.backgroundColor = .black
    let root = View(.view, id: "root", subviews: [box])
    var scene = Scene(id: "menu", controller: ViewController(id: "menu", view: root))
    scene.environment = LayoutEnvironment(size: Size(width: 160, height: 90), scale: 1)
    scene.motions = [
      Motion(
        name: "open",
        steps: [
          .animate(
            Animation(
              duration: 0.2, delay: delay, pacing: .curve(.linear),
              changes: [.view("box", .x(x))]))
        ])
    ]
    return scene
  }

  func reel(_ scene: Scene) throws -> MotionSnapshot {
    var options = RenderOptions()
    options.theme = .greek
    options.scale = 1
    let renderer = try SceneRenderer(scene, motion: scene.motions[0], device: nil, options: options)
    return MotionSnapshot(
      renderer: renderer, scale: 1, framesPerSecond: 30,
      times: try Sampling.fps(30).times(duration: renderer.timeline.duration), comparison: .exact)
  }

  @Test func `nothing passes that was not compared`() throws {
    let baseline = try PictureSnapshot.dotted().file()
    let all = PixelRect(x: 0, y: 0, width: 10_000, height: 10_000)
    for comparison in [
      PixelComparison(tolerance: 300), PixelComparison(tolerance: .nan),
      PixelComparison(ignored: [all]), PixelComparison(area: .share(2)),
    ] {
      let snapshot = PictureSnapshot(
        picture: PictureSnapshot.dotted().picture, comparison: comparison)
      let mismatch = try #require(try snapshot.mismatch(with: baseline))
      #expect(mismatch.lines.contains { $0.hasPrefix("nothing was compared") })
    }
  }

  @Test func `a file of another colour space looks different`() throws {
    let picture = PictureSnapshot.dotted().picture
    let plain = try PNGEncoder().encode(picture)
    // A chunk cICP of Display P3 behind the header, which ends at byte 33; its CRC by zlib.
    let chunk: [UInt8] = [0, 0, 0, 4, 0x63, 0x49, 0x43, 0x50, 12, 13, 0, 1, 0x6E, 0x03, 0xE3, 0xEF]
    let wide = Array(plain[..<33]) + chunk + Array(plain[33...])
    func snapshot(_ file: [UInt8]) throws -> PictureSnapshot {
      let image = try PNGDecoder().decode(file)
      return PictureSnapshot(
        picture: image.pixels, comparison: .exact, source: (file, image.info))
    }
    #expect(try snapshot(wide).mismatch(with: wide) == nil)
    let mismatch = try #require(try snapshot(wide).mismatch(with: plain))
    #expect(
      mismatch.lines.first?.hasPrefix("the colour spaces differ: sRGB and Display P3") == true)
    #expect(try snapshot(wide).digest().hexadecimal != snapshot(plain).digest().hexadecimal)
    #expect(try snapshot(wide).file() == wide)
  }

  @Test func `pictures keep expected, actual and difference`() throws {
    defer { sandbox.remove() }
    try sandbox.write(PictureSnapshot.dotted().file())
    let verdict = try sandbox.check(.never).verdict(on: PictureSnapshot.dotted(at: 3))
    guard case .failed(let text, let files) = verdict else {
      Issue.record("it passed")
      return
    }
    let names = ["opens.expected.png", "opens.actual.png", "opens.difference.png"]
    #expect(files.map(\.name) == names)
    #expect(text.contains("over the limit: 1 px changed, 0 px allowed"))
    #expect(text.contains("1 px in 1×1 at (3, 5)"))
    for file in files {
      #expect(try AtomicFile.read("\(sandbox.artifacts)/Menu/\(file.name)") == file.bytes)
    }
  }

  @Test func `a limit lets small differences pass`() throws {
    defer { sandbox.remove() }
    try sandbox.write(PictureSnapshot.dotted().file())
    var content = PictureSnapshot.dotted(at: 3)
    content = PictureSnapshot(
      picture: content.picture, comparison: PixelComparison(area: .pixels(1), window: nil))
    #expect(try sandbox.failure(content, .never) == nil)
  }

  @Test func `a picture of another size fails`() throws {
    defer { sandbox.remove() }
    try sandbox.write(PictureSnapshot.dotted().file())
    let wide = PictureSnapshot(
      picture: PixelBuffer(width: 21, height: 10, fill: .white), comparison: .exact)
    let text = try sandbox.failure(wide, .never)
    #expect(text?.contains("size 21 × 10 px, expected 20 × 10 px") == true)
  }

  @Test func `the views that moved are named`() throws {
    defer { sandbox.remove() }
    let renderer = try SceneRenderer(
      scene(), motion: scene().motions[0], device: nil, options: RenderOptions())
    func snapshot(at time: Double) throws -> PictureSnapshot {
      let picture = renderer.picture(at: time)
      return PictureSnapshot(
        picture: try renderer.painter.image(of: picture.list, scale: 2).pixels,
        comparison: .exact,
        metadata: PNGMetadata(scale: 2, fonts: [], layout: picture.layout))
    }
    try sandbox.write(snapshot(at: 0).file())
    let text = try sandbox.failure(snapshot(at: 0.1), .never)
    #expect(text?.contains("  view#box: x 10 → 55 (+45)\n") == true)
  }

  @Test func `a motion passes against itself`() throws {
    defer { sandbox.remove() }
    #expect(try sandbox.failure(reel(scene()), .missing) != nil)
    #expect(try sandbox.failure(reel(scene()), .never) == nil)
    var frames = 0
    try PNGDecoder().decodeFrames(try #require(sandbox.baseline("apng"))) { _, duration in
      frames += Int((duration.seconds * 30).rounded())
      return true
    }
    #expect(frames == 7, "0.2 s at 30 a second, both ends")
  }

  @Test func `a delay is told as frames`() throws {
    defer { sandbox.remove() }
    _ = try sandbox.failure(reel(scene()), .missing)
    let text = try #require(try sandbox.failure(reel(scene(delay: 2.0 / 30)), .never))
    #expect(text.contains("9 frames, expected 7 (+2)"))
    #expect(text.contains("view#box: +2 frames (+0.067 s)\n"))
    #expect(text.contains("the pictures differ in frames 1…6 (0.033…0.2 s)"))
  }

  @Test func `another end is told as a place`() throws {
    defer { sandbox.remove() }
    _ = try sandbox.failure(reel(scene()), .missing)
    let text = try #require(try sandbox.failure(reel(scene(x: 110)), .never))
    #expect(text.contains("view#box: up to 10 pt off at 0.2 s, frames 1…6; ends at [110 20 30 40]"))
  }

  @Test func `long texts show the changed lines alone`() {
    let old = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 15", with: "line fifteen")
    #expect(
      LineDifference.lines(from: old, to: new)
        == [
          "  …", "  line 13", "  line 14", "- line 15", "+ line fifteen", "  line 16", "  line 17",
        ])
    #expect(LineDifference.lines(from: old, to: "", limit: 3).count == 4)
    #expect(
      TextSnapshot(text: "a").mismatch(with: Array("a\n".utf8))?.lines
        == ["only the line break at the end differs"])
  }
}
