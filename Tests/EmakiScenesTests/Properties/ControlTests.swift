import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// Values of controls that change at once.
@Suite struct `A control's value` {
  @Test func `that is set jumps, and is listed`() throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(PropertyStage.view(.slider)), [.set([.view("a", .value(0.8))])])
    #expect(try timeline.presentation("a", at: 0).value == 0.8)
    #expect(timeline.summary.map(\.property) == [.value] && timeline.summary[0].pacing == nil)
  }

  @Test func `is on from the start, while its knob slides`() throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(PropertyStage.view(.switch)), [Way.animate.step([.isOn(true)])])
    #expect(try timeline.presentation("a", at: 0).isOn)
    let span = try #require(timeline.summary.first)
    #expect(span.from == .flag(false) && span.to == .flag(true))
  }

  @Test func `of a button changes at once`() throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(PropertyStage.view(.button)), [Way.animate.step([.isOn(true)])])
    let own = try timeline.presentation("a", at: 0)
    #expect(own.isOn && own.knob == nil)
    #expect(timeline.summary.map(\.property) == [.isOn] && timeline.summary[0].duration == 0)
  }

  @Test func `that leaves a segment for none slides nowhere`() throws {
    let view = PropertyStage.view(.segmentedControl) {
      $0.control.items = ["A", "B", "C"]
      $0.control.selectedIndex = 0
    }
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(view), [Way.animate.step([.selectedIndex(-1)])])
    #expect(try timeline.presentation("a", at: 0).knob == nil)
    #expect(timeline.summary.map(\.duration) == [0])
  }

  @Test func `in one row leaves the others`() throws {
    let timeline = try PropertyStage.timeline(
      PropertyStage.scene(PropertyStage.view(.switch), inRows: true),
      [Way.row.step([.isOn(true)])])
    #expect(try timeline.presentation("list/1/a", at: 1).knob == 0)
    #expect(try timeline.presentation("list/2/a", at: 1).knob == 1)
  }
}
