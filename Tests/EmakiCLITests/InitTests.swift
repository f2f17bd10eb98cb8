import Foundation
import TestSupport
import Testing

@Suite struct `emaki init` {
  @Test func `writes a scene that is right, and the schema that its first line names`() throws {
    let scratch = try Scratch()
    #expect(try Program.run(["init", scratch.path("inner/hello.yaml")]).status == 0)
    #expect(try scratch.names(in: "inner") == ["emaki.schema.json", "hello.yaml"])
    let first = try String(decoding: scratch.data("inner/hello.yaml"), as: UTF8.self)
      .split(separator: "\n").first
    #expect(first == "# yaml-language-server: $schema=emaki.schema.json")
    #expect(try scratch.data("inner/emaki.schema.json") == Program.run(["schema"]).output)
    let check = try Program.run(["validate", "--fit", "--strict", scratch.path("inner/hello.yaml")])
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
  }

  @Test(arguments: [
    ("x.json", "init writes a scene in YAML, not a .json file", "emaki init x.yaml"),
    ("a.storyboard", "not a .storyboard file", "emaki init a.yaml"),
    ("-", "not to standard output", "init"),
  ])
  func `writes no YAML under another name`(
    _ name: String, _ message: String, _ hint: String
  ) throws {
    let scratch = try Scratch()
    let refused = try Program.run(["init", name], folder: URL(fileURLWithPath: scratch.path("")))
    #expect(refused.status == 64 && refused.errors.contains(message), "\(refused.errors)")
    #expect(refused.errors.contains(hint))
    #expect(try scratch.names() == [])
  }

  @Test(arguments: [
    ("scene.yaml", "emaki serve scene.yaml"), ("my scene", "emaki serve 'my scene'"),
    ("it's.yaml", #"emaki serve 'it'\''s.yaml'"#),
  ])
  func `says the next command as a shell takes it`(_ name: String, _ command: String) throws {
    let scratch = try Scratch()
    let result = try Program.run(["init", name], folder: URL(fileURLWithPath: scratch.path("")))
    #expect(result.status == 0 && result.errors.contains(command + " shows"), "\(result.errors)")
  }

  @Test func `writes each template so that it is right, under its own name`() throws {
    let scratch = try Scratch()
    let list = try Program.run(["init", "--list"]).text.split(separator: "\n")
    let names = list.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count >= 25)
    for name in names {
      let run = try Program.run(["init", "--template", name], folder: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    // Also where a split view has room for one column only, and where it has for two.
    for devices in [[], ["--device", "iphone-16,ipad-pro-11"]] {
      let check = try Program.run(
        ["validate", "--strict"] + devices + names.map { $0 + ".yaml" }, folder: scratch.url)
      #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    }
  }

  @Test func `names the template that may be meant`() throws {
    let scratch = try Scratch()
    let run = try Program.run(["init", "--template", "chats"], folder: scratch.url)
    #expect(run.status == 64 && run.errors.contains("did you mean \"chat\"?"), "\(run.errors)")
    #expect(try scratch.names() == [])
  }

  @Test func `writes over nothing`() throws {
    let scratch = try Scratch()
    let scene = try scratch.write("mine", to: "scene.yaml")
    let refused = try Program.run(["init", scene])
    #expect(refused.status == 2 && refused.errors.contains("exists already"))
    #expect(try scratch.names() == ["scene.yaml"])
    _ = try scratch.write("mine", to: "emaki.schema.json")
    #expect(try Program.run(["init", scratch.path("other.yaml")]).status == 0)
    for name in ["scene.yaml", "emaki.schema.json"] {
      #expect(try scratch.data(name) == Data("mine".utf8))
    }
  }

  @Test func `leaves nothing behind where there is no room`() throws {
    let scratch = try Scratch()
    for output in ["hello.yaml", "inner/deep/hello.yaml"] {
      // The schema is larger than any file may be.
      let result = try Program.run(
        ["init", scratch.path(output)], limits: "trap '' XFSZ && ulimit -f 8")
      #expect(result.status == 2 && result.errors.contains("cannot write"), "\(result.errors)")
      #expect(try scratch.names() == [])
    }
  }

  @Test func `writes a Swift package that finds Emaki where it is`() throws {
    let scratch = try Scratch()
    let emaki = Program.repository.path
    let run = try Program.run(
      ["init", "--swift", "my-screens", "--package", emaki], folder: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("swift package preview"))
    #expect(
      try scratch.names(in: "my-screens") == [".gitignore", "Package.swift", "Sources", "Tests"])
    let manifest = try String(decoding: scratch.data("my-screens/Package.swift"), as: UTF8.self)
    #expect(manifest.contains(".package(name: \"Emaki\", path: \"\(emaki)\")"))
    #expect(manifest.contains("name: \"MyScreensTests\""))
    let screen = try scratch.data("my-screens/Sources/MyScreens/Welcome.swift")
    #expect(String(decoding: screen, as: UTF8.self).hasPrefix("import Emaki\n"))
    let again = try Program.run(
      ["init", "--swift", "my-screens", "--package", emaki], folder: scratch.url)
    #expect(again.status == 2 && again.errors.contains("exists already"), "\(again.errors)")
  }

  @Test(arguments: [
    (["--swift", "a"], 64, "--swift needs to know where Emaki is"),
    (["--swift", "--package", "https://x/Emaki.git"], 64, "--swift needs the folder to write"),
    (["--swift", "a", "--package", "nowhere"], 2, "nowhere is no folder of a Swift package"),
    (["--swift", "1", "--package", "https://x/Emaki.git"], 2, "gives no name of a module"),
    (["--package", "x"], 64, "it goes with --swift"),
    (["--swift", "a", "--template", "chat"], 64, "--template is for a scene file"),
  ])
  func `writes no Swift package that cannot be`(
    _ arguments: [String], _ status: Int32, _ message: String
  ) throws {
    let scratch = try Scratch()
    let run = try Program.run(["init"] + arguments, folder: scratch.url)
    #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    #expect(try scratch.names() == [])
  }
}
