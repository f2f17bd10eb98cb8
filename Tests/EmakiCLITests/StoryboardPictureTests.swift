import Foundation
import TestSupport
import Testing

/// `emaki render` with storyboards.
@Suite struct `Pictures of a storyboard` {
  private static func scene(_ attributes: String) -> String {
    """
    <scene><objects><viewController \(attributes) sceneMemberID="viewController">
    <view key="view" id="v-\(attributes.objectID)"><rect key="frame" width="375" height="667"/></view>
    </viewController></objects></scene>
    """
  }

  private static func storyboard(_ scenes: [String]) -> String {
    "<document toolsVersion=\"22154\" type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">"
      + "<scenes>\(scenes.map(scene).joined())</scenes></document>"
  }

  private static let several = storyboard([
    "id=\"a\" storyboardIdentifier=\"Home\" customClass=\"HomeController\"",
    "id=\"b\" customClass=\"ListController\"", "id=\"c-1\"",
    "id=\"d\" storyboardIdentifier=\"home\"", "id=\"e\" storyboardIdentifier=\"../up/Sign in\"",
  ])

  @Test func `are called by identifier, class or object id, made safe and unique`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.several, to: "Main.storyboard")
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try scratch.names(in: "out")
        == ["Home.png", "ListController.png", "_up_Sign_in.png", "c-1.png", "home-2.png"])
  }

  @Test(arguments: ["Home", "HomeController", "a"])
  func `can be of one scene alone`(_ name: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.several, to: "Main.storyboard")
    let options = ["render", file, "--scene", name, "-o"]
    #expect(try Program.run(options + [scratch.path("out")]).status == 0)
    #expect(try scratch.names(in: "out") == ["Home.png"])
    #expect(try Program.run(options + [scratch.path("one.png")]).status == 0)
    #expect(try scratch.data("one.png") == scratch.data("out/Home.png"))
  }

  @Test(arguments: [
    ("retina6_1", [], "\"name\":\"iPhone XR\",\"width\":414,\"height\":896"),
    ("ipad12_9rounded", [], "\"name\":\"iPad Pro 12.9\\\"\",\"width\":1024,\"height\":1366"),
    ("retina6_1", ["--device", "iphone-8"], "\"name\":\"iPhone 8\",\"width\":375,\"height\":667"),
    ("watch38", [], "\"name\":\"iPhone 14 Pro\",\"width\":393,\"height\":852"),
  ])
  func `are of the device on its canvas, unless another is named`(
    _ device: String, _ options: [String], _ expected: String
  ) throws {
    let scratch = try Scratch()
    let text = Self.storyboard(["id=\"x\""]).replacing(
      "<scenes>", with: "<device id=\"\(device)\" orientation=\"portrait\"/><scenes>")
    let file = try scratch.write(text, to: "Main.storyboard")
    let result = try Program.run(["inspect", file, "--format", "json"] + options)
    #expect(result.text.contains(expected), "\(result.text.prefix(300))")
  }

  @Test(arguments: [
    ([], "\"width\":896,\"height\":414"),
    (["--orientation", "portrait"], "\"width\":414,\"height\":896"),
    (["--device", "iphone-8"], "\"width\":375,\"height\":667"),
    (["--device", "iphone-8", "--orientation", "landscape"], "\"width\":667,\"height\":375"),
  ])
  func `lie on their side as on the canvas, unless something else is asked for`(
    _ options: [String], _ expected: String
  ) throws {
    let scratch = try Scratch()
    let text = Self.storyboard(["id=\"x\""]).replacing(
      "<scenes>", with: "<device id=\"retina6_1\" orientation=\"landscape\"/><scenes>")
    let file = try scratch.write(text, to: "Main.storyboard")
    let result = try Program.run(["inspect", file, "--format", "json"] + options)
    let parts = result.text.components(separatedBy: expected)
    #expect(parts.count == 3, "of the device and of the scene: \(result.text.prefix(400))")
  }

  @Test func `of the only scene have its name, too`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.storyboard(["id=\"x\""]), to: "Main.storyboard")
    #expect(try Program.run(["render", file, "-o", scratch.path("out")]).status == 0)
    #expect(try scratch.names(in: "out") == ["x.png"])
  }

  @Test func `with an unknown element are drawn with one warning, or not at all if strict`() throws
  {
    let scratch = try Scratch()
    let text = Self.storyboard(["id=\"x\""]).replacing(
      "</view>", with: "<subviews><holoView id=\"h\"/>\n<holoView id=\"i\"/></subviews></view>")
    let file = try scratch.write(text, to: "Main.storyboard")
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(result.status == 0)
    #expect(result.errors.split(separator: "\n").count == 2, "one warning and its hint")
    #expect(result.errors.contains("Main.storyboard:2:"))
    let strict = try Program.run(["render", file, "--strict", "-o", scratch.path("strict")])
    #expect(strict.status == 2)
    #expect(try scratch.names() == ["Main.storyboard", "out"])
  }

  @Test func `speak another language`() throws {
    let scratch = try Scratch()
    for folder in ["Base.lproj", "ja.lproj"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let text = Self.storyboard(["id=\"x\""]).replacing(
      "</view>", with: "<subviews><label id=\"l\" text=\"Hello\"/></subviews></view>")
    let file = try scratch.write(text, to: "Base.lproj/Main.storyboard")
    _ = try scratch.write("/* A */ \"l.text\" = \"こんにちは\";", to: "ja.lproj/Main.strings")
    let own = try Program.run(["inspect", file, "--format", "tree"])
    let other = try Program.run(["inspect", file, "--format", "tree", "--language", "ja"])
    #expect(own.text.contains("\"Hello\""))
    #expect(other.text.contains("\"こんにちは\""))
  }
}

extension String {
  /// The object id among attributes.
  fileprivate var objectID: String {
    firstMatch(of: #/id="([^"]*)"/#).map { String($0.1) } ?? "x"
  }
}
