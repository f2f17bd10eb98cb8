import CFuzzer
import Foundation

if FuzzTarget.chosen == nil {
  print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
  exit(0)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    FuzzTarget.chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
