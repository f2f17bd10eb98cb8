import Foundation
import TestSupport
import Testing

/// A folder of two small scenes, one of which moves.
struct SetFixture {
  let scratch: Scratch

  init(_ set: String? = "inputs: screens\nsteps: 2\nscale: 0.25\n") throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("screens"), withIntermediateDirectories: true)
    _ = try scratch.write(Self.home("Home"), to: "screens/home.yaml")
    _ = try scratch.write(
      """
      children: [{id: box, background: blue, pin: {top: 200, leading: 20, width: 80, height: 80}}]
      motions:
        open: [{animate: {duration: 0.3, changes: {box.alpha: 0.2}}}]
        close: [{animate: {duration: 0.3, changes: {box.x: 90}}}]
      """, to: "screens/login.yaml")
    if let set { _ = try scratch.write(set, to: "emaki.yaml") }
  }

  /// A scene with one text.
  static func home(_ text: String) -> String {
    "children: [{id: t, text: \(text), pin: {top: 60, leading: 20}}]\n"
  }

  func emaki(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, folder: scratch.url)
  }

  /// The files in a folder and below, sorted.
  func files(in folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: scratch.path(folder))?.compactMap {
      $0 as? String
    }
    return (all ?? []).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: scratch.path("\(folder)/\(name)"), isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// Their bytes by name.
  func contents(of folder: String) throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: files(in: folder).map { ($0, try scratch.data("\(folder)/\($0)")) })
  }
}
