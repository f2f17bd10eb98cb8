import Foundation
import TestSupport
import Testing

@Suite struct `A folder of scenes` {
  @Test func `is drawn as each file is alone`() throws {
    let set = try SetFixture()
    #expect(try set.emaki("render", ".", "-o", "out").errors == "")
    #expect(
      try set.files(in: "out") == [
        "screens/home.png", "screens/login/frame-0000.png", "screens/login/frame-0001.png",
        "screens/login/reel.json",
      ])
    _ = try set.emaki("render", "screens/home.yaml", "--scale", "0.25", "-o", "home.png")
    #expect(try set.scratch.data("home.png") == set.scratch.data("out/screens/home.png"))
    _ = try set.emaki(
      "render", "screens/login.yaml", "--scale", "0.25", "--steps", "2", "-o", "login")
    #expect(try set.contents(of: "login") == set.contents(of: "out/screens/login"))
  }

  @Test func `keeps its names when axes and values are added`() throws {
    let set = try SetFixture()
    _ = try set.emaki("render", ".", "-o", "out")
    let before = try set.contents(of: "out")
    _ = try set.scratch.write(
      """
      inputs: screens
      steps: 2
      scale: 0.25
      devices: [own, iphone-8]
      appearances: [light, dark]
      themes: [color, wireframe]
      textSizes: [large, small]
      languages: [own, ja]
      orientations: [own, landscape]
      motions: all
      """, to: "emaki.yaml")
    #expect(try set.emaki("render", ".", "-o", "more").errors == "")
    let after = try set.contents(of: "more")
    for (name, bytes) in before { #expect(after[name] == bytes, "\(name)") }
    #expect(after["screens/login+close@iphone-8-landscape-dark-small-ja-color/reel.json"] != nil)
    // A still picture and two motions with three files each, in 2⁶ settings.
    #expect(after.count == 64 * 7)
  }

  @Test func `takes options over its file, and files that are named`() throws {
    let set = try SetFixture()
    let run = try set.emaki(
      "render", "screens/home.yaml", "screens/login.yaml", "--at", "0", "--theme", "color", "-o",
      "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try set.files(in: "out") == ["screens/home@color.png", "screens/login@color.png"])
    _ = try set.emaki("render", "screens", "--motion", "close", "--at", "0", "-o", "one")
    #expect(try set.files(in: "one") == ["screens/login+close.png"])
  }

  @Test func `with a broken scene is drawn but for that, and ends with 2`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write("children: [{id: a, txt: A}]\n", to: "screens/broken.yaml")
    let run = try set.emaki("render", ".", "-o", "out")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("screens/broken.yaml:1:20: error: unknown key \"txt\""))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(try set.files(in: "out").count == 4)
  }

  @Test(arguments: [
    (
      "inputs: screns", "emaki.yaml:1:9: error: there is no scene file for \"screns\"",
      "\"screens\"?"
    ),
    (
      "motions: [opne]", "emaki.yaml:1:11: error: no scene of the set has a motion \"opne\"",
      "\"open\"?"
    ),
    ("devices: [iphone-99]", "emaki.yaml:1:11: error: there is no device", "devices"),
    ("exclude: .", "error: there is no scene in .", "emaki init"),
  ])
  func `with a mistake in its file says where, and nothing is written`(
    _ text: String, _ message: String, _ hint: String
  ) throws {
    let set = try SetFixture(text)
    let run = try set.emaki("render", ".", "-o", "out")
    #expect(run.status == 2 && run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(try set.files(in: "out").isEmpty)
  }

  @Test func `whose pictures would share a name is refused`() throws {
    let set = try SetFixture()
    _ = try set.scratch.write(SetFixture.home("B"), to: "screens/home.json")
    let run = try set.emaki("render", ".", "-o", "out")
    #expect(run.status == 2 && run.errors.contains("two pictures would be called screens/home: "))
  }

  @Test func `goes to a folder, and only folders have a cache`() throws {
    let set = try SetFixture()
    #expect(try set.emaki("render", ".", "-o", "out.png").status == 64)
    #expect(
      try set.emaki("render", "screens/home.yaml", "--cache", "c", "-o", "a.png").status == 64)
    #expect(try set.emaki("render", "none", "-o", "out").status == 2)
  }
}
