import EmakiText
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
import Testing

@testable import EmakiPreview

@Suite struct `A specification` {
  private func motion(_ duration: Double) -> Motion {
    Motion(
      name: "go|on",
      steps: [
        .parallel([
          .animate(
            Animation(
              duration: duration, pacing: .curve(.easeOut), changes: [.view("content", .x(100))])),
          .animate(Animation(duration: 0.2, delay: 0.1, changes: [.view("menu", .alpha(0.5))])),
        ])
      ])
  }

  private func text(_ duration: Double, _ format: SpecFormat) throws -> String {
    try MotionSpec(Stage.reel(motion(duration))).text(format)
  }

  @Test func `is a table of view, property, values, times and curve`() throws {
    #expect(
      try text(0.5, .md) == #"""
        ## Stage · go\|on

        0.5 s in all.

        | view | property | from | to | delay | duration | curve |
        | --- | --- | ---: | ---: | ---: | ---: | --- |
        | content | x | 0 pt | 100 pt | 0 s | 0.5 s | ease-out |
        | menu | alpha | 1 | 0.5 | 0.1 s | 0.2 s | ease-in-out |

        """#)
  }

  @Test func `is values for programs`() throws {
    #expect(
      try text(0.5, .csv) == """
        view,property,from,to,delay,duration,curve
        content,x,0 pt,100 pt,0 s,0.5 s,ease-out
        menu,alpha,1,0.5,0.1 s,0.2 s,ease-in-out

        """)
    let json = try text(0.5, .json)
    #expect(json.contains(#"{"view":"content","property":"x","from":0,"to":100,"delay":0,"#))
  }

  /// The curve of the first row.
  private func curve(_ step: MotionStep) throws -> Substring? {
    let table = try MotionSpec(Stage.reel(Motion(name: "go", steps: [step]))).text(.md)
    let row = table.split(separator: "\n").first { $0.hasPrefix("| content") }
    return row?.split(separator: "|").last?.dropFirst().dropLast()
  }

  @Test(arguments: [
    // T = 2π/ω: the perceived duration itself; 2π·ζ·d / −ln 0.001; 2π·√(m/k).
    (Spring(duration: 0.5, bounce: 0.3), "spring 0.7, response 0.5 s"),
    (Spring(dampingRatio: 0.7, duration: 0.8236), "spring 0.7, response 0.5244 s"),
    (
      Spring(dampingRatio: 0.5, duration: 0.6, initialVelocity: 3),
      "spring 0.5, response 0.2729 s, velocity 3"
    ),
    (Spring(mass: 2, stiffness: 200, damping: 12), "spring 0.3, response 0.6283 s"),
  ])
  func `tells springs apart`(_ spring: Spring, _ name: String) throws {
    let animation = Animation(
      duration: 1, pacing: .spring(spring), changes: [.view("content", .x(100))])
    #expect(try curve(.animate(animation)) ?? "" == name)
  }

  @Test(arguments: [
    (KeyframeMode.linear, "ease-in"), (.discrete, "discrete"), (.paced, "paced"),
    (.cubic, "cubic, ease-in"), (.cubicPaced, "cubic-paced"),
  ])
  func `tells how keyframes follow one another`(_ mode: KeyframeMode, _ name: String) throws {
    let frames = [
      KeyframeAnimation.Frame(
        start: 0, duration: 0.5, changes: [.view("content", .x(100))], curve: .easeIn),
      KeyframeAnimation.Frame(start: 0.5, duration: 0.5, changes: [.view("content", .x(20))]),
    ]
    let animation = KeyframeAnimation(duration: 1, mode: mode, frames: frames)
    #expect(try curve(.keyframes(animation)) ?? "" == name)
  }

  @Test func `changes one row where one duration changes`() throws {
    let (before, after) = (try text(0.5, .csv), try text(0.6, .csv))
    let rows = zip(before.split(separator: "\n"), after.split(separator: "\n"))
    #expect(rows.filter { $0 != $1 }.count == 1)
  }

  @Test(arguments: SpecFormat.allCases)
  func `is the same every time`(_ format: SpecFormat) throws {
    #expect(try text(0.5, format) == text(0.5, format))
  }

  @Test func `says so where nothing moves`() throws {
    #expect(try MotionSpec(Stage.reel(nil)).text(.md) == "## Stage\n\nNothing moves.\n")
    let chart = try MotionSpec(Stage.reel(nil)).text(.svg)
    #expect(chart.contains("aria-label=\"Nothing moves.\""))
    let hold = Motion(name: "hold", steps: [.touch(.tap(.view("box"), duration: 0.4))])
    #expect(
      try MotionSpec(Stage.reel(hold)).text(.md)
        == "## Stage · hold\n\n0.4 s in all.\n\n"
        + "Nothing moves, though a finger touches the screen.\n")
    let empty = Motion(name: "empty", steps: [.animate(Animation(duration: 1, changes: []))])
    #expect(
      try MotionSpec(Stage.reel(empty)).text(.md)
        == "## Stage · empty\n\n1 s in all.\n\nNothing moves.\n")
  }

  @Test func `tells what links let follow`() throws {
    var scene = Stage.scene(Stage.slide)
    scene.links = [
      Link(
        from: LinkExpression("content", .x), to: .view("box", .rotation), input: [0, 100],
        output: .numbers([0, 18])),
      Link(
        from: LinkExpression([.init(-0.5, "content", .x)], constant: 20), to: .view("menu", .x)),
    ]
    let renderer = try SceneRenderer(scene: scene, motion: Stage.slide)
    let reel = MotionFrames(
      scene: "Stage", motion: "slide", device: "iPhone X", renderer: renderer, scale: 1, times: [0])
    let spec = MotionSpec(reel)
    #expect(
      try spec.text(.md).hasSuffix(
        """

        - box.transform.rotate follows content.x: 0…100 → 0…18°
        - menu.x follows -0.5 \\* content.x + 20

        """))
    let json = #"{"target":"box.transform.rotate","follows":"content.x","input":[0,100],"#
    #expect(try spec.text(.json).contains(json + #""output":[0,18]}"#))
    let player = try PlayerPage().data(of: reel).text
    // As people write it, with a minus sign.
    #expect(player.contains(#"{"target":"menu.x","label":"−0.5 * content.x + 20"}"#))
    let chart = try spec.text(.svg)
    for word in ["box.transform.rotate", "follows content.x: 0…100 → 0…18°"] {
      #expect(chart.contains("aria-label=\"\(word)\""), "\(word)")
    }
  }
}
