import EmakiWorkspace
import Testing

@Suite struct `The files of a folder` {
  /// - Returns: what is read, and what is skipped with its reason.
  private static func found(
    _ files: KeyValuePairs<String, String>, beside others: [String: String] = [:]
  ) -> (scenes: [String], skipped: [String]) {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.key, $0.value) })
      .merging(others) { first, _ in first }
    let found = FolderScenes(files.map(\.key), beside: others.keys.sorted()) { path in
      texts[path].map { .bytes(Array($0.utf8)) } ?? .unreadable
    }
    return (found.scenes, found.skipped.map { "\($0.path): \($0.reason)" })
  }

  private static let scene = "children: []"

  @Test(arguments: [
    "children: []", "scenes: {a: {children: []}}", "motions: {}", "storyboard: a.storyboard",
    // Mistyped.
    "chidren: []", "childen: []", "Children: []", "motion: {}", "scenes : {}", "controller: {}",
    "title: A\nchildern: []", "componets: {}",
    // No key shows something, but most are those of scenes.
    "title: A\nbackground: red", "device: iPhone X", "subviews: []",
    // No YAML.
    "children: [", "a: b: c",
  ]) func `that are meant as scenes are read`(text: String) {
    let found = Self.found(["a.yaml": text])
    #expect(found.scenes == ["a.yaml"] && found.skipped.isEmpty)
  }

  @Test(arguments: [
    ("version: 1\nservices: {}", "no key of it shows a scene"),
    ("[1, 2]", "it is a list, and no mapping"), (" \n", "it is empty"),
    ("components: {}\nmetrics: {}", "no scene here imports it"),
    (#"{"title": "An article", "views": 3}"#, "no key of it shows a scene"),
    ("name: ci\non: push\njobs: {}", "no key of it shows a scene"),
  ]) func `that are none are skipped with a reason`(text: String, reason: String) {
    let found = Self.found(["a.yml": text])
    #expect(found.scenes.isEmpty && found.skipped == ["a.yml: \(reason)"])
  }

  @Test(arguments: ["emaki.yml", "Emaki.yaml", "a/emaki.json", "EMAKI.YAML"])
  func `that are settings of a set by another name are skipped`(name: String) {
    for text in ["inputs: a", "devices: [own]\nscale: 2", "title: x"] {
      let found = Self.found([name: text] as KeyValuePairs)
      #expect(found.scenes.isEmpty)
      #expect(found.skipped == ["\(name): settings of a set are only read from emaki.yaml"])
    }
    #expect(Self.found([name: Self.scene] as KeyValuePairs).scenes == [name])
  }

  @Test(arguments: [
    ("s.json", #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "x"}"#),
    ("reel.json", #"{"generator": "emaki 1", "scene": "a"}"#), ("emaki.yaml", "inputs: a"),
    ("a/emaki.yaml", "inputs: a"), ("I.xcassets/b.imageset/Contents.json", #"{"images": []}"#),
    ("readme.md", "children: []"),
  ]) func `that Emaki or an editor writes are passed over`(name: String, text: String) {
    let found = Self.found([name: text] as KeyValuePairs)
    #expect(found.scenes.isEmpty && found.skipped.isEmpty)
  }

  @Test func `that scenes name are read with these`() {
    let found = Self.found([
      "screens/a.yaml": "children: []\nimport: [../parts/p.yaml]\ndata: {file: d.json}",
      "screens/b.yaml": "scenes: {x: {children: [], data: ../e.json}}",
      "screens/d.json": #"{"title": "a", "text": "b"}"#, "e.json": "[1]",
      "parts/p.yaml": "components: {}\nimport: q.yaml", "parts/q.yaml": "metrics: {}",
    ])
    #expect(found.scenes == ["screens/a.yaml", "screens/b.yaml"])
    #expect(found.skipped.isEmpty)
  }

  @Test func `are not passed over because they name themselves or one another`() {
    #expect(Self.found(["a.yaml": "chidren: []\ndata: a.yaml"]).scenes == ["a.yaml"])
    let two = Self.found([
      "a.yaml": "chidren: []\nimport: b.yaml", "b.yaml": "chidren: []\nimport: a.yaml",
    ])
    #expect(two.scenes == ["a.yaml", "b.yaml"])
  }

  @Test func `may be named by files of which nothing is wanted`() {
    let part = ["p.yaml": "components: {}"] as KeyValuePairs
    let other = ["a.yaml": "children: []\nimport: p.yaml"]
    #expect(Self.found(part, beside: other).skipped.isEmpty)
    #expect(Self.found(part).skipped == ["p.yaml: no scene here imports it"])
  }

  @Test func `are scenes whatever the letters of their endings are`() {
    let found = Self.found([
      "A.YAML": Self.scene, "b.Yml": Self.scene, "c.JSON": Self.scene, "D.Storyboard": "",
    ])
    #expect(found.scenes == ["A.YAML", "b.Yml", "c.JSON", "D.Storyboard"])
  }

  @Test func `that cannot be read are left to their reader`() {
    let found = FolderScenes(["a.yaml", "p.yaml"]) { path in
      path == "a.yaml" ? .unreadable : .special("it is no regular file")
    }
    #expect(found.scenes == ["a.yaml"])
    #expect(found.skipped.map(\.reason) == ["it is no regular file"])
  }
}
