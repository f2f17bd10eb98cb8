import EmakiFiles
import Foundation
import TestSupport
import Testing

@testable import EmakiCLI

#if canImport(Glibc)
  import Glibc

  /// A served folder with every way out of it that files can name, and what lies around it.
  private struct HostileFolder {
    let scratch: Scratch
    static let secret = "SECRET-7f3a"

    init() throws {
      scratch = try Scratch()
      for folder in ["inside", "inside/old", "inside/new", "outside", "Assets.xcassets"] {
        try FileManager.default.createDirectory(
          atPath: scratch.path(folder), withIntermediateDirectories: true)
      }
      let scene = "children: [{id: a, text: \(Self.secret), frame: [0, 0, 200, 40]}]\n"
      for file in ["outside/scene.yaml", "outside/data.json", "outside/part.yaml", "emaki.yaml"] {
        _ = try scratch.write(scene, to: file)
      }
      _ = try scratch.write("{\"info\": {}}", to: "Assets.xcassets/Contents.json")
      _ = try scratch.write("// swift-tools-version: 6.0", to: "Package.swift")
      try FileManager.default.copyItem(
        atPath: Program.example("storyboard/Main.storyboard"),
        toPath: scratch.path("outside/Main.storyboard"))
      try FileManager.default.copyItem(
        atPath: Program.example("storyboard/Main.storyboard"),
        toPath: scratch.path("inside/Main.storyboard"))
      try writeScenes()
      try link()
    }

    /// Scenes that name what lies outside.
    private func writeScenes() throws {
      let outside = scratch.path("outside")
      for (name, text) in [
        ("plain", "children: [{id: a, frame: [0, 0, 9, 9]}]"),
        ("picture", "children: [{id: a, image: ../outside/picture.png, frame: [0, 0, 9, 9]}]"),
        ("linkedPicture", "children: [{id: a, image: picture.png, frame: [0, 0, 9, 9]}]"),
        ("data", "data: ../outside/data.json\nchildren: [{id: a}]"),
        ("linkedData", "data: data.json\nchildren: [{id: a}]"),
        ("import", "import: [../outside/part.yaml]\nchildren: [{id: a}]"),
        ("linkedImport", "import: [part.yaml]\nchildren: [{id: a}]"),
        ("absolute", "import: [\(outside)/part.yaml]\nchildren: [{id: a}]"),
        ("storyboard", "storyboard: linked.storyboard"),
      ] { _ = try scratch.write(text + "\n", to: "inside/\(name).yaml") }
      _ = try scratch.write("children: [{id: a}]\n", to: "inside/old/x.yaml")
    }

    private func link() throws {
      for (name, target) in [
        ("scene.yaml", "../outside/scene.yaml"), ("folder", "../outside"), ("top", "/"),
        ("picture.png", "../outside/picture.png"), ("data.json", "../outside/data.json"),
        ("part.yaml", scratch.path("outside/part.yaml")),
        ("linked.storyboard", "../outside/Main.storyboard"),
        ("new/x.yaml", "../../outside/scene.yaml"),
        ("old/linked", "../../outside"),
      ] { #expect(symlink(target, scratch.path("inside/" + name)) == 0) }
      try FileManager.default.copyItem(
        atPath: Program.example("pictures/map.png"), toPath: scratch.path("outside/picture.png"))
    }

    /// What an agent may name: all that is there, and the ways out.
    var paths: [String] {
      get throws {
        try scratch.names(in: "inside") + [
          ".", "..", "../outside/scene.yaml", scratch.path("outside/scene.yaml"), "/etc/passwd",
          "top/etc/passwd", "folder/scene.yaml", "folder/data.json", "old/x.yaml",
          "old/linked/scene.yaml", "new/x.yaml",
        ]
      }
    }
  }

  /// Counts how often files and folders of a folder are opened.
  private final class OpenWatch {
    private let notices = inotify_init1(Int32(IN_NONBLOCK))

    init(_ paths: [String]) {
      for path in paths {
        #expect(inotify_add_watch(notices, path, UInt32(IN_OPEN)) >= 0, "\(path)")
      }
    }

    deinit { close(notices) }

    /// Whether something was opened since this was asked last.
    var hasOpened: Bool {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      return read(notices, &bytes, bytes.count) > 0
    }
  }

  @Suite(.endsWithin(minutes: 5)) struct `A served folder` {
    /// The command line of a tool for a path, as an agent would have it.
    private static func words(_ tool: CommandTool, _ path: String, _ other: String) -> [String] {
      var (options, paths) = (tool.command, [String]())
      for operand in tool.operands {
        switch operand.kind {
        case .path: paths.append(paths.isEmpty ? path : other)
        case .value("git"): break
        case .value(let option): options.append("--\(option)=a")
        }
      }
      return options + ["--"] + paths
    }

    /// Without the kernel's help: `--confined` alone binds the process.
    @Test(arguments: CommandTool.all.map(\.name))
    func `is not left by any tool, whatever its files name`(name: String) throws {
      let tool = try #require(CommandTool.all.first { $0.name == name })
      let folder = try HostileFolder()
      let inside = URL(fileURLWithPath: folder.scratch.path("inside"))
      let around = ["outside", "Assets.xcassets", "emaki.yaml", "Package.swift"]
      let watch = OpenWatch(around.map(folder.scratch.path))
      // That the watch sees what is opened.
      _ = try Program.run(["validate", "scene.yaml"], folder: inside)
      #expect(watch.hasOpened)
      let pairs = tool.operands.filter { if case .path = $0.kind { true } else { false } }.count > 1
      for path in try folder.paths {
        for other in pairs ? [path, "plain.yaml"] : [path] {
          let result = try Program.run(
            [ToolProcess.confined] + Self.words(tool, path, other), folder: inside)
          #expect(!watch.hasOpened, "\(name) \(path) \(other)")
          let said = result.text + result.errors
          #expect(!said.contains(HostileFolder.secret), "\(name) \(path) \(other): \(said)")
        }
      }
    }

    @Test func `still shows what lies in it`() throws {
      let folder = try HostileFolder()
      let inside = URL(fileURLWithPath: folder.scratch.path("inside"))
      for file in ["plain.yaml", "Main.storyboard", "./old/x.yaml"] {
        let words = [ToolProcess.confined, "validate", file]
        let result = try Program.run(words, folder: inside)
        #expect(result.status == 0, "\(file): \(result.errors)")
      }
      let linked = try Program.run(
        [ToolProcess.confined, "validate", "scene.yaml"], folder: inside)
      #expect(linked.status == 2)
      #expect(linked.errors.contains("outside of the folder that is served"), "\(linked.errors)")
    }

    @Test func `is compared with no file behind a link out of it`() throws {
      let folder = try HostileFolder()
      let inside = URL(fileURLWithPath: folder.scratch.path("inside"))
      for command in ["compare", "diff"] {
        let result = try Program.run(
          [ToolProcess.confined, command, "old", "new"], folder: inside)
        #expect(result.status == 2, "\(command): \(result.text)")
      }
    }

    @Test func `is not written to by a confined command`() throws {
      let scratch = try Scratch()
      _ = try scratch.write("children: [{id: a, frame: [0, 0, 9, 9]}]\n", to: "a.yaml")
      let result = try Program.run(
        [ToolProcess.confined, "render", "a.yaml", "-o", "a.png"], folder: scratch.url)
      #expect(result.status == 2)
      #expect(try scratch.names() == ["a.yaml"])
    }

    @Test(arguments: ["HEAD", "HEAD~1"])
    func `shows nothing else of the repository around it`(revision: String) throws {
      let repository = try Repository()
      let secret = "children: [{id: a, text: \(HostileFolder.secret), frame: [0, 0, 99, 9]}]\n"
      try repository.commit(secret, to: "secret.yaml")
      try repository.commit("children: [{id: a, frame: [0, 0, 9, 9]}]\n", to: "screens/plain.yaml")
      #expect(symlink("../secret.yaml", repository.scratch.path("screens/link.yaml")) == 0)
      try repository.commit()
      _ = try repository.scratch.write("children: [{id: b}]\n", to: "screens/plain.yaml")
      let screens = URL(fileURLWithPath: repository.scratch.path("screens"))
      for file in [".", "plain.yaml", "link.yaml", "../secret.yaml", "x/../../secret.yaml"] {
        let result = try Program.run(
          [ToolProcess.confined, "diff", "--git=\(revision)", "--", file], folder: screens)
        let said = result.text + result.errors
        #expect(!said.contains(HostileFolder.secret), "\(file): \(said)")
        if file == "plain.yaml" { #expect(result.status == 1, "\(said)") }
      }
    }

    /// The ways in which a repository in the folder can lead to another one.
    @Test(arguments: ["alternates", "gitfile", "link"])
    func `asks no repository that only its own files name`(way: String) throws {
      let other = try Repository()
      let secret = "children: [{id: a, text: \(HostileFolder.secret), frame: [0, 0, 99, 9]}]\n"
      try other.commit(secret, to: "a.yaml")
      let folder = try Scratch()
      _ = try folder.write("children: [{id: a}]\n", to: "a.yaml")
      let theirs = other.scratch.path(".git")
      switch way {
      case "gitfile": _ = try folder.write("gitdir: \(theirs)\n", to: ".git")
      case "link": #expect(symlink(theirs, folder.path(".git")) == 0)
      default:
        try other.git("init", "-q", folder.path(""))
        _ = try folder.write("\(theirs)/objects\n", to: ".git/objects/info/alternates")
        let head = try other.head
        try other.git("-C", folder.path(""), "update-ref", "HEAD", head)
      }
      // Without being confined it is asked.
      let free = try Program.run(["diff", "--git=HEAD", "--", "a.yaml"], folder: folder.url)
      #expect(free.text.contains(HostileFolder.secret), "\(free.errors)")
      let result = try Program.run(
        [ToolProcess.confined, "diff", "--git=HEAD", "--", "a.yaml"], folder: folder.url)
      #expect(result.status == 2)
      #expect(!(result.text + result.errors).contains(HostileFolder.secret))
      #expect(result.errors.contains("served"), "\(result.errors)")
    }
  }
#endif
