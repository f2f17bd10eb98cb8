import EmakiDrawing
import EmakiFormats
import Foundation
import PixelDiff
import TestSupport
import Testing

/// `emaki compare` as users run it, on pictures.
@Suite struct `Comparing two pictures` {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  func write(_ picture: PixelBuffer, _ name: String) throws -> String {
    try write(PNGEncoder().encode(picture), name)
  }

  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.path(name)))
    return scratch.path(name)
  }

  func status(_ arguments: [String]) throws -> Int32 {
    try Program.run(["compare"] + arguments).status
  }

  @Test func `the exit code is the answer`() throws {
    let white = PixelBuffer(width: 30, height: 20, fill: .white)
    var dotted = white
    dotted[7, 9] = .black
    let a = try write(white, "a.png")
    let b = try write(dotted, "b.png")
    let wide = try write(PixelBuffer(width: 31, height: 20, fill: .white), "wide.png")
    for (other, plain, odiff) in [(a, 0, 0), (b, 1, 22), (wide, 1, 21), ("/nowhere.png", 2, 1)] {
      #expect(try status([a, other]) == Int32(plain), "\(other)")
      #expect(try status([a, other, "--exit-codes", "odiff"]) == Int32(odiff), "\(other)")
    }
    let quiet = try Program.run(["compare", a, b, "--quiet"])
    #expect(quiet.status == 1 && quiet.text.isEmpty && quiet.errors.isEmpty)
    for quiet in ["-q", "--quiet"] {
      for arguments in [[a, a, quiet], [quiet, a, a], [a, quiet, a, quiet]] {
        let result = try Program.run(["compare"] + arguments)
        #expect(result.status == 0 && result.text.isEmpty, "\(arguments)")
      }
    }
    #expect(try status([a, a, a]) == 64)
  }

  /// Two files without options are compared before the parser for arguments is set up.
  @Test func `an option that says what is so anyway changes nothing`() throws {
    let white = PixelBuffer(width: 30, height: 20, fill: .white)
    var dotted = white
    dotted[7, 9] = .black
    let a = try write(white, "a.png")
    let twin = try write(white, "twin.png")
    let small = try write(PNGEncoder(level: .small).encode(white), "small.png")
    let others = [
      a, twin, small, try write(PNGEncoder().encode(white), String(repeating: "twin", count: 30)),
      try write(dotted, "b.png"), try write([1, 2, 3], "c.png"), "/nowhere.png",
      scratch.path("no/such.png"),
      try write(PixelBuffer(width: 31, height: 20, fill: .white), "wide.png"),
    ]
    for other in others {
      let plain = try Program.run(["compare", a, other])
      let spelled = try Program.run(["compare", a, other, "--format", "text"])
      #expect(plain.status == spelled.status, "\(other)")
      #expect(plain.text == spelled.text && plain.errors == spelled.errors, "\(other)")
    }
    #expect(try Program.run(["compare", "--help", a]).text.contains("USAGE"))
  }

  @Test func `what is no picture is named, against a scene too`() throws {
    let path = try write([1, 2, 3], "design.webp")
    let result = try Program.run(["compare", path, Program.example("login.yaml")])
    #expect(result.status == 2)
    #expect(result.errors.contains("design.webp: not a PNG file"), "\(result.errors)")
  }

  @Test func `trouble is never a pass`() throws {
    let whole = try PNGEncoder().encode(PixelBuffer(width: 9, height: 9, fill: .white))
    let a = try write(whole, "a.png")
    var flipped = whole
    flipped[whole.count - 20] ^= 1
    let troubles: [(String, [UInt8], String)] = [
      ("pointer.png", Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
      ("half.png", Array(whole.dropLast(14)), "ends inside"),
      ("text.png", Array("hello".utf8), "not a PNG"), ("empty.png", [], "empty"),
      ("flipped.png", flipped, "damaged"),
      ("photo.png", [0xFF, 0xD8, 0xFF, 0xE0], "the JPEG is damaged"),
    ]
    for (name, bytes, message) in troubles {
      let path = try write(bytes, name)
      for pair in [[a, path], [path, a], [path, path]] {
        let result = try Program.run(["compare"] + pair)
        #expect(result.status == 2, "\(name)")
        #expect(result.text.contains(message), "\(name): \(result.text)")
      }
    }
  }

  @Test(arguments: [
    [], ["a.png"], ["a.png", "b.png", "c.png"], ["a.png", "b.png", "--threshold", "-1"],
    ["a.png", "b.png", "--area", "many"], ["a.png", "b.png", "--window", "0:1"],
    ["a.png", "b.png", "--ignore", "1,2,3"], ["a.png", "b.png", "--jobs", "0"],
    ["a.png", "b.png", "--diff-mask"], ["a.png", "b.png", "--format", "xml"],
    ["a.png", "b.png", "--diff", "d.png", "--diff-mask", "--diff-overlay"], ["a", "b", "--nope"],
    ["a.png", "b.png", "--diff", "-"], ["a.png", "b.png", "--report", "-"],
    ["a.png", "b.png", "--noise", "--metric", "perceptual"],
    ["a.png", "b.png", "--threshold", "300"], ["a.png", "b.png", "--threshold", "nan"],
    ["a.png", "b.png", "--threshold", "101", "--metric", "perceptual"],
    ["a.png", "b.png", "--threshold", "1.1", "--metric", "pixelmatch"],
    ["a.png", "b.png", "--area", "101%"], ["a.png", "b.png", "--area", "nan%"],
    ["a.png", "b.png", "--area", "-1"], ["a.png", "b.png", "--window", "4097:0.1"],
    ["a.png", "b.png", "--window", "16:1.1"], ["a.png", "b.png", "--window", "16:nan"],
    ["a.png", "b.png", "--time-tolerance", "3601"], ["a.png", "b.png", "--time-tolerance", "inf"],
    ["a.png", "b.png", "--color-tolerance", "256"], ["a.png", "b.png", "--ignore-frame"],
  ])
  func `wrong usage is 64`(arguments: [String]) throws {
    #expect(try status(arguments) == 64)
  }

  @Test func `one changed pixel of an iPhone's screen is found`() throws {
    let white = PixelBuffer(width: 1179, height: 2556, fill: .white)
    var dotted = white
    dotted[1001, 2002] = Color(rgb: 0xFFFFFE)
    let result = try Program.run(["compare", write(white, "a.png"), write(dotted, "b.png")])
    #expect(result.status == 1)
    #expect(result.text.contains("1 of 3013524 px changed"))
    #expect(result.text.contains("largest difference 1 levels of 255 at (1001, 2002)"))
    #expect(result.text.contains("1 px in 1×1 at (1001, 2002)"))
    #expect(result.text.contains("over the limit: 1 px changed, 0 px allowed"))
  }

  static let presets = [
    [], ["--noise"], ["--metric", "perceptual"], ["--metric", "pixelmatch"], ["--aa"],
  ]

  @Test(arguments: presets) func `a digit of 12 points is found`(preset: [String]) throws {
    for digit in ["0", "5"] {
      let scene = try scratch.write(
        "children: [{id: label, text: \"\(digit)\", font: 12, pin: {top: 100, leading: 20}}]\n",
        to: "\(digit).yaml")
      let result = try Program.run([
        "render", scene, "--at", "0", "--scale", "1", "-o", scratch.path("\(digit).png"),
      ])
      try #require(result.status == 0, "\(result.errors)")
    }
    let result = try Program.run(
      ["compare", scratch.path("0.png"), scratch.path("5.png")] + preset)
    #expect(result.status == 1)
    #expect(result.text.contains(#"text "0" → "5""#))
    let same = try Program.run(
      ["compare", scratch.path("0.png"), scratch.path("5.png"), "--ignore", "#label"] + preset)
    #expect(same.status == 0, "\(same.text)")
  }

  @Test func `noise of one level passes with its flag alone`() throws {
    var gray = PixelBuffer(width: 64, height: 64, fill: Color(rgb: 0x808080))
    let a = try write(gray, "a.png")
    for index in 0..<(64 * 64) {
      for channel in 0..<3 {
        gray.bytes[4 * index + channel] += UInt8((index + channel) % 3)
      }
    }
    // Between 0x80 and 0x82 now: one off from 0x81.
    let b = try write(gray, "b.png")
    let middle = try write(
      PixelBuffer(width: 64, height: 64, fill: Color(rgb: 0x818181)), "middle.png")
    #expect(try status([middle, b, "--noise"]) == 0)
    #expect(try status([middle, b]) == 1)
    #expect(try status([a, b, "--noise"]) == 1, "two levels are no noise")
  }

  @Test func `what is to be ignored is somewhere, and not everything`() throws {
    let a = try write(PixelBuffer(width: 30, height: 20, fill: .white), "a.png")
    let half = try Program.run(["compare", a, a, "--ignore", "0,0,15,20"])
    #expect(half.status == 0 && half.text == "1 same, 50 % of the pixels ignored\n")
    let all = try Program.run(["compare", a, a, "--ignore", "0,0,99,99"])
    #expect(all.status == 2 && all.text.contains("nothing was compared"))
    let none = try Program.run(["compare", a, a, "--ignore", "30,0,5,5"])
    #expect(none.status == 2 && none.errors.contains("--ignore 30,0,5,5 is nowhere in"))
  }

  @Test func `differences are drawn in three ways`() throws {
    let white = PixelBuffer(width: 40, height: 30, fill: .white)
    var dotted = white
    dotted[7, 9] = .black
    let files = [try write(white, "a.png"), try write(dotted, "b.png")]
    func drawn(_ flags: [String]) throws -> PixelBuffer {
      _ = try status(files + ["--diff", scratch.path("d.png")] + flags)
      return try PNGDecoder().decode(Array(scratch.data("d.png"))).pixels
    }
    let mask = try drawn(["--diff-mask"])
    #expect(mask.width == 40 && mask[7, 9].alpha == 255 && mask[8, 9].alpha == 0)
    let overlay = try drawn(["--diff-overlay"])
    #expect(overlay[7, 9] == Color(rgb: 0xFF0000) && overlay[8, 9] == .white)
    // Three pictures with two gutters of 8 pixels, under titles of twice 12 pixels.
    let panels = try drawn([])
    #expect(panels.width == 3 * 40 + 2 * 8 && panels.height == 30 + 24)
    #expect(panels[96 + 7, 24 + 9] == .black && panels[7, 24 + 9] == .white)
  }
}
