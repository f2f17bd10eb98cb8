import EmakiCode
import EmakiComparison
import EmakiDiagnostics
import EmakiLayout
import EmakiPreview
import EmakiScenes
import EmakiSceneFile
import EmakiText
import Foundation
import Testing

@testable import EmakiWorkspace

/// Motions of a design beside those of code.
@Suite struct `The motions of a design and of code` {
  private static let design = """
    children:
      - {id: leftSideMenu, pin: {leading: 0, width: 100, vertical: 0}}
      - {id: mainContents, pin: {leading: 0, top: 0, size: 300}}
      - {id: wrappingButton, kind: button, pin: {leading: 0, top: 0, size: 300}}
      - {id: popup, pin: {horizontal: 0, height: 100}}
    constraints:
      - popTop: popup.top == superview.top + 137
    motions:
      open:
        - set: {leftSideMenu.alpha: 1}
        - animate: {duration: 0.26, curve: ease-out, changes: {mainContents.x: 100, wrappingButton.x: 100}}
      popUp: [animate: {duration: 0.3, changes: {popTop: 17}}]
      press: [animate: {duration: 0.16, changes: {wrappingButton.transform.scale: 0.94}}]
      fade: [animate: {duration: 0.4, spring: {damping: 0.8}, changes: {popup.alpha: 0}}]

    """

  private static func planned() throws -> [ComparedMotion] {
    let read = SceneFileReader.read(Array(design.utf8), file: "design.yaml")
    #expect(!read.hasErrors, "\(read.diagnostics)")
    return ComparedMotion.all(of: try #require(read.value.scenes.first), in: "design.yaml")
  }

  private static func code(
    _ duration: CodeValue, _ pace: CodePace = .curve("ease-in-out"), delay: Double = 0,
    moving changes: [(view: String, property: String, to: CodeValue)]
  ) -> ComparedMotion {
    var motion = CodeMotion(
      .viewAnimation, at: .init(file: "Menu.swift", line: 9), in: "Menu.run()", duration: duration,
      pace: pace)
    motion.delay = .number(delay)
    motion.changes = changes.map {
      CodeChange(view: $0.view, property: $0.property, to: $0.to, line: 9)
    }
    return ComparedMotion(motion)
  }

  private static func results(_ codes: [ComparedMotion]) throws -> [MotionResult] {
    MotionMatching(try planned(), codes).pairs.map { MotionResult($0, .designAndCode) }
  }

  private static let slide: [(view: String, property: String, to: CodeValue)] = [
    ("mainContents", "x", .number(100)), ("wrappingButton", "x", .number(100)),
  ]

  @Test func `are the same where times, curves and values are`() throws {
    let all = try Self.results([
      Self.code(.number(0.26), .curve("ease-out"), moving: Self.slide),
      Self.code(.number(0.3), moving: [("popTop", "constant", .number(17))]),
      Self.code(
        .number(0.16),
        moving: [
          ("wrappingButton", "scaleX", .number(0.94)), ("wrappingButton", "scaleY", .number(0.94)),
        ]),
      Self.code(
        .number(0.4), .spring(CodeSpring(.damping, [.number(0.8), .number(0)])),
        moving: [("popup", "alpha", .number(0))]),
    ])
    #expect(all.map(\.word) == ["same", "same", "same", "same"])
    #expect(all[0].name == "open (design.yaml:9) – Menu.run() (Menu.swift:9)")
  }

  @Test func `differ by duration, curve, delay and values`() throws {
    let all = try Self.results([
      Self.code(.number(0.35), .curve("linear"), moving: Self.slide),
      Self.code(.number(0.3), delay: 0.1, moving: [("popTop", "constant", .number(20))]),
    ])
    #expect(all[0].word == "different" && all[1].word == "different")
    #expect(
      all[0].explanation == [
        "mainContents, wrappingButton: design 0.26 s ease-out, code 0.35 s linear"
      ])
    #expect(
      all[1].explanation == [
        "popTop: delay: design 0 s, code 0.1 s", "popTop.constant: design 17, code 20",
      ])
    #expect(all[0].annotations.map(\.line) == [9] && all[0].annotations[0].file == "Menu.swift")
  }

  @Test func `are missing or additional where only one side has them`() throws {
    let all = try Self.results([
      Self.code(.number(0.26), .curve("ease-out"), moving: Self.slide),
      Self.code(.number(0.3), moving: [("leftSideMenu", "alpha", .number(0))]),
    ])
    #expect(all.map(\.word) == ["same", "added", "removed", "removed", "removed"])
    #expect(all[1].explanation == ["leftSideMenu: design nothing, code 0.3 s ease-in-out"])
    #expect(all[2].explanation == ["popTop: design 0.3 s ease-in-out, code nothing"])
  }

  @Test func `are not compared where the code is not constant`() throws {
    let all = try Self.results([
      Self.code(.expression("speed"), .curve("ease-out"), moving: Self.slide)
    ])
    #expect(all[0].word == "unchecked")
    #expect(
      all[0].explanation == [
        "mainContents, wrappingButton: design 0.26 s ease-out, code not constant: speed ease-out"
      ])
  }

  @Test func `meet by the last name of a view in a row`() throws {
    let all = try Self.results([
      Self.code(.number(0.4), .curve("linear"), moving: [("controller.popup", "alpha", .number(0))])
    ])
    #expect(all[0].word == "different")
  }

  /// The names of properties in code are those of specifications.
  @Test func `have the same names for properties`() {
    let others: Set<String> = ["borderColor"]
    for name in Set(CodeProperty.names.values).subtracting(others) {
      #expect(ViewProperty(rawValue: name) != nil, "\(name)")
    }
    #expect(CodeProperty.transform.allSatisfy { ViewProperty(rawValue: $0.name) != nil })
  }
}

/// An answer of the reader of code that is on record; its tests say that it is of today.
@Suite struct `The code of a side menu` {
  static func findings() throws -> CodeFindings {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("side-menu.json")
    return try #require(CodeFindings(bytes: Array(Data(contentsOf: file))))
  }

  @Test func `is the example's design`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/side-menu.yaml").standardizedFileURL
      .path
    let input = try InputFile.read(path, screen: ScreenSettings(), reading: ReadingSettings())
    let scene = try #require(try input.scenes(named: nil).first)
    let planned = ComparedMotion.all(of: scene, in: "side-menu.yaml")
    let codes = try Self.findings().motions.map { ComparedMotion($0) }
    let results = MotionMatching(planned, codes).pairs.map { MotionResult($0, .designAndCode) }
    #expect(codes.count == 3)
    // The first of the pairs are those of the code.
    #expect(results.prefix(3).map(\.word) == ["same", "same", "same"])
    #expect(results.dropFirst(3).allSatisfy { $0.word == "removed" })
  }

  @Test func `is a table of its changes`() throws {
    let text = try CodeSpec(Self.findings(), countingValues: true).text(.md)
    #expect(
      text.contains(
        "| SideMenuController.swift:17 | SideMenuController.open(\\_:) | mainContents | x |  | 100 "
          + "| 0 s | 0.26 s | ease-out | state is .left |\n"), "\(text)")
    #expect(text.contains("| 0.26 s | 3 | SideMenuController.swift:17 |\n"))
    let rows = try CodeSpec(Self.findings(), countingValues: false).text(.csv).split(
      separator: "\n")
    #expect(rows.first == "place,function,view,property,from,to,delay,duration,curve,when")
    #expect(rows.count == 15)
    #expect(throws: Failure.self) {
      try CodeSpec(Self.findings(), countingValues: false).text(.svg)
    }
  }

  @Test func `gives a storyboard its motions`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/storyboard/Main.storyboard").standardizedFileURL
      .path
    let input = try InputFile.read(path, screen: ScreenSettings(), reading: ReadingSettings())
    let text = try CodeExpansion.text(
      of: Self.findings().motions, in: "SideMenuController.swift", for: input,
      scene: nil)
    #expect(
      text.contains(
        "- animate: {duration: 0.26, curve: \"ease-out\", changes: {mainContents.x: 100, "
          + "wrappingButton.x: 100}}\n"), "\(text)")
    #expect(text.contains("- set: {leftSideMenu.alpha: 1}\n"))
    #expect(text.contains("- set: {wrappingButton.alpha: 1, wrappingButton.enabled: true}\n"))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/"
    let read = try InputFile(
      Array(text.utf8), name: folder + "made.yaml", screen: ScreenSettings())
    #expect(read.document.scenes.first?.motions.count == 3)
  }
}
