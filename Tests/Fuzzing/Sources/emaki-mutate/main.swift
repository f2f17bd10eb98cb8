import Foundation

// Gives a program changed inputs, and tells which of them end or hold it:
//     emaki-mutate PROGRAM SECONDS FINDINGS INPUT...
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
/// Seconds of a processor that a run may take; the system ends it then.
let mostSeconds = 10
/// Seconds that a run may wait, on a machine that does much else.
let patience = 120.0
var seed =
  ProcessInfo.processInfo.environment["EMAKI_SEED"].flatMap(UInt64.init)
  ?? UInt64(Date().timeIntervalSince1970 * 1000)
let end = Date().addingTimeInterval(seconds)
var (runs, findings) = (0, 0)

while Date() < end {
  seed += 1
  let input = inputs[Int(seed % UInt64(inputs.count))]
  guard let text = try? String(contentsOfFile: input, encoding: .utf8) else { continue }
  var mutation = Mutation(text, seed: seed)
  // Beside the original, so that it finds the files that it names.
  let folder = (input as NSString).deletingLastPathComponent
  let changed = "\(folder)/mutant-\(getpid()).\((input as NSString).pathExtension)"
  try mutation.changed().write(toFile: changed, atomically: false, encoding: .utf8)
  defer { unlink(changed) }
  let command = commands[Int(seed / UInt64(inputs.count) % UInt64(commands.count))]
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments =
    ["-c", "ulimit -t \(mostSeconds) && exec \"$0\" \"$@\"", arguments[1], command[0], changed]
    + command.dropFirst()
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try process.run()
  let limit = Date().addingTimeInterval(patience)
  while process.isRunning, Date() < limit { usleep(2000) }
  let hangs = process.isRunning
  if hangs { kill(process.processIdentifier, SIGKILL) }
  process.waitUntilExit()
  runs += 1
  let isEnded = process.terminationReason == .uncaughtSignal
  guard hangs || isEnded || ![0, 2].contains(process.terminationStatus) else { continue }
  findings += 1
  let kind = hangs ? "hang" : "end-\(process.terminationStatus)"
  let name = "\(kind)-\(command[0])-\(seed)-\((input as NSString).lastPathComponent)"
  try? FileManager.default.copyItem(atPath: changed, toPath: "\(arguments[3])/\(name)")
  print(name)
}
print("\(runs) runs, \(findings) findings")
exit(findings == 0 ? 0 : 1)
