import TestSupport
import Testing

/// What `emaki spec` says of what does not run on a curve.
@Suite struct `A specification of gestures` {
  private func rows(_ file: String, _ motion: String) throws -> [String] {
    let run = try Program.run([
      "spec", Program.example(file), "--motion", motion, "--format", "csv",
    ])
    #expect(run.status == 0)
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test func `lets a view follow a finger for as long as it is down, and then settle`() throws {
    let rows = try rows("draggable-menu.yaml", "drag")
    #expect(rows.contains("mainContents,x,0 pt,60 pt,0 s,0.3 s,finger"))
    #expect(rows.contains("mainContents,x,60 pt,100 pt,0.3 s,0.26 s,ease-out"))
    #expect(rows.contains("leftSideMenu,alpha,0,1,0 s,0 s,at once"))
  }

  @Test func `lets a scroll view follow a finger`() throws {
    #expect(
      try rows("article.yaml", "scroll").contains(
        "article,content offset y,0 pt,330 pt,0 s,0.6 s,finger"))
  }

  @Test func `lets a number count`() throws {
    #expect(try rows("counting.yaml", "count").contains("views,text,0,12345,0 s,0.8 s,counting"))
  }

  @Test func `lists what grows and makes room with a number that counts`() throws {
    let scratch = try Scratch()
    let scene = """
      children:
        - {id: points, text: "0", pin: {top: 40, trailing: 20}}
      motions: {m: [count: {view: points, to: 1000, duration: 1}]}
      """
    let run = try Program.run(["spec", scratch.write(scene, to: "count.yaml"), "--format", "csv"])
    let rows = run.text.split(separator: "\n").dropFirst()
    #expect(rows.contains("points,text,0,1000,0 s,1 s,counting"))
    #expect(rows.count == 3 && rows.allSatisfy { $0.hasSuffix(",0 s,1 s,counting") }, "\(run.text)")
  }

  @Test func `holds what a finger takes along that goes back on a stack`() throws {
    // 225 of 375 points in 0.3 s, and the other 0.4 of 0.35 s.
    #expect(
      try rows("navigation.yaml", "popByFinger").contains(
        "detailView,translation x,0 pt,375 pt,0 s,0.44 s,finger"))
  }

  @Test(arguments: [("light", "#000000", "#007AFF"), ("dark", "#FFFFFF", "#0A84FF")])
  func `lets colours that nobody gave start from UIKit's own`(
    appearance: String, label: String, tint: String
  ) throws {
    let scene = """
      children:
        - {id: label, text: A, pin: {top: 60, leading: 20}}
        - {id: button, kind: button, text: B, pin: {top: 100, leading: 20}}
        - {id: icon, icon: heart, pin: {top: 140, leading: 20}}
      motions:
        m:
          - animate:
              duration: 1
              changes: {label.textColor: "#808080", button.textColor: "#808080", icon.tint: "#808080"}
      """
    let result = try Program.run(
      ["spec", "-", "--format", "csv", "--appearance", appearance], input: scene)
    let rows = result.text.split(separator: "\n")
    let rest = "#808080,0 s,1 s,ease-in-out"
    #expect(
      rows.dropFirst() == [
        "label,text colour,\(label),\(rest)", "button,text colour,\(tint),\(rest)",
        "icon,tint colour,\(tint),\(rest)",
      ])
  }

  @Test func `leaves out what layout only rounds to other pixels`() throws {
    let rows = try rows("accordion.yaml", "tap")
    #expect(rows.contains("section3,y,112 pt,232 pt,0.1 s,0.16 s,ease-in-out"))
    #expect(!rows.contains { $0.hasPrefix("question3") })
  }
}
