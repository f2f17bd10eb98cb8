import Foundation
import Testing

/// The screens that change places, and the card that turns over.
@Suite struct `Transitions of one's own` {
  @Test(arguments: [("iphone-x", 375.0), ("iphone-8", 375), ("ipad-pro-11", 834)])
  func `S3.3 brings the new screen from the right in 0.30 s and takes the old one to the left`(
    _ device: String, _ width: Double
  ) throws {
    for (motion, sign) in [("present", 1.0), ("dismiss", -1)] {
      let steps = try Expected.motion("custom-transition.yaml", motion, lasts: 0.3, on: device)
      for step in steps {
        let eased = Expected.easeInOut(step.time / 0.3)
        let shown = sign > 0 ? eased : 1 - eased
        #expect(abs(try step.rect("detail")[0] - width * (1 - shown)) < 0.01, "\(step.time)")
        #expect(abs(try step.rect("list")[0] + width * shown) < 0.01, "\(step.time)")
      }
    }
  }

  // What is left of the way takes its part of 0.3 s: (375 − 240)/375, or 120/375 back.
  @Test(arguments: [("dragBack", 240.0, 0.508), ("dragTooLittle", 120, 0.496)])
  func `S3.3 follows a finger from the edge, and completes past the half`(
    _ motion: String, _ way: Double, _ end: Double
  ) throws {
    let steps = try Expected.motion("custom-transition.yaml", motion, lasts: end)
    for step in steps {
      let change = max(step.time - 0.4, 0) / 0.3 * (way > 187.5 ? 1 : -1)
      let eased = Expected.easeInOut(way * min(step.time / 0.4, 1) / 375 + change)
      #expect(abs(try step.rect("detail")[0] - 375 * eased) < 0.01, "at \(step.time)")
    }
    let last = try #require(steps.last)
    #expect(try last.rect("list")[0] == (way > 187.5 ? 0 : -375))
    #expect(last.view("detail")?.hidden == (way > 187.5))
  }

  /// Where a point of the card is seen: turned by an angle about the vertical axis through the
  /// middle, projected with m34 = −0.002.
  private func seen(_ x: Double, _ y: Double, turnedBy angle: Double) -> (x: Double, y: Double) {
    let depth = -x * sin(angle)
    let w = 1 - 0.002 * depth
    return (x * cos(angle) / w, y / w)
  }

  /// The box of a rectangle of a size that is turned about its middle.
  private func box(_ width: Double, _ height: Double, _ angle: Double) -> [Double] {
    let corners = [-0.5, 0.5].flatMap { x in
      [-0.5, 0.5].map { y in seen(x * width, y * height, turnedBy: angle) }
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return [left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top]
  }

  @Test func `S3.14 turns the card away and the detail in, settles it, in thirds of 0.72 s`()
    throws
  {
    let steps = try Expected.motion("card-flip.yaml", "open", lasts: 0.72)
    // The card's middle lies 24 points under the screen's.
    for step in steps { try expectFlip(step, third: step.time / 0.24) }
  }

  /// Checks the card, up to a third of the way, or its detail.
  private func expectFlip(_ step: InspectOutput.Step, third: Double) throws {
    let isCard = third < 1 - 1e-8
    let angle = (isCard ? -third : Expected.clamped(2 - third, 0, 1)) * .pi / 2
    let settled = Expected.clamped(third - 2, 0, 1)
    let size = [295 + (375 - 295) * settled, 420 + (812 - 420) * settled]
    let middle = [187.5, 430 - 24 * settled]
    let box = box(size[0], size[1], angle)
    let rect = try step.rect(isCard ? "card" : "detail")
    for side in 0..<4 {
      let expected = box[side] + (side < 2 ? middle[side] : 0)
      #expect(abs(rect[side] - expected) < 0.01, "\(side) at \(step.time)")
    }
    #expect(step.view("card")?.hidden == !isCard)
  }

  // What is left of the way takes its part of 0.72 s.
  @Test(arguments: [("dragBack", 150.0, 0.68), ("dragTooLittle", 90, 0.824)])
  func `S3.14 is dragged back over 200 points and completes past the half`(
    _ motion: String, _ way: Double, _ end: Double
  ) throws {
    let steps = try Expected.motion("card-flip.yaml", motion, lasts: end)
    for step in steps {
      let change = max(step.time - 0.5, 0) / 0.72 * (way > 100 ? 1 : -1)
      let third = 3 * Expected.clamped(way * min(step.time / 0.5, 1) / 200 + change, 0, 1)
      try expectFlip(step, third: 3 - third)
    }
    let last = try #require(steps.last)
    #expect(last.view("card")?.hidden == (way < 100))
    #expect(last.view("detail")?.hidden == (way > 100))
  }

  @Test func `S3.14 draws the picture's outline and the text in perspective`() throws {
    let lines = try Probe.svg("card-flip.yaml", at: 0.12).lines
    let start = try #require(lines.firstIndex { $0 == "<g id=\"card\">" })
    let picture = try #require(lines[start...].first { $0.contains("fill=\"#ECEEF1\"") })
    let corners = Probe.corners(picture)
    // The picture fills the card's upper 290 of 420 points; an eighth of a turn is done.
    let expected = [(-147.5, -210.0), (147.5, -210), (147.5, 80), (-147.5, 80)].map {
      seen($0.0, $0.1, turnedBy: -.pi / 4)
    }
    #expect(corners.count == 4)
    for (corner, place) in zip(corners, expected) {
      #expect(abs(corner.x - (187.5 + place.x)) < 0.01)
      #expect(abs(corner.y - (430 + place.y)) < 0.01)
    }
    let title = Probe.corners(
      try #require(lines.first { $0.contains("aria-label=\"Kyoto in autumn\"") }))
    // Its baseline falls from left to right, as the line through the card's points does.
    let left = try #require(title.min { $0.x < $1.x })
    let right = try #require(title.max { $0.x < $1.x })
    #expect(right.y - left.y > 10)
    #expect(left.x > 187.5 + expected[0].x && right.x < 187.5 + expected[1].x)
  }
}
