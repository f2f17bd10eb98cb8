import EmakiDiagnostics
public import EmakiRPC
import EmakiText
import Synchronization

/// A server of the Model Context Protocol.
///
/// Tools run beside one another; what goes wrong in them is an answer that the agent can read. Only a
/// call that breaks the protocol is answered with an error of JSON-RPC.
public final class MCPServer: RPCService {
  /// The versions of the protocol that are spoken, the newest first.
  public static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// How calls are taken back.
  public static let cancellation = RPCCancellation(
    method: "notifications/cancelled", parameter: "requestId", isAnswered: false)

  /// Made when it is first asked for, so that the greeting need not wait.
  private let offered = Mutex<(any MCPOffer)?>(nil)
  private let makeOffer: @Sendable () -> any MCPOffer
  private let version: String
  private let instructions: String
  private let work = MCPWork(most: 4)

  /// How many tools or resources are listed at once.
  private static let pageLength = 100

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - version: that of the program.
  ///   - instructions: the text that an agent gets first.
  ///   - offer: makes what the agent can have done and read.
  public init(
    version: String, instructions: String, offer: @escaping @Sendable () -> any MCPOffer
  ) {
    self.version = version
    self.instructions = instructions
    makeOffer = offer
  }

  private var offer: any MCPOffer {
    offered.withLock { offer in
      if let offer { return offer }
      let made = makeOffer()
      offer = made
      return made
    }
  }

  /// Answers a call.
  public func handle(_ call: RPCCall) {
    switch call.method {
    case "initialize": call.answer(greeting(call.params))
    case "ping": call.answer(.object([]))
    case "tools/list":
      call.answer { () throws(RPCError) in
        try page(offer.tools.map(\.json), "tools", call.params)
      }
    case "tools/call": work.add { self.run(call) }
    case "resources/list":
      call.answer { () throws(RPCError) in
        try page(offer.resources.map(\.json), "resources", call.params)
      }
    case "resources/templates/list":
      call.answer(.object([("resourceTemplates", .array([]))]))
    case "resources/read":
      work.add { call.answer { () throws(RPCError) in try self.resource(call.params) } }
    default: call.fail(.unknownMethod(call.method))
    }
  }

  /// The answer to a client that introduces itself: in its version where that is spoken.
  private func greeting(_ params: JSONValue) -> JSONValue {
    let asked = params["protocolVersion"]?.string
    let spoken = Self.versions.first { $0 == asked } ?? Self.versions[0]
    return .object([
      ("protocolVersion", .string(spoken)),
      ("capabilities", .object([("tools", .object([])), ("resources", .object([]))])),
      ("serverInfo", .object([("name", .string("emaki")), ("version", .string(version))])),
      ("instructions", .string(instructions)),
    ])
  }

  /// A part of a list, with where it goes on.
  private func page(
    _ all: [JSONValue], _ name: String, _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    var start = 0
    if let cursor = params["cursor"] {
      guard let place = cursor.string.flatMap({ Int($0) }), all.indices.contains(place) else {
        throw .wrongParameters("there is no such cursor")
      }
      start = place
    }
    let part = Array(all[start...].prefix(Self.pageLength))
    let end = start + part.count
    let next = end < all.count ? [(key: "nextCursor", value: JSONValue.string("\(end)"))] : []
    return .object([(key: name, value: .array(part))] + next)
  }

  private func resource(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let uri = params["uri"]?.string else { throw .wrongParameters("uri is missing") }
    guard let resource = offer.resources.first(where: { $0.uri == uri }) else {
      throw RPCError(
        code: -32002, "there is no such resource", data: .object([("uri", .string(uri))]))
    }
    switch offer.text(of: resource) {
    case .failure(let problem): throw RPCError(code: -32002, problem.message)
    case .success(let text):
      let content = JSONValue.object([
        ("uri", .string(uri)), ("mimeType", .string(resource.type)), ("text", .string(text)),
      ])
      return .object([("contents", .array([content]))])
    }
  }

  // MARK: Tools

  private func run(_ call: RPCCall) {
    guard call.begin() else { return call.fail(.cancelled) }
    call.answer { () throws(RPCError) in
      let name = call.params["name"]?.string ?? ""
      guard let tool = offer.tools.first(where: { $0.name == name }) else {
        throw .wrongParameters("there is no tool \"\(name.prefix(80))\"")
      }
      let arguments = call.params["arguments"] ?? .object([])
      if let problem = Self.problem(with: arguments, of: tool) {
        return MCPResult(problem, isError: true).json(from: nil)
      }
      return tool.run(MCPRun(arguments, call)).json(from: arguments["cursor"]?.string)
    }
  }

  /// The fault of the arguments for a tool; `nil` for none.
  private static func problem(with arguments: JSONValue, of tool: MCPTool) -> String? {
    guard case .object(let members) = arguments else { return "arguments must be an object" }
    let known = tool.arguments + [MCPTool.cursor]
    for member in members {
      guard let argument = known.first(where: { $0.name == member.key }) else {
        let names = known.map(\.name)
        return "\(tool.name) has no argument \"\(member.key.prefix(80))\"; hint: "
          + (NearestName.hint(for: member.key, in: names)
            ?? "it has " + names.joined(separator: ", "))
      }
      guard argument.takes(member.value) else {
        return "\(argument.name) must be of type \(argument.kind.rawValue)"
      }
      if let word = member.value.string, !argument.choices.isEmpty,
        !argument.choices.contains(word)
      {
        return "\(argument.name) must be one of " + argument.choices.joined(separator: ", ")
      }
    }
    let missing = tool.arguments.first { $0.isRequired && arguments[$0.name] == nil }
    return missing.map { "\(tool.name) needs the argument \($0.name): \($0.help)" }
  }
}
