public import Foundation

/// The other side of a server that speaks JSON-RPC over two pipes.
public final class RPCPeer {
  /// A message, or a part of one.
  public typealias Object = [String: Any]

  private let output: FileHandle
  private let input: FileHandle
  private let hasHeaders: Bool
  private let process: Process?
  private var received = Data()
  private var count = 0
  private var exitCode: Int32?
  /// What came that answers nothing, in its order.
  public private(set) var others: [Object] = []

  /// The server says nothing more.
  public struct End: Error {}

  /// Speaks to a server that reads and writes the other ends of pipes.
  ///
  /// - Parameter hasHeaders: whether messages have headers, or else lines of their own.
  public init(writing output: FileHandle, reading input: FileHandle, hasHeaders: Bool) {
    (self.output, self.input, self.hasHeaders) = (output, input, hasHeaders)
    process = nil
  }

  /// Runs a program and speaks to it.
  public init(
    running program: URL, _ arguments: [String], in folder: URL? = nil, hasHeaders: Bool
  ) throws {
    let (toProgram, fromProgram, process) = (Pipe(), Pipe(), Process())
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = toProgram
    process.standardOutput = fromProgram
    try process.run()
    output = toProgram.fileHandleForWriting
    input = fromProgram.fileHandleForReading
    self.hasHeaders = hasHeaders
    self.process = process
  }

  deinit {
    try? output.close()
    _ = waitForExit()
  }

  /// Sends bytes as they are.
  public func send(_ bytes: some Sequence<UInt8>) throws {
    try output.write(contentsOf: Data(bytes))
  }

  /// Sends a message.
  public func send(_ message: Any) throws {
    let data = try JSONSerialization.data(withJSONObject: message, options: .fragmentsAllowed)
    try send(hasHeaders ? Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data : data + [10])
  }

  /// The next message, whatever it is.
  public func receive() throws -> Any {
    while true {
      if let message = takeMessage() {
        return try JSONSerialization.jsonObject(with: message, options: .fragmentsAllowed)
      }
      let part = input.availableData
      if part.isEmpty { throw End() }
      received += part
    }
  }

  private func takeMessage() -> Data? {
    let mark = Data((hasHeaders ? "\r\n\r\n" : "\n").utf8)
    guard let end = received.range(of: mark) else { return nil }
    var message = received[..<end.lowerBound]
    var rest = received[end.upperBound...]
    if hasHeaders {
      let length = Int(String(decoding: message, as: UTF8.self).split(separator: " ").last ?? "")
      guard let length, rest.count >= length else { return nil }
      message = rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    received = Data(rest)
    return Data(message)
  }

  /// Tells something.
  public func notify(_ method: String, _ params: Object = [:]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// Asks for something without waiting.
  ///
  /// - Returns: the id of the call.
  public func begin(_ method: String, _ params: Object = [:]) throws -> Int {
    count += 1
    try send(["jsonrpc": "2.0", "id": count, "method": method, "params": params])
    return count
  }

  /// The answer to a call, which may have come before the answers to others; what else comes is kept.
  public func answer(to id: Int) throws -> Object {
    func isAnswer(_ message: Object) -> Bool {
      message["id"] as? Int == id && message["method"] == nil
    }
    if let early = others.firstIndex(where: isAnswer) { return others.remove(at: early) }
    while true {
      let message = try receive() as? Object ?? [:]
      if isAnswer(message) { return message }
      others.append(message)
    }
  }

  /// Asks for something and waits for the answer.
  public func call(_ method: String, _ params: Object = [:]) throws -> Object {
    try answer(to: begin(method, params))
  }

  /// Takes the notifications of a method that came so far.
  public func takeOthers(_ method: String) -> [Object] {
    defer { others.removeAll { $0["method"] as? String == method } }
    return others.filter { $0["method"] as? String == method }
      .compactMap { $0["params"] as? Object }
  }

  /// Ends what the server reads.
  public func close() throws { try output.close() }

  /// The number of the program's process; 0 for other servers.
  public var processNumber: Int32 { process?.processIdentifier ?? 0 }

  /// Waits for the end of the program.
  public func waitForExit() -> Int32 {
    let code = exitCode ?? process?.end() ?? 0
    exitCode = code
    return code
  }
}
