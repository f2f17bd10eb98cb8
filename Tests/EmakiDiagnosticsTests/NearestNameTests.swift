@testable import EmakiDiagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("kitten", "sitting", 3), ("saturday", "sunday", 3), ("ab", "ba", 1), ("", "abc", 3),
    ("abc", "", 3), ("same", "same", 0), ("ca", "abc", 3), ("widht", "width", 1),
  ])
  func `the distance is that of the textbook`(_ a: String, _ b: String, _ expected: Int) {
    #expect(NearestName.distance(Array(a), Array(b)) == expected)
  }

  @Test(arguments: [
    ("ease-otu", "ease-out"), ("EASE-IN", "ease-in"), ("defualt", "default"), ("liner", "linear"),
  ])
  func `a slip of the finger finds the name`(_ typed: String, _ meant: String) {
    let names = ["linear", "ease-in", "ease-out", "ease-in-out", "default"]
    #expect(NearestName.nearest(to: typed, in: names) == meant)
  }

  @Test func `what is far from every name suggests none`() {
    let names = ["top", "bottom", "left", "right"]
    #expect(NearestName.nearest(to: "opacity", in: names) == nil)
    #expect(NearestName.nearest(to: "", in: names) == nil)
    #expect(NearestName.nearest(to: "x", in: ["y"]) == nil)
    #expect(NearestName.nearest(to: "top", in: []) == nil)
  }

  @Test func `a slip is one mistake, and in no number`() {
    let names = ["items", "title3", "viewsCounter"]
    #expect(NearestName.slip("itemz", of: names) == "items")
    #expect(NearestName.slip("tiemz", of: names) == nil)
    #expect(NearestName.slip("title4", of: names) == nil)
    #expect(NearestName.slip("likesCounter", of: names) == nil)
  }

  @Test func `the first of equally near names wins`() {
    #expect(NearestName.nearest(to: "cat", in: ["bat", "car"]) == "bat")
    #expect(NearestName.nearest(to: "cat", in: ["car", "bat"]) == "car")
  }

  @Test func `Japanese names are compared by character`() {
    #expect(NearestName.nearest(to: "メニュ", in: ["メニュー", "コンテンツ"]) == "メニュー")
  }

  @Test func `the hint quotes the name`() {
    #expect(NearestName.hint(for: "widht", in: ["width"]) == #"did you mean "width"?"#)
    #expect(NearestName.hint(for: "widht", in: ["height"]) == nil)
  }

  @Test func `the distance is symmetric and zero only for the same name`() {
    let words = ["", "a", "ab", "ba", "abc", "acb", "width", "height", "weight"].map(Array.init)
    for a in words {
      for b in words {
        #expect(NearestName.distance(a, b) == NearestName.distance(b, a))
        #expect(NearestName.distance(a, b) >= abs(a.count - b.count))
        #expect((NearestName.distance(a, b) == 0) == (a == b))
      }
    }
  }
}
