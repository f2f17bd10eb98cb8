import EmakiDrawing
import EmakiLayout
import EmakiFormats
import EmakiScenes
import EmakiTesting
import EmakiWireframe
import Foundation
import Testing

/// Through the front door: the baselines beside this file.
@Suite struct `Expecting snapshots` {
  var scene: Scene {
    var bar = View(.view, id: "bar")
    bar.placement = .autoresizing
    bar.frame = Rect(x: 0, y: 0, width: 60, height: 10)
    bar.backgroundColor = .black
    let root = View(.view, id: "root", subviews: [bar])
    var scene = Scene(id: "bars", controller: ViewController(id: "bars", view: root))
    scene.environment = LayoutEnvironment(size: Size(width: 120, height: 60), scale: 1)
    scene.motions = [
      Motion(
        name: "fall",
        steps: [.animate(Animation(duration: 0.1, changes: [.view("bar", .y(40))]))])
    ]
    scene.defaultMotion = "fall"
    return scene
  }

  @Test func `a scene at rest and under way`() {
    expectSnapshot(of: scene, on: .iPhoneX, theme: .greek)
    expectSnapshot(of: scene, at: 0.05, theme: .greek, named: "middle")
  }

  @Test func `a motion`() {
    expectMotion(of: scene, rate: 30, theme: .greek)
  }

  @Test(arguments: [8, 16]) func `a picture for each argument`(width: Int) {
    expectSnapshot(of: PixelBuffer(width: width, height: 8, fill: .black), named: "\(width) wide")
  }

  @Test func `items and layout as text`() {
    var list = DisplayList(size: Size(width: 10, height: 10))
    list.items = [.fill(.rect(Rect(x: 1, y: 2, width: 3, height: 4)), .color(.black))]
    expectSnapshot(of: list, named: "items")
    let screen = LaidOutScreen(
      size: Size(width: 10, height: 10),
      nodes: [
        LaidOutScreen.Node(
          view: View(.label, id: "title"), parent: nil,
          frame: Rect(x: 0, y: 0, width: 10, height: 10))
      ], issues: [])
    expectSnapshot(of: Snapshot(screen), named: "layout")
  }

  @Test func `a difference fails the test with the accepting command`() {
    withKnownIssue {
      expectSnapshot(of: "another text\n", named: "kept", record: .never)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("- a text\n")
        && text.hasSuffix(
          "to accept: EMAKI_RECORD=failed swift test "
            + "--filter '^EmakiTestingTests\\.`Expecting snapshots`/"
            + "`a difference fails the test with the accepting command`\\(\\)(/|$)'"
        )
    }
  }

  @Test(arguments: [1, 2]) func `an argument without a name fails`(number: Int) {
    withKnownIssue {
      expectSnapshot(of: "\(number)")
    } matching: {
      $0.comments.first?.rawValue.contains("pass named:") == true
    }
  }

  @Test func `a file that is no picture and an unknown motion fail`() {
    withKnownIssue {
      expectSnapshot(ofPNG: "/nowhere.png")
    } matching: {
      $0.comments.first?.rawValue.contains("/nowhere.png") == true
    }
    withKnownIssue {
      expectMotion(of: scene, motion: "rise")
    } matching: {
      $0.comments.first?.rawValue == "the scene has no motion \"rise\"; it has fall"
    }
  }

  @Test func `devices have the sizes that they are documented with`() {
    #expect(Device.iPhoneSE.portraitSize == Size(width: 375, height: 667))
    #expect(Device.iPhoneX.portraitSize == Size(width: 375, height: 812))
    #expect(Device.iPhone14.portraitSize == Size(width: 390, height: 844))
    #expect(Device.iPhone16 == .standard)
    #expect(Device.iPhone16.portraitSize == Size(width: 393, height: 852))
    #expect(Device.iPhone16Pro.portraitSize == Size(width: 402, height: 874))
    #expect(Device.iPhone16ProMax.portraitSize == Size(width: 440, height: 956))
    #expect(Device.iPad.portraitSize == Size(width: 768, height: 1024))
    #expect(Device.iPadPro12_9.portraitSize == Size(width: 1024, height: 1366))
  }
}
