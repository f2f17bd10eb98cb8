import Dispatch
import EmakiRPC
import EmakiText
import Foundation
import Synchronization
import TestSupport
import Testing

/// Answers `echo` with its parameters, `late` when the call is taken back, `begun` right after the next
/// `late`, and nothing to `silent`.
private final class Echo: RPCService {
  private let begun = Mutex<RPCCall?>(nil)

  func handle(_ call: RPCCall) {
    switch call.method {
    case "echo": call.answer(call.params)
    case "late":
      let begun = begun.withLock { $0 }
      call.whenCancelled {
        call.answer(.null)
        begun?.answer(.string("finished"))
      }
    case "begun":
      _ = call.begin()
      begun.withLock { $0 = call }
    case "silent": break
    default: call.fail(.unknownMethod(call.method))
    }
  }
}

/// A server of `Echo` in this process.
private func peer(isAnswered: Bool = true, limit: Int = 1000, patience: Int? = nil) -> RPCPeer {
  let (toServer, fromServer) = (Pipe(), Pipe())
  let connection = RPCConnection(
    .lines,
    cancellation: RPCCancellation(method: "cancel", parameter: "id", isAnswered: isAnswered),
    input: toServer.fileHandleForReading.fileDescriptor,
    output: fromServer.fileHandleForWriting.fileDescriptor, limit: limit)
  DispatchQueue(label: "test.rpc").async {
    connection.run(Echo(), patience: patience)
    try? fromServer.fileHandleForWriting.close()
    withExtendedLifetime(toServer) {}
  }
  return RPCPeer(
    writing: toServer.fileHandleForWriting, reading: fromServer.fileHandleForReading,
    hasHeaders: false)
}

private func code(_ message: Any) -> Int? {
  ((message as? RPCPeer.Object)?["error"] as? RPCPeer.Object)?["code"] as? Int
}

@Suite(.endsWithin(minutes: 1)) struct `A connection` {
  @Test func `answers calls with their ids, numbers and texts`() throws {
    let peer = peer()
    let answer = try peer.call("echo", ["text": "日本 😀\n"])
    #expect((answer["result"] as? RPCPeer.Object)?["text"] as? String == "日本 😀\n")
    try peer.send(["jsonrpc": "2.0", "id": "a", "method": "echo"])
    #expect((try peer.receive() as? RPCPeer.Object)?["id"] as? String == "a")
  }

  @Test func `answers with the errors of JSON-RPC`() throws {
    let peer = peer()
    #expect(code(try peer.call("none")) == -32601)
    #expect(code(try peer.call("silent")) == -32603, "nobody answered")
    for (text, expected) in [
      ("{", -32700), ("[1,2", -32700), ("1", -32600), ("[]", -32600), ("{}", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"echo"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":[],"method":"echo"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
      (String(repeating: "[", count: 500), -32700), (String(repeating: " x", count: 600), -32600),
    ] {
      try peer.send(Array((text + "\n").utf8))
      #expect(code(try peer.receive()) == expected, "\(text.prefix(50))")
    }
    #expect(try peer.call("echo")["result"] != nil, "and goes on")
  }

  @Test func `does not answer notifications and answers`() throws {
    let peer = peer()
    try peer.notify("none")
    try peer.send(["jsonrpc": "2.0", "id": 9, "result": [:]] as RPCPeer.Object)
    #expect(try peer.call("echo")["id"] as? Int == 1)
  }

  @Test func `answers what comes as one as one`() throws {
    let peer = peer()
    try peer.send([
      ["jsonrpc": "2.0", "id": 1, "method": "echo"], ["jsonrpc": "2.0", "method": "echo"],
      ["jsonrpc": "2.0", "id": 2, "method": "none"], ["wrong": 1],
    ])
    let answers = try #require(try peer.receive() as? [RPCPeer.Object])
    #expect(answers.count == 3)
    #expect(Set(answers.compactMap { $0["id"] as? Int }) == [1, 2])
    try peer.send([["jsonrpc": "2.0", "method": "echo"]])
    #expect(try peer.call("echo")["result"] != nil, "nothing comes back for notifications alone")
  }

  @Test(arguments: [true, false])
  func `ends a call that is taken back`(_ isAnswered: Bool) throws {
    let peer = peer(isAnswered: isAnswered)
    let id = try peer.begin("late")
    try peer.notify("cancel", ["id": id])
    if isAnswered { #expect(code(try peer.answer(to: id)) == -32800) }
    try peer.notify("cancel", ["id": 77])
    _ = try peer.call("echo")
    #expect(peer.others.isEmpty)
  }

  @Test func `answers everything before it ends`() throws {
    let peer = peer()
    let ids = try (0..<200).map { try peer.begin("echo", ["number": $0]) }
    try peer.close()
    for id in ids { #expect(try peer.answer(to: id)["result"] != nil) }
    #expect(throws: RPCPeer.End.self) { try peer.receive() }
  }

  @Test func `finishes what it has begun when its input ends, and takes back what waits`() throws {
    let peer = peer(isAnswered: true, patience: 0)
    let begun = try peer.begin("begun", [:])
    let waiting = try peer.begin("late", [:])
    _ = try peer.call("echo")
    try peer.close()
    #expect(code(try peer.answer(to: waiting)) == -32800)
    #expect(try peer.answer(to: begun)["result"] as? String == "finished")
  }

  @Test(arguments: 0..<20)
  func `stands any bytes`(_ seed: Int) throws {
    let peer = peer()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let message = #"{"jsonrpc":"2.0","id":7,"method":"echo","params":{"a":[1,"é"]}}"#
      var bytes = Array(message.utf8)
      for _ in 0..<generator.roll(1...4) {
        bytes[generator.roll(0...(bytes.count - 1))] = generator.pick(
          Array(#"{}[]",:0e\u"#.utf8) + [0xFF, 0xC3])
      }
      try peer.send(bytes + [10])
    }
    try peer.send(["jsonrpc": "2.0", "id": "last", "method": "echo"])
    while (try peer.receive() as? RPCPeer.Object)?["id"] as? String != "last" {}
  }
}
