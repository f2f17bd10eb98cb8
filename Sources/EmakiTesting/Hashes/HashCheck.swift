import EmakiFormats
import FoundationEssentials

/// Compares the hash of one value with the one that is kept, or keeps it, as the record mode says.
struct HashCheck {
  let check: SnapshotCheck

  func verdict(on content: some SnapshotContent) throws -> SnapshotCheck.Verdict {
    let file = HashFile(of: check.file)
    let hash = try content.digest().hexadecimal
    let kept = try file.hash(of: check.file.name)
    if kept == hash, check.mode != .all { return .passed }
    if check.mode == .all || check.mode == .failed || (kept == nil && check.mode == .missing) {
      try file.keep(hash, for: check.file.name)
      let reason =
        kept == nil ? "there was no hash" : kept == hash ? "recording all" : "another hash"
      return .failed(
        "\(check.file.name): \(reason)\n  wrote \(file.path)\n  run the test again", [])
    }
    let files = try check.save([(role: "actual", bytes: try content.file())], content)
    let text =
      kept.map { "looks different: its hash is \(hash), expected \($0)" } ?? "there is no hash"
    return .failed(
      "\(check.file.name): \(text)\n  hashes: \(file.path)\n"
        + "  to accept: \(check.acceptingCommand)", files)
  }
}
