import Foundation
import TestSupport
import Testing

/// Storyboards that were written to do harm.
@Suite struct `A hostile storyboard` {
  struct Trick: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// What the first message must say.
    let message: String
    var testDescription: String { name }
  }

  private static let bomb =
    "<!DOCTYPE d [<!ENTITY a0 \"x\">\n"
    + (1...20).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);\">\n" }
    .joined() + "]>\n<document>&a20;</document>"

  private static let cycle = """
    <document toolsVersion="22154"><scenes>
    <scene><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="va">
    <rect key="frame" width="375" height="667"/><subviews><containerView id="ca"><rect key="frame"
    width="100" height="100"/><connections><segue destination="b" kind="embed" id="s1"/></connections>
    </containerView></subviews></view></viewController></objects></scene>
    <scene><objects><viewController id="b" sceneMemberID="viewController"><view key="view" id="vb">
    <rect key="frame" width="375" height="667"/><subviews><containerView id="cb"><rect key="frame"
    width="100" height="100"/><connections><segue destination="a" kind="embed" id="s2"/></connections>
    </containerView></subviews></view></viewController></objects></scene>
    </scenes></document>
    """

  /// Sixty controllers, each in a container view of the one before.
  private static let sixty: String = {
    let scenes = (0..<60).map { number in
      "<scene><objects><viewController id=\"c\(number)\" sceneMemberID=\"viewController\">"
        + "<view key=\"view\" id=\"v\(number)\"><rect key=\"frame\" width=\"9\" height=\"9\"/>"
        + "<subviews><containerView id=\"h\(number)\"><rect key=\"frame\" width=\"9\" height=\"9\"/>"
        + "<connections><segue destination=\"c\(number + 1)\" kind=\"embed\" id=\"s\(number)\"/>"
        + "</connections></containerView></subviews></view></viewController></objects></scene>"
    }
    return "<document toolsVersion=\"22154\"><scenes>\(scenes.joined())"
      + "<scene><objects><viewController id=\"c60\" sceneMemberID=\"viewController\"/></objects>"
      + "</scene></scenes></document>"
  }()

  static let tricks = [
    Trick(
      name: "an external entity",
      text: "<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n<document>&e;</document>",
      message: "entit"),
    Trick(
      name: "an external document type",
      text:
        "<!DOCTYPE d SYSTEM \"http://127.0.0.1:1/d.dtd\" [<!ENTITY e \"x\">]><document>&e;</document>",
      message: "entit"),
    Trick(name: "an entity bomb", text: bomb, message: "entit"),
    Trick(
      name: "deep nesting",
      text: "<document>" + String(repeating: "<view>", count: 100_000), message: "deep"),
    Trick(name: "controllers inside one another", text: cycle, message: "embedded in itself"),
    Trick(name: "sixty controllers inside one another", text: sixty, message: "more than 50 deep"),
    Trick(
      name: "a text as long as a book",
      text:
        "<document toolsVersion=\"22154\"><objects><view id=\"v\"><subviews><label id=\"l\" text=\""
        + String(repeating: "word ", count: 250_000)
        + "\"/></subviews></view></objects></document>",
      message: "more than 1000000 bytes of text"),
  ]

  @Test(arguments: tricks) func `is refused at once, with a place`(_ trick: Trick) throws {
    let scratch = try Scratch()
    let file = try scratch.write(trick.text, to: "Main.storyboard")
    let start = ContinuousClock.now
    let result = try Program.run(["render", file, "-o", scratch.path("out")])
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(result.status == 2)
    #expect(try scratch.names() == ["Main.storyboard"], "nothing is written")
    let first = result.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(first.contains(#/Main\.storyboard:\d+:\d+: error: /#), "\(first)")
    #expect(first.contains(trick.message), "\(first)")
    #expect(!result.errors.contains("root:"), "no other file's content")
  }
}
