/// Where a baseline lies: `__Snapshots__/<TestFile>/<test>.<name>.<extension>` beside the test.
struct BaselineFile: Sendable, Hashable {
  /// The folder of all baselines of the test's source file.
  let folder: String
  /// The name of the test's source file without extension.
  let testFile: String
  /// The file's name without extension.
  let stem: String
  /// Without dot.
  let fileExtension: String

  init(folder: String, testFile: String, stem: String, fileExtension: String) {
    self.folder = folder
    self.testFile = testFile
    self.stem = stem
    self.fileExtension = fileExtension
  }

  /// Names a file after the test and the name that tells its expectations apart.
  init(of site: TestSite, named name: String?, fileExtension: String) {
    let path = site.filePath.split(separator: "/", omittingEmptySubsequences: false)
    let file = path.last.map(String.init) ?? site.filePath
    let testFile = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let folder = path.dropLast().map(String.init) + ["__Snapshots__", testFile]
    self.init(
      folder: folder.joined(separator: "/"), testFile: testFile,
      stem: Self.stem(test: site.test, name: name), fileExtension: fileExtension)
  }

  /// `<test>` or `<test>.<name>`
  static func stem(test: String, name: String?) -> String {
    let part = name.map(FileNamePart.from) ?? ""
    return FileNamePart.from(test) + (part.isEmpty ? "" : ".\(part)")
  }

  /// The file's name without its folder.
  var name: String { "\(stem).\(fileExtension)" }

  /// The whole path.
  var path: String { "\(folder)/\(name)" }
}
