import Dispatch
import EmakiMCP
import EmakiRPC
import Foundation
import TestSupport
import Testing

/// Tools and resources that need no scenes.
private struct Offer: MCPOffer {
  let tools = [
    MCPTool(
      "lines", "Counts.", arguments: [.init("count", .integer, "How many.", isRequired: true)]
    ) { run in
      let count = Int(run.number("count") ?? 0)
      return MCPResult((0..<count).map { "line \($0) 日本\n" }.joined())
    },
    MCPTool("dot", "Draws.", arguments: [.init("is", .text, "What.", choices: ["red", "blue"])]) {
      _ in
      MCPResult("a dot", picture: [0, 255, 128, 7])
    },
    MCPTool("wait", "Waits.", arguments: []) { run in
      let end = DispatchSemaphore(value: 0)
      run.whenCancelled { end.signal() }
      end.wait()
      return MCPResult("")
    },
  ]
  let resources = (0..<250).map { MCPResource(uri: "x://\($0)", name: "\($0)", type: "text/plain") }

  func text(of resource: MCPResource) -> Result<String, MCPProblem> {
    resource.name == "13" ? .failure(MCPProblem("it is broken")) : .success("text " + resource.name)
  }
}

private func peer() -> RPCPeer {
  let (toServer, fromServer) = (Pipe(), Pipe())
  let connection = RPCConnection(
    .lines, cancellation: MCPServer.cancellation,
    input: toServer.fileHandleForReading.fileDescriptor,
    output: fromServer.fileHandleForWriting.fileDescriptor)
  DispatchQueue(label: "test.mcp").async {
    connection.run(MCPServer(version: "1", instructions: "Do.") { Offer() })
    try? fromServer.fileHandleForWriting.close()
    withExtendedLifetime(toServer) {}
  }
  return RPCPeer(
    writing: toServer.fileHandleForWriting, reading: fromServer.fileHandleForReading,
    hasHeaders: false)
}

extension RPCPeer {
  fileprivate func tool(_ name: String, _ arguments: Object) throws -> (text: String, isError: Bool)
  {
    let result = try result("tools/call", ["name": name, "arguments": arguments])
    let content = result["content"] as? [Object] ?? []
    return (
      content.compactMap { $0["text"] as? String }.joined(), result["isError"] as? Bool ?? false
    )
  }

  fileprivate func result(_ method: String, _ params: Object = [:]) throws -> Object {
    try #require(try call(method, params)["result"] as? Object)
  }
}

@Suite(.endsWithin(minutes: 1)) struct `A server for agents` {
  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("1999-01-01", "2025-06-18"), ("2099-01-01", "2025-06-18"),
  ])
  func `speaks the client's version, or its own newest`(_ asked: String, _ spoken: String) throws {
    let greeting = try peer().result("initialize", ["protocolVersion": asked])
    #expect(greeting["protocolVersion"] as? String == spoken)
    #expect((greeting["serverInfo"] as? RPCPeer.Object)?["name"] as? String == "emaki")
    #expect((greeting["capabilities"] as? RPCPeer.Object)?.keys.sorted() == ["resources", "tools"])
  }

  @Test func `describes its tools as JSON Schema`() throws {
    let tools = try #require(try peer().result("tools/list")["tools"] as? [RPCPeer.Object])
    #expect(tools.map { $0["name"] as? String } == ["lines", "dot", "wait"])
    let schema = try #require(tools[0]["inputSchema"] as? RPCPeer.Object)
    #expect(schema["required"] as? [String] == ["count"])
    let properties = try #require(schema["properties"] as? [String: RPCPeer.Object])
    #expect(properties["count"]?["type"] as? String == "integer")
    #expect(properties.keys.sorted() == ["count", "cursor"])
  }

  @Test func `gives a long answer in parts that are the whole`() throws {
    let peer = peer()
    let whole = (0..<5000).map { "line \($0) 日本\n" }.joined()
    var (text, cursor, parts) = ("", String?.none, 0)
    repeat {
      var arguments: RPCPeer.Object = ["count": 5000]
      arguments["cursor"] = cursor
      let part = try peer.tool("lines", arguments).text
      #expect(part.utf8.count < 25_000)
      let end = part.firstMatch(
        of: /\n\[\d+ bytes more: the same call with cursor: "(\d+)" goes on\]\n$/)
      text += end.map { part[..<$0.range.lowerBound] } ?? part[...]
      cursor = end.map { String($0.1) }
      parts += 1
    } while cursor != nil
    #expect(text == whole)
    #expect(parts > 2)
    for cursor in ["-1", "99999999", "x", ""] {
      #expect(try peer.tool("lines", ["count": 5000, "cursor": cursor]).isError)
    }
  }

  @Test func `gives a picture in Base64`() throws {
    let result = try peer().result("tools/call", ["name": "dot", "arguments": [:]])
    let content = try #require(result["content"] as? [RPCPeer.Object])
    #expect(content[0]["data"] as? String == Data([0, 255, 128, 7]).base64EncodedString())
    #expect(content[0]["mimeType"] as? String == "image/png")
    #expect(content[1]["text"] as? String == "a dot")
  }

  @Test func `says what is wrong with arguments as an answer`() throws {
    let peer = peer()
    for (name, arguments, words) in [
      ("lines", [:], "lines needs the argument count: How many."),
      ("lines", ["count": "3"], "count must be of type integer"),
      ("lines", ["count": 1.5], "count must be of type integer"),
      ("lines", ["cuont": 3], "did you mean \"count\"?"),
      ("dot", ["is": "green"], "is must be one of red, blue"),
    ] as [(String, RPCPeer.Object, String)] {
      let answer = try peer.tool(name, arguments)
      #expect(answer.isError && answer.text.contains(words), "\(answer.text)")
    }
    let unknown = try peer.call("tools/call", ["name": "none"])
    #expect((unknown["error"] as? RPCPeer.Object)?["code"] as? Int == -32602)
  }

  @Test func `lists resources in parts, and reads them`() throws {
    let peer = peer()
    var (names, cursor) = ([String](), String?.none)
    repeat {
      let part = try peer.result("resources/list", cursor.map { ["cursor": $0] } ?? [:])
      names += (part["resources"] as? [RPCPeer.Object] ?? []).compactMap { $0["name"] as? String }
      cursor = part["nextCursor"] as? String
    } while cursor != nil
    #expect(names == (0..<250).map { "\($0)" })
    let read = try peer.result("resources/read", ["uri": "x://12"])
    #expect((read["contents"] as? [RPCPeer.Object])?[0]["text"] as? String == "text 12")
    for uri in ["x://13", "x://250", ""] {
      let answer = try peer.call("resources/read", ["uri": uri])
      #expect((answer["error"] as? RPCPeer.Object)?["code"] as? Int == -32002)
    }
  }

  @Test func `answers others while a tool runs, and ends one that nobody waits for`() throws {
    let peer = peer()
    let ids = try (0..<6).map { _ in try peer.begin("tools/call", ["name": "wait"]) }
    _ = try peer.result("ping")
    for id in ids { try peer.notify("notifications/cancelled", ["requestId": id]) }
    #expect(try peer.tool("lines", ["count": 1]).text == "line 0 日本\n")
    #expect(peer.others.isEmpty, "a call that was taken back is not answered")
  }
}
