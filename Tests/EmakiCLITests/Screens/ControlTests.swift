import EmakiDrawing
import EmakiFormats
import Foundation
import Testing

/// Buttons, counting labels, cards, icons.
@Suite struct `What reacts and decorates` {
  @Test(arguments: [
    ("press", "like", 0.94), ("slideOff", "like", 0.94), ("pressCell", "card", 0.9),
  ])
  func `S3.10 shrinks what is pressed in 0.16 s and lets it back in 0.16 s, on it or outside`(
    _ motion: String, _ view: String, _ scale: Double
  ) throws {
    for step in try Expected.motion("pressed-button.yaml", motion, lasts: 0.46) {
      let down = Expected.easeInOut(Expected.clamped(step.time / 0.16, 0, 1))
      let up = Expected.easeInOut(Expected.clamped((step.time - 0.3) / 0.16, 0, 1))
      let expected = 1 - (1 - scale) * (down - up)
      let frame = try step.frame(view)
      let rect = try step.rect(view)
      #expect(abs(rect[2] - frame[2] * expected) < 0.01, "at \(step.time)")
      #expect(abs(rect[3] - frame[3] * expected) < 0.01, "at \(step.time)")
    }
  }

  @Test func `S3.10 acts when the finger is lifted on the button, after it is back, else not`()
    throws
  {
    for (motion, acts) in [("press", true), ("slideOff", false)] {
      for step in try Expected.motion("pressed-button.yaml", motion, lasts: 0.46) {
        let isDone = acts && step.isEnd(of: 0.46)
        #expect(step.view("answer")?.text == (isDone ? "Thank you!" : "Not yet"))
      }
    }
  }

  @Test func `S3.12 counts evenly, slowly at first, or slowly at last, whole or with two decimals`()
    throws
  {
    for step in try Expected.motion("counting.yaml", "once", lasts: 1.2) {
      // Once over it stays. Times are printed with ten digits.
      let p = min(step.time / 0.8, 1)
      func whole(_ value: Double) -> String { "\(Int(value + 1e-5))" }
      #expect(step.view("views")?.text == whole(12345 * (1 - pow(1 - p, 3))))
      #expect(step.view("likes")?.text == whole(678 * (1 - pow(1 - p, 3))))
      #expect(step.view("steps")?.text == whole(9876 * p))
      let hundredths = Int(475 * p * p * p + 1e-6)
      let decimals = "\(hundredths / 100)." + String("\(100 + hundredths % 100)".suffix(2))
      #expect(step.view("rating")?.text == decimals, "at \(step.time)")
    }
  }

  @Test func `S3.11 decorates cards with round corners, a thin line and a soft shadow`() throws {
    let lines = try Probe.svg("cards.yaml", at: 1, ["--theme", "color"]).lines
    let cards = lines.filter { $0.contains("width=\"335\" height=\"190\" rx=\"5\"") }
    #expect(cards.count == 3)
    // A line of 1 point lies within the edge, half of it on either side of its path.
    let border = "rx=\"4.5\" fill=\"none\" stroke=\"#DDDDDD\" stroke-width=\"1\""
    #expect(lines.filter { $0.contains("width=\"334\" height=\"189\" " + border) }.count == 3)
    #expect(lines.filter { $0.contains("height=\"24\" rx=\"2.5\" fill=\"#007AFF\"") }.count == 3)
    // The shadow lies 1 point lower than the card, around it by the same on all sides.
    let shadow = try #require(lines.first { $0.hasPrefix("<image ") })
    let numbers = Probe.numbers(shadow, ["x", "y", "width", "height"])
    let card = Probe.numbers(try #require(cards.first), ["x", "y"])
    #expect(abs(numbers[0] + numbers[2] / 2 - (card[0] + 335.0 / 2)) < 0.5)
    #expect(abs(numbers[1] + numbers[3] / 2 - (card[1] + 190.0 / 2 + 1)) < 0.5)
    #expect(numbers[2] > 335 + 4 && numbers[2] < 335 + 20)
    // Black, 0.15 of it, outside the card alone.
    let data = try #require(shadow.firstMatch(of: #/base64,([^"]+)"/#)?.1)
    let file = try #require(Data(base64Encoded: String(data)))
    let pixels = try PNGDecoder().decode(Array(file)).pixels
    let row = pixels.bytes[(4 * pixels.width * (pixels.height / 2))...].prefix(4 * pixels.width)
    let opacities = stride(from: row.startIndex + 3, to: row.endIndex, by: 4).map { row[$0] }
    // Gauss's curve of a deviation of 2 points: half at the edge, 0.1587 of all 2 points outside.
    let point = Double(pixels.width) / numbers[2]
    let edge = (card[0] - numbers[0]) * point
    for (outside, part) in [(0.5 / point, 0.45), (2, 0.1587), (4, 0.0228)] {
      let opacity = Double(opacities[Int(edge - outside * point)])
      #expect(abs(opacity - 0.15 * 255 * part) < 2.5, "\(outside) points outside")
    }
    #expect(opacities[Int(edge) + 4] == 0, "none of it shows through the card")
    #expect(zip(row.indices, row).allSatisfy { ($0 - row.startIndex) % 4 == 3 || $1 == 0 })
  }

  @Test func `S3.19 draws every icon with strokes, and signs in text without missing boxes`()
    throws
  {
    let text = try String(contentsOfFile: Program.example("icons.yaml"), encoding: .utf8)
    let names = text.matches(of: #/- \{icons: \[(.*?)\]\}/#).flatMap {
      $0.1.split(separator: ", ").map(String.init)
    }
    #expect(names.count >= 60)
    let output = try InspectOutput.of(Program.example("icons.yaml"), ["--at", "0"])
    #expect(output.diagnostics.isEmpty)
    let step = try #require(output.scenes.first?.steps.first)
    // A name that is none gets a warning; each icon has strokes of its own.
    for name in names { #expect(step.view(name)?.kind == "icon", "\(name)") }
    let strokes = try [0, 0.5, 1, 1.5].flatMap { time in
      let svg = try Probe.svg("icons.yaml", at: time, ["--no-fingers"])
      #expect(svg.errors == "")
      return svg.lines.filter { $0.contains("stroke-width=\"1.") && $0.contains("<path") }
    }
    #expect(Set(strokes).count >= names.count)
    let signs = try Probe.svg("icons.yaml", at: 0).lines.first {
      $0.contains("aria-label=\"≡ Icons\"")
    }
    #expect(signs?.contains(" d=\"M") == true)
  }
}
