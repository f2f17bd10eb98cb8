import EmakiDiagnostics
import EmakiLayout
import EmakiMotion
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct DataTests {
  private static let article = """
    {"title": "A \\"title\\"", "viewsCounter": 120, "author": {"name": "Ann"},
     "tags": ["x", "y"], "summaryText": null,
     "reviews": [{"name": "B", "stars": 4}, {"name": "C"}]}
    """

  private func read(
    _ text: String, data: String? = article
  ) -> (scene: Scene?, notices: [String]) {
    let files = data.map { ["article.json": $0] } ?? [:]
    let read = SceneFileReader.read(text, file: "f", options: MemoryFiles.options(files))
    return (read.value.scenes.first, read.diagnostics.map(\.description))
  }

  private func text(_ value: String) -> String? {
    let result = read("data: article.json\nchildren: [{id: a, text: \"\(value)\"}]")
    #expect(result.notices == [])
    return result.scene?.controller.view.subviews.first?.text?.string
  }

  @Test func `keys fill texts, alone and among other words`() {
    #expect(text("{data.title}") == "A \"title\"")
    #expect(text("{data.author.name}: {data.viewsCounter}") == "Ann: 120")
    #expect(text("{data.tags.1}") == "y")
  }

  @Test func `a place beyond the end of a list is told, unless it has a fallback`() {
    func notices(_ value: String) -> [String] {
      read("data: article.json\nchildren: [{id: a, text: \"\(value)\"}]").notices
    }
    #expect(
      notices("{data.tags.2}") == [
        "f:2:26: warning: \"data.tags\" has no element 2\n  hint: they are 0 to 1"
      ])
    #expect(notices("It says {data.reviews.7.name}").count == 1)
    #expect(notices("{data.tags.2|none}") == [])
    #expect(notices("{data.reviews.1.stars}") == [])
  }

  @Test func `a missing key is an empty text, or its fallback`() {
    #expect(text("{data.likesCounter}") == "")
    #expect(text("{data.summaryText}") == "")
    #expect(text("Likes: {data.likesCounter|0}") == "Likes: 0")
    #expect(text("{data.likesCounter|none}") == "none")
  }

  @Test func `a missing number is 0`() {
    let text = """
      data: article.json
      children: [{id: a, text: "0"}]
      motions: {count: [{count: {view: a, to: "{data.likesCounter}"}}]}
      """
    let options = MemoryFiles.options(["article.json": Self.article])
    let written = SceneFileReader.expand(Array(text.utf8), file: "f", options: options)
    #expect(written.diagnostics == [])
    #expect(written.value.contains("count: {view: a, to: 0}"))
  }

  @Test func `lists repeat views, also where items lack keys`() {
    let result = read(
      """
      data: article.json
      children:
        - {id: "r{index}", text: "{item.name} {item.stars}", repeat: "{data.reviews}"}
        - {id: "n{index}", text: "x", repeat: "{data.nothing}"}
      """)
    #expect(result.notices == [])
    #expect(result.scene?.controller.view.subviews.map(\.text?.string) == ["B 4", "C "])
  }

  @Test func `components get data through their parameters and directly`() {
    let result = read(
      """
      data: article.json
      components: {c: {parameters: {t: ~}, text: "{t} {data.viewsCounter}"}}
      children: [{component: c, with: {t: "{data.author.name}"}}]
      """)
    #expect(result.scene?.controller.view.subviews[0].text?.string == "Ann 120")
  }

  @Test func `a parameter without data has its default, or what the place of its use asks for`() {
    let result = read(
      """
      data: article.json
      components:
        c:
          parameters: {count: ~, mark: M}
          children: [{id: "x{index}", repeat: "{count}"}, {id: t, text: "{mark}{count}"}]
      children: [{component: c, with: {count: "{data.none}", mark: "{data.none}"}}]
      """)
    #expect(result.notices == [])
    let inner = result.scene?.controller.view.subviews[0].subviews
    #expect(inner?.map(\.text?.string) == ["M"])
  }

  @Test func `data of the wrong type is told with its place in the data`() {
    #expect(
      read("data: article.json\nchildren: [{name: \"{data.tags}\"}]").notices == [
        "article.json:2:10: error: expected text for \"name\", got a list\n"
          + "  hint: f puts this value in for \"name\""
      ])
    #expect(
      read("data: article.json\nchildren: [{alpha: \"{data.author.name}\"}]").notices == [
        "article.json:1:67: error: expected a number from 0 to 1 for \"alpha\", got \"Ann\"\n"
          + "  hint: f puts this value in for \"alpha\""
      ])
    #expect(
      read("data: article.json\nchildren: [{text: \"Tags: {data.tags}\"}]").notices == [
        "article.json:2:10: error: a list cannot stand inside a text\n"
          + "  hint: {data.tags} stands in line 2"
      ])
  }

  private static let prepared = """
    data: {file: article.json, loaded: show, failed: alarm}
    children: [{id: list, alpha: 0}, {id: title, text: "{data.title}"}, {id: alert, alpha: 0}]
    motions:
      other: [wait: 1]
      show: [animate: {duration: 0.26, changes: {list.alpha: 1}}]
      alarm: [animate: {duration: 0.26, changes: {alert.alpha: 1}}]
    """

  @Test func `good data chooses the motion that shows it`() {
    let result = read(Self.prepared)
    #expect(result.notices == [])
    #expect(result.scene?.defaultMotion == "show")
  }

  @Test func `missing and broken data choose the motion that says so`() {
    let missing = read(Self.prepared, data: nil)
    #expect(missing.notices == ["f:1:14: warning: there is no file \"article.json\""])
    #expect(missing.scene?.defaultMotion == "alarm")
    #expect(missing.scene?.controller.view.subviews[1].text?.string == "")
    let broken = read(Self.prepared, data: "{\"title\": ")
    #expect(broken.scene?.defaultMotion == "alarm")
    #expect(broken.notices.count == 1 && broken.notices[0].hasPrefix("article.json:"))
    #expect(broken.notices[0].contains("warning"))
  }

  @Test func `without a motion for it, data that is missing is an error`() {
    #expect(
      read("data: article.json", data: nil).notices == [
        "f:1:7: error: there is no file \"article.json\"\n"
          + "  hint: data: {file: …, failed: MOTION} shows an error"
      ])
  }

  @Test func `values of the scene stand in for those that the file lacks`() {
    let result = read(
      """
      data: {file: article.json, values: {title: unused, likesCounter: 7}}
      children: [{text: "{data.title} {data.likesCounter}"}]
      """)
    #expect(result.scene?.controller.view.subviews[0].text?.string == "A \"title\" 7")
  }
}
