import Foundation
import TestSupport
import Testing

/// Commands that read Swift code, with an answer of `emaki-code` that is on record.
@Suite struct `Swift code` {
  private static let record = Program.repository
    .appendingPathComponent("Tests/EmakiWorkspaceTests/Code/side-menu.json").path

  /// A folder with a file of code, and a program that answers as the reader of code did.
  private struct Folder {
    let scratch: Scratch
    let variables: [String: String?]

    init() throws {
      scratch = try Scratch()
      let program = scratch.path("emaki-code")
      try "#!/bin/sh\ncat > /dev/null\ncat '\(record)'\n"
        .write(toFile: program, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      try "import UIKit\n"
        .write(toFile: scratch.path("Menu.swift"), atomically: true, encoding: .utf8)
      variables = ["EMAKI_CODE": program]
    }

    func run(_ arguments: String...) throws -> Program.Result {
      try Program.run(arguments, environment: variables, folder: scratch.url)
    }
  }

  @Test func `is listed by its changes`() throws {
    let run = try Folder().run("spec", "Menu.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("| mainContents | x |  | 100 | 0 s | 0.26 s | ease-out |"))
    #expect(!run.text.contains("nearly the same"))
  }

  @Test func `of a folder is counted`() throws {
    let run = try Folder().run("spec", ".", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("\"durations\":[{\"value\":0.26,\"motions\":3}]"), "\(run.text)")
  }

  @Test func `says what its design says`() throws {
    let folder = try Folder()
    let design = Program.example("side-menu.yaml")
    let run = try folder.run("diff", design, "Menu.swift")
    #expect(run.text.contains("3 same") && !run.text.contains("code 0.26"), "\(run.text)")
    let compared = try folder.run("compare", design, "Menu.swift", "--format", "json")
    #expect(compared.text.contains("\"outcome\":\"same\""), "\(compared.errors)")
  }

  @Test func `gives a storyboard its motions`() throws {
    let folder = try Folder()
    let storyboard = Program.example("storyboard/Main.storyboard")
    let run = try folder.run("expand", "Menu.swift", "--storyboard", storyboard)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("duration: 0.26, curve: \"ease-out\""))
  }

  @Test func `is read by a program that says how it is built where it is not there`() throws {
    let folder = try Folder()
    let run = try Program.run(
      ["spec", "Menu.swift"], environment: ["EMAKI_CODE": folder.scratch.path("none")],
      folder: folder.scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(
      run.errors.contains(
        "swift build -c release --package-path Sources/CodeReader --scratch-path .build"))
  }

  @Test func `takes no options of scenes`() throws {
    let folder = try Folder()
    #expect(try folder.run("spec", "Menu.swift", "--motion", "open").status == 64)
    #expect(try folder.run("spec", "Menu.swift", "--format", "svg").status == 64)
    #expect(try folder.run("diff", "Menu.swift", "Menu.swift", "-o", "out").status == 64)
    #expect(try folder.run("expand", "Menu.swift").status == 64)
  }

  @Test func `that a program has not read to its end is an error`() throws {
    let folder = try Folder()
    try "#!/bin/sh\nexit 3\n".write(
      toFile: folder.scratch.path("emaki-code"), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.scratch.path("emaki-code"))
    let run = try folder.run("spec", "Menu.swift")
    #expect(run.status == 2 && run.errors.contains("not read the code to its end"), "\(run.errors)")
  }
}
