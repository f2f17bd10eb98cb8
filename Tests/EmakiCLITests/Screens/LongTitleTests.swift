import TestSupport
import Testing

/// Titles of navigation bars that are longer than the room between the buttons.
@Suite struct `A long title of a navigation bar` {
  private let buttons = ["Cancel", "Save"]

  /// Where the buttons and the title are on an iPhone X, and as wide as the same texts are elsewhere.
  private func frames(_ title: String) throws -> (bar: [String: [Double]], free: [String: Double]) {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      device: iPhone X
      controllers:
        nav: {type: navigation, viewControllers: [page]}
        page:
          title: \(title)
          leftItems: [{id: left, text: Cancel}]
          rightItems: [{id: right, text: Save}]
          children:
            - {id: freeCancel, kind: button, text: Cancel, font: 17, pin: {top: 100, left: 0}}
            - {id: freeSave, kind: button, text: Save, font: 17, pin: {top: 140, left: 0}}
            - {id: freeTitle, text: \(title), font: 17 semibold, lines: 0, pin: {top: 180, left: 0}}
      children: [{kind: container, id: box, pin: {edges: 0}, embed: nav}]

      """, to: "scene.yaml")
    let step = try #require(try Expected.samplings(of: file, lasts: 0).first)
    var (bar, free): ([String: [Double]], [String: Double]) = ([:], [:])
    for id in ["left", "right", "pageItemTitle"] { bar[id] = try step.rect(id) }
    for id in ["freeCancel", "freeSave", "freeTitle"] { free[id] = try step.rect(id)[2] }
    return (bar, free)
  }

  @Test func `is cut between buttons as wide as their texts`() throws {
    let (bar, free) = try frames("Notes from the very long journey home")
    let (left, right) = (try #require(bar["left"]), try #require(bar["right"]))
    #expect(left[0] == 16 && left[2] == free["freeCancel"])
    #expect(abs(right[0] + right[2] - 359) < 0.01 && right[2] == free["freeSave"])
    let title = try #require(bar["pageItemTitle"])
    #expect(abs(title[0] - (left[0] + left[2] + 6)) < 0.4)
    #expect(abs(title[0] + title[2] - (right[0] - 6)) < 0.4)
  }

  @Test func `stands aside whole where there is room for it`() throws {
    // Between the buttons are some 241 points, around the middle 2 · (187.5 − 75) = 225 of them.
    let (bar, free) = try frames("Notes from the long trip home")
    let title = try #require(bar["pageItemTitle"])
    let (left, width) = (try #require(bar["left"]), try #require(free["freeTitle"]))
    #expect(title[2] == width && width > 225 && width < 241)
    #expect(abs(title[0] - (left[0] + left[2] + 6)) < 0.4)
  }
}
