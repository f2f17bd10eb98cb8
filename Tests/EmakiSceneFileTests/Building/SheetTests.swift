import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct SheetTests {
  /// What the steps of a motion do to controllers.
  private func changes(_ steps: String) throws -> [ControllerChange] {
    let scene = try Reading.scene("controllers: {share: {}}\nmotions: {m: [\(steps)]}")
    let read = try #require(scene.motion(named: "m")).steps
    return read.compactMap { step in
      guard case .placed(_, .controllers(let change)) = step else { return nil }
      return change
    }
  }

  private func presentation(_ keys: String) throws -> ModalPresentation {
    let change = try changes("{present: {controller: share, from: root\(keys)}}").first
    guard case .present("share", from: _, let how)? = change else {
      Issue.record("\(String(describing: change))")
      return ModalPresentation()
    }
    return how
  }

  @Test func `detents make a page sheet that comes to the first of them`() throws {
    let how = try presentation(", detents: [medium, 300, large]")
    #expect(how.style == .pageSheet && how.detents == [.medium, .height(300), .large])
    #expect(how.grabberColor == nil)
    #expect(how == ModalPresentation(.pageSheet, detents: [.medium, .height(300), .large]))
  }

  @Test func `without detents what is presented covers the screen`() throws {
    #expect(try presentation("") == ModalPresentation(.fullScreen))
  }

  @Test func `a page sheet is large and has no handle unless that is said`() throws {
    #expect(try presentation(", style: pageSheet").detents == [.large])
    #expect(try presentation(", style: pageSheet, grabber: true").grabberColor?.hex == "#C7C7CC")
  }

  @Test func `a height that no presentation of the sheet lists is told`() throws {
    func notices(_ detents: String, _ goal: String) -> [String] {
      Reading.notices(
        "controllers: {share: {}}\nmotions:\n"
          + "  up: [{detent: {of: share, to: \(goal)}}]\n"
          + "  m: [{present: {controller: share, from: root, \(detents)}}]\n")
    }
    #expect(notices("detents: [medium, large]", "large") == [])
    #expect(notices("detents: [300.5, 300]", "300") == [])
    #expect(
      notices("detents: [300.5, medium]", "300") == [
        "3:33 warning: \"300\" is none of the detents of \"share\" "
          + "| it is presented with detents: [300.5, medium]"
      ])
    #expect(
      notices("style: pageSheet", "medium") == [
        "3:33 warning: \"medium\" is none of the detents of \"share\" "
          + "| it is presented with detents: [large]"
      ])
  }

  @Test(arguments: [
    ("medium", ModalPresentation.Detent.medium), ("large", .large), ("240", .height(240)),
  ])
  func `a step brings it to another height`(
    word: String, detent: ModalPresentation.Detent
  ) throws {
    let changes = try changes(
      "{present: {controller: share, from: root}}, {detent: {of: share, to: \(word)}}")
    #expect(changes.last == .selectDetent(detent, of: "share"))
  }

  @Test func `a presentation that is no sheet is told from one that is not there`() throws {
    let scene = try Reading.scene(
      "controllers: {share: {}}\nmotions: {m: [present: {controller: share, from: root}, "
        + "detent: {of: share, to: large}], n: [detent: {of: share, to: large}]}")
    for (name, expected) in [("m", LifecycleError.notASheet("share")), ("n", .notShown("share"))] {
      var found: SceneError?
      do throws(SceneError) {
        _ = try Timeline(
          of: scene, motion: scene.motion(named: name),
          engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
          environment: Reading.iPhoneX.environment())
      } catch {
        found = error
      }
      guard case .placed(_, let error)? = found else { throw try #require(found) }
      #expect(error == .controllers(expected))
    }
  }
}
