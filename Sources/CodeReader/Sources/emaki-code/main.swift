import CodeReading
import EmakiCode

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Reads the texts that EmakiCode.CodeTexts writes from standard input, and prints what was found. It opens
// no file.

var bytes: [UInt8] = []
var part = [UInt8](repeating: 0, count: 1 << 16)
while true {
  let count = read(STDIN_FILENO, &part, part.count)
  if count < 0, errno == EINTR { continue }
  if count <= 0 { break }
  bytes += part[..<count]
}
guard let files = CodeTexts.files(in: bytes) else {
  let message = "emaki-code reads what emaki hands over: call emaki spec FILE.swift\n"
  _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(64)
}
bytes = []
print(CodeReading.findings(in: files).text)
