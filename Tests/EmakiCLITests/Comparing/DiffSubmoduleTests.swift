import Foundation
import TestSupport
import Testing

/// `emaki diff --git` of a repository with a submodule `sub`.
@Suite struct `A difference in a submodule` {
  private static func scene(_ text: String) -> String {
    "children: [{id: t, text: \(text), pin: {top: 60, leading: 20}}]\n"
  }

  let outer: Repository
  let inner: Repository

  init() throws {
    inner = try Repository()
    try inner.commit(Self.scene("Home"), to: "home.yaml")
    outer = try Repository()
    try outer.commit(Self.scene("Top"), to: "top.yaml")
    try outer.commit(
      "import: sub/parts.yaml\nchildren: [{component: title}]\n", to: "uses.yaml")
    try inner.commit("components: {title: {text: One, pin: center}}\n", to: "parts.yaml")
    #expect(
      try outer.git(
        "-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.scratch.url.path, "sub")
        == 0)
    try outer.commit()
  }

  /// Changes a file of the submodule and commits that in it.
  private func change(_ text: String, _ name: String = "home.yaml") throws {
    _ = try outer.scratch.write(text, to: "sub/\(name)")
    for arguments in [
      ["add", "-A"], ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "2"],
    ] {
      let run = try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        arguments: ["git", "-C", outer.scratch.path("sub")] + arguments)
      #expect(run.end() == 0)
    }
  }

  private func diff(_ arguments: String...) throws -> Program.Result {
    try Program.run(["diff", "--git"] + arguments, folder: outer.scratch.url)
  }

  @Test func `is seen against the commit that the revision records`() throws {
    #expect(try diff("HEAD", "--", ".").status == 0)
    try change(Self.scene("Hume"))
    let seen = try diff("HEAD", "--", ".")
    #expect(seen.status == 1 && seen.text.contains("sub/home.yaml"), "\(seen.text)\(seen.errors)")
    try outer.commit()
    #expect(try diff("HEAD", "--", ".").status == 0)
    let between = try diff("HEAD~1", "HEAD", "--", ".")
    #expect(between.status == 1 && between.text.contains("Home"), "\(between.text)")
  }

  @Test func `is seen in what a file imports from it`() throws {
    try change("components: {title: {text: Two, pin: center}}\n", "parts.yaml")
    let seen = try diff("HEAD", "--", "uses.yaml")
    #expect(seen.status == 1 && seen.text.contains("One"), "\(seen.text)\(seen.errors)")
  }

  @Test func `is seen where a file is gone`() throws {
    try FileManager.default.removeItem(atPath: outer.scratch.path("sub/home.yaml"))
    let seen = try diff("HEAD", "--", ".")
    #expect(seen.status == 1 && seen.text.contains("the file is gone"), "\(seen.text)")
  }

  @Test func `is an error where the submodule is not here`() throws {
    try change(Self.scene("Hume"))
    try outer.commit()
    try FileManager.default.removeItem(atPath: outer.scratch.path("sub"))
    let seen = try diff("HEAD~1", "HEAD", "--", ".")
    #expect(seen.status == 2 && seen.errors.contains("sub is a submodule"), "\(seen.errors)")
  }
}
