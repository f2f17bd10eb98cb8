import EmakiDiagnostics
import EmakiFiles
import EmakiLimits
import EmakiMCP
import EmakiManual
import EmakiPreview
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText
import EmakiWorkspace

/// The tools and resources that agents can use in a folder.
struct AgentOffer: MCPOffer {
  private let folder: ServedFolder
  let tools: [MCPTool]

  /// - Parameter canWrite: whether scene files may be written.
  init(_ folder: ServedFolder, canWrite: Bool) {
    self.folder = folder
    let commands = ManualCommand.all
    tools =
      CommandTool.all.map { tool in
        MCPTool(tool.name, tool.summary, arguments: tool.arguments(commands)) { run in
          Self.answer { () throws(Failure) in try tool.result(run, in: folder) }
        }
      } + [Self.list(folder), Self.help] + (canWrite ? [Self.write(folder)] : [])
  }

  // MARK: Tools of their own

  private static func list(_ folder: ServedFolder) -> MCPTool {
    MCPTool("list", "List the scene files and storyboards of the folder.", arguments: []) { _ in
      answer { () throws(Failure) in
        let contents = try folder.served.contents
        let notes = Report.text(of: SkippedFiles.notes(contents.skipped, in: "."))
        let names = contents.scenes.map { $0 + "\n" }.joined()
        let none = "there are no scenes yet" + (notes.isEmpty ? "" : "\n")
        return MCPResult((names.isEmpty ? none : names) + notes)
      }
    }
  }

  private static let help = MCPTool(
    "help",
    """
    Tell what a key of scene files takes, with an example: pin, view.pin, motions; or what keys a kind \
    of mapping has: view, scene, motion, animation. Without a key, list the kinds of mappings.
    """,
    arguments: [.init("key", .text, "A key, a kind of mapping, or a recipe such as side-menu.")]
  ) { run in
    guard let key = run.text("key") else { return MCPResult(overview) }
    if let text = ManualEntry.text(for: key) { return MCPResult(text) }
    let near = ManualEntry.names(near: key).map { "\"\($0)\"" }.joined(separator: ", ")
    let hint = near.isEmpty ? "" : "\nhint: did you mean \(near)?"
    return MCPResult("there is no key \"\(key.onOneLine)\"" + hint, isError: true)
  }

  private static var overview: String {
    "A scene file is YAML: the mapping \"file\". The kinds of mappings in it:\n\n"
      + SceneFileReference.sections.map { "\($0.name): \($0.doc)\n" }.joined()
  }

  private static func write(_ folder: ServedFolder) -> MCPTool {
    MCPTool(
      "write", "Write a scene file, whole, and say what validate finds wrong with it.",
      arguments: [
        .init("file", .text, "Its path in the folder: screens/home.yaml.", isRequired: true),
        .init("text", .text, "All that is to stand in it.", isRequired: true),
      ], isWriting: true
    ) { run in
      answer { () throws(Failure) in
        let path = try folder.writablePath(run.text("file") ?? "")
        let text = run.text("text") ?? ""
        do {
          try Folder.filling(Folder.parent(of: path)) {
            try AtomicFile.write(text, to: path, isRegular: true)
          }
        } catch {
          throw error as? Failure ?? Failure("\(error)")
        }
        let check = try ToolProcess(["validate", "--", path], for: run)
        let found = check.messages.isEmpty ? "nothing is wrong\n" : check.messages
        return MCPResult("wrote \(path.dropFirst(2)), \(text.utf8.count) bytes\n" + found)
      }
    }
  }

  /// The result of a tool, or an error result with the failure's message.
  private static func answer(_ body: () throws(Failure) -> MCPResult) -> MCPResult {
    do throws(Failure) { return try body() } catch {
      return MCPResult(
        error.diagnostics.map { "\($0)\n" }.joined(), isError: true)
    }
  }

  // MARK: Resources

  private static let files = "emaki://files/"
  private static let reference = "emaki://reference/"

  var resources: [MCPResource] {
    let names = (try? folder.served.names) ?? []
    return names.map { name in
      let isXML = SceneFileName.isInterfaceBuilder(name)
      return MCPResource(
        uri: Self.files + GalleryPage.address(of: name), name: name,
        type: isXML ? "application/xml" : "application/yaml")
    }
      + SceneFileReference.sections.map { section in
        MCPResource(
          uri: Self.reference + GalleryPage.address(of: section.name),
          name: "Keys of \(section.name)", type: "text/plain")
      }
  }

  func text(of resource: MCPResource) -> Result<String, MCPProblem> {
    if resource.uri.hasPrefix(Self.reference) {
      let section = SceneFileReference.sections.first {
        Self.reference + GalleryPage.address(of: $0.name) == resource.uri
      }
      return .success(section.flatMap { ManualEntry.text(for: $0.name) } ?? "")
    }
    do {
      let bytes = try AtomicFile.read(
        folder.path(resource.name), limit: InputLimit.resourceBytes.most)
      return .success(String(decoding: bytes, as: UTF8.self))
    } catch {
      return .failure(MCPProblem("\(error)"))
    }
  }
}

extension CommandTool {
  /// The result of the command: its messages and the files that it draws.
  ///
  /// - Throws: `Failure` where it cannot be run to its end.
  fileprivate func result(_ run: MCPRun, in folder: ServedFolder) throws(Failure) -> MCPResult {
    let child = try ToolProcess(commandLine(run, in: folder), for: run)
    guard child.isDone else { return MCPResult(child.messages.withoutUsage, isError: true) }
    guard child.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      let text = String(decoding: child.output, as: UTF8.self) + child.messages
      return MCPResult(text.isEmpty ? "nothing is wrong\n" : text)
    }
    let words = name == "render" ? try Self.words(to: run, in: folder) : ""
    return MCPResult(words + child.messages, picture: child.output)
  }

  /// The text below a picture: the views in it and their frames.
  private static func words(to run: MCPRun, in folder: ServedFolder) throws(Failure) -> String {
    guard let inspect = all.first(where: { $0.name == "inspect" }) else { return "" }
    let format = run.isSet("marks") ? "marks" : "tree"
    let tool = CommandTool(
      name: inspect.name, command: ["inspect", "--format", format], help: "",
      operands: inspect.operands,
      options: inspect.options.filter { !["format", "at"].contains($0.name) }
        + [Option("at", .number, else: "0")])
    let child = try ToolProcess(tool.commandLine(run, in: folder), for: run)
    return String(decoding: child.output, as: UTF8.self)
  }
}

extension String {
  /// The text without the lines in which the parser of command lines explains the command.
  fileprivate var withoutUsage: String {
    firstRange(of: "\nUsage:").map { String(self[..<$0.lowerBound]) + "\n" } ?? self
  }
}
