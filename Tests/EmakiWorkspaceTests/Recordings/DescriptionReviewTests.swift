import EmakiComparison
import EmakiWorkspace
import TestSupport
import Testing

/// Frames that an app tells are compared in points.
@Suite struct `A description beside a scene` {
  private static let scene = """
    device: iPhone X
    children:
      - {id: title, text: Welcome back, font: 24 bold, frame: [20, 70, 280, 32]}
      - {id: hint, text: Later, frame: [20, 460, 100, 20]}
      - {id: go, kind: button, text: Continue, frame: [20, 400, 280, 46]}
    """

  /// What XCUITest prints of three elements.
  private func text(
    _ title: String = "{{20.0, 70.0}, {280.0, 32.0}}",
    _ hint: String = "{{20.0, 460.0}, {100.0, 20.0}}",
    _ go: String = "{{20.0, 400.0}, {280.0, 46.0}}", label: String = "Later"
  ) -> String {
    """
    Element subtree:
     →Application, 0x60, {{0.0, 0.0}, {375.0, 812.0}}, label: 'Sample'
        StaticText, 0x61, \(title), label: 'Welcome back'
        StaticText, 0x62, \(hint), identifier: 'hint', label: '\(label)'
        Button, 0x63, \(go), identifier: 'go', label: 'Continue'
    """
  }

  private func result(_ text: String) throws -> StoredResult {
    let folder = try Scratch()
    let review = try AppReview(
      scene: try folder.write(Self.scene, to: "scene.yaml"),
      app: try folder.write(text, to: "app.txt"), isRecording: false, points: nil, delay: nil,
      start: nil, sampling: SamplingSettings(), screen: ScreenSettings(),
      picture: PictureSettings(), listener: .none)
    return try #require(try review?.result())
  }

  @Test func `passes where all is as planned`() throws {
    let result = try result(text())
    #expect(result.isAccepted, "\(result.explanation)")
    #expect(result.explanation == ["3 of 3 views that were found lie as planned"])
  }

  @Test func `names a view that is elsewhere`() throws {
    let result = try result(text("{{20.0, 82.0}, {280.0, 32.0}}"))
    #expect(!result.isAccepted)
    #expect(
      result.explanation.contains {
        $0.contains("title: 280×32 pt at (20, 82) instead of 280×32 pt at (20, 70)")
      }, "\(result.explanation)")
  }

  @Test func `passes texts that are a point or two larger`() throws {
    let result = try result(text("{{20.0, 70.0}, {282.0, 33.0}}"))
    #expect(result.isAccepted, "\(result.explanation)")
  }

  @Test func `knows frames that are counted from the safe area`() throws {
    let result = try result(
      text(
        "{{20.0, 26.0}, {280.0, 32.0}}", "{{20.0, 416.0}, {100.0, 20.0}}",
        "{{20.0, 356.0}, {280.0, 46.0}}"))
    #expect(result.isAccepted, "\(result.explanation)")
    #expect(result.explanation.contains { $0.contains("safe area, 44 pt") })
  }

  @Test func `tells another text`() throws {
    let result = try result(text(label: "Latter"))
    #expect(result.explanation.contains { $0.contains("\"Latter\" instead of \"Later\"") })
  }

  @Test(arguments: [
    ("[{\"frame\": [0, 0, 375, 812], \"children\": []}]", "one element only"),
    ("[]", "no elements"),
    (
      "Element subtree:\n Window, 0x1, {{0, 0}, {1, 1}}\n  Other, 0x2, {{0, 0}, {1, 1}}",
      "describes another screen"
    ),
  ])
  func `is refused where it says nothing of the screen`(text: String, reason: String) throws {
    let failure = #expect(throws: Failure.self) { _ = try result(text) }
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
  }
}
