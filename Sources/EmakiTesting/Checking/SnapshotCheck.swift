import EmakiFiles
import FoundationEssentials

/// Compares one value with its baseline, or writes the baseline, as the record mode says.
struct SnapshotCheck {
  let file: BaselineFile
  let mode: RecordMode
  /// Where copies of expected, actual and difference go; `nil` for nowhere.
  let artifacts: String?
  /// How the user accepts a change.
  let acceptingCommand: String

  /// The result of the check.
  enum Verdict {
    case passed
    /// For people, and the files to look at.
    case failed(String, [SnapshotFile])
  }

  func verdict(on content: some SnapshotContent) throws -> Verdict {
    guard FileManager.default.fileExists(atPath: file.path) else { return try missing(content) }
    if mode == .all { return try record(content, because: "recording all") }
    let baseline = try AtomicFile.read(file.path)
    if baseline.starts(with: Array("version https://git-lfs".utf8)) { throw SnapshotError.pointer }
    guard let mismatch = try content.mismatch(with: baseline) else { return .passed }
    if mode == .failed {
      return try record(content, because: text(of: mismatch))
    }
    return try failed(mismatch, content, baseline)
  }

  private func missing(_ content: some SnapshotContent) throws -> Verdict {
    guard mode == .never else { return try record(content, because: "there was no baseline") }
    let files = try save([(role: "actual", bytes: try content.file())], content)
    return .failed(
      "\(file.name): there is no baseline\n  expected at \(file.path)\n"
        + "  to accept: \(acceptingCommand)", files)
  }

  /// Writes the baseline. The run fails all the same: nothing was compared.
  private func record(_ content: some SnapshotContent, because reason: String) throws -> Verdict {
    try FileManager.default.createDirectory(
      atPath: file.folder, withIntermediateDirectories: true)
    try AtomicFile.write(try content.file(), to: file.path)
    return .failed(
      "\(file.name): \(reason)\n  wrote \(file.path)\n  look at it and run the test again", [])
  }

  private func failed(
    _ mismatch: Mismatch, _ content: some SnapshotContent, _ baseline: [UInt8]
  ) throws -> Verdict {
    var parts = [(role: "expected", bytes: baseline), (role: "actual", bytes: try content.file())]
    if let picture = mismatch.picture { parts.append((role: "difference", bytes: picture)) }
    let files = try save(parts, content)
    var text = "\(file.name): \(text(of: mismatch))\n  baseline: \(file.path)"
    if let artifacts { text += "\n  pictures: \(artifacts)/\(file.testFile)/\(file.stem).*" }
    return .failed("\(text)\n  to accept: \(acceptingCommand)", files)
  }

  private func text(of mismatch: Mismatch) -> String {
    "differs from its baseline\n" + mismatch.lines.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The files for attaching; copies go to the artifacts' folder.
  func save(
    _ parts: [(role: String, bytes: [UInt8])], _ content: some SnapshotContent
  ) throws -> [SnapshotFile] {
    let files = parts.map { part in
      let suffix = part.role == "difference" ? "png" : content.fileExtension
      return SnapshotFile(name: "\(file.stem).\(part.role).\(suffix)", bytes: part.bytes)
    }
    if let artifacts {
      let folder = "\(artifacts)/\(file.testFile)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for file in files { try AtomicFile.write(file.bytes, to: "\(folder)/\(file.name)") }
    }
    return files
  }
}
