@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Testing

@Suite struct SceneIndexTests {
  /// `a` holds `b`, which holds `c` and the guide `g`; `x` is another controller's view.
  private static let index: SceneIndex = {
    var index = SceneIndex()
    for (id, parent) in [("a", nil), ("b", "a"), ("c", "b"), ("x", nil)] as [(String, String?)] {
      index.add(id, parent: parent, at: .start)
    }
    index.add("g", parent: "b", isGuide: true, at: .start)
    return index
  }()

  @Test func `a view belongs to the tree of the outermost view around it`() {
    #expect(["a", "b", "c", "g", "x"].map(Self.index.root) == ["a", "a", "a", "a", "x"])
    #expect(Self.index.ids(under: "a") == ["a", "b", "c", "g"])
  }

  @Test(arguments: [
    ("c", "g", "b"), ("c", "b", "b"), ("c", "a", "a"), ("c", "c", "c"), ("c", "x", nil),
  ])
  func `the nearest view that holds two may be one of them`(
    _ a: String, _ b: String, _ common: String?
  ) {
    #expect(Self.index.commonAncestor(a, b) == common)
    #expect(Self.index.commonAncestor(b, a) == common)
  }

  @Test func `a guide is no view`() {
    #expect(Self.index.isGuide("g") && !Self.index.isView("g"))
    #expect(Self.index.parent(of: "g") == "b")
  }

  @Test func `a constraint's name is that of the first that has it`() {
    var names = ConstraintNames()
    let later = SourcePlace(line: 7, column: 1)
    #expect(names.add("w", at: .start) == nil)
    #expect(names.add("w", at: later) == .start)
    #expect(names.all == ["w"] && names.contains("w"))
  }
}
