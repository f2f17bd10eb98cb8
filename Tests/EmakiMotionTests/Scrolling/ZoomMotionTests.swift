import EmakiDrawing
import EmakiMotion
import Testing

@Suite struct `A zoom by two fingers` {
  private func motion(
    scale: Double = 1, offset: Point = .zero, centre: Point, isCentred: Bool = false
  ) -> ZoomMotion {
    ZoomMotion(
      range: ZoomRange(minimum: 0.5, maximum: 2), content: Size(width: 200, height: 100),
      viewport: Size(width: 100, height: 100), isCentred: isCentred, startScale: scale,
      startOffset: offset, centre: centre, fingers: DragPath(from: 1, to: 4, duration: 1))
  }

  @Test func `scales with the fingers' distance between minimum and maximum`() {
    let motion = motion(centre: .zero)
    for (time, scale) in [(0, 1.0), (0.1, 1.3), (1.0 / 3, 2), (1, 2)] {
      #expect(abs(motion.scale(at: time) - scale) < 1e-12)
    }
  }

  @Test func `keeps the point between the fingers where it is`() {
    let motion = motion(offset: Point(x: 40, y: 0), centre: Point(x: 30, y: 50))
    for time in [0, 0.1, 0.2, 1.0 / 3] {
      let scale = 1 + 3 * time
      // The content's point (70, 50) stays at (30, 50).
      #expect(abs(motion.offset(at: time).x - (70 * scale - 30)) < 1e-9)
      #expect(abs(motion.offset(at: time).y - (50 * scale - 50)) < 1e-9)
    }
  }

  @Test func `stays within the scaled content`() {
    let motion = motion(centre: Point(x: 0, y: 100))
    #expect(motion.offset(at: 1) == Point(x: 0, y: 100))
  }

  @Test func `centres what is smaller than the view by max(0, (view − content) / 2)`() {
    let motion = motion(scale: 0.5, centre: Point(x: 50, y: 50), isCentred: true)
    #expect(motion.margin(at: 0.5) == Point(x: 0, y: 25))
    #expect(motion.margin(at: 1) == Point(x: 0, y: 0))
    #expect(motion.margin(at: 0.25) == Point(x: 25, y: 37.5))
  }
}
