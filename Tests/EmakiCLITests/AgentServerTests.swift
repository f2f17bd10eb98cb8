import Foundation
import TestSupport
import Testing

import EmakiFiles
import EmakiMCP
import EmakiManual

@testable import EmakiCLI

/// An agent's side of `emaki mcp`.
private struct Agent {
  let peer: RPCPeer

  init(_ folder: String, canWrite: Bool = false) throws {
    peer = try RPCPeer(
      running: Program.executable, ["mcp", folder] + (canWrite ? ["--allow-write"] : []),
      hasHeaders: false)
    _ = try peer.call("initialize", ["protocolVersion": "2025-06-18"])
    try peer.notify("notifications/initialized")
  }

  func call(_ tool: String, _ arguments: RPCPeer.Object = [:]) throws
    -> (text: String, picture: Data?, isError: Bool)
  {
    let answer = try peer.call("tools/call", ["name": tool, "arguments": arguments])
    let result = try #require(answer["result"] as? RPCPeer.Object, "\(answer)")
    let content = result["content"] as? [RPCPeer.Object] ?? []
    return (
      content.compactMap { $0["text"] as? String }.joined(),
      (content.compactMap { $0["data"] as? String }.first).flatMap { Data(base64Encoded: $0) },
      result["isError"] as? Bool ?? false
    )
  }
}

@Suite(.endsWithin(minutes: 2)) struct `emaki mcp` {
  private static let scene = """
    device: iPhone X
    children:
      - {id: title, text: Hello, pin: {top: 100, leading: 20, width: 200, height: 30}}
      - {id: start, kind: button, text: Start, pin: {top: 150, leading: 20, width: 120, height: 44}}

    """

  @Test func `leads from an empty folder to the layout of a target`() throws {
    let scratch = try Scratch()
    let agent = try Agent(scratch.path(""), canWrite: true)
    // What is to come out: kind, id, and place on the screen, points.
    let target = ["label title": [20.0, 100, 200, 30], "button start": [20, 150, 120, 44]]
    #expect(try agent.call("list").text == "there are no scenes yet")
    #expect(try agent.call("help", ["key": "pin"]).text.contains("pin (key of view)"))
    let broken = Self.scene.replacingOccurrences(of: "leading", with: "leadign")
    let first = try agent.call("write", ["file": "screens/home.yaml", "text": broken])
    #expect(first.text.contains("home.yaml:3:"), "\(first.text)")
    #expect(first.text.contains("did you mean \"leading\"?"), "\(first.text)")
    let second = try agent.call("write", ["file": "screens/home.yaml", "text": Self.scene])
    #expect(second.text.hasSuffix("nothing is wrong\n"), "\(second.text)")
    #expect(try agent.call("validate", ["file": "screens/home.yaml"]).text == "nothing is wrong\n")
    #expect(try agent.call("list").text == "screens/home.yaml\n")
    let drawn = try agent.call("render", ["file": "screens/home.yaml", "marks": true])
    #expect(drawn.picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false)
    var found = 0
    for match in drawn.text.matches(of: /\d+ (\w+ \w+) \[([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)\]/)
    {
      guard let wanted = target[String(match.1)] else { continue }
      found += 1
      let rect = [match.2, match.3, match.4, match.5].compactMap { Double($0) }
      for (number, other) in zip(rect, wanted) { #expect(abs(number - other) < 1, "\(match.1)") }
    }
    #expect(found == 2)
    _ = try agent.call("write", ["file": "other.yaml", "text": Self.scene])
    let same = try agent.call(
      "compare", ["expected": "screens/home.yaml", "actual": "other.yaml"])
    #expect(!same.isError && !same.text.contains("different"), "\(same.text)")
  }

  @Test func `has every tool`() throws {
    let agent = try Agent(Program.example(""))
    let file: RPCPeer.Object = ["file": "side-menu.yaml"]
    for (tool, more, words) in [
      ("render", ["at": 0.2, "theme": "color"], "containerView mainContents"),
      ("inspect", ["motion": "openRight", "at": 0.1], "tableView rightTable"),
      ("explain", ["id": "rightTable"], "rightTable.top == rightBanner.bottom + 24"),
      ("validate", [:], "nothing is wrong"), ("spec", ["format": "csv"], "leftSideMenu,alpha"),
      ("diff", ["other": "cards.yaml"], "changed"),
    ] as [(String, RPCPeer.Object, String)] {
      let answer = try agent.call(tool, file.merging(more) { $1 })
      #expect(!answer.isError && answer.text.contains(words), "\(tool): \(answer.text)")
      #expect((answer.picture != nil) == (tool == "render"))
    }
    let compared = try agent.call(
      "compare", ["expected": "side-menu.yaml", "actual": "cards.yaml", "at": 0])
    #expect(!compared.isError && compared.text.contains("different"), "\(compared.text)")
    #expect(try agent.call("map", ["file": "storyboard/Main.storyboard"]).picture != nil)
    #expect(try agent.call("list").text.contains("storyboard/Main.storyboard\n"))
    #expect(try agent.call("help").text.contains("\nview: "))
    #expect(try agent.call("help", ["key": "alpah"]).text.contains("did you mean \"alpha\""))
    let read = try agent.peer.call("resources/read", ["uri": "emaki://files/side-menu.yaml"])
    let contents = (read["result"] as? RPCPeer.Object)?["contents"] as? [RPCPeer.Object]
    let text = try String(contentsOfFile: Program.example("side-menu.yaml"), encoding: .utf8)
    #expect(contents?[0]["text"] as? String == text)
  }

  @Test func `tells of mistakes with place and hint, as an answer`() throws {
    let scratch = try Scratch()
    _ = try scratch.write(
      Self.scene.replacingOccurrences(of: "kind: button", with: "kind: buton"), to: "a.yaml")
    let agent = try Agent(scratch.path(""))
    for tool in ["render", "inspect", "validate", "spec"] {
      let answer = try agent.call(tool, ["file": "a.yaml"])
      #expect(answer.isError, "\(tool)")
      #expect(answer.text.contains("a.yaml:4:"), "\(answer.text)")
      #expect(answer.text.contains("did you mean \"button\"?"), "\(answer.text)")
    }
    let option = try agent.call("render", ["file": "a.yaml", "theme": "-o/tmp/x"])
    #expect(option.isError && !option.text.contains("Usage"), "\(option.text)")
  }

  @Test func `finds and writes nothing outside of its folder`() throws {
    let scratch = try Scratch()
    let files = FileManager.default
    for folder in ["inside", "outside"] {
      try files.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    _ = try scratch.write(Self.scene, to: "outside/secret.yaml")
    for (link, goal) in [("folder", ""), ("link.yaml", "/secret.yaml"), ("new.yaml", "/new.yaml")] {
      try files.createSymbolicLink(
        atPath: scratch.path("inside/\(link)"),
        withDestinationPath: scratch.path("outside\(goal)"))
    }
    let agent = try Agent(scratch.path("inside"), canWrite: true)
    let paths = [
      "../outside/secret.yaml", "folder/secret.yaml", "link.yaml", "new.yaml",
      scratch.path("outside/secret.yaml"), "a/../../outside/secret.yaml", "", "~/x.yaml",
      "folder/new.yaml", "none/../../outside/new.yaml",
    ]
    for path in paths {
      let read = try agent.call("validate", ["file": path])
      #expect(read.isError, "\(path): \(read.text)")
      let written = try agent.call("write", ["file": path, "text": "children: []\n"])
      #expect(written.isError, "\(path): \(written.text)")
    }
    for path in ["x.sh", ".git/a.yaml", "a.storyboard", "x", ".a.yaml"] {
      #expect(try agent.call("write", ["file": path, "text": "x"]).isError, "\(path)")
    }
    #expect(try scratch.names(in: "outside") == ["secret.yaml"])
    #expect(try scratch.names(in: "inside") == ["folder", "link.yaml", "new.yaml"])
    let list = try agent.call("list").text
    #expect(
      list.hasPrefix("there are no scenes yet\n") && list.contains("is a link out of"), "\(list)")
    #expect(try String(decoding: scratch.data("outside/secret.yaml"), as: UTF8.self) == Self.scene)
  }

  @Test func `has no tool that writes unless that is allowed`() throws {
    let scratch = try Scratch()
    let answer = try Agent(scratch.path("")).peer.call(
      "tools/call", ["name": "write", "arguments": ["file": "a.yaml", "text": "x"]])
    #expect(answer["error"] != nil)
    #expect(try scratch.names().isEmpty)
  }

  /// A folder with a pipe: a command that reads it waits for ever.
  private static func folderWithPipe() throws -> Scratch {
    let scratch = try Scratch()
    #expect(mkfifo(scratch.path("pipe.yaml"), 0o600) == 0)
    return scratch
  }

  /// The processes that a process has started.
  private static func children(of process: Int32) -> [Int32] {
    let listed = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return listed.compactMap { Int32($0) }.filter { number in
      guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      else { return false }
      // The number of the parent is the second word behind the name.
      let words = status.split(separator: ")").last?.split(separator: " ") ?? []
      return words.count > 1 && words[0] != "Z" && Int32(words[1]) == process
    }
  }

  private static func waits(_ seconds: Double, until isSo: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if isSo() { return true }
      usleep(20_000)
    }
    return isSo()
  }

  #if os(Linux)
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
    func `ends with all that it has started`(signal: Int32) throws {
      let scratch = try Self.folderWithPipe()
      defer { withExtendedLifetime(scratch) {} }
      let agent = try Agent(scratch.path(""))
      _ = try agent.peer.begin(
        "tools/call", ["name": "validate", "arguments": ["file": "pipe.yaml"]])
      let server = agent.peer.processNumber
      #expect(Self.waits(10) { !Self.children(of: server).isEmpty })
      let children = Self.children(of: server)
      kill(server, signal)
      let areGone = Self.waits(3) {
        children.allSatisfy { !FileManager.default.fileExists(atPath: "/proc/\($0)/exe") }
      }
      #expect(areGone)
    }
  #endif

  /// Four calls run at a time: all of them would take minutes.
  @Test func `ends soon after its input, however many calls wait`() throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    _ = try scratch.write(Self.scene, to: "a.yaml")
    let agent = try Agent(scratch.path(""))
    for _ in 0..<4000 {
      _ = try agent.peer.begin("tools/call", ["name": "validate", "arguments": ["file": "a.yaml"]])
    }
    let start = Date()
    try agent.peer.close()
    // A server whose answers nobody reads waits for room.
    #expect(throws: RPCPeer.End.self) { while true { _ = try agent.peer.receive() } }
    _ = agent.peer.waitForExit()
    #expect(Date().timeIntervalSince(start) < 100)
  }

  @Test func `answers what was asked before its input ended`() throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    _ = try scratch.write(Self.scene, to: "a.yaml")
    let agent = try Agent(scratch.path(""))
    let calls = try (0..<3).map { _ in
      try agent.peer.begin("tools/call", ["name": "list", "arguments": [:] as RPCPeer.Object])
    }
    try agent.peer.close()
    for call in calls { #expect(try agent.peer.answer(to: call)["result"] != nil) }
  }

  /// What git opens is not for the program to say: the configuration of a repository can include any
  /// file. The kernel's rule binds git, too.
  @Test(.enabled(if: Confinement.isEnforceable, "the kernel has no Landlock"))
  func `is kept in its folder by the kernel, with all that it starts`() throws {
    let repository = try Repository()
    defer { withExtendedLifetime(repository) {} }
    try repository.commit(Self.scene, to: "a.yaml")
    let outside = try Scratch()
    _ = try outside.write("[core]\n\tbare = false\n", to: "config")
    try repository.git("config", "include.path", outside.path("config"))
    let arguments: RPCPeer.Object = ["file": "a.yaml", "git": "HEAD"]
    let answer = try Agent(repository.scratch.path("")).call("diff", arguments)
    #expect(answer.isError && answer.text.contains("ermission denied"), "\(answer.text)")
    // Without the kernel's rule git reads it.
    let free = try Program.run(
      [ToolProcess.confined, "diff", "--git=HEAD", "--", "a.yaml"], folder: repository.scratch.url)
    #expect(free.status == 0, "\(free.errors)")
  }

  @Test func `offers options that the commands have, with their help`() {
    let commands = ManualCommand.all
    for tool in CommandTool.all {
      for argument in tool.arguments(commands) {
        #expect(argument.help.count > 5, "\(tool.name).\(argument.name)")
      }
      #expect(tool.summary.count > 20, "\(tool.name)")
    }
  }

  @Test(.enabled(if: PythonSDK.isThere, PythonSDK.absence))
  func `is understood by the official client for Python`() throws {
    let result = try PythonSDK.run(
      """
      import asyncio, json, sys
      from mcp import ClientSession, StdioServerParameters
      from mcp.client.stdio import stdio_client

      async def main():
          server = StdioServerParameters(command=sys.argv[1], args=["mcp", sys.argv[2]])
          async with stdio_client(server) as (read, write):
              async with ClientSession(read, write) as session:
                  await session.initialize()
                  file = {"file": "side-menu.yaml"}
                  tools = [tool.name for tool in (await session.list_tools()).tools]
                  calls = {
                      "render": {**file, "marks": True}, "inspect": file, "validate": file,
                      "explain": {**file, "id": "rightTable"}, "spec": file, "list": {},
                      "compare": {"expected": "cards.yaml", "actual": "cards.yaml", "at": 0},
                      "diff": {**file, "other": "cards.yaml"}, "help": {"key": "pin"},
                      "map": {"file": "storyboard/Main.storyboard"},
                  }
                  kinds = {}
                  for name in tools:
                      answer = await session.call_tool(name, calls[name])
                      kinds[name] = [part.type for part in answer.content]
                  resources = (await session.list_resources()).resources
                  await session.read_resource(resources[0].uri)
                  print(json.dumps(kinds))

      asyncio.run(main())
      """, [Program.executable.path, Program.example("")])
    let kinds = try JSONDecoder().decode([String: [String]].self, from: Data(result.utf8))
    #expect(kinds.count == 10)
    for (tool, parts) in kinds {
      #expect(
        parts == (["render": ["image", "text"], "map": ["image"]][tool] ?? ["text"]), "\(tool)")
    }
  }
}

/// The package `mcp` for Python, where it is installed.
private enum PythonSDK {
  /// The interpreter that `EMAKI_PYTHON` names, else the system's.
  private static let python = ProcessInfo.processInfo.environment["EMAKI_PYTHON"] ?? "python3"
  static let isThere = (try? run("import mcp.client.stdio", [])) != nil
  static let absence: Comment =
    "the package mcp is not installed (pip install mcp; EMAKI_PYTHON names another interpreter)"

  static func run(_ script: String, _ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, "-c", script] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    guard process.end() == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
