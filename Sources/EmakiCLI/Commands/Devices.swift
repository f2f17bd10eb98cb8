import EmakiWorkspace
import EmakiLimits
import EmakiText
import ArgumentParser
import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// `emaki devices`
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that scenes can be laid out for.",
    discussion: """
      Examples:
        emaki devices
        emaki devices --format json
      """)

  /// The forms of the output.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: "text or json.")
  var format: Format = .text

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      switch format {
      case .text:
        let header = ["name", "points", "scale", "safe area t–l–b–r", "landscape", "also"]
        try Terminal.writeData(Table.text([header] + Device.all.map(Self.row)))
      case .json:
        let list = JSONValue.object([("devices", .array(Device.all.map(Self.json)))])
        try Terminal.writeData(list.text + "\n")
      }
    }
  }

  /// Lengths in points, upright but for the last of them.
  private static func json(_ device: Device) -> JSONValue {
    .object([
      ("name", .string(device.identifier)),
      ("title", .string(device.name)),
      ("width", .number(device.portraitSize.width)),
      ("height", .number(device.portraitSize.height)),
      ("scale", .number(device.scale)),
      ("safeArea", device.portraitSafeArea.json),
      ("landscapeSafeArea", device.landscapeSafeArea.json),
      ("also", .array(device.identifiers.dropFirst().map(JSONValue.string))),
    ])
  }

  private static func row(_ device: Device) -> [String] {
    let size = device.portraitSize
    return [
      device.identifier,
      "\(Int(clamping: size.width))×\(Int(clamping: size.height))",
      "@\(Int(clamping: device.scale))x",
      text(of: device.portraitSafeArea),
      text(of: device.landscapeSafeArea),
      device.identifiers.dropFirst().joined(separator: ", "),
    ]
  }

  /// `top–left–bottom–right`
  private static func text(of insets: Insets) -> String {
    let sides: [Double] = [insets.top, insets.left, insets.bottom, insets.right]
    return sides.map { String(Int(clamping: $0)) }.joined(separator: "–")
  }
}
