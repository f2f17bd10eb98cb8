import Foundation
import TestSupport
import Testing

/// A repository whose own configuration names programs: each makes a file when it runs.
@Suite struct `A hostile repository` {
  private static let scene = "children: [{id: a, frame: [0, 0, 9, 9]}]\n"
  /// The settings that name programs or connections, with the command in them.
  private static let settings: [(key: String, value: String)] = [
    ("core.fsmonitor", "%"), ("core.sshCommand", "%"), ("core.gitProxy", "%"),
    ("core.askPass", "%"), ("core.pager", "%"), ("core.editor", "%"),
    ("core.alternateRefsCommand", "%"), ("diff.external", "%"), ("diff.evil.textconv", "%"),
    ("diff.evil.command", "%"), ("filter.evil.clean", "%"), ("filter.evil.smudge", "%"),
    ("filter.evil.process", "%"), ("credential.helper", "!%"), ("gpg.program", "%"),
    ("pager.cat-file", "%"), ("pager.rev-parse", "%"), ("pager.ls-tree", "%"),
    ("alias.cat-file", "!%"), ("alias.rev-parse", "!%"), ("alias.ls-tree", "!%"),
    ("remote.origin.uploadpack", "%"), ("remote.origin.vcs", "ext"),
  ]

  private let repository: Repository
  private let marker: String

  init() throws {
    repository = try Repository()
    marker = repository.scratch.path("ran")
    try repository.commit(Self.scene, to: "a.yaml")
    try repository.commit("*.yaml diff=evil filter=evil\n", to: ".gitattributes")
    try repository.git("mv", "a.yaml", "b.yaml")
    try repository.commit()
    _ = try repository.scratch.write(Self.scene.replacing("9, 9", with: "19, 9"), to: "b.yaml")
  }

  /// Writes a program that leaves a file behind.
  private func program() throws -> String {
    let path = try repository.scratch.write("#!/bin/sh\ntouch '\(marker)'\n", to: ".git/evil")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private var hasRun: Bool { FileManager.default.fileExists(atPath: marker) }

  private func expectNothingRuns(_ comment: Comment) throws {
    for arguments in [["HEAD"], ["HEAD~1"], ["HEAD~2", "HEAD"]] {
      let result = try Program.run(
        ["diff", "--git"] + arguments + ["--", repository.scratch.path("")])
      #expect(result.status <= 1, "\(comment): \(result.errors)")
      #expect(!hasRun, comment)
    }
  }

  @Test func `runs none of the programs that its configuration names`() throws {
    let evil = try program()
    for (key, value) in Self.settings {
      try repository.git("config", key, value.replacing("%", with: evil))
    }
    try expectNothingRuns("configuration")
    // That they would run: git itself starts one of them.
    try repository.git("status")
    #expect(hasRun)
  }

  @Test func `runs no hook`() throws {
    let evil = try program()
    for hook in ["post-checkout", "post-index-change", "reference-transaction", "pre-auto-gc"] {
      try FileManager.default.createSymbolicLink(
        atPath: repository.scratch.path(".git/hooks/\(hook)"), withDestinationPath: evil)
    }
    try expectNothingRuns("hooks")
  }

  @Test func `of which contents are missing is not fetched from, and it is said`() throws {
    let evil = try program()
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clone = try Scratch()
    try repository.git(
      "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + repository.scratch.url.path,
      clone.path("c"))
    try repository.git("-C", clone.path("c"), "config", "remote.origin.uploadpack", evil)
    let result = try Program.run(["diff", "--git", "HEAD", "--", clone.path("c/b.yaml")])
    #expect(result.status == 2)
    #expect(result.errors.contains("does not have the contents of"), "\(result.errors)")
    #expect(result.errors.contains("hint: git show HEAD:./b.yaml"), "\(result.errors)")
    #expect(!hasRun)
  }

  @Test func `is not changed by what the environment says of git`() throws {
    let evil = try program()
    let other = try Repository()
    let result = try Program.run(
      ["diff", "--git", "HEAD", "--", repository.scratch.path("b.yaml")],
      environment: [
        "GIT_DIR": other.scratch.path(".git"), "GIT_EXTERNAL_DIFF": evil, "GIT_PAGER": evil,
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": evil,
        "GIT_SSH_COMMAND": evil, "GIT_OBJECT_DIRECTORY": other.scratch.path(".git/objects"),
      ])
    #expect(result.status == 1, "\(result.errors)")
    #expect(!hasRun)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files to others"))
  func `of another owner is asked only where the user trusts it, and git's cure is shown`() throws {
    let home = try Scratch()
    let folder = repository.scratch.path("")
    for name in try [""] + FileManager.default.subpathsOfDirectory(atPath: folder) {
      #expect(lchown(repository.scratch.path(name), 65534, 65534) == 0)
    }
    func run() throws -> Program.Result {
      try Program.run(
        ["diff", "--git", "HEAD", "--", repository.scratch.path("b.yaml")],
        environment: ["HOME": home.path("")])
    }
    let refused = try run()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("detected dubious ownership"), "\(refused.errors)")
    #expect(refused.errors.contains("hint: git config --global --add safe.directory /"))
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    _ = try home.write("[safe]\n\tdirectory = \(real)\n", to: ".gitconfig")
    let trusted = try run()
    #expect(trusted.status == 1, "\(trusted.errors)")
  }
}
