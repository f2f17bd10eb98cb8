import Foundation

// Gives a program changed inputs, and tells which of them end or hold it:
//     emaki-mutate PROGRAM SECONDS FINDINGS INPUT...
// With a folder as input it makes folders with pipes, devices and links below that.
// The seed is the time, or what EMAKI_SEED says; a finding is named for its kind and seed.
let arguments = CommandLine.arguments
guard arguments.count > 4, let seconds = Double(arguments[2]) else {
  print("usage: emaki-mutate PROGRAM SECONDS FINDINGS INPUT...")
  exit(64)
}
let inputs = arguments[4...].sorted()
let commands = [
  ["validate"], ["inspect"], ["render", "--at", "0.3", "-o", "/dev/null"], ["expand"],
]
var seed =
  ProcessInfo.processInfo.environment["EMAKI_SEED"].flatMap(UInt64.init)
  ?? UInt64(Date().timeIntervalSince1970 * 1000)
let end = Date().addingTimeInterval(seconds)
var (runs, findings) = (0, 0)

/// Runs a trial of this seed, and keeps the files where it does not end as it may.
@MainActor func note(_ trial: Trial, _ name: String, keeping files: String) throws {
  runs += 1
  guard let failure = try trial.failure() else { return }
  findings += 1
  let finding = "\(failure)-\(trial.arguments[0])-\(seed)-\(name)"
  try? FileManager.default.copyItem(atPath: files, toPath: "\(arguments[3])/\(finding)")
  print(finding)
}

/// Gives the program a folder that it has not seen.
@MainActor func tryFolder(below parent: String) throws {
  let folder = try OddFolder(in: parent, seed: seed)
  let command = OddFolder.commands[Int(seed % UInt64(OddFolder.commands.count))]
  let trial = Trial(
    program: arguments[1], arguments: command, folder: folder.path, endings: [0, 1, 2])
  try note(trial, "folder", keeping: folder.path)
}

/// Gives the program a changed input, beside the original, so that it finds the files that it names.
@MainActor func tryMutant(of input: String) throws {
  guard let text = try? String(contentsOfFile: input, encoding: .utf8) else { return }
  var mutation = Mutation(text, seed: seed)
  let path = input as NSString
  let changed = "\(path.deletingLastPathComponent)/mutant-\(getpid()).\(path.pathExtension)"
  try mutation.changed().write(toFile: changed, atomically: false, encoding: .utf8)
  defer { unlink(changed) }
  let command = commands[Int(seed / UInt64(inputs.count) % UInt64(commands.count))]
  // A moment of an input in which nothing moves is refused as wrong usage.
  let trial = Trial(
    program: arguments[1], arguments: [command[0], changed] + command.dropFirst(),
    endings: [0, 2, 64])
  try note(trial, path.lastPathComponent, keeping: changed)
}

var isFolder: ObjCBool = false
_ = FileManager.default.fileExists(atPath: inputs[0], isDirectory: &isFolder)
while Date() < end {
  seed += 1
  if isFolder.boolValue {
    try tryFolder(below: inputs[0])
  } else {
    try tryMutant(of: inputs[Int(seed % UInt64(inputs.count))])
  }
}
print("\(runs) runs, \(findings) findings")
exit(findings == 0 ? 0 : 1)
